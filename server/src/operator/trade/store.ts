import type { Queryable } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { FieldKind } from '../../platform/kernel/trade.ts'
import type { Concern, Effect } from './domain.ts'

/** How many gigs or profiles each effect concerns. Deleted gigs don't count. */
export async function countConcerned(db: Queryable, effects: readonly Effect[]): Promise<number[]> {
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
  const [first = sql``, ...others] = effects.map(
    ({ concerns }) => sql`count(*) filter (where ${isConcerned(concerns)})`,
  )
  return others.reduce((joined, one) => sql`${joined}, ${one}`, first)
}

function isConcerned(concern: Concern): Sql {
  if ('categories' in concern) return sql`category = any(${concern.categories}::text[])`
  const { field } = concern
  if ('option' in concern) return sql`fields -> ${field}::text ? ${concern.option}`
  if ('lacks' in concern) return sql`not fields ? ${field}`
  if ('longerThan' in concern) return sql`length(fields ->> ${field}::text) > ${concern.longerThan}`
  if ('below' in concern) {
    const value = sql`(fields -> ${field}::text)::double precision`
    return concern.below === null ? sql`${value} > ${concern.above}` : sql`${value} < ${concern.below}`
  }
  return sql`fields ? ${field}`
}
