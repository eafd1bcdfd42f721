import { type Static, Type } from 'typebox'
import { ScopeName } from '../../people/keys/schema.ts'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  ListOf,
  Nullable,
  OneOf,
  Side,
  Strict,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { type AgentAction, agentActions, type StakeAmounts } from '../../platform/kernel/agent-actions.ts'
import { encodeId, type KeyId, toId } from '../../platform/kernel/ids.ts'
import { parseInstant } from '../../platform/kernel/time.ts'
import type { Mandate as MandateRow, MandateRules, MissingScope, Verdict } from './domain.ts'

const descriptions = {
  min_rate_cents: 'The lowest rate it may offer, agree to or approve.',
  max_rate_cents: 'The highest rate it may offer, agree to or approve.',
  max_contract_cents:
    'The highest total of one contract. It applies to the terms the agent offers, agrees to or approves, the milestones it adds or changes, and the money it funds or releases. Covers `contracts.approve` and `milestones.change`, which also includes removing a milestone.',
  max_funding_cents:
    'The most the agent may put into escrow in total. Refunds don’t restore any of it. Covers `milestones.fund`.',
  max_release_cents: 'The most the agent may release to workers in total. Covers `milestones.release`.',
  max_refund_cents: 'The most the agent may refund to clients in total. Covers `milestones.refund`.',
  max_withdrawal_cents: 'The most the agent may withdraw from the wallet in total. Covers `wallet.withdraw`.',
  min_dispute_worker_cents:
    'The lowest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the worker.',
  max_dispute_worker_cents:
    'The highest amount for the worker that the agent may propose or accept in a dispute. Covers `disputes.propose` and `disputes.accept` when the owner is the client.',
  allowed_counterparties: 'The users the agent may deal with; null for any user.',
  expires_at: 'When the mandate ends. After that, the agent can’t take any of these actions. Null for never.',
  may: 'The actions the agent can take on its own within the limits, even if no limit covers them.',
  ask_owner: 'The actions that always need the owner’s approval, regardless of the limits and `may`.',
}

const MandateTotals = Answer(
  {
    funding_cents: Cents('What it has put into escrow. Refunds don’t reduce it.'),
    release_cents: Cents('What it has released to workers.'),
    refund_cents: Cents('What it has refunded to clients.'),
    withdrawal_cents: Cents('What it has withdrawn from the wallet, including failed withdrawals.'),
  },
  {
    title: 'MandateUse',
    about: 'How much of each total limit has been used, by actions with and without approval.',
  },
)

/** The name of an action in mandates. */
export const AgentActionName = OneOf('AgentAction', agentActions)

export const Mandate = Answer(
  {
    agent_id: IdOut('agt'),
    min_rate_cents: Nullable(Cents(descriptions.min_rate_cents)),
    max_rate_cents: Nullable(Cents(descriptions.max_rate_cents)),
    max_contract_cents: Nullable(Cents(descriptions.max_contract_cents)),
    max_funding_cents: Nullable(Cents(descriptions.max_funding_cents)),
    max_release_cents: Nullable(Cents(descriptions.max_release_cents)),
    max_refund_cents: Nullable(Cents(descriptions.max_refund_cents)),
    max_withdrawal_cents: Nullable(Cents(descriptions.max_withdrawal_cents)),
    min_dispute_worker_cents: Nullable(Cents(descriptions.min_dispute_worker_cents)),
    max_dispute_worker_cents: Nullable(Cents(descriptions.max_dispute_worker_cents)),
    allowed_counterparties: Nullable(Type.Array(IdOut('usr'), { description: descriptions.allowed_counterparties })),
    expires_at: Nullable(Timestamp(descriptions.expires_at)),
    may: Type.Array(AgentActionName, { description: descriptions.may }),
    ask_owner: Type.Array(AgentActionName, { description: descriptions.ask_owner }),
    used: MandateTotals,
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    updated_at: Timestamp(),
  },
  { title: 'Mandate' },
)

const MandateWarning = Answer(
  {
    key_id: IdOut('key', 'An active key of the agent.'),
    scope: described(ScopeName, 'The scope that the key lacks.'),
    actions: Type.Array(AgentActionName, { description: 'What the mandate lets the agent do with that scope.' }),
    message: Type.String(),
  },
  { title: 'MandateWarning' },
)

export const MandateWithWarnings = Answer(
  {
    ...Mandate.properties,
    warnings: Type.Array(MandateWarning, {
      description: 'Keys of the agent that lack a scope for what the mandate lets it do on its own.',
    }),
  },
  { title: 'MandateWithWarnings' },
)

function limit(description: string) {
  return Type.Optional(Nullable(Cents(description)))
}

function actions(description: string) {
  return ListOf(AgentActionName, agentActions.length, { description, uniqueItems: true })
}

export const MandateRulesShape = Strict(
  {
    min_rate_cents: limit(descriptions.min_rate_cents),
    max_rate_cents: limit(descriptions.max_rate_cents),
    max_contract_cents: limit(descriptions.max_contract_cents),
    max_funding_cents: limit(descriptions.max_funding_cents),
    max_release_cents: limit(descriptions.max_release_cents),
    max_refund_cents: limit(descriptions.max_refund_cents),
    max_withdrawal_cents: limit(descriptions.max_withdrawal_cents),
    min_dispute_worker_cents: limit(descriptions.min_dispute_worker_cents),
    max_dispute_worker_cents: limit(descriptions.max_dispute_worker_cents),
    allowed_counterparties: Type.Optional(
      Nullable(ListOf(IdIn('usr'), 1_000, { description: descriptions.allowed_counterparties, uniqueItems: true })),
    ),
    expires_at: Type.Optional(Nullable(Timestamp(descriptions.expires_at))),
    may: Type.Optional(actions(descriptions.may)),
    ask_owner: actions(descriptions.ask_owner),
  },
  { title: 'MandateRules' },
)

/** What an action commits the owner to; the limits of a mandate are compared with it. */
export const Stake = Answer({
  rate_cents: Nullable(Cents('The rate being offered, agreed to or approved.')),
  contract_cents: Nullable(Cents('The total of the contract afterwards.')),
  moved_cents: Nullable(Cents('The money being funded, released, refunded or withdrawn.')),
  worker_cents: Nullable(Cents('The worker’s share of the money in dispute.')),
  side: Nullable(Side('The owner’s side in the dispute.')),
  counterparty_id: Nullable(IdOut('usr')),
})

const TriedAmount = Type.Optional(Cents())

const TriedStake = Strict(
  {
    rate_cents: TriedAmount,
    contract_cents: TriedAmount,
    moved_cents: TriedAmount,
    worker_cents: TriedAmount,
    side: Type.Optional(Side()),
    counterparty_id: Type.Optional(IdIn('usr')),
  },
  { title: 'TriedStake', about: 'What an action would commit the owner to, as in the `stake` of an approval.' },
)

export const MandateTrialRequest = Strict(
  {
    action: Type.Optional(described(AgentActionName, 'Default: all actions.')),
    stake: Type.Optional(TriedStake),
    mandate: Type.Optional(described(MandateRulesShape, 'The rules to try. Default: the agent’s own.')),
  },
  { title: 'MandateTrialRequest' },
)

export const MandateTrial = Answer(
  {
    verdicts: Type.Array(
      Answer(
        {
          action: AgentActionName,
          decision: OneOf('MandateDecision', ['alone', 'ask', 'refused']),
          issues: Type.Array(
            Answer({
              path: Type.String(),
              code: Type.String(),
              message: Type.String(),
              details: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
            }),
            { description: 'Why it would be refused: the same issues the refusal would list.' },
          ),
        },
        { title: 'MandateVerdict' },
      ),
    ),
    wider: Nullable(
      described(
        Mandate,
        'The rules, changed as little as possible so that the agent could do it on its own; null if it already can.',
      ),
    ),
  },
  { title: 'MandateTrial' },
)

export function presentVerdict({ action, decision, issues }: Verdict): Static<typeof MandateTrial>['verdicts'][number] {
  return {
    action,
    decision,
    issues: issues.map(({ path, code, message, details = {} }) => ({ path, code, message, details })),
  }
}

export function amountsFrom(stake: Static<typeof TriedStake>): StakeAmounts {
  const { rate_cents, contract_cents, moved_cents, worker_cents, side, counterparty_id } = stake
  return {
    rateCents: rate_cents ?? null,
    contractCents: contract_cents ?? null,
    ...(moved_cents !== undefined && { movedCents: moved_cents }),
    ...(worker_cents !== undefined && side && { dispute: { workerCents: worker_cents, side } }),
    ...(counterparty_id !== undefined && { counterpartyId: toId('usr', counterparty_id) }),
  }
}

export function rulesFrom(body: Static<typeof MandateRulesShape>): MandateRules {
  return {
    min_rate_cents: body.min_rate_cents ?? null,
    max_rate_cents: body.max_rate_cents ?? null,
    max_contract_cents: body.max_contract_cents ?? null,
    max_funding_cents: body.max_funding_cents ?? null,
    max_release_cents: body.max_release_cents ?? null,
    max_refund_cents: body.max_refund_cents ?? null,
    max_withdrawal_cents: body.max_withdrawal_cents ?? null,
    min_dispute_worker_cents: body.min_dispute_worker_cents ?? null,
    max_dispute_worker_cents: body.max_dispute_worker_cents ?? null,
    allowed_counterparties: body.allowed_counterparties?.map((id) => toId('usr', id)) ?? null,
    expires_at: body.expires_at ? parseInstant(body.expires_at) : null,
    may: inFixedOrder(body.may ?? []),
    ask_owner: inFixedOrder(body.ask_owner),
  }
}

// Makes equal rules compare as equal.
function inFixedOrder(given: readonly AgentAction[]): readonly AgentAction[] {
  return agentActions.filter((action) => given.includes(action))
}

export function presentMandate(mandate: MandateRow): Static<typeof Mandate> {
  return {
    agent_id: encodeId('agt', mandate.hosted_agent_id),
    min_rate_cents: mandate.min_rate_cents,
    max_rate_cents: mandate.max_rate_cents,
    max_contract_cents: mandate.max_contract_cents,
    max_funding_cents: mandate.max_funding_cents,
    max_release_cents: mandate.max_release_cents,
    max_refund_cents: mandate.max_refund_cents,
    max_withdrawal_cents: mandate.max_withdrawal_cents,
    min_dispute_worker_cents: mandate.min_dispute_worker_cents,
    max_dispute_worker_cents: mandate.max_dispute_worker_cents,
    allowed_counterparties: mandate.allowed_counterparties?.map((id) => encodeId('usr', id)) ?? null,
    expires_at: mandate.expires_at,
    may: [...mandate.may],
    ask_owner: [...mandate.ask_owner],
    used: {
      funding_cents: mandate.used_funding_cents,
      release_cents: mandate.used_release_cents,
      refund_cents: mandate.used_refund_cents,
      withdrawal_cents: mandate.used_withdrawal_cents,
    },
    version: mandate.version,
    updated_at: mandate.updated_at,
  }
}

export function presentWarning(keyId: KeyId, { scope, actions }: MissingScope): Static<typeof MandateWarning> {
  return {
    key_id: encodeId('key', keyId),
    scope,
    actions: [...actions],
    message: `This key lacks the scope ${scope}, so it can’t do ${actions.join(', ')}. Create a key that has it.`,
  }
}

export const exampleRules: Static<typeof MandateRulesShape> = {
  max_rate_cents: 100_000,
  max_contract_cents: 150_000,
  max_funding_cents: 500_000,
  expires_at: '2027-01-01T00:00:00.000Z',
  may: ['contracts.complete'],
  ask_owner: ['contracts.approve', 'milestones.release', 'wallet.withdraw'],
}

export const exampleMandate: Static<typeof Mandate> = {
  agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  min_rate_cents: null,
  max_rate_cents: 100_000,
  max_contract_cents: 150_000,
  max_funding_cents: 500_000,
  max_release_cents: null,
  max_refund_cents: null,
  max_withdrawal_cents: null,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  allowed_counterparties: null,
  expires_at: '2027-01-01T00:00:00.000Z',
  may: ['contracts.complete'],
  ask_owner: ['contracts.approve', 'milestones.release', 'wallet.withdraw'],
  used: { funding_cents: 90_000, release_cents: 0, refund_cents: 0, withdrawal_cents: 0 },
  version: 2,
  updated_at: '2026-11-15T09:00:00.000Z',
}

export const exampleWarning: Static<typeof MandateWarning> = {
  key_id: 'key_01kz3v8c5xd7sa1wv3pg4kqb69',
  scope: 'payments:write',
  actions: ['milestones.fund'],
  message: 'This key lacks the scope payments:write, so it can’t do milestones.fund. Create a key that has it.',
}
