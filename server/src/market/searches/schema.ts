import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  IdOut,
  Line,
  Nullable,
  OneOf,
  Strict,
  Timestamp,
  withDefault,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { GigFilter } from '../gigs/schema.ts'
import { type Announcement, notifyModes, type SavedSearch as SavedSearchRow, type SearchFilters } from './domain.ts'

const Name = Line(1, 140, { description: 'The search’s name.', examples: ['Rust, remote'] })

const Notify = OneOf(
  'SearchNotify',
  notifyModes,
  'How you’re notified of new matches with `search.matched`: `event`, within seconds and at most once a minute; `daily`, in a digest at 7:00 in your profile’s time zone, or in UTC; `off`, not at all.',
)

const { q, skill, fields, metadata, status } = GigFilter.properties

const filters = {
  ...GigFilter.properties,
  q: Type.Optional(described(q, 'Full text, as in web search: `"exact words"`, `-not`, `or`.')),
  skill: Type.Optional(described(skill, 'All given skills must match.')),
  fields: Type.Optional(
    described(fields, 'Only gigs with these values in custom fields. Of several options, one has to match.'),
  ),
  metadata: Type.Optional(described(metadata, 'Only your own gigs with all of these values in your metadata.')),
  status: Type.Optional(described(status, 'Default: `open`. Other values only if `notify` is `off`.')),
}

export const GigFilters = Strict(filters, { title: 'GigFilters', about: 'The filters of `GET /gigs`.' })

export const NewSavedSearch = Strict(
  { name: Name, filters: GigFilters, notify: withDefault(Notify, 'event') },
  { title: 'NewSavedSearch' },
)

export const SavedSearchChanges = Strict(
  {
    name: Type.Optional(Name),
    filters: Type.Optional(
      described(GigFilters, 'Replaces all filters. Unannounced matches of the old filters are dropped.'),
    ),
    notify: Type.Optional(Notify),
  },
  { title: 'SavedSearchChanges' },
)

export const SavedSearch = Answer(
  {
    id: IdOut('sch'),
    name: Type.String(),
    filters: Answer(filters, { title: 'SavedFilters', about: 'What `GET /gigs` accepts.' }),
    notify: Notify,
    problem: Nullable(
      Type.String({
        description:
          'Why the search no longer matches anything: some filters are no longer valid, and are left out here. Change the filters, or delete the search. Null if there’s no problem.',
      }),
    ),
    notified_at: Nullable(Timestamp('When you were last notified of matches; null if never.')),
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'SavedSearch' },
)

/** `problem` and the valid filters. */
export interface CheckedFilters {
  filters: SearchFilters
  problem: string | null
}

export function presentSearch(
  { id, name, notify, notified_at, version, created_at, updated_at }: SavedSearchRow,
  { filters, problem }: CheckedFilters,
): Static<typeof SavedSearch> {
  const { skill, metadata, fields, ...others } = filters
  return {
    id: encodeId('sch', id),
    name,
    filters: {
      ...others,
      ...(skill && { skill: [...skill] }),
      ...(fields && { fields: { ...fields } }),
      ...(metadata && { metadata: { ...metadata } }),
    },
    notify,
    problem,
    notified_at,
    version,
    created_at,
    updated_at,
  }
}

export const SearchMatch = Answer(
  {
    id: IdOut('sch', 'The saved search.'),
    name: Type.String({ description: 'Its name.' }),
    gig_ids: Type.Array(IdOut('gig'), {
      description: 'Up to 20 gigs, newest first. A search announces each gig only once, even if it opens again.',
    }),
    gig_count: Type.Integer({
      description: 'How many gigs matched. Only in a digest can this be more than `gig_ids` lists.',
    }),
    digest: Type.Boolean({
      description: 'Whether this is a daily digest, rather than the matches of the last minute.',
    }),
  },
  { title: 'SearchMatch' },
)

export function presentMatch({ id, name, gigIds, gigCount, isDigest }: Announcement): Static<typeof SearchMatch> {
  return {
    id: encodeId('sch', id),
    name,
    gig_ids: gigIds.map((id) => encodeId('gig', id)),
    gig_count: gigCount,
    digest: isDigest,
  }
}

export const exampleSearch: Static<typeof SavedSearch> = {
  id: 'sch_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Translation into French',
  filters: { skill: ['french'], category: 'translation', min_rate_cents: 50_000 },
  notify: 'event',
  problem: null,
  notified_at: '2026-11-16T10:00:00.000Z',
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}

export const exampleSearchMatch: Static<typeof SearchMatch> = {
  id: exampleSearch.id,
  name: exampleSearch.name,
  gig_ids: ['gig_01kz3v9d6ye8tb2xw4qh5mrc7a'],
  gig_count: 1,
  digest: false,
}
