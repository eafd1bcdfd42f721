import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type InboxEntry, type InboxPosition, type InboxRow, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import { lockApplication } from '../../market/applications/service.ts'
import { findBrief } from '../../market/briefs/service.ts'
import type { Gig } from '../../market/gigs/domain.ts'
import { findHiringGig, hiringGigsOf, lockGig } from '../../market/gigs/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type GigId, type NegotiationId, toId } from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { otherSide, partiesFor, type Side, sideOf } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { asOf, dueAt, type Negotiation, negotiationActions } from './domain.ts'
import {
  type Agreement,
  type NegotiationFilter,
  type Negotiation as NegotiationShape,
  type NegotiationSummary,
  type NegotiationWithRounds,
  presentNegotiation,
  presentNegotiationFacts,
  presentWithRounds,
} from './schema.ts'
import * as store from './store.ts'

export async function getNegotiation(
  ctx: ReadContext,
  actor: Actor,
  id: NegotiationId,
): Promise<Static<typeof NegotiationWithRounds>> {
  const [negotiation, rounds, viewer] = await Promise.all([
    findOwnNegotiation(ctx, actor, id),
    store.listRounds(ctx.db, id),
    viewerOf(ctx, actor),
  ])
  const [gig, brief] = await Promise.all([
    negotiation.status === 'open' ? findHiringGig(ctx, negotiation.gig_id) : undefined,
    findBrief(ctx, negotiation),
  ])
  return presentWithRounds(presentNegotiation(negotiation, viewer, gig), brief, rounds)
}

export async function listNegotiations(
  ctx: ReadContext,
  actor: Actor,
  { q, role, status, gig_id }: Static<typeof NegotiationFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof NegotiationShape>>> {
  const now = ctx.clock.now()
  const gigId = gig_id === undefined ? undefined : toId('gig', gig_id)
  const words = q === undefined ? undefined : { typed: q, reader: actor.userId }
  const filter = { ...partiesFor(actor.userId, role), status, gigId, words, now }
  const [fetched, viewer] = await Promise.all([store.listNegotiations(ctx.db, filter, page), viewerOf(ctx, actor)])
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  const current = rows.map((negotiation) => asOf(negotiation, now))
  const gigs = await hiringGigsOf(
    ctx,
    current.filter(({ status }) => status === 'open'),
  )
  return { rows: current.map((one) => presentNegotiation(one, viewer, gigs.get(one.gig_id))), next }
}

/** Summaries of the negotiations that rows refer to, limited to those the caller may read. */
export async function summarizeNegotiations(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly NegotiationId[],
): Promise<Static<typeof NegotiationSummary>[]> {
  const negotiations = await store.listNegotiationsById(ctx.db, actor.userId, ids)
  return negotiations.map((negotiation) => {
    const { id, client_id, status, rate_type, round_count, gig_id } = asOf(negotiation, ctx.clock.now())
    return {
      id: encodeId('neg', id),
      client_id: encodeId('usr', client_id),
      status,
      rate_type,
      round_count,
      gig_id: encodeId('gig', gig_id),
      gig_title: negotiation.gig_title,
    }
  })
}

/** Only for its two parties. Reads without a lock, so that no other caller waits for one. */
export async function findOwnNegotiation(ctx: ReadContext, actor: Actor, id: NegotiationId): Promise<Negotiation> {
  const negotiation = await store.findNegotiation(ctx.db, id)
  if (!negotiation || !sideOf(actor.userId, negotiation)) throw notFound()
  requireNegotiationNotDue(ctx, negotiation)
  return negotiation
}

/** Locks a negotiation for one of its parties. */
export async function lockOwnNegotiation(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<{ negotiation: Negotiation; side: Side }> {
  const negotiation = await store.lockNegotiationOf(ctx.db, id, actor.userId)
  const side = negotiation && sideOf(actor.userId, negotiation)
  if (!negotiation || !side) throw notFound()
  requireNegotiationNotDue(ctx, negotiation)
  return { negotiation, side }
}

export function requireNegotiationNotDue(ctx: ReadContext, negotiation: Negotiation): void {
  requireNotDue(ctx, { kind: 'negotiation', id: negotiation.id }, dueAt(negotiation))
}

/** Turns the latest offer into a contract. Contracts import negotiations, so app.ts passes this in. */
export type AgreeToOffer = (
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  offer: Static<typeof Agreement>,
) => Promise<Static<typeof NegotiationShape>>

/** Locks gig, application and negotiation, always in this order, so that requests can't deadlock. */
export async function lockWithGig(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<{ negotiation: Negotiation; side: Side; gig: Gig | null }> {
  const { gig_id, application_id } = await findOwnNegotiation(ctx, actor, id)
  const [gig, , own] = await Promise.all([
    lockGig(ctx, gig_id),
    application_id && lockApplication(ctx, application_id),
    lockOwnNegotiation(ctx, actor, id),
  ])
  return { ...own, gig }
}

/** Stores that a locked negotiation has led to a contract. */
export function saveAgreement(
  ctx: WriteContext,
  actor: Actor,
  negotiation: Negotiation,
  contractId: ContractId,
  othersKeptUntil: Instant,
): Negotiation {
  const agreed: Negotiation = {
    ...negotiation,
    status: 'agreed',
    contract_id: contractId,
    kept_until: othersKeptUntil,
    updated_at: ctx.clock.now(),
  }
  store.sendNegotiation(ctx.db, agreed)
  recordNegotiation(ctx, actor, agreed, 'negotiation.agreed')
  return agreed
}

/** Keeps the open negotiations about a gig open at least until the given moment. */
export function extendNegotiationsOfGig(ctx: WriteContext, gigId: GigId, until: Instant): Promise<void> {
  return store.extendNegotiations(ctx.db, gigId, until, ctx.clock.now())
}

export function findOpenNegotiations(ctx: ReadContext, gigId: GigId): Promise<readonly NegotiationId[]> {
  return store.findOpenNegotiations(ctx.db, gigId, ctx.clock.now())
}

export function recordNegotiation(
  ctx: WriteContext,
  by: Actor | 'clock',
  negotiation: Negotiation,
  type: EventType,
  extraData: object = {},
): void {
  const event = negotiationEvent(negotiation, type)
  record(ctx, by, { ...event, data: { ...event.data, ...extraData } })
}

export function negotiationEvent(negotiation: Negotiation, type: EventType) {
  return {
    type,
    subject: { type: 'negotiation', id: negotiation.id },
    data: presentNegotiationFacts(negotiation),
    audience: [negotiation.client_id, negotiation.worker_id],
  }
}

/** Offers awaiting the caller's response. */
export const negotiationInbox = {
  name: 'offers to respond to',
  scopes: ['negotiations:write'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const [rows, viewer] = await Promise.all([
      store.listAwaitingAnswer(ctx.db, actor.userId, ctx.clock.now(), limit, after),
      viewerOf(ctx, actor),
    ])
    const gigs = await hiringGigsOf(ctx, rows)
    const isOffered = (row: Negotiation & InboxRow) =>
      negotiationActions(viewer, otherSide(row.offered_by), row, gigs.get(row.gig_id)).some(
        (each) => each === row.action,
      )
    return inboxEntriesFrom('negotiation', rows, isOffered)
  },
}
