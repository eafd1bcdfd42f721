import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Agent, exampleAgent } from './agents/agents/schema.ts'
import { Approval, exampleApproval } from './agents/approvals/schema.ts'
import { exampleMandate, Mandate } from './agents/mandates/schema.ts'
import { Contract, exampleContract } from './deals/contracts/schema.ts'
import { Dispute, exampleDispute, RecommendationInEvents } from './deals/disputes/schema.ts'
import { exampleSubmission, Submission } from './deals/escrow/schema.ts'
import { exampleMilestone, Milestone } from './deals/milestones/schema.ts'
import { exampleNegotiation, exampleRound, Negotiation, Round } from './deals/negotiations/schema.ts'
import { examplePayout, Payout } from './deals/payouts/schema.ts'
import { exampleReview, Review } from './deals/reviews/schema.ts'
import { type EventType, eventTypeNames, eventTypes } from './events/feed/domain.ts'
import { exampleWebhook, Webhook } from './events/webhooks/schema.ts'
import { Application, exampleApplication } from './market/applications/schema.ts'
import { exampleGig, Gig } from './market/gigs/schema.ts'
import { examplePaymentFacts, PaymentFacts } from './money/payments/schema.ts'
import { exampleKey, Key } from './people/keys/schema.ts'
import { exampleProfile, ProfileEvent } from './people/profiles/schema.ts'
import { exampleSuspension, exampleUserEvent, UserEvent } from './people/users/schema.ts'
import { exampleVouch, Vouch } from './people/vouches/schema.ts'
import { Answer } from './platform/http/shapes.ts'

/** Everything the OpenAPI document contains about one type of event. */
export interface DocumentedEvent {
  type: EventType
  summary: string
  /** The component for the event. Types whose `data` has the same shape share it. */
  component: string
  /** The shape of `data`. */
  data: TObject
  example: object
}

const newStatements = {
  ...Dispute.properties.statements,
  description: 'Only the statements made with this event; the dispute itself has all of them.',
}

interface Snapshot {
  shape: TObject
  example: object
  /** Members that are only in some events, and the types whose example shows them. */
  sometimes?: Record<string, readonly EventType[]>
}

const { milestones: _milestones, ...contractFields } = Contract.properties
const { milestones: _exampleMilestones, ...contractExample } = exampleContract
const { request: _request, ...approvalFields } = Approval.properties
const { request: _exampleRequest, ...approvalExample } = exampleApproval

/** The shape of an event's `data` and an example of it, by the first word of the event type. */
const snapshots: Record<SubjectOf<EventType>, Snapshot> = {
  agent: { shape: Agent, example: exampleAgent, sometimes: { description: ['agent.created', 'agent.updated'] } },
  application: { shape: Application, example: exampleApplication, sometimes: { message: ['application.created'] } },
  approval: { shape: Answer(approvalFields, { title: 'ApprovalSnapshot' }), example: approvalExample },
  contract: { shape: Answer(contractFields, { title: 'Contract' }), example: contractExample },
  dispute: {
    shape: Answer(
      { ...Dispute.properties, statements: newStatements, recommendation: RecommendationInEvents },
      { title: 'Dispute' },
    ),
    example: exampleDispute,
    sometimes: { statements: eventTypeNames.filter((type) => type.startsWith('dispute.')) },
  },
  gig: { shape: Gig, example: exampleGig, sometimes: { description: ['gig.created', 'gig.updated'] } },
  key: { shape: Key, example: exampleKey },
  mandate: { shape: Mandate, example: exampleMandate },
  milestone: {
    shape: Milestone,
    example: exampleMilestone,
    sometimes: { description: ['milestone.added', 'milestone.updated'] },
  },
  negotiation: { shape: Negotiation, example: exampleNegotiation },
  payout: { shape: Payout, example: examplePayout },
  profile: {
    shape: ProfileEvent,
    example: { user_id: exampleProfile.user_id, version: 2, headline: exampleProfile.headline },
  },
  review: { shape: Review, example: exampleReview },
  user: { shape: UserEvent, example: exampleUserEvent },
  vouch: { shape: Vouch, example: exampleVouch },
  wallet: { shape: PaymentFacts, example: examplePaymentFacts },
  webhook: { shape: Webhook, example: exampleWebhook },
}

/** Fields that the `data` of some event types has in addition to the snapshot. */
const additions: Partial<Record<EventType, { shape: TProperties; example: object }>> = {
  'milestone.changes_requested': {
    shape: { changes_requested: Type.String({ description: 'What the client wants changed.' }) },
    example: { changes_requested: 'Chapter three is missing.' },
  },
  'milestone.submitted': {
    shape: { submission: Type.Optional(Submission) },
    example: { submission: exampleSubmission },
  },
  'negotiation.opened': {
    shape: {
      round: Round,
      message: Type.Optional(
        Type.String({ description: 'The client’s message, when the client opened with the worker’s offer.' }),
      ),
    },
    example: { round: exampleRound },
  },
  'negotiation.round': { shape: { round: Round }, example: { round: exampleRound } },
}

const unapproved = { status: 'pending_approval', approvals: { client_at: null, worker_at: null }, started_at: null }
const withdrawal = { id: 'wdr_01kz3vj7e9g1j3m5p7r9t1v3x5' }
const undecided = { status: 'pending', provider_reference: null }

const funded = { status: 'funded', auto_release_at: null, idle_refund_at: '2027-02-19T00:00:00.000Z' }

/** Fields in which the example of an event type differs from the example of its subject. */
const differences: Partial<Record<EventType, object>> = {
  'agent.suspended': { status: 'suspended', version: 2 },
  'application.expired': { status: 'expired' },
  'application.rejected': { status: 'rejected' },
  'application.shortlisted': { status: 'shortlisted' },
  'application.withdrawn': { status: 'withdrawn' },
  'approval.approved': { status: 'approved', decided_at: '2026-11-16T12:00:00.000Z' },
  'approval.expired': { status: 'expired' },
  'approval.rejected': { status: 'rejected', decided_at: '2026-11-16T12:00:00.000Z' },
  'approval.used': {
    status: 'used',
    decided_at: '2026-11-16T12:00:00.000Z',
    used_at: '2026-11-16T12:05:00.000Z',
  },
  'contract.approved': { ...unapproved, approvals: { ...unapproved.approvals, client_at: '2026-11-15T10:00:00.000Z' } },
  'contract.cancelled': { status: 'cancelled', ended_at: '2026-12-01T10:00:00.000Z' },
  'contract.completed': { status: 'completed', ended_at: '2026-12-01T10:00:00.000Z' },
  'contract.created': unapproved,
  'contract.expired': { ...unapproved, status: 'expired', ended_at: '2026-11-22T09:30:00.000Z' },
  'contract.updated': unapproved,
  'dispute.accepted': { statements: [] },
  'dispute.arbitration': { statements: [] },
  'dispute.recommended': { statements: [] },
  'dispute.resolved': { statements: [] },
  'dispute.withdrawn': { status: 'withdrawn', recommendation: null, decide_by: null, statements: [] },
  'gig.closed': { status: 'closed', version: 2 },
  'gig.deleted': { status: 'closed', version: 2 },
  'gig.expired': { status: 'expired', version: 2 },
  'gig.paused': { status: 'paused', version: 2 },
  'key.revoked': { revoked_at: '2026-11-14T23:55:00.000Z' },
  'milestone.cancelled': { status: 'cancelled', held_cents: 0 },
  'milestone.changes_requested': funded,
  'milestone.disputed': { status: 'disputed', auto_release_at: null },
  'milestone.funded': { ...funded, submitted_at: null },
  'milestone.refund_announced': funded,
  'milestone.refunded': { status: 'refunded', held_cents: 0, refunded_cents: 90_000, auto_release_at: null },
  'milestone.released': { status: 'released', held_cents: 0, released_cents: 90_000, auto_release_at: null },
  'milestone.resolved': { status: 'resolved', held_cents: 0, released_cents: 90_000, auto_release_at: null },
  'negotiation.agreed': { status: 'agreed', contract_id: exampleContract.id },
  'negotiation.declined': { status: 'declined', decline_reason: 'Too little time.' },
  'negotiation.expired': { status: 'expired' },
  'negotiation.superseded': { status: 'superseded' },
  'payout.corrected': { fee_cents: 4_499, net_cents: 85_501 },
  'payout.held': { status: 'held' },
  'payout.reversed': { status: 'reversed' },
  'user.suspended': { status: 'suspended', suspension: exampleSuspension },
  'wallet.deposit_failed': { status: 'failed', failure_reason: 'The transfer never arrived.' },
  'wallet.deposit_requested': undecided,
  'wallet.deposit_reversed': {
    status: 'reversed',
    failure_reason: 'The bank recalled the transfer.',
    reversed_cents: 60_000,
    unrecovered_cents: 40_000,
  },
  'wallet.withdrawal_failed': { ...withdrawal, status: 'failed', failure_reason: 'The account is closed.' },
  'wallet.withdrawal_requested': { ...withdrawal, ...undecided },
  'wallet.withdrawal_succeeded': withdrawal,
  'webhook.disabled': { enabled: false, disabled_reason: 'gone', version: 2 },
}

type SubjectOf<Type extends EventType> = Type extends `${infer Subject}.${string}` ? Subject : never

/** Every event type, as the OpenAPI document shows it. */
export const documentedEvents: readonly DocumentedEvent[] = eventTypeNames.map((type) => {
  const { shape, example, sometimes = {} } = snapshots[type.slice(0, type.indexOf('.')) as SubjectOf<EventType>]
  const added = additions[type]
  const absent = Object.keys(sometimes).filter((name) => !sometimes[name]?.includes(type))
  const members = { ...withoutActions(example), ...differences[type], ...added?.example }
  const shown = Object.fromEntries(Object.entries(members).filter(([name]) => !absent.includes(name)))
  const [subject = '', what = ''] = type.split('.')
  return {
    type,
    summary: eventTypes[type],
    component: `${capitalised(subject)}${added ? capitalised(what) : ''}Event`,
    data: snapshotShape(shape, Object.keys(sometimes), added?.shape),
    example: shown,
  }
})

function snapshotShape(shape: TObject, sometimes: readonly string[], added: TProperties = {}): TObject {
  const properties = { ...(withoutActions(shape.properties) as TProperties), ...added }
  for (const name of sometimes) properties[name] = Type.Optional(properties[name] as TSchema)
  const names = Object.keys(added).map((name) => `With${capitalised(name)}`)
  const isWhole =
    [...sometimes, ...names].length === 0 && Object.keys(properties).length === Object.keys(shape.properties).length
  if (isWhole) return shape
  return Answer(properties, { title: `${(shape as { title?: string }).title}Snapshot${names.join('')}` })
}

// An event has many readers, and `allowed_actions` differs between them.
function withoutActions(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== 'allowed_actions'))
}

function capitalised(name: string): string {
  return name
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
}
