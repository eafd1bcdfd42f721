import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type InboxEntry, type InboxPosition, type InboxRow, inboxEntriesFrom } from '../../events/inbox/domain.ts'
import type { ReadingRole } from '../../files/attachments/service.ts'
import type { Application } from '../../market/applications/domain.ts'
import { lockApplication } from '../../market/applications/service.ts'
import { presentBrief } from '../../market/briefs/schema.ts'
import { findBrief } from '../../market/briefs/service.ts'
import type { Gig } from '../../market/gigs/domain.ts'
import { lockGig } from '../../market/gigs/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import type { ContractDeadlines } from '../../platform/kernel/deadlines.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type MilestoneId, toId } from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { partiesFor, type Side, sideOf } from '../../platform/kernel/parties.ts'
import type { Milestone, MilestoneTerms } from '../milestones/domain.ts'
import type { MilestoneSummary } from '../milestones/schema.ts'
import { listMilestones, listMilestonesById } from '../milestones/service.ts'
import { clearingOf } from '../payouts/service.ts'
import {
  asOf,
  autoEndAfter,
  type Contract,
  contentToApprove,
  contractActions,
  openMoneyOf,
  withReviewTime,
} from './domain.ts'
import {
  type ContractFilter,
  type Contract as ContractShape,
  type ContractSummary,
  type ContractWithMilestones,
  presentContract,
  presentContractFacts,
} from './schema.ts'
import * as store from './store.ts'

export async function getContract(
  ctx: ReadContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const [found, viewer] = await Promise.all([store.findContract(ctx.db, id), viewerOf(ctx, actor)])
  const [[contract], brief] = found
    ? await Promise.all([withMilestones(ctx, [found]), findBrief(ctx, found)])
    : [[], null]
  if (!contract || !mayRead(actor, contract.contract)) throw notFound()
  requireContractNotDue(ctx, contract.contract)
  if (!sideOf(actor.userId, contract.contract)) ctx.noteStaffRead?.(encodeId('con', id))
  const presented = presentContract(contract, viewer, ctx.settings.currency, ctx.clock.now())
  return { ...presented, brief: brief && presentBrief(brief) }
}

export async function listContracts(
  ctx: ReadContext,
  actor: Actor,
  { q, role, status, gig_id, metadata }: Static<typeof ContractFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ContractShape>>> {
  const now = ctx.clock.now()
  const seesAll = role === undefined && holdsScope(actor, 'admin')
  const filter = {
    parties: seesAll ? ('all' as const) : partiesFor(actor.userId, role),
    status,
    gigId: gig_id === undefined ? undefined : toId('gig', gig_id),
    words: q === undefined ? undefined : { typed: q, reader: actor.userId },
    reader: actor.userId,
    metadata,
    now,
  }
  const [fetched, viewer] = await Promise.all([store.listContracts(ctx.db, filter, page), viewerOf(ctx, actor)])
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  if (!rows.every((contract) => sideOf(actor.userId, contract))) ctx.noteStaffRead?.(null)
  const contracts = await withMilestones(ctx, rows)
  return { rows: contracts.map((one) => presentContract(one, viewer, ctx.settings.currency, now)), next }
}

/** In what role the caller may read a contract's files: arbiters and operators only while it has a dispute. */
export async function readingRoleIn(ctx: ReadContext, actor: Actor, id: ContractId): Promise<ReadingRole | null> {
  const contract = await store.findContract(ctx.db, id)
  if (!contract || !mayRead(actor, contract)) return null
  if (sideOf(actor.userId, contract)) return 'party'
  requireContractNotDue(ctx, contract)
  return contract.disputed_milestones > 0 ? 'staff' : null
}

/** For its two sides, who each have their own metadata on it. */
export async function changeContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  await lockOwnContract(ctx, actor, id)
  return getContract(ctx, actor, id)
}

/** Summaries of the contracts that rows refer to, limited to those the caller may read. */
export async function summarizeContracts(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly ContractId[],
): Promise<Static<typeof ContractSummary>[]> {
  const contracts = await store.listContractsById(ctx.db, ids)
  return contracts
    .filter((contract) => mayRead(actor, contract))
    .map(({ gig_title, ...contract }) => ({
      id: encodeId('con', contract.id),
      status: asOf(contract, ctx.clock.now()).status,
      rate_type: contract.rate_type,
      client_id: encodeId('usr', contract.client_id),
      fee_bps: contract.fee_bps,
      gig_id: encodeId('gig', contract.gig_id),
      gig_title,
    }))
}

/** Summaries of the milestones that rows refer to, limited to contracts the caller may read. */
export async function summarizeMilestones(
  ctx: ReadContext,
  actor: Actor,
  ids: readonly MilestoneId[],
): Promise<Static<typeof MilestoneSummary>[]> {
  const milestones = await listMilestonesById(ctx, ids)
  return milestones
    .filter((milestone) => mayRead(actor, milestone))
    .map(({ id, number, title, status, amount_cents, held_cents, gig_id, gig_title }) => ({
      id: encodeId('mil', id),
      number,
      title,
      status,
      amount_cents,
      held_cents,
      gig_id: encodeId('gig', gig_id),
      gig_title,
    }))
}

/** Locks a contract for one of its parties. */
export async function lockOwnContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<{ contract: Contract; side: Side }> {
  const contract = await store.lockContractOf(ctx.db, id, actor.userId)
  const side = contract && sideOf(actor.userId, contract)
  if (!contract || !side) throw notFound()
  requireContractNotDue(ctx, contract)
  return { contract, side }
}

/** For use cases of other features, which check the caller themselves. */
export async function lockContract(ctx: WriteContext, id: ContractId): Promise<Contract | null> {
  const contract = await store.lockContract(ctx.db, id)
  if (contract) requireContractNotDue(ctx, contract)
  return contract
}

/** For the clock, which processes the deadlines of the contract itself. */
export function lockContractForClock(ctx: WriteContext, id: ContractId): Promise<Contract | null> {
  return store.lockContract(ctx.db, id)
}

/** A locked contract with its gig (null if deleted) and its application (null if there is none), also locked. */
export interface LockedContract {
  contract: Contract
  gig: Gig | null
  application: Application | null
}

/** Locks gig, application and contract, always in this order, so that requests can't deadlock. */
export async function lockContractWithGig(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<LockedContract & { side: Side }> {
  const found = await store.findContract(ctx.db, id)
  if (!found || !sideOf(actor.userId, found)) throw notFound()
  const [gig, application, own] = await Promise.all([
    lockGig(ctx, found.gig_id),
    found.application_id && lockApplication(ctx, found.application_id),
    lockOwnContract(ctx, actor, id),
  ])
  return { ...own, gig, application }
}

/** Stores a locked contract and records what happened to it. */
export function saveContract(
  ctx: WriteContext,
  by: Actor | 'clock',
  changed: Contract,
  milestones: readonly Milestone[],
  event: EventType,
): Contract {
  const contract = { ...changed, updated_at: ctx.clock.now() }
  store.sendContract(ctx.db, contract)
  record(ctx, by, contractEvent(ctx, contract, milestones, event))
  return contract
}

/** Stores a locked contract after its milestones changed; before it is active, both sides have to approve again. */
export function saveChangedMilestones(
  ctx: WriteContext,
  actor: Actor,
  contract: Contract,
  milestones: readonly Milestone[],
): void {
  if (contract.status !== 'pending_approval') {
    store.sendContract(ctx.db, { ...contract, updated_at: ctx.clock.now() })
    return
  }
  const changed = {
    ...contract,
    client_approved_at: null,
    worker_approved_at: null,
    terms_hash: hashOfContract(ctx, contract, milestones),
  }
  saveContract(ctx, actor, changed, milestones, 'contract.updated')
}

/** The deadlines that were in use when a contract was agreed. */
export function deadlinesOf({ settings }: ReadContext, { deadlines }: Contract): ContractDeadlines {
  return { ...settings.environment.deadlines, ...deadlines }
}

/** Stores a locked contract after money moved, and sets when the clock will end it. */
export function saveTotals(ctx: WriteContext, contract: Contract): void {
  const now = ctx.clock.now()
  const auto_end_at = autoEndAfter(contract, deadlinesOf(ctx, contract), now)
  store.sendContract(ctx.db, { ...contract, auto_end_at, updated_at: now })
}

/**
 * Stores that one side of a locked contract has reviewed the other. `updated_at` doesn't change, because the other side must not
 * notice.
 */
export function saveReviewed(ctx: WriteContext, contract: Contract, side: Side): void {
  const reviewed = side === 'client' ? { client_reviewed: true } : { worker_reviewed: true }
  store.sendContract(ctx.db, { ...contract, ...reviewed })
}

export function contractEvent(
  ctx: WriteContext,
  contract: Contract,
  milestones: readonly Milestone[],
  type: EventType,
): NewEvent {
  return {
    type,
    subject: { type: 'contract', id: contract.id },
    data: presentContractFacts(contract, milestones, ctx.settings.currency),
    audience: [contract.client_id, contract.worker_id],
  }
}

export function hashOfContract(
  ctx: WriteContext,
  contract: Contract,
  milestones: readonly (MilestoneTerms & { number: number })[],
): string {
  return hash('sha256', canonicalJson(contentToApprove(contract, ctx.settings.currency, milestones)), 'hex')
}

/** For a contract that was just approved or just ended, so none of its payouts are clearing. */
export async function presentSaved(
  ctx: WriteContext,
  actor: Actor,
  contract: Contract,
  milestones: readonly Milestone[],
): Promise<Static<typeof ContractShape>> {
  const saved = { contract, milestones, clearing: new Map() }
  return presentContract(saved, await viewerOf(ctx, actor), ctx.settings.currency, ctx.clock.now())
}

/** Contracts awaiting the caller's approval or review. */
export const contractInbox = {
  name: 'contracts to approve or review',
  scopes: ['contracts:approve', 'contracts:write'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const now = ctx.clock.now()
    const [toApprove, toReview, viewer] = await Promise.all([
      store.listAwaitingApproval(ctx.db, actor.userId, now, limit, after),
      store.listAwaitingReview(ctx.db, actor.userId, now, limit, after),
      viewerOf(ctx, actor),
    ])
    // Only an agent's mandate depends on the milestones.
    const milestones = actor.hostedAgentId
      ? await listMilestones(
          ctx,
          toApprove.map(({ id }) => id),
        )
      : []
    const isOffered = ({ action, ...contract }: Contract & InboxRow) => {
      const side = sideOf(actor.userId, contract)
      const own = milestones.filter(({ contract_id }) => contract_id === contract.id)
      const open = openMoneyOf(own, new Map())
      return side !== null && contractActions(viewer, side, contract, own, open, now).some((each) => each === action)
    }
    return inboxEntriesFrom('contract', [...toApprove, ...toReview], isOffered)
  },
}

function requireContractNotDue(ctx: ReadContext, { id, next_due_at }: Contract): void {
  requireNotDue(ctx, { kind: 'contract', id }, next_due_at)
}

// Two statements, however many contracts there are.
async function withMilestones(ctx: ReadContext, contracts: readonly Contract[]): Promise<ContractWithMilestones[]> {
  if (contracts.length === 0) return []
  const ids = contracts.map(({ id }) => id)
  const [milestones, clearing] = await Promise.all([listMilestones(ctx, ids), clearingOf(ctx, ids)])
  const now = ctx.clock.now()
  return contracts.map((contract) => {
    const own = milestones.filter(({ contract_id }) => contract_id === contract.id)
    const current = asOf(contract, now)
    const isEnding = current !== contract
    return {
      contract: isEnding ? withReviewTime(current, own, deadlinesOf(ctx, contract)) : contract,
      milestones: own,
      clearing,
    }
  })
}

/** Whether the caller may read a contract, and everything in it. */
function mayRead(actor: Actor, contract: Pick<Contract, 'client_id' | 'worker_id' | 'disputed_milestones'>): boolean {
  if (sideOf(actor.userId, contract) || holdsScope(actor, 'admin')) return true
  return holdsScope(actor, 'disputes:arbitrate') && contract.disputed_milestones > 0
}
