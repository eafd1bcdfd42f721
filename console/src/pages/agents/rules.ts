import type { AgentAction, Mandate, MandateRules, TriedStake } from '@parley/sdk'
import type { LimitName } from '../../words/mandates.ts'

/** All rules of a mandate, as the form holds them. */
export type Rules = Required<MandateRules>

export function rulesOf(mandate: Mandate): Rules {
  const { agent_id: _agent, used: _used, version: _version, updated_at: _updated, ...rules } = mandate
  return rules
}

/** What an owner can choose for an action. `limits`: on its own, up to the limit next to it. */
export type Choice = 'ask' | 'limits' | 'may'

/** The rules after an owner chose something for an action. */
export function withChoice<Lists extends Pick<Rules, 'may' | 'ask_owner'>>(
  { may, ask_owner }: Lists,
  action: AgentAction,
  choice: Choice,
): Pick<Rules, 'may' | 'ask_owner'> {
  const others = (actions: readonly AgentAction[]) => actions.filter((each) => each !== action)
  return {
    may: choice === 'may' ? [...others(may), action] : others(may),
    ask_owner: choice === 'ask' ? [...others(ask_owner), action] : others(ask_owner),
  }
}

interface Group {
  name: 'offers' | 'contracts' | 'money' | 'disputes' | 'name'
  limits: readonly LimitName[]
  /** The group's actions, and whether a limit can cover each. */
  actions: readonly (readonly [action: AgentAction, hasLimit: boolean])[]
}

/** How the editor arranges limits and actions. */
export const GROUPS: readonly Group[] = [
  {
    name: 'offers',
    limits: ['min_rate_cents', 'max_rate_cents'],
    actions: [
      ['negotiations.round', false],
      ['negotiations.agree', false],
    ],
  },
  {
    name: 'contracts',
    limits: ['max_contract_cents'],
    actions: [
      ['contracts.approve', true],
      ['milestones.change', true],
      ['contracts.complete', false],
      ['contracts.cancel', false],
    ],
  },
  {
    name: 'money',
    limits: ['max_funding_cents', 'max_release_cents', 'max_refund_cents', 'max_withdrawal_cents'],
    actions: [
      ['milestones.fund', true],
      ['milestones.release', true],
      ['milestones.refund', true],
      ['wallet.withdraw', true],
    ],
  },
  {
    name: 'disputes',
    limits: ['min_dispute_worker_cents', 'max_dispute_worker_cents'],
    actions: [
      ['disputes.open', false],
      ['disputes.propose', true],
      ['disputes.accept', true],
      ['disputes.reject', false],
      ['disputes.withdraw', false],
    ],
  },
  {
    name: 'name',
    limits: [],
    actions: [
      ['reviews.write', false],
      ['vouches.write', false],
      ['gigs.publish', false],
      ['gigs.delete', false],
    ],
  },
]

/** What the amount of a trial means, for each action that has one. */
export const TRIED_AMOUNTS: Partial<Record<AgentAction, 'rate' | 'contract' | 'moved' | 'movedAlone' | 'worker'>> = {
  'negotiations.round': 'rate',
  'negotiations.agree': 'rate',
  'contracts.approve': 'contract',
  'milestones.change': 'contract',
  'milestones.fund': 'moved',
  'milestones.release': 'moved',
  'milestones.refund': 'movedAlone',
  'wallet.withdraw': 'movedAlone',
  'disputes.open': 'worker',
  'disputes.propose': 'worker',
  'disputes.accept': 'worker',
}

/** The stake of a trial. Money that moves in a contract counts as the only money of that contract. */
export function triedStake(action: AgentAction, cents: number | null, side: 'client' | 'worker'): TriedStake {
  const kind = TRIED_AMOUNTS[action]
  if (cents === null || kind === undefined) return {}
  if (kind === 'rate') return { rate_cents: cents }
  if (kind === 'contract') return { contract_cents: cents }
  if (kind === 'moved') return { moved_cents: cents, contract_cents: cents }
  return kind === 'movedAlone' ? { moved_cents: cents } : { worker_cents: cents, side }
}

/** Whether every amount is valid. Invalid ones are marked in the form and not sent. */
export function isReadable(rules: Rules): boolean {
  return !Object.values(rules).some(Number.isNaN)
}
