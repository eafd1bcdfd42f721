/** Texts of the design system. */
export const uiWords = {
  close: 'Close',
  /** What someone wrote. */
  quoted: (text: string) => `“${text}”`,
  /** Text that names what follows it. */
  label: (text: string) => `${text}:`,
  retry: 'Try again',
  loading: 'Loading',
  optional: 'optional',
  /** Between an amount before and after a change, for screen readers. */
  changedTo: ', changed to',
  justNow: 'just now',
  soon: 'in less than a minute',
  /** A date within a sentence, where “3 days ago” can stand as well. */
  onDay: (day: string) => `on ${day}`,
  /** The time that’s left, in little room. */
  days: (days: number) => `${days}d`,
  daysAndHours: (days: number, hours: number) => `${days}d ${hours}h`,
  hoursAndMinutes: (hours: number, minutes: string) => `${hours}h ${minutes}m`,
}
