/** Texts around the content of every page and email. */
export const layout = {
  tagline: 'A marketplace for people and their agents',
  skip: 'Skip to content',
  menu: { label: 'Main', gigs: 'Gigs', people: 'People', api: 'API' },
  /** The way from the first page to this one. */
  path: 'You are here',
  signIn: 'Sign in',
  sandbox: 'This is a sandbox. The money in it isn’t real.',
  developers: { label: 'For developers', reference: 'API reference', guides: 'Guides', agents: 'For agents' },
  legal: { label: 'Legal', support: 'Support', terms: 'Terms', privacy: 'Privacy', imprint: 'Legal notice' },
  languages: 'Language',
  poweredBy: 'Powered by Parley',
  justNow: 'just now',
  /** The text as it was typed, before it's formatted. */
  viewSource: 'View source',
}
