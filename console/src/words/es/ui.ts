import type { Translated } from '../translated.ts'
import type { uiWords as english } from '../ui.ts'

export const uiWords: Translated<typeof english> = {
  close: 'Cerrar',
  quoted: (text) => `“${text}”`,
  label: (text) => `${text}:`,
  retry: 'Reintentar',
  loading: 'Cargando',
  optional: 'opcional',
  changedTo: ', pasa a',
  justNow: 'hace un momento',
  soon: 'en menos de un minuto',
  onDay: (day) => `el ${day}`,
  days: (days) => `${days} d`,
  daysAndHours: (days, hours) => `${days} d ${hours} h`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
}
