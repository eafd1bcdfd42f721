import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import { violatesUnique } from '../db/database.ts'
import type { EventType } from '../events/domain.ts'
import { record } from '../events/service.ts'
import { requireOpenTo } from '../gigs/domain.ts'
import { countApplication, lockVisibleGig, requireVisibleGig } from '../gigs/service.ts'
import type { Place, Waiting } from '../inbox/domain.ts'
import type { Actor } from '../kernel/actor.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { type ApplicationId, type GigId, newId, toId } from '../kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../kernel/pages.ts'
import type { CalendarDate } from '../kernel/time.ts'
import { transition } from '../kernel/transitions.ts'
import { type Application, type ApplicationStatus, applicationTransitions, partyOf } from './domain.ts'
import {
  type ApplicationFilter,
  type Application as ApplicationShape,
  type ApplicationsOfGigFilter,
  type NewApplication,
  presentApplication,
  presentApplicationFacts,
} from './schema.ts'
import * as store from './store.ts'

export async function applyToGig(
  ctx: WriteContext,
  actor: Actor,
  gigId: GigId,
  body: Static<typeof NewApplication>,
): Promise<Static<typeof ApplicationShape>> {
  const gig = await lockVisibleGig(ctx, actor, gigId)
  requireOpenTo(actor.userId, gig)
  const now = ctx.clock.now()
  const application: Application = {
    id: newId<'app'>(),
    gig_id: gig.id,
    gig_version: gig.version,
    client_id: gig.client_id,
    worker_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    message: body.message,
    rate_cents: body.rate_cents ?? null,
    hours_per_week: body.hours_per_week ?? null,
    start_date: (body.start_date as CalendarDate | undefined) ?? null,
    payout_delay_days: body.payout_delay_days ?? null,
    status: 'pending',
    created_at: now,
    updated_at: now,
  }
  await Promise.all([insert(ctx, application), countApplication(ctx, gig.id)])
  recordApplication(ctx, actor, application, 'application.created')
  return presentApplication(application, actor.userId)
}

export async function getApplication(
  ctx: ReadContext,
  actor: Actor,
  id: ApplicationId,
): Promise<Static<typeof ApplicationShape>> {
  const application = await store.findApplication(ctx.db, id)
  if (!application || !partyOf(actor.userId, application)) throw notFound()
  return presentApplication(application, actor.userId)
}

export async function listApplications(
  ctx: ReadContext,
  actor: Actor,
  { role, status, gig_id }: Static<typeof ApplicationFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ApplicationShape>>> {
  const filter = {
    ...(role !== 'worker' && { client: actor.userId }),
    ...(role !== 'client' && { worker: actor.userId }),
    status,
    gigId: gig_id === undefined ? undefined : toId('gig', gig_id),
  }
  return pageFor(actor, await store.listApplications(ctx.db, filter, page), page)
}

/** The owner sees all applications to the gig, anyone else their own. */
export async function listApplicationsOfGig(
  ctx: ReadContext,
  actor: Actor,
  gigId: GigId,
  { status }: Static<typeof ApplicationsOfGigFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ApplicationShape>>> {
  const gig = await requireVisibleGig(ctx, actor, gigId)
  const party = gig.client_id === actor.userId ? { client: actor.userId } : { worker: actor.userId }
  return pageFor(actor, await store.listApplications(ctx.db, { ...party, status, gigId }, page), page)
}

export function shortlistApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  return moveApplication(ctx, actor, id, 'shortlist', 'application.shortlisted')
}

export function rejectApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  return moveApplication(ctx, actor, id, 'reject', 'application.rejected')
}

export function withdrawApplication(ctx: WriteContext, actor: Actor, id: ApplicationId) {
  return moveApplication(ctx, actor, id, 'withdraw', 'application.withdrawn')
}

/** Ends what is alive of a gig's applications, because the gig itself has ended. */
export async function expireApplicationsOf(ctx: WriteContext, by: Actor | 'clock', gigId: GigId): Promise<void> {
  const live: readonly ApplicationStatus[] = applicationTransitions.expire.from
  const expired = await store.expireApplications(ctx.db, gigId, live, ctx.clock.now())
  if (expired.length > 0) record(ctx, by, ...expired.map((one) => applicationEvent(one, 'application.expired')))
}

/** Applications that wait for the client to look at them. They wait for ever, so they come after all with a deadline. */
export const applicationInbox = {
  name: 'applications to look at',
  async find(ctx: ReadContext, actor: Actor, limit: number, after: Place | null): Promise<Waiting[]> {
    const behind = after && after.deadline === null ? after : null
    const applications = await store.listAwaitingClient(ctx.db, actor.userId, limit, behind)
    return applications.map(({ id, created_at }) => ({
      subject: { type: 'application', id },
      action: 'shortlist',
      why: 'Somebody applied to your gig. Shortlist or reject the application.',
      deadline: null,
      since: created_at,
    }))
  },
}

async function moveApplication(
  ctx: WriteContext,
  actor: Actor,
  id: ApplicationId,
  action: 'shortlist' | 'reject' | 'withdraw',
  event: EventType,
): Promise<Static<typeof ApplicationShape>> {
  const application = await store.lockApplication(ctx.db, id)
  const by = application && partyOf(actor.userId, application)
  if (!application || !by) throw notFound()
  const status = transition(applicationTransitions, action, { status: application.status, by })
  const moved = { ...application, status, updated_at: ctx.clock.now() }
  await store.updateApplicationStatus(ctx.db, id, moved.status, moved.updated_at)
  recordApplication(ctx, actor, moved, event)
  return presentApplication(moved, actor.userId)
}

async function insert(ctx: WriteContext, application: Application): Promise<void> {
  try {
    await store.insertApplication(ctx.db, application)
  } catch (error) {
    if (!violatesUnique(error, 'applications_one_live')) throw error
    throw conflict('already_applied', 'There is a live application of this user to this gig already.')
  }
}

function pageFor(actor: Actor, fetched: Application[], page: PageRequest): Page<Static<typeof ApplicationShape>> {
  const { rows, next } = pageOf(fetched, page.limit, (application) => [application.id])
  return { rows: rows.map((application) => presentApplication(application, actor.userId)), next }
}

function recordApplication(ctx: WriteContext, by: Actor, application: Application, type: EventType): void {
  record(ctx, by, applicationEvent(application, type))
}

function applicationEvent(application: Application, type: EventType) {
  return {
    type,
    subject: { type: 'application', id: application.id },
    data: presentApplicationFacts(application),
    audience: [application.client_id, application.worker_id],
  }
}
