import type { Translated } from '../translated.ts'
import type { uiWords as english } from '../ui.ts'

/** Texts of the design system. */
export const uiWords: Translated<typeof english> = {
  close: 'Fermer',
  quoted: (text) => `« ${text} »`,
  label: (text) => `${text} :`,
  retry: 'Réessayer',
  loading: 'Chargement',
  optional: 'facultatif',
  changedTo: ', remplacé par',
  justNow: 'à l’instant',
  soon: 'dans moins d’une minute',
  onDay: (day) => `le ${day}`,
  days: (days) => `${days} j`,
  daysAndHours: (days, hours) => `${days} j ${hours} h`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes}`,
}
