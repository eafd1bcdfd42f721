import type { Deadlines } from './deadlines.ts'
import { type Quota, type Quotas, quotas } from './quotas.ts'
import { type SettingInfo, type SettingName, type SettingRange, settingsCatalog } from './settings-catalog.ts'

/** The settings that operators can change while the service is running. */
export interface Rules {
  /** The platform's share of each release, in hundredths of a percent. A contract keeps the rate it was agreed with. */
  feeBps: number
  /** Whether people can join without an invitation. */
  signUp: SignUp
  /** A contract keeps those it was agreed with. */
  deadlines: Deadlines
  quotas: Quotas
}

export type SignUp = 'open' | 'closed'

const deadlineSettings = {
  negotiationRoundDays: 'DEADLINE_NEGOTIATION_ROUND_DAYS',
  negotiationDays: 'DEADLINE_NEGOTIATION_DAYS',
  contractApprovalDays: 'DEADLINE_CONTRACT_APPROVAL_DAYS',
  contractIdleDays: 'DEADLINE_CONTRACT_IDLE_DAYS',
  contractUnfundedDays: 'DEADLINE_CONTRACT_UNFUNDED_DAYS',
  contractReviewDays: 'DEADLINE_CONTRACT_REVIEW_DAYS',
  milestoneIdleDays: 'DEADLINE_MILESTONE_IDLE_DAYS',
  milestoneIdleNoticeDays: 'DEADLINE_MILESTONE_IDLE_NOTICE_DAYS',
  disputeAnswerDays: 'DEADLINE_DISPUTE_ANSWER_DAYS',
  disputeRecommendationDays: 'DEADLINE_DISPUTE_RECOMMENDATION_DAYS',
  disputeAcceptanceDays: 'DEADLINE_DISPUTE_ACCEPTANCE_DAYS',
  disputeArbitrationDays: 'DEADLINE_DISPUTE_ARBITRATION_DAYS',
  arbiterApartDays: 'DEADLINE_ARBITER_APART_DAYS',
  agentApprovalHours: 'DEADLINE_AGENT_APPROVAL_HOURS',
} as const satisfies Record<keyof Deadlines, SettingName>

type NumberName = 'PLATFORM_FEE_BPS' | (typeof deadlineSettings)[keyof Deadlines] | `QUOTA_${Uppercase<Quota>}`
/** The name of a setting that operators can change. */
export type RuleName = NumberName | 'SIGN_UP'
export type RuleValue = number | string

/** The names of the settings that operators can change. */
export const ruleNames = (Object.keys(settingsCatalog) as SettingName[]).filter(
  (name): name is RuleName => rangeOf(name) !== null,
)

/** Reads the rules, one setting at a time. */
export function rulesFrom(numberOf: (name: NumberName) => number, signUp: SignUp): Rules {
  const days = Object.entries(deadlineSettings).map(([name, setting]) => [name, numberOf(setting)])
  const limits = (Object.keys(quotas) as Quota[]).map((name) => [
    name,
    numberOf(`QUOTA_${name.toUpperCase() as Uppercase<Quota>}`),
  ])
  return {
    feeBps: numberOf('PLATFORM_FEE_BPS'),
    signUp,
    deadlines: Object.fromEntries(days),
    quotas: Object.fromEntries(limits),
  }
}

/** The value of each setting that can be changed. */
export function ruleValuesOf({ feeBps, signUp, deadlines, quotas }: Rules): Map<RuleName, RuleValue> {
  const days = Object.entries(deadlineSettings) as [keyof Deadlines, NumberName][]
  const limits = Object.entries(quotas) as [Quota, number][]
  return new Map<RuleName, RuleValue>([
    ['PLATFORM_FEE_BPS', feeBps],
    ['SIGN_UP', signUp],
    ...days.map(([name, setting]) => [setting, deadlines[name]] as const),
    ...limits.map(([name, limit]) => [`QUOTA_${name.toUpperCase() as Uppercase<Quota>}`, limit] as const),
  ])
}

/** The rules with some of them changed. */
export function withChangedRules(rules: Rules, changed: ReadonlyMap<string, unknown>): Rules {
  const values = ruleValuesOf(rules)
  const inUse = (name: RuleName) => changed.get(name) ?? values.get(name)
  return rulesFrom((name) => inUse(name) as number, inUse('SIGN_UP') as SignUp)
}

/** Which values a setting that can be changed may have; null for the others. */
export function rangeOf(name: SettingName): SettingRange | null {
  const info: SettingInfo = settingsCatalog[name]
  return info.range ?? null
}

/** A setting as an operator changed it; without a value, the environment's is in use again. */
export interface AppliedSetting {
  /** Orders changes of the same setting. */
  number: number
  name: string
  value: unknown
}
