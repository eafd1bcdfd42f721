import type { Issue } from '@parley/sdk'

/** What a refusal means, in words for people: what is wrong, and what to do about it. */
export function explainIssue(issue: Issue, money: (cents: number) => string): string {
  const details = ('details' in issue ? issue.details : {}) as Record<string, unknown>
  const value = (limit: unknown) => (issue.path.endsWith('_cents') ? money(Number(limit)) : readable(limit))
  const text = TEXTS[issue.code]?.(details, money, value)
  return text ?? sentence(issue.message)
}

type Details = Record<string, unknown>

type Explain = (details: Details, money: (cents: number) => string, value: (limit: unknown) => string) => string | null

const TEXTS: Partial<Record<Issue['code'], Explain>> = {
  required: () => 'Please fill this in.',
  blank: () => 'Please fill this in.',
  too_short: ({ minimum, unit }) => (minimum === 1 ? 'Please fill this in.' : `Write at least ${minimum} ${unit}.`),
  too_long: ({ maximum, unit }) => `Write at most ${maximum} ${unit}.`,
  too_small: ({ minimum }, _, value) => `The lowest possible value is ${value(minimum)}.`,
  too_large: ({ maximum }, _, value) => `The highest possible value is ${value(maximum)}.`,
  bad_format: ({ example }) => (example ? `This does not look right. An example: ${example}` : null),
  not_allowed: ({ allowed }) => (Array.isArray(allowed) ? `Choose one of: ${allowed.join(', ')}.` : null),
  duplicate_item: () => 'This is in the list twice.',
  gig_not_open: () => 'This gig does not take applications or offers now.',
  already_applied: () => 'You have applied to this gig already. Withdraw that application to send another one.',
  apply_by_passed: () => 'The time to apply has passed. Choose a later deadline, or none.',
  own_gig: () => 'This is your own gig.',
  own_profile: () => 'This is your own profile.',
  own_offer: () => 'The newest offer is your own. It is the other side’s turn.',
  stale_round: ({ round }) =>
    `There is a newer offer, number ${round}. Look at it first: you agree only to what you have seen.`,
  stale_terms: () => 'The terms have changed since you looked. Look at them again, then approve.',
  stale_version: () =>
    'This was changed elsewhere since you opened it. Load it again to see what is new; what you typed stays here.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'You have made all the statements that one side can make.'
      : 'Your statements and evidence have become too long in total. Shorten this one, or link to the material.',
  stale_figure: () => 'There is a newer figure. Look at it first.',
  terms_incomplete: ({ missing }) =>
    `The offer lacks ${list(missing)}. Make an offer that has it; the other side can then agree.`,
  round_limit: ({ limit }) => `Each side can make ${limit} offers. Agree, decline, or wait for the other side.`,
  already_negotiating: () => 'You negotiate with this person about this gig already.',
  no_position_free: () => 'Every position of this gig is taken. The client can add positions.',
  positions_taken: () => 'More positions than that are taken already.',
  rate_type_fixed: () => 'The kind of rate cannot change while there are open negotiations.',
  already_approved: () => 'You have approved this contract already.',
  insufficient_funds: ({ missing_cents }, money) =>
    `There is not enough money in your wallet: ${money(Number(missing_cents))} is missing. Deposit it first, or take a smaller amount.`,
  money_open: () => 'Money is still held, clearing or disputed. Settle that first.',
  nothing_released: () => 'Nothing has been paid yet. Release something, or cancel the contract instead.',
  more_than_held: () => 'That is more than is held.',
  milestone_disputed: () => 'This milestone is disputed. The dispute decides what happens to its money.',
  gig_has_contracts: () => 'There are running contracts for this gig. Finish or cancel them first.',
  already_vouched: () => 'You have vouched for this person already.',
  already_reviewed: () => 'You have reviewed this contract already.',
  conflict_of_interest: () => 'You have to keep apart from this person while one of you decides about the other.',
  second_operator_required: () => 'Nothing has changed yet: a second operator has to confirm it.',
  user_suspended: () => 'Your account is suspended. You can read, answer disputes and refund.',
  not_yours: () => 'This belongs to somebody else.',
  missing_role: () => 'Your role does not allow this.',
  missing_scope: () => 'Your role does not allow this.',
  quota_reached: () => 'You have as many of these as possible. Remove one first.',
  rate_limited: () => 'That was a lot at once. Wait a moment, then try again.',
  overloaded: () => 'The service is busy. Try again in a moment.',
  draining: () => 'The service restarts. Try again in a moment.',
  wrong_state: () => 'This is no longer possible: something has changed in the meantime.',
  idempotency_in_flight: () => 'This is already on its way.',
  email_off: () => 'This marketplace sends no mails.',
  bad_sign_in: () => 'This code is wrong or no longer works. Ask for another one.',
  bad_passkey: () => 'This passkey is not known here. Sign in by mail.',
  not_reviewable: () => 'This contract cannot be reviewed.',
}

/** A limit as people write it: the service says numbers, and days and times in ISO 8601. */
function readable(limit: unknown): string {
  if (typeof limit === 'number') return limit.toLocaleString()
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  if (text.length === DAY_LENGTH)
    return new Date(text).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  return new Date(text).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

const DAY_LENGTH = '2026-11-14'.length

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return names.join(' and ') || 'something'
}

const FIELD_NAMES: Partial<Record<string, string>> = { rate_cents: 'a rate', hours_per_week: 'hours per week' }

/** Messages of the service begin in lower case where they follow the name of a field. */
function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
