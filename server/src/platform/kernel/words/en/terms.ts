import { html, type LinkTo } from '../../html.ts'

/** The page of the terms of use, and agreeing to them when signing up. */
export const terms = {
  title: 'Terms of Use',
  description: (marketplace: string) => `Terms of Use for ${marketplace}.`,
  status: {
    in_force: (version: number, day: string) => `Version ${version}, in effect since ${day}`,
    planned: (version: number, day: string) => `Version ${version}, takes effect on ${day}`,
    replaced: (version: number) => `Version ${version}, no longer in effect`,
    withdrawn: (version: number) => `Version ${version}, withdrawn before it took effect`,
  },
  changes: 'What’s changed',
  text: 'Full text',
  elsewhere: 'Read the terms',
  current: 'Read the current version',
  accept: 'Accept',
  /** Above the button. */
  why: 'Once you accept them, you can post gigs, apply, make offers, approve contracts, and deposit money.',
  accepted: (day: string) => `You accepted this version on ${day}.`,
  signIn: (link: LinkTo) => html`To accept these terms, ${link('sign in')}.`,
  signUp: (link: LinkTo) => html`By creating an account, you agree to the ${link('Terms of Use')}.`,
}
