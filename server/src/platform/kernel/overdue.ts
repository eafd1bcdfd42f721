import type { Clock, Instant } from './time.ts'

/** A row whose deadline has passed; the kind says which deadline to process. */
export interface DueRow {
  kind: 'gig' | 'negotiation' | 'contract' | 'approval'
  id: string
}

/**
 * Thrown by a use case that encounters rows whose deadlines have passed. The deadlines are then processed, and the use case runs
 * again.
 */
export class Overdue extends Error {
  readonly rows: readonly DueRow[]

  constructor(rows: readonly DueRow[]) {
    super(`A deadline has passed: ${rows.map(({ kind, id }) => `${kind} ${id}`).join(', ')}.`)
    this.name = 'Overdue'
    this.rows = rows
  }
}

/** A deadline takes effect at its time, so no use case works with a row whose deadline has passed. */
export function requireNotDue({ clock }: { clock: Clock }, row: DueRow, dueAt: Instant | null): void {
  if (dueAt !== null && dueAt <= clock.now()) throw new Overdue([row])
}
