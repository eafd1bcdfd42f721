import type { ContractId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Subject } from '../feed/domain.ts'

/** A resource that waits for an action of the caller. */
export interface InboxEntry {
  subject: Subject
  /** Of a milestone or a dispute. */
  contractId?: ContractId | undefined
  /** One of the subject's `allowed_actions`, or another change the caller can make to it. */
  action: string
  /** Text for the user: what happened, and what they can do. */
  why: string
  /** When it is decided without the caller; null when there is no deadline. */
  deadline: Instant | null
  since: Instant
  /** Whether the key and the mandate of the caller permit the action. */
  isOffered: boolean
}

/** The columns of an inbox entry that a feature's query selects. */
export interface InboxRow {
  id: string
  /** Of a milestone or a dispute. */
  contract_id?: ContractId
  action: string
  deadline: Instant | null
  since: Instant
}

/** Turns rows into inbox entries; `why` has a text for each action. */
export function inboxEntriesFrom<Row extends InboxRow>(
  type: string,
  rows: readonly Row[],
  isOffered: (row: Row) => boolean,
  why: Readonly<Record<string, string>>,
): InboxEntry[] {
  return rows.map((row) => ({
    subject: { type, id: row.id as Subject['id'] },
    contractId: row.contract_id,
    action: row.action,
    why: why[row.action] ?? '',
    deadline: row.deadline,
    since: row.since,
    isOffered: isOffered(row),
  }))
}

/** The sort key of an inbox entry: by deadline, entries without one last; then the longest waiting first. */
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
