import { type Static, Type } from 'typebox'
import { Brief, BriefHash } from '../../market/briefs/schema.ts'
import { GigTitle, RateType } from '../../market/gigs/schema.ts'
import {
  AllowedActions,
  Answer,
  Cents,
  DealWords,
  described,
  IdIn,
  IdOut,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  Side,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId, type MilestoneId } from '../../platform/kernel/ids.ts'
import { sideOf } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import type { Milestone as MilestoneRow } from '../milestones/domain.ts'
import { exampleMilestone, Milestone, presentMilestone } from '../milestones/schema.ts'
import { exampleNegotiation, Terms } from '../negotiations/schema.ts'
import { type Clearing, NOTHING_CLEARING } from '../payouts/domain.ts'
import {
  type Contract as ContractRow,
  contractActions,
  contractStatuses,
  contractTransitions,
  openMoneyOf,
  phaseOf,
} from './domain.ts'

const ContractStatus = OneOf('ContractStatus', contractStatuses)

export const Approval = Strict(
  {
    terms_hash: Type.Optional(
      Text(1, 100, {
        description:
          'The contract’s `terms_hash` as you read it. If the contract has changed since, the approval is refused.',
      }),
    ),
  },
  { title: 'ContractApproval' },
)

export const Contract = Answer(
  {
    id: IdOut('con'),
    negotiation_id: IdOut('neg'),
    gig_id: IdOut('gig'),
    client_id: IdOut('usr', 'The user who pays.'),
    worker_id: IdOut('usr', 'The user who is paid.'),
    status: ContractStatus,
    rate_type: RateType,
    currency: Type.String(),
    terms: Terms,
    brief_hash: BriefHash,
    terms_hash: Type.String({
      description:
        'Each side approves this hash, which doesn’t change once the contract is active. SHA-256, in hex, over JSON with sorted keys and no spaces, taken when the contract became active: `{"brief_hash":…,"currency":…,"fee_bps":…,"milestones":[{"amount_cents":…,"description":…,"due_date":…,"number":…,"title":…}],"rate_type":…,"review_days":…,"terms":{…}}`. If `brief_hash` is null, it’s omitted.',
    }),
    fee_bps: Type.Integer({
      description: 'The platform’s fee on released money, in basis points (hundredths of a percent).',
    }),
    review_days: Type.Integer({
      description: 'How many days the client has to review a submission before the money is released automatically.',
    }),
    approvals: Answer({ client_at: Nullable(Timestamp()), worker_at: Nullable(Timestamp()) }),
    milestones: Type.Array(Milestone),
    totals: Answer(
      {
        amount_cents: Cents('The sum of all milestones that aren’t cancelled.'),
        funded_cents: Cents(),
        released_cents: Cents(),
        refunded_cents: Cents(),
        fee_cents: Cents(),
      },
      { title: 'ContractTotals' },
    ),
    approve_by: Timestamp('When it expires, unless both sides have approved it.'),
    started_at: Nullable(Timestamp()),
    auto_end_at: Nullable(
      Timestamp(
        'When it ends automatically: as `completed` if money was released, as `cancelled` otherwise. Null while money is held or disputed.',
      ),
    ),
    clearing_until: Nullable(
      Timestamp(
        'When all released money will have cleared. Until then, it can be disputed and the contract can’t end.',
      ),
    ),
    ended_at: Nullable(Timestamp()),
    review_by: Nullable(
      Timestamp(
        'When the review window closes for both sides. Null until the contract has ended, and if no money was released and no dispute was resolved.',
      ),
    ),
    metadata: Metadata,
    allowed_actions: AllowedActions('ContractAction', contractTransitions),
    created_at: Timestamp(),
    updated_at: Timestamp(),
    brief: Type.Optional(
      Nullable(described(Brief, 'What the work is. Included only when you read a single contract.')),
    ),
  },
  { title: 'Contract' },
)

export const ContractSummary = Answer(
  {
    id: IdOut('con'),
    status: ContractStatus,
    rate_type: RateType,
    client_id: IdOut('usr'),
    fee_bps: Type.Integer(),
    gig_id: IdOut('gig'),
    gig_title: GigTitle,
  },
  { title: 'ContractSummary', about: 'A contract as shown in lists.' },
)

/** The parts of a response that have metadata. */
export function contractAndMilestones(contract: Static<typeof Contract>) {
  return [contract, ...contract.milestones]
}

export const ContractChanges = Strict({ metadata: MetadataChanges }, { title: 'ContractChanges' })

export const ContractFilter = Strict({
  q: Type.Optional(DealWords('contracts')),
  metadata: MetadataFilter,
  role: Type.Optional(Side('Only contracts where the caller is on this side.')),
  status: Type.Optional(described(ContractStatus, 'Only contracts with this status.')),
  gig_id: Type.Optional(IdIn('gig', 'Only contracts about this gig.')),
})

export interface ContractWithMilestones {
  contract: ContractRow
  milestones: readonly MilestoneRow[]
  /** What hasn't cleared yet, by milestone. */
  clearing: ReadonlyMap<MilestoneId, Clearing>
}

/** All fields that are the same for every reader, except the milestones, which have their own events. */
export function presentContractFacts(contract: ContractRow, milestones: readonly MilestoneRow[], currency: string) {
  return {
    id: encodeId('con', contract.id),
    negotiation_id: encodeId('neg', contract.negotiation_id),
    gig_id: encodeId('gig', contract.gig_id),
    client_id: encodeId('usr', contract.client_id),
    worker_id: encodeId('usr', contract.worker_id),
    status: contract.status,
    rate_type: contract.rate_type,
    currency,
    terms: contract.terms,
    brief_hash: contract.brief_hash,
    terms_hash: contract.terms_hash,
    fee_bps: contract.fee_bps,
    review_days: contract.review_days,
    approvals: { client_at: contract.client_approved_at, worker_at: contract.worker_approved_at },
    totals: {
      amount_cents: milestones
        .filter(({ status }) => status !== 'cancelled')
        .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      funded_cents: contract.funded_cents,
      released_cents: contract.released_cents,
      refunded_cents: contract.refunded_cents,
      fee_cents: contract.fee_cents,
    },
    approve_by: contract.approve_by,
    started_at: contract.started_at,
    auto_end_at: contract.auto_end_at,
    ended_at: contract.ended_at,
    review_by: contract.review_by,
    created_at: contract.created_at,
    updated_at: contract.updated_at,
  }
}

export function presentContract(
  { contract, milestones, clearing }: ContractWithMilestones,
  viewer: Viewer,
  currency: string,
  now: Instant,
): Static<typeof Contract> {
  const side = sideOf(viewer.userId, contract)
  const open = openMoneyOf(milestones, clearing)
  const situation = { phase: phaseOf(contract), contractMoney: contract, now }
  return {
    ...presentContractFacts(contract, milestones, currency),
    milestones: milestones.map((milestone) => {
      const ofMilestone = clearing.get(milestone.id) ?? NOTHING_CLEARING
      return presentMilestone(milestone, viewer, { ...situation, clearing: ofMilestone }, currency)
    }),
    clearing_until: open.clearingUntil,
    allowed_actions: side ? contractActions(viewer, side, contract, milestones, open, now) : [],
  }
}

export const exampleContract: Static<typeof Contract> = {
  id: exampleMilestone.contract_id,
  negotiation_id: 'neg_01kz3vcx5mf1sb6v8h2t9w4r7k',
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  status: 'active',
  rate_type: 'fixed',
  currency: 'USD',
  terms: { rate_cents: 90_000, hours_per_week: null, start_date: '2026-12-01', payout_delay_days: 5 },
  brief_hash: exampleNegotiation.brief_hash,
  terms_hash: '3f0e9c8b7a6d5e4f3c2b1a0d9e8f7c6b5a4d3e2f1c0b9a8d7e6f5c4b3a2d1e0f',
  fee_bps: 500,
  review_days: 14,
  approvals: { client_at: '2026-11-15T10:00:00.000Z', worker_at: '2026-11-15T11:00:00.000Z' },
  milestones: [exampleMilestone],
  totals: { amount_cents: 90_000, funded_cents: 90_000, released_cents: 0, refunded_cents: 0, fee_cents: 0 },
  approve_by: '2026-11-22T09:30:00.000Z',
  started_at: '2026-11-15T11:00:00.000Z',
  auto_end_at: null,
  clearing_until: null,
  ended_at: null,
  review_by: null,
  allowed_actions: ['add-milestone'],
  created_at: '2026-11-15T09:30:00.000Z',
  updated_at: '2026-12-01T10:00:00.000Z',
}
