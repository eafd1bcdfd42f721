import { renameInGigs } from '../../market/gigs/service.ts'
import { renameInProfiles } from '../../people/profiles/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GigId, UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, realNow } from '../../platform/kernel/time.ts'
import { definitionsOf, type Renamed } from '../../platform/kernel/trade.ts'
import { renamedCategories, renamedFields } from './domain.ts'
import * as store from './renaming-store.ts'

/**
 * Makes gigs and profiles findable by new names of categories and options, a batch at a time, and returns whether there may be more.
 * Changes are followed one by one, always with the newest names, so that a later change is never missed.
 */
export async function followRenaming(database: Database, context: Omit<WriteContext, 'db'>): Promise<boolean> {
  // By then, every process knows the new names, so that no one writes the old ones again.
  const before = addSeconds(realNow(), -SETTLED_SECONDS)
  if (!(await store.isBehind(database, before))) return false
  return database.transaction(async (db) => {
    const next = await store.lockNextChange(db, before)
    if (!next) return false
    const { kind, number } = next
    const after = await renameNext({ ...context, db }, next)
    store.sendProgress(db, after === null ? { kind, number, after } : { kind, number: null, after })
    return true
  })
}

const SETTLED_SECONDS = 2
const BATCH_MAX = 500

async function renameNext(
  ctx: WriteContext,
  { kind, after, value_before: old, value: now }: store.NextChange,
): Promise<string | null> {
  const fields = renamedFields(definitionsOf(old, kind), definitionsOf(now, kind))
  const renamed: Renamed = { fields, categories: kind === 'gig' ? renamedCategories(old, now) : [] }
  if (renamed.fields.length === 0 && renamed.categories.length === 0) return null
  if (kind === 'gig') return renameInGigs(ctx, renamed, after as GigId | null, BATCH_MAX)
  return renameInProfiles(ctx, fields, after as UserId | null, BATCH_MAX)
}
