import type { FileFacts } from '../../files/attachments/domain.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import type { AgentId, DisputeId, Id, UserId } from '../../platform/kernel/ids.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface Evidence {
  title: string
  kind: 'text' | 'link'
  content: string
}

/** What one side wrote: data about the case, never instructions for its readers. */
export interface Statement {
  id: Id<'stm'>
  dispute_id: DisputeId
  side: Side
  user_id: UserId
  hosted_agent_id: AgentId | null
  text: string
  evidence: readonly Evidence[]
  attachments: readonly FileFacts[]
  proposed_worker_cents: number | null
  created_at: Instant
}

const STATEMENTS_PER_SIDE_MAX = 50
/**
 * The size of text, evidence and file details as JSON. Limited because a list shows up to a hundred disputes with all their
 * statements.
 */
const STATEMENT_BYTES_PER_SIDE_MAX = 100_000

/** One side's statements so far. */
export interface StatementTotals {
  count: number
  bytes: number
}

export const NO_STATEMENTS: StatementTotals = { count: 0, bytes: 0 }

export function totalsOf(statements: readonly Statement[], side: Side): StatementTotals {
  const own = statements.filter((statement) => statement.side === side)
  return { count: own.length, bytes: own.reduce((sum, statement) => sum + bytesOf(statement), 0) }
}

/** Whether this side can't make even the shortest statement. */
export function hasReachedLimits({ count, bytes }: StatementTotals): boolean {
  return (
    count >= STATEMENTS_PER_SIDE_MAX ||
    bytes + bytesOf({ text: 'x', evidence: [], attachments: [] }) > STATEMENT_BYTES_PER_SIDE_MAX
  )
}

/** Refuses a statement beyond one side's limits. Neither side can use up the other's. */
export function requireWithinLimits(made: StatementTotals, statement: SizedParts): void {
  const bytes = bytesOf(statement)
  if (bytes > STATEMENT_BYTES_PER_SIDE_MAX) {
    const message = `must be at most ${STATEMENT_BYTES_PER_SIDE_MAX} bytes, together with the statement`
    const details = { maximum: STATEMENT_BYTES_PER_SIDE_MAX, unit: 'bytes' }
    throw validationFailed([{ path: 'evidence', code: 'too_long', message, details }])
  }
  const left_statements = Math.max(0, STATEMENTS_PER_SIDE_MAX - made.count)
  const left_bytes = Math.max(0, STATEMENT_BYTES_PER_SIDE_MAX - made.bytes)
  if (left_statements === 0) {
    const message = `Each side can make ${STATEMENTS_PER_SIDE_MAX} statements, and you’ve made all of yours.`
    throw conflict('statement_limit', message, { left_statements, left_bytes })
  }
  if (bytes > left_bytes) {
    const message = `Each side’s statements can have ${STATEMENT_BYTES_PER_SIDE_MAX} bytes in total. You have ${left_bytes} left.`
    throw conflict('statement_limit', message, { left_statements, left_bytes })
  }
}

type SizedParts = Pick<Statement, 'text' | 'evidence' | 'attachments'>

function bytesOf({ text, evidence, attachments }: SizedParts): number {
  const parts = [text, evidence, ...(attachments.length > 0 ? [attachments] : [])]
  return parts.reduce((sum: number, part) => sum + Buffer.byteLength(JSON.stringify(part)), 0)
}
