import type { termWords as english } from '../terms.ts'
import type { Translated } from '../translated.ts'

/** The names of the terms of an offer or a contract. */
export const termWords: Translated<typeof english> = {
  rate: 'Preis',
  hourlyRate: 'Stundensatz',
  hours: 'Stunden',
  start: 'Beginn',
  payout: 'Gutschrift',
  perHour: (amount) => `${amount} pro Stunde`,
  hoursPerWeek: (hours) => `${hours} pro Woche`,
  perWeek: (amount) => `${amount} pro Woche`,
  daysAfterRelease: (days) => `${days} Tage nach Freigabe`,
  open: 'Keine Angabe',
  agent: 'Agent',
  sentByAgentOf: (name) => `Gesendet vom Agenten von ${name}`,
  byAgent: 'Von einem Agenten',
  fingerprint: 'Fingerabdruck',
  copied: 'Kopiert',
  copy: 'Fingerabdruck kopieren',
}
