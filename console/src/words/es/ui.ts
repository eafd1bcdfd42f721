import type { Translated } from '../translated.ts'
import type { uiWords as english } from '../ui.ts'

export const uiWords: Translated<typeof english> = {
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando',
  optional: 'opcional',
  changedTo: ', pasa a',
  justNow: 'hace un momento',
  soon: 'en menos de un minuto',
  days: (days) => `${days} d`,
  daysAndHours: (days, hours) => `${days} d ${hours} h`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
}
