import type { ContractId, GigId, UserId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'
import type { Subject } from '../feed/domain.ts'
import { textAt } from './words-domain.ts'

/** The gig and the two sides of the deal that an entry is about, if any. */
interface Deal {
  gig_id: GigId
  client_id: UserId
  worker_id: UserId
}

/** Why things are waiting. Clients with texts of their own have one for each. */
export const inboxReasons = [
  'application.shortlist',
  'negotiation.agree',
  'negotiation.round',
  'contract.approve',
  'contract.review',
  'milestone.release',
  'milestone.fund',
  'milestone.submit',
  'idle_milestone.release',
  'idle_milestone.submit',
  'dispute.respond',
  'dispute.accept',
  'dispute.recommend',
  'dispute.resolve',
  'deposit.confirm',
  'withdrawal.confirm',
  'approval.approve',
  'webhook.gone',
  'webhook.failing',
  'report.gig',
  'report.profile',
  'report.review',
  'report.vouch',
  'report.message',
  'objection.gig',
  'objection.profile',
  'objection.review',
  'objection.vouch',
  'objection.message',
  'removal.gig',
  'removal.profile',
  'removal.review',
  'removal.vouch',
  'removal.message',
] as const
export type InboxReason = (typeof inboxReasons)[number]

/** A resource waiting for the caller to act. */
export interface InboxEntry {
  subject: Subject
  /** Set for milestones and disputes. */
  contractId?: ContractId | undefined
  deal?: Partial<Deal>
  /** Who else it concerns, other than the other side of the deal. */
  counterpartyId?: UserId | null | undefined
  /** The amount at stake. */
  stakeCents?: number | null | undefined
  /** The public id of what an agent's request is about. */
  about?: string
  /** One of the subject's `allowed_actions`, or another change the caller can make to it. */
  action: string
  reason: InboxReason
  /** What happened, and what they can do. */
  why: (site: Site) => string
  /** When it will be decided without the caller; null if there's no deadline. */
  deadline: Instant | null
  since: Instant
  /** Whether the caller's key and mandate permit the action. */
  isOffered: boolean
}

/** The columns that a feature's query selects for an inbox entry. */
export interface InboxRow extends Partial<Deal> {
  id: string
  /** Set for milestones and disputes. */
  contract_id?: ContractId
  /** Who else it concerns, other than the other side of the deal. */
  counterparty_id?: UserId
  stake_cents?: number | null
  action: string
  deadline: Instant | null
  since: Instant
}

/** Turns rows into inbox entries; with the action, `cause` is the reason, if it isn't the type. */
export function inboxEntriesFrom<Row extends InboxRow>(
  type: string,
  rows: readonly Row[],
  isOffered: (row: Row) => boolean,
  cause = type,
): InboxEntry[] {
  return rows.map((row) => ({
    subject: { type, id: row.id as Subject['id'] },
    contractId: row.contract_id,
    deal: row,
    counterpartyId: row.counterparty_id,
    stakeCents: row.stake_cents,
    action: row.action,
    reason: `${cause}.${row.action}` as InboxReason,
    why: ({ words }) => textAt(words.tasks.why, `${cause}.${row.action}`) ?? '',
    deadline: row.deadline,
    since: row.since,
    isOffered: isOffered(row),
  }))
}

/** The other person an entry is about; null if there is none or the reader is on neither side. */
export function counterpartyOf({ deal = {}, counterpartyId }: InboxEntry, reader: UserId): UserId | null {
  if (counterpartyId) return counterpartyId
  const { client_id, worker_id } = deal
  return (reader === client_id ? worker_id : reader === worker_id ? client_id : null) ?? null
}

/** A user's snooze of a task. */
export interface Snooze {
  /** The task's `since` when it was snoozed; a later one ends the snooze. */
  seen_since: Instant
  until: Instant
}

/** Whether an entry is still snoozed. A snooze ends when something new happens, and a day before the deadline. */
export function isSnoozed({ since, deadline }: InboxEntry, { seen_since, until }: Snooze, now: Instant): boolean {
  return until > now && since <= seen_since && (deadline === null || deadline > addDays(now, 1))
}

/** An entry of the inbox, and when its reader's snooze ends. */
export interface Task extends InboxEntry {
  snoozedUntil: Instant | null
}

/** How many tasks are waiting for the caller, by type and action. */
export interface TaskCounts {
  /** An agent's request and what it's about count as one. */
  total: number
  snoozed: number
  byAction: readonly { type: string; action: string; count: number }[]
}

/** The sort key of an inbox entry: by deadline, with those without one last, then longest waiting first. */
export interface InboxPosition {
  deadline: Instant | null
  since: Instant
  id: string
  action: string
}

export function positionOf({ deadline, since, subject, action }: InboxEntry): InboxPosition {
  return { deadline, since, id: subject.id, action }
}

export function comparePositions(a: InboxPosition, b: InboxPosition): number {
  return (
    compare(a.deadline ?? NEVER, b.deadline ?? NEVER) ||
    compare(a.since, b.since) ||
    compare(a.id, b.id) ||
    compare(a.action, b.action)
  )
}

// Sorts after every timestamp.
const NEVER = '~'

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
