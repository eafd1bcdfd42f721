import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { type Place, type Waiting, waitingFrom } from '../../events/inbox/domain.ts'
import { post } from '../../money/ledger/service.ts'
import { countDisputeLost } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, type Issue, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type DisputeId, newId, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { type Side, sideOf } from '../../platform/kernel/parties.ts'
import { epochMsOf, instantOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import { type Contract, feeOf } from '../contracts/domain.ts'
import { counterpartiesAmong, lockContract, lockContractUnlessBusy, saveTotals } from '../contracts/service.ts'
import { lockActive } from '../escrow/service.ts'
import { hasWithdrawn, type Milestone, milestoneTransitions } from '../milestones/domain.ts'
import { lockMilestone, saveMilestone } from '../milestones/service.ts'
import { createPayout, freePayouts, lockClearing, reversePayouts, stopPayouts } from '../payouts/service.ts'
import {
  type Arbiter,
  accept,
  arbiterActions,
  type Dispute,
  decide,
  defaultFor,
  dueAt,
  type Evidence,
  isFirstAnswer,
  isWithin,
  loserOf,
  recommend,
  reject,
  requireRoom,
  respond,
  respondBy,
  runOut,
  type Statement,
  sideActions,
  stakeOfFigure,
  stakeOfOpening,
  withdraw,
} from './domain.ts'
import {
  type Acceptance,
  type DisputeAnswer,
  type DisputeFilter,
  type Dispute as DisputeShape,
  type NewDispute,
  presentDisputeFacts,
  type Verdict,
} from './schema.ts'
import * as store from './store.ts'

/** Freezes a milestone and what is clearing of it, until the two agree or somebody decides. */
export async function openDispute(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewDispute>,
): Promise<Static<typeof DisputeShape>> {
  requireLinks(body.evidence)
  const [contractId, milestoneId] = [toId('con', body.contract_id), toId('mil', body.milestone_id)]
  const { contract, milestone, side } = await lockActive(ctx, actor, contractId, milestoneId)
  if (milestone.status === 'disputed') {
    throw conflict('milestone_disputed', 'There is an open dispute about this milestone.')
  }
  if (hasWithdrawn(side, milestone)) {
    throw conflict('withdrawn_before', 'You have withdrawn a dispute about this milestone, and cannot open another.')
  }
  transition(milestoneTransitions, 'dispute', { status: milestone.status, by: side })
  const clearing = await lockClearing(ctx, milestoneId)
  const dispute = newDispute(ctx, milestone, side, clearing.grossCents, body)
  requireFigure(dispute, body.proposed_worker_cents, 'proposed_worker_cents')
  const statement = newStatement(ctx, actor, dispute, side, body)
  requireRoom({ count: 0, bytes: 0 }, statement)
  ctx.atStake?.(stakeOfOpening(dispute, side, milestone, body.proposed_worker_cents))
  store.sendNewDispute(ctx.db, dispute)
  store.sendStatement(ctx.db, statement)
  tell(ctx, actor, dispute, [statement], 'dispute.opened')
  const frozen = { ...milestone, status: 'disputed' as const, auto_release_at: null }
  saveMilestone(ctx, actor, frozen, 'milestone.disputed')
  stopPayouts(ctx, actor, clearing.payouts)
  saveTotals(ctx, { ...contract, disputed_milestones: contract.disputed_milestones + 1 })
  return presentTo(ctx, actor, dispute, [statement])
}

export async function getDispute(ctx: ReadContext, actor: Actor, id: DisputeId): Promise<Static<typeof DisputeShape>> {
  const [dispute, statements] = await Promise.all([store.findDispute(ctx.db, id), store.listStatements(ctx.db, [id])])
  if (!dispute || !maySee(actor, dispute)) throw notFound()
  return presentTo(ctx, actor, dispute, statements)
}

/** By deadline: what has to be looked at first comes first. */
export async function listDisputes(
  ctx: ReadContext,
  actor: Actor,
  { status }: Static<typeof DisputeFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof DisputeShape>>> {
  const party = mayJudge(actor) ? null : actor.userId
  const { rows, next } = pageOf(
    await store.listDisputes(ctx.db, { party, status }, page),
    page.limit,
    ({ place }) => place,
  )
  const statements = await store.listStatements(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const known = await counterpartiesOf(ctx, actor, rows)
  return {
    rows: rows.map((dispute) =>
      present(
        ctx,
        actor,
        known,
        dispute,
        statements.filter(({ dispute_id }) => dispute_id === dispute.id),
      ),
    ),
    next,
  }
}

/** One side's answer, or more of it; the other side's first one names a figure and moves the dispute on. */
export async function respondToDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  body: Static<typeof DisputeAnswer>,
): Promise<Static<typeof DisputeShape>> {
  requireLinks(body.evidence)
  const figure = body.proposed_worker_cents
  const { dispute, side, ...held } = await lockOwn(ctx, actor, id)
  if (isFirstAnswer(dispute, side) && figure === undefined) {
    throw validationFailed([{ path: 'proposed_worker_cents', code: 'required', message: 'is required in an answer' }])
  }
  if (figure !== undefined) requireFigure(dispute, figure, 'proposed_worker_cents')
  const answered = respond(dispute, side, figure, ctx.settings.deadlines, ctx.clock.now())
  const statement = newStatement(ctx, actor, dispute, side, body)
  requireRoom(await store.countSaid(ctx.db, id, side), statement)
  if (figure !== undefined) ctx.atStake?.(stakeOfFigure('Propose', dispute, side, figure))
  store.sendStatement(ctx.db, statement)
  const event = answered.status === dispute.status ? 'dispute.statement' : 'dispute.in_review'
  return answerTo(ctx, actor, await save(ctx, actor, { ...held, dispute: answered }, event, [statement]))
}

export async function recommendInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents, rationale }: Static<typeof Verdict>,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, ...held } = await lockToJudge(ctx, actor, id)
  const arbiter = await arbiterFor(ctx, actor, dispute)
  requireFigure(dispute, worker_cents, 'worker_cents')
  const { deadlines } = ctx.settings
  const recommended = recommend(dispute, arbiter, worker_cents, rationale, deadlines, ctx.clock.now())
  return answerTo(ctx, actor, await save(ctx, actor, { ...held, dispute: recommended }, 'dispute.recommended'))
}

/** Settles at the other side's figure, or takes a step towards the recommended one. */
export async function acceptInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents }: Static<typeof Acceptance>,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, ...held } = await lockOwn(ctx, actor, id)
  const accepted = accept(dispute, side, worker_cents)
  ctx.atStake?.(stakeOfFigure('Accept', dispute, side, worker_cents))
  return answerTo(ctx, actor, await save(ctx, actor, { ...held, dispute: accepted }, 'dispute.accepted'))
}

export async function rejectInDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, ...held } = await lockOwn(ctx, actor, id)
  const rejected = reject(dispute, side, ctx.settings.deadlines, ctx.clock.now())
  return answerTo(ctx, actor, await save(ctx, actor, { ...held, dispute: rejected }, 'dispute.arbitration'))
}

export async function resolveDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
  { worker_cents, rationale }: Static<typeof Verdict>,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, ...held } = await lockToJudge(ctx, actor, id)
  const arbiter = await arbiterFor(ctx, actor, dispute)
  requireFigure(dispute, worker_cents, 'worker_cents')
  const decided = decide(dispute, arbiter, worker_cents, rationale)
  return answerTo(ctx, actor, await save(ctx, actor, { ...held, dispute: decided }, 'dispute.resolved'))
}

/** The milestone goes back to where it was, and its clocks go on with what was left. */
export async function withdrawDispute(
  ctx: WriteContext,
  actor: Actor,
  id: DisputeId,
): Promise<Static<typeof DisputeShape>> {
  const { dispute, side, contract, milestone } = await lockOwn(ctx, actor, id)
  const held = { contract, milestone, dispute: withdraw(dispute, side) }
  const withdrawn = await save(ctx, actor, held, 'dispute.withdrawn')
  const left = dispute.review_left_ms
  const restored = {
    ...milestone,
    status: dispute.milestone_status,
    ...(side === 'client' ? { client_withdrew: true } : { worker_withdrew: true }),
    auto_release_at: left === null ? null : instantOf(epochMsOf(ctx.clock.now()) + left),
  }
  saveMilestone(ctx, actor, restored, 'milestone.restored')
  await freePayouts(ctx, actor, milestone.id)
  saveTotals(ctx, { ...contract, disputed_milestones: contract.disputed_milestones - 1 })
  return answerTo(ctx, actor, withdrawn)
}

/** `respond_by` and `decide_by`: what nobody decided falls as the facts are. */
export const disputeDeadline = {
  name: 'dispute respond_by and decide_by',
  findDue: store.findDueDisputes,
  async settle(ctx: WriteContext, id: string): Promise<void> {
    const found = await store.findDispute(ctx.db, id as DisputeId)
    const contract = found && (await lockContractUnlessBusy(ctx, found.contract_id))
    const milestone = contract && (await lockMilestone(ctx, found.milestone_id))
    const dispute = milestone && (await store.lockDispute(ctx.db, found.id))
    const due = dispute && dueAt(dispute)
    if (!due || due > ctx.clock.now()) return
    const moved = runOut(dispute, ctx.settings.deadlines, ctx.clock.now())
    await save(ctx, 'clock', { dispute: moved, contract, milestone }, `dispute.${moved.status}` as EventType)
  },
}

interface Held {
  contract: Contract
  milestone: Milestone
  dispute: Dispute
}

function newDispute(
  ctx: WriteContext,
  milestone: Milestone,
  side: Side,
  clearingCents: number,
  body: Static<typeof NewDispute>,
): Dispute {
  const now = ctx.clock.now()
  const amount = milestone.held_cents + clearingCents
  if (amount === 0) {
    throw conflict('nothing_at_stake', 'Nothing of this milestone is held or clearing any more.')
  }
  return {
    id: newId<'dsp'>(),
    contract_id: milestone.contract_id,
    milestone_id: milestone.id,
    client_id: milestone.client_id,
    worker_id: milestone.worker_id,
    opened_by: side,
    status: 'open',
    reason: body.reason,
    amount_cents: amount,
    default_worker_cents: defaultFor(milestone, clearingCents),
    client_proposal_cents: side === 'client' ? body.proposed_worker_cents : null,
    worker_proposal_cents: side === 'worker' ? body.proposed_worker_cents : null,
    recommended_cents: null,
    recommended_by: null,
    recommendation_rationale: null,
    client_accepted: false,
    worker_accepted: false,
    resolved_cents: null,
    resolved_how: null,
    resolution_rationale: null,
    respond_by: respondBy(milestone.auto_release_at, ctx.settings.deadlines, now),
    decide_by: null,
    milestone_status: milestone.status as Dispute['milestone_status'],
    review_left_ms: milestone.auto_release_at === null ? null : epochMsOf(milestone.auto_release_at) - epochMsOf(now),
    created_at: now,
    updated_at: now,
  }
}

function newStatement(
  ctx: WriteContext,
  actor: Actor,
  dispute: Dispute,
  side: Side,
  said: Static<typeof DisputeAnswer>,
): Statement {
  return {
    id: newId<'stm'>(),
    dispute_id: dispute.id,
    side,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    text: said.statement,
    evidence: said.evidence ?? [],
    proposed_worker_cents: said.proposed_worker_cents ?? null,
    created_at: ctx.clock.now(),
  }
}

async function lockOwn(ctx: WriteContext, actor: Actor, id: DisputeId): Promise<Held & { side: Side }> {
  const found = await store.findDispute(ctx.db, id)
  const side = found && sideOf(actor.userId, found)
  if (!found || !side) {
    // Who judges sees it, but is not one of its sides.
    if (found && maySee(actor, found)) throw forbidden('missing_role', 'Only the two sides of a dispute may do this.')
    throw notFound()
  }
  return { ...(await lockAll(ctx, found)), side }
}

async function lockToJudge(ctx: WriteContext, actor: Actor, id: DisputeId): Promise<Held> {
  const found = await store.findDispute(ctx.db, id)
  if (!found || !maySee(actor, found)) throw notFound()
  return lockAll(ctx, found)
}

// In the order in which everything is held everywhere. A deadline that has passed binds, swept or not.
async function lockAll(ctx: WriteContext, found: Dispute): Promise<Held> {
  const [contract, milestone, dispute] = await Promise.all([
    lockContract(ctx, found.contract_id),
    lockMilestone(ctx, found.milestone_id),
    store.lockDispute(ctx.db, found.id),
  ])
  if (!contract || !milestone || !dispute) throw notFound()
  const due = dueAt(dispute)
  if (due && due <= ctx.clock.now()) {
    throw conflict('wrong_state', 'Its deadline has passed; the dispute is being moved on.')
  }
  return { contract, milestone, dispute }
}

// What happened is told before what follows from it.
async function save(
  ctx: WriteContext,
  by: Actor | 'clock',
  { contract, milestone, dispute }: Held,
  event: EventType,
  said: readonly Statement[] = [],
): Promise<Dispute> {
  const saved = { ...dispute, updated_at: ctx.clock.now() }
  const isResolved = saved.status === 'resolved'
  store.sendDispute(ctx.db, saved)
  tell(ctx, by, saved, said, isResolved ? 'dispute.resolved' : event)
  if (isResolved) await payOut(ctx, by, contract, milestone, saved)
  return saved
}

async function answerTo(ctx: WriteContext, actor: Actor, dispute: Dispute): Promise<Static<typeof DisputeShape>> {
  return presentTo(ctx, actor, dispute, await store.listStatements(ctx.db, [dispute.id]))
}

// Takes back what was on its way, and moves exactly the disputed money: the worker's part less the fee, the rest to the
// client.
async function payOut(
  ctx: WriteContext,
  by: Actor | 'clock',
  contract: Contract,
  milestone: Milestone,
  dispute: Dispute,
): Promise<void> {
  const taken = await reversePayouts(ctx, by, milestone.id)
  const workerCents = dispute.resolved_cents ?? 0
  const clientCents = dispute.amount_cents - workerCents
  const before = {
    ...contract,
    released_cents: contract.released_cents - taken.grossCents,
    fee_cents: contract.fee_cents - taken.feeCents,
  }
  const feeCents = feeOf(before, workerCents)
  transition(milestoneTransitions, 'resolve', { status: milestone.status, by: 'dispute' })
  const resolved: Milestone = {
    ...milestone,
    status: 'resolved',
    held_cents: 0,
    released_cents: milestone.released_cents - taken.grossCents + workerCents,
    refunded_cents: milestone.refunded_cents + clientCents,
    fee_cents: milestone.fee_cents - taken.feeCents + feeCents,
  }
  saveMilestone(ctx, by, resolved, 'milestone.resolved')
  if (workerCents > 0) createPayout(ctx, by, milestone, { grossCents: workerCents, feeCents, delayDays: 0 })
  post(ctx, {
    from: { kind: 'escrow', owner: milestone.id },
    to: { kind: 'available', owner: dispute.client_id },
    amountCents: clientCents,
    kind: 'settlement',
    reference: dispute.id,
  })
  const after = {
    ...before,
    released_cents: before.released_cents + workerCents,
    refunded_cents: before.refunded_cents + clientCents,
    fee_cents: before.fee_cents + feeCents,
    disputed_milestones: contract.disputed_milestones - 1,
  }
  saveTotals(ctx, after)
  const loser = loserOf(dispute)
  if (loser) countDisputeLost(ctx, loser === 'client' ? dispute.client_id : dispute.worker_id)
}

function mayJudge(actor: Actor): boolean {
  return holdsScope(actor, 'disputes:arbitrate') || holdsScope(actor, 'admin')
}

function maySee(actor: Actor, dispute: Dispute): boolean {
  return sideOf(actor.userId, dispute) !== null || mayJudge(actor)
}

function requireFigure(dispute: Dispute, cents: number, path: string): void {
  if (isWithin(dispute, cents)) return
  const message = `must not exceed ${dispute.amount_cents}, the disputed amount`
  throw validationFailed([{ path, code: 'too_large', message }])
}

function requireLinks(evidence: readonly Evidence[] = []): void {
  const issues = evidence.flatMap(({ kind, content }, index): Issue[] =>
    kind === 'link' && !(/^https:\/\/[^/]/i.test(content) && URL.canParse(content))
      ? [{ path: `evidence.${index}.content`, code: 'bad_format', message: 'must be an https URL' }]
      : [],
  )
  if (issues.length > 0) throw validationFailed(issues)
}

async function arbiterFor(ctx: ReadContext, actor: Actor, dispute: Dispute): Promise<Arbiter> {
  const known = await counterpartiesOf(ctx, actor, [dispute])
  return { userId: actor.userId, knowsParties: known.has(dispute.client_id) || known.has(dispute.worker_id) }
}

function counterpartiesOf(ctx: ReadContext, actor: Actor, disputes: readonly Dispute[]): Promise<ReadonlySet<UserId>> {
  return counterpartiesAmong(
    ctx,
    actor.userId,
    disputes.flatMap(({ client_id, worker_id }) => [client_id, worker_id]),
  )
}

async function presentTo(ctx: ReadContext, actor: Actor, dispute: Dispute, statements: readonly Statement[]) {
  return present(ctx, actor, await counterpartiesOf(ctx, actor, [dispute]), dispute, statements)
}

function present(
  ctx: ReadContext,
  actor: Actor,
  known: ReadonlySet<UserId>,
  dispute: Dispute,
  statements: readonly Statement[],
): Static<typeof DisputeShape> {
  const facts = presentDisputeFacts(dispute, statements, ctx.settings.currency)
  const due = dueAt(dispute)
  // Past its deadline nobody can do anything any more but the clock.
  if (due && due <= ctx.clock.now()) return { ...facts, allowed_actions: [] }
  const side = sideOf(actor.userId, dispute)
  if (side) {
    const ownCount = statements.filter((statement) => statement.side === side).length
    return { ...facts, allowed_actions: sideActions(side, dispute, ownCount) }
  }
  const knowsParties = known.has(dispute.client_id) || known.has(dispute.worker_id)
  const mayDecide = holdsScope(actor, 'disputes:arbitrate')
  return {
    ...facts,
    allowed_actions: mayDecide ? arbiterActions({ userId: actor.userId, knowsParties }, dispute) : [],
  }
}

// With what was said just then, and not with all that was said before: that would be kept, and sent, again and again.
function tell(
  ctx: WriteContext,
  by: Actor | 'clock',
  dispute: Dispute,
  said: readonly Statement[],
  type: EventType,
): void {
  record(ctx, by, {
    type,
    subject: { type: 'dispute', id: dispute.id },
    data: presentDisputeFacts(dispute, said, ctx.settings.currency),
    audience: [dispute.client_id, dispute.worker_id],
    audienceRole: 'arbiter',
  })
}

/** Disputes that wait for the caller as one of their sides. */
export const disputeInbox = {
  name: 'disputes to answer',
  async find(ctx: ReadContext, actor: Actor, limit: number, after: Place | null): Promise<Waiting[]> {
    const now = ctx.clock.now()
    const [toAnswer, toJudge] = await Promise.all([
      store.listAwaitingSide(ctx.db, actor.userId, now, limit, after),
      holdsScope(actor, 'disputes:arbitrate') ? store.listAwaitingArbiter(ctx.db, actor.userId, now, limit, after) : [],
    ])
    return waitingFrom('dispute', [...toAnswer, ...toJudge], {
      respond: 'The other side opened a dispute. Answer it; silence can be decided against you.',
      accept: 'An arbiter recommended a figure. Accept or reject it; what nobody rejects holds.',
      recommend: 'A dispute waits for an arbiter’s recommendation.',
      resolve: 'A dispute waits for an arbiter’s decision.',
    })
  },
}
