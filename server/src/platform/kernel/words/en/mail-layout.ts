/** Texts around the content of every email. */
export const mailLayout = {
  settings: 'Notification settings',
  unsubscribe: 'Unsubscribe',
  /** How a plain text shows a value next to its name. */
  fact: (name: string, value: string) => `${name}: ${value}`,
  /** How it introduces a link. */
  link: (label: string) => `${label}:`,
}
