import { encodeId } from '../../platform/kernel/ids.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { formatMoment, type Instant } from '../../platform/kernel/time.ts'
import type { MailWords, NewMail } from '../../platform/mail/domain.ts'
import type { User } from '../users/domain.ts'
import { INVITATION_DAYS, PROOF_MINUTES, type Session } from './domain.ts'

// The text of all emails about signing in.

/** With a link, and a code for people who read the email on another device. */
export function signInMail(to: string, { link, code }: { link: string; code: string }): NewMail {
  return {
    to,
    subject: `Your ${MARKETPLACE_NAME} code: ${code}`,
    blocks: [
      'Enter this code on the page where you’re signing in:',
      { code },
      'Or open this link in the browser you want to sign in with:',
      { link, label: `Sign in to ${MARKETPLACE_NAME}` },
      `The code and the link expire in ${PROOF_MINUTES} minutes and can be used only once. If you didn’t request them, you can ignore this email: no one can sign in without them.`,
    ],
    reason: ASKED_TO_SIGN_IN,
  }
}

/** To an address without an account, where sign-up is closed. */
export function noAccountMail(to: string): NewMail {
  return {
    to,
    subject: `Signing in to ${MARKETPLACE_NAME}`,
    blocks: [
      'Someone, perhaps you, tried to sign in with this address. There’s no account with it, and new users need an invitation.',
      'If you have an account, sign in with its address. If you didn’t request this, you can ignore this email.',
    ],
    reason: ASKED_TO_SIGN_IN,
  }
}

export function newDeviceMail({
  user_agent,
  address,
  signed_in_at,
}: Pick<Session, 'user_agent' | 'address' | 'signed_in_at'>): MailWords {
  return {
    subject: `New sign-in to your ${MARKETPLACE_NAME} account`,
    blocks: [
      `Someone signed in to your account from a new browser or network: ${user_agent ?? 'unknown browser'}, from ${address}, on ${formatMoment(signed_in_at)}.`,
      'If this was you, you’re all set. If not, sign in, end that session, and remove any passkeys and keys you don’t recognize.',
      { link: '/settings', label: 'Review sessions' },
    ],
  }
}

/** For previewing these emails. */
export function exampleNewDeviceMail(): MailWords {
  return newDeviceMail({ user_agent: 'Firefox on Linux', address: '192.0.2.7', signed_in_at: EXAMPLE_TIME })
}

/** Names the account, so that no one adds their address to someone else's account. */
export function newAddressMail(
  to: string,
  { display_name, id }: Pick<User, 'display_name' | 'id'>,
  link: string,
): NewMail {
  return {
    to,
    subject: `Confirm your email address for ${MARKETPLACE_NAME}`,
    blocks: [
      `Someone asked to use this email address for the account “${display_name}” (${encodeId('usr', id)}). If that’s your account, open this link in a browser where you’re signed in to it:`,
      { link, label: 'Confirm email address' },
      `The link expires in ${PROOF_MINUTES} minutes and can be used only once. If it isn’t your account, ignore this email: nothing will change.`,
    ],
    reason: `You’re getting this because someone asked to use this address for an account on ${MARKETPLACE_NAME}.`,
  }
}

/** To the address that is being replaced. */
export function addressChangedMail(): MailWords {
  return {
    subject: `The email address for your ${MARKETPLACE_NAME} account was changed`,
    blocks: [
      'Your account now has a different email address, and this one can’t be used to sign in anymore.',
      'If this wasn’t you, contact the marketplace’s operators right away.',
    ],
  }
}

/** To the address that is being removed. */
export function addressRemovedMail(): MailWords {
  return {
    subject: `The email address for your ${MARKETPLACE_NAME} account was removed`,
    blocks: [
      'This address was removed from your account and can’t be used to sign in anymore.',
      'If this wasn’t you, contact the marketplace’s operators right away.',
    ],
  }
}

/** `claims`: the user is taking over an account that an operator has been acting for. */
export function invitationMail(to: string, link: string, { claims }: { claims: boolean }): NewMail {
  return {
    to,
    subject: `You’re invited to ${MARKETPLACE_NAME}`,
    blocks: [
      'An operator of the marketplace created an account for you. Open this link to sign in:',
      { link, label: 'Accept invitation' },
      ...(claims
        ? [
            'Until you open it, the operator can act for you. After that, only you can, and your settings show everything that was done on your behalf.',
          ]
        : []),
      `The link expires in ${INVITATION_DAYS} days and can be used only once.`,
    ],
    reason: `You’re getting this because an operator of ${MARKETPLACE_NAME} invited this address.`,
  }
}

const EXAMPLE_TIME = '2026-11-14T23:55:00.000Z' as Instant

const ASKED_TO_SIGN_IN = `You’re getting this because someone entered this address to sign in to ${MARKETPLACE_NAME}.`
