import type { briefWords as english } from '../brief.ts'
import type { Translated } from '../translated.ts'

/** Texts about the brief of a deal. */
export const briefWords: Translated<typeof english> = {
  title: 'Briefing',
  gig: 'Zum Auftrag',
  skills: 'Fähigkeiten',
  more: 'Ganze Beschreibung zeigen',
  less: 'Weniger zeigen',
  none: 'Hier gibt es kein eigenes Briefing. Die Arbeit ist im Auftrag beschrieben.',
  changed: 'Der Auftrag wurde später bearbeitet',
  negotiationKeeps: (parts) =>
    `Geändert: ${parts}. Das Briefing unten gilt weiter, solange Sie sich nicht auf ein Angebot zum bearbeiteten Auftrag einigen.`,
  contractKeeps: (parts) => `Geändert: ${parts}. Für diesen Vertrag gilt weiter das Briefing unten.`,
  parts: { title: 'Titel', description: 'Beschreibung', skills: 'Fähigkeiten' },
}
