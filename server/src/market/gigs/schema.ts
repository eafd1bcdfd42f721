import { type Static, Type } from 'typebox'
import { FieldChangesIn, FieldFilterIn, FieldsOut } from '../../platform/fields/schema.ts'
import {
  AllowedActions,
  Answer,
  CalendarDate,
  Cents,
  described,
  IdIn,
  IdOut,
  Line,
  ListOf,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  Removal,
  Strict,
  Text,
  Timestamp,
  Whole,
  withDefault,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { Rendered } from '../../platform/kernel/rendered.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type FieldDefinition, type Fields, shownFields } from '../../platform/kernel/trade.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import {
  type Gig as GigRow,
  type GigStanding,
  type GigSummary as GigSummaryRow,
  gigActions,
  gigSorts,
  gigStatuses,
  gigTransitions,
  type RenderedGig,
  rateTypes,
  type StoredGig,
} from './domain.ts'

const GigStatus = OneOf('GigStatus', gigStatuses)
/** Whether a rate is per hour or for the whole work. */
export const RateType = OneOf('RateType', rateTypes)

const Title = Line(3, 140, { description: 'The work, in one line.' })
const Description = Text(1, 20_000)
const Category = Line(1, 60, {
  description: 'The kind of work. If the marketplace has categories, the key of one of them; see `GET /trade`.',
})
const Skills = ListOf(Line(1, 60), 20, { uniqueItems: true, description: 'The skills the work requires.' })
const NewRateType = described(RateType, 'For `fixed`, the rate is the total price.')
const RateMin = Cents('The lowest rate the client would pay.')
const RateMax = Cents('The highest rate the client would pay.')
const Hours = Whole(1, 168)
const PayoutDelay = Whole(3, 10, { description: 'How many days a payout takes to clear before it’s available.' })
const ReviewDays = Whole(1, 30, { description: 'How many days the client has to review a submission.' })
const Location = Line(1, 200)
const Positions = Whole(1, 100, { description: 'How many workers to hire.' })
const ApplyBy = Timestamp('The deadline for applications; null for none.')

export const NewGig = Strict(
  {
    title: Title,
    description: Description,
    category: Type.Optional(Nullable(Category)),
    skills: Type.Optional(Skills),
    rate_type: NewRateType,
    currency: Type.Optional(Type.String({ description: 'If given, it must be the currency of this marketplace.' })),
    rate_min_cents: Type.Optional(Nullable(RateMin)),
    rate_max_cents: Type.Optional(Nullable(RateMax)),
    hours_per_week: Type.Optional(Nullable(Hours)),
    start_date: Type.Optional(Nullable(CalendarDate())),
    payout_delay_days: withDefault(PayoutDelay, 5),
    review_days: withDefault(ReviewDays, 14),
    remote: withDefault(Type.Boolean(), true),
    location: Type.Optional(Nullable(Location)),
    positions: withDefault(Positions, 1),
    apply_by: Type.Optional(Nullable(ApplyBy)),
    fields: FieldChangesIn('gig'),
    metadata: MetadataChanges,
    status: withDefault(OneOf('NewGigStatus', ['draft', 'open']), 'open'),
  },
  { title: 'NewGig' },
)

const { status: _status, ...terms } = NewGig.properties

export const GigChanges = Strict(
  {
    ...terms,
    title: Type.Optional(Title),
    description: Type.Optional(Description),
    payout_delay_days: Type.Optional(PayoutDelay),
    review_days: Type.Optional(ReviewDays),
    remote: Type.Optional(Type.Boolean()),
    positions: Type.Optional(Positions),
    rate_type: Type.Optional(NewRateType),
    status: Type.Optional(
      OneOf(
        'GigStatusChange',
        ['open', 'paused', 'closed'],
        'The new status; `closed` is final. An expired gig also needs a later `apply_by`, or null for none.',
      ),
    ),
  },
  { title: 'GigChanges' },
)

export const Gig = Answer(
  {
    id: IdOut('gig'),
    client_id: IdOut('usr', 'The owner.'),
    hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent that posted it for the owner, if one did.')),
    title: Type.String(),
    description: Type.String(),
    category: Nullable(Type.String()),
    skills: Type.Array(Type.String()),
    rate_type: RateType,
    currency: Type.String(),
    rate_min_cents: Nullable(Cents()),
    rate_max_cents: Nullable(Cents()),
    hours_per_week: Nullable(Type.Integer()),
    start_date: Nullable(CalendarDate()),
    payout_delay_days: Type.Integer(),
    review_days: Type.Integer(),
    remote: Type.Boolean(),
    location: Nullable(Type.String()),
    positions: Type.Integer(),
    filled_positions: Type.Integer({ description: 'Positions with an active contract.' }),
    reserved_positions: Type.Integer({ description: 'Positions with a contract awaiting approval.' }),
    apply_by: Nullable(Timestamp('The deadline for applications.')),
    status: GigStatus,
    application_count: Type.Integer(),
    version: Type.Integer({ description: 'Increases with each change; part of the ETag.' }),
    fields: FieldsOut('gig'),
    allowed_actions: AllowedActions('GigAction', gigTransitions),
    metadata: Metadata,
    created_at: Timestamp(),
    updated_at: Timestamp(),
    removal: Removal,
  },
  { title: 'Gig' },
)

export const GigSummary = Answer(
  {
    id: IdOut('gig'),
    title: Type.String(),
    rate_type: RateType,
    rate_min_cents: Nullable(RateMin),
    rate_max_cents: Nullable(RateMax),
    currency: Type.String(),
    status: GigStatus,
    apply_by: Nullable(Timestamp()),
  },
  { title: 'GigSummary', about: 'A gig as shown in lists.' },
)

/** The gig's title, in summaries of things that belong to a gig. */
export const GigTitle = Nullable(Type.String({ description: 'Null if the gig has been deleted.' }))

export const GigFilter = Strict({
  q: Type.Optional(
    Text(1, 200, {
      description:
        'Full text, as in web search: `"exact words"`, `-not`, `or`. If nothing matches, titles with similar words.',
    }),
  ),
  skill: Type.Optional(
    ListOf(Line(1, 60), 20, { description: 'All given skills must match. Repeat the parameter for each.' }),
  ),
  category: Type.Optional(described(Category, 'Only gigs in this category or, by key, in one below it.')),
  fields: FieldFilterIn('gig'),
  rate_type: Type.Optional(described(RateType, 'Paid by the hour, or a fixed price.')),
  min_rate_cents: Type.Optional(Cents('Only gigs whose highest rate is at least this.')),
  max_rate_cents: Type.Optional(Cents('Only gigs whose lowest rate is at most this.')),
  remote: Type.Optional(Type.Boolean({ description: 'Whether the work can be done remotely.' })),
  client_id: Type.Optional(IdIn('usr', 'Only gigs of this user; `me` for the caller.')),
  metadata: Type.Optional(
    described(
      MetadataFilter,
      'Only your own gigs with all of these values in your metadata: `metadata[order]=42`. Like every list of gigs, it includes only open ones unless `status` says otherwise.',
    ),
  ),
  status: Type.Optional(described(GigStatus, 'Default: `open`. With `draft`, the caller’s drafts.')),
  sort: Type.Optional(
    OneOf(
      'GigSort',
      gigSorts,
      'Default: `newest`. `relevance` needs `q`: gigs with all words in the title come first, then those with all words in the title, category and skills, then the rest, newest first in each group.',
    ),
  ),
})

/** A gig's JSON members that change only when it's edited, rendered once and stored with the row. */
export function renderFacts(gig: GigRow, currency: string): string {
  return JSON.stringify(factsOf(gig, currency)).slice(1, -1)
}

/** The gig as shown in events. The long description is only in events that set it. */
export function presentGigEvent(gig: GigRow, { currency, trade }: GigMarket, setsDescription: boolean) {
  const { filled_positions, reserved_positions, status, application_count, removal } = gig
  const { description, ...facts } = factsOf(gig, currency)
  return {
    ...facts,
    ...(setsDescription && { description }),
    fields: shownFields(trade.gig_fields, gig.fields),
    filled_positions,
    reserved_positions,
    status,
    application_count,
    ...(removal && { removal }),
  }
}

/** What remains public of a deleted or removed gig; its owner also sees why. */
export const RemovedGig = Answer(Type.Pick(Gig, ['id', 'client_id', 'status', 'version', 'removal']).properties, {
  title: 'RemovedGig',
})

export function presentRemovedGig({
  id,
  client_id,
  status,
  version,
}: GigRow): Omit<Static<typeof RemovedGig>, 'removal'> {
  return { id: encodeId('gig', id), client_id: encodeId('usr', client_id), status, version }
}

function factsOf(gig: GigRow, currency: string): Omit<Static<typeof Gig>, UnrenderedMember | 'allowed_actions'> {
  return {
    id: encodeId('gig', gig.id),
    client_id: encodeId('usr', gig.client_id),
    hosted_agent_id: gig.hosted_agent_id && encodeId('agt', gig.hosted_agent_id),
    title: gig.title,
    description: gig.description,
    category: gig.category,
    skills: [...gig.skills],
    rate_type: gig.rate_type,
    currency,
    rate_min_cents: gig.rate_min_cents,
    rate_max_cents: gig.rate_max_cents,
    hours_per_week: gig.hours_per_week,
    start_date: gig.start_date,
    payout_delay_days: gig.payout_delay_days,
    review_days: gig.review_days,
    remote: gig.remote,
    location: gig.location,
    positions: gig.positions,
    apply_by: gig.apply_by,
    version: gig.version,
    created_at: gig.created_at,
    updated_at: gig.updated_at,
  }
}

/** Members that change without an edit, and fields, which can be retired. */
type UnrenderedMember =
  | 'filled_positions'
  | 'reserved_positions'
  | 'status'
  | 'application_count'
  | 'removal'
  | 'fields'

/** What all gigs of a marketplace are shown with. */
export interface GigMarket {
  currency: string
  trade: { gig_fields: readonly FieldDefinition[] }
}

/** Who is reading a gig and when, with the facts that determine what they may do with it. */
export interface GigReader {
  viewer: Viewer
  standing: GigStanding | null
  now: Instant
  market: GigMarket
}

/** A gig as reads load it. */
export function renderGig(gig: StoredGig, { viewer, standing, now, market }: GigReader): Rendered {
  const { id, version } = gig
  const actions = JSON.stringify(gigActions(viewer, gig, standing, now))
  return new Rendered(renderMembers(gig, actions, market), { id: encodeId('gig', id), version })
}

/** A gig that a write already has in memory. */
export function renderWritten(gig: RenderedGig, reader: GigReader): Rendered {
  const { facts, filled_positions, reserved_positions, status, application_count, removal } = gig
  const state = { filled_positions, reserved_positions, status, application_count, ...(removal && { removal }) }
  const others = JSON.stringify(state)
  return renderGig({ ...gig, members: `${facts},${others.slice(1, -1)}` }, reader)
}

/** A gig's JSON members and its reader's actions, both already JSON, with its fields. */
export function renderMembers(
  { members, fields }: { members: string; fields: Fields },
  actions: string,
  { trade }: GigMarket,
): string {
  return `{${members},"fields":${JSON.stringify(shownFields(trade.gig_fields, fields))},"allowed_actions":${actions}}`
}

export function presentGigSummary(gig: GigSummaryRow, currency: string): Static<typeof GigSummary> {
  const { id, title, rate_type, rate_min_cents, rate_max_cents, status, apply_by } = gig
  return { id: encodeId('gig', id), title, rate_type, rate_min_cents, rate_max_cents, currency, status, apply_by }
}

/** A gig without anything that depends on its reader, for public pages. */
export function presentPublicGig(gig: { members: string; fields: Fields }, { trade }: GigMarket): PublicGig {
  return { ...JSON.parse(`{${gig.members}}`), fields: shownFields(trade.gig_fields, gig.fields) }
}

export type PublicGig = Omit<Static<typeof Gig>, 'allowed_actions'>

export const exampleGig: Static<typeof Gig> = {
  id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  hosted_agent_id: null,
  title: 'Translate a user manual into French',
  description: 'Sixty pages about a coffee machine, from English. A glossary exists.',
  category: 'translation',
  skills: ['french', 'translation'],
  rate_type: 'fixed',
  currency: 'USD',
  rate_min_cents: 80_000,
  rate_max_cents: 120_000,
  hours_per_week: null,
  start_date: '2026-12-01',
  payout_delay_days: 5,
  review_days: 14,
  remote: true,
  location: null,
  positions: 1,
  filled_positions: 0,
  reserved_positions: 0,
  apply_by: '2026-11-30T18:00:00.000Z',
  status: 'open',
  application_count: 0,
  version: 1,
  fields: {},
  allowed_actions: ['invite', 'edit', 'pause', 'close', 'delete'],
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}
