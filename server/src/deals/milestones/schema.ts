import { type Static, Type } from 'typebox'
import { GigTitle } from '../../market/gigs/schema.ts'
import {
  AllowedActions,
  Answer,
  CalendarDate,
  Cents,
  IdOut,
  Line,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  PositiveCents,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { sideOf } from '../../platform/kernel/parties.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import {
  type Milestone as MilestoneRow,
  type MilestoneSituation,
  milestoneActions,
  milestoneStatuses,
  milestoneTransitions,
} from './domain.ts'

const Title = Line(1, 140, { description: 'What will be delivered.' })
const Description = Text(1, 5_000)
const DueDate = CalendarDate('Today or later.')

export const NewMilestone = Strict(
  {
    title: Title,
    amount_cents: Type.Optional(
      PositiveCents('If the contract is paid by the hour, the default is the price of one week.'),
    ),
    description: Type.Optional(Nullable(Description)),
    due_date: Type.Optional(Nullable(DueDate)),
    metadata: MetadataChanges,
  },
  { title: 'NewMilestone' },
)

export const MilestoneChanges = Strict(
  {
    title: Type.Optional(Title),
    amount_cents: Type.Optional(PositiveCents()),
    description: Type.Optional(Nullable(Description)),
    due_date: Type.Optional(Nullable(DueDate)),
    metadata: MetadataChanges,
  },
  { title: 'MilestoneChanges' },
)

export const MilestoneFilter = Strict({ metadata: MetadataFilter })

export const Funding = Strict(
  {
    amount_cents: Type.Optional(PositiveCents('If given, it must equal the milestone’s amount.')),
  },
  { title: 'Funding' },
)

export const Release = Strict(
  {
    amount_cents: Type.Optional(PositiveCents('Default: all held money.')),
  },
  { title: 'Release' },
)

const MilestoneStatus = OneOf('MilestoneStatus', milestoneStatuses)

export const MilestoneSummary = Answer(
  {
    id: IdOut('mil'),
    number: Type.Integer(),
    title: Type.String(),
    status: MilestoneStatus,
    amount_cents: Cents(),
    held_cents: Cents('In escrow now.'),
    gig_id: IdOut('gig'),
    gig_title: GigTitle,
  },
  { title: 'MilestoneSummary', about: 'A milestone as shown in lists.' },
)

export const Milestone = Answer(
  {
    id: IdOut('mil'),
    contract_id: IdOut('con'),
    number: Type.Integer({ description: '1-based, within the contract.' }),
    title: Type.String(),
    description: Nullable(Type.String()),
    amount_cents: Cents(),
    currency: Type.String(),
    due_date: Nullable(CalendarDate()),
    status: MilestoneStatus,
    held_cents: Cents('In escrow now.'),
    released_cents: Cents('Released so far, including fees.'),
    refunded_cents: Cents(),
    fee_cents: Cents('The platform’s fee on the released money.'),
    clearing_cents: Cents(
      'Released money that hasn’t been paid out yet, including fees. A dispute covers this and `held_cents`. Money already paid out stays with the worker.',
    ),
    clearing_fee_cents: Cents('The platform’s fee on `clearing_cents`.'),
    funded_at: Nullable(Timestamp()),
    submitted_at: Nullable(Timestamp('When the latest submission was made.')),
    auto_release_at: Nullable(Timestamp('When all held money is released automatically.')),
    idle_refund_at: Nullable(
      Timestamp(
        'While the milestone is `funded`: when all held money is refunded automatically unless one of the sides acts first. Each action postpones it.',
      ),
    ),
    dispute_id: Nullable(IdOut('dsp', 'The latest dispute about it.')),
    created_by: OneOf(
      'MilestoneCreator',
      ['client', 'worker', 'agreement'],
      'The side that added it; `agreement` for the first milestone, which comes with the contract.',
    ),
    version: Type.Integer({ description: 'Increases with each change; part of the ETag.' }),
    metadata: Metadata,
    allowed_actions: AllowedActions('MilestoneAction', milestoneTransitions),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Milestone' },
)

/** All fields that are the same for every reader. */
export function presentMilestoneFacts(
  milestone: MilestoneRow,
  currency: string,
): Omit<Static<typeof Milestone>, 'allowed_actions' | 'clearing_cents' | 'clearing_fee_cents'> {
  return {
    id: encodeId('mil', milestone.id),
    contract_id: encodeId('con', milestone.contract_id),
    number: milestone.number,
    title: milestone.title,
    description: milestone.description,
    amount_cents: milestone.amount_cents,
    currency,
    due_date: milestone.due_date,
    status: milestone.status,
    held_cents: milestone.held_cents,
    released_cents: milestone.released_cents,
    refunded_cents: milestone.refunded_cents,
    fee_cents: milestone.fee_cents,
    funded_at: milestone.funded_at,
    submitted_at: milestone.submitted_at,
    auto_release_at: milestone.auto_release_at,
    idle_refund_at: milestone.idle_refund_at,
    dispute_id: milestone.dispute_id && encodeId('dsp', milestone.dispute_id),
    created_by: milestone.created_by,
    version: milestone.version,
    created_at: milestone.created_at,
    updated_at: milestone.updated_at,
  }
}

export function presentMilestone(
  milestone: MilestoneRow,
  viewer: Viewer,
  situation: MilestoneSituation,
  currency: string,
): Static<typeof Milestone> {
  const side = sideOf(viewer.userId, milestone)
  return {
    ...presentMilestoneFacts(milestone, currency),
    clearing_cents: situation.clearing.cents,
    clearing_fee_cents: situation.clearing.feeCents,
    allowed_actions: side ? milestoneActions(viewer, side, milestone, situation) : [],
  }
}

export const exampleMilestone: Static<typeof Milestone> = {
  id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8',
  contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
  number: 1,
  title: 'Translate a user manual into French',
  description: null,
  amount_cents: 90_000,
  currency: 'USD',
  due_date: '2026-12-20',
  status: 'submitted',
  held_cents: 90_000,
  released_cents: 0,
  refunded_cents: 0,
  fee_cents: 0,
  clearing_cents: 0,
  clearing_fee_cents: 0,
  funded_at: '2026-11-16T10:00:00.000Z',
  submitted_at: '2026-12-01T10:00:00.000Z',
  auto_release_at: '2026-12-15T10:00:00.000Z',
  idle_refund_at: null,
  dispute_id: null,
  created_by: 'agreement',
  version: 3,
  allowed_actions: ['request-changes', 'release', 'dispute'],
  created_at: '2026-11-15T09:30:00.000Z',
  updated_at: '2026-12-01T10:00:00.000Z',
}
