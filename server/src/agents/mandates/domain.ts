import type { Scope } from '../../platform/kernel/actor.ts'
import { type AgentAction, agentActions, type StakeAmounts } from '../../platform/kernel/agent-actions.ts'
import { forbidden, type Issue, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** The totals that a mandate can limit: everything the agent ever funds, releases, refunds and withdraws. */
export const totals = ['funding', 'release', 'refund', 'withdrawal'] as const
export type Total = (typeof totals)[number]

type TotalLimits = Record<`max_${Total}_cents`, number | null>
type UsedTotals = Record<`used_${Total}_cents`, number>

/** The rules an owner sets; null means no limit. */
export interface MandateRules extends TotalLimits {
  min_rate_cents: number | null
  max_rate_cents: number | null
  max_contract_cents: number | null
  min_dispute_worker_cents: number | null
  max_dispute_worker_cents: number | null
  allowed_counterparties: readonly UserId[] | null
  expires_at: Instant | null
  /** Actions the agent may take on its own within the limits, even if no limit covers them. */
  may: readonly AgentAction[]
  /** Actions that need the owner's approval each time. */
  ask_owner: readonly AgentAction[]
}

/** What one agent may do on its own. */
export interface Mandate extends MandateRules, UsedTotals {
  hosted_agent_id: AgentId
  version: number
  updated_at: Instant
}

// Publishing, offering and agreeing lead to a contract, which isn't binding until it's approved.
const allowedUnlessAsked: readonly AgentAction[] = ['gigs.publish', 'negotiations.round', 'negotiations.agree']

/** Until the owner sets rules, the owner is asked about everything except publishing gigs, making offers and accepting them. */
export const defaultRules: MandateRules = {
  min_rate_cents: null,
  max_rate_cents: null,
  max_contract_cents: null,
  max_funding_cents: null,
  max_release_cents: null,
  max_refund_cents: null,
  max_withdrawal_cents: null,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  allowed_counterparties: null,
  expires_at: null,
  may: [],
  ask_owner: agentActions.filter((action) => !allowedUnlessAsked.includes(action)),
}

/** Refuses rules that are contradictory or already over; `pathPrefix` is the path of the rules in the request. */
export function requireSatisfiable(rules: MandateRules, now: Instant, pathPrefix = ''): void {
  const issues = contradictionsIn(rules, pathPrefix)
  if (hasExpired(rules, now)) {
    const message = 'must be in the future'
    issues.push({ path: `${pathPrefix}expires_at`, code: 'too_small', message, details: { minimum: now } })
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/** Refuses contradictory rules. Expired rules can still be tried; they refuse everything. */
export function requireTriable(rules: MandateRules, pathPrefix: string): void {
  const issues = contradictionsIn(rules, pathPrefix)
  if (issues.length > 0) throw validationFailed(issues)
}

function contradictionsIn(rules: MandateRules, pathPrefix: string): Issue<'too_small'>[] {
  const issues: Issue<'too_small'>[] = []
  for (const name of ['rate', 'dispute_worker'] as const) {
    const [min, max] = [rules[`min_${name}_cents`], rules[`max_${name}_cents`]]
    if (min === null || max === null || min <= max) continue
    issues.push({
      path: `${pathPrefix}max_${name}_cents`,
      code: 'too_small',
      message: `must be at least min_${name}_cents`,
      details: { minimum: min },
    })
  }
  return issues
}

/** Whether the new rules allow nothing the old ones didn't. False if comparing rule by rule can't tell. */
export function isNarrower(rules: MandateRules, old: MandateRules): boolean {
  // A limit lets the agent act on its own up to that amount, so adding one also widens the mandate.
  const isAtMost = (now: number | null, before: number | null) =>
    now === before || (now !== null && before !== null && now < before)
  const isAtLeast = (now: number | null, before: number | null) =>
    now === before || (now !== null && before !== null && now > before)
  const { allowed_counterparties: others, expires_at: end } = rules
  return (
    upperLimits.every((name) => isAtMost(rules[name], old[name])) &&
    lowerLimits.every((name) => isAtLeast(rules[name], old[name])) &&
    (old.allowed_counterparties === null ||
      (others?.every((one) => old.allowed_counterparties?.includes(one)) ?? false)) &&
    (old.expires_at === null || (end !== null && end <= old.expires_at)) &&
    rules.may.every((action) => old.may.includes(action)) &&
    old.ask_owner.every((action) => rules.ask_owner.includes(action))
  )
}

const lowerLimits = ['min_rate_cents', 'min_dispute_worker_cents'] as const
const upperLimits = [
  'max_rate_cents',
  'max_contract_cents',
  'max_funding_cents',
  'max_release_cents',
  'max_refund_cents',
  'max_withdrawal_cents',
  'max_dispute_worker_cents',
] as const

/** Refuses every action that needs a mandate if the mandate has expired. */
export function requireInForce(mandate: Mandate, action: AgentAction, now: Instant): void {
  if (!hasExpired(mandate, now)) return
  const { expires_at } = mandate
  throw forbidden('mandate_exceeded', `The agent’s mandate expired at ${expires_at}. The owner has to do this.`, {
    action,
    limit: 'expires_at',
    allowed: expires_at ?? undefined,
  })
}

/**
 * Whether the agent may act on its own or has to ask its owner. A mandate grants only what it names: unless a limit covers the
 * action or `may` names it, the owner is asked. Refuses an action that exceeds limits, naming each of them.
 */
export function decide(mandate: Mandate, action: AgentAction, amounts: StakeAmounts): 'alone' | 'ask' {
  if (mandate.ask_owner.includes(action)) return 'ask'
  const issues = excessesOf(mandate, action, amounts)
  const [first] = issues
  if (first) throw new Refusal('FORBIDDEN', first.message, issues)
  return isNamed(mandate, action) || isCovered(mandate, action, amounts) ? 'alone' : 'ask'
}

/** The actions that always need the owner's approval, whatever is at stake. */
export function askedActions(rules: Grants): AgentAction[] {
  return agentActions.filter(
    (action) => rules.ask_owner.includes(action) || !(isNamed(rules, action) || hasCoveringLimit(rules, action)),
  )
}

/** What a mandate grants, regardless of counterparties and expiry. */
type Grants = Omit<MandateRules, 'allowed_counterparties' | 'expires_at'>

/** What would happen to an action: it's allowed, the owner is asked, or it's refused for these reasons. */
export interface Verdict {
  action: AgentAction
  decision: 'alone' | 'ask' | 'refused'
  issues: readonly Issue[]
}

/** Tries an action without taking it. Without amounts: whether the agent may take it on its own within the limits. */
export function verdictOn(mandate: Mandate, action: AgentAction, amounts: StakeAmounts, now: Instant): Verdict {
  try {
    requireInForce(mandate, action, now)
    return { action, decision: decide(mandate, action, amounts), issues: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { action, decision: 'refused', issues: error.issues }
  }
}

/** The mandate with the smallest changes that let the agent take the action on its own while the mandate is in force. */
export function widenedFor(mandate: Mandate, action: AgentAction, amounts: StakeAmounts): Mandate {
  const asking: Mandate = { ...mandate, ask_owner: mandate.ask_owner.filter((each) => each !== action) }
  const wide = excessesOf(asking, action, amounts).reduce<Mandate>(
    (rules, { details }) => withLimitFor(rules, details.limit ?? '', amounts),
    asking,
  )
  if (decide(wide, action, amounts) === 'alone') return wide
  const limit = coveringLimitOf(action, amounts)
  const covered = limit === null ? wide : withLimitFor(wide, limit, amounts)
  return decide(covered, action, amounts) === 'alone' ? covered : { ...wide, may: [...wide.may, action] }
}

/** The mandate with this limit just wide enough for the amounts; unchanged if it doesn't apply to them. */
function withLimitFor(mandate: Mandate, limit: string, amounts: StakeAmounts): Mandate {
  const { rateCents, contractCents, movedCents, dispute, counterpartyId } = amounts
  if (limit === 'allowed_counterparties') {
    const isOne = counterpartyId !== undefined && counterpartyId !== 'anyone'
    const allowed = isOne ? [...(mandate.allowed_counterparties ?? []), counterpartyId] : null
    return { ...mandate, allowed_counterparties: allowed }
  }
  const total = totals.find((each) => limit === `max_${each}_cents`)
  const needed = total
    ? movedCents !== undefined && BigInt(mandate[`used_${total}_cents`]) + BigInt(movedCents)
    : limit.endsWith('_rate_cents')
      ? rateCents
      : limit === 'max_contract_cents'
        ? contractCents
        : dispute?.workerCents
  if (needed === null || needed === undefined || needed === false) return mandate
  return { ...mandate, [limit]: Math.min(Number.MAX_SAFE_INTEGER, Number(needed)) }
}

/** Whether the action would be refused, so that it isn't even offered. */
export function rulesOut(mandate: Mandate, action: AgentAction, amounts: StakeAmounts, now: Instant): boolean {
  if (hasExpired(mandate, now)) return true
  return !mandate.ask_owner.includes(action) && excessesOf(mandate, action, amounts).length > 0
}

/** The total that an action adds to; null for actions that move no money by themselves. */
export function totalOf(action: AgentAction): Total | null {
  return totalOfAction[action] ?? null
}

const totalOfAction: Partial<Record<AgentAction, Total>> = {
  'milestones.fund': 'funding',
  'milestones.release': 'release',
  'milestones.refund': 'refund',
  'wallet.withdraw': 'withdrawal',
}

/** What the agent may still fund, release, refund and withdraw; null where there is no limit. */
export function leftOf(mandate: Mandate): Record<`${Total}_cents`, number | null> {
  const left = (total: Total) => {
    const limit = mandate[`max_${total}_cents`]
    return limit === null ? null : Math.max(0, limit - mandate[`used_${total}_cents`])
  }
  return {
    funding_cents: left('funding'),
    release_cents: left('release'),
    refund_cents: left('refund'),
    withdrawal_cents: left('withdrawal'),
  }
}

/** What is left of the total that an action adds to, before and after it; null if that total has no limit. */
export function leftFor(
  mandate: Mandate,
  action: AgentAction,
  amounts: StakeAmounts,
): { now_cents: number; after_cents: number } | null {
  const total = totalOf(action)
  if (total === null) return null
  const [now_cents, after_cents] = [mandate, withUse(mandate, action, amounts)].map(
    (each) => leftOf(each)[`${total}_cents`],
  )
  return now_cents == null || after_cents == null ? null : { now_cents, after_cents }
}

/** The mandate after the action. Approved actions count too. */
export function withUse(mandate: Mandate, action: AgentAction, { movedCents = 0 }: StakeAmounts): Mandate {
  const total = totalOf(action)
  if (total === null) return mandate
  // No limit goes beyond the largest exact integer.
  const used = Math.min(Number.MAX_SAFE_INTEGER, mandate[`used_${total}_cents`] + movedCents)
  return { ...mandate, [`used_${total}_cents`]: used }
}

/** Refuses an action whose use case didn't declare what's at stake, because no limit could be checked. */
export function stakeNotDeclared(action: AgentAction): Refusal {
  return forbidden('mandate_exceeded', `No mandate covers this (${action}). The owner has to do it.`, { action })
}

/** A scope that a key of the agent lacks, and what its mandate lets it do with that scope. */
export interface MissingScope {
  scope: Scope
  actions: readonly AgentAction[]
}

/** The scopes missing from a key with these scopes, for the actions that the mandate names or covers with a limit. */
export function missingScopes(rules: MandateRules, scopes: readonly Scope[]): MissingScope[] {
  const named = agentActions.filter(
    (action) => !rules.ask_owner.includes(action) && (rules.may.includes(action) || hasCoveringLimit(rules, action)),
  )
  const lacking = [...new Set(named.map((action) => scopeOf[action]))].filter((scope) => !scopes.includes(scope))
  return lacking.map((scope) => ({ scope, actions: named.filter((action) => scopeOf[action] === scope) }))
}

const scopeOf: Record<AgentAction, Scope> = {
  'negotiations.round': 'negotiations:write',
  'negotiations.agree': 'negotiations:write',
  'contracts.approve': 'contracts:approve',
  'contracts.cancel': 'contracts:write',
  'contracts.complete': 'contracts:write',
  'milestones.change': 'contracts:write',
  'milestones.fund': 'payments:write',
  'milestones.release': 'payments:write',
  'milestones.refund': 'payments:write',
  'disputes.open': 'payments:write',
  'disputes.propose': 'payments:write',
  'disputes.accept': 'payments:write',
  'disputes.reject': 'disputes:write',
  'disputes.withdraw': 'payments:write',
  'reviews.write': 'contracts:write',
  'vouches.write': 'profile:write',
  'gigs.publish': 'gigs:write',
  'gigs.delete': 'gigs:write',
  'wallet.withdraw': 'payments:write',
}

function hasExpired({ expires_at }: MandateRules, now: Instant): boolean {
  return expires_at !== null && expires_at <= now
}

// The limits on what an action can cost the owner. In a dispute, that depends on the side: a high amount for the worker costs a
// client, a low one costs a worker.
const coveringLimits: Partial<Record<AgentAction, readonly (keyof Grants)[]>> = {
  'contracts.approve': ['max_contract_cents'],
  'milestones.change': ['max_contract_cents'],
  'milestones.fund': ['max_funding_cents'],
  'milestones.release': ['max_release_cents'],
  'milestones.refund': ['max_refund_cents'],
  'disputes.propose': ['min_dispute_worker_cents', 'max_dispute_worker_cents'],
  'disputes.accept': ['min_dispute_worker_cents', 'max_dispute_worker_cents'],
  'wallet.withdraw': ['max_withdrawal_cents'],
}

function isNamed({ may }: Grants, action: AgentAction): boolean {
  return allowedUnlessAsked.includes(action) || may.includes(action)
}

function hasCoveringLimit(rules: Grants, action: AgentAction): boolean {
  return (coveringLimits[action] ?? []).some((limit) => rules[limit] !== null)
}

function isCovered(rules: MandateRules, action: AgentAction, amounts: StakeAmounts): boolean {
  if (!amounts.dispute) return hasCoveringLimit(rules, action)
  const limit = coveringLimitOf(action, amounts)
  return limit !== null && rules[limit] !== null
}

/** The limit that covers an action with these amounts; null if there is none. */
function coveringLimitOf(action: AgentAction, { dispute }: StakeAmounts): keyof MandateRules | null {
  const limits = coveringLimits[action] ?? []
  const side = dispute?.side === 'client' ? 'max_dispute_worker_cents' : 'min_dispute_worker_cents'
  return (dispute ? limits.find((limit) => limit === side) : limits[0]) ?? null
}

function excessesOf(mandate: Mandate, action: AgentAction, amounts: StakeAmounts): Excess[] {
  return [
    ...amountIssues(action, 'rate_cents', amounts.rateCents, mandate.min_rate_cents, mandate.max_rate_cents),
    ...amountIssues(action, 'contract_cents', amounts.contractCents, null, mandate.max_contract_cents),
    ...amountIssues(
      action,
      'dispute_worker_cents',
      amounts.dispute?.workerCents,
      mandate.min_dispute_worker_cents,
      mandate.max_dispute_worker_cents,
    ),
    ...totalIssues(mandate, action, amounts),
    ...counterpartyIssues(mandate, action, amounts),
  ]
}

function amountIssues(
  action: AgentAction,
  name: 'rate_cents' | 'contract_cents' | 'dispute_worker_cents',
  requested: bigint | number | null | undefined,
  min: number | null,
  max: number | null,
): Excess[] {
  if (requested === null || requested === undefined) return []
  const below = min !== null && requested < min
  const above = max !== null && requested > max
  if (!below && !above) return []
  const [limit, allowed] = below ? [`min_${name}`, min ?? 0] : [`max_${name}`, max ?? 0]
  const message = `The mandate allows ${below ? 'no less' : 'no more'} than ${allowed}; this is ${requested}.`
  return [exceeded(message, { action, limit, allowed, asked: Number(requested) })]
}

function totalIssues(mandate: Mandate, action: AgentAction, { movedCents }: StakeAmounts): Excess[] {
  const total = totalOf(action)
  if (total === null || movedCents === undefined) return []
  const limit = `max_${total}_cents` as const
  const [allowed, used] = [mandate[limit], mandate[`used_${total}_cents`]]
  if (allowed === null || movedCents <= allowed - used) return []
  const left = Math.max(0, allowed - used)
  const message = `The mandate has ${left} cents left for ${total}; this needs ${movedCents}.`
  return [exceeded(message, { action, limit, allowed, used, left, asked: movedCents })]
}

function counterpartyIssues({ allowed_counterparties }: Mandate, action: AgentAction, amounts: StakeAmounts): Excess[] {
  const { counterpartyId } = amounts
  if (allowed_counterparties === null || counterpartyId === undefined) return []
  const isAllowed =
    counterpartyId === 'anyone' ? allowed_counterparties.length > 0 : allowed_counterparties.includes(counterpartyId)
  if (isAllowed) return []
  const message = 'The mandate doesn’t allow dealing with this user.'
  return [exceeded(message, { action, limit: 'allowed_counterparties' })]
}

type Excess = Issue<'mandate_exceeded'>

function exceeded(message: string, details: Excess['details']): Excess {
  return { path: '', code: 'mandate_exceeded', message, details }
}
