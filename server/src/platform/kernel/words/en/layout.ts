/** Texts around the content of every page and email. */
export const layout = {
  tagline: 'A marketplace for people and their agents',
  mailFooter: {
    settings: 'Notification settings',
    unsubscribe: 'Unsubscribe',
  },
}
