import type { IssueDefinition } from './issue-details.ts'

/** Problems with the state of a resource: 409. */
export const stateIssues = {
  wrong_state: {
    status: 409,
    meaning: 'The status of the resource does not allow this.',
    remedy:
      'Read the resource: its `allowed_actions` are possible now, and this becomes possible when its status is one of `details.possible_in`, or never if that list is empty; `details.resource`, if given, names the resource whose status counts.',
    details: { 'resource?': 'text', status: 'text', possible_in: 'texts' },
  },
  gig_not_open: {
    status: 409,
    meaning:
      'The status of the gig, or a suspension of its client, does not allow applications, invitations, offers or hiring.',
    remedy:
      'Wait until `details.status` has become one of `details.possible_in`, which never happens to a gig that is closed or deleted; if `details.client_suspended` is true, an operator must first reinstate the client.',
    details: { status: 'text or null', possible_in: 'texts', client_suspended: 'boolean' },
  },
  already_applied: {
    status: 409,
    meaning: 'The user has already applied to this gig, or was hired for it.',
    remedy:
      'Use the application `details.application_id`; unless `details.status` is `hired`, it can also be withdrawn, and another sent.',
    details: { application_id: 'text', status: 'text' },
  },
  apply_by_passed: {
    status: 409,
    meaning: 'The time to apply has passed.',
    remedy: 'Set an `apply_by` later than `details.now`, or null, in the same request.',
    details: { apply_by: 'time', now: 'time' },
  },
  own_offer: {
    status: 409,
    meaning: 'The newest offer is your own.',
    remedy:
      'Wait until the `details.waiting_for` agrees or makes an offer, which is possible until `details.expires_at`.',
    details: { waiting_for: 'text', expires_at: 'time' },
  },
  stale_round: {
    status: 409,
    meaning: 'There is a newer offer.',
    remedy: 'Read the offer `details.round`, then agree to it by its number or by `details.terms_hash`.',
    details: { round: 'integer', terms_hash: 'text' },
  },
  terms_incomplete: {
    status: 409,
    meaning: 'The newest offer lacks terms that a contract needs.',
    remedy: 'Make an offer that has the terms in `details.missing`; the other side can then agree.',
    details: { missing: 'texts' },
  },
  round_limit: {
    status: 409,
    meaning: 'This side has made as many offers as allowed.',
    remedy: 'Agree, decline, or wait for an offer from the `details.waiting_for`.',
    details: { limit: 'integer', waiting_for: 'text' },
  },
  already_negotiating: {
    status: 409,
    meaning: 'There is an open negotiation about this gig with this worker already.',
    remedy: 'Use the negotiation `details.negotiation_id`.',
    details: { negotiation_id: 'text' },
  },
  no_position_free: {
    status: 409,
    meaning: 'Every position of the gig is filled, or reserved by a contract that waits for approval.',
    remedy:
      'Let the client raise `positions` above `details.taken`, or, unless `details.reserved_until` is null, try again after that time: a reserved position becomes free if its contract is not approved by then.',
    details: { taken: 'integer', reserved_until: 'time or null' },
  },
  rate_type_fixed: {
    status: 409,
    meaning: '`rate_type` cannot change while there is an open negotiation about the gig.',
    remedy: 'Decline the negotiations `details.negotiation_ids` first, or wait until they have ended.',
    details: { negotiation_ids: 'texts' },
  },
  amount_too_large: {
    status: 409,
    meaning: 'The total is above the highest amount that can be counted.',
    remedy: 'Use smaller amounts: the total is limited to `details.maximum` cents.',
    details: { maximum: 'integer' },
  },
  already_approved: {
    status: 409,
    meaning: 'This side has approved the contract already.',
    remedy: 'Wait until the `details.waiting_for` approves, which is possible until `details.approve_by`.',
    details: { waiting_for: 'text', approve_by: 'time' },
  },
  stale_terms: {
    status: 409,
    meaning: 'The contract changed since you read it.',
    remedy: 'Read the contract again, then approve it with the current hash, `details.terms_hash`.',
    details: { terms_hash: 'text' },
  },
  money_open: {
    status: 409,
    meaning: 'Money of the contract is held, clearing or disputed.',
    remedy:
      'Release or refund the milestones `details.held_milestone_ids`, end the disputes `details.dispute_ids`, and wait until `details.clearing_until`.',
    details: {
      held_cents: 'integer',
      held_milestone_ids: 'texts',
      clearing_cents: 'integer',
      clearing_until: 'time or null',
      dispute_ids: 'texts',
    },
  },
  nothing_released: {
    status: 409,
    meaning: 'No money was released in this contract.',
    remedy: 'Release money first, or cancel the contract instead.',
  },
  too_many_milestones: {
    status: 409,
    meaning: 'The contract has as many milestones as allowed.',
    remedy: 'Remove one of the `details.limit` milestones that is not funded, or change one.',
    details: { limit: 'integer' },
  },
  more_than_held: {
    status: 409,
    meaning: 'The amount is more than the held money.',
    remedy: 'Use at most `details.held_cents`.',
    details: { held_cents: 'integer' },
  },
  refund_too_early: {
    status: 409,
    meaning: 'The client cannot refund yet.',
    remedy: 'Refund from `details.refundable_at` on; if that is null, only the worker can refund, or open a dispute.',
    details: { refundable_at: 'time or null' },
  },
  insufficient_funds: {
    status: 409,
    meaning: 'There is too little money for this.',
    remedy:
      'Use at most `details.available_cents`, or first deposit `details.missing_cents` into the wallet; the platform’s fees grow only with releases.',
    details: { available_cents: 'integer', missing_cents: 'integer' },
  },
  reference_used: {
    status: 409,
    meaning: 'Another payment has this reference.',
    remedy: 'Use the reference of this payment; the given one belongs to `details.payment_id`.',
    details: { 'payment_id?': 'text' },
  },
  milestone_disputed: {
    status: 409,
    meaning: 'There is an open dispute about this milestone, which is frozen until it ends.',
    remedy:
      'Act in the dispute `details.dispute_id`, whose next step is due at `details.due_at`, or wait until it has ended.',
    details: { dispute_id: 'text', due_at: 'time' },
  },
  withdrawn_before: {
    status: 409,
    meaning: 'This side has withdrawn a dispute about this milestone and cannot open another.',
    remedy: 'Release or refund the milestone; only the `details.side` can still open a dispute about it.',
    details: { side: 'text' },
  },
  nothing_at_stake: {
    status: 409,
    meaning: 'No money of this milestone is held or clearing.',
    remedy: 'Open a dispute only while money of the milestone is held or clearing.',
  },
  stale_figure: {
    status: 409,
    meaning: 'The amount is neither the other side’s proposal nor the recommendation.',
    remedy:
      'Accept one of the amounts in `details.acceptable`, or propose your own with POST /api/disputes/{id}/respond.',
    details: { acceptable: 'integers' },
  },
  statement_limit: {
    status: 409,
    meaning: 'This side has reached the limit of statements in the dispute.',
    remedy:
      'If `details.left_statements` is above zero, send a statement of at most `details.left_bytes` bytes and link to longer material; otherwise wait for the decision.',
    details: { left_statements: 'integer', left_bytes: 'integer' },
  },
  not_reviewable: {
    status: 409,
    meaning:
      'A contract can be reviewed for some days after its end, if money was released or a dispute was resolved; `details.reason` is `not_ended`, `nothing_paid` or `time_over`.',
    remedy:
      'If the reason is `not_ended`, complete the contract first or wait until `details.ends_at`; otherwise it cannot be reviewed.',
    details: { reason: 'text', ends_at: 'time or null', 'reviewable_until?': 'time' },
  },
  already_reviewed: {
    status: 409,
    meaning: 'This side has reviewed the contract already.',
    remedy: 'Read the review `details.review_id`; there is one for each side, and it cannot be changed.',
    details: { review_id: 'text' },
  },
  already_vouched: {
    status: 409,
    meaning: 'The user has already vouched for that user.',
    remedy: 'Delete the vouch `details.vouch_id` first, to write another one.',
    details: { vouch_id: 'text' },
  },
  gig_has_contracts: {
    status: 409,
    meaning: 'The gig has contracts that are active or wait for approval.',
    remedy: 'Delete the gig when the contracts `details.contract_ids` have ended, or close it now.',
    details: { contract_ids: 'texts' },
  },
  positions_taken: {
    status: 409,
    meaning: 'More positions are filled or reserved than the new number.',
    remedy: 'Use `details.taken` or more.',
    details: { taken: 'integer' },
  },
  too_many_secrets: {
    status: 409,
    meaning: 'The webhook has as many valid secrets as allowed.',
    remedy: 'Try again at `details.retry_at`, when the oldest one expires.',
    details: { limit: 'integer', retry_at: 'time' },
  },
  too_many_attempts: {
    status: 409,
    meaning: 'The delivery has as many attempts as allowed.',
    remedy: 'Read the event `details.event_id` in the feed instead.',
    details: { limit: 'integer', event_id: 'text' },
  },
  webhook_disabled: {
    status: 409,
    meaning: 'The webhook is disabled; `details.disabled_reason` says why.',
    remedy: 'First enable the webhook: PATCH /api/webhooks/{id} with `{"enabled": true}`.',
    details: { disabled_reason: 'text or null' },
  },
  email_off: {
    status: 409,
    meaning: 'This marketplace sends no e-mail.',
    remedy: 'Use a passkey or an API key, or let the operator set SMTP_URL.',
  },
  already_rotated: {
    status: 409,
    meaning: 'This key was replaced already and works only for its grace period.',
    remedy: 'Use the secret of the key `details.replaced_by`; this one works until `details.works_until`.',
    details: { replaced_by: 'text', works_until: 'time or null' },
  },
} as const satisfies Record<string, IssueDefinition>
