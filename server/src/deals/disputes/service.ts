import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type InboxEntry, type InboxPosition, type InboxRow, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import type { ReadingRole } from '../../files/attachments/service.ts'
import { dealtWithAmong, recordArbiterConflicts } from '../../people/conflicts/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { forbidden, notFound } from '../../platform/kernel/errors.ts'
import { type DisputeId, encodeId, type Id, type UserId } from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { type Side, sideOf, sides } from '../../platform/kernel/parties.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import type { Contract } from '../contracts/domain.ts'
import { lockContract } from '../contracts/service.ts'
import type { Milestone } from '../milestones/domain.ts'
import { lockMilestone } from '../milestones/service.ts'
import {
  type Arbiter,
  arbiterActions,
  type ConflictOfInterest,
  conflictNow,
  type Dispute,
  type DisputeAction,
  dueAt,
  sideActions,
} from './domain.ts'
import { type DisputeFilter, type Dispute as DisputeShape, presentDisputeEvent, presentDisputeFacts } from './schema.ts'
import { NO_STATEMENTS, type Statement, totalsOf } from './statement-domain.ts'
import * as store from './store.ts'

export async function getDispute(ctx: ReadContext, actor: Actor, id: DisputeId): Promise<Static<typeof DisputeShape>> {
  const [dispute, statements] = await Promise.all([store.findDispute(ctx.db, id), store.listStatements(ctx.db, [id])])
  if (!dispute || !mayRead(actor, dispute)) throw notFound()
  requireNotDue(ctx, { kind: 'contract', id: dispute.contract_id }, dispute.contract_due_at)
  if (!sideOf(actor.userId, dispute)) ctx.noteStaffRead?.(encodeId('dsp', id))
  return presentTo(ctx, actor, dispute, statements)
}

/** In what role the caller may read a statement's files. */
export async function asReaderOfStatement(ctx: ReadContext, actor: Actor, id: Id<'stm'>): Promise<ReadingRole | null> {
  const disputeId = await store.findDisputeOfStatement(ctx.db, id)
  const dispute = disputeId && (await store.findDispute(ctx.db, disputeId))
  if (!dispute || !mayRead(actor, dispute)) return null
  return sideOf(actor.userId, dispute) ? 'party' : 'staff'
}

/** By deadline, most urgent first. */
export async function listDisputes(
  ctx: ReadContext,
  actor: Actor,
  { status }: Static<typeof DisputeFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof DisputeShape>>> {
  const filter = { party: mayReadAll(actor) ? null : actor.userId, status }
  const { rows, next } = pageOf(await store.listDisputes(ctx.db, filter, page), page.limit, ({ sort_key }) => sort_key)
  if (!rows.every((dispute) => sideOf(actor.userId, dispute))) ctx.noteStaffRead?.(null)
  const ids = rows.map(({ id }) => id)
  const [statements, reader] = await Promise.all([store.listStatements(ctx.db, ids), readerOf(ctx, actor, rows)])
  const disputes = rows.map((dispute) => {
    const own = statements.filter(({ dispute_id }) => dispute_id === dispute.id)
    return present(ctx, reader, dispute, own)
  })
  return { rows: disputes, next }
}

/** A locked dispute with its contract and milestone, also locked. */
export interface LockedDispute {
  contract: Contract
  milestone: Milestone
  dispute: Dispute
}

/** For the two sides of the dispute. */
export async function lockOwnDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
): Promise<LockedDispute & { side: Side }> {
  const found = await requireReadable(ctx, actor, id)
  const side = sideOf(actor.userId, found)
  if (!side) throw forbidden('missing_role', 'Only the two sides of a dispute can do this.', { roles: sides })
  return { ...(await lockAll(ctx, found)), side }
}

/** For arbiters. */
export async function lockDisputeForArbiter(ctx: WriteContext, actor: Actor, id: DisputeId): Promise<LockedDispute> {
  return lockAll(ctx, await requireReadable(ctx, actor, id))
}

/** The caller as the arbiter of a locked dispute. Also records the caller's conflict of interest with its sides. */
export async function appointArbiter(ctx: WriteContext, actor: Actor, dispute: Dispute): Promise<Arbiter> {
  return arbiterFrom(
    actor.userId,
    await recordArbiterConflicts(ctx, actor.userId, [dispute.client_id, dispute.worker_id]),
    dispute,
  )
}

/** Records an event with only what's new: earlier events have the earlier statements and the recommendation's rationale. */
export function recordDispute(
  ctx: WriteContext,
  by: Actor | 'clock',
  dispute: Dispute,
  newStatements: readonly Statement[],
  type: EventType,
): void {
  record(ctx, by, {
    type,
    subject: { type: 'dispute', id: dispute.id },
    data: presentDisputeEvent(dispute, newStatements, ctx.settings.currency, type === 'dispute.recommended'),
    audience: [dispute.client_id, dispute.worker_id],
    audienceRole: 'arbiter',
  })
}

/** The dispute as the caller sees it, with all its statements. */
export async function presentSaved(
  ctx: ReadContext,
  actor: Actor,
  dispute: Dispute,
): Promise<Static<typeof DisputeShape>> {
  return presentTo(ctx, actor, dispute, await store.listStatements(ctx.db, [dispute.id]))
}

export async function presentTo(
  ctx: ReadContext,
  actor: Actor,
  dispute: Dispute,
  statements: readonly Statement[],
): Promise<Static<typeof DisputeShape>> {
  return present(ctx, await readerOf(ctx, actor, [dispute]), dispute, statements)
}

/** Disputes waiting for the caller, as one of the sides or as an arbiter. */
export const disputeInbox = {
  name: 'disputes to act on',
  scopes: ['payments:write', 'disputes:write', 'disputes:arbitrate'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const now = ctx.clock.now()
    const [toAnswer, toDecide, viewer] = await Promise.all([
      store.listAwaitingSide(ctx.db, actor.userId, now, limit, after),
      holdsScope(actor, 'disputes:arbitrate') ? store.listAwaitingArbiter(ctx.db, actor.userId, now, limit, after) : [],
      viewerOf(ctx, actor),
    ])
    const isOfferedToSide = ({ action, ...dispute }: Dispute & InboxRow) => {
      const side = sideOf(actor.userId, dispute)
      return side !== null && sideActions(viewer, side, dispute, NO_STATEMENTS).some((each) => each === action)
    }
    return [
      ...inboxEntriesFrom('dispute', toAnswer, isOfferedToSide),
      ...inboxEntriesFrom('dispute', toDecide, () => !actor.suspension),
    ]
  },
}

/** For its two sides, arbiters and operators. For other callers, it doesn't exist. */
function mayRead(actor: Actor, dispute: Dispute): boolean {
  return sideOf(actor.userId, dispute) !== null || mayReadAll(actor)
}

function mayReadAll(actor: Actor): boolean {
  return holdsScope(actor, 'disputes:arbitrate') || holdsScope(actor, 'admin')
}

async function requireReadable(ctx: ReadContext, actor: Actor, id: DisputeId): Promise<Dispute> {
  const found = await store.findDispute(ctx.db, id)
  if (!found || !mayRead(actor, found)) throw notFound()
  return found
}

// Locks contract, milestone and dispute, always in this order.
async function lockAll(ctx: WriteContext, found: Dispute): Promise<LockedDispute> {
  const [contract, milestone, dispute] = await Promise.all([
    lockContract(ctx, found.contract_id),
    lockMilestone(ctx, found.milestone_id),
    store.lockDispute(ctx.db, found.id),
  ])
  if (!contract || !milestone || !dispute) throw notFound()
  return { contract, milestone, dispute }
}

/** The caller as a reader of disputes: what they may do, and which of the sides they've dealt with. */
interface DisputeReader {
  viewer: Viewer
  dealtWith: ReadonlySet<UserId>
}

async function readerOf(ctx: ReadContext, actor: Actor, disputes: readonly Dispute[]): Promise<DisputeReader> {
  const parties = disputes.flatMap(({ client_id, worker_id }) => [client_id, worker_id])
  const [viewer, dealtWith] = await Promise.all([viewerOf(ctx, actor), dealtWithAmong(ctx, actor.userId, parties)])
  return { viewer, dealtWith }
}

function arbiterFrom(userId: UserId, dealtWith: ReadonlySet<UserId>, dispute: Dispute): Arbiter {
  return { userId, hasDealtWithSide: dealtWith.has(dispute.client_id) || dealtWith.has(dispute.worker_id) }
}

function present(
  ctx: ReadContext,
  reader: DisputeReader,
  dispute: Dispute,
  statements: readonly Statement[],
): Static<typeof DisputeShape> {
  const facts = presentDisputeFacts(dispute, statements, ctx.settings.currency)
  return {
    ...facts,
    allowed_actions: actionsFor(ctx, reader, dispute, statements),
    conflict_of_interest: conflictFor(reader, dispute),
  }
}

function conflictFor({ viewer, dealtWith }: DisputeReader, dispute: Dispute): ConflictOfInterest | null {
  if (!viewer.permits({ scope: 'disputes:arbitrate' })) return null
  return conflictNow(arbiterFrom(viewer.userId, dealtWith, dispute), dispute)
}

function actionsFor(
  ctx: ReadContext,
  reader: DisputeReader,
  dispute: Dispute,
  statements: readonly Statement[],
): DisputeAction[] {
  const due = dueAt(dispute)
  // After its deadline, only the clock may change a dispute.
  if (due && due <= ctx.clock.now()) return []
  const { viewer, dealtWith } = reader
  const side = sideOf(viewer.userId, dispute)
  if (side) return sideActions(viewer, side, dispute, totalsOf(statements, side))
  return arbiterActions(viewer, arbiterFrom(viewer.userId, dealtWith, dispute), dispute)
}
