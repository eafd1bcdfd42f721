import type { agentActions as english } from '../en/agent-actions.ts'
import type { Translated } from '../translated.ts'

/** What a mandate can let an agent do, as parts of a list that follows a colon. */
export const agentActions: Translated<typeof english> = {
  'negotiations.round': 'Angebote machen',
  'negotiations.agree': 'Angebote annehmen',
  'contracts.approve': 'Verträgen zustimmen',
  'contracts.cancel': 'Verträge kündigen',
  'contracts.complete': 'Verträge als erfüllt beenden',
  'milestones.change': 'Meilensteine ändern',
  'milestones.fund': 'Meilensteine finanzieren',
  'milestones.release': 'Zahlungen freigeben',
  'milestones.refund': 'Auftraggebern Geld erstatten',
  'disputes.open': 'Streitfälle eröffnen',
  'disputes.propose': 'Einigungen vorschlagen',
  'disputes.accept': 'Einigungen annehmen',
  'disputes.reject': 'Schlichtungsvorschläge ablehnen',
  'disputes.withdraw': 'Streitfälle zurückziehen',
  'reviews.write': 'Bewertungen schreiben',
  'vouches.write': 'andere empfehlen',
  'gigs.publish': 'Aufträge ausschreiben',
  'gigs.delete': 'Aufträge schließen und löschen',
  'wallet.withdraw': 'Guthaben auszahlen',
}
