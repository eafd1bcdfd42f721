import { distinctNames, searchTextsIn } from '../../platform/fields/domain.ts'
import { isVisitor, type Reader } from '../../platform/kernel/actor.ts'
import type { Stake, StakeAmounts } from '../../platform/kernel/agent-actions.ts'
import { conflict, forbidden, type Issue, type Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, type GigId, type UserId } from '../../platform/kernel/ids.ts'
import { type Removal, seesRemoved } from '../../platform/kernel/moderation.ts'
import type { CalendarDate, Instant } from '../../platform/kernel/time.ts'
import { categoryOf, type Fields, flatCategories, inUse, type Trade } from '../../platform/kernel/trade.ts'
import { actionsFrom, type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Requirement, Viewer } from '../../platform/kernel/viewer.ts'

export const gigStatuses = ['draft', 'open', 'paused', 'filled', 'closed', 'expired'] as const
export type GigStatus = (typeof gigStatuses)[number]

export const rateTypes = ['hourly', 'fixed'] as const
export type RateType = (typeof rateTypes)[number]

export const gigSorts = ['newest', 'relevance', 'rate_high', 'rate_low', 'closing_soon'] as const
export type GigSort = (typeof gigSorts)[number]

/** The issue reported for sorting by relevance without search words. `path` is where the filters are in the request. */
export function wordsMissing({ q, sort }: { q?: string; sort?: GigSort }, path = ''): Issue<'required'>[] {
  if (sort !== 'relevance' || q !== undefined) return []
  const message = 'is required to sort by relevance'
  return [{ path: `${path}q`, code: 'required', message, details: { types: ['string'] } }]
}

/** The fields of a gig that its owner can change. */
export interface GigTerms {
  title: string
  description: string
  category: string | null
  skills: readonly string[]
  rate_type: RateType
  rate_min_cents: number | null
  rate_max_cents: number | null
  hours_per_week: number | null
  start_date: CalendarDate | null
  payout_delay_days: number
  review_days: number
  remote: boolean
  location: string | null
  positions: number
  apply_by: Instant | null
  fields: Fields
}

export interface Gig extends GigTerms {
  id: GigId
  client_id: UserId
  hosted_agent_id: AgentId | null
  filled_positions: number
  reserved_positions: number
  status: GigStatus
  application_count: number
  version: number
  created_at: Instant
  updated_at: Instant
  /** While its client is suspended, no one can apply or be hired. */
  client_suspended: boolean
  removal: Removal | null
}

/** A gig with the JSON members that change only when it's edited, and what it's found by, as stored in the database. */
export type RenderedGig = Gig & { facts: string; searchTexts: SearchTexts }

/** What full-text search looks at, the most relevant first. */
export interface SearchTexts {
  title: string
  named: string
  text: string
}

export function searchTextsOf(
  gig: Pick<GigTerms, 'title' | 'category' | 'skills' | 'description' | 'fields'>,
  trade: Trade,
): SearchTexts {
  const { title, category, skills, description, fields } = gig
  const { entered, chosen } = searchTextsIn(trade.gig_fields, fields)
  const names = category === null ? [] : distinctNames(categoryOf(trade, category)?.names ?? {})
  return {
    title,
    named: [category ?? '', ...names, ...skills, ...chosen].join(' '),
    text: [description, ...entered].join('\n'),
  }
}

/** A gig as loaded for reading: its JSON members, and the fields that determine who may read it and what they may do. */
export interface StoredGig
  extends Pick<
    Gig,
    'id' | 'client_id' | 'status' | 'apply_by' | 'version' | 'client_suspended' | 'removal' | 'fields'
  > {
  members: string
}

/** What rows that refer to a gig show of it, and what determines who may read it. */
export type GigSummary = Pick<
  Gig,
  | ('id' | 'client_id' | 'title' | 'rate_type' | 'rate_min_cents' | 'rate_max_cents')
  | ('status' | 'apply_by' | 'client_suspended' | 'removal')
>

/** A gig, with a time no later than the first deadline of the gig or of one of its contracts. */
export type WithNextDue<G> = G & { next_due_at: Instant | null }

/** Who acts on a gig. The owner's agents count as the owner. */
export type GigRole = 'owner' | 'anyone' | 'clock' | 'contract'

export const gigTransitions = {
  apply: {
    from: ['open'],
    to: null,
    by: ['anyone'],
    scope: 'applications:write',
    mandateAction: 'negotiations.round',
  },
  // Opening a negotiation with a worker who hasn't applied.
  invite: {
    from: ['open'],
    to: null,
    by: ['owner'],
    scope: 'negotiations:write',
    mandateAction: 'negotiations.round',
  },
  // Drafts, which only the owner sees, are edited without a mandate.
  edit: {
    from: ['draft', 'open', 'paused', 'filled', 'expired'],
    to: null,
    by: ['owner'],
    scope: 'gigs:write',
    mandateAction: 'gigs.publish',
  },
  // An expired gig needs a new `apply_by`, or none; setting it opens the gig.
  open: {
    from: ['draft', 'paused', 'expired'],
    to: 'open',
    by: ['owner'],
    scope: 'gigs:write',
    mandateAction: 'gigs.publish',
  },
  pause: { from: ['open'], to: 'paused', by: ['owner'], scope: 'gigs:write' },
  // Closing is as final as deleting.
  close: {
    from: ['draft', 'open', 'paused', 'filled', 'expired'],
    to: 'closed',
    by: ['owner'],
    scope: 'gigs:write',
    mandateAction: 'gigs.delete',
  },
  delete: {
    from: ['draft', 'open', 'paused', 'filled', 'closed', 'expired'],
    to: 'closed',
    by: ['owner'],
    scope: 'gigs:write',
    mandateAction: 'gigs.delete',
  },
  expire: { from: ['open', 'paused'], to: 'expired', by: ['clock'] },
  fill: { from: ['open', 'paused', 'expired'], to: 'filled', by: ['contract'] },
  reopen: { from: ['filled'], to: 'open', or: ['expired'], by: ['contract'] },
} as const satisfies Transitions<GigStatus, GigRole>

export type GigAction = keyof typeof gigTransitions

function gigRoleOf(userId: UserId, gig: Pick<Gig, 'client_id'>): 'owner' | 'anyone' {
  return gig.client_id === userId ? 'owner' : 'anyone'
}

/** Only the owner sees drafts; only the owner and operators see removed gigs. */
export function isVisibleTo(
  reader: Reader,
  gig: Pick<Gig, 'client_id' | 'status' | 'client_suspended' | 'removal'>,
): boolean {
  if (isVisitor(reader) && gig.client_suspended) return false
  if (gig.removal && !seesRemoved(reader, gig.client_id)) return false
  return gig.status !== 'draft' || gig.client_id === reader.userId
}

/** Facts from outside the gig's row that also determine what a viewer may do with it. */
export interface GigStanding {
  /** Whether the viewer has a live application to it. */
  has_applied: boolean
  /** Whether a conflict of interest or a block keeps the viewer from dealing with its client. */
  is_barred: boolean
  /** False for viewers who don't own it, since only the owner could delete it. */
  has_live_contracts: boolean
}

/** The standing as loaded for reading a single gig, at any time. */
export type StoredStanding = Omit<GigStanding, 'is_barred'> & { apart_until: Instant | null; is_blocked: boolean }

export function standingAt(now: Instant, { apart_until, is_blocked, ...standing }: StoredStanding): GigStanding {
  return { ...standing, is_barred: is_blocked || (apart_until !== null && apart_until > now) }
}

/**
 * The parts of a gig that determine actions. Lists don't have `client_suspended`, because they leave out the gigs of suspended
 * clients.
 */
type GigInView = Pick<Gig, 'client_id' | 'status' | 'apply_by'> &
  Partial<Pick<Gig, 'client_suspended'>> & { removal?: object | boolean | null }

/** The actions this user may take now. The standing is null if there is none. */
export function gigActions(
  viewer: Viewer,
  gig: GigInView,
  standing: GigStanding | null,
  now: Instant,
): readonly GigAction[] {
  const role = gigRoleOf(viewer.userId, gig)
  if ((role === 'anyone' && gig.client_suspended) || gig.removal) return []
  const amounts: Record<string, () => StakeAmounts> = {
    apply: () => ({ counterpartyId: gig.client_id }),
    invite: () => ({ counterpartyId: 'anyone' }),
  }
  return actions[gig.status][role]
    .filter(({ action, rule }) => viewer.permits(rule, amounts[action]))
    .map(({ action }) => action)
    .filter(
      (action) =>
        !(action === 'apply' && (standing?.has_applied || standing?.is_barred)) &&
        !(action === 'delete' && standing?.has_live_contracts) &&
        // Until an edit sets a new `apply_by`, or none, which opens an expired gig.
        !(action === 'open' && gig.apply_by !== null && gig.apply_by <= now),
    )
}

/** What an agent commits its owner to by ending a gig, which ends its applications and negotiations. */
export function stakeOfEnding(gig: Gig, kind: 'deleteGig' | 'closeGig' | 'fillGig'): Stake {
  const { id, title, version, status, positions } = gig
  return {
    action: 'gigs.delete',
    subject: encodeId('gig', id),
    summary: { kind, gig: title },
    target: { version, status, positions },
  }
}

/** What's at stake when an agent publishes a gig in its owner's name. `before` is null for a new gig. */
export function stakeOfPublishing(before: Gig | null, after: Gig): Stake {
  const isEdit = before !== null && before.status !== 'draft' && after.status === before.status
  return {
    action: 'gigs.publish',
    // A new gig gets another id each time the agent sends the request, so the owner is the subject.
    subject: before ? encodeId('gig', before.id) : encodeId('usr', after.client_id),
    summary: isEdit ? { kind: 'changeGig', gig: before.title } : { kind: 'publishGig', gig: after.title },
    change: { before: before && factsOf(before), after: factsOf(after) },
    target: before ? { version: before.version, status: before.status } : {},
  }
}

// Without the description: the request already has its changes, and approvals would store it twice.
function factsOf(gig: Gig) {
  const { title, rate_type, rate_min_cents, rate_max_cents, hours_per_week, start_date, positions, apply_by } = gig
  return { title, rate_type, rate_min_cents, rate_max_cents, hours_per_week, start_date, positions, apply_by }
}

function actionsIn(status: GigStatus) {
  const ruleOf = (action: GigAction): Requirement =>
    action === 'edit' && status === 'draft'
      ? { scope: gigTransitions.edit.scope }
      : (gigTransitions[action] as Requirement)
  const actionsOf = (by: GigRole) =>
    actionsFrom(gigTransitions, { status, by }).map((action) => ({ action, rule: ruleOf(action) }))
  return { owner: actionsOf('owner'), anyone: actionsOf('anyone') }
}

const actions = {
  draft: actionsIn('draft'),
  open: actionsIn('open'),
  paused: actionsIn('paused'),
  filled: actionsIn('filled'),
  closed: actionsIn('closed'),
  expired: actionsIn('expired'),
}

/** The gig as it is once a passed deadline has taken effect, even before the clock has stored that. */
export function asOf<G extends Pick<Gig, 'status' | 'apply_by'>>(gig: G, now: Instant): G {
  const isDue = gig.apply_by !== null && gig.apply_by <= now && gigTransitions.expire.from.some((s) => s === gig.status)
  return isDue ? { ...gig, status: 'expired' } : gig
}

/** Checks the rules that schemas can't express: between two fields, and against the clock. */
export function checkTerms(terms: GigTerms, now: Instant, changed: (field: keyof GigTerms) => boolean): void {
  const issues: Issue<'too_small'>[] = []
  const { rate_min_cents: min, rate_max_cents: max, apply_by } = terms
  if (min !== null && max !== null && min > max) {
    const message = 'must be at least rate_min_cents'
    issues.push({ path: 'rate_max_cents', code: 'too_small', message, details: { minimum: min } })
  }
  if (apply_by !== null && apply_by <= now && changed('apply_by')) {
    issues.push({ path: 'apply_by', code: 'too_small', message: 'must be in the future', details: { minimum: now } })
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/** Refuses a category that the marketplace doesn't have. A gig can keep one that is no longer in use. */
export function requireCategory(trade: Trade, category: string | null | undefined, before: string | null): void {
  if (category === undefined || category === null || category === before || trade.categories.length === 0) return
  const allowed = inUse(flatCategories(trade)).map(({ key }) => key)
  if (allowed.includes(category)) return
  const message = 'must be the key of a category in use: `GET /trade` lists them'
  throw validationFailed([{ path: 'category', code: 'not_allowed', message, details: { allowed } }])
}

export interface GigChanges extends Partial<GigTerms> {
  status?: 'open' | 'paused' | 'closed'
}

/** The gig after its owner's changes, or a refusal. */
export function decideChange(
  gig: Gig,
  { status, ...terms }: GigChanges,
  now: Instant,
): { gig: Gig; edited: boolean; moved: boolean; published: boolean; rewritten: boolean } {
  const edited = { ...gig, ...terms }
  const changed = (field: keyof GigTerms) => JSON.stringify(edited[field]) !== JSON.stringify(gig[field])
  const changedTerms = (Object.keys(terms) as (keyof GigTerms)[]).filter(changed)
  const isEdited = changedTerms.length > 0
  if (isEdited) {
    transition(gigTransitions, 'edit', { status: gig.status, by: 'owner' })
    checkTerms(edited, now, changed)
    const taken = gig.filled_positions + gig.reserved_positions
    if (edited.positions < taken) {
      throw conflict(
        'positions_taken',
        `${taken === 1 ? '1 position is' : `${taken} positions are`} already filled or reserved.`,
        { taken },
      )
    }
  }
  // `checkTerms` allows only a later `apply_by`, or none.
  const before = gig.status === 'expired' && changed('apply_by') ? 'open' : gig.status
  const isMoved = status !== undefined && status !== before
  const moved = isMoved ? transition(gigTransitions, actionFor[status], { status: before, by: 'owner' }) : before
  if (isMoved && moved === 'open' && edited.apply_by !== null && edited.apply_by <= now) {
    throw conflict(
      'apply_by_passed',
      'The application deadline has passed. Also set apply_by to a later time, or to null for none.',
      {
        apply_by: edited.apply_by,
        now,
      },
    )
  }
  const after = fillOrReopen({ ...edited, status: moved ?? before }, now)
  const hasMoved = after.status !== gig.status
  // Others can also read a gig that isn't open, and it can open again.
  const published = (isEdited && gig.status !== 'draft') || (hasMoved && after.status === 'open')
  // Changing only the positions can fill a gig, but says nothing new about the work.
  const rewritten = changedTerms.some((field) => field !== 'positions')
  return { gig: after, edited: isEdited, moved: hasMoved, published, rewritten }
}

// The owner may have changed `positions`: a filled gig with an open position opens again, and a gig without one becomes filled.
function fillOrReopen(gig: Gig, now: Instant): Gig {
  if (gig.status === 'filled') return gig.filled_positions < gig.positions ? reopened(gig, now) : gig
  return gig.filled_positions > 0 ? filledIfFull(gig) : gig
}

const actionFor = { open: 'open', paused: 'pause', closed: 'close' } as const

/**
 * The gig with one position reserved for a contract awaiting approval. `reservedUntil` is when the first of the existing
 * reservations ends unless it's approved.
 */
export function reservePosition(gig: Gig | null, reservedUntil: Instant | null): Gig {
  requireHiring(gig)
  if (!hasFreePosition(gig)) {
    const taken = gig.filled_positions + gig.reserved_positions
    throw conflict('no_position_free', 'Every position is filled or reserved.', {
      taken,
      reserved_until: reservedUntil,
    })
  }
  return { ...gig, reserved_positions: gig.reserved_positions + 1 }
}

/** Refuses a gig that can't hire: a draft, a closed or deleted one, or one whose client is suspended. */
export function requireHiring(gig: Gig | null): asserts gig is Gig {
  if (!gig || !isHiring(gig)) {
    const status = gig?.status ?? 'deleted'
    throw gigNotOpen(status, HIRING_STATUSES, `This gig is ${status}, so no worker can be hired for it.`)
  }
  requireActiveClient(gig)
}

const HIRING_STATUSES: readonly GigStatus[] = ['open', 'paused', 'filled', 'expired']

function isHiring({ status }: Pick<Gig, 'status'>): boolean {
  return HIRING_STATUSES.includes(status)
}

/** The parts of a gig that determine whether it can hire. */
export type HiringGig = Pick<
  Gig,
  'id' | 'status' | 'positions' | 'filled_positions' | 'reserved_positions' | 'client_suspended' | 'removal'
>

/** Whether `requireHiring` accepts the gig, which is undefined if it was deleted. */
export function mayHire(gig: HiringGig | undefined): gig is HiringGig {
  return gig !== undefined && isHiring(gig) && !gig.client_suspended
}

/** Refuses an offer about any version of the gig but the current one, since no other can have been read. */
export function requireGigVersion(gig: Gig | null, named: number | undefined): asserts gig is Gig {
  requireHiring(gig)
  if (named === gig.version) return
  const message = `The gig has changed. Read version ${gig.version}, then send that as gig_version.`
  throw conflict('gig_changed', message, { gig_version: gig.version })
}

/** Refuses new applications, offers and agreements while the client of a gig is suspended. */
export function requireActiveClient({ client_suspended }: Pick<Gig, 'client_suspended'>): void {
  if (!client_suspended) return
  const message = 'The client of this gig is suspended, so nothing can be agreed on.'
  throw conflict('gig_not_open', message, { status: null, possible_in: [], client_suspended })
}

/** Refuses what a gig allows only in other statuses. */
export function gigNotOpen(status: GigStatus | 'deleted', possible_in: readonly GigStatus[], message: string): Refusal {
  return conflict('gig_not_open', message, { status, possible_in, client_suspended: false })
}

export function hasFreePosition(gig: Pick<Gig, 'positions' | 'filled_positions' | 'reserved_positions'>): boolean {
  return gig.filled_positions + gig.reserved_positions < gig.positions
}

/** The gig after a contract with a reserved position becomes active. Filling the last position fills the gig. */
export function fillPosition(gig: Gig): Gig {
  const filled = {
    ...gig,
    reserved_positions: gig.reserved_positions - 1,
    filled_positions: gig.filled_positions + 1,
  }
  return filledIfFull(filled)
}

function filledIfFull(gig: Gig): Gig {
  const isFull = gig.filled_positions === gig.positions && gigTransitions.fill.from.some((s) => s === gig.status)
  return isFull ? { ...gig, status: 'filled' } : gig
}

/** The gig after a contract ends and gives back its position. */
export function freePosition(gig: Gig, kind: 'reserved' | 'filled', now: Instant): Gig {
  const freed =
    kind === 'reserved'
      ? { ...gig, reserved_positions: gig.reserved_positions - 1 }
      : { ...gig, filled_positions: gig.filled_positions - 1 }
  return freed.status === 'filled' ? reopened(freed, now) : freed
}

// Expired instead of open if `apply_by` has passed.
function reopened(gig: Gig, now: Instant): Gig {
  return asOf({ ...gig, status: 'open' }, now)
}

/** Refuses an application by the owner, or to a gig that isn't open. */
export function requireOpenTo(userId: UserId, gig: Gig): void {
  if (gig.client_id === userId) throw forbidden('own_gig', 'You and your agents can’t apply to your own gig.')
  if (gig.status !== 'open')
    throw gigNotOpen(gig.status, ['open'], `This gig isn’t taking applications because it’s ${gig.status}.`)
  requireActiveClient(gig)
}
