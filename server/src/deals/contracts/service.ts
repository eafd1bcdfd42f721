import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type Place, type Waiting, waitingFrom } from '../../events/inbox/domain.ts'
import type { Application } from '../../market/applications/domain.ts'
import {
  endApplicationsOf,
  lockApplication,
  lockApplicationUnlessBusy,
  moveByDeal,
} from '../../market/applications/service.ts'
import { fillPosition, freePosition, type Gig } from '../../market/gigs/domain.ts'
import { lockGig, lockGigUnlessBusy, savePositions } from '../../market/gigs/service.ts'
import { countCompleted } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import { type ApplicationId, type ContractId, type GigId, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { partiesFor, type Side, sideOf } from '../../platform/kernel/parties.ts'
import { addDays } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { Milestone, MilestoneTerms } from '../milestones/domain.ts'
import {
  addMilestone,
  cancelPendingMilestones,
  listMilestones,
  newMilestone,
  tellCancelled,
} from '../milestones/service.ts'
import type { Negotiation } from '../negotiations/domain.ts'
import { endNegotiationsOf } from '../negotiations/service.ts'
import { clearingOf } from '../payouts/service.ts'
import {
  approve,
  approvedText,
  asOf,
  autoEndAfter,
  type Contract,
  cancel,
  complete,
  contractTransitions,
  ended,
  endWhenIdle,
  firstAmount,
  isSettled,
  openMoneyOf,
  stakeOfApproval,
} from './domain.ts'
import {
  type Approval,
  type ContractFilter,
  type Contract as ContractShape,
  presentContract,
  presentContractFacts,
  type WholeContract,
} from './schema.ts'
import * as store from './store.ts'

export async function getContract(
  ctx: ReadContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const found = await store.findContract(ctx.db, id)
  if (!found) throw notFound()
  const whole = await wholeOf(ctx, [found])
  const contract = whole[0]
  if (!contract || !maySee(actor, contract)) throw notFound()
  return presentContract(contract, actor.userId, ctx.settings.currency, ctx.clock.now())
}

export async function listContracts(
  ctx: ReadContext,
  actor: Actor,
  { role, status, gig_id }: Static<typeof ContractFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ContractShape>>> {
  const now = ctx.clock.now()
  const seesAll = role === undefined && holdsScope(actor, 'admin')
  const filter = {
    parties: seesAll ? ('everybody' as const) : partiesFor(actor.userId, role),
    status,
    gigId: gig_id === undefined ? undefined : toId('gig', gig_id),
    now,
  }
  const { rows, next } = pageOf(await store.listContracts(ctx.db, filter, page), page.limit, ({ id }) => [id])
  const whole = await wholeOf(ctx, rows)
  return { rows: whole.map((one) => presentContract(one, actor.userId, ctx.settings.currency, now)), next }
}

export async function approveContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
  { terms_hash }: Static<typeof Approval>,
): Promise<Static<typeof ContractShape>> {
  const held = await lockWithGig(ctx, actor, id)
  const { contract, side } = held
  const milestones = await listMilestones(ctx, [id])
  if (terms_hash !== undefined && terms_hash !== contract.terms_hash) {
    throw conflict('stale_terms', 'The contract has changed since you read it; read it again.', {
      terms_hash: contract.terms_hash,
    })
  }
  const approved = approve(contract, side, ctx.settings.deadlines, ctx.clock.now())
  ctx.atStake?.(stakeOfApproval(contract, side, milestones))
  const isActive = approved.status === 'active'
  const saved = saveContract(ctx, actor, approved, milestones, isActive ? 'contract.activated' : 'contract.approved')
  if (isActive) await activate(ctx, actor, held)
  return present(ctx, actor, saved, milestones)
}

export async function cancelContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const held = await lockWithGig(ctx, actor, id)
  const { milestones, open } = await openIn(ctx, held.contract)
  const cancelled = cancel(held.contract, held.side, open, ctx.clock.now())
  const over = await endContract(ctx, actor, cancelled, milestones)
  await giveBack(ctx, actor, held)
  return present(ctx, actor, ...over)
}

export async function completeContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<Static<typeof ContractShape>> {
  const { contract, side } = await lockOwnContract(ctx, actor, id)
  const { milestones, open } = await openIn(ctx, contract)
  const completed = complete(contract, side, open, ctx.clock.now())
  return present(ctx, actor, ...(await endContract(ctx, actor, completed, milestones)))
}

/** Holds a contract for one of its parties. What ran out has ended, swept or not. */
export async function lockOwnContract(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
): Promise<{ contract: Contract; side: Side }> {
  const contract = await store.lockContractOf(ctx.db, id, actor.userId)
  const side = contract && sideOf(actor.userId, contract)
  if (!contract || !side) throw notFound()
  return { contract: asOf(contract, ctx.clock.now()), side }
}

/** Holds a contract for a use case of another feature, which knows who may. */
export function lockContract(ctx: WriteContext, id: ContractId): Promise<Contract | null> {
  return store.lockContract(ctx.db, id)
}

/** Whom of these somebody ever had a contract with. */
export function counterpartiesAmong(
  ctx: ReadContext,
  userId: UserId,
  others: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  return store.findCounterparties(ctx.db, userId, others)
}

export function lockContractUnlessBusy(ctx: WriteContext, id: ContractId): Promise<Contract | null> {
  return store.lockContractUnlessBusy(ctx.db, id)
}

/** What was agreed on in a negotiation that is held, as a contract that is not stored yet. */
export function newContract(ctx: WriteContext, negotiation: Negotiation) {
  const now = ctx.clock.now()
  const amount = firstAmount(negotiation)
  const whole = {
    number: 1,
    title: negotiation.rate_type === 'fixed' ? 'The whole price' : 'The first week',
    description: null,
    amount_cents: amount,
    due_date: null,
    created_by: 'agreement' as const,
  }
  const first = amount === 0 ? null : whole
  const contract: Contract = {
    id: newId<'con'>(),
    negotiation_id: negotiation.id,
    gig_id: negotiation.gig_id,
    application_id: negotiation.application_id,
    client_id: negotiation.client_id,
    worker_id: negotiation.worker_id,
    status: 'pending_approval',
    rate_type: negotiation.rate_type,
    terms: negotiation.terms,
    terms_hash: '',
    fee_bps: ctx.settings.feeBps,
    review_days: negotiation.review_days,
    client_approved_at: null,
    worker_approved_at: null,
    approve_by: addDays(now, ctx.settings.deadlines.contractApprovalDays),
    milestone_count: first ? 1 : 0,
    disputed_milestones: 0,
    funded_cents: 0,
    released_cents: 0,
    refunded_cents: 0,
    fee_cents: 0,
    started_at: null,
    auto_end_at: null,
    ended_at: null,
    created_at: now,
    updated_at: now,
  }
  return { contract: { ...contract, terms_hash: hashOf(ctx, contract, first ? [first] : []) }, first }
}

type NewContract = ReturnType<typeof newContract>

/** Stores a contract as `newContract` made it; both sides still have to approve it. */
export function createContract(ctx: WriteContext, actor: Actor, { contract, first }: NewContract): void {
  store.sendNewContract(ctx.db, contract)
  const milestones = first ? [newMilestone(ctx, contract, first)] : []
  record(ctx, actor, contractEvent(ctx, contract, milestones, 'contract.created'))
  for (const milestone of milestones) addMilestone(ctx, actor, milestone)
}

/** Stores a contract that is held after its milestones changed: nobody is bound by what they approved before that. */
export function saveMilestones(
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
    terms_hash: hashOf(ctx, contract, milestones),
  }
  saveContract(ctx, actor, changed, milestones, 'contract.updated')
}

/** Stores what money did to a contract that is held, and when the clock would end it from now on. */
export function saveTotals(ctx: WriteContext, contract: Contract): void {
  const now = ctx.clock.now()
  const auto_end_at = autoEndAfter(contract, ctx.settings.deadlines, now)
  store.sendContract(ctx.db, { ...contract, auto_end_at, updated_at: now })
}

/** Everyone else learns that they were not chosen: the gig has found all it wanted. */
export async function turnAwayRest(ctx: WriteContext, actor: Actor, gigId: GigId): Promise<void> {
  await endApplicationsOf(ctx, actor, gigId, { to: 'rejected', but: [] })
  await endNegotiationsOf(ctx, actor, gigId, 'superseded')
}

/** Ends a contract that waits for approval, because the application it came from has ended. The gig is held already. */
export async function cancelWithApplication(
  ctx: WriteContext,
  actor: Actor,
  id: ContractId,
  gig: Gig | null,
): Promise<void> {
  const contract = await store.lockContractOf(ctx.db, id, actor.userId)
  if (contract?.status !== 'pending_approval') return
  const milestones = await listMilestones(ctx, [id])
  const current = asOf(contract, ctx.clock.now())
  const over = current === contract ? ended(contract, 'cancelled', ctx.clock.now()) : current
  await endContract(ctx, actor, over, milestones)
  await giveBack(ctx, actor, { contract, gig, application: null })
}

export function hasLivingContracts(ctx: WriteContext, gigId: GigId): Promise<boolean> {
  return store.hasLivingContracts(ctx.db, gigId)
}

/** Applications that the end of their gig does not end, since a contract was agreed on. */
export function findApplicationsToApprove(ctx: WriteContext, gigId: GigId): Promise<ApplicationId[]> {
  return store.findApplicationsToApprove(ctx.db, gigId)
}

/** `approve_by`: not both sides have approved in time; the position is free again. */
export const approvalDeadline = {
  name: 'contract approve_by',
  findDue: store.findDueApprovals,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const held = await lockForClock(ctx, id as ContractId)
    if (held?.contract.status !== 'pending_approval' || held.contract.approve_by > ctx.clock.now()) return
    const { contract } = held
    transition(contractTransitions, 'expire', { status: contract.status, by: 'clock' })
    const milestones = await listMilestones(ctx, [contract.id])
    await endContract(ctx, 'clock', ended(contract, 'expired', ctx.clock.now()), milestones)
    await giveBack(ctx, 'clock', held)
  },
}

/** `auto_end_at`: nothing is open in the contract any more, or no money ever came. */
export const idleDeadline = {
  name: 'contract auto_end_at',
  findDue: store.findDueEnds,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const held = await lockForClock(ctx, id as ContractId)
    const now = ctx.clock.now()
    if (held?.contract.status !== 'active') return
    const { contract } = held
    if (contract.auto_end_at === null || contract.auto_end_at > now) return
    const { milestones, open } = await openIn(ctx, contract)
    if (!isSettled(open)) return
    const over = endWhenIdle(contract, now)
    await endContract(ctx, 'clock', over, milestones)
    if (over.status === 'cancelled') await giveBack(ctx, 'clock', held)
  },
}

interface Held {
  contract: Contract
  gig: Gig | null
  application: Application | null
}

// The order in which everything is held everywhere: gig, application, contract.
async function lockWithGig(ctx: WriteContext, actor: Actor, id: ContractId): Promise<Held & { side: Side }> {
  const found = await store.findContract(ctx.db, id)
  if (!found || !sideOf(actor.userId, found)) throw notFound()
  const [gig, application, own] = await Promise.all([
    lockGig(ctx, found.gig_id),
    found.application_id && lockApplication(ctx, found.application_id),
    lockOwnContract(ctx, actor, id),
  ])
  return { ...own, gig, application }
}

// Null when somebody is working on any of it: the clock comes back.
async function lockForClock(ctx: WriteContext, id: ContractId): Promise<Held | null> {
  const found = await store.findContract(ctx.db, id)
  const gig = found && (await lockGigUnlessBusy(ctx, found.gig_id))
  if (!gig) return null
  const application = found.application_id && (await lockApplicationUnlessBusy(ctx, found.application_id))
  if (found.application_id && !application) return null
  const contract = await store.lockContractUnlessBusy(ctx.db, id)
  return contract && { contract, gig, application }
}

// The position is filled; with the last one the gig is, and everyone else learns that they were not chosen.
async function activate(ctx: WriteContext, actor: Actor, { contract, gig, application }: Held): Promise<void> {
  if (application) await moveByDeal(ctx, actor, application, 'hire')
  if (!gig) return
  const filled = fillPosition(gig)
  await savePositions(ctx, actor, gig, filled)
  if (filled.status === 'filled') await turnAwayRest(ctx, actor, contract.gig_id)
}

// A contract that ends before anything was released leaves its position to others. One that was never active leaves its
// application where it was, if there still is something to apply to.
async function giveBack(ctx: WriteContext, by: Actor | 'clock', { contract, gig, application }: Held): Promise<void> {
  if (contract.released_cents > 0) return
  const isPending = contract.status === 'pending_approval'
  if (gig) await savePositions(ctx, by, gig, freePosition(gig, isPending ? 'reserved' : 'filled', ctx.clock.now()))
  // Somebody may have ended the application meanwhile.
  if (application?.status !== 'negotiating' || !isPending) return
  const isOver = gig === null || gig.status === 'closed'
  await moveByDeal(ctx, by, application, isOver ? 'expire' : 'resume')
}

async function endContract(
  ctx: WriteContext,
  by: Actor | 'clock',
  over: Contract,
  milestones: readonly Milestone[],
): Promise<[Contract, readonly Milestone[]]> {
  const cancelled = await cancelPendingMilestones(ctx, over.id)
  const left = milestones.map((one) => cancelled.find(({ id }) => id === one.id) ?? one)
  if (over.status === 'completed') countCompleted(ctx, [over.client_id, over.worker_id])
  const event = `contract.${over.status as 'completed' | 'cancelled' | 'expired'}` as const
  const saved = saveContract(ctx, by, over, left, event)
  tellCancelled(ctx, by, cancelled)
  return [saved, left]
}

async function openIn(ctx: ReadContext, contract: Contract) {
  const [milestones, clearing] = await Promise.all([listMilestones(ctx, [contract.id]), clearingOf(ctx, [contract.id])])
  return { milestones, open: openMoneyOf(milestones, clearing) }
}

// However many contracts: two more statements.
async function wholeOf(ctx: ReadContext, contracts: readonly Contract[]): Promise<WholeContract[]> {
  if (contracts.length === 0) return []
  const ids = contracts.map(({ id }) => id)
  const [milestones, clearing] = await Promise.all([listMilestones(ctx, ids), clearingOf(ctx, ids)])
  const now = ctx.clock.now()
  return contracts.map((contract) => ({
    contract: asOf(contract, now),
    milestones: milestones.filter(({ contract_id }) => contract_id === contract.id),
    clearing,
  }))
}

function maySee(actor: Actor, { contract, milestones }: WholeContract): boolean {
  if (sideOf(actor.userId, contract) || holdsScope(actor, 'admin')) return true
  return holdsScope(actor, 'disputes:arbitrate') && milestones.some(({ status }) => status === 'disputed')
}

function saveContract(
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

function contractEvent(
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

function present(ctx: WriteContext, actor: Actor, contract: Contract, milestones: readonly Milestone[]) {
  // A contract that was just approved, or ended, has nothing clearing.
  const whole = { contract, milestones, clearing: new Map() }
  return presentContract(whole, actor.userId, ctx.settings.currency, ctx.clock.now())
}

function hashOf(
  ctx: WriteContext,
  contract: Contract,
  milestones: readonly (MilestoneTerms & { number: number })[],
): string {
  return hash('sha256', canonicalJson(approvedText(contract, ctx.settings.currency, milestones)), 'hex')
}

/** Contracts that wait for the caller's approval. */
export const contractInbox = {
  name: 'contracts to approve',
  async find(ctx: ReadContext, actor: Actor, limit: number, after: Place | null): Promise<Waiting[]> {
    const rows = await store.listAwaitingApproval(ctx.db, actor.userId, ctx.clock.now(), limit, after)
    return waitingFrom('contract', rows, {
      approve: 'A contract was agreed on. It binds nobody before both sides have approved it; otherwise it expires.',
    })
  },
}
