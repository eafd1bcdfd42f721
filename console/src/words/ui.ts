/** Texts of the design system. */
export const uiWords = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  optional: 'optional',
  /** Between an amount before and after a change, for screen readers. */
  changedTo: ', changed to',
  justNow: 'just now',
  soon: 'in less than a minute',
  /** The time that’s left, in little room. */
  days: (days: number) => `${days}d`,
  daysAndHours: (days: number, hours: number) => `${days}d ${hours}h`,
  hoursAndMinutes: (hours: number, minutes: string) => `${hours}h ${minutes}m`,
}
