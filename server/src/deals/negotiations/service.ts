import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type Place, type Waiting, waitingFrom } from '../../events/inbox/domain.ts'
import type { Application } from '../../market/applications/domain.ts'
import {
  findOwnApplication,
  lockApplication,
  lockApplicationUnlessBusy,
  lockLiveApplication,
  moveByDeal,
} from '../../market/applications/service.ts'
import { type Gig, hasFreePosition, requireHiring } from '../../market/gigs/domain.ts'
import { lockGig, lockOwnGig } from '../../market/gigs/service.ts'
import { requireUser } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { violatesUnique } from '../../platform/db/errors.ts'
import { type Actor, userIdFrom } from '../../platform/kernel/actor.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, forbidden, notFound } from '../../platform/kernel/errors.ts'
import {
  type ContractId,
  encodeId,
  type GigId,
  type NegotiationId,
  newId,
  toId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { partiesFor, type Side, sideOf } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import {
  asOf,
  changesProposed,
  decideRound,
  expiryAfterRound,
  isDue,
  type Negotiation,
  negotiationTransitions,
  offerOf,
  overlay,
  type Round,
  requireOneSubject,
  stakeOfTerms,
  type TermChanges,
  type Terms,
  termsOfGig,
  wordsOf,
  worthOf,
} from './domain.ts'
import {
  type Decline,
  type NegotiationFilter,
  type Negotiation as NegotiationShape,
  type NegotiationWithRounds,
  type NewNegotiation,
  type NewRound,
  presentNegotiation,
  presentNegotiationFacts,
  presentRound,
  type Round as RoundShape,
} from './schema.ts'
import * as store from './store.ts'

export async function openNegotiation(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewNegotiation>,
): Promise<Static<typeof NegotiationWithRounds>> {
  const subject = requireOneSubject(body)
  const { gig, workerId, ...held } =
    'applicationId' in subject
      ? await lockApplicationAndGig(ctx, actor, subject.applicationId)
      : await lockInvitation(ctx, actor, subject)
  const application = await endIfDue(ctx, gig.id, workerId, held.application)
  const { negotiation, round } = await firstOffer(ctx, actor, gig, workerId, application, body)
  ctx.atStake?.(stakeOfOpening(actor, gig, application, negotiation, round))
  await insert(ctx, negotiation)
  store.sendRound(ctx.db, round)
  recordNegotiation(ctx, actor, negotiation, 'negotiation.opened', {
    round: presentRound(round),
    message: body.message,
  })
  if (application) await moveByDeal(ctx, actor, application, 'negotiate', negotiation.id)
  return { ...presentNegotiation(negotiation, actor.userId), rounds: [presentRound(round)] }
}

export async function getNegotiation(
  ctx: ReadContext,
  actor: Actor,
  id: NegotiationId,
): Promise<Static<typeof NegotiationWithRounds>> {
  const [found, rounds] = await Promise.all([store.findNegotiation(ctx.db, id), store.listRounds(ctx.db, id)])
  if (!found || !sideOf(actor.userId, found)) throw notFound()
  return {
    ...presentNegotiation(asOf(found, ctx.clock.now()), actor.userId),
    rounds: rounds.map(presentRound),
  }
}

export async function listNegotiations(
  ctx: ReadContext,
  actor: Actor,
  { role, status, gig_id }: Static<typeof NegotiationFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof NegotiationShape>>> {
  const now = ctx.clock.now()
  const gigId = gig_id === undefined ? undefined : toId('gig', gig_id)
  const filter = { ...partiesFor(actor.userId, role), status, gigId, now }
  const { rows, next } = pageOf(await store.listNegotiations(ctx.db, filter, page), page.limit, ({ id }) => [id])
  return { rows: rows.map((negotiation) => presentNegotiation(asOf(negotiation, now), actor.userId)), next }
}

export async function submitRound(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  { message = null, ...changes }: Omit<Static<typeof NewRound>, 'message'> & { message?: string | null },
): Promise<Static<typeof RoundShape>> {
  const { negotiation, side } = await lockOwn(ctx, actor, id)
  decideRound(negotiation, side)
  const terms = overlay(negotiation.terms, changes as TermChanges)
  ctx.atStake?.(stakeOfTerms('Offer', negotiation, side, terms))
  const { changed, round } = withRound(ctx, negotiation, {
    offered_by: side,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    changes: changes as TermChanges,
    terms,
    terms_hash: hashOf(terms),
    message,
  })
  store.sendRound(ctx.db, round)
  store.sendNegotiation(ctx.db, changed)
  recordNegotiation(ctx, actor, changed, 'negotiation.round', { round: presentRound(round) })
  return presentRound(round)
}

export async function declineNegotiation(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
  { reason = null }: { reason?: Static<typeof Decline>['reason'] | null },
): Promise<Static<typeof NegotiationShape>> {
  const { application_id } = await requireOwn(ctx, actor, id)
  const [application, { negotiation, side }] = await Promise.all([
    application_id && lockApplication(ctx, application_id),
    lockOwn(ctx, actor, id),
  ])
  const declined = await decline(ctx, actor, negotiation, side, reason)
  if (application) await moveByDeal(ctx, actor, application, 'resume')
  return presentNegotiation(declined, actor.userId)
}

/** Holds a negotiation and the gig and application it is about, for the use case that turns it into a contract. */
export async function lockForAgreement(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<{ negotiation: Negotiation; side: Side; gig: Gig | null }> {
  const { gig_id, application_id } = await requireOwn(ctx, actor, id)
  const [gig, , held] = await Promise.all([
    lockGig(ctx, gig_id),
    application_id && lockApplication(ctx, application_id),
    lockOwn(ctx, actor, id),
  ])
  return { ...held, gig }
}

/** Notes that a negotiation which is held has led to a contract, and until when that keeps its rivals. */
export function saveAgreement(
  ctx: WriteContext,
  actor: Actor,
  negotiation: Negotiation,
  contractId: ContractId,
  keepsRivalsUntil: Instant | null,
): Negotiation {
  const agreed: Negotiation = {
    ...negotiation,
    status: 'agreed',
    contract_id: contractId,
    kept_until: keepsRivalsUntil,
    updated_at: ctx.clock.now(),
  }
  store.sendNegotiation(ctx.db, agreed)
  recordNegotiation(ctx, actor, agreed, 'negotiation.agreed')
  return agreed
}

/** While a contract holds the last position, the others' negotiations outlast its approval. */
export function keepRivals(ctx: WriteContext, gigId: GigId, until: Instant): Promise<void> {
  return store.keepNegotiations(ctx.db, gigId, until, ctx.clock.now())
}

/** Ends what is still negotiated about a gig: it has ended, or found everyone it wanted. */
export async function endNegotiationsOf(
  ctx: WriteContext,
  by: Actor | 'clock',
  gigId: GigId,
  to: 'expired' | 'superseded',
): Promise<void> {
  const ended = await store.endNegotiations(ctx.db, gigId, to, ctx.clock.now())
  if (ended.length > 0) record(ctx, by, ...ended.map((one) => negotiationEvent(one, `negotiation.${to}`)))
}

/** Declines on behalf of whoever ended the application it is about; says whether it had led to a contract already. */
export async function declineWithApplication(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<ContractId | null> {
  const negotiation = await store.lockNegotiationOf(ctx.db, id, actor.userId)
  const side = negotiation && sideOf(actor.userId, negotiation)
  if (!negotiation || !side) throw notFound()
  if (isDue(negotiation, ctx.clock.now())) expire(ctx, negotiation)
  else if (negotiation.status === 'open') await decline(ctx, actor, negotiation, side, null)
  return negotiation.contract_id
}

export function hasOpenNegotiations(ctx: WriteContext, gigId: GigId): Promise<boolean> {
  return store.hasOpenNegotiations(ctx.db, gigId)
}

/** `expires_at`: nobody answered in time, or it took too long altogether. */
export const negotiationDeadline = {
  name: 'negotiation expires_at',
  findDue: store.findDueNegotiations,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const found = await store.findNegotiation(ctx.db, id as NegotiationId)
    const application = found?.application_id ? await lockApplicationUnlessBusy(ctx, found.application_id) : null
    if (found?.application_id && !application) return
    const negotiation = await store.lockNegotiationUnlessBusy(ctx.db, id as NegotiationId)
    if (!negotiation || !isDue(negotiation, ctx.clock.now())) return
    expire(ctx, negotiation)
    // Somebody may have ended the application meanwhile.
    if (application?.status === 'negotiating') await moveByDeal(ctx, 'clock', application, 'resume')
  },
}

interface Subject {
  gig: Gig
  application: Application | null
  workerId: UserId
}

async function lockApplicationAndGig(ctx: WriteContext, actor: Actor, text: string): Promise<Subject> {
  const id = toId('app', text)
  const { gig_id } = await findOwnApplication(ctx, actor, id)
  const [gig, application] = await Promise.all([lockGig(ctx, gig_id), lockApplication(ctx, id)])
  if (!gig || !application) throw notFound()
  requireHiring(gig)
  return { gig, application, workerId: application.worker_id }
}

async function lockInvitation(
  ctx: WriteContext,
  actor: Actor,
  subject: { gigId: string; workerId: string },
): Promise<Subject> {
  const gig = await lockOwnGig(ctx, actor, toId('gig', subject.gigId))
  const workerId = userIdFrom(actor, subject.workerId)
  if (workerId === actor.userId) throw forbidden('own_gig', 'Nobody can hire themselves, nor their agents.')
  if (gig.status !== 'open') throw conflict('gig_not_open', `This gig is ${gig.status}; nobody can be invited to it.`)
  await requireUser(ctx, workerId)
  // Whoever has applied already is taken at their word.
  return { gig, application: await lockLiveApplication(ctx, gig.id, workerId), workerId }
}

// The last negotiation between the two may have run out without anybody having swept.
async function endIfDue(
  ctx: WriteContext,
  gigId: GigId,
  workerId: UserId,
  application: Application | null,
): Promise<Application | null> {
  const last = await store.lockOpenNegotiation(ctx.db, gigId, workerId)
  if (!last || !isDue(last, ctx.clock.now())) return application
  expire(ctx, last)
  return application?.status === 'negotiating' ? moveByDeal(ctx, 'clock', application, 'resume') : application
}

// The gig's terms, overlaid with the application's, overlaid with those of the request. It belongs to whoever opens, but
// for a client who takes up what the application proposed.
async function firstOffer(
  ctx: WriteContext,
  actor: Actor,
  gig: Gig,
  workerId: UserId,
  application: Application | null,
  { terms: named = {}, message }: Static<typeof NewNegotiation>,
): Promise<{ negotiation: Negotiation; round: Round }> {
  const proposed = application ? changesProposed(application) : {}
  const changes = { ...proposed, ...(named as TermChanges) }
  const terms = overlay(termsOfGig(gig), changes)
  const isTakenUp = Object.keys(proposed).length > 0 && Object.keys(named).length === 0
  const offer =
    (isTakenUp && application && isAsProposed(gig, application)) || actor.userId === workerId
      ? { offered_by: 'worker' as const, user_id: workerId }
      : { offered_by: 'client' as const, user_id: gig.client_id }
  const isOwn = offer.user_id === actor.userId
  const now = ctx.clock.now()
  const before: Negotiation = {
    id: newId<'neg'>(),
    gig_id: gig.id,
    gig_version: gig.version,
    rate_type: gig.rate_type,
    review_days: gig.review_days,
    application_id: application?.id ?? null,
    client_id: gig.client_id,
    worker_id: workerId,
    status: 'open',
    terms,
    terms_hash: hashOf(terms),
    offered_by: offer.offered_by,
    round_count: 0,
    client_rounds: 0,
    worker_rounds: 0,
    contract_id: null,
    decline_reason: null,
    kept_until: hasFreePosition(gig) ? null : await store.findKeptUntil(ctx.db, gig.id),
    expires_at: now,
    created_at: now,
    updated_at: now,
  }
  const { changed, round } = withRound(ctx, before, {
    ...offer,
    hosted_agent_id: (isOwn ? actor.hostedAgentId : application?.hosted_agent_id) ?? null,
    changes,
    terms,
    terms_hash: before.terms_hash,
    // What a client writes is not put into the worker's mouth; it goes out with the event.
    message: isOwn ? (message ?? null) : null,
  })
  return { negotiation: changed, round }
}

// What a client has written into the gig since is not put into the worker's mouth.
function isAsProposed(gig: Gig, application: Application): boolean {
  return canonicalJson(offerOf(gig, application)) === canonicalJson(application.offer)
}

// The negotiation is new; what an approval is bound to is what it came from. The other side's offer commits to nothing.
function stakeOfOpening(
  actor: Actor,
  gig: Gig,
  application: Application | null,
  negotiation: Negotiation,
  round: Round,
): Stake {
  const isOwn = round.user_id === actor.userId
  const offer = isOwn ? `offer ${wordsOf(round.terms)}` : 'take up what the worker proposed'
  return {
    subject: application ? encodeId('app', application.id) : encodeId('gig', gig.id),
    summary: `Open a negotiation about “${gig.title}” and ${offer}.`,
    target: {
      gig: { version: gig.version, status: gig.status, terms: termsOfGig(gig) },
      application: application && { status: application.status, terms: changesProposed(application) },
    },
    counterpartyId: actor.userId === negotiation.worker_id ? negotiation.client_id : negotiation.worker_id,
    ...(isOwn && { rateCents: round.terms.rate_cents, contractCents: worthOf(negotiation) }),
  }
}

function withRound(
  ctx: WriteContext,
  negotiation: Negotiation,
  offer: Omit<Round, 'id' | 'negotiation_id' | 'number' | 'created_at'>,
): { changed: Negotiation; round: Round } {
  const now = ctx.clock.now()
  const number = negotiation.round_count + 1
  const round = { ...offer, id: newId<'rnd'>(), negotiation_id: negotiation.id, number, created_at: now }
  const changed = {
    ...negotiation,
    terms: offer.terms,
    terms_hash: offer.terms_hash,
    offered_by: offer.offered_by,
    round_count: number,
    client_rounds: negotiation.client_rounds + (offer.offered_by === 'client' ? 1 : 0),
    worker_rounds: negotiation.worker_rounds + (offer.offered_by === 'worker' ? 1 : 0),
    expires_at: expiryAfterRound(negotiation, ctx.settings.deadlines, now),
    updated_at: now,
  }
  return { changed, round }
}

async function insert(ctx: WriteContext, negotiation: Negotiation): Promise<void> {
  try {
    await store.insertNegotiation(ctx.db, negotiation)
  } catch (error) {
    if (!violatesUnique(error, 'negotiations_one_open')) throw error
    throw conflict('already_negotiating', 'There is an open negotiation about this gig with this worker already.')
  }
}

async function requireOwn(ctx: WriteContext, actor: Actor, id: NegotiationId): Promise<Negotiation> {
  const negotiation = await store.findNegotiation(ctx.db, id)
  if (!negotiation || !sideOf(actor.userId, negotiation)) throw notFound()
  return negotiation
}

async function lockOwn(
  ctx: WriteContext,
  actor: Actor,
  id: NegotiationId,
): Promise<{ negotiation: Negotiation; side: Side }> {
  const negotiation = await store.lockNegotiationOf(ctx.db, id, actor.userId)
  const side = negotiation && sideOf(actor.userId, negotiation)
  if (!negotiation || !side) throw notFound()
  return { negotiation: asOf(negotiation, ctx.clock.now()), side }
}

async function decline(
  ctx: WriteContext,
  actor: Actor,
  negotiation: Negotiation,
  side: Side,
  reason: string | null,
): Promise<Negotiation> {
  const status = transition(negotiationTransitions, 'decline', { status: negotiation.status, by: side })
  const declined: Negotiation = {
    ...negotiation,
    status: status ?? negotiation.status,
    decline_reason: reason,
    updated_at: ctx.clock.now(),
  }
  store.sendNegotiation(ctx.db, declined)
  recordNegotiation(ctx, actor, declined, 'negotiation.declined')
  return declined
}

function expire(ctx: WriteContext, negotiation: Negotiation): void {
  const expired: Negotiation = { ...negotiation, status: 'expired', updated_at: ctx.clock.now() }
  store.sendNegotiation(ctx.db, expired)
  recordNegotiation(ctx, 'clock', expired, 'negotiation.expired')
}

function hashOf(terms: Terms): string {
  return hash('sha256', canonicalJson(terms), 'hex')
}

function recordNegotiation(
  ctx: WriteContext,
  by: Actor | 'clock',
  negotiation: Negotiation,
  type: EventType,
  more: object = {},
): void {
  const event = negotiationEvent(negotiation, type)
  record(ctx, by, { ...event, data: { ...event.data, ...more } })
}

function negotiationEvent(negotiation: Negotiation, type: EventType) {
  return {
    type,
    subject: { type: 'negotiation', id: negotiation.id },
    data: presentNegotiationFacts(negotiation),
    audience: [negotiation.client_id, negotiation.worker_id],
  }
}

/** Offers that wait for the caller's answer. */
export const negotiationInbox = {
  name: 'offers to answer',
  async find(ctx: ReadContext, actor: Actor, limit: number, after: Place | null): Promise<Waiting[]> {
    const rows = await store.listAwaitingAnswer(ctx.db, actor.userId, ctx.clock.now(), limit, after)
    return waitingFrom('negotiation', rows, {
      agree: 'The other side made an offer. Agree to it, make another one, or decline.',
      round: 'The other side made an offer that leaves something open. Name it in an offer of your own, or decline.',
    })
  },
}
