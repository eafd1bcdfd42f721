import type { AgentGuard, WriteContext, WriteRequest } from '../context.ts'
import type { Database, Tx } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'
import { answerOnce, type Repeatable, type StoredAnswer } from '../idempotency/service.ts'
import type { Actor } from '../kernel/actor.ts'
import type { Secrets } from '../secrets.ts'

export interface WriteRunnerOptions {
  context: Omit<WriteContext, 'db'> & { db: Database }
  secrets: Secrets
  queue: FairQueue
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

/** The steps of every write: wait in the queue, open a transaction, look for a stored answer, check the mandate, run. */
export function createWriteRunner({ context, secrets, queue, agentGuard, requireLive }: WriteRunnerOptions): RunWrite {
  return (actor, write) =>
    queue.run(actor.userId, async () => {
      try {
        return await answerOnce(context.db, secrets, write.repeatable, (tx) => runInTransaction(tx, actor, write))
      } catch (error) {
        throw await askOwnerIfNeeded(actor, error)
      }
    })

  async function runInTransaction<Result>(tx: Tx, actor: Actor, write: Write<Result>): Promise<StoredAnswer> {
    // The key may have been revoked while the body arrived or the write waited. Checked while the use case runs.
    const stillLive = requireLive(tx, actor)
    stillLive.catch(() => {})
    const result = await agentGuard.runUnderMandate({ ...context, db: tx }, actor, write)
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
