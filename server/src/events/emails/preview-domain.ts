import type { Id, Prefix } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { MailWords, NewMail } from '../../platform/mail/domain.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import { type EmailKind, emailKindNames } from './kinds-domain.ts'
import {
  dailyMail,
  matchesMail,
  oneMail,
  type Reading,
  reasonOf,
  type Said,
  sayEvent,
  sayMatches,
  sayMessages,
  sayTask,
} from './words-domain.ts'

/** The kinds of emails, and those that can't be turned off. */
export const previewKinds = [...emailKindNames, 'daily', 'security'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** An email as it is sent, to no one in particular. */
export type ExampleMail = Omit<NewMail, 'to'>

/** An email as it would be sent, about a deal that doesn't exist. */
export function exampleMailOf(kind: Exclude<PreviewKind, 'security'>, reading: Reading, due: Instant): ExampleMail {
  const all = examples(reading, due)
  return { ...wordsOf(kind, all), reason: reasonOf(kind), unsubscribeUrl: '#' }
}

function wordsOf(kind: Exclude<PreviewKind, 'security'>, all: Examples): MailWords {
  if (kind === 'daily') return dailyMail([all.tasks, all.messages, all.money, all.searches])
  return kind === 'searches' ? matchesMail([all.searches]) : oneMail(all[kind])
}

type Examples = Record<EmailKind, Said>

function examples(reading: Reading, due: Instant): Examples {
  const names = { gig: 'Translate a travel guide', person: 'Maya Lindqvist' }
  const entry = (type: string, action: string, why: string): InboxEntry => ({
    subject: { type, id: EXAMPLE_ID },
    contractId: EXAMPLE_ID as Id<'con'>,
    stakeCents: 90_000,
    action,
    why,
    deadline: due,
    since: due,
    isOffered: true,
  })
  const toReview = entry(
    'milestone',
    'release',
    'The worker delivered work. Release the payment or request changes. After the deadline, it’s released automatically.',
  )
  const toApprove = entry(
    'approval',
    'approve',
    `Your agent “Scout” needs your approval: Put ${reading.money(90_000)} into escrow for “${names.gig}”. Approve or reject it.`,
  )
  const toRespond = entry(
    'dispute',
    'respond',
    'The other side opened a dispute. Respond before the deadline, or it may be decided against you.',
  )
  const paid = {
    type: 'payout.paid',
    subject: { type: 'payout', id: EXAMPLE_ID },
    amount_cents: 85_500,
    contract_id: null,
  } as const
  const gigs = [
    { id: 'gig_example_1', title: names.gig, rate: `${reading.money(90_000)} fixed price` },
    { id: 'gig_example_2', title: 'Proofread a thesis', rate: `${reading.money(4_000)} per hour` },
  ]
  return {
    tasks: sayTask({ kind: 'tasks', about: 'task' }, toReview, names, reading),
    messages: sayMessages({ type: 'conversation', id: EXAMPLE_ID }, 2, names),
    approvals: sayTask({ kind: 'approvals', about: 'task' }, toApprove, { gig: null, person: names.person }, reading),
    disputes: sayTask({ kind: 'disputes', about: 'task' }, toRespond, names, reading),
    money: sayEvent('money', paid, names, reading),
    searches: sayMatches({ id: EXAMPLE_ID, name: 'Translation into French' }, gigs, 0),
  }
}

const EXAMPLE_ID = '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<Prefix>
