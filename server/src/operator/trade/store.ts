import type { Queryable } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { FieldKind } from '../../platform/kernel/trade.ts'
import type { Affected, Effect } from './domain.ts'

/** How many gigs or profiles each change affects. Deleted gigs don't count. */
export async function countAffected(db: Queryable, effects: readonly Effect[]): Promise<number[]> {
  const kinds: FieldKind[] = ['gig', 'profile']
  const counts = await Promise.all(
    kinds.map(async (kind) => {
      const ofKind = effects.filter((effect) => effect.kind === kind)
      if (ofKind.length === 0) return []
      const [row] = await db.query<{ counts: number[] }>(
        sql`select array[${countsOf(ofKind)}]::integer[] as counts ${rowsOf[kind]}`,
      )
      return ofKind.map((effect, index) => [effect, row?.counts[index] ?? 0] as const)
    }),
  )
  const countOf = new Map(counts.flat())
  return effects.map((effect) => countOf.get(effect) ?? 0)
}

const rowsOf: Record<FieldKind, Sql> = {
  gig: sql`from gigs where deleted_at is null`,
  profile: sql`from users`,
}

// One scan for all of them.
function countsOf(effects: readonly Effect[]): Sql {
  const [first = sql``, ...others] = effects.map(({ affected }) => sql`count(*) filter (where ${isAffected(affected)})`)
  return others.reduce((joined, one) => sql`${joined}, ${one}`, first)
}

function isAffected(affected: Affected): Sql {
  if ('categories' in affected) return sql`category = any(${affected.categories}::text[])`
  const { field } = affected
  if ('option' in affected) return sql`fields -> ${field}::text ? ${affected.option}`
  if ('lacks' in affected) return sql`not fields ? ${field}`
  if ('longerThan' in affected) return sql`length(fields ->> ${field}::text) > ${affected.longerThan}`
  if ('below' in affected) {
    const value = sql`(fields -> ${field}::text)::double precision`
    return affected.below === null ? sql`${value} > ${affected.above}` : sql`${value} < ${affected.below}`
  }
  return sql`fields ? ${field}`
}
