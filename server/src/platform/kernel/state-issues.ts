import type { IssueDefinition } from './issue-details.ts'

/** Problems with the state of a resource: 409. */
export const stateIssues = {
  not_claimed: {
    status: 409,
    meaning: 'The account is managed with an operator’s key, and the user hasn’t claimed it yet.',
    remedy:
      'Invite the user with POST /api/users/{id}/invite, and send the request again once they’ve claimed the account.',
  },
  terms_planned: {
    status: 409,
    meaning: 'A planned version of the terms of use hasn’t taken effect yet.',
    remedy:
      'Withdraw version `details.terms_version` first with POST /api/operator/terms/withdraw, or publish the next one after `details.effective_at`.',
    details: { terms_version: 'integer', effective_at: 'time' },
  },
  wrong_state: {
    status: 409,
    meaning: 'The resource’s status doesn’t allow this.',
    remedy:
      'Read the resource: its `allowed_actions` are what’s possible now. This becomes possible once the status (of `details.resource`, if given) is one of `details.possible_in`, or never if that list is empty.',
    details: { 'resource?': 'text', status: 'text', possible_in: 'texts' },
  },
  gig_not_open: {
    status: 409,
    meaning: 'The gig’s status, or its client’s suspension, doesn’t allow applications, invitations, offers or hiring.',
    remedy:
      'Wait until `details.status` is one of `details.possible_in`, which never happens for a closed or deleted gig. If `details.client_suspended` is true, an operator has to reinstate the client first.',
    details: { status: 'text or null', possible_in: 'texts', client_suspended: 'boolean' },
  },
  already_applied: {
    status: 409,
    meaning: 'The user has already applied to this gig, or was hired for it.',
    remedy:
      'Use the application `details.application_id`. Unless `details.status` is `hired`, you can also withdraw it and send another.',
    details: { application_id: 'text', status: 'text' },
  },
  apply_by_passed: {
    status: 409,
    meaning: 'The application deadline has passed.',
    remedy: 'In the same request, set `apply_by` to a time after `details.now`, or to null.',
    details: { apply_by: 'time', now: 'time' },
  },
  own_offer: {
    status: 409,
    meaning: 'You made the latest offer.',
    remedy:
      'Wait for the `details.waiting_for` to agree or make an offer, which they can do until `details.expires_at`.',
    details: { waiting_for: 'text', expires_at: 'time' },
  },
  stale_round: {
    status: 409,
    meaning: 'There is a newer offer.',
    remedy: 'Read the offer `details.round`, then agree to it by its number or by `details.terms_hash`.',
    details: { round: 'integer', terms_hash: 'text' },
  },
  gig_changed: {
    status: 409,
    meaning: 'The gig has changed since you read it or applied to it.',
    remedy: 'Read the gig again, then send its current version, `details.gig_version`, as `gig_version`.',
    details: { gig_version: 'integer' },
  },
  terms_incomplete: {
    status: 409,
    meaning: 'The latest offer is missing terms that a contract needs.',
    remedy: 'Make an offer that includes the terms in `details.missing`. The other side can then agree.',
    details: { missing: 'texts' },
  },
  round_limit: {
    status: 409,
    meaning: 'This side has reached the limit of offers.',
    remedy: 'Agree, decline, or wait for an offer from the `details.waiting_for`.',
    details: { limit: 'integer', waiting_for: 'text' },
  },
  already_negotiating: {
    status: 409,
    meaning: 'There is already an open negotiation with this worker about this gig.',
    remedy: 'Use the negotiation `details.negotiation_id`.',
    details: { negotiation_id: 'text' },
  },
  no_position_free: {
    status: 409,
    meaning: 'Every position is filled or reserved by a contract awaiting approval.',
    remedy:
      'Ask the client to raise `positions` above `details.taken`. Or, unless `details.reserved_until` is null, try again after that time: a reserved position opens up if its contract isn’t approved by then.',
    details: { taken: 'integer', reserved_until: 'time or null' },
  },
  rate_type_fixed: {
    status: 409,
    meaning: '`rate_type` can’t change while there’s an open negotiation about the gig.',
    remedy: 'Decline the negotiations `details.negotiation_ids` first, or wait until they have ended.',
    details: { negotiation_ids: 'texts' },
  },
  amount_too_large: {
    status: 409,
    meaning: 'The total is too large.',
    remedy: 'Use smaller amounts. The total can be at most `details.maximum` cents.',
    details: { maximum: 'integer' },
  },
  already_approved: {
    status: 409,
    meaning: 'This side has already approved the contract.',
    remedy: 'Wait for the `details.waiting_for` to approve, which they can do until `details.approve_by`.',
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
    meaning: 'The contract has money that’s held, clearing or disputed.',
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
    meaning: 'No money has been released for this contract.',
    remedy: 'Release money first, or cancel the contract instead.',
  },
  too_many_milestones: {
    status: 409,
    meaning: 'The contract has the maximum number of milestones.',
    remedy: 'Remove or change an unfunded milestone; `details.limit` is the maximum.',
    details: { limit: 'integer' },
  },
  more_than_held: {
    status: 409,
    meaning: 'The amount exceeds the money being held.',
    remedy: 'Use at most `details.held_cents`.',
    details: { held_cents: 'integer' },
  },
  refund_too_early: {
    status: 409,
    meaning: 'The client can’t refund this yet.',
    remedy:
      'Refund at `details.refundable_at` or later. If that’s null, only the worker can refund, but the client can open a dispute.',
    details: { refundable_at: 'time or null' },
  },
  insufficient_funds: {
    status: 409,
    meaning: 'There isn’t enough money for this.',
    remedy:
      'Use at most `details.available_cents`, or first deposit `details.missing_cents` into the wallet. Only releases add to the platform’s fees.',
    details: { available_cents: 'integer', missing_cents: 'integer' },
  },
  payout_account_not_ready: {
    status: 409,
    meaning: 'The user’s payout account isn’t ready for withdrawals. `details.status` says why.',
    remedy:
      'If the status is `waiting`, try again at `details.ready_at`. Otherwise, the user has to add or complete the account at `details.url`, or with PUT or POST /api/wallet/payout-account in a session with a recent sign-in (or with their own API key if they have no way to sign in).',
    details: { status: 'text', ready_at: 'time or null', url: 'text' },
  },
  destination_mismatch: {
    status: 409,
    meaning: 'Withdrawals only go to the user’s payout account, and `destination` names a different one.',
    remedy:
      'Omit `destination` to withdraw to the account whose reference ends in `details.reference`, or have the user change the account first.',
    details: { label: 'text', reference: 'text' },
  },
  reference_used: {
    status: 409,
    meaning: 'Another payment already has this reference.',
    remedy: 'Use this payment’s own reference. The one you sent belongs to `details.payment_id`.',
    details: { 'payment_id?': 'text' },
  },
  milestone_disputed: {
    status: 409,
    meaning: 'There is an open dispute about this milestone, which is frozen until the dispute ends.',
    remedy:
      'Act in the dispute `details.dispute_id`, whose next step is due at `details.due_at`, or wait until it has ended.',
    details: { dispute_id: 'text', due_at: 'time' },
  },
  withdrawn_before: {
    status: 409,
    meaning: 'This side has withdrawn a dispute about this milestone and can’t open another.',
    remedy: 'Release or refund the milestone. Only the `details.side` can still open a dispute.',
    details: { side: 'text' },
  },
  nothing_at_stake: {
    status: 409,
    meaning: 'The milestone has no money that’s held or clearing.',
    remedy: 'Don’t open a dispute: there is no money to decide about.',
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
    meaning: 'This side has reached the statement limit for the dispute.',
    remedy:
      'If `details.left_statements` is above zero, send a statement of at most `details.left_bytes` bytes and link to longer material. Otherwise, wait for the decision.',
    details: { left_statements: 'integer', left_bytes: 'integer' },
  },
  not_reviewable: {
    status: 409,
    meaning:
      'A contract can be reviewed for a limited time after it ends, if money was released or a dispute was resolved. `details.reason` is `not_ended`, `nothing_paid` or `time_over`.',
    remedy:
      'If the reason is `not_ended`, complete the contract first or wait until `details.ends_at`. Otherwise, it can’t be reviewed.',
    details: { reason: 'text', ends_at: 'time or null', 'reviewable_until?': 'time' },
  },
  already_reviewed: {
    status: 409,
    meaning: 'This side has already reviewed the contract.',
    remedy: 'Read the review `details.review_id`. Each side can leave one, and it can’t be changed.',
    details: { review_id: 'text' },
  },
  already_vouched: {
    status: 409,
    meaning: 'You’ve already vouched for this user.',
    remedy: 'To write a new one, delete the vouch `details.vouch_id` first.',
    details: { vouch_id: 'text' },
  },
  gig_has_contracts: {
    status: 409,
    meaning: 'The gig has contracts that are active or awaiting approval.',
    remedy: 'Delete the gig once the contracts `details.contract_ids` have ended, or close it now.',
    details: { contract_ids: 'texts' },
  },
  positions_taken: {
    status: 409,
    meaning: 'More positions than that are already filled or reserved.',
    remedy: 'Use at least `details.taken`.',
    details: { taken: 'integer' },
  },
  too_many_secrets: {
    status: 409,
    meaning: 'The webhook has the maximum number of valid secrets.',
    remedy: 'Try again at `details.retry_at`, when the oldest one expires.',
    details: { limit: 'integer', retry_at: 'time' },
  },
  too_many_attempts: {
    status: 409,
    meaning: 'The delivery has reached the limit of attempts.',
    remedy: 'Read the event `details.event_id` in the feed instead.',
    details: { limit: 'integer', event_id: 'text' },
  },
  webhook_disabled: {
    status: 409,
    meaning: 'The webhook is disabled. `details.disabled_reason` says why.',
    remedy: 'Enable the webhook first: PATCH /api/webhooks/{id} with `{"enabled": true}`.',
    details: { disabled_reason: 'text or null' },
  },
  recipient_suspended: {
    status: 409,
    meaning: 'The other side of the conversation is suspended and can’t get messages.',
    remedy: 'Wait until an operator reinstates the user `details.user_id`; the conversation stays readable.',
    details: { user_id: 'text' },
  },
  too_late_to_delete: {
    status: 409,
    meaning: 'A message can only be deleted shortly after it was sent.',
    remedy: 'Send another message to correct it. This one could be deleted until `details.deletable_until`.',
    details: { deletable_until: 'time' },
  },
  email_off: {
    status: 409,
    meaning: 'This marketplace doesn’t send email.',
    remedy: 'Use a passkey or an API key, or ask the operator to set SMTP_URL.',
  },
  already_rotated: {
    status: 409,
    meaning: 'This key has already been replaced and only works until its grace period ends.',
    remedy: 'Use the secret of the key `details.replaced_by`. This one works until `details.works_until`.',
    details: { replaced_by: 'text', works_until: 'time or null' },
  },
  content_removed: {
    status: 409,
    meaning: 'An operator has removed this, so it can’t be used.',
    remedy:
      'Its owner can see why in `removal` and object once with POST /api/objections. Others no longer need to report it.',
  },
  already_reported: {
    status: 409,
    meaning: 'You’ve already reported this, and the report is still open.',
    remedy: 'Wait for the decision: the event `report.resolved`, or GET /api/reports?status=open.',
  },
  already_objected: {
    status: 409,
    meaning: 'The owner has already objected to this removal.',
    remedy: 'Read the decision with GET /api/objections. A removal can be objected to only once.',
  },
  values_in_use: {
    status: 409,
    meaning: 'The change would exclude values of `details.count` gigs or profiles.',
    remedy:
      'Retire `details.key` instead of removing it, or choose limits that include all values. POST /api/operator/trade/try says what a change affects.',
    details: { key: 'text', kind: 'text', count: 'integer' },
  },
  not_removed: {
    status: 409,
    meaning: 'This hasn’t been removed.',
    remedy: 'There’s nothing to restore, and nothing to object to.',
  },
  unsupported_by_provider: {
    status: 409,
    meaning: 'The payment provider doesn’t work this way.',
    remedy: 'Do it the way `message` says; only the providers in `details.supported_by` work as requested.',
    details: { provider: 'text', supported_by: 'texts' },
  },
} as const satisfies Record<string, IssueDefinition>
