import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type InboxEntry, type InboxPosition, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import { type ReadingRole, useAttachments } from '../../files/attachments/service.ts'
import { requireContact } from '../../people/blocks/service.ts'
import { beginDealing } from '../../people/conflicts/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import {
  type ApplicationId,
  encodeId,
  type GigId,
  type NegotiationId,
  newId,
  toId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { partiesFor, sideOf } from '../../platform/kernel/parties.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import type { CalendarDate } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { hashOfBrief } from '../briefs/service.ts'
import { openConversation } from '../conversations/service.ts'
import { type Gig, mayHire, requireOpenTo } from '../gigs/domain.ts'
import { countApplication, hiringGigsOf, lockGig, lockVisibleGig, requireVisibleGig } from '../gigs/service.ts'
import { offerFrom, priceCentsOf, proposedChanges } from '../terms/domain.ts'
import {
  type Application,
  type ApplicationStatus,
  applicationTransitions,
  isNegotiable,
  liveApplicationStatuses,
  singleApplicationStatuses,
  stakeOfEnding,
} from './domain.ts'
import {
  type ApplicationFilter,
  type Application as ApplicationShape,
  type ApplicationSummary,
  type ApplicationsOfGigFilter,
  type NewApplication,
  presentApplication,
  presentApplicationEvent,
} from './schema.ts'
import * as store from './store.ts'

export async function applyToGig(
  ctx: WriteContext,
  actor: Actor,
  gigId: GigId,
  body: Static<typeof NewApplication>,
): Promise<Static<typeof ApplicationShape>> {
  const made = await store.lockAndCountApplications(ctx.db, actor.userId)
  requireQuota(ctx.settings.quotas, 'applications_per_day', made.count, made.freeAt)
  const gig = await lockVisibleGig(ctx, actor, gigId)
  requireOpenTo(actor.userId, gig)
  const now = ctx.clock.now()
  const proposed = {
    rate_cents: body.rate_cents ?? null,
    hours_per_week: body.hours_per_week ?? null,
    start_date: (body.start_date as CalendarDate | undefined) ?? null,
    payout_delay_days: body.payout_delay_days ?? null,
  }
  const id = newId<'app'>()
  const application: Application = {
    ...proposed,
    id,
    gig_id: gig.id,
    gig_version: gig.version,
    client_id: gig.client_id,
    worker_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    message: body.message,
    attachments: await useAttachments(ctx, actor, body.attachment_ids, { kind: 'application', id }),
    offer: offerFrom(gig, proposed),
    brief_hash: hashOfBrief(gig),
    status: 'pending',
    negotiation_id: null,
    created_at: now,
    updated_at: now,
  }
  ctx.atStake?.(stakeOfApplying(gig, application))
  await Promise.all([
    requireContact(ctx, application.worker_id, application.client_id),
    beginDealing(ctx, application.worker_id, application.client_id),
    insert(ctx, application),
    countApplication(ctx, actor, gig),
  ])
  openConversation(ctx, application)
  record(ctx, actor, applicationEvent(application, { isNew: true }))
  return presentTo(ctx, actor, application)
}

export async function getApplication(
  ctx: ReadContext,
  actor: Actor,
  id: ApplicationId,
): Promise<Static<typeof ApplicationShape>> {
  return presentTo(ctx, actor, await findOwnApplication(ctx, actor, id))
}

/** In what role the caller may read an application's files. */
export async function asReaderOfApplication(
  ctx: ReadContext,
  actor: Actor,
  id: ApplicationId,
): Promise<ReadingRole | null> {
  const application = await store.findApplication(ctx.db, id)
  return application && sideOf(actor.userId, application) ? 'party' : null
}

/** Summaries of the applications that rows refer to, limited to those the caller may read. */
export async function summarizeApplications(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly ApplicationId[],
): Promise<Static<typeof ApplicationSummary>[]> {
  const applications = await store.listApplicationsById(ctx.db, actor.userId, ids)
  return applications.map(({ id, client_id, status, rate_type, gig_id, gig_title }) => ({
    id: encodeId('app', id),
    client_id: encodeId('usr', client_id),
    status,
    rate_type,
    gig_id: encodeId('gig', gig_id),
    gig_title,
  }))
}

export async function listApplications(
  ctx: ReadContext,
  actor: Actor,
  { role, status, gig_id, metadata }: Static<typeof ApplicationFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ApplicationShape>>> {
  const filter = {
    ...partiesFor(actor.userId, role),
    status,
    gigId: gig_id === undefined ? undefined : toId('gig', gig_id),
  }
  return pageFor(ctx, actor, store.listApplications(ctx.db, filter, { reader: actor.userId, metadata }, page), page)
}

/** The gig's owner sees all applications to it; other callers see only their own. */
export async function listApplicationsOfGig(
  ctx: ReadContext,
  actor: Actor,
  gigId: GigId,
  { status, metadata }: Static<typeof ApplicationsOfGigFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ApplicationShape>>> {
  const gig = await requireVisibleGig(ctx, actor, gigId)
  const party = gig.client_id === actor.userId ? { client: actor.userId } : { worker: actor.userId }
  const own = { reader: actor.userId, metadata }
  return pageFor(ctx, actor, store.listApplications(ctx.db, { ...party, status, gigId }, own, page), page)
}

/** For its two sides, who each have their own metadata on it. */
export async function changeApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  await findOwnApplication(ctx, actor, id)
  await store.lockApplication(ctx.db, id)
  return getApplication(ctx, actor, id)
}

export async function shortlistApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  await findOwnApplication(ctx, actor, id)
  return presentTo(ctx, actor, await moveByParty(ctx, actor, id, 'shortlist'))
}

/** What applications call in deals. Deals import applications, so app.ts passes this in. */
export interface DealsOfApplication {
  /** Ends the negotiation, and its contract if it's awaiting approval. The gig is locked; null if deleted. */
  endWithApplication(ctx: WriteContext, actor: Actor, id: NegotiationId, gig: Gig | null): Promise<void>
}

export async function endApplication(
  ctx: WriteContext,
  actor: Actor,
  id: ApplicationId,
  action: 'reject' | 'withdraw',
  deals: DealsOfApplication,
): Promise<Static<typeof ApplicationShape>> {
  const { gig_id } = await findOwnApplication(ctx, actor, id)
  const gig = await lockGig(ctx, gig_id)
  const application = await moveByParty(ctx, actor, id, action)
  if (application.negotiation_id) await deals.endWithApplication(ctx, actor, application.negotiation_id, gig)
  return presentTo(ctx, actor, application)
}

/** Only for its two parties. Reads without a lock, so that no other caller waits for one. */
export async function findOwnApplication(ctx: ReadContext, actor: Actor, id: ApplicationId): Promise<Application> {
  const application = await store.findApplication(ctx.db, id)
  if (!application || !sideOf(actor.userId, application)) throw notFound()
  const { contract_id, negotiation_id, next_due_at } = application
  if (contract_id) requireNotDue(ctx, { kind: 'contract', id: contract_id }, next_due_at)
  else if (negotiation_id) requireNotDue(ctx, { kind: 'negotiation', id: negotiation_id }, next_due_at)
  return application
}

/** For use cases in deals. If they also lock the gig, they lock it first. */
export function lockApplication(ctx: WriteContext, id: ApplicationId): Promise<Application | null> {
  return store.lockApplication(ctx.db, id)
}

export function lockLiveApplication(ctx: WriteContext, gigId: GigId, workerId: UserId): Promise<Application | null> {
  return store.lockLiveApplication(ctx.db, gigId, workerId, liveApplicationStatuses)
}

/** Moves a locked application because of its negotiation or contract. */
export async function moveByDeal(
  ctx: WriteContext,
  by: Actor | 'clock',
  application: Application,
  action: 'negotiate' | 'resume' | 'hire' | 'expire',
  negotiationId = application.negotiation_id,
): Promise<Application> {
  // The deal has already checked its caller, so only the status is checked here, using a role that may take the action.
  const [role] = applicationTransitions[action].by
  const status = transition(applicationTransitions, action, { status: application.status, by: role })
  return save(ctx, by, { ...application, status, negotiation_id: negotiationId })
}

/** Ends the live applications to a locked gig that was closed or filled. */
export async function endApplicationsOfGig(
  ctx: WriteContext,
  by: Actor | 'clock',
  gigId: GigId,
  { to, except }: { to: 'expired' | 'rejected'; except: readonly ApplicationId[] },
): Promise<void> {
  const ended = await store.endApplications(ctx.db, gigId, except, liveApplicationStatuses, to, ctx.clock.now())
  if (ended.length > 0) record(ctx, by, ...ended.map((one) => applicationEvent(one)))
}

/** Applications awaiting the client's response. */
export const applicationInbox = {
  name: 'applications to respond to',
  scopes: ['applications:write'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const rows = await store.listAwaitingClient(ctx.db, actor.userId, limit, after)
    return inboxEntriesFrom('application', rows, () => !actor.suspension)
  },
}

// A client can start a negotiation with the proposed terms as the worker's offer, so an agent's mandate limits those terms.
function stakeOfApplying(gig: Gig, application: Application): Stake {
  const { rate_type } = gig
  const { terms } = offerFrom(gig, application)
  const hasProposal = Object.keys(proposedChanges(application)).length > 0
  return {
    subject: encodeId('gig', gig.id),
    summary: hasProposal
      ? { kind: 'applyWithTerms', gig: gig.title, terms: { rate_type, ...terms } }
      : { kind: 'apply', gig: gig.title },
    ...(hasProposal && { change: { before: null, after: terms } }),
    target: { version: gig.version, status: gig.status },
    counterpartyId: gig.client_id,
    ...(hasProposal && {
      rateCents: terms.rate_cents,
      contractCents: priceCentsOf({ rate_type, terms }),
    }),
  }
}

async function insert(ctx: WriteContext, application: Application): Promise<void> {
  if (await store.insertApplication(ctx.db, application)) return
  const { gig_id, worker_id } = application
  const earlier = await store.lockLiveApplication(ctx.db, gig_id, worker_id, singleApplicationStatuses)
  if (!earlier) throw new Error('An application couldn’t be inserted, but there is no earlier one.')
  const message =
    earlier.status === 'hired' ? 'You’ve already been hired for this gig.' : 'You’ve already applied to this gig.'
  throw conflict('already_applied', message, {
    application_id: encodeId('app', earlier.id),
    status: earlier.status,
  })
}

async function moveByParty(
  ctx: WriteContext,
  actor: Actor,
  id: ApplicationId,
  action: 'shortlist' | 'reject' | 'withdraw',
): Promise<Application> {
  const application = await store.lockApplication(ctx.db, id)
  const by = application && sideOf(actor.userId, application)
  if (!application || !by) throw notFound()
  const status = transition(applicationTransitions, action, { status: application.status, by })
  const stake = stakeOfEnding(application, by)
  if (stake) ctx.atStake?.(stake)
  return save(ctx, actor, { ...application, status })
}

async function save(ctx: WriteContext, by: Actor | 'clock', changed: Application): Promise<Application> {
  const application = { ...changed, updated_at: ctx.clock.now() }
  await store.updateApplication(ctx.db, application)
  record(ctx, by, applicationEvent(application))
  return application
}

async function pageFor(
  ctx: ReadContext,
  actor: Actor,
  fetching: Promise<Application[]>,
  page: PageRequest,
): Promise<Page<Static<typeof ApplicationShape>>> {
  const { rows, next } = pageOf(await fetching, page.limit, (application) => [application.id])
  return { rows: await presentAll(ctx, actor, rows), next }
}

async function presentTo(
  ctx: ReadContext,
  actor: Actor,
  application: Application,
): Promise<Static<typeof ApplicationShape>> {
  const [presented] = await presentAll(ctx, actor, [application])
  return presented as Static<typeof ApplicationShape>
}

async function presentAll(ctx: ReadContext, actor: Actor, applications: readonly Application[]) {
  const [viewer, negotiable] = await Promise.all([viewerOf(ctx, actor), findNegotiable(ctx, applications)])
  return applications.map((one) => presentApplication(one, viewer, negotiable.has(one.id)))
}

async function findNegotiable(
  ctx: ReadContext,
  applications: readonly Application[],
): Promise<ReadonlySet<ApplicationId>> {
  const possible = applications.filter(isNegotiable)
  if (possible.length === 0) return new Set()
  const ids = possible.map(({ id }) => id)
  const [gigs, excluded] = await Promise.all([
    hiringGigsOf(ctx, possible),
    store.findNotNegotiable(ctx.db, ids, ctx.clock.now()),
  ])
  const isPossible = ({ id, gig_id }: Application) => {
    const gig = gigs.get(gig_id)
    return !excluded.includes(id) && mayHire(gig) && !gig.removal
  }
  return new Set(possible.filter(isPossible).map(({ id }) => id))
}

const eventOf = {
  pending: 'application.created',
  shortlisted: 'application.shortlisted',
  negotiating: 'application.negotiating',
  hired: 'application.hired',
  rejected: 'application.rejected',
  withdrawn: 'application.withdrawn',
  expired: 'application.expired',
} as const satisfies Record<ApplicationStatus, EventType>

function applicationEvent(application: Application, { isNew = false } = {}) {
  const data = presentApplicationEvent(application, { isNew })
  return {
    type: eventOf[application.status],
    subject: { type: 'application', id: application.id },
    data,
    audience: [application.client_id, application.worker_id],
  }
}
