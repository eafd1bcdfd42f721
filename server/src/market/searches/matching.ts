import type { Database, Tx } from '../../platform/db/database.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import { addDays, type Clock, type Instant } from '../../platform/kernel/time.ts'
import type { SearchId } from './domain.ts'
import * as store from './matching-store.ts'

/**
 * Matches the gigs that opened with the next events, and returns whether there may be more. The matches and the position up to
 * which gigs are matched are one transaction, so each gig is matched once, however often workers are killed.
 */
export async function matchOpenedGigs(database: Database, clock: Clock): Promise<boolean> {
  if (!(await store.isBehind(database))) return false
  return database.transaction(async (tx) => {
    const range = await store.lockNextRange(tx, EVENTS_BATCH_MAX)
    if (!range || range.upTo <= range.after) return false
    const startedMs = Date.now()
    for (const { position, gig_id } of await store.listOpenings(tx, range)) {
      await matchGig(tx, gig_id, clock.now())
      // Owners who change their searches wait for this transaction.
      if (Date.now() - startedMs > BATCH_MS) {
        store.sendProgress(tx, position)
        return true
      }
    }
    store.sendProgress(tx, range.upTo)
    return range.upTo - range.after === EVENTS_BATCH_MAX
  })
}

const EVENTS_BATCH_MAX = 1_000
const BATCH_MS = 250

async function matchGig(tx: Tx, id: GigId, now: Instant, after: SearchId | null = null): Promise<void> {
  const last = await store.insertMatches(tx, id, after, now)
  if (last !== null) await matchGig(tx, id, now, last)
}

/** Forgets matches that were announced long ago. A gig that opens again after that is announced again. */
export async function deleteOldMatches(database: Database, clock: Clock): Promise<boolean> {
  const before = addDays(clock.now(), -MATCHES_KEPT_DAYS)
  return database.transaction(async (tx) => (await store.deleteMatchesBefore(tx, before, DELETED_MAX)) === DELETED_MAX)
}

const MATCHES_KEPT_DAYS = 90
const DELETED_MAX = 1_000
