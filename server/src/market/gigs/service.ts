import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record, releaseEvents, retractFromMarket, withholdEvents } from '../../events/feed/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import { applyFieldChanges, lockTrade, requireComplete } from '../../platform/fields/service.ts'
import type { Actor, Reader } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import {
  type ContractId,
  encodeId,
  type GigId,
  type NegotiationId,
  newId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { type Content, notRemoved, type Removal, requireNotRemoved } from '../../platform/kernel/moderation.ts'
import { Overdue } from '../../platform/kernel/overdue.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import type { Rendered } from '../../platform/kernel/rendered.ts'
import { type CalendarDate, clockAt, type Instant, parseInstant } from '../../platform/kernel/time.ts'
import type { FieldChanges, Renamed, Trade } from '../../platform/kernel/trade.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import {
  asOf,
  checkTerms,
  decideChange,
  type Gig,
  type GigTerms,
  gigTransitions,
  type HiringGig,
  isVisibleTo,
  type RenderedGig,
  requireCategory,
  type StoredGig,
  type StoredStanding,
  searchTextsOf,
  stakeOfEnding,
  stakeOfPublishing,
  standingAt,
} from './domain.ts'
import {
  type GigChanges,
  type GigSummary,
  type NewGig,
  presentGigEvent,
  presentGigSummary,
  presentRemovedGig,
  renderFacts,
  renderGig,
  renderWritten,
} from './schema.ts'
import * as store from './store.ts'

export async function createGig(
  ctx: WriteContext,
  actor: Actor,
  { status = 'open', ...body }: Static<typeof NewGig>,
): Promise<Rendered> {
  const now = ctx.clock.now()
  const { fields: changes = {}, ...plain } = body
  const trade = await tradeFor(ctx, { ...plain, fields: changes })
  requireCategory(trade, plain.category, null)
  const fields = applyFieldChanges(trade.gig_fields, {}, changes)
  if (status === 'open') requireComplete(trade.gig_fields, fields)
  const terms: GigTerms = { ...defaults, ...termsFrom(ctx, plain), fields }
  checkTerms(terms, now, () => true)
  const posted: Gig = {
    ...terms,
    id: newId<'gig'>(),
    client_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    filled_positions: 0,
    reserved_positions: 0,
    status,
    application_count: 0,
    version: 1,
    created_at: now,
    updated_at: now,
    client_suspended: false,
    removal: null,
  }
  if (status === 'open') ctx.atStake?.(stakeOfPublishing(null, posted))
  const gig = rendered(ctx, posted)
  const { quotas } = ctx.settings
  const quota = status === 'draft' ? 'draft_gigs' : 'open_gigs'
  const inserting = store.insertGig(ctx.db, gig, quotas[quota])
  recordGig(ctx, actor, gig, 'gig.created', { setsDescription: true })
  const [isInserted, viewer] = await Promise.all([inserting, viewerOf(ctx, actor)])
  if (!isInserted) requireQuota(quotas, quota, quotas[quota])
  return renderWritten(gig, { viewer, standing: null, now, market: ctx.settings })
}

export async function getGig(ctx: ReadContext, actor: Actor, id: GigId): Promise<Rendered> {
  const [gig, viewer] = await Promise.all([requireVisibleGig(ctx, actor, id), viewerOf(ctx, actor)])
  if (gig.removal && gig.client_id !== actor.userId) ctx.noteStaffRead?.(encodeId('gig', id))
  const now = ctx.clock.now()
  return renderGig(gig, { viewer, standing: standingAt(now, gig), now, market: ctx.settings })
}

/** Summaries of the gigs that rows refer to, limited to those the reader may read. */
export async function summarizeGigs(
  ctx: ReadContext,
  reader: Reader,
  ids: readonly GigId[],
): Promise<Static<typeof GigSummary>[]> {
  const gigs = await store.listSummaries(ctx.db, ids)
  return gigs
    .filter((gig) => isVisibleTo(reader, gig))
    .map((gig) => presentGigSummary(asOf(gig, ctx.clock.now()), ctx.settings.currency))
}

/** Whether a gig can hire, for reads in other features; undefined if it was deleted. */
export async function findHiringGig(ctx: ReadContext, id: GigId): Promise<HiringGig | undefined> {
  const [gig] = await store.listHiring(ctx.db, [id])
  if (gig) await requireGigNotDue(ctx, gig)
  return gig
}

/** The same for lists, which don't process deadlines. */
export async function hiringGigsOf(
  ctx: ReadContext,
  rows: readonly { gig_id: GigId }[],
): Promise<ReadonlyMap<GigId, HiringGig>> {
  const ids = new Set(rows.map(({ gig_id }) => gig_id))
  const gigs = ids.size === 0 ? [] : await store.listHiring(ctx.db, [...ids])
  return new Map(gigs.map((gig) => [gig.id, gig]))
}

/** The gig, if the caller may see it. */
export async function requireVisibleGig(
  ctx: ReadContext,
  reader: Reader,
  id: GigId,
): Promise<StoredGig & StoredStanding> {
  const gig = await store.findSeenGig(ctx.db, `${reader.userId} ${id}`)
  if (!gig || !isVisibleTo(reader, gig)) throw notFound()
  await requireGigNotDue(ctx, gig)
  return gig
}

/** Locks a gig that the caller may see. */
export async function lockVisibleGig(ctx: WriteContext, actor: Actor, id: GigId): Promise<Gig> {
  const gig = await store.lockGigVisibleTo(ctx.db, id, actor.userId)
  if (!gig) throw notFound()
  await requireGigNotDue(ctx, gig)
  return gig
}

/** For use cases of other features, which check the caller themselves; null if the gig was deleted. */
export async function lockGig(ctx: WriteContext, id: GigId): Promise<Gig | null> {
  const gig = await store.lockGig(ctx.db, id)
  if (gig) await requireGigNotDue(ctx, gig)
  return gig
}

/** For the clock, which processes the gig's deadlines itself: the gig as it is once a passed deadline has taken effect. */
export async function lockGigForClock(ctx: WriteContext, id: GigId): Promise<Gig | null> {
  const gig = await store.lockGig(ctx.db, id)
  return gig && asOf(gig, ctx.clock.now())
}

/** Stores a locked gig's positions, and its status if filling or freeing a position changed it. */
export async function savePositions(ctx: WriteContext, by: Actor | 'clock', before: Gig, after: Gig): Promise<void> {
  const [, moved] = await Promise.all([
    store.updatePositions(ctx.db, after),
    after.status === before.status ? null : save(ctx, after),
  ])
  if (moved) recordGig(ctx, by, moved, eventOf[moved.status])
  else recordCount(ctx, by, after)
}

export async function lockOwnGig(ctx: WriteContext, actor: Actor, id: GigId): Promise<Gig> {
  const gig = await lockVisibleGig(ctx, actor, id)
  if (gig.client_id !== actor.userId) {
    throw forbidden('not_yours', 'This gig belongs to another user.', { user_id: encodeId('usr', gig.client_id) })
  }
  return gig
}

/** What gigs call in deals. Deals import gigs, so app.ts passes this in. */
export interface DealsOfGig {
  findOpenNegotiations(ctx: ReadContext, id: GigId): Promise<readonly NegotiationId[]>
  /** Contracts about the gig that are active or awaiting approval. */
  findLiveContracts(ctx: ReadContext, id: GigId): Promise<readonly ContractId[]>
  /** Ends the applications and negotiations of a locked gig that was closed or filled. */
  endWithGig(ctx: WriteContext, actor: Actor, id: GigId, status: 'closed' | 'filled'): Promise<void>
}

export async function changeGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  { status, ...body }: Static<typeof GigChanges>,
  ifMatch: readonly number[] | null,
  deals: DealsOfGig,
): Promise<Rendered> {
  // Counted before the gig is locked; see `lockAndCount`.
  const openGigs =
    status === 'open' || body.apply_by !== undefined
      ? await store.lockAndCountOpenGigs(ctx.db, actor.userId, ctx.clock.now())
      : 0
  const { fields: fieldChanges, ...plain } = body
  const trade = await tradeFor(ctx, body)
  const gig = await lockOwnGig(ctx, actor, id)
  requireNotRemoved(gig)
  requireVersion(gig.version, ifMatch)
  requireCategory(trade, plain.category, gig.category)
  const fields = fieldChanges && applyFieldChanges(trade.gig_fields, gig.fields, fieldChanges)
  const changes = { ...termsFrom(ctx, plain), ...(fields && { fields }), ...(status && { status }) }
  const decision = decideChange(gig, changes, ctx.clock.now())
  const isPublished = gig.status === 'draft' && decision.gig.status === 'open'
  if (isPublished || (fields && gig.status !== 'draft')) requireComplete(trade.gig_fields, decision.gig.fields)
  if (decision.moved && (gig.status === 'draft' || gig.status === 'expired'))
    requireQuota(ctx.settings.quotas, 'open_gigs', openGigs)
  const { status: newStatus } = decision.gig
  const endsAs = decision.moved && (newStatus === 'closed' || newStatus === 'filled') ? newStatus : null
  // Ending and publishing a gig are two separate mandate actions, and a request can only be for one.
  if (endsAs && ctx.atStake && decision.rewritten) {
    const message = 'must be omitted when an agent edits the gig: ending it takes a separate request'
    throw validationFailed([{ path: 'status', code: 'not_allowed', message, details: { allowed: [] } }])
  }
  if (decision.moved && newStatus === 'open') ctx.newObligation?.()
  if (endsAs) ctx.atStake?.(stakeOfEnding(gig, endsAs === 'closed' ? 'closeGig' : 'fillGig'))
  else if (decision.published) ctx.atStake?.(stakeOfPublishing(gig, decision.gig))
  const [viewer, found] = await Promise.all([viewerOf(ctx, actor), store.findStanding(ctx.db, actor.userId, id)])
  const now = ctx.clock.now()
  const reader = { viewer, standing: found && standingAt(now, found), now, market: ctx.settings }
  if (!decision.edited && !decision.moved) return renderWritten(rendered(ctx, gig), reader)
  if (decision.gig.rate_type !== gig.rate_type) await requireNoOpenNegotiation(ctx, id, deals)
  const changed = await save(ctx, decision.gig)
  const event = decision.moved ? eventOf[changed.status] : 'gig.updated'
  recordGig(ctx, actor, changed, event, {
    setsDescription: changed.description !== gig.description,
    wasDraft: gig.status === 'draft',
  })
  if (endsAs) await deals.endWithGig(ctx, actor, id, endsAs)
  return renderWritten(changed, reader)
}

/** The definitions to check a write with. What becomes narrower only matters to writes of fields and categories. */
async function tradeFor(ctx: WriteContext, body: { category?: string | null; fields?: FieldChanges }): Promise<Trade> {
  const { trade } = ctx.settings
  const isConcerned = Object.keys(body.fields ?? {}).length > 0 || (body.category && trade.categories.length > 0)
  return isConcerned ? lockTrade(ctx) : trade
}

async function requireNoOpenNegotiation(ctx: WriteContext, id: GigId, deals: DealsOfGig): Promise<void> {
  const open = await deals.findOpenNegotiations(ctx, id)
  if (open.length === 0) return
  const message = 'rate_type can’t change while there’s an open negotiation about this gig.'
  throw conflict('rate_type_fixed', message, { negotiation_ids: open.map((one) => encodeId('neg', one)) })
}

export async function deleteGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  ifMatch: readonly number[] | null,
  deals: DealsOfGig,
): Promise<{ id: string; deleted: true }> {
  const gig = await lockOwnGig(ctx, actor, id)
  requireNotRemoved(gig)
  requireVersion(gig.version, ifMatch)
  transition(gigTransitions, 'delete', { status: gig.status, by: 'owner' })
  const contracts = await deals.findLiveContracts(ctx, id)
  if (contracts.length > 0) {
    const message = 'A contract about this gig is active or awaiting approval. It has to end first.'
    throw conflict('gig_has_contracts', message, { contract_ids: contracts.map((one) => encodeId('con', one)) })
  }
  ctx.atStake?.(stakeOfEnding(gig, 'deleteGig'))
  const deleted = await save(ctx, { ...gig, status: 'closed' })
  await store.markGigDeleted(ctx.db, id, ctx.clock.now())
  retractFromMarket(ctx, id)
  record(ctx, actor, gigEvent(ctx, deleted, 'gig.deleted'))
  if (gig.status !== 'draft') {
    const event = { ...gigEvent(ctx, deleted, 'gig.removed'), data: presentRemovedGig(deleted) }
    record(ctx, actor, forEveryone(event, gig.client_id))
  }
  await deals.endWithGig(ctx, actor, id, 'closed')
  return { id: encodeId('gig', id), deleted: true }
}

/** A gig as shown to operators and to those reporting it; null if it was deleted or the reader may not see it. */
export async function findGigContent(ctx: ReadContext, actor: Actor, id: GigId): Promise<Content | null> {
  const gig = await store.findContent(ctx.db, id)
  if (!gig || (gig.status === 'draft' && gig.client_id !== actor.userId)) return null
  const { client_id: owner_id, title, description: text, removal } = gig
  return { id, owner_id, conversation_id: null, title, text, rating: null, removal }
}

/** Hides a gig from everyone but its owner and operators. Its negotiations and contracts continue. */
export async function removeGig(ctx: WriteContext, actor: Actor, id: GigId, removal: Removal): Promise<void> {
  const gig = await lockForOperator(ctx, id)
  requireNotRemoved(gig)
  const removed = { ...gig, removal }
  await store.saveRemoval(ctx.db, removed)
  withholdEvents(ctx, id, gig.client_id)
  const event = { ...gigEvent(ctx, removed, 'gig.removed'), data: presentRemovedGig(removed) }
  record(ctx, actor, { ...event, data: { ...event.data, removal } }, forEveryone(event, gig.client_id))
}

export async function restoreGig(ctx: WriteContext, actor: Actor, id: GigId): Promise<void> {
  const gig = await lockForOperator(ctx, id)
  if (!gig.removal) throw notRemoved()
  const restored = { ...gig, removal: null }
  await store.saveRemoval(ctx.db, restored)
  releaseEvents(ctx, id, gig.client_id)
  recordGig(ctx, actor, restored, 'gig.restored', { setsDescription: true })
}

async function lockForOperator(ctx: WriteContext, id: GigId): Promise<Gig> {
  const gig = await lockGig(ctx, id)
  if (!gig || gig.status === 'draft') throw notFound()
  return gig
}

/** Counts a new application to a locked gig. */
export async function countApplication(ctx: WriteContext, actor: Actor, gig: Gig): Promise<void> {
  await store.countApplication(ctx.db, gig.id)
  recordCount(ctx, actor, { ...gig, application_count: gig.application_count + 1 })
}

/** `apply_by`: the gig stops taking applications; existing ones stay. */
export const applyByDeadline = {
  name: 'gig' as const,
  findDue: store.findDueGigs,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const gig = await store.lockGig(ctx.db, id as GigId)
    if (!gig?.apply_by || asOf(gig, ctx.clock.now()) === gig) return
    await expire({ ...ctx, clock: clockAt(gig.apply_by) }, gig)
  },
}

/**
 * Updates the search texts of the next gigs with one of these fields or categories. Returns the last one; null if there are no
 * more.
 */
export async function reindexRenamedGigs(
  ctx: WriteContext,
  renamed: Renamed,
  after: GigId | null,
  limit: number,
): Promise<GigId | null> {
  const gigs = await store.lockToReindex(ctx.db, renamed, after, limit)
  await Promise.all(
    gigs.map((gig) => store.updateSearch(ctx.db, { id: gig.id, searchTexts: searchTextsOf(gig, ctx.settings.trade) })),
  )
  return gigs.length < limit ? null : (gigs.at(-1)?.id ?? null)
}

const defaults = {
  category: null,
  skills: [],
  rate_min_cents: null,
  rate_max_cents: null,
  hours_per_week: null,
  start_date: null,
  payout_delay_days: 5,
  review_days: 14,
  remote: true,
  location: null,
  positions: 1,
  apply_by: null,
}

// Converts strings that the schema has checked to the domain's types.
function termsFrom<B extends { currency?: string; apply_by?: string | null; start_date?: string | null }>(
  ctx: ReadContext,
  { currency, apply_by, start_date, ...rest }: B,
) {
  if (currency !== undefined && currency !== ctx.settings.currency) {
    const message = `must be ${ctx.settings.currency}, the currency of this marketplace`
    throw validationFailed([
      { path: 'currency', code: 'not_allowed', message, details: { allowed: [ctx.settings.currency] } },
    ])
  }
  return {
    ...rest,
    ...(apply_by !== undefined && { apply_by: apply_by === null ? null : parseInstant(apply_by) }),
    ...(start_date !== undefined && { start_date: start_date as CalendarDate | null }),
  }
}

const eventOf = {
  draft: 'gig.updated',
  open: 'gig.opened',
  paused: 'gig.paused',
  filled: 'gig.filled',
  closed: 'gig.closed',
  expired: 'gig.expired',
} as const satisfies Record<Gig['status'], EventType>

async function requireGigNotDue(
  ctx: ReadContext,
  { id, next_due_at }: { id: GigId; next_due_at: Instant | null },
): Promise<void> {
  const now = ctx.clock.now()
  if (next_due_at === null || next_due_at > now) return
  const contracts = await store.findDueContracts(ctx.db, id, now)
  throw new Overdue([
    { kind: applyByDeadline.name, id },
    ...contracts.map((contract) => ({ kind: 'contract' as const, id: contract })),
  ])
}

async function expire(ctx: WriteContext, gig: Gig): Promise<void> {
  const status = transition(gigTransitions, 'expire', { status: gig.status, by: 'clock' }) ?? gig.status
  const expired = await save(ctx, { ...gig, status })
  recordGig(ctx, 'clock', expired, 'gig.expired')
}

async function save(ctx: WriteContext, changed: Gig): Promise<RenderedGig> {
  const gig = rendered(ctx, { ...changed, version: changed.version + 1, updated_at: ctx.clock.now() })
  await store.updateGig(ctx.db, gig)
  return gig
}

function rendered(ctx: WriteContext, gig: Gig): RenderedGig {
  const { currency, trade } = ctx.settings
  return { ...gig, facts: renderFacts(gig, currency), searchTexts: searchTextsOf(gig, trade) }
}

function recordGig(
  ctx: WriteContext,
  by: Actor | 'clock',
  gig: Gig,
  type: EventType,
  { setsDescription = false, wasDraft = false } = {},
): void {
  const event = gigEvent(ctx, gig, type, setsDescription)
  if (gig.status === 'draft' || gig.removal) return void record(ctx, by, event)
  // The gig becomes visible to everyone for the first time.
  const data = wasDraft ? { data: gigEvent(ctx, gig, type, true).data } : {}
  record(ctx, by, { ...event, market: { ownerId: gig.client_id, ...data } })
}

// Owners find out about applications and contracts from their own events.
function recordCount(ctx: WriteContext, by: Actor | 'clock', gig: Gig): void {
  if (gig.removal) return
  record(ctx, by, forEveryone(gigEvent(ctx, gig, 'gig.updated'), gig.client_id))
}

/** Appears only in the market feed. */
function forEveryone(event: NewEvent, ownerId: UserId): NewEvent {
  return { ...event, audience: [], market: { ownerId } }
}

function gigEvent(ctx: WriteContext, gig: Gig, type: EventType, setsDescription = false): NewEvent {
  const data = presentGigEvent(gig, ctx.settings, setsDescription)
  return { type, subject: { type: 'gig', id: gig.id }, data, audience: [gig.client_id] }
}
