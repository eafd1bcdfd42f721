import { hash } from 'node:crypto'
import type { Database, Tx } from '../db/database.ts'
import { violatesUnique } from '../db/errors.ts'
import { conflict, RETRY_SOON, Refusal, validationFailed } from '../kernel/errors.ts'
import { instantOf } from '../kernel/time.ts'
import { reseal, type Secrets } from '../secrets.ts'
import { deleteOldAnswers, findAnswer, listAnswers, sendAnswer, sendResealedAnswer } from './store.ts'

export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Identifies a request: `scope` is the caller, method, path and Idempotency-Key; `request` is its content. */
export interface Repeatable {
  scope: readonly string[]
  request: string
  /** The response is only for the sender of the first request: it isn't stored, and a repeated request is refused. */
  isAnsweredOnce: boolean
}

/**
 * Runs the work in one transaction. For a request with an Idempotency-Key, the response is stored in the same transaction, so
 * that the effect and the response either both exist or neither does. A repeated request gets the stored response and has no
 * effect. Refusals aren't stored, so a refused request can be retried.
 */
export async function answerOnce<Context extends { db: Tx }>(
  transact: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>,
  secrets: Secrets,
  repeatable: Repeatable | null,
  work: (ctx: Context) => Promise<StoredAnswer | Refusal>,
): Promise<(StoredAnswer & { replayed?: boolean }) | Refusal> {
  if (!repeatable) return transact(work)
  const scope = digest(repeatable.scope.join('\n'))
  const requestHash = digest(repeatable.request)

  const attempt = () =>
    transact(async (ctx) => {
      const notBefore = instantOf(Date.now() - KEPT_MS)
      const { answer: earlier, hasLock } = await findAnswer(ctx.db, scope, notBefore)
      if (earlier) {
        if (earlier.request_hash !== requestHash) throw mismatch()
        const stored = JSON.parse(secrets.unseal(earlier.answer, scope)) as StoredAnswer | null
        if (!stored) throw conflict('secret_already_shown', 'The response to this Idempotency-Key is shown only once.')
        return { ...stored, replayed: true }
      }
      if (!hasLock) {
        const message = 'The first request with this Idempotency-Key is still running.'
        throw conflict('idempotency_in_flight', message, RETRY_SOON)
      }
      const answer = await work(ctx)
      if (answer instanceof Refusal) return answer
      sendAnswer(ctx.db, {
        scope,
        requestHash,
        answer: secrets.seal(JSON.stringify(repeatable.isAnsweredOnce ? null : answer), scope),
        createdAt: instantOf(Date.now()),
        notBefore,
      })
      return answer
    })

  try {
    return await attempt()
  } catch (error) {
    // Another request stored its response after this one had looked. This one was rolled back, so return the stored response.
    if (violatesUnique(error, 'idempotent_answers_pkey')) return attempt()
    throw error
  }
}

/** Deletes a batch of responses older than 24 hours; returns whether there may be more. */
export async function deleteExpiredAnswers(database: Database): Promise<boolean> {
  const before = instantOf(Date.now() - KEPT_MS)
  const deletedCount = await database.transaction((tx) => deleteOldAnswers(tx, before, DELETE_BATCH_MAX))
  return deletedCount === DELETE_BATCH_MAX
}

/** Re-encrypts all stored responses with another secret key, batch by batch. */
export async function reencryptAnswers(tx: Tx, from: Secrets, to: Secrets, afterScope = ''): Promise<void> {
  const answers = await listAnswers(tx, afterScope, REENCRYPT_BATCH_MAX)
  for (const { scope, answer } of answers) {
    const resealed = reseal(answer, scope, from, to)
    if (resealed) sendResealedAnswer(tx, scope, resealed)
  }
  const last = answers.at(-1)
  if (last) await reencryptAnswers(tx, from, to, last.scope)
}

const KEPT_MS = 24 * 60 * 60 * 1000
const DELETE_BATCH_MAX = 1_000
const REENCRYPT_BATCH_MAX = 100

function digest(text: string): string {
  return hash('sha256', text, 'base64url')
}

function mismatch() {
  return validationFailed([
    {
      path: 'idempotency-key',
      code: 'idempotency_mismatch',
      message: 'was used with a different body; use a new key for a new request',
    },
  ])
}
