import { encodeId } from '../../platform/kernel/ids.ts'
import type { NewMail } from '../../platform/mail/domain.ts'
import type { User } from '../users/domain.ts'
import { INVITATION_DAYS, PROOF_MINUTES, type Session } from './domain.ts'

// The words of all mails about signing in.

/** With a link, and a code for people who read the mail on another device. */
export function signInMail(to: string, { link, code }: { link: string; code: string }): NewMail {
  return {
    to,
    subject: `Your code for Parley: ${code}`,
    blocks: [
      'Enter this code where you asked to sign in:',
      { code },
      'Or open this link in the browser in which you want to be signed in:',
      { link, label: 'Sign in to Parley' },
      `The code and the link work once, for ${PROOF_MINUTES} minutes. If you did not ask for them, do nothing: without them nobody can sign in.`,
    ],
  }
}

/** To an address without an account, where sign-up is closed. */
export function noAccountMail(to: string): NewMail {
  return {
    to,
    subject: 'Sign-in to Parley',
    blocks: [
      'Somebody, perhaps you, asked to sign in with this address. There is no account with it, and new users need an invitation.',
      'If you have an account, use the address that you registered. If you did not ask for this, do nothing.',
    ],
  }
}

export function newDeviceMail({ user_agent, address, signed_in_at }: Session): Omit<NewMail, 'to'> {
  return {
    subject: 'A new sign-in to your Parley account',
    blocks: [
      `Your account was used to sign in with a browser or from a network address that it has not been used with before: ${user_agent ?? 'unknown'}, from ${address}, at ${signed_in_at}.`,
      'If this was you, there is nothing to do. If not, sign in, end that session under your sessions, and remove passkeys and keys that you do not know.',
    ],
  }
}

/** Names the account, so that nobody adds their address to somebody else's. */
export function newAddressMail(
  to: string,
  { display_name, id }: Pick<User, 'display_name' | 'id'>,
  link: string,
): NewMail {
  return {
    to,
    subject: 'Confirm your address for Parley',
    blocks: [
      `The account “${display_name}” (${encodeId('usr', id)}) asked to use this address. If that's your account, open this link in a browser where you're signed in to it:`,
      { link, label: 'Confirm this address' },
      `The link works once, for ${PROOF_MINUTES} minutes. If it isn't your account, do nothing: nothing will change.`,
    ],
  }
}

/** To the address that is being replaced. */
export function addressChangedMail(): Omit<NewMail, 'to'> {
  return {
    subject: 'The address of your Parley account was changed',
    blocks: [
      'Your account has another e-mail address from now on, and this one cannot be used to sign in.',
      'If this was not you, tell the operator of the marketplace at once.',
    ],
  }
}

/** To the address that is being removed. */
export function addressRemovedMail(): Omit<NewMail, 'to'> {
  return {
    subject: 'The address of your Parley account was removed',
    blocks: [
      'This address was removed from your account, and cannot be used to sign in.',
      'If this was not you, tell the operator of the marketplace at once.',
    ],
  }
}

export function invitationMail(to: string, link: string): NewMail {
  return {
    to,
    subject: 'You are invited to Parley',
    blocks: [
      'An operator of the marketplace has made an account for you. Open this link to sign in:',
      { link, label: 'Accept the invitation' },
      `The link works once, for ${INVITATION_DAYS} days.`,
    ],
  }
}
