import { sayRequest } from '../../platform/kernel/agent-request.ts'
import type { Id, Prefix } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { MailWords, NewMail } from '../../platform/mail/domain.ts'
import type { InboxEntry, InboxReason } from '../inbox/domain.ts'
import { type EmailKind, emailKindNames } from './kinds-domain.ts'
import {
  dailyMail,
  matchesMail,
  oneMail,
  type Reading,
  type Said,
  sayEvent,
  sayMatches,
  sayMessages,
  sayTask,
} from './words-domain.ts'

/** The emails that people can turn off. */
export const noticeKinds = [...emailKindNames, 'daily'] as const
type NoticeKind = (typeof noticeKinds)[number]

/** The same, and those that other areas send. */
export const previewKinds = [...noticeKinds, 'security', 'invitation'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** An email as it is sent, to no one in particular. */
type ExampleMail = Omit<NewMail, 'to'>

/** Writes an example of each email that other areas send. */
export type OtherMails = Readonly<Record<Exclude<PreviewKind, NoticeKind>, (site: Site) => ExampleMail>>

/** An email as it would be sent, about a deal that doesn't exist. */
export function exampleMailOf(kind: NoticeKind, reading: Reading, due: Instant): ExampleMail {
  const { site } = reading
  const all = examples(reading, due)
  return { ...wordsOf(kind, all, site), reason: site.words.notices.reasons[kind], unsubscribeUrl: '#' }
}

function wordsOf(kind: NoticeKind, all: Examples, site: Site): MailWords {
  if (kind === 'daily') return dailyMail([all.tasks, all.messages, all.money, all.searches], site)
  return kind === 'searches' ? matchesMail([all.searches], site) : oneMail(all[kind])
}

type Examples = Record<EmailKind, Said>

function examples(reading: Reading, due: Instant): Examples {
  const { site } = reading
  const { words, formats } = site
  const { gig, otherGig, search } = words.notices.examples
  const { fixed, hourly } = words.gigs.rates
  const names = { gig, person: 'Maya Lindqvist' }
  const entry = (type: string, action: string, reason: InboxReason, why: InboxEntry['why']): InboxEntry => ({
    subject: { type, id: EXAMPLE_ID },
    contractId: EXAMPLE_ID as Id<'con'>,
    stakeCents: 90_000,
    action,
    reason,
    why,
    deadline: due,
    since: due,
    isOffered: true,
  })
  const toReview = entry(
    'milestone',
    'release',
    'milestone.release',
    ({ words }) => words.tasks.why['milestone.release'],
  )
  const toApprove = entry('approval', 'approve', 'approval.approve', (site) => {
    const request = sayRequest({ kind: 'fund', milestone: gig, cents: 90_000 }, site)
    return site.words.tasks.because.approval({ agent: 'Scout', request })
  })
  const toRespond = entry('dispute', 'respond', 'dispute.respond', ({ words }) => words.tasks.why['dispute.respond'])
  const paid = {
    type: 'payout.paid',
    subject: { type: 'payout', id: EXAMPLE_ID },
    amount_cents: 85_500,
    contract_id: null,
  } as const
  const gigs = [
    { id: 'gig_example_1', title: gig, rate: fixed.exactly(formats.money(90_000)) },
    { id: 'gig_example_2', title: otherGig, rate: hourly.exactly(formats.money(4_000)) },
  ]
  return {
    tasks: sayTask({ kind: 'tasks', about: 'task' }, toReview, names, reading),
    messages: sayMessages({ type: 'conversation', id: EXAMPLE_ID }, 2, names, site),
    approvals: sayTask({ kind: 'approvals', about: 'task' }, toApprove, { gig: null, person: names.person }, reading),
    disputes: sayTask({ kind: 'disputes', about: 'task' }, toRespond, names, reading),
    money: sayEvent('money', paid, names, site),
    searches: sayMatches({ id: EXAMPLE_ID, name: search }, gigs, 0, site),
  }
}

const EXAMPLE_ID = '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<Prefix>
