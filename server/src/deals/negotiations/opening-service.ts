import type { Static } from 'typebox'
import type { Application } from '../../market/applications/domain.ts'
import {
  findOwnApplication,
  lockApplication,
  lockLiveApplication,
  moveByDeal,
} from '../../market/applications/service.ts'
import { briefOf } from '../../market/briefs/domain.ts'
import { hashOfBrief, keepBrief } from '../../market/briefs/service.ts'
import { openConversation } from '../../market/conversations/service.ts'
import { type Gig, gigNotOpen, hasFreePosition, requireGigVersion, requireHiring } from '../../market/gigs/domain.ts'
import { lockGig, lockOwnGig } from '../../market/gigs/service.ts'
import {
  offerFrom,
  priceCentsOf,
  proposedChanges,
  type TermChanges,
  termsOfGig,
  withChanges,
} from '../../market/terms/domain.ts'
import { requireContact } from '../../people/blocks/service.ts'
import { beginDealing } from '../../people/conflicts/service.ts'
import { requireUser } from '../../people/profiles/service.ts'
import { viewerOf, type WriteContext } from '../../platform/context.ts'
import { type Actor, userIdFrom } from '../../platform/kernel/actor.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, forbidden, notFound } from '../../platform/kernel/errors.ts'
import { encodeId, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { requireNotRemoved } from '../../platform/kernel/moderation.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { type Negotiation, type Round, requireOneSubject } from './domain.ts'
import { addRound, hashOfTerms } from './round-service.ts'
import {
  type NegotiationWithRounds,
  type NewNegotiation,
  presentNegotiation,
  presentRound,
  presentWithRounds,
} from './schema.ts'
import { recordNegotiation, requireNegotiationNotDue } from './service.ts'
import * as store from './store.ts'

/** Opens a negotiation about an application, or invites a worker to the caller's gig. */
export async function openNegotiation(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewNegotiation>,
): Promise<Static<typeof NegotiationWithRounds>> {
  const named = requireOneSubject(body)
  const opened = await store.lockAndCountOpened(ctx.db, actor.userId)
  requireQuota(ctx.settings.quotas, 'negotiations_per_day', opened.count, opened.freeAt)
  const subject =
    'applicationId' in named
      ? await lockApplicationSubject(ctx, actor, named.applicationId)
      : await lockInvitation(ctx, actor, named)
  const open = await store.lockOpenNegotiation(ctx.db, subject.gig.id, subject.workerId)
  if (open) {
    requireNegotiationNotDue(ctx, open)
    throw conflict('already_negotiating', 'You’re already negotiating with this worker about this gig.', {
      negotiation_id: encodeId('neg', open.id),
    })
  }
  requireKnownGig(actor, subject, body.gig_version)
  const { negotiation, round } = await firstOffer(ctx, actor, subject, body)
  ctx.atStake?.(stakeOfOpening(actor, subject, negotiation, round))
  await Promise.all([
    requireContact(ctx, actor.userId, otherOf(actor, negotiation)),
    beginDealing(ctx, negotiation.client_id, negotiation.worker_id),
    store.insertNegotiation(ctx.db, negotiation),
  ])
  store.sendRound(ctx.db, round)
  openConversation(ctx, negotiation)
  recordNegotiation(ctx, actor, negotiation, 'negotiation.opened', {
    round: presentRound(round),
    ...(round.message === null && { message: body.message }),
  })
  if (subject.application) await moveByDeal(ctx, actor, subject.application, 'negotiate', negotiation.id)
  const presented = presentNegotiation(negotiation, await viewerOf(ctx, actor), subject.gig)
  return presentWithRounds(presented, briefOf(subject.gig), [round])
}

/** The gig, the worker, and the worker's application if there is one. The rows are locked. */
interface Subject {
  gig: Gig
  application: Application | null
  workerId: UserId
}

async function lockApplicationSubject(ctx: WriteContext, actor: Actor, applicationId: string): Promise<Subject> {
  const id = toId('app', applicationId)
  const { gig_id } = await findOwnApplication(ctx, actor, id)
  const [gig, application] = await Promise.all([lockGig(ctx, gig_id), lockApplication(ctx, id)])
  if (!gig || !application) throw notFound()
  requireHiring(gig)
  requireNotRemoved(gig)
  return { gig, application, workerId: application.worker_id }
}

async function lockInvitation(
  ctx: WriteContext,
  actor: Actor,
  named: { gigId: string; workerId: string },
): Promise<Subject> {
  const gig = await lockOwnGig(ctx, actor, toId('gig', named.gigId))
  requireNotRemoved(gig)
  const workerId = userIdFrom(actor, named.workerId)
  if (workerId === actor.userId) throw forbidden('own_gig', 'You can’t hire yourself or your agents.')
  if (gig.status !== 'open') {
    throw gigNotOpen(gig.status, ['open'], `This gig is ${gig.status}. Workers can be invited only while it’s open.`)
  }
  await requireUser(ctx, workerId)
  // If the worker has already applied, the negotiation is about that application.
  return { gig, application: await lockLiveApplication(ctx, gig.id, workerId), workerId }
}

// A worker who applied to an earlier version of the gig has to send the version they've read since. Clients make the edits
// themselves.
function requireKnownGig(actor: Actor, { gig, application, workerId }: Subject, named: number | undefined): void {
  const isUnread = actor.userId === workerId && application !== null && !isGigAsAppliedTo(gig, application)
  if (named !== undefined || isUnread) requireGigVersion(gig, named)
}

// The gig's terms, overridden by the application's, then by the request's. The offer counts as the caller's, unless a client
// opens with exactly the terms that the worker proposed in the application.
async function firstOffer(
  ctx: WriteContext,
  actor: Actor,
  { gig, application, workerId }: Subject,
  { terms: requested = {}, message }: Static<typeof NewNegotiation>,
): Promise<{ negotiation: Negotiation; round: Round }> {
  const proposed = application ? proposedChanges(application) : {}
  const changes = { ...proposed, ...(requested as TermChanges) }
  const terms = withChanges(termsOfGig(gig), changes)
  const usesProposal = Object.keys(proposed).length > 0 && Object.keys(requested).length === 0
  const offer =
    (usesProposal && application && isGigAsAppliedTo(gig, application)) || actor.userId === workerId
      ? { offered_by: 'worker' as const, user_id: workerId }
      : { offered_by: 'client' as const, user_id: gig.client_id }
  const isOwn = offer.user_id === actor.userId
  const now = ctx.clock.now()
  const brief_hash = keepBrief(ctx, gig)
  const before: Negotiation = {
    id: newId<'neg'>(),
    gig_id: gig.id,
    gig_version: gig.version,
    brief_hash,
    rate_type: gig.rate_type,
    review_days: gig.review_days,
    application_id: application?.id ?? null,
    client_id: gig.client_id,
    worker_id: workerId,
    opened_by: actor.userId === workerId ? 'worker' : 'client',
    status: 'open',
    terms,
    terms_hash: hashOfTerms({ terms, brief_hash }),
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
    client_suspended: gig.client_suspended,
    client_blocks: false,
    worker_blocks: false,
  }
  const { changed, round } = addRound(ctx, before, {
    ...offer,
    hosted_agent_id: (isOwn ? actor.hostedAgentId : application?.hosted_agent_id) ?? null,
    changes,
    terms,
    gig_version: gig.version,
    brief_hash,
    terms_hash: before.terms_hash,
    // A client's message isn't stored with the worker's offer; the event carries it.
    message: isOwn ? (message ?? null) : null,
  })
  return { negotiation: changed, round }
}

// False if the client has since changed the gig, because the worker never offered to do that work on those terms. If an
// application has no brief, only the gig's version is known.
function isGigAsAppliedTo(gig: Gig, application: Application): boolean {
  const { gig_version, brief_hash, offer } = application
  const isSameBrief = brief_hash === null ? gig_version === gig.version : brief_hash === hashOfBrief(gig)
  return isSameBrief && canonicalJson(offerFrom(gig, application)) === canonicalJson(offer)
}

// An approval is tied to the gig and the application, since the negotiation doesn't exist yet. Opening with the worker's offer
// doesn't commit the client to anything, so the stake has no amounts.
function stakeOfOpening(actor: Actor, { gig, application }: Subject, negotiation: Negotiation, round: Round): Stake {
  const isOwn = round.user_id === actor.userId
  return {
    subject: application ? encodeId('app', application.id) : encodeId('gig', gig.id),
    summary: isOwn
      ? { kind: 'openWithTerms', gig: gig.title, terms: { rate_type: gig.rate_type, ...round.terms } }
      : { kind: 'openWithProposal', gig: gig.title },
    change: { before: null, after: round.terms },
    target: {
      gig: { version: gig.version, status: gig.status, terms: termsOfGig(gig) },
      application: application && { status: application.status, terms: proposedChanges(application) },
    },
    counterpartyId: otherOf(actor, negotiation),
    ...(isOwn && { rateCents: round.terms.rate_cents, contractCents: priceCentsOf(negotiation) }),
  }
}

function otherOf({ userId }: Actor, { client_id, worker_id }: Negotiation): UserId {
  return userId === worker_id ? client_id : worker_id
}
