import { encodeId } from '../../platform/kernel/ids.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import type { Content, ReportableType } from '../../platform/kernel/moderation.ts'
import type { MailBlock, MailWords } from '../../platform/mail/domain.ts'
import type { Notice, RemovalRecord } from './domain.ts'

// The words of all emails about what operators decide about a user and what they write. None says who reported anything.

type About = Pick<RemovalRecord, 'subject_type' | 'subject_id' | 'conversation_id'>

/** `content`: what was removed; null for a suspension. */
export function removedMail({ reason, ...about }: RemovalRecord, content: Pick<Content, 'title'> | null): MailWords {
  const isSuspension = about.subject_type === 'profile'
  return {
    subject: isSuspension ? 'Your account was suspended' : `Your ${about.subject_type} was removed`,
    blocks: [
      isSuspension
        ? `An operator of ${MARKETPLACE_NAME} suspended your account. You can still sign in, read everything, respond to disputes and issue refunds. Your gigs are hidden until the suspension ends.`
        : `An operator of ${MARKETPLACE_NAME} removed your ${about.subject_type}. ${effects[about.subject_type]}`,
      ...factsOf({ Title: content?.title, Reason: reason }),
      'If you think this is a mistake, you can object once. An operator will decide.',
      { link: placeOf(about), label: isSuspension ? 'Sign in to object' : 'Read it and object' },
    ],
  }
}

/** `note`: what an operator replied to the objection. */
export function restoredMail(removal: About, note: string | null): MailWords {
  const { subject_type: type } = removal
  const isSuspension = type === 'profile'
  return {
    subject: isSuspension ? 'Your suspension has ended' : `Your ${type} was restored`,
    blocks: [
      isSuspension
        ? `An operator of ${MARKETPLACE_NAME} reinstated your account. You have full access again, and your gigs are listed again.`
        : `An operator of ${MARKETPLACE_NAME} restored your ${type}. It’s exactly as it was before.`,
      ...factsOf({ Reply: note }),
      { link: placeOf(removal), label: `Open ${MARKETPLACE_NAME}` },
    ],
  }
}

/** After an objection was rejected. */
export function keptMail({ note, ...about }: RemovalRecord): MailWords {
  return {
    subject: 'Your objection was rejected',
    blocks: [
      about.subject_type === 'profile'
        ? 'An operator reviewed your objection. Your account will stay suspended. This decision is final.'
        : `An operator reviewed your objection. Your ${about.subject_type} will stay removed. This decision is final.`,
      ...factsOf({ Reply: note }),
      { link: placeOf(about), label: `Open ${MARKETPLACE_NAME}` },
    ],
  }
}

export function noticeMail({ text, subject_type }: Pick<Notice, 'text' | 'subject_type'>): MailWords {
  const about = subject_type === 'profile' ? '' : ` about your ${subject_type}`
  return {
    subject: `A message from the operators of ${MARKETPLACE_NAME}`,
    blocks: [
      `An operator wrote to you${about}:`,
      ...text.split('\n').filter((line) => line.trim() !== ''),
      { link: '/notices', label: 'Open message' },
    ],
  }
}

const effects: Record<ReportableType, string> = {
  gig: 'Only you and operators can see it now. Your contracts, negotiations and payments continue.',
  review: 'Only you and operators can see it now, and it no longer counts toward the average.',
  vouch: 'Only you and operators can see it now.',
  message: 'The other side sees only that there was a message. Your contracts and payments continue.',
  profile: '',
}

function factsOf(facts: Record<string, string | null | undefined>): MailBlock[] {
  const known = Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return known.length > 0 ? [{ facts: known }] : []
}

/** The page of the console on which its owner sees it and can object. */
function placeOf({ subject_type, subject_id, conversation_id }: About): string {
  if (subject_type === 'gig') return `/gigs/${encodeId('gig', subject_id)}`
  return conversation_id === null ? '/' : `/messages/${encodeId('cnv', conversation_id)}`
}
