import { encodeId } from '../../platform/kernel/ids.ts'
import type { Content } from '../../platform/kernel/moderation.ts'
import type { MailBlock, MailBuilder } from '../../platform/mail/domain.ts'
import type { Notice, RemovalRecord } from './domain.ts'

type About = Pick<RemovalRecord, 'subject_type' | 'subject_id' | 'conversation_id'>

/** `content`: what was removed; null for a suspension. */
export function removedMail(
  { reason, ...about }: About & Pick<RemovalRecord, 'reason'>,
  content: Pick<Content, 'title'> | null,
): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.moderationMails
    const removed = texts.removed[about.subject_type]
    return {
      subject: removed.subject,
      blocks: [
        removed.happened(brand.name),
        ...factsOf([texts.facts.title, content?.title], [texts.facts.reason, reason]),
        texts.mayObject,
        { link: placeOf(about), label: removed.button },
      ],
    }
  }
}

/** `note`: what an operator replied to the objection. */
export function restoredMail(removal: About, note: string | null): MailBuilder {
  return ({ words, brand }) => {
    const { restored, facts, open } = words.moderationMails
    const { subject, happened } = restored[removal.subject_type]
    return {
      subject,
      blocks: [
        happened(brand.name),
        ...factsOf([facts.reply, note]),
        { link: placeOf(removal), label: open(brand.name) },
      ],
    }
  }
}

/** After an objection was rejected. */
export function keptMail({ note, ...about }: About & Pick<RemovalRecord, 'note'>): MailBuilder {
  return ({ words, brand }) => {
    const { kept, facts, open } = words.moderationMails
    return {
      subject: kept.subject,
      blocks: [
        kept.happened[about.subject_type],
        ...factsOf([facts.reply, note]),
        { link: placeOf(about), label: open(brand.name) },
      ],
    }
  }
}

export function noticeMail({ text, subject_type }: Pick<Notice, 'text' | 'subject_type'>): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.moderationMails.notice
    return {
      subject: texts.subject(brand.name),
      blocks: [
        texts.wrote[subject_type],
        ...text.split('\n').filter((line) => line.trim() !== ''),
        { link: '/notices', label: texts.button },
      ],
    }
  }
}

function factsOf(...facts: [name: string, value: string | null | undefined][]): MailBlock[] {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return known.length > 0 ? [{ facts: known }] : []
}

/** The page of the console on which its owner sees it and can object. */
function placeOf({ subject_type, subject_id, conversation_id }: About): string {
  if (subject_type === 'gig') return `/gigs/${encodeId('gig', subject_id)}`
  return conversation_id === null ? '/' : `/messages/${encodeId('cnv', conversation_id)}`
}
