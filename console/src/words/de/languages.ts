import type { words as english } from '../languages.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  own: {
    title: 'Sprache',
    text: 'Für Seiten, E-Mails und Beträge. Was andere schreiben, wird nicht übersetzt.',
    label: 'Sprache',
    browser: 'Wie im Browser',
    save: 'Speichern',
  },
  offered: {
    tab: 'Sprachen',
    text: 'Was alle für Seiten und E-Mails wählen können. Änderungen gelten innerhalb einer Sekunde. Die API ist immer auf Englisch.',
    standard: 'Standardsprache',
    standardHint: 'Für alle, deren Browser auf keine der angebotenen Sprachen eingestellt ist.',
    offered: 'Angebotene Sprachen',
    save: 'Sprachen speichern',
    saved: 'Sprachen gespeichert',
  },
}
