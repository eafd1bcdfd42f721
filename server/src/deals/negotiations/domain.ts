import { type HiringGig, hasFreePosition, mayHire, requireActiveClient } from '../../market/gigs/domain.ts'
import { priceCentsOf, type TermChanges, type Terms } from '../../market/terms/domain.ts'
import { type BlocksOfDeal, refusalToContactSide } from '../../people/blocks/domain.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import type { Deadlines } from '../../platform/kernel/deadlines.ts'
import { conflict, type Issue, validationFailed } from '../../platform/kernel/errors.ts'
import {
  type AgentId,
  type ApplicationId,
  type ContractId,
  encodeId,
  type GigId,
  type NegotiationId,
  type RoundId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { counterpartyOf, otherSide, type Side } from '../../platform/kernel/parties.ts'
import { addDays, earlierOf, type Instant, laterOf } from '../../platform/kernel/time.ts'
import { allowedActions, type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'

export const negotiationStatuses = ['open', 'agreed', 'declined', 'expired', 'superseded'] as const
export type NegotiationStatus = (typeof negotiationStatuses)[number]

export interface Negotiation extends BlocksOfDeal {
  id: NegotiationId
  gig_id: GigId
  gig_version: number
  /** The hash of the gig's brief in that version; null in negotiations from before there were briefs. */
  brief_hash: string | null
  rate_type: 'hourly' | 'fixed'
  review_days: number
  application_id: ApplicationId | null
  client_id: UserId
  worker_id: UserId
  opened_by: Side
  status: NegotiationStatus
  terms: Terms
  terms_hash: string
  offered_by: Side
  round_count: number
  client_rounds: number
  worker_rounds: number
  contract_id: ContractId | null
  decline_reason: string | null
  kept_until: Instant | null
  expires_at: Instant
  created_at: Instant
  updated_at: Instant
  /** While the client is suspended, no one can make or accept offers. */
  client_suspended: boolean
}

export interface Round {
  id: RoundId
  negotiation_id: NegotiationId
  number: number
  offered_by: Side
  user_id: UserId
  hosted_agent_id: AgentId | null
  changes: TermChanges
  terms: Terms
  gig_version: number
  brief_hash: string | null
  terms_hash: string
  message: string | null
  created_at: Instant
}

/** The two sides; the gig, whose end ends its negotiations; and a contract that fills the gig. */
export type NegotiationRole = Side | 'gig' | 'contract' | 'clock'

export const negotiationTransitions = {
  round: {
    from: ['open'],
    to: null,
    by: ['client', 'worker'],
    scope: 'negotiations:write',
    mandateAction: 'negotiations.round',
  },
  agree: {
    from: ['open'],
    to: 'agreed',
    by: ['client', 'worker'],
    scope: 'negotiations:write',
    mandateAction: 'negotiations.agree',
  },
  decline: { from: ['open'], to: 'declined', by: ['client', 'worker'], scope: 'negotiations:write' },
  expire: { from: ['open'], to: 'expired', by: ['clock', 'gig'] },
  supersede: { from: ['open'], to: 'superseded', by: ['contract'] },
} as const satisfies Transitions<NegotiationStatus, NegotiationRole>

export type NegotiationAction = keyof typeof negotiationTransitions

const ROUNDS_PER_SIDE_MAX = 25

/** The actions this side may take now. The gig is undefined if it was deleted. */
export function negotiationActions(
  viewer: Viewer,
  side: Side,
  negotiation: Negotiation,
  gig: HiringGig | undefined,
): NegotiationAction[] {
  const amounts = {
    // A round may change every amount, but not the counterparty.
    round: () => ({ counterpartyId: counterpartyOf(side, negotiation) }),
    agree: () => stakeOfTerms('agreeToTerms', negotiation, side),
  }
  return allowedActions(negotiationTransitions, { status: negotiation.status, by: side }, viewer, amounts).filter(
    (action) =>
      !((negotiation.client_suspended || refusalToContactSide(side, negotiation)) && action !== 'decline') &&
      !(action === 'agree' && (negotiation.offered_by === side || !isAgreeable(negotiation, gig))) &&
      !(action === 'round' && roundsOf(side, negotiation) >= ROUNDS_PER_SIDE_MAX),
  )
}

// The latest offer is complete, its price can be represented exactly, and the gig has a position for it.
function isAgreeable(negotiation: Negotiation, gig: HiringGig | undefined): boolean {
  if (missingIn(negotiation).length > 0 || (priceCentsOf(negotiation) ?? 0n) > Number.MAX_SAFE_INTEGER) return false
  return mayHire(gig) && hasFreePosition(gig)
}

/** The negotiation as it is once a passed deadline has taken effect, even before the clock has stored that. */
export function asOf(negotiation: Negotiation, now: Instant): Negotiation {
  return isDue(negotiation, now) ? { ...negotiation, status: 'expired' } : negotiation
}

export function isDue(negotiation: Negotiation, now: Instant): boolean {
  const due = dueAt(negotiation)
  return due !== null && due <= now
}

/** When it expires; null once it has ended. */
export function dueAt({ status, expires_at }: Negotiation): Instant | null {
  return negotiationTransitions.expire.from.some((from) => from === status) ? expires_at : null
}

/** What an agent commits its owner to by offering these terms, or by agreeing to them. */
export function stakeOfTerms(
  kind: 'offerTerms' | 'agreeToTerms',
  negotiation: Negotiation,
  side: Side,
  { terms, gig_version }: Pick<Negotiation, 'terms' | 'gig_version'> = negotiation,
): Stake {
  const { id, status, round_count, rate_type } = negotiation
  const isEdited = gig_version !== negotiation.gig_version
  const offered = { rate_type, ...terms }
  return {
    subject: encodeId('neg', id),
    summary: isEdited
      ? { kind: 'offerTermsForEditedGig', terms: offered, version: gig_version }
      : { kind, terms: offered },
    change: { before: negotiation.terms, after: terms },
    target: { status, gig_version: negotiation.gig_version, round_count, terms: negotiation.terms },
    counterpartyId: counterpartyOf(side, negotiation),
    rateCents: terms.rate_cents,
    contractCents: priceCentsOf({ ...negotiation, terms }),
  }
}

/**
 * When a negotiation expires: some days after its newest offer, and at the latest some days after it began, but not before
 * `kept_until`, while a contract awaiting approval reserves the gig's last position. Never earlier than before the offer, even if
 * an operator has shortened these times.
 */
export function expiryAfterRound(
  { created_at, kept_until, expires_at }: Pick<Negotiation, 'created_at' | 'kept_until' | 'expires_at'>,
  deadlines: Deadlines,
  now: Instant,
): Instant {
  const newExpiry = earlierOf(
    addDays(now, deadlines.negotiationRoundDays),
    addDays(created_at, deadlines.negotiationDays),
  )
  const regularExpiry = laterOf(newExpiry, expires_at)
  return kept_until === null ? regularExpiry : laterOf(regularExpiry, kept_until)
}

export function decideRound(negotiation: Negotiation, side: Side): void {
  transition(negotiationTransitions, 'round', { status: negotiation.status, by: side })
  requireActiveClient(negotiation)
  requireContactOf(side, negotiation)
  if (roundsOf(side, negotiation) >= ROUNDS_PER_SIDE_MAX) {
    const message = `Each side can make ${ROUNDS_PER_SIDE_MAX} offers. Agree, decline, or wait for the other side.`
    throw conflict('round_limit', message, { limit: ROUNDS_PER_SIDE_MAX, waiting_for: otherSide(side) })
  }
}

/** The offer that a side agrees to, by its number, its hash, or both. */
export interface NamedOffer {
  round?: number | undefined
  terms_hash?: string | undefined
}

/** Refuses unless the given offer is the newest, complete, and made by the other side. */
export function decideAgreement(negotiation: Negotiation, side: Side, named: NamedOffer): void {
  transition(negotiationTransitions, 'agree', { status: negotiation.status, by: side })
  if (!isNewest(negotiation, named)) {
    throw conflict('stale_round', 'That isn’t the latest offer. Read the negotiation again.', {
      round: negotiation.round_count,
      terms_hash: negotiation.terms_hash,
    })
  }
  if (negotiation.offered_by === side) {
    throw conflict('own_offer', `You made the latest offer. Only the ${otherSide(side)} can agree to it.`, {
      waiting_for: otherSide(side),
      expires_at: negotiation.expires_at,
    })
  }
  requireComplete(negotiation)
  requireContactOf(side, negotiation)
}

/** What a new negotiation is about: an application, or a gig and the worker to invite. */
export function requireOneSubject(body: {
  application_id?: string
  gig_id?: string
  worker_id?: string
}): { applicationId: string } | { gigId: string; workerId: string } {
  const { application_id, gig_id, worker_id } = body
  if (application_id !== undefined) {
    const message = 'must be omitted when application_id is given'
    const superfluous = (['gig_id', 'worker_id'] as const).filter((path) => body[path] !== undefined)
    const issues = superfluous.map((path): Issue<'not_allowed'> => {
      return { path, code: 'not_allowed', message, details: { allowed: [] } }
    })
    if (issues.length > 0) throw validationFailed(issues)
    return { applicationId: application_id }
  }
  if (gig_id !== undefined && worker_id !== undefined) return { gigId: gig_id, workerId: worker_id }
  const types = ['string']
  if (gig_id === undefined && worker_id === undefined) {
    const message = 'is required, unless gig_id and worker_id are given to invite a worker'
    const details = { types, alternatives: ['gig_id', 'worker_id'] }
    throw validationFailed([{ path: 'application_id', code: 'required', message, details }])
  }
  const path = gig_id === undefined ? 'gig_id' : 'worker_id'
  const message = 'is required: an invitation needs gig_id and worker_id'
  throw validationFailed([{ path, code: 'required', message, details: { types } }])
}

/** Refuses a request that doesn't identify an offer, so that a side agrees only to terms it has seen. */
export function requireNamedOffer({ round, terms_hash }: NamedOffer): void {
  if (round !== undefined || terms_hash !== undefined) return
  const message = 'or terms_hash is required to identify the offer you agree to'
  const details = { types: ['integer'], minimum: 1, alternatives: ['terms_hash'] }
  throw validationFailed([{ path: 'round', code: 'required', message, details }])
}

function requireContactOf(side: Side, negotiation: Negotiation): void {
  const refusal = refusalToContactSide(side, negotiation)
  if (refusal) throw refusal
}

function roundsOf(side: Side, negotiation: Negotiation): number {
  return side === 'client' ? negotiation.client_rounds : negotiation.worker_rounds
}

function isNewest(negotiation: Negotiation, { round, terms_hash }: NamedOffer): boolean {
  return (
    (round === undefined || round === negotiation.round_count) &&
    (terms_hash === undefined || terms_hash === negotiation.terms_hash)
  )
}

function missingIn({ terms, rate_type }: Negotiation): string[] {
  return [
    ...(terms.rate_cents === null ? ['rate_cents'] : []),
    ...(rate_type === 'hourly' && terms.hours_per_week === null ? ['hours_per_week'] : []),
  ]
}

function requireComplete(negotiation: Negotiation): void {
  const missing = missingIn(negotiation)
  if (missing.length === 0) return
  throw conflict(
    'terms_incomplete',
    `The latest offer is missing ${missing.join(' and ')}. Make an offer that includes it.`,
    {
      missing,
    },
  )
}
