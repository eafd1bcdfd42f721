import { type Static, Type } from 'typebox'
import { IdIn, IdOut, ListOf, Nullable, OneOf, Strict, Timestamp, Whole } from '../../platform/http/shapes.ts'
import { agentActions } from '../../platform/kernel/agent-actions.ts'
import { encodeId, toId } from '../../platform/kernel/ids.ts'
import { parseInstant } from '../../platform/kernel/time.ts'
import type { Mandate as MandateRow, MandateRules } from './domain.ts'

const descriptions = {
  min_rate_cents: 'The lowest rate it may offer, agree to or approve.',
  max_rate_cents: 'The highest rate it may offer, agree to or approve.',
  max_contract_cents:
    'The highest total of one contract: of the terms the agent offers, agrees to or approves, and of the money it funds or releases.',
  max_funding_cents: 'The most the agent may put into escrow in total. Refunds do not give any of it back.',
  min_dispute_worker_cents: 'The lowest amount for the worker that the agent may propose or accept in a dispute.',
  max_dispute_worker_cents: 'The highest amount for the worker that the agent may propose or accept in a dispute.',
  allowed_counterparties: 'The users the agent may deal with; null for any user.',
  expires_at: 'When the mandate ends: after that the agent may do none of these actions. Null for never.',
  ask_owner: 'The actions that need the owner’s approval each time.',
}

export const Mandate = Strict(
  {
    agent_id: IdOut('agt'),
    min_rate_cents: Nullable(Type.Integer({ description: descriptions.min_rate_cents })),
    max_rate_cents: Nullable(Type.Integer({ description: descriptions.max_rate_cents })),
    max_contract_cents: Nullable(Type.Integer({ description: descriptions.max_contract_cents })),
    max_funding_cents: Nullable(Type.Integer({ description: descriptions.max_funding_cents })),
    min_dispute_worker_cents: Nullable(Type.Integer({ description: descriptions.min_dispute_worker_cents })),
    max_dispute_worker_cents: Nullable(Type.Integer({ description: descriptions.max_dispute_worker_cents })),
    allowed_counterparties: Nullable(Type.Array(IdOut('usr'), { description: descriptions.allowed_counterparties })),
    expires_at: Nullable(Timestamp(descriptions.expires_at)),
    ask_owner: Type.Array(OneOf(agentActions), { description: descriptions.ask_owner }),
    used: Strict(
      { funding_cents: Type.Integer({ description: 'What it has put into escrow so far. Refunds do not reduce it.' }) },
      { title: 'MandateUse', description: 'How much of the limits on totals is used.' },
    ),
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    updated_at: Timestamp(),
  },
  { title: 'Mandate' },
)

function limit(description: string) {
  return Type.Optional(Nullable(Whole(0, Number.MAX_SAFE_INTEGER, { description })))
}

export const MandateRulesShape = Strict(
  {
    min_rate_cents: limit(descriptions.min_rate_cents),
    max_rate_cents: limit(descriptions.max_rate_cents),
    max_contract_cents: limit(descriptions.max_contract_cents),
    max_funding_cents: limit(descriptions.max_funding_cents),
    min_dispute_worker_cents: limit(descriptions.min_dispute_worker_cents),
    max_dispute_worker_cents: limit(descriptions.max_dispute_worker_cents),
    allowed_counterparties: Type.Optional(
      Nullable(ListOf(IdIn('usr'), 1_000, { description: descriptions.allowed_counterparties, uniqueItems: true })),
    ),
    expires_at: Type.Optional(Nullable(Timestamp(descriptions.expires_at))),
    ask_owner: ListOf(OneOf(agentActions), agentActions.length, {
      description: descriptions.ask_owner,
      uniqueItems: true,
    }),
  },
  { title: 'MandateRules' },
)

export function rulesFrom(body: Static<typeof MandateRulesShape>): MandateRules {
  return {
    min_rate_cents: body.min_rate_cents ?? null,
    max_rate_cents: body.max_rate_cents ?? null,
    max_contract_cents: body.max_contract_cents ?? null,
    max_funding_cents: body.max_funding_cents ?? null,
    min_dispute_worker_cents: body.min_dispute_worker_cents ?? null,
    max_dispute_worker_cents: body.max_dispute_worker_cents ?? null,
    allowed_counterparties: body.allowed_counterparties?.map((id) => toId('usr', id)) ?? null,
    expires_at: body.expires_at ? parseInstant(body.expires_at) : null,
    // In a fixed order, so that equal rules compare as equal.
    ask_owner: agentActions.filter((action) => body.ask_owner.includes(action)),
  }
}

export function presentMandate(mandate: MandateRow): Static<typeof Mandate> {
  return {
    agent_id: encodeId('agt', mandate.hosted_agent_id),
    min_rate_cents: mandate.min_rate_cents,
    max_rate_cents: mandate.max_rate_cents,
    max_contract_cents: mandate.max_contract_cents,
    max_funding_cents: mandate.max_funding_cents,
    min_dispute_worker_cents: mandate.min_dispute_worker_cents,
    max_dispute_worker_cents: mandate.max_dispute_worker_cents,
    allowed_counterparties: mandate.allowed_counterparties?.map((id) => encodeId('usr', id)) ?? null,
    expires_at: mandate.expires_at,
    ask_owner: [...mandate.ask_owner],
    used: { funding_cents: mandate.used_funding_cents },
    version: mandate.version,
    updated_at: mandate.updated_at,
  }
}

export const exampleRules: Static<typeof MandateRulesShape> = {
  max_rate_cents: 100_000,
  max_contract_cents: 150_000,
  max_funding_cents: 500_000,
  expires_at: '2027-01-01T00:00:00.000Z',
  ask_owner: ['contracts.approve', 'milestones.release', 'wallet.withdraw'],
}

export const exampleMandate: Static<typeof Mandate> = {
  agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  min_rate_cents: null,
  max_rate_cents: 100_000,
  max_contract_cents: 150_000,
  max_funding_cents: 500_000,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  allowed_counterparties: null,
  expires_at: '2027-01-01T00:00:00.000Z',
  ask_owner: ['contracts.approve', 'milestones.release', 'wallet.withdraw'],
  used: { funding_cents: 90_000 },
  version: 2,
  updated_at: '2026-11-15T09:00:00.000Z',
}
