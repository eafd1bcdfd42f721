import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Agent, exampleAgent } from '../agents/agents/schema.ts'
import { Approval, exampleApproval } from '../agents/approvals/schema.ts'
import { exampleMandate, Mandate } from '../agents/mandates/schema.ts'
import { Contract, exampleContract } from '../deals/contracts/schema.ts'
import { Dispute, exampleDisputeEvent, RecommendationInEvents, StatementsInEvents } from '../deals/disputes/schema.ts'
import { exampleMilestone, Milestone } from '../deals/milestones/schema.ts'
import { exampleSubmissionEvent, SubmissionEvent } from '../deals/milestones/submission-schema.ts'
import { exampleNegotiation, exampleRound, Negotiation, Round } from '../deals/negotiations/schema.ts'
import { examplePayout, Payout } from '../deals/payouts/schema.ts'
import { exampleReview, Review } from '../deals/reviews/schema.ts'
import { type EventType, eventTypeNames, eventTypes } from '../events/feed/domain.ts'
import { exampleWebhook, Webhook } from '../events/webhooks/schema.ts'
import { ApplicationEvent, exampleApplicationEvent } from '../market/applications/schema.ts'
import {
  ConversationEvent,
  exampleConversationEvent,
  exampleMessageEvent,
  MessageEvent,
} from '../market/conversations/schema.ts'
import { exampleGig, Gig, RemovedGig } from '../market/gigs/schema.ts'
import { exampleSearchMatch, SearchMatch } from '../market/searches/schema.ts'
import { exampleRefund, Refund } from '../money/payments/refund-schema.ts'
import { examplePaymentFacts, PaymentFacts } from '../money/payments/schema.ts'
import { examplePayoutAccountEvent, PayoutAccountEvent } from '../money/payout-accounts/schema.ts'
import { exampleNoticeEvent, NoticeEvent } from '../operator/moderation/notice-schema.ts'
import { exampleObjectionEvent, exampleReportEvent, ModerationEvent } from '../operator/moderation/schema.ts'
import { App, ConnectedApp, exampleApp, exampleConnectedApp } from '../people/apps/schema.ts'
import { exampleKey, Key } from '../people/keys/schema.ts'
import { examplePasskey, Passkey } from '../people/passkeys/schema.ts'
import { exampleProfile, ProfileEvent } from '../people/profiles/schema.ts'
import { exampleSessionEvent, SessionEvent } from '../people/sessions/schema.ts'
import { exampleSuspension, exampleUserEvent, UserEvent } from '../people/users/schema.ts'
import { exampleVouch, Vouch } from '../people/vouches/schema.ts'
import { Answer } from '../platform/http/shapes.ts'

/** Everything the OpenAPI document contains about one type of event. */
export interface DocumentedEvent {
  type: EventType
  summary: string
  /** The component for the event. Types whose `data` has the same shape share it. */
  component: string
  /** The shape of `data`. */
  data: TSchema
  /** One type of each component has an example of its `data`. */
  example?: object
}

interface Snapshot {
  shape: TObject
  /** Fields that only some of these events have. */
  sometimes?: readonly string[]
  /** The type whose example is shown. */
  shown: EventType
  example: object
}

const { milestones: _milestones, brief: _brief, ...contractFields } = Contract.properties
const { milestones: _exampleMilestones, ...contractExample } = exampleContract
const { acts_last_day: _acts, pending_approvals: _pending, ...agentFields } = Agent.properties
const { acts_last_day: _exampleActs, pending_approvals: _examplePending, ...agentExample } = exampleAgent
const {
  request: _request,
  agent_reason: _reason,
  stake: _stake,
  mandate_left: _left,
  ...approvalFields
} = Approval.properties
const {
  request: _exampleRequest,
  agent_reason: _exampleReason,
  stake: _exampleStake,
  mandate_left: _exampleLeft,
  ...approvalExample
} = exampleApproval

/** The shape of an event's `data` and an example of it, by the first word of the event type. */
const snapshots: Record<SubjectOf<EventType>, Snapshot> = {
  agent: {
    shape: Answer(agentFields, { title: 'AgentSnapshot' }),
    sometimes: ['description'],
    shown: 'agent.created',
    example: agentExample,
  },
  application: {
    shape: ApplicationEvent,
    sometimes: ['message'],
    shown: 'application.created',
    example: exampleApplicationEvent,
  },
  app: { shape: App, shown: 'app.created', example: exampleApp },
  connection: { shape: ConnectedApp, shown: 'connection.created', example: exampleConnectedApp },
  approval: {
    shape: Answer(approvalFields, { title: 'ApprovalSnapshot' }),
    shown: 'approval.requested',
    example: approvalExample,
  },
  contract: {
    shape: Answer(contractFields, { title: 'Contract' }),
    shown: 'contract.activated',
    example: contractExample,
  },
  conversation: { shape: ConversationEvent, shown: 'conversation.read', example: exampleConversationEvent },
  dispute: {
    shape: Answer(
      { ...Dispute.properties, statements: StatementsInEvents, recommendation: RecommendationInEvents },
      { title: 'Dispute' },
    ),
    sometimes: ['statements'],
    shown: 'dispute.in_review',
    example: exampleDisputeEvent,
  },
  gig: { shape: Gig, sometimes: ['description'], shown: 'gig.created', example: exampleGig },
  key: { shape: Key, shown: 'key.created', example: exampleKey },
  mandate: { shape: Mandate, shown: 'mandate.changed', example: exampleMandate },
  message: { shape: MessageEvent, shown: 'message.created', example: exampleMessageEvent },
  milestone: {
    shape: Milestone,
    sometimes: ['description'],
    shown: 'milestone.released',
    example: {
      ...exampleMilestone,
      status: 'released',
      held_cents: 0,
      released_cents: 90_000,
      fee_cents: 4_500,
      auto_release_at: null,
    },
  },
  negotiation: {
    shape: Negotiation,
    shown: 'negotiation.agreed',
    example: { ...exampleNegotiation, status: 'agreed', contract_id: exampleContract.id },
  },
  notice: { shape: NoticeEvent, shown: 'notice.created', example: exampleNoticeEvent },
  objection: { shape: ModerationEvent, shown: 'objection.created', example: exampleObjectionEvent },
  passkey: { shape: Passkey, shown: 'passkey.added', example: examplePasskey },
  payout: { shape: Payout, shown: 'payout.created', example: examplePayout },
  profile: {
    shape: ProfileEvent,
    shown: 'profile.updated',
    example: { user_id: exampleProfile.user_id, version: 2, headline: exampleProfile.headline },
  },
  refund: { shape: Refund, shown: 'refund.requested', example: exampleRefund },
  report: { shape: ModerationEvent, shown: 'report.created', example: exampleReportEvent },
  review: { shape: Review, shown: 'review.published', example: exampleReview },
  search: { shape: SearchMatch, shown: 'search.matched', example: exampleSearchMatch },
  session: { shape: SessionEvent, shown: 'session.started', example: exampleSessionEvent },
  user: {
    shape: UserEvent,
    shown: 'user.suspended',
    example: { ...exampleUserEvent, status: 'suspended', suspension: exampleSuspension },
  },
  vouch: { shape: Vouch, shown: 'vouch.created', example: exampleVouch },
  wallet: { shape: PaymentFacts, shown: 'wallet.deposit_succeeded', example: examplePaymentFacts },
  webhook: { shape: Webhook, shown: 'webhook.created', example: exampleWebhook },
}

/** The types whose `data` has a different shape than other types about the same kind of thing. */
const ownShapes: Partial<Record<EventType, Snapshot>> = {
  'gig.removed': {
    shape: RemovedGig,
    shown: 'gig.removed',
    example: { id: exampleGig.id, client_id: exampleGig.client_id, status: 'closed', version: 4 },
  },
  'wallet.payout_account_changed': {
    shape: PayoutAccountEvent,
    shown: 'wallet.payout_account_changed',
    example: examplePayoutAccountEvent,
  },
}

/** Fields that the `data` of some event types has in addition to the snapshot. */
const additions: Partial<Record<EventType, { shape: TProperties; example: object }>> = {
  'milestone.changes_requested': {
    shape: { changes_requested: Type.String({ description: 'The changes the client requested.' }) },
    example: {
      ...exampleMilestone,
      status: 'funded',
      auto_release_at: null,
      idle_refund_at: '2027-02-19T00:00:00.000Z',
      changes_requested: 'Chapter three is missing.',
    },
  },
  'milestone.submitted': {
    shape: { submission: Type.Optional(SubmissionEvent) },
    example: { ...exampleMilestone, submission: exampleSubmissionEvent },
  },
  'negotiation.opened': {
    shape: {
      round: Round,
      message: Type.Optional(
        Type.String({ description: 'The client’s message, if the client opened with the worker’s offer.' }),
      ),
    },
    example: { ...exampleNegotiation, round_count: 1, round: { ...exampleRound, number: 1 } },
  },
  'negotiation.round': { shape: { round: Round }, example: { ...exampleNegotiation, round: exampleRound } },
}

type SubjectOf<Type extends EventType> = Type extends `${infer Subject}.${string}` ? Subject : never

/** Every event type, as the OpenAPI document shows it. */
export const documentedEvents: readonly DocumentedEvent[] = eventTypeNames.map((type) => {
  const [subject = '', what = ''] = type.split('.')
  const own = ownShapes[type]
  const { shape, sometimes = [], shown, example } = own ?? snapshots[subject as SubjectOf<EventType>]
  const added = additions[type]
  const snapshot = snapshotShape(shape, sometimes)
  return {
    type,
    summary: eventTypes[type],
    component: `${capitalised(subject)}${own || added ? capitalised(what) : ''}Event`,
    data: added ? snapshotWith(snapshot, added.shape) : snapshot,
    ...(added && { example: withoutComputed(added.example) }),
    ...(type === shown && { example: withoutComputed(example) }),
  }
})

function snapshotShape(shape: TObject, sometimes: readonly string[]): TObject {
  const properties = withoutComputed(shape.properties) as TProperties
  const isWhole = sometimes.length === 0 && Object.keys(properties).length === Object.keys(shape.properties).length
  if (isWhole) return shape
  for (const name of sometimes) properties[name] = Type.Optional(properties[name] as TSchema)
  return Answer(properties, { title: `${titleOf(shape)}Snapshot` })
}

function snapshotWith(snapshot: TObject, added: TProperties): TSchema {
  const names = Object.keys(added).map((name) => `With${capitalised(name)}`)
  return Type.Unsafe<object>({ title: `${titleOf(snapshot)}${names.join('')}`, allOf: [snapshot, Answer(added)] })
}

function titleOf(shape: TObject): string {
  return (shape as { title?: string }).title ?? ''
}

// An event has many readers, for whom some members differ; clearing amounts belong to payouts.
function withoutComputed(members: object): object {
  const computed = ['allowed_actions', 'conflict_of_interest', 'clearing_until', 'clearing_cents', 'clearing_fee_cents']
  return Object.fromEntries(Object.entries(members).filter(([name]) => !computed.includes(name)))
}

function capitalised(name: string): string {
  return name
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
}
