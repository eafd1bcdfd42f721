import { reindexRenamedGigs } from '../../market/gigs/service.ts'
import { reindexRenamedProfiles } from '../../people/profiles/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GigId, UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, realNow } from '../../platform/kernel/time.ts'
import { definitionsOf, type Renamed } from '../../platform/kernel/trade.ts'
import { renamedCategories, renamedFields } from './domain.ts'
import * as store from './renaming-store.ts'

/**
 * Updates the search index after categories and options were renamed, a batch at a time, and returns whether there may be more.
 * Changes are processed one by one, always with the newest names, so that a later change is never missed.
 */
export async function reindexRenamed(database: Database, context: Omit<WriteContext, 'db'>): Promise<boolean> {
  // By then, every process knows the new names, so that no one writes the old ones again.
  const before = addSeconds(realNow(), -SETTLED_SECONDS)
  if (!(await store.isIndexBehind(database, before))) return false
  return database.transaction(async (db) => {
    const next = await store.lockUnindexedChange(db, before)
    if (!next) return false
    const { kind, number } = next
    const after = await reindexNextBatch({ ...context, db }, next)
    store.sendProgress(db, after === null ? { kind, number, after } : { kind, number: null, after })
    return true
  })
}

const SETTLED_SECONDS = 2
const BATCH_MAX = 500

async function reindexNextBatch(
  ctx: WriteContext,
  { kind, after, value_before: old, value: now }: store.UnindexedChange,
): Promise<string | null> {
  const fields = renamedFields(definitionsOf(old, kind), definitionsOf(now, kind))
  const renamed: Renamed = { fields, categories: kind === 'gig' ? renamedCategories(old, now) : [] }
  if (renamed.fields.length === 0 && renamed.categories.length === 0) return null
  if (kind === 'gig') return reindexRenamedGigs(ctx, renamed, after as GigId | null, BATCH_MAX)
  return reindexRenamedProfiles(ctx, fields, after as UserId | null, BATCH_MAX)
}
