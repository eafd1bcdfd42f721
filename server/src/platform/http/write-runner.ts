import type { AccessRule, Admission } from '../access/admission.ts'
import type { AgentGuard, RunCurrent, StaffLog, WriteContext, WriteRequest } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'
import { answerOnce, type Repeatable, type StoredAnswer } from '../idempotency/service.ts'
import { type Actor, turnOf } from '../kernel/actor.ts'
import { Refusal } from '../kernel/errors.ts'
import { termsRefusal } from '../kernel/terms-of-use.ts'
import { type Clock, realNow } from '../kernel/time.ts'
import type { Secrets } from '../secrets.ts'

export interface WriteRunnerOptions {
  context: Omit<WriteContext, 'db'> & { db: Database }
  secrets: Secrets
  queue: FairQueue
  runCurrent: RunCurrent
  agentGuard: AgentGuard
  admission: Admission
  staffLog: StaffLog
}

/** A validated write, and how its result becomes a response. */
export interface Write<Result> extends WriteRequest<Result> {
  /** Who may do it. */
  access: AccessRule
  /** Whether it takes on a new obligation in any state. */
  obligation: boolean
  /** Whether it goes into the audit log. */
  isStaffAct: (result: Result) => boolean
  /** The network address of the caller. */
  address: string
  /** Set when the caller sent an Idempotency-Key. */
  repeatable: Repeatable | null
  /** Runs inside the transaction, so that the response is stored together with the effect. */
  answerOf: (result: Exclude<Result, Refusal>) => StoredAnswer
}

export type RunWrite = <Result>(actor: Actor, write: Write<Result>) => Promise<StoredAnswer & { replayed?: boolean }>

/**
 * The steps of every write: wait in the queue, open a transaction, look for a stored response, check the terms of use and the
 * mandate, run. If a
 * deadline has passed, the transaction is rolled back, and the write runs again once the deadline has been processed.
 */
export function createWriteRunner(options: WriteRunnerOptions): RunWrite {
  const { context, secrets, queue, runCurrent, agentGuard, admission, staffLog } = options

  return (actor, write) =>
    queue.run(turnOf(actor), async () => {
      try {
        const answer = await runCurrent((clock) =>
          answerOnce(transactAs(actor, write.access, clock), secrets, write.repeatable, async (ctx) => {
            const result = await runRecorded(ctx, actor, write)
            return result instanceof Refusal ? result : write.answerOf(result as Exclude<typeof result, Refusal>)
          }),
        )
        if (answer instanceof Refusal) throw answer
        return answer
      } catch (error) {
        const askOwner = agentGuard.approvalRequestOf(error)
        if (!askOwner) throw error
        throw await transactAs(actor, write.access, context.clock)((ctx) => askOwner(ctx, actor))
      }
    })

  async function runRecorded<Result>(ctx: WriteContext, actor: Actor, write: Write<Result>): Promise<Result> {
    const result = await agentGuard.runUnderMandate(underTerms(ctx, actor, write), actor, write)
    if (write.isStaffAct(result)) {
      const { operation, path, address } = write
      const subject = write.subjectOf(result)
      staffLog.recordAct(ctx, actor, { operation, path, address, subject, reason: reasonIn(write.body) })
    }
    return result
  }

  /** Refuses new obligations of users who haven't accepted the terms of use that are in force now. */
  function underTerms(
    ctx: WriteContext,
    actor: Actor,
    { obligation }: Pick<Write<unknown>, 'obligation'>,
  ): WriteContext {
    const refusal = termsRefusal(actor, ctx.settings, realNow())
    if (refusal === null) return ctx
    const newObligation = () => {
      throw refusal
    }
    if (obligation) newObligation()
    return { ...ctx, newObligation }
  }

  /** Transactions that are rolled back if the caller lost a right while the body was arriving or the write was waiting. */
  function transactAs(actor: Actor, access: AccessRule, clock: Clock) {
    return <T>(work: (ctx: WriteContext) => Promise<T>): Promise<T> =>
      context.db.transaction(async (db) => {
        // Its statement is sent first, and the result arrives while the work is running.
        const stillAdmitted = admission.requireStillAdmitted(db, actor, access)
        stillAdmitted.catch(() => {})
        try {
          return await work({ ...context, db, clock, stillAdmitted })
        } finally {
          await stillAdmitted
        }
      })
  }
}

// Decisions are explained in a `note`.
function reasonIn(body: { reason?: unknown; note?: unknown }): string | null {
  const reason = body.reason ?? body.note
  return typeof reason === 'string' ? reason : null
}
