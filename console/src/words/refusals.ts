import type { IssueCode } from '@parley/sdk'

/** What a refusal tells people: what's wrong, and what to do about it. */
type Explain = (details: Details, formats: Formats) => string

type Details = Readonly<Record<string, unknown>>

/** How the console writes what a refusal's details hold. */
export interface Formats {
  money: (cents: unknown) => string
  /** A limit: an amount if the field is one, a number, a day or a time. */
  value: (limit: unknown) => string
}

const missing = () => 'This field is required.'
const unreadable = () => 'This page sent something the service couldn’t read. Reload the page and try again.'
const changedList = () => 'This list has changed. Reload the page.'
const busy = () => 'The service is busy. Try again in a moment.'
const noRole = () => 'Your role doesn’t allow this.'
const noKey = () => 'This isn’t possible with this kind of access. Sign in with your own account.'
const signIn = () => 'Your session has ended. Sign in again.'
const ownOnly = () => 'Only the account’s owner can do this.'

/** Every code that a refusal can have. */
export const refusalWords: Record<IssueCode, Explain> = {
  required: missing,
  blank: missing,
  too_short: ({ minimum, unit }) => (minimum === 1 ? missing() : `Must have at least ${minimum} ${units(unit)}.`),
  too_long: ({ maximum, unit }) => `Must have at most ${maximum} ${units(unit, maximum)}.`,
  too_small: ({ minimum }, { value }) => `Must be at least ${value(minimum)}.`,
  too_large: ({ maximum }, { value }) => `Must be at most ${value(maximum)}.`,
  wrong_type: ({ types }) =>
    /integer|number/.test(String(types)) ? 'Enter a number.' : 'This value isn’t in the right format.',
  not_integer: () => 'Enter a whole number.',
  bad_format: ({ example }) =>
    example ? `Use a format like this: ${example}` : 'This value isn’t in the right format.',
  bad_characters: () => 'Remove the invisible characters.',
  not_allowed: ({ allowed }) =>
    Array.isArray(allowed) && allowed.length > 0
      ? `Choose one of: ${allowed.join(', ')}.`
      : 'This can’t be combined with your other choices. Leave it blank.',
  duplicate_item: () => 'This is already on the list.',
  target_not_allowed: () => 'Use a public https:// URL.',
  damaged_image: () => 'This image can’t be read. Export it again, or attach it as a ZIP file.',
  unreadable_color: () => 'White text can’t be read on this color. Choose a darker one.',
  not_for_agents: () => 'Agents can’t have this scope.',
  unknown_field: unreadable,
  repeated: unreadable,
  malformed_json: unreadable,
  duplicate_key: unreadable,
  too_deep: unreadable,
  too_many_values: unreadable,
  not_an_object: unreadable,
  bad_header: unreadable,
  malformed_request: unreadable,
  unknown_path: unreadable,
  method_not_allowed: unreadable,
  bad_content_type: unreadable,
  range_not_satisfiable: unreadable,
  bad_expectation: unreadable,
  idempotency_mismatch: unreadable,
  bad_cursor: changedList,
  stale_cursor: changedList,
  bad_passkey_response: () => 'This passkey couldn’t be added. It may already be registered.',
  not_found: () => 'It may have been removed, or it may belong to someone else.',
  request_timeout: () => 'Sending this took too long. Check your connection and try again.',
  body_too_large: () => 'This is too large. Shorten it, or send less at once.',
  url_too_long: () => 'Too many filters. Remove some.',
  headers_too_large: () => 'Your browser sent too much data. Clear this site’s cookies and try again.',

  missing_key: signIn,
  bad_key: signIn,
  bad_token: signIn,
  two_keys: signIn,
  bad_session: signIn,
  bad_sign_in: () => 'That code didn’t work. Try again, or request a new one.',
  bad_passkey: () => 'We don’t recognize this passkey. Sign in by email instead.',
  recent_sign_in_required: () => 'For your security, this change needs a recent sign-in. Sign in again.',
  cross_site: () => 'This request came from another site, so we ignored it. Reload the page and try again.',
  wrong_host: () => 'You’re not on this marketplace’s own URL. Open it there instead.',
  session_required: noKey,
  not_over_mcp: noKey,
  not_for_apps: noKey,
  api_key_required: noKey,
  sign_up_key: noKey,
  publishable_key: noKey,
  wider_than_key: noKey,
  outlives_key: noKey,
  sign_up_closed: () => 'This marketplace is invitation-only.',
  missing_role: noRole,
  missing_scope: noRole,
  not_managed: ownOnly,
  account_claimed: ownOnly,
  not_on_behalf: ownOnly,
  not_yours: () => 'This belongs to someone else.',
  user_suspended: () =>
    'Your account is suspended. You can still respond to disputes, issue refunds, and file one objection. Everything else is read-only.',
  agent_suspended: () => 'This agent is paused. Resume it first.',
  mandate_exceeded: () => 'The agent’s mandate doesn’t allow this.',
  approval_required: () => 'The agent’s owner has to approve this first.',
  approval_rejected: () => 'The agent’s owner has rejected this.',
  own_gig: () => 'This is your own gig.',
  own_profile: () => 'This is your own profile.',
  own_content: () => 'This is your own, so you can’t report it or decide on it.',
  own_account: () => 'You can’t do this to your own account or payment. Another operator has to do it.',
  user_blocked: () => 'You’ve blocked this person. Unblock them first.',
  contact_unavailable: () => 'This person can’t be contacted.',
  conflict_of_interest: () => 'This isn’t allowed because of a conflict of interest between you and this person.',
  second_operator_required: () => 'Nothing has changed yet. A second operator has to confirm it.',
  stale_version: () =>
    'This has been changed elsewhere since you opened it. Reload it to see the changes. We’ll keep what you typed.',
  idempotency_in_flight: () => 'This is already being processed.',
  secret_already_shown: () => 'The secret was shown only once. Create a new one.',
  quota_reached: ({ limit }, { value }) =>
    `You’ve reached the limit of ${value(limit)}. Remove something first, or try again later.`,
  rate_limited: () => 'You’ve made too many requests. Wait a moment, then try again.',
  too_many_streams: () => 'You have too many tabs open. Close some of them.',
  too_many_uploads: () => 'You’re uploading too many files at once. Wait until one has finished.',
  too_many_downloads: () => 'You’re downloading too many files at once. Wait until one has finished.',
  internal_error: () => 'There was a problem on our side. Try again in a moment.',
  search_too_slow: () => 'This search took too long. Use fewer or less common words, or other filters.',
  overloaded: busy,
  database_unavailable: busy,
  files_unavailable: () => 'Files aren’t available right now. Try again in a moment.',
  schema_mismatch: () => 'The service is being updated. Try again in a moment.',
  draining: () => 'The service is restarting. Try again in a moment.',

  wrong_state: () => 'Something has changed, so this is no longer possible. Reload the page to see what’s new.',
  not_claimed: () => 'This user hasn’t claimed their account yet. Invite them first.',
  gig_not_open: () => 'This gig isn’t open for applications or offers.',
  gig_changed: () => 'The gig has changed since you opened it. Review it again first.',
  gig_has_contracts: () => 'This gig has active contracts. Complete or cancel them first.',
  already_applied: () => 'You’ve already applied to this gig. To apply again, withdraw your application first.',
  apply_by_passed: () => 'The application deadline has passed. Choose a later one, or leave it blank.',
  own_offer: () => 'You made the latest offer. It’s the other side’s turn.',
  stale_round: ({ round }) => `There’s a newer offer, number ${round}. Review it before you accept.`,
  stale_terms: () => 'The terms have changed since you opened this. Review them again before you approve.',
  terms_incomplete: ({ missing }) =>
    `The offer is missing ${list(missing)}. Make an offer that includes everything so the other side can accept it.`,
  round_limit: ({ limit }) => `Each side can make up to ${limit} offers. Accept, decline, or wait for the other side.`,
  already_negotiating: () => 'You’re already negotiating with this person about this gig.',
  no_position_free: () => 'Every position on this gig is taken. The client can add more.',
  positions_taken: () => 'More positions than that are already taken. Enter a higher number.',
  rate_type_fixed: () => 'You can’t change the payment type while there are open negotiations.',
  amount_too_large: () => 'The total is too large. Use smaller amounts.',
  already_approved: () => 'You’ve already approved this contract.',
  money_open: () => 'Some money is still in escrow, pending, or disputed. Settle that first.',
  nothing_released: () => 'Nothing has been released yet. Release a payment, or cancel the contract instead.',
  too_many_milestones: ({ limit }) => `A contract can have up to ${limit} milestones.`,
  more_than_held: () => 'That’s more than the amount in escrow.',
  refund_too_early: ({ refundable_at }, { value }) =>
    refundable_at
      ? `You can refund this after ${value(refundable_at)}.`
      : 'Only the worker can refund this now. You can open a dispute instead.',
  insufficient_funds: ({ missing_cents }, { money }) =>
    `You need ${money(missing_cents)} more in your wallet. Deposit it first, or enter a smaller amount.`,
  payout_account_not_ready: ({ ready_at }, { value }) =>
    ready_at
      ? `Your payout account was changed recently. You can withdraw again after ${value(ready_at)}.`
      : 'Add a payout account before you withdraw.',
  destination_mismatch: () =>
    'Withdrawals can only go to your payout account. To use another account, change it first.',
  unsupported_by_provider: () => 'This isn’t possible with this marketplace’s payment provider.',
  reference_used: () => 'Another payment already has this reference.',
  milestone_disputed: () => 'This milestone is disputed. The dispute decides what happens to its money.',
  terms_not_accepted: () => 'Accept the Terms of Use first.',
  terms_planned: ({ terms_version }) =>
    `Version ${terms_version} hasn’t taken effect yet. To publish another one, withdraw it first.`,
  withdrawn_before: () => 'You’ve withdrawn a dispute about this milestone before, so you can’t open another.',
  nothing_at_stake: () => 'This milestone has no money in escrow or pending, so there’s nothing to dispute.',
  values_in_use: ({ kind, count }) =>
    count === 1
      ? `1 ${kind} has a value that this would exclude. Retire it instead, or allow that value.`
      : `${count} ${kind}s have values that this would exclude. Retire it instead, or allow those values.`,
  stale_figure: () => 'There’s a newer proposal. Review it first.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'You’ve reached the maximum number of statements.'
      : 'Your statements and evidence are too long in total. Shorten this one, or link to the material instead.',
  not_reviewable: () =>
    'You can review a contract after it ends, if something was paid, until the review window closes.',
  already_reviewed: () => 'You’ve already reviewed this contract.',
  already_vouched: () => 'You’ve already vouched for this person.',
  too_many_secrets: ({ retry_at }, { value }) =>
    `This webhook has the maximum number of valid secrets. You can create another after ${value(retry_at)}.`,
  too_many_attempts: () => 'This delivery has been tried too often. Read the event in the feed instead.',
  webhook_disabled: () => 'This webhook is turned off. Turn it on first.',
  recipient_suspended: () => 'This person is suspended and can’t get messages.',
  too_late_to_delete: () => 'It’s too late to delete this message.',
  email_off: () => 'This marketplace doesn’t send email.',
  already_rotated: () => 'This key has already been replaced.',
  content_removed: () => 'An operator has removed this.',
  already_reported: () => 'You’ve already reported this. An operator will look at it.',
  already_objected: () => 'You’ve already objected to this decision.',
  not_removed: () => 'This hasn’t been removed.',
}

function units(unit: unknown, count?: unknown): string {
  const names: Partial<Record<string, string>> = { characters: 'character', items: 'item', bytes: 'byte' }
  const name = names[String(unit)] ?? ''
  return name && count !== 1 ? `${name}s` : name
}

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return names.join(' and ') || 'something'
}

const FIELD_NAMES: Partial<Record<string, string>> = { rate_cents: 'a rate', hours_per_week: 'hours per week' }
