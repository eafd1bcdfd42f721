import type { words as english } from '../desk.ts'
import type { Translated } from '../translated.ts'

/** Texts of the page where arbiters and operators decide disputes. */
export const words: Translated<typeof english> = {
  title: 'Schlichtung',
  description:
    'Streitfälle zwischen anderen, nach Frist sortiert. Entscheidet niemand rechtzeitig, gilt das Standardergebnis.',
  filter: 'Nächster Schritt',
  filters: { in_review: 'Vorschlag', arbitration: 'Entscheidung' },
  none: 'Keine Streitfälle',
  noneText: 'Neue Streitfälle erscheinen hier. Mit „Alle“ sehen Sie Streitfälle mit jedem Status.',
  yours: { recommend: 'Wartet auf Vorschlag', resolve: 'Wartet auf Entscheidung' },
  conflict: 'Interessenkonflikt',
  conflicts: {
    side: 'Sie sind an diesem Streitfall beteiligt. Deshalb muss ein anderer Schlichter entscheiden.',
    dealt:
      'Sie haben mit einer der beiden Seiten gearbeitet oder haben sie empfohlen. Deshalb muss ein anderer Schlichter entscheiden.',
    recommended: 'Der Schlichtungsvorschlag stammt von Ihnen. Deshalb muss ein anderer Schlichter entscheiden.',
  },
  over: 'strittig',
  previous: 'Zurück',
  next: 'Weiter',
  keys: 'Mit j und k durch die Liste gehen',
  asSides: 'Ansicht der beiden Seiten',
  claims: { client: 'Standpunkt des Auftraggebers', worker: 'Standpunkt des Auftragnehmers' },
  proposes: 'Schlägt vor',
  noProposal: 'Noch kein Vorschlag',
  silent: 'Noch keine Stellungnahme.',
  figures: 'Beträge',
  byDefault: 'Standardergebnis',
  agreement: 'Vereinbarung',
  work: 'Lieferungen',
  nothingDelivered: 'Für diesen Meilenstein wurde nichts geliefert.',
  milestone: (amount) => `${amount} insgesamt`,
  gone: 'Den Vertrag können Sie nur sehen, solange der Streitfall läuft.',
}
