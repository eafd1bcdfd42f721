import type Stripe from 'stripe'
import { post } from './balance.ts'
import { emit } from './events.ts'
import { invalid, refused } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Params } from './params.ts'
import type { Route } from './routes.ts'
import { find, newId, PLATFORM, type State } from './state.ts'

type Dispute = Stripe.Dispute

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...listParams, 'charge', 'payment_intent'] satisfies (keyof Stripe.DisputeListParams)[],
    run: ({ state, params }) =>
      listOf(state.disputes.values(), params, '/v1/disputes', {
        charge: ({ charge }) => charge,
        payment_intent: (dispute) => dispute.payment_intent,
      }),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: [],
    run: ({ state, id }) => find(state.disputes, id, 'dispute'),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    takes: ['evidence', 'metadata', 'submit'] satisfies (keyof Stripe.DisputeUpdateParams)[],
    run: ({ state, id, params }) => answer(state, find(state.disputes, id, 'dispute'), params),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    takes: [],
    run({ state, id }) {
      const dispute = find(state.disputes, id, 'dispute')
      requireAnswerable(dispute)
      closeDispute(state, id, 'lost')
      return dispute
    },
  },
]

/** The cardholder disputes a charge, which takes the money back at once, or only asks about it (an inquiry). */
export function openDispute(
  state: State,
  chargeId: string,
  { reason = 'fraudulent', amount, isInquiry = false }: { reason?: string; amount?: number; isInquiry?: boolean } = {},
): Dispute {
  const { charge } = find(state.charges, chargeId, 'charge')
  const dispute: Dispute = {
    id: newId(state, 'du'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    balance_transactions: [],
    charge: chargeId,
    created: state.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence },
    evidence_details: {
      due_by: state.now() + state.settings.disputeSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  state.disputes.set(dispute.id, dispute)
  charge.disputed = true
  emit(state, 'charge.dispute.created', dispute)
  if (!isInquiry) withdraw(state, dispute)
  return dispute
}

/** An inquiry becomes a chargeback. */
export function escalateDispute(state: State, id: string): void {
  const dispute = find(state.disputes, id, 'dispute')
  dispute.status = 'needs_response'
  dispute.is_charge_refundable = false
  emit(state, 'charge.dispute.updated', dispute)
  withdraw(state, dispute)
}

/** The bank decides. An inquiry only ever ends as `warning_closed`. */
export function closeDispute(state: State, id: string, outcome: 'won' | 'lost' | 'warning_closed'): void {
  const dispute = find(state.disputes, id, 'dispute')
  if (isClosed(dispute)) throw refused('dispute_closed', `${id} is closed already.`)
  dispute.status = outcome
  emit(state, 'charge.dispute.closed', dispute)
  const { isDisputeFeeReturned, disputeFee } = state.settings
  if (outcome === 'won')
    move(state, dispute, 'dispute_reversal', dispute.amount, isDisputeFeeReturned ? -disputeFee : 0)
}

/** Who doesn't answer in time loses. */
export function closeUnanswered(state: State): void {
  for (const dispute of state.disputes.values()) {
    const { evidence_details: details } = dispute
    if (details.due_by === null || details.due_by > state.now() || details.past_due) continue
    details.past_due = true
    if (dispute.status === 'needs_response') closeDispute(state, dispute.id, 'lost')
    if (dispute.status === 'warning_needs_response') closeDispute(state, dispute.id, 'warning_closed')
  }
}

function answer(state: State, dispute: Dispute, params: Params): Dispute {
  requireAnswerable(dispute)
  const evidence = params.at('evidence') ?? {}
  for (const name of Object.keys(evidence ?? {})) {
    if (!(name in noEvidence))
      throw invalid('parameter_unknown', `Received unknown parameter: ${name}`, `evidence[${name}]`)
    Reflect.set(dispute.evidence, name, params.text(`evidence.${name}`))
  }
  dispute.metadata = { ...dispute.metadata, ...params.metadata() }
  dispute.evidence_details.has_evidence = Object.values(dispute.evidence).some((value) => typeof value === 'string')
  // Without `submit`, evidence is submitted, and that can be done only once.
  if (params.text('submit') !== 'false') {
    dispute.status = dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review'
    dispute.evidence_details.submission_count += 1
    dispute.evidence_details.submission_method = 'manual'
  }
  emit(state, 'charge.dispute.updated', dispute)
  return dispute
}

function requireAnswerable(dispute: Dispute): void {
  if (dispute.status === 'needs_response' || dispute.status === 'warning_needs_response') return
  throw refused('dispute_not_answerable', `${dispute.id} is ${dispute.status}, so it can't be answered anymore.`)
}

function isClosed({ status }: Dispute): boolean {
  return ['won', 'lost', 'warning_closed'].includes(status)
}

function withdraw(state: State, dispute: Dispute): void {
  move(state, dispute, 'dispute', -dispute.amount, state.settings.disputeFee)
}

function move(
  state: State,
  dispute: Dispute,
  category: 'dispute' | 'dispute_reversal',
  amount: number,
  fee: number,
): void {
  const id = post(state, PLATFORM, {
    type: 'adjustment',
    reporting_category: category,
    amount,
    currency: dispute.currency,
    source: dispute.id,
    fee,
  })
  dispute.balance_transactions.push(find(state.transactions, id, 'balance transaction').transaction)
  emit(state, category === 'dispute' ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute)
}

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
