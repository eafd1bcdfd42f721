import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { conditionsOf, jsonPathOf } from '../../platform/fields/domain.ts'
import { filterIssues, requireConditions } from '../../platform/fields/service.ts'
import { type Actor, userIdFrom } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type GigId, newId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import type { Trade } from '../../platform/kernel/trade.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import {
  issuesOfFilters,
  type NotifyMode,
  requireFilters,
  type SavedSearch,
  type SearchFilters,
  type SearchId,
} from './domain.ts'
import {
  type CheckedFilters,
  GigFilters,
  type NewSavedSearch,
  presentSearch,
  type SavedSearchChanges,
  type SavedSearch as Shape,
} from './schema.ts'
import * as store from './store.ts'

export async function createSearch(
  ctx: WriteContext,
  actor: Actor,
  { name, filters, notify = 'event' }: Static<typeof NewSavedSearch>,
): Promise<Static<typeof Shape>> {
  requireValid(ctx, filters, notify)
  const written = writtenFrom(ctx, actor, filters)
  requireQuota(ctx.settings.quotas, 'saved_searches', await store.lockAndCountSearches(ctx.db, actor.userId))
  const now = ctx.clock.now()
  const search: SavedSearch = {
    id: newId<'sch'>(),
    user_id: actor.userId,
    name,
    filters,
    notify,
    notified_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertSearch(ctx.db, { ...search, ...written })
  return present(ctx, search)
}

export async function listSearches(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof Shape>>> {
  const fetched = await store.listSearches(ctx.db, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((search) => present(ctx, search)), next }
}

export async function getSearch(ctx: ReadContext, actor: Actor, id: SearchId): Promise<Static<typeof Shape>> {
  const search = await store.findSearch(ctx.db, actor.userId, id)
  if (!search) throw notFound()
  return present(ctx, search)
}

export async function changeSearch(
  ctx: WriteContext,
  actor: Actor,
  id: SearchId,
  { name, filters, notify }: Static<typeof SavedSearchChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof Shape>> {
  const before = await lockOwnSearch(ctx, actor, id, ifMatch)
  const search: SavedSearch = {
    ...before,
    name: name ?? before.name,
    filters: filters ?? before.filters,
    notify: notify ?? before.notify,
    version: before.version + 1,
    updated_at: ctx.clock.now(),
  }
  const isRefined = canonicalJson(search.filters) !== canonicalJson(before.filters)
  const isToldOtherwise = search.notify !== before.notify
  if (!isRefined && !isToldOtherwise && search.name === before.name) return present(ctx, before)
  if (isRefined || isToldOtherwise) requireValid(ctx, search.filters, search.notify)
  await store.updateSearch(ctx.db, { ...search, ...writtenFrom(ctx, actor, search.filters) })
  if (isRefined || search.notify === 'off') await store.dropWaiting(ctx.db, id)
  else if (isToldOtherwise) await store.reconsiderAlert(ctx.db, id, ctx.clock.now())
  return present(ctx, search)
}

export async function deleteSearch(
  ctx: WriteContext,
  actor: Actor,
  id: SearchId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  await lockOwnSearch(ctx, actor, id, ifMatch)
  await store.deleteSearch(ctx.db, id)
  return { id: encodeId('sch', id), deleted: true }
}

/** What can still be told about matches: the names of searches that announce any, and the gigs that are still open for their owner. */
export async function findTellable(
  ctx: ReadContext,
  userId: UserId,
  { searchIds, gigIds }: { searchIds: readonly SearchId[]; gigIds: readonly GigId[] },
): Promise<{ names: ReadonlyMap<SearchId, string>; gigIds: GigId[] }> {
  const [searches, open] = await Promise.all([
    store.listAnnouncing(ctx.db, userId, searchIds),
    store.listOpenFor(ctx.db, userId, gigIds, ctx.clock.now()),
  ])
  return { names: new Map(searches.map(({ id, name }) => [id, name])), gigIds: open }
}

/**
 * The filters that are still valid, and what's wrong with the others, since a newer version may accept less than an older one, and
 * operators can retire fields.
 */
export function checkFilters(
  { filters, notify }: Pick<SavedSearch, 'filters' | 'notify'>,
  { gig_fields }: Trade,
): CheckedFilters {
  const issues = [
    ...issuesOfShape(filters).map((issue) => ({ ...issue, path: `filters.${issue.path}` })),
    ...filterIssues(gig_fields, filters.fields).map((issue) => ({ ...issue, path: `filters.fields.${issue.path}` })),
    ...issuesOfFilters(filters, notify),
  ]
  if (issues.length === 0) return { filters, problem: null }
  const invalid = new Set(issues.map(({ path }) => path.split('.')[1]))
  const valid = Object.entries(filters).filter(([name]) => !invalid.has(name))
  return {
    filters: Object.fromEntries(valid),
    problem: issues.map(({ path, message }) => `${path} ${message}`).join('; '),
  }
}

const issuesOfShape = validatorOf(GigFilters)

function present(ctx: ReadContext, search: SavedSearch): Static<typeof Shape> {
  return presentSearch(search, checkFilters(search, ctx.settings.trade))
}

function requireValid(ctx: ReadContext, filters: SearchFilters, notify: NotifyMode): void {
  requireFilters(filters, notify)
  requireConditions(ctx.settings.trade.gig_fields, filters.fields, 'filters.fields')
}

/** The parts of the filters as conditions of statements, which retired fields still have. */
function writtenFrom(ctx: ReadContext, actor: Actor, filters: SearchFilters): store.WrittenFilters {
  const conditions = conditionsOf(ctx.settings.trade.gig_fields, filters.fields)
  return { clientId: clientOf(actor, filters), fieldPath: conditions.length > 0 ? jsonPathOf(conditions) : null }
}

/** As in the list of gigs: only clients have metadata about gigs. */
function clientOf(actor: Actor, { client_id, metadata }: SearchFilters): UserId | null {
  const client = client_id ?? (metadata && 'me')
  return client === undefined ? null : userIdFrom(actor, client)
}

async function lockOwnSearch(
  ctx: WriteContext,
  actor: Actor,
  id: SearchId,
  ifMatch: readonly number[] | null,
): Promise<SavedSearch> {
  const search = await store.lockSearch(ctx.db, actor.userId, id)
  if (!search) throw notFound()
  requireVersion(search.version, ifMatch)
  return search
}
