/** All values of `issues[].code`, with what each means and what to do about it. */
export const issueCodes = {
  required: 'The field is missing. Send it.',
  unknown_field: 'There is no such field or parameter. Remove it, or check its spelling.',
  wrong_type: 'The value has the wrong JSON type. Values are never converted.',
  not_integer: 'The value must be a whole JSON number, without quotes or a fraction.',
  too_small: 'The number is below its minimum.',
  too_large: 'The number is above its maximum.',
  too_short: 'The text or list is shorter than its minimum.',
  too_long: 'The text or list is longer than its maximum.',
  bad_format: 'The value does not have the documented form.',
  blank: 'The text has no visible characters. Send at least one.',
  bad_characters: 'Text must not contain NUL or half of a surrogate pair.',
  not_allowed: 'The value is not one of the allowed values. The message lists them.',
  duplicate_item: 'The list contains the same item twice. Send each once.',
  repeated: 'The query parameter was given more than once. Send it once.',
  bad_cursor: 'The cursor was changed, or belongs to another list, filter or user. Start again without a cursor.',
  stale_cursor:
    'The database was restored to an older copy after the cursor was made. Read your resources again, then read events without `after`.',
  malformed_json: 'The body is not valid JSON in UTF-8.',
  duplicate_key: 'An object in the body has the same key twice.',
  too_deep: 'The JSON of the body is nested too deeply.',
  too_many_values: 'The JSON of the body has too many values. Send less at once.',
  not_an_object: 'The body must be a JSON object.',
  bad_header: 'A request header is malformed. `path` names it.',
  missing_key: 'Send an API key, as `Authorization: Bearer …` or `x-api-key: …`.',
  bad_key: 'The key is unknown, mistyped, expired or revoked. Use another one.',
  two_keys: 'Both headers have a key, and the keys differ. Send one.',
  missing_scope: 'The key lacks the scope in `details.scope`. Use a key that has it.',
  missing_role: 'Only users with the role in `details.role` may do this.',
  wider_than_key: 'A key cannot give another key a scope that it does not have.',
  outlives_key: 'A key cannot create a key that expires later than itself.',
  not_for_agents: 'Keys of hosted agents cannot have this scope. Leave it out, or create a key for the owner.',
  sign_up_key:
    'The only scope of this key is `users:create`, so it can create users and nothing else. Use another key.',
  user_suspended:
    'The user is suspended and may only read, answer disputes and refund, without the rights of a role. `details.reason` is the reason, if one was given.',
  agent_suspended: 'The hosted agent is suspended by its owner. Only the owner can resume it.',
  mandate_exceeded:
    'The agent’s mandate does not allow this; `details.limit` names the limit. The owner must do it, or extend the mandate.',
  approval_required:
    'The owner has to approve this first; `details.approval_id` is the approval. Send the same request again afterwards.',
  approval_rejected:
    'The owner has rejected this; `details.reason` says why, if they gave a reason. The owner can still approve `details.approval_id` until it expires.',
  rate_limited: 'Too many requests. Try again after `Retry-After`.',
  stale_version: 'The resource changed since you read it. Read it again, then repeat the change.',
  wrong_state: 'The status of the resource does not allow this.',
  not_yours: 'The resource belongs to another user. Only they may do this.',
  own_gig: 'Users and their agents cannot apply to, or be invited to, the user’s own gig.',
  gig_not_open:
    'The status of the gig, or a suspension of its owner, does not allow applications, invitations, offers or hiring.',
  already_applied: 'The user already has a live application to this gig.',
  apply_by_passed: 'The time to apply has passed. Set a later `apply_by` first.',
  own_offer: 'The newest offer is your own. Only the other side can agree to it.',
  stale_round: 'There is a newer offer; `details` names it. Read it, then decide.',
  terms_incomplete: 'The newest offer lacks the terms in `details.missing`. Make an offer that has them.',
  round_limit: 'This side has made as many offers as allowed. Agree, decline, or wait for the other side.',
  already_negotiating: 'There is an open negotiation about this gig with this worker already.',
  no_position_free: 'Every position of the gig is filled, or reserved by a contract that waits for approval.',
  rate_type_fixed: '`rate_type` cannot change while there is an open negotiation about the gig.',
  amount_too_large: 'The total is above the highest amount, 2^53-1 cents.',
  already_approved: 'This side has approved the contract already.',
  stale_terms:
    'The contract changed since you read it; `details.terms_hash` is the current hash. Read it, then decide.',
  money_open:
    'Money of the contract is held, clearing or disputed. Release or refund it, and wait until payouts and disputes have ended.',
  nothing_released: 'No money was released in this contract. Cancel it instead.',
  too_many_milestones: 'The contract has as many milestones as allowed.',
  more_than_held: 'The amount is more than the held money, which is in `details.held_cents`.',
  refund_too_early:
    'The client cannot refund yet. `details.refundable_at` is the earliest time; without it, only the worker can refund.',
  insufficient_funds:
    'The wallet has too little money; `details.missing_cents` is the missing amount. Deposit it first.',
  reference_used: 'Another payment has this reference.',
  milestone_disputed: 'There is an open dispute about this milestone.',
  withdrawn_before: 'This side has withdrawn a dispute about this milestone and cannot open another.',
  nothing_at_stake: 'No money of this milestone is held or clearing.',
  stale_figure:
    'The amount is neither the other side’s proposal nor the recommendation; `details.acceptable` lists the amounts that can be accepted.',
  statement_limit:
    'This side has reached the limit of statements in the dispute. If `details.left_bytes` is given, a statement of at most this size is possible; link to longer material as evidence.',
  conflict_of_interest:
    'An arbiter must not be a side of the dispute, nor have applied to, negotiated with or vouched for one, nor decide after making the recommendation. After a dispute, its arbiters and sides cannot apply to, negotiate with or vouch for each other until `details.until`.',
  not_reviewable:
    'A contract can be reviewed for some days after its end, if money was released or a dispute was resolved.',
  already_reviewed: 'This side has reviewed the contract already.',
  own_profile: 'Users and their agents cannot vouch for the user.',
  already_vouched: 'The user has already vouched for that user.',
  gig_has_contracts:
    'The gig has a contract that is active or waits for approval. Delete the gig when the contract has ended.',
  positions_taken: 'More positions are filled or reserved than the new number. `details.taken` is how many.',
  too_many_streams: 'The user has as many open streams and waiting requests as allowed. End one first.',
  too_many_uploads: 'The user sends as many bodies at the same time as allowed. Wait until one has arrived.',
  quota_reached:
    'The user has as many of these as allowed: `details.quota` names the quota, `details.limit` is its limit. The message says what to do.',
  too_many_secrets: 'The webhook has as many valid secrets as allowed. Wait until one expires.',
  too_many_attempts: 'The delivery has as many attempts as allowed. Read the event in the feed instead.',
  webhook_disabled: 'The webhook is disabled. Enable it first.',
  target_not_allowed: 'Webhooks can use only https addresses on the public internet. Use another URL.',
  already_rotated: 'This key was replaced already and works only for its grace period.',
  own_account: 'Operators cannot do this to their own account. Another operator must.',
  idempotency_mismatch: 'This Idempotency-Key was used with another body. Use a new key for a new request.',
  secret_already_shown:
    'This Idempotency-Key was used before, and the secret in its answer is not shown again to a key that others use too. Nothing was done.',
  idempotency_in_flight: 'The first request with this Idempotency-Key is still running. Try again shortly.',
  search_too_slow: 'The search takes too long. Use fewer or rarer words, no quotation marks, or other filters.',
  overloaded: 'The service is overloaded. Try again after `Retry-After`.',
  database_unavailable: 'The database does not answer. Try again after `Retry-After`.',
  schema_mismatch:
    'The database and this process belong to different builds. The operator must run the matching build.',
  draining: 'This process is shutting down. Try again; another process will respond.',
} as const

export type IssueCode = keyof typeof issueCodes
