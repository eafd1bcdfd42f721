import type { WriteContext } from '../../platform/context.ts'
import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import { type JobBacklog, WAITING_MAX } from '../../platform/health/domain.ts'
import { madeAt } from '../../platform/kernel/ids.ts'
import { addDays, type Clock, epochMsOf, type Instant } from '../../platform/kernel/time.ts'
import { flatCategories, type Trade } from '../../platform/kernel/trade.ts'
import { countDueAlerts } from './alert-store.ts'
import * as store from './matching-store.ts'

/**
 * Matches the gigs opened by the next events, and returns whether there may be more. One transaction stores the matches and the
 * position reached, so each gig is matched once, however often workers are killed.
 */
export async function matchOpenedGigs(
  database: Database,
  { clock, settings }: Pick<WriteContext, 'clock' | 'settings'>,
): Promise<boolean> {
  if (!(await store.isBehind(database))) return false
  return database.transaction(async (tx) => {
    const range = await store.lockNextRange(tx, EVENTS_BATCH_MAX)
    if (!range || range.upTo <= range.after) return false
    const startedMs = Date.now()
    for (const { position, gig_id } of await store.listOpenings(tx, range)) {
      await matchGig(tx, { gigId: gig_id, parents: parentsIn(settings.trade), after: null, now: clock.now() })
      // Owners changing their searches wait for this transaction.
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

async function matchGig(tx: Tx, gig: store.GigToMatch): Promise<void> {
  const last = await store.insertMatches(tx, gig)
  if (last !== null) await matchGig(tx, { ...gig, after: last })
}

function parentsIn(trade: Trade): Record<string, string> {
  return Object.fromEntries(flatCategories(trade).flatMap(({ key, parent }) => (parent ? [[key, parent.key]] : [])))
}

/** How far the workers are behind with matching gigs, in real time, and with announcing matches, in marketplace time. */
export async function measureSearches(db: Queryable, now: Instant): Promise<JobBacklog> {
  const [openings, alerts] = await Promise.all([
    store.countOpenings(db, EVENTS_BATCH_MAX),
    countDueAlerts(db, now, WAITING_MAX),
  ])
  const lagsMs = [
    0,
    openings.first_id === null ? 0 : Date.now() - epochMsOf(madeAt(openings.first_id)),
    alerts.first_due_at === null ? 0 : epochMsOf(now) - epochMsOf(alerts.first_due_at),
  ]
  return {
    waiting: Math.min(openings.count + alerts.count, WAITING_MAX),
    lag_seconds: Math.floor(Math.max(...lagsMs) / 1000),
  }
}

/** Deletes matches that were announced long ago. If such a gig opens again, it's announced again. */
export async function deleteOldMatches(database: Database, clock: Clock): Promise<boolean> {
  const before = addDays(clock.now(), -MATCHES_KEPT_DAYS)
  return database.transaction(async (tx) => (await store.deleteMatchesBefore(tx, before, DELETED_MAX)) === DELETED_MAX)
}

const MATCHES_KEPT_DAYS = 90
const DELETED_MAX = 1_000
