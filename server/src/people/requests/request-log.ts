import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { instantOf } from '../../platform/kernel/time.ts'
import type { EndedCall } from '../../platform/operations.ts'
import { isLogged, KEPT_PER_USER, type NewRequest, safePath, safeText } from './domain.ts'
import { deleteAllButNewest, insertRequests } from './store.ts'

/**
 * Collects the calls of keys and apps and saves them in batches, after their responses. It never delays or fails a request: calls
 * it can't save in time are dropped and counted.
 */
export class RequestLog {
  readonly #database: Database
  readonly #log: Logger
  #waiting: NewRequest[] = []
  readonly #keptPerUser: number
  /** How many of each user's calls were saved since the older ones were deleted. */
  readonly #savedOf = new Map<UserId, number>()
  /** The keys and apps that have exceeded their limit since the last batch. */
  #limited = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  /** Resolves to whether it worked. */
  #saving: Promise<boolean> | null = null
  #isClosed = false
  /** How many calls have been dropped. */
  dropped = 0

  constructor(database: Database, log: Logger, keptPerUser = KEPT_PER_USER) {
    this.#database = database
    this.#log = log
    this.#keptPerUser = keptPerUser
  }

  readonly note = (call: EndedCall): void => {
    if (!isLogged(call.actor, call.operation)) return
    // Nothing limits how often a caller over the limit calls, and an overloaded service must not do extra work for callers it
    // turns away, so one of these calls stands for all of them in a batch.
    if ((call.status === 429 || call.status === 503) && this.#isKnownAsLimited(call)) return
    if (this.#waiting.length >= WAITING_MAX) {
      this.dropped++
      return
    }
    this.#waiting.push(rowOf(call))
    if (this.#waiting.length >= BATCH_MAX) void this.#save()
    else this.#saveLater()
  }

  /** Saves everything so far. Never rejects. */
  async flush(): Promise<void> {
    await this.#saving
    while (this.#waiting.length > 0) if (!(await this.#save())) return
  }

  /** Saves everything one last time. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.flush()
  }

  #saveLater(): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.#save()
    }, BATCH_MS).unref()
  }

  #save(): Promise<boolean> {
    this.#saving ??= this.#saveBatches().finally(() => {
      this.#saving = null
      // What came in meanwhile waits its turn: under load, a few large batches are cheaper than many small ones.
      if (this.#waiting.length > 0) this.#saveLater()
    })
    return this.#saving
  }

  async #saveBatches(): Promise<boolean> {
    do {
      const batch = this.#waiting.splice(0, BATCH_MAX)
      this.#limited.clear()
      if (batch.length > 0 && !(await this.#saveBatch(batch))) return false
    } while (this.#waiting.length >= BATCH_MAX)
    return true
  }

  async #saveBatch(batch: readonly NewRequest[]): Promise<boolean> {
    try {
      const usersToTrim = this.#countSaved(batch)
      await this.#database.transaction(async (tx) => {
        await insertRequests(tx, batch)
        for (const userId of usersToTrim) deleteAllButNewest(tx, userId, this.#keptPerUser)
      })
      return true
    } catch (error) {
      // Retried with the next batch, as far as there's room for both.
      const kept = batch.slice(0, Math.max(0, WAITING_MAX - this.#waiting.length))
      this.dropped += batch.length - kept.length
      this.#waiting.unshift(...kept)
      this.#log.warn({ err: error, waiting: this.#waiting.length }, 'couldn’t save the request log; trying again')
      return false
    }
  }

  // Finding the oldest of a user's rows to keep means reading all of them, so it's done once for many new rows.
  #countSaved(batch: readonly NewRequest[]): UserId[] {
    for (const { user_id } of batch) this.#savedOf.set(user_id, (this.#savedOf.get(user_id) ?? 0) + 1)
    const usersToTrim = [...new Set(batch.map(({ user_id }) => user_id))].filter(
      (userId) => (this.#savedOf.get(userId) ?? 0) >= this.#keptPerUser / TRIMS_PER_KEPT,
    )
    for (const userId of usersToTrim) this.#savedOf.delete(userId)
    return usersToTrim
  }

  #isKnownAsLimited({ actor }: EndedCall): boolean {
    const { id } = actor.credential
    if (this.#limited.has(id)) return true
    this.#limited.add(id)
    return false
  }
}

const BATCH_MS = 1_000
const BATCH_MAX = 2_000
// About 10 MB.
const WAITING_MAX = 20_000
const TRIMS_PER_KEPT = 10

function rowOf({ actor, durationMs, ...call }: EndedCall): NewRequest {
  const { credential } = actor
  return {
    user_id: actor.actedBy ?? actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    key_id: credential.kind === 'key' ? credential.id : null,
    connected_app_id: credential.kind === 'token' ? credential.id : null,
    at: instantOf(Date.now() - durationMs),
    channel: call.channel,
    operation: call.operation,
    method: call.method,
    path: safePath(call.path),
    status: call.status,
    issue_codes: [...new Set(call.issueCodes)],
    duration_ms: Math.round(durationMs),
    request_id: safeText(call.requestId),
  }
}
