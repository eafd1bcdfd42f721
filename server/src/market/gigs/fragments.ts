import { type Sql, sql } from '../../platform/db/sql.ts'

// Parts of every statement that reads gigs.

/** A gig's JSON members that don't depend on the reader: the rendered facts, and those that change without an edit. */
export const members = sql`facts || ',"filled_positions":' || filled_positions || ',"reserved_positions":' || reserved_positions
  || ',"status":"' || status || '","application_count":' || application_count || coalesce(',"removal":' || removal, '')`

export const isLiveApplication = sql`applications.status in ('pending', 'shortlisted', 'negotiating', 'hired')`

// Not `exists`, for which the planner may read all contracts into a hash table.
export const hasLiveContracts = sql`coalesce((
    select true from contracts where contracts.gig_id = gigs.id and contracts.status in ('pending_approval', 'active') limit 1
  ), false)`

/** Whether a gig passes a list filter with this value, which may be a column of saved searches. */
export const passes = {
  words: (query: Sql) => sql`search @@ ${query}`,
  skills: (keys: Sql) => sql`skill_keys @> ${keys}::text[]`,
  category: (category: Sql) => sql`category = ${category}`,
  categories: (categories: Sql) => sql`category = any(${categories}::text[])`,
  rateType: (rateType: Sql) => sql`rate_type = ${rateType}`,
  minRate: (cents: Sql) => sql`rate_high_cents >= ${cents}`,
  maxRate: (cents: Sql) => sql`rate_low_cents <= ${cents}`,
  remote: (remote: Sql) => sql`remote = ${remote}`,
  fields: (path: Sql) => sql`fields @@ ${path}::jsonpath`,
}
