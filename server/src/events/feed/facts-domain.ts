import type { EventType } from './domain.ts'

/** Events as operators read them with `audience=all`: what happened to what, without texts. Events are separated by commas. */
export function withoutTexts(json: string): string {
  const events: { type: EventType; data: object }[] = JSON.parse(`[${json}]`)
  return events.map((event) => JSON.stringify({ ...event, data: factsOf(event.type, event.data) })).join(',')
}

/** The members of an event's `data` that may be shown outside the feeds of the users it concerns. */
export function factsOf(type: EventType, data: object): object {
  const names = factNames[subjectOf(type)]
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)))
}

type SubjectOf<Type extends EventType> = Type extends `${infer Subject}.${string}` ? Subject : never

function subjectOf(type: EventType): SubjectOf<EventType> {
  return type.slice(0, type.indexOf('.')) as SubjectOf<EventType>
}

const parties = ['client_id', 'worker_id', 'hosted_agent_id']
const times = ['created_at', 'updated_at', 'version']

/** Ids, states, amounts, counts and times, by the first word of the type. Leaves out what users wrote and how they sign in. */
export const factNames: Record<SubjectOf<EventType>, readonly string[]> = {
  agent: ['id', 'status', ...times],
  app: ['id', 'type', ...times],
  application: ['id', 'gig_id', 'gig_version', 'status', 'rate_cents', 'negotiation_id', ...parties, ...times],
  approval: ['id', 'agent_id', 'action', 'subject', 'status', 'expires_at', ...times],
  connection: ['id', 'hosted_agent_id', 'scopes', 'expires_at', ...times],
  contract: [
    ...['id', 'gig_id', 'negotiation_id', 'status', 'rate_type', 'currency', 'terms', 'fee_bps', 'review_days'],
    ...['approvals', 'totals', 'approve_by', 'started_at', 'auto_end_at', 'ended_at', 'review_by'],
    ...parties,
    ...times,
  ],
  conversation: ['id', 'gig_id', ...parties],
  dispute: [
    ...['id', 'contract_id', 'milestone_id', 'opened_by', 'status', 'reason', 'currency', 'amount_cents', 'proposals'],
    ...['default_worker_cents', 'respond_by', 'decide_by'],
    ...parties,
    ...times,
  ],
  gig: [
    ...['id', 'status', 'rate_type', 'currency', 'rate_min_cents', 'rate_max_cents', 'hours_per_week', 'start_date'],
    ...['payout_delay_days', 'review_days', 'remote', 'apply_by', 'application_count'],
    ...['positions', 'filled_positions', 'reserved_positions'],
    ...parties,
    ...times,
  ],
  key: ['id', 'user_id', 'hosted_agent_id', 'scopes', 'expires_at', 'revoked_at', ...times],
  mandate: ['agent_id', 'expires_at', ...times],
  message: ['id', 'conversation_id', 'gig_id', 'number', 'sender_id', 'deleted_at', ...parties, ...times],
  milestone: [
    ...['id', 'contract_id', 'number', 'status', 'currency', 'amount_cents', 'held_cents', 'released_cents'],
    ...['refunded_cents', 'fee_cents', 'due_date', 'funded_at', 'submitted_at', 'auto_release_at', 'idle_refund_at'],
    ...['dispute_id', 'created_by'],
    ...times,
  ],
  negotiation: [
    ...['id', 'gig_id', 'gig_version', 'application_id', 'contract_id', 'status', 'terms', 'offered_by', 'round_count'],
    'expires_at',
    ...parties,
    ...times,
  ],
  notice: ['id', 'subject'],
  objection: ['subject'],
  passkey: ['id', ...times],
  payout: [
    ...['id', 'milestone_id', 'contract_id', 'worker_id', 'status', 'payable_at', 'paid_at'],
    ...['currency', 'gross_cents', 'fee_cents', 'net_cents'],
    ...times,
  ],
  profile: ['user_id', 'kind', 'available', 'rate_cents', 'currency', ...times],
  refund: ['id', 'deposit_id', 'user_id', 'status', 'currency', 'amount_cents', ...times],
  report: ['subject'],
  review: ['id', 'contract_id', 'from_user_id', 'user_id', 'rating', 'counts_in_average', 'published_at', ...times],
  search: ['id', 'gig_ids', 'gig_count', 'digest'],
  session: ['id', 'method', 'signed_in_at'],
  user: ['user_id', 'kind', 'role', 'status', ...times],
  vouch: ['id', 'from_user_id', 'user_id', 'verified', ...times],
  wallet: [
    ...['id', 'user_id', 'status', 'currency', 'ready_at'],
    ...['provider', 'arrives_at', 'is_returning'],
    ...['amount_cents', 'requested_cents', 'refunded_cents', 'reversed_cents', 'unrecovered_cents'],
    ...times,
  ],
  webhook: ['id', 'audience', 'enabled', 'disabled_reason', 'failing_since', ...times],
}
