import { type AgentAction, askOwnerByDefault, type Stake } from '../../platform/kernel/agent-actions.ts'
import { forbidden, type Issue, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** The rules an owner sets; null means no limit. */
export interface MandateRules {
  min_rate_cents: number | null
  max_rate_cents: number | null
  max_contract_cents: number | null
  /** The sum of everything the agent ever funds. */
  max_funding_cents: number | null
  min_dispute_worker_cents: number | null
  max_dispute_worker_cents: number | null
  allowed_counterparties: readonly UserId[] | null
  expires_at: Instant | null
  ask_owner: readonly AgentAction[]
}

/** What one agent may do by itself. */
export interface Mandate extends MandateRules {
  hosted_agent_id: AgentId
  used_funding_cents: number
  version: number
  updated_at: Instant
}

/** Until the owner sets rules: no limits, but the owner is asked about everything that binds them. */
export const defaultRules: MandateRules = {
  min_rate_cents: null,
  max_rate_cents: null,
  max_contract_cents: null,
  max_funding_cents: null,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  allowed_counterparties: null,
  expires_at: null,
  ask_owner: askOwnerByDefault,
}

/** Refuses contradictory rules; `pathPrefix` is the path of the rules in the request. */
export function requireSatisfiable(rules: MandateRules, now: Instant, pathPrefix = ''): void {
  const issues: Issue[] = []
  for (const name of ['rate', 'dispute_worker'] as const) {
    const [min, max] = [rules[`min_${name}_cents`], rules[`max_${name}_cents`]]
    if (min === null || max === null || min <= max) continue
    issues.push({
      path: `${pathPrefix}max_${name}_cents`,
      code: 'too_small',
      message: `must not be below min_${name}_cents`,
    })
  }
  if (rules.expires_at !== null && rules.expires_at <= now) {
    issues.push({ path: `${pathPrefix}expires_at`, code: 'too_small', message: 'must be in the future' })
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/** Refuses every action that needs a mandate if the mandate has expired. */
export function requireInForce({ expires_at }: Mandate, action: AgentAction, now: Instant): void {
  if (expires_at === null || now < expires_at) return
  throw forbidden('mandate_exceeded', `The agent’s mandate expired at ${expires_at}; the owner must do this.`, {
    action,
    limit: 'expires_at',
    allowed: expires_at,
  })
}

/** Refuses an action that exceeds the mandate, and names every limit it exceeds. */
export function requireWithin(mandate: Mandate, action: AgentAction, stake: Stake): void {
  const issues = [
    ...amountIssues(action, 'rate_cents', stake.rateCents, mandate.min_rate_cents, mandate.max_rate_cents),
    ...amountIssues(action, 'contract_cents', stake.contractCents, null, mandate.max_contract_cents),
    ...amountIssues(
      action,
      'dispute_worker_cents',
      stake.disputeWorkerCents,
      mandate.min_dispute_worker_cents,
      mandate.max_dispute_worker_cents,
    ),
    ...fundingIssues(mandate, action, stake),
    ...counterpartyIssues(mandate, action, stake),
  ]
  const [first] = issues
  if (first) throw new Refusal('FORBIDDEN', first.message, issues)
}

/** The refusal of an action whose use case did not declare what is at stake, so that no limit can be checked. */
export function stakeNotDeclared(action: AgentAction): Refusal {
  return forbidden('mandate_exceeded', `No mandate covers this (${action}); the owner must do it.`, { action })
}

function amountIssues(
  action: AgentAction,
  name: 'rate_cents' | 'contract_cents' | 'dispute_worker_cents',
  requested: bigint | number | null | undefined,
  min: number | null,
  max: number | null,
): Issue[] {
  if (requested === null || requested === undefined) return []
  const below = min !== null && requested < min
  const above = max !== null && requested > max
  if (!below && !above) return []
  const [limit, allowed] = below ? [`min_${name}`, min] : [`max_${name}`, max]
  const message = `The mandate allows ${below ? 'no less' : 'no more'} than ${allowed} here, not ${requested}.`
  return [exceeded(message, { action, limit, allowed, asked: Number(requested) })]
}

function fundingIssues({ max_funding_cents, used_funding_cents }: Mandate, action: AgentAction, stake: Stake) {
  if (stake.fundingCents === undefined) return []
  const limit = 'max_funding_cents'
  // Without a limit by the owner, the limit is the largest exact integer.
  const allowed = max_funding_cents ?? Number.MAX_SAFE_INTEGER
  if (BigInt(used_funding_cents) + BigInt(stake.fundingCents) <= BigInt(allowed)) return []
  const left = Math.max(0, allowed - used_funding_cents)
  const message = `The mandate allows ${left} more cents of funding, not ${stake.fundingCents}.`
  return [exceeded(message, { action, limit, allowed, used: used_funding_cents, asked: stake.fundingCents })]
}

function counterpartyIssues({ allowed_counterparties }: Mandate, action: AgentAction, { counterpartyId }: Stake) {
  if (allowed_counterparties === null || counterpartyId === undefined) return []
  if (allowed_counterparties.includes(counterpartyId)) return []
  const message = 'The mandate does not allow dealing with this user.'
  return [exceeded(message, { action, limit: 'allowed_counterparties' })]
}

function exceeded(message: string, details: Record<string, unknown>): Issue {
  return { path: '', code: 'mandate_exceeded', message, details }
}
