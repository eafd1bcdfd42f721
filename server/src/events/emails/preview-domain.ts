import type { Id, Prefix } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { NewMail } from '../../platform/mail/domain.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import { emailKindNames } from './kinds-domain.ts'
import {
  dailyMail,
  oneMail,
  type Reading,
  reasonOf,
  type Said,
  sayEvent,
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
  const words = kind === 'daily' ? dailyMail([all.tasks, all.messages, all.money]) : oneMail(all[kind])
  return { ...words, reason: reasonOf(kind), unsubscribeUrl: '#' }
}

function examples(reading: Reading, due: Instant): Record<(typeof emailKindNames)[number], Said> {
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
  return {
    tasks: sayTask({ kind: 'tasks', about: 'task' }, toReview, names, reading),
    messages: sayMessages({ type: 'conversation', id: EXAMPLE_ID }, 2, names),
    approvals: sayTask({ kind: 'approvals', about: 'task' }, toApprove, { gig: null, person: names.person }, reading),
    disputes: sayTask({ kind: 'disputes', about: 'task' }, toRespond, names, reading),
    money: sayEvent('money', paid, names, reading),
  }
}

const EXAMPLE_ID = '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<Prefix>
