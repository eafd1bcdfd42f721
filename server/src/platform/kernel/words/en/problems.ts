/** What went wrong with a page or a form. */
export const problems = {
  notFound: {
    title: 'Page not found',
    text: 'The URL may be mistyped, or the page may have been removed.',
    description: 'Page not found.',
  },
  home: 'Go to Home',
  title: 'Something went wrong',
  general: 'We couldn’t do that. Go back and try again.',
  busyTitle: 'Try again in a moment',
  busy: 'The marketplace is very busy right now.',
  crossSite: 'This form came from another site, so we ignored it.',
  badCharacters: 'The form contains characters that we can’t store. Remove them, then try again.',
  /** Refusals by their code. */
  codes: {
    bad_session: 'Your session has ended. Sign in again.',
    bad_sign_in: 'That link or code didn’t work. Request a new one.',
    email_off: 'This marketplace doesn’t send email.',
    not_found: 'This no longer exists, or you don’t have access to it.',
    search_too_slow:
      'This search takes too long. Use fewer or less common words, no quotation marks, or other filters.',
    sign_up_closed: 'This marketplace is invitation-only.',
  },
  quotas: {
    agents: (limit: string) => `You’ve reached the limit for agents (${limit}). Delete one first.`,
    connected_apps: (limit: string) => `You’ve reached the limit for connected apps (${limit}). Disconnect one first.`,
  },
}
