import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { moneyPlaces } from '../../platform/kernel/agent-actions.ts'
import { type AgentRequest as AgentRequestFacts, agentRequestKinds } from '../../platform/kernel/agent-request.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { subjectFrom } from '../../platform/kernel/subjects.ts'
import { AgentActionName, Stake } from '../mandates/schema.ts'
import { type Approval as ApprovalRow, approvalStatuses } from './domain.ts'

const ApprovalStatus = OneOf('ApprovalStatus', approvalStatuses)

const Place = OneOf('MoneyPlace', moneyPlaces)
const Owner = Nullable(Type.String())
const Fields = Nullable(Type.Unsafe<object>({ type: 'object', additionalProperties: true }))

const ApprovalStake = Answer(
  {
    ...Stake.properties,
    change: Nullable(
      Answer(
        { before: Fields, after: Fields },
        {
          description:
            'The fields it sets, before and after. Null means the field was empty before or will be empty after.',
        },
      ),
    ),
    moves: Type.Array(
      Answer(
        { from: Place, from_owner: Owner, to: Place, to_owner: Owner, amount_cents: Cents() },
        { title: 'MoneyMove', about: 'The owners are users, or milestones for escrow; null for the marketplace.' },
      ),
      { description: 'The money it moves.' },
    ),
  },
  { title: 'ApprovalStake', about: 'What the request would do, as of the time the agent asked.' },
)

export const AgentRequest = Answer(
  {
    kind: OneOf('AgentRequestKind', agentRequestKinds),
    facts: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
  },
  {
    title: 'AgentRequest',
    about: 'What an agent wants to do: the kind of act, and the names, amounts and terms in it.',
  },
)

export const Approval = Answer(
  {
    id: IdOut('apr'),
    agent_id: IdOut('agt'),
    key_id: Nullable(IdOut('key', 'The key of the agent’s request; null for an app.')),
    connected_app_id: Nullable(IdOut('cap', 'The connected app that asked as the agent; null for a key.')),
    action: AgentActionName,
    subject: Subject('The resource the request is about.'),
    summary: Type.String({ description: 'What the agent wants to do, in a sentence.' }),
    wants: Nullable(
      described(
        AgentRequest,
        'The same for clients with texts of their own; null for requests from before an upgrade.',
      ),
    ),
    request: Answer(
      {
        method: Type.String(),
        path: Type.String(),
        body: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
      },
      { title: 'ApprovalRequest', about: 'The exact request that the agent can send once if it’s approved.' },
    ),
    agent_reason: Nullable(
      Type.String({
        description:
          'The agent’s reason, in its own words: the `Parley-Reason` of its first request. Unverified plain text. Only the owner in person and the agent can see it; it’s null for the owner’s apps and for operators.',
      }),
    ),
    stake: ApprovalStake,
    mandate_left: Nullable(
      Answer(
        { now_cents: Cents(), after_cents: Cents() },
        {
          description:
            'How much is left of the mandate’s limit on this total, now and afterward; null if there’s no limit.',
        },
      ),
    ),
    mandate_version: Type.Integer({ description: 'The version of the agent’s mandate when it asked.' }),
    status: ApprovalStatus,
    expires_at: Timestamp('When it expires. Until then, it can be approved and used.'),
    decided_at: Nullable(Timestamp()),
    reason: Nullable(Type.String({ description: 'Why the owner rejected it, if they gave a reason.' })),
    used_at: Nullable(Timestamp()),
    created_at: Timestamp(),
  },
  { title: 'Approval' },
)

export const Rejection = Strict(
  { reason: Type.Optional(Text(1, 1_000, { description: 'The reason. The agent can read it.' })) },
  { title: 'Rejection' },
)

export const ApprovalFilter = Strict({
  status: Type.Optional(described(ApprovalStatus, 'Only approvals with this status.')),
  agent_id: Type.Optional(IdIn('agt', 'Only approvals of this agent.')),
})

export function presentApproval(
  approval: ApprovalRow,
  mandateLeft: Static<typeof Approval>['mandate_left'],
): Static<typeof Approval> {
  const { summary, ...stake } = approval.stake
  return {
    id: encodeId('apr', approval.id),
    agent_id: encodeId('agt', approval.hosted_agent_id),
    key_id: approval.key_id && encodeId('key', approval.key_id),
    connected_app_id: approval.connected_app_id && encodeId('cap', approval.connected_app_id),
    action: approval.action,
    subject: subjectFrom(approval.subject),
    summary: approval.summary,
    wants: summary ? presentAgentRequest(summary) : null,
    request: { method: approval.method, path: approval.path, body: approval.body },
    agent_reason: approval.agent_reason,
    stake: { ...stake, change: stake.change ?? null, moves: [...stake.moves] },
    mandate_left: mandateLeft,
    mandate_version: approval.mandate_version,
    status: approval.status,
    expires_at: approval.expires_at,
    decided_at: approval.decided_at,
    reason: approval.reason,
    used_at: approval.used_at,
    created_at: approval.created_at,
  }
}

export function presentAgentRequest({ kind, ...facts }: AgentRequestFacts): Static<typeof AgentRequest> {
  return { kind, facts }
}

export const exampleApproval: Static<typeof Approval> = {
  id: 'apr_01kz3vk2b4d6f8h0k2m4p6r8t0',
  agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  key_id: 'key_01kz3v8c5xd7sa1wv3pg4kqb69',
  connected_app_id: null,
  action: 'milestones.fund',
  subject: { type: 'milestone', id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8' },
  summary: 'Put $900 into escrow for “Translate a user manual into French”.',
  wants: { kind: 'fund', facts: { milestone: 'Translate a user manual into French', cents: 90_000 } },
  request: {
    method: 'POST',
    path: '/api/contracts/con_01kz3ve5p7r9t1v3x5z7b9d1f3/milestones/mil_01kz3vf8y2m4x6b8d0f2h4k6m8/fund',
    body: { amount_cents: 90_000 },
  },
  agent_reason: 'The worker can start on Monday if the milestone is funded by then.',
  stake: {
    rate_cents: null,
    contract_cents: 90_000,
    moved_cents: 90_000,
    worker_cents: null,
    side: null,
    counterparty_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
    change: null,
    moves: [
      {
        from: 'available',
        from_owner: 'usr_01kz3v7b4wc6rz0vt2nf3jpa58',
        to: 'escrow',
        to_owner: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8',
        amount_cents: 90_000,
      },
    ],
  },
  mandate_left: { now_cents: 410_000, after_cents: 320_000 },
  mandate_version: 2,
  status: 'pending',
  expires_at: '2026-11-19T10:00:00.000Z',
  decided_at: null,
  reason: null,
  used_at: null,
  created_at: '2026-11-16T10:00:00.000Z',
}
