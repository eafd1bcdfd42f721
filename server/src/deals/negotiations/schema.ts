import { type Static, Type } from 'typebox'
import type { Brief as BriefRow } from '../../market/briefs/domain.ts'
import { Brief, BriefHash, exampleBrief, presentBrief } from '../../market/briefs/schema.ts'
import type { HiringGig } from '../../market/gigs/domain.ts'
import { GigTitle, RateType } from '../../market/gigs/schema.ts'
import {
  AllowedActions,
  Answer,
  CalendarDate,
  Cents,
  DealWords,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Side,
  Strict,
  Text,
  Timestamp,
  Whole,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { sideOf } from '../../platform/kernel/parties.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import {
  type Negotiation as NegotiationRow,
  negotiationActions,
  negotiationStatuses,
  negotiationTransitions,
  type Round as RoundRow,
} from './domain.ts'

const NegotiationStatus = OneOf('NegotiationStatus', negotiationStatuses)

const offerFields = {
  rate_cents: Type.Optional(Cents('Per hour or in total, depending on the gig’s `rate_type`.')),
  hours_per_week: Type.Optional(Whole(1, 168)),
  start_date: Type.Optional(CalendarDate()),
  payout_delay_days: Type.Optional(Whole(3, 10, { description: 'How many days a payout clears.' })),
}

const Message = Text(1, 5_000, { description: 'A message to the other side.' })
// The largest version that the database can store.
const VERSION_MAX = 2_147_483_647
const RoundTerms = Strict(offerFields, { title: 'OfferedTerms' })

export const Terms = Answer(
  {
    rate_cents: Nullable(Cents()),
    hours_per_week: Nullable(Type.Integer()),
    start_date: Nullable(CalendarDate()),
    payout_delay_days: Type.Integer(),
  },
  { title: 'Terms', about: 'A term is null until an offer sets it.' },
)

export const NewNegotiation = Strict(
  {
    application_id: Type.Optional(IdIn('app', 'The application to negotiate about.')),
    gig_id: Type.Optional(IdIn('gig', 'To invite a worker: an open gig of the caller. Needs `worker_id`.')),
    worker_id: Type.Optional(IdIn('usr', 'To invite a worker: the user to invite. Needs `gig_id`.')),
    terms: Type.Optional(RoundTerms),
    gig_version: Type.Optional(
      Whole(1, VERSION_MAX, {
        description:
          'The version of the gig you’ve read. The request is refused if it isn’t the current one. Workers need to send it if the gig has changed since they applied.',
      }),
    ),
    message: Type.Optional(Message),
  },
  {
    title: 'NewNegotiation',
    'x-alternatives': [
      { required: ['application_id'], without: ['gig_id', 'worker_id'] },
      { required: ['gig_id', 'worker_id'], without: ['application_id'] },
    ],
  },
)

export const NewRound = Strict(
  {
    ...offerFields,
    gig_version: Type.Optional(
      Whole(1, VERSION_MAX, {
        description:
          'The gig’s current version, to make its title, description and skills the brief of your offer. If omitted, the brief stays the same, even if the gig has changed.',
      }),
    ),
    message: Type.Optional(Message),
  },
  { title: 'NewRound' },
)

export const Agreement = Strict(
  {
    round: Type.Optional(Whole(1, 1_000, { description: 'The number of the round you agree to.' })),
    terms_hash: Type.Optional(
      Text(1, 100, { description: 'The hash of its terms, as an alternative. One of the two is required.' }),
    ),
  },
  { title: 'Agreement', 'x-alternatives': [{ required: ['round'] }, { required: ['terms_hash'] }] },
)

export const Decline = Strict(
  { reason: Type.Optional(Text(1, 5_000, { description: 'The reason. The other side can read it.' })) },
  { title: 'Decline' },
)

const TermsHash = Type.String({
  description:
    'SHA-256, in hex, over the terms and `brief_hash` as JSON with sorted keys and no spaces: `{"brief_hash":…,"hours_per_week":…,"payout_delay_days":…,"rate_cents":…,"start_date":…}`, with `null` for a term that isn’t set. If `brief_hash` is null, it’s omitted.',
})

export const Round = Answer(
  {
    id: IdOut('rnd'),
    negotiation_id: IdOut('neg'),
    number: Type.Integer({ description: '1-based.' }),
    offered_by: Side(),
    user_id: IdOut('usr', 'The user who made the offer.'),
    hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent that made it for the user, if one did.')),
    changes: Answer(offerFields, { description: 'The terms that this offer changed.' }),
    terms: Terms,
    gig_version: Type.Integer({ description: 'The version of the gig that this offer’s brief is from.' }),
    brief_hash: BriefHash,
    terms_hash: TermsHash,
    message: Nullable(Type.String()),
    created_at: Timestamp(),
  },
  { title: 'Round' },
)

const negotiationFields = {
  id: IdOut('neg'),
  gig_id: IdOut('gig'),
  gig_version: Type.Integer({
    description:
      'The version of the gig that the latest offer is about: the one the negotiation started with, until an offer names another.',
  }),
  brief_hash: BriefHash,
  rate_type: RateType,
  review_days: Type.Integer({
    description: 'Copied from the gig when the negotiation started, and later to the contract.',
  }),
  application_id: Nullable(IdOut('app', 'Null when the worker was invited.')),
  client_id: IdOut('usr', 'The owner of the gig.'),
  worker_id: IdOut('usr', 'The user who would do the work.'),
  status: NegotiationStatus,
  terms: Terms,
  terms_hash: TermsHash,
  offered_by: Side('The side that made the latest offer. Only the other side can agree to it.'),
  round_count: Type.Integer(),
  contract_id: Nullable(IdOut('con', 'The resulting contract.')),
  decline_reason: Nullable(Type.String({ description: 'The reason given by the side that declined.' })),
  expires_at: Timestamp('When it expires unless there’s a new offer.'),
  allowed_actions: AllowedActions('NegotiationAction', negotiationTransitions),
  created_at: Timestamp(),
  updated_at: Timestamp(),
}

export const Negotiation = Answer(negotiationFields, { title: 'Negotiation' })

export const NegotiationWithRounds = Answer(
  {
    ...negotiationFields,
    brief: Nullable(Brief),
    rounds: Type.Array(Round, { description: 'Every offer so far, oldest first.' }),
  },
  { title: 'NegotiationWithRounds' },
)

export const NegotiationSummary = Answer(
  {
    id: IdOut('neg'),
    client_id: IdOut('usr'),
    status: NegotiationStatus,
    rate_type: RateType,
    round_count: Type.Integer(),
    gig_id: IdOut('gig'),
    gig_title: GigTitle,
  },
  { title: 'NegotiationSummary', about: 'A negotiation as shown in lists.' },
)

export const NegotiationFilter = Strict({
  q: Type.Optional(DealWords('negotiations')),
  role: Type.Optional(Side('Only negotiations where the caller is on this side.')),
  status: Type.Optional(described(NegotiationStatus, 'Only negotiations with this status.')),
  gig_id: Type.Optional(IdIn('gig', 'Only negotiations about this gig.')),
})

export function presentRound(round: RoundRow): Static<typeof Round> {
  return {
    id: encodeId('rnd', round.id),
    negotiation_id: encodeId('neg', round.negotiation_id),
    number: round.number,
    offered_by: round.offered_by,
    user_id: encodeId('usr', round.user_id),
    hosted_agent_id: round.hosted_agent_id && encodeId('agt', round.hosted_agent_id),
    changes: round.changes,
    terms: round.terms,
    gig_version: round.gig_version,
    brief_hash: round.brief_hash,
    terms_hash: round.terms_hash,
    message: round.message,
    created_at: round.created_at,
  }
}

/** All fields that are the same for every reader. */
export function presentNegotiationFacts(
  negotiation: NegotiationRow,
): Omit<Static<typeof Negotiation>, 'allowed_actions'> {
  return {
    id: encodeId('neg', negotiation.id),
    gig_id: encodeId('gig', negotiation.gig_id),
    gig_version: negotiation.gig_version,
    brief_hash: negotiation.brief_hash,
    rate_type: negotiation.rate_type,
    review_days: negotiation.review_days,
    application_id: negotiation.application_id && encodeId('app', negotiation.application_id),
    client_id: encodeId('usr', negotiation.client_id),
    worker_id: encodeId('usr', negotiation.worker_id),
    status: negotiation.status,
    terms: negotiation.terms,
    terms_hash: negotiation.terms_hash,
    offered_by: negotiation.offered_by,
    round_count: negotiation.round_count,
    contract_id: negotiation.contract_id && encodeId('con', negotiation.contract_id),
    decline_reason: negotiation.decline_reason,
    expires_at: negotiation.expires_at,
    created_at: negotiation.created_at,
    updated_at: negotiation.updated_at,
  }
}

/** `gig` determines whether its offer can be agreed to; undefined if it was deleted. */
export function presentNegotiation(
  negotiation: NegotiationRow,
  viewer: Viewer,
  gig: HiringGig | undefined,
): Static<typeof Negotiation> {
  const side = sideOf(viewer.userId, negotiation)
  return {
    ...presentNegotiationFacts(negotiation),
    allowed_actions: side ? negotiationActions(viewer, side, negotiation, gig) : [],
  }
}

/** As returned when reading a single negotiation. */
export function presentWithRounds(
  negotiation: Static<typeof Negotiation>,
  brief: BriefRow | null,
  rounds: readonly RoundRow[],
): Static<typeof NegotiationWithRounds> {
  return { ...negotiation, brief: brief && presentBrief(brief), rounds: rounds.map(presentRound) }
}

export const exampleRound: Static<typeof Round> = {
  id: 'rnd_01kz3vd1n7f5v9y0c2x4b6m8q3',
  negotiation_id: 'neg_01kz3vcx5mf1sb6v8h2t9w4r7k',
  number: 2,
  offered_by: 'client',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  hosted_agent_id: null,
  changes: { rate_cents: 90_000 },
  terms: { rate_cents: 90_000, hours_per_week: null, start_date: '2026-12-01', payout_delay_days: 5 },
  gig_version: 1,
  brief_hash: '5b1e3c7d9f0a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d0e2f4a6b8c0d1e3f5a7b9c',
  terms_hash: '8a2d5c9d0a3f4be7b1f0e6a95c7d2481e3f6a0b9c8d7e5f4a3b2c1d0e9f8a7b6',
  message: 'Could you meet us here?',
  created_at: '2026-11-15T09:00:00.000Z',
}

export const exampleBriefAndRounds = { brief: exampleBrief, rounds: [exampleRound] }

export const exampleNegotiation: Static<typeof Negotiation> = {
  id: exampleRound.negotiation_id,
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  gig_version: exampleRound.gig_version,
  brief_hash: exampleRound.brief_hash,
  rate_type: 'fixed',
  review_days: 14,
  application_id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  status: 'open',
  terms: exampleRound.terms,
  terms_hash: exampleRound.terms_hash,
  offered_by: 'client',
  round_count: 2,
  contract_id: null,
  decline_reason: null,
  expires_at: '2026-11-22T09:00:00.000Z',
  allowed_actions: ['round', 'agree', 'decline'],
  created_at: '2026-11-15T08:30:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
}
