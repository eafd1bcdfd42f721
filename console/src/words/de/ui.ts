import type { Translated } from '../translated.ts'
import type { uiWords as english } from '../ui.ts'

/** Texts of the design system. */
export const uiWords: Translated<typeof english> = {
  close: 'Schließen',
  quoted: (text) => `„${text}“`,
  label: (text) => `${text}:`,
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  optional: 'optional',
  changedTo: ', geändert zu',
  justNow: 'gerade eben',
  soon: 'in weniger als einer Minute',
  onDay: (day) => `am ${day}`,
  days: (days) => `${days}\u00a0T.`,
  daysAndHours: (days, hours) => `${days}\u00a0T. ${hours}\u00a0Std.`,
  hoursAndMinutes: (hours, minutes) => `${hours}\u00a0Std. ${minutes}\u00a0Min.`,
}
