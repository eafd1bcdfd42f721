import type { Issue } from '@parley/sdk'

/** Explains a refusal to people: what’s wrong, and what to do about it. */
export function explainIssue(issue: Issue, formats: Formats): string {
  const details = ('details' in issue ? issue.details : {}) as Record<string, unknown>
  const value = (limit: unknown) =>
    issue.path.endsWith('_cents') ? formats.money(Number(limit)) : readable(limit, formats)
  const text = TEXTS[issue.code]?.(details, formats.money, value)
  return text ?? sentence(issue.message)
}

/** How the console writes amounts, dates and times. */
interface Formats {
  money: (cents: number) => string
  day: (date: string) => string
  moment: (at: string) => string
}

type Details = Record<string, unknown>

type Explain = (details: Details, money: (cents: number) => string, value: (limit: unknown) => string) => string | null

const TEXTS: Partial<Record<Issue['code'], Explain>> = {
  required: () => 'This field is required.',
  blank: () => 'This field is required.',
  too_short: ({ minimum, unit }) =>
    minimum === 1 ? 'This field is required.' : `Must have at least ${minimum} ${unit}.`,
  too_long: ({ maximum, unit }) => `Must have at most ${maximum} ${unit}.`,
  too_small: ({ minimum }, _, value) => `Must be at least ${value(minimum)}.`,
  too_large: ({ maximum }, _, value) => `Must be at most ${value(maximum)}.`,
  bad_format: ({ example }) => (example ? `Use a format like this: ${example}` : null),
  not_allowed: ({ allowed }) => (Array.isArray(allowed) ? `Choose one of: ${allowed.join(', ')}.` : null),
  duplicate_item: () => 'This is already on the list.',
  gig_not_open: () => 'This gig isn’t open for applications or offers.',
  already_applied: () => 'You’ve already applied to this gig. To apply again, withdraw your application first.',
  apply_by_passed: () => 'The application deadline has passed. Choose a later one, or leave it blank.',
  own_gig: () => 'This is your own gig.',
  own_profile: () => 'This is your own profile.',
  own_offer: () => 'You made the latest offer. It’s the other side’s turn.',
  stale_round: ({ round }) => `There’s a newer offer, number ${round}. Review it before you accept.`,
  stale_terms: () => 'The terms have changed since you opened this. Review them again before you approve.',
  stale_version: () =>
    'This has been changed elsewhere since you opened it. Reload it to see the changes. We’ll keep what you typed.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'You’ve reached the maximum number of statements.'
      : 'Your statements and evidence are too long in total. Shorten this one, or link to the material instead.',
  stale_figure: () => 'There’s a newer proposal. Review it first.',
  terms_incomplete: ({ missing }) =>
    `The offer is missing ${list(missing)}. Make an offer that includes it so the other side can accept.`,
  round_limit: ({ limit }) => `Each side can make up to ${limit} offers. Accept, decline, or wait for the other side.`,
  already_negotiating: () => 'You’re already negotiating with this person about this gig.',
  no_position_free: () => 'Every position on this gig is taken. The client can add more.',
  positions_taken: () => 'More positions than that are already taken. Enter a higher number.',
  rate_type_fixed: () => 'You can’t change the payment type while there are open negotiations.',
  already_approved: () => 'You’ve already approved this contract.',
  insufficient_funds: ({ missing_cents }, money) =>
    `You need ${money(Number(missing_cents))} more in your wallet. Deposit it first, or enter a smaller amount.`,
  payout_account_not_ready: ({ ready_at }, _, value) =>
    ready_at
      ? `Your payout account was changed recently. You can withdraw again after ${value(ready_at)}.`
      : 'Add a payout account before you withdraw.',
  destination_mismatch: () =>
    'Withdrawals can only go to your payout account. To use another account, change it first.',
  money_open: () => 'Some money is still in escrow, pending or disputed. Settle that first.',
  nothing_released: () => 'Nothing has been released yet. Release a payment, or cancel the contract instead.',
  more_than_held: () => 'That’s more than the amount in escrow.',
  milestone_disputed: () => 'This milestone is disputed. The dispute decides what happens to its money.',
  gig_has_contracts: () => 'This gig has active contracts. Complete or cancel them first.',
  already_vouched: () => 'You’ve already vouched for this person.',
  already_reviewed: () => 'You’ve already reviewed this contract.',
  conflict_of_interest: () => 'This isn’t allowed because of a conflict of interest between you and this person.',
  second_operator_required: () => 'Nothing has changed yet. A second operator has to confirm it.',
  user_suspended: () =>
    'Your account is suspended. You can still respond to disputes, issue refunds and object once. Everything else is read-only.',
  not_yours: () => 'This belongs to someone else.',
  missing_role: () => 'Your role doesn’t allow this.',
  missing_scope: () => 'Your role doesn’t allow this.',
  quota_reached: () => 'You’ve reached the limit. Remove something first, or try again later.',
  rate_limited: () => 'You’ve made too many requests. Wait a moment, then try again.',
  overloaded: () => 'The service is busy. Try again in a moment.',
  draining: () => 'The service is restarting. Try again in a moment.',
  wrong_state: () => 'Something has changed, so this is no longer possible. Reload the page to see what’s new.',
  idempotency_in_flight: () => 'This is already being processed.',
  email_off: () => 'This marketplace doesn’t send email.',
  bad_sign_in: () => 'That code didn’t work. Try again, or request a new one.',
  bad_passkey: () => 'We don’t recognize this passkey. Sign in by email instead.',
  not_reviewable: () =>
    'You can review a contract only after it has ended with a payment, and while the review window is open.',
}

/** A limit as people write it. The service sends numbers, and days and times in ISO 8601. */
function readable(limit: unknown, { day, moment }: Formats): string {
  if (typeof limit === 'number') return limit.toLocaleString()
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  return text.length === DAY_LENGTH ? day(text) : moment(text)
}

const DAY_LENGTH = '2026-11-14'.length

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return names.join(' and ') || 'something'
}

const FIELD_NAMES: Partial<Record<string, string>> = { rate_cents: 'a rate', hours_per_week: 'hours per week' }

/** The service’s messages start in lower case where they follow the name of a field. */
function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
