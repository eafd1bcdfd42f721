import type { words as english } from '../calendar.ts'
import type { Translated } from '../translated.ts'

/** Texts of the calendar. */
export const words: Translated<typeof english> = {
  title: 'Kalender',
  previous: 'Vorheriger Monat',
  next: 'Nächster Monat',
  today: 'Heute',
  overdue: 'Überfällig',
  yourTurn: 'Sie sind dran',
  more: (count) => `${count} weitere`,
  moreOn: (count, day) => `${count} weitere am ${day}`,
  none: (month) => `Nichts fällig im ${month}`,
  noneText: 'Hier erscheinen Meilensteine, Angebote, Streitfälle und Aufträge mit einer Frist.',
  at: (time) => `um ${time}`,
  gig: 'Auftrag',
  kinds: {
    milestone_due: 'Meilenstein fällig',
    automatic_release: 'Automatische Freigabe',
    automatic_refund: 'Automatische Erstattung, falls nichts geliefert wird',
    dispute_answer: 'Streitfall: Antwort fällig',
    dispute_decision: 'Streitfall: Entscheidung fällig',
    offer_expires: 'Angebot läuft ab',
    contract_approval: 'Zustimmung zum Vertrag fällig',
    gig_closes: 'Bewerbungsschluss',
  },
  shortKinds: {
    milestone_due: 'Fällig',
    automatic_release: 'Freigabe',
    automatic_refund: 'Erstattung',
    dispute_answer: 'Antwort',
    dispute_decision: 'Entscheidung',
    offer_expires: 'Angebot',
    contract_approval: 'Zustimmung',
    gig_closes: 'Endet',
  },
}
