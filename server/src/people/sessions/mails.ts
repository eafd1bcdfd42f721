import { encodeId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { MailBuilder, MailWords, NewMail } from '../../platform/mail/domain.ts'
import type { User } from '../users/domain.ts'
import { INVITATION_DAYS, PROOF_MINUTES, type Session } from './domain.ts'

/** With a link, and a code for people who read the email on another device. */
export function signInMail(to: string, { link, code }: { link: string; code: string }): NewMailBuilder {
  return ({ words, brand }) => {
    const texts = words.signInMails.code
    return {
      to,
      subject: texts.subject(brand.name, code),
      blocks: [
        texts.enterCode,
        { code },
        texts.openLink,
        { link, label: texts.button(brand.name) },
        texts.expires(PROOF_MINUTES),
      ],
      reason: words.signInMails.reasons.signIn(brand.name),
    }
  }
}

/** To an address without an account, where sign-up is closed. */
export function noAccountMail(to: string): NewMailBuilder {
  return ({ words, brand }) => {
    const texts = words.signInMails.noAccount
    return {
      to,
      subject: texts.subject(brand.name),
      blocks: [texts.happened, texts.toDo],
      reason: words.signInMails.reasons.signIn(brand.name),
    }
  }
}

export function newDeviceMail({
  user_agent: browser,
  address,
  signed_in_at,
}: Pick<Session, 'user_agent' | 'address' | 'signed_in_at'>): MailBuilder {
  return ({ words, brand, formats }) => {
    const texts = words.signInMails.newDevice
    return {
      subject: texts.subject(brand.name),
      blocks: [
        texts.happened({ browser, address, time: formats.moment(signed_in_at) }),
        texts.toDo,
        { link: '/settings', label: texts.button },
      ],
    }
  }
}

/** For previewing these emails. */
export function exampleNewDeviceMail(site: Site): MailWords {
  const { exampleBrowser } = site.words.signInMails.newDevice
  return newDeviceMail({ user_agent: exampleBrowser, address: '192.0.2.7', signed_in_at: EXAMPLE_TIME })(site)
}

/** Names the account, so that no one adds their address to someone else's account. */
export function newAddressMail(
  to: string,
  { display_name, id }: Pick<User, 'display_name' | 'id'>,
  link: string,
): NewMailBuilder {
  return ({ words, brand }) => {
    const texts = words.signInMails.newAddress
    return {
      to,
      subject: texts.subject(brand.name),
      blocks: [
        texts.happened({ user: display_name, id: encodeId('usr', id) }),
        { link, label: texts.button },
        texts.expires(PROOF_MINUTES),
      ],
      reason: words.signInMails.reasons.newAddress(brand.name),
    }
  }
}

/** To the address that is being replaced. */
export function addressChangedMail({ words, brand }: Site): MailWords {
  const texts = words.signInMails.addressChanged
  return { subject: texts.subject(brand.name), blocks: [texts.happened, texts.ifNot] }
}

/** To the address that is being removed. */
export function addressRemovedMail({ words, brand }: Site): MailWords {
  const texts = words.signInMails.addressRemoved
  return { subject: texts.subject(brand.name), blocks: [texts.happened, texts.ifNot] }
}

/** `claims`: the user is taking over an account that an operator has been acting for. */
export function invitationMail(to: string, link: string, { claims }: { claims: boolean }): NewMailBuilder {
  return ({ words, brand }) => {
    const texts = words.signInMails.invitation
    return {
      to,
      subject: texts.subject(brand.name),
      blocks: [
        texts.happened,
        { link, label: texts.button },
        ...(claims ? [texts.managed] : []),
        texts.expires(INVITATION_DAYS),
      ],
      reason: words.signInMails.reasons.invitation(brand.name),
    }
  }
}

/** For addresses that may not belong to a user yet. */
type NewMailBuilder = (site: Site) => NewMail

const EXAMPLE_TIME = '2026-11-14T23:55:00.000Z' as Instant
