import type { AgentGuard, RunCurrent, WriteContext, WriteRequest } from '../context.ts'
import type { Database, Tx } from '../db/database.ts'
import { answerOnce, type Repeatable, type StoredAnswer } from '../idempotency/service.ts'
import type { Actor } from '../kernel/actor.ts'
import type { Clock } from '../kernel/time.ts'
import type { Secrets } from '../secrets.ts'
import type { WriteQueue } from './write-queue.ts'

export interface WriteRunnerOptions {
  context: Omit<WriteContext, 'db'> & { db: Database }
  secrets: Secrets
  queue: WriteQueue
  runCurrent: RunCurrent
  agentGuard: AgentGuard
  /** Throws when the key was revoked. */
  requireLive: (tx: Tx, actor: Actor) => Promise<void>
}

/** A validated write, and how its result becomes an answer. */
export interface Write<Result> extends WriteRequest<Result> {
  /** Set when the caller sent an Idempotency-Key. */
  repeatable: Repeatable | null
  /** Runs inside the transaction, so that the answer is stored together with the effect. */
  answerOf: (result: Result) => StoredAnswer
}

export type RunWrite = <Result>(actor: Actor, write: Write<Result>) => Promise<StoredAnswer & { replayed?: boolean }>

/**
 * The steps of every write: wait in the queue, open a transaction, look for a stored answer, check the mandate, run. If a
 * deadline has passed, the transaction is rolled back, and the write runs again after the deadline was processed.
 */
export function createWriteRunner(options: WriteRunnerOptions): RunWrite {
  const { context, secrets, queue, runCurrent, agentGuard, requireLive } = options
  return (actor, write) =>
    queue.run(actor.userId, async () => {
      try {
        return await runCurrent((clock) =>
          answerOnce(context.db, secrets, write.repeatable, (tx) => runInTransaction(tx, clock, actor, write)),
        )
      } catch (error) {
        throw await askOwnerIfNeeded(actor, error)
      }
    })

  async function runInTransaction<Result>(
    tx: Tx,
    clock: Clock,
    actor: Actor,
    write: Write<Result>,
  ): Promise<StoredAnswer> {
    // The key may have been revoked while the body arrived or the write waited. Checked while the use case runs.
    const stillLive = requireLive(tx, actor)
    stillLive.catch(() => {})
    const result = await agentGuard.runUnderMandate({ ...context, db: tx, clock }, actor, write)
    await stillLive
    return write.answerOf(result)
  }

  /** The error to answer with. */
  async function askOwnerIfNeeded(actor: Actor, error: unknown): Promise<unknown> {
    const askOwner = agentGuard.approvalRequestOf(error)
    if (!askOwner) return error
    return context.db.transaction(async (tx) => {
      await requireLive(tx, actor)
      return askOwner({ ...context, db: tx }, actor)
    })
  }
}
