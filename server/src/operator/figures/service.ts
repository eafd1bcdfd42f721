import type { Static } from 'typebox'
import { countFailingWebhooks } from '../../events/webhooks/service.ts'
import { countPendingPayments } from '../../money/payments/service.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import { addDays, dateOf } from '../../platform/kernel/time.ts'
import { addUp, figuresOfTransfers, seriesOf, totalOf } from './domain.ts'
import { type Overview, type OverviewQuery, presentOverview } from './schema.ts'
import * as store from './store.ts'

/**
 * The figures for the last days and the same number before that, as added up by the worker. Nothing is counted here, so size
 * doesn't matter.
 */
export async function getOverview(
  ctx: ReadContext,
  { days = DAYS_DEFAULT }: Static<typeof OverviewQuery>,
): Promise<Static<typeof Overview>> {
  const now = ctx.clock.now()
  const since = dateOf(addDays(now, 1 - 2 * days))
  const [{ escrowBefore, ...totals }, counted, payments, failingWebhooks] = await Promise.all([
    store.sumDays(ctx.db, since),
    store.listDays(ctx.db, since),
    countPendingPayments(ctx.db),
    countFailingWebhooks(ctx.db),
  ])
  const pending = new Map(payments.map(({ direction, count }) => [direction, count]))
  const counts = {
    pendingDeposits: pending.get('deposit') ?? 0,
    pendingWithdrawals: pending.get('withdrawal') ?? 0,
    failingWebhooks,
  }
  const series = seriesOf(counted, { now, count: 2 * days, escrowBefore })
  const periods = { days: series.slice(days), previous: totalOf(series.slice(0, days)), totals }
  return presentOverview(periods, counts, { now, currency: ctx.settings.currency })
}

const DAYS_DEFAULT = 30

/**
 * Adds the next events to the figures, and returns whether there may be more. One transaction stores the figures and the position
 * reached, so each event counts once, however often workers are killed.
 */
export async function countEvents(database: Database): Promise<boolean> {
  if ((await store.countUncounted(database)) === 0) return false
  return database.transaction(async (tx) => {
    const range = await store.lockNextRange(tx, EVENTS_BATCH_MAX)
    if (!range || range.upTo <= range.after) return false
    store.sendFigures(tx, addUp(await changesIn(tx, range)))
    store.sendProgress(tx, range)
    return range.upTo - range.after === EVENTS_BATCH_MAX
  })
}

async function changesIn(tx: Tx, range: store.Range) {
  // Deals need the times when gigs were posted, which this stores.
  const gigs = await store.countGigs(tx, range)
  const [deals, disputes, transfers] = await Promise.all([
    store.countDeals(tx, range),
    store.countDisputes(tx, range),
    store.sumTransfers(tx, range),
  ])
  return [...gigs, ...deals, ...disputes, ...transfers.map(figuresOfTransfers)]
}

/** How many events haven't been counted yet. */
export function countUncountedEvents(db: Queryable): Promise<number> {
  return store.countUncounted(db)
}

const EVENTS_BATCH_MAX = 1_000
