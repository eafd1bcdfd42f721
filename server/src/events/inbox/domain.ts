import type { Instant } from '../../platform/kernel/time.ts'
import type { Subject } from '../feed/domain.ts'

/** Something that does not go on until the caller does something about it. */
export interface Waiting {
  subject: Subject
  /** One of the subject's `allowed_actions`, or a change the caller can make to it. */
  action: string
  /** For people: what happened, and what is asked of them. */
  why: string
  /** When it is decided without them; null when it waits for ever. */
  deadline: Instant | null
  /** Since when it waits. */
  since: Instant
}

/** What a feature's query says of something that waits. */
export interface WaitingRow {
  id: string
  action: string
  deadline: Instant | null
  since: Instant
}

/** The same for people: each action with what there is to say about it. */
export function waitingFrom(
  type: string,
  rows: readonly WaitingRow[],
  why: Readonly<Record<string, string>>,
): Waiting[] {
  return rows.map(({ id, action, deadline, since }) => ({
    subject: { type, id: id as Subject['id'] },
    action,
    why: why[action] ?? '',
    deadline,
    since,
  }))
}

/** Where in an inbox something stands: by deadline, those without one last; then by how long it waits. */
export interface Place {
  deadline: Instant | null
  since: Instant
  id: string
  action: string
}

export function placeOf({ deadline, since, subject, action }: Waiting): Place {
  return { deadline, since, id: subject.id, action }
}

export function comparePlaces(a: Place, b: Place): number {
  return (
    compare(a.deadline ?? NEVER, b.deadline ?? NEVER) ||
    compare(a.since, b.since) ||
    compare(a.id, b.id) ||
    compare(a.action, b.action)
  )
}

const NEVER = '~'

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
