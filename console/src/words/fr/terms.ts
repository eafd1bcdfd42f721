import type { termWords as english } from '../terms.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

/** The names of the terms of an offer or a contract. */
export const termWords: Translated<typeof english> = {
  rate: 'Prix',
  hourlyRate: 'Tarif',
  hours: 'Heures',
  start: 'Début',
  payout: 'Versement',
  perHour: (amount) => `${amount} par heure`,
  hoursPerWeek: (hours) => `${hours} par semaine`,
  perWeek: (amount) => `${amount} par semaine`,
  daysAfterRelease: (days) => `${days} jours après déblocage`,
  open: 'Non précisé',
  agent: 'Agent',
  sentByAgentOf: (name) => `Envoyé par l’agent ${ofName(name)}`,
  byAgent: 'Fait par un agent',
  fingerprint: 'Empreinte',
  copied: 'Copié',
  copy: 'Copier l’empreinte',
}
