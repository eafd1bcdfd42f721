import type { Static } from 'typebox'
import type { Database } from '../../platform/db/database.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { emptyStats, type Stats } from './schema.ts'
import { countAll } from './store.ts'

/** Counts the rows of the marketplace in one consistent snapshot. */
export async function countMarketplace(
  database: Database,
  currency: string,
  now: Instant,
): Promise<Static<typeof Stats>> {
  const counted = await database.snapshot(countAll)
  const stats = emptyStats()
  const groups: Record<string, Record<string, number>> = stats
  for (const { kind, status, count } of counted) groups[kind] = { ...groups[kind], [status]: count }
  return { as_of: now, ...stats, money: { currency, ...stats.money } }
}
