import type { Static } from 'typebox'
import { findPayableFees } from '../../money/ledger/service.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MeasureBacklog } from '../../platform/health/service.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { warningsOf } from './domain.ts'
import { emptyStats, presentMoney, type Stats } from './schema.ts'
import { countAll, sumMoney } from './store.ts'

/** Counts the marketplace's rows and adds up its money, in one consistent snapshot. */
export async function countMarketplace(
  database: Database,
  measureBacklog: MeasureBacklog,
  currency: string,
  now: Instant,
): Promise<Static<typeof Stats>> {
  const [[counted, sums, payableCents], backlog] = await Promise.all([
    database.snapshot((db) => Promise.all([countAll(db), sumMoney(db), findPayableFees({ db })])),
    measureBacklog(),
  ])
  const stats = emptyStats()
  const groups: Record<string, Record<string, number>> = stats
  for (const { kind, status, count } of counted) groups[kind] = { ...groups[kind], [status]: count }
  const money = [...sums, { name: 'payable_fees_cents' as const, cents: BigInt(payableCents) }]
  return { as_of: now, ...stats, money: presentMoney(money, currency), warnings: warningsOf(backlog) }
}
