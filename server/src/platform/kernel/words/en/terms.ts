import { html, type LinkTo } from '../../html.ts'

/** The terms of use: their page, signing up, and emails about new versions. */
export const terms = {
  title: 'Terms of Use',
  description: (marketplace: string) => `The terms of use of ${marketplace}.`,
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
  why: 'Once you accept them, you can post gigs, apply, make offers, approve contracts and deposit money.',
  accepted: (day: string) => `You accepted this version on ${day}.`,
  signIn: (link: LinkTo) => html`To accept these terms, ${link('sign in')}.`,
  signUp: (link: LinkTo) => html`By creating an account, you agree to the ${link('Terms of Use')}.`,
  mails: {
    planned: {
      subject: (day: string) => `New Terms of Use take effect on ${day}`,
      intro: (marketplace: string, day: string) =>
        `${marketplace} has new Terms of Use. They take effect on ${day}. Until then, nothing changes.`,
      need: 'After that, you need to accept them before you post gigs, apply, make offers, approve contracts or deposit money. Your active contracts and your money aren’t affected.',
      action: 'Review the new terms',
    },
    inForce: {
      subject: (marketplace: string) => `${marketplace} has Terms of Use`,
      intro: (marketplace: string) => `${marketplace} has published Terms of Use, which are now in effect.`,
      need: 'You need to accept them before you post gigs, apply, make offers, approve contracts or deposit money. Your active contracts and your money aren’t affected.',
      action: 'Review the terms',
    },
    withdrawn: {
      subject: (day: string) => `The Terms of Use won’t change on ${day}`,
      text: (marketplace: string, day: string) =>
        `We told you about new Terms of Use that would take effect on ${day}. ${marketplace} has withdrawn them, so nothing changes.`,
    },
  },
}
