import { type Static, Type } from 'typebox'
import { FieldChangesIn, FieldFilterIn, FieldsOut } from '../../platform/fields/schema.ts'
import {
  Answer,
  Cents,
  described,
  Email,
  HttpsUrl,
  IdIn,
  IdOut,
  Language,
  Line,
  ListOf,
  Metadata,
  MetadataChanges,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type FieldDefinition, shownFields } from '../../platform/kernel/trade.ts'
import {
  onboardingStates,
  type Profile as ProfileRow,
  type ProfileSummary,
  profileKinds,
  profileSorts,
} from './domain.ts'

/** A person or an organization. */
export const ProfileKind = OneOf('ProfileKind', profileKinds)

const Onboarding = OneOf(
  'Onboarding',
  onboardingStates,
  'What you want to do first, which determines the checklist in the console. `dismissed` hides it. Null until you choose.',
)

const Reputation = Answer(
  {
    rating_average: Nullable(
      Type.Number({ description: 'The average of the reviews in `review_count`; null if there are none yet.' }),
    ),
    review_count: Type.Integer({
      description: 'Published reviews of contracts that paid out at least 1,000 cents.',
    }),
    small_review_count: Type.Integer({
      description: 'The other published reviews, which don’t count toward the average.',
    }),
    vouch_count: Type.Integer(),
    verified_vouch_count: Type.Integer({ description: 'Vouches from users who have exchanged money with this user.' }),
    contracts_completed: Type.Integer({
      description: 'Completed contracts that paid out at least 1,000 cents.',
    }),
    small_contracts_completed: Type.Integer({ description: 'The other completed contracts.' }),
    disputes_lost: Type.Integer(),
    on_time_rate: Nullable(
      Type.Number({ description: 'The share of milestones with a due date that were submitted on time, from 0 to 1.' }),
    ),
  },
  { title: 'Reputation', about: 'Computed from contracts, reviews, vouches and disputes. It can’t be set.' },
)

export const profileFields = {
  id: IdOut('usr'),
  user_id: IdOut('usr'),
  kind: ProfileKind,
  display_name: Type.String(),
  headline: Nullable(Type.String()),
  bio: Nullable(Type.String()),
  skills: Type.Array(Type.String()),
  rate_cents: Nullable(Cents('The user’s usual hourly rate.')),
  currency: Type.String({ description: 'The ISO 4217 code of the marketplace’s currency.' }),
  location: Nullable(Type.String()),
  time_zone: Nullable(Type.String({ description: 'An IANA name such as Europe/Berlin.' })),
  links: Type.Array(Answer({ label: Type.String(), url: Type.String() })),
  avatar_url: Nullable(
    Type.String({
      description:
        'The picture: a WebP image of 256 × 256 pixels on this service if the user uploaded one, or a URL elsewhere.',
    }),
  ),
  available: Type.Boolean({ description: 'Whether the user is available for work.' }),
  fields: FieldsOut('profile'),
  reputation: Reputation,
  version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
  created_at: Timestamp(),
}

export const Profile = Answer(profileFields, { title: 'Profile' })

export const UserSummary = Answer(
  {
    id: profileFields.id,
    display_name: profileFields.display_name,
    kind: ProfileKind,
    headline: profileFields.headline,
    avatar_url: profileFields.avatar_url,
    rating_average: Reputation.properties.rating_average,
    review_count: Reputation.properties.review_count,
  },
  { title: 'UserSummary', about: 'A user as shown in lists.' },
)

/** Fields that only the user and operators may read. */
export const ownFields = {
  email: Nullable(Type.String({ description: 'Your email address; connected apps don’t see it.' })),
  email_proven: Type.Boolean({ description: 'Whether you can sign in with the address.' }),
  pending_email: Nullable(
    Type.String({ description: 'The new address you requested, until you open the link that was emailed to it.' }),
  ),
  onboarding: Nullable(Onboarding),
  language: Nullable(
    described(
      Language,
      'The language of pages, emails and the console for you; null for the one your browser asks for, or the marketplace’s.',
    ),
  ),
  claimed_at: Type.Optional(
    Timestamp(
      'When you claimed the account, if it was managed with an operator’s key; absent otherwise. `GET /profile/me/acts-on-behalf` lists what was done on your behalf.',
    ),
  ),
  suspension: Type.Optional(
    Answer(
      { reason: Nullable(Type.String({ description: 'The reason the operator gave, if any.' })) },
      { description: 'Only while the user is suspended.' },
    ),
  ),
}

export const OwnProfile = Answer({ ...profileFields, ...ownFields, metadata: Metadata }, { title: 'OwnProfile' })

export const ProfileChanges = Strict(
  {
    display_name: Type.Optional(Line(1, 100, { description: 'The name that other users see.' })),
    email: Type.Optional(
      Nullable(
        Email(
          'Visible only to the user and to operators. A new address becomes yours once you open the link we email to it.',
        ),
      ),
    ),
    headline: Type.Optional(Nullable(Line(1, 140))),
    bio: Type.Optional(Nullable(Text(1, 5_000))),
    skills: Type.Optional(ListOf(Line(1, 60), 50, { uniqueItems: true })),
    rate_cents: Type.Optional(Nullable(Cents())),
    location: Type.Optional(Nullable(Line(1, 200))),
    time_zone: Type.Optional(
      Nullable(Type.String({ format: 'time-zone', maxLength: 60, description: 'An IANA name such as Europe/Berlin.' })),
    ),
    links: Type.Optional(ListOf(Strict({ label: Line(1, 60), url: HttpsUrl() }), 10)),
    avatar_url: Type.Optional(
      Nullable(
        described(HttpsUrl(), 'Replaces a picture you uploaded with `PUT /profile/me/avatar`. `null` removes it.'),
      ),
    ),
    available: Type.Optional(Type.Boolean()),
    fields: FieldChangesIn('profile'),
    onboarding: Type.Optional(Nullable(Onboarding)),
    language: Type.Optional(
      Nullable(
        described(
          Language,
          'The language of pages, emails and the console for you: one of those that the marketplace offers. `null` for the one your browser asks for, or the marketplace’s.',
        ),
      ),
    ),
    metadata: MetadataChanges,
  },
  { title: 'ProfileChanges' },
)

export const NewAvatar = Strict(
  {
    attachment_id: IdIn(
      'att',
      'A PNG, JPEG, GIF or WebP image of up to 40 megapixels that you uploaded with `POST /attachments` and haven’t attached to anything.',
    ),
  },
  { title: 'NewAvatar' },
)

export const ProfileFilter = Strict({
  q: Type.Optional(
    Text(1, 200, {
      description:
        'Full-text search over name, headline, skills and bio, with web search syntax. The start of a name is enough.',
    }),
  ),
  skill: Type.Optional(
    ListOf(Line(1, 60), 20, { description: 'All given skills must match. Repeat the parameter for each.' }),
  ),
  available: Type.Optional(Type.Boolean({ description: 'Whether the user is available for work.' })),
  max_rate_cents: Type.Optional(Cents('Only users whose rate is at most this. Excludes users without a rate.')),
  kind: Type.Optional(described(ProfileKind, 'Only individuals, or only organizations.')),
  fields: FieldFilterIn('profile'),
  sort: Type.Optional(OneOf('ProfileSort', profileSorts, 'Default: `newest`.')),
})

/** What all responses about users share. */
export interface Marketplace {
  currency: string
  publicUrl: () => string
  trade: { profile_fields: readonly FieldDefinition[] }
}

export function presentProfile(profile: ProfileRow, at: Marketplace): Static<typeof Profile> {
  const id = encodeId('usr', profile.id)
  return {
    id,
    user_id: id,
    kind: profile.kind,
    display_name: profile.display_name,
    headline: profile.headline,
    bio: profile.bio,
    skills: [...profile.skills],
    rate_cents: profile.rate_cents,
    currency: at.currency,
    location: profile.location,
    time_zone: profile.time_zone,
    links: [...profile.links],
    avatar_url: avatarUrlOf(profile, at),
    available: profile.available,
    fields: shownFields(at.trade.profile_fields, profile.fields),
    reputation: {
      rating_average: profile.rating_average,
      review_count: profile.review_count,
      small_review_count: profile.small_review_count,
      vouch_count: profile.vouch_count,
      verified_vouch_count: profile.verified_vouch_count,
      contracts_completed: profile.contracts_completed,
      small_contracts_completed: profile.small_contracts_completed,
      disputes_lost: profile.disputes_lost,
      on_time_rate: profile.due_milestones === 0 ? null : profile.on_time_milestones / profile.due_milestones,
    },
    version: profile.version,
    created_at: profile.created_at,
  }
}

/** An uploaded picture is stored as a path, so that the service can move. */
export function avatarUrlOf(
  { avatar_url }: Pick<ProfileRow, 'avatar_url'>,
  { publicUrl }: Pick<Marketplace, 'publicUrl'>,
): string | null {
  return avatar_url?.startsWith('/') ? `${publicUrl()}${avatar_url}` : avatar_url
}

export function presentUserSummary(user: ProfileSummary, at: Marketplace): Static<typeof UserSummary> {
  return {
    id: encodeId('usr', user.id),
    display_name: user.display_name,
    kind: user.kind,
    headline: user.headline,
    avatar_url: avatarUrlOf(user, at),
    rating_average: user.rating_average,
    review_count: user.review_count,
  }
}

export function presentOwnProfile(profile: ProfileRow, at: Marketplace): Static<typeof OwnProfile> {
  return {
    ...presentProfile(profile, at),
    email: profile.email,
    email_proven: profile.email_proven,
    pending_email: profile.pending_email,
    onboarding: profile.onboarding,
    language: profile.language,
    ...(profile.claimed_at && { claimed_at: profile.claimed_at }),
    ...suspensionOf(profile),
  }
}

/** What an app sees. Not the address, because it determines who can sign in. */
export function withoutAddress<P extends Pick<Static<typeof OwnProfile>, 'email' | 'email_proven' | 'pending_email'>>(
  profile: P,
): P {
  return { ...profile, email: null, email_proven: false, pending_email: null }
}

export function suspensionOf({
  status,
  suspension_reason: reason,
}: ProfileRow): Pick<Static<typeof OwnProfile>, 'suspension'> {
  return status === 'suspended' ? { suspension: { reason } } : {}
}

/** The changed fields. Events are kept forever, so they never contain the email address. */
export const ProfileEvent = Answer(
  {
    user_id: IdOut('usr'),
    version: profileFields.version,
    ...Type.Partial(Type.Omit(Profile, ['id', 'user_id', 'version', 'reputation'])).properties,
  },
  {
    title: 'ProfileSnapshot',
    about:
      'All fields when the profile is published; later, only those that changed. The email address is never shown.',
  },
)

export function presentProfileEvent(
  profile: ProfileRow,
  before: ProfileRow,
  at: Marketplace,
): Static<typeof ProfileEvent> {
  const [{ id: _id, user_id, version, ...fields }, old] = [presentProfile(profile, at), presentProfile(before, at)]
  const changed = Object.entries(fields).filter(
    ([name, value]) => canonicalJson(value) !== canonicalJson(old[name as keyof typeof old]),
  )
  return { user_id, version, ...Object.fromEntries(changed) }
}

/** The whole profile, except what changes without an event. */
export function presentPublishedProfile(profile: ProfileRow, at: Marketplace): Static<typeof ProfileEvent> {
  const { id: _id, reputation: _reputation, ...published } = presentProfile(profile, at)
  return published
}

export const exampleProfile: Static<typeof Profile> = {
  id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  kind: 'person',
  display_name: 'Ada',
  headline: 'Translator, English and French',
  bio: null,
  skills: ['french', 'translation'],
  rate_cents: 4500,
  currency: 'USD',
  location: 'Lyon',
  time_zone: 'Europe/Paris',
  links: [{ label: 'Portfolio', url: 'https://ada.example/work' }],
  avatar_url: null,
  available: true,
  fields: {},
  reputation: {
    rating_average: null,
    review_count: 0,
    small_review_count: 0,
    vouch_count: 0,
    verified_vouch_count: 0,
    contracts_completed: 0,
    small_contracts_completed: 0,
    disputes_lost: 0,
    on_time_rate: null,
  },
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
}

export const exampleOwnProfile: Static<typeof OwnProfile> = {
  ...exampleProfile,
  email: 'ada@example.com',
  email_proven: true,
  pending_email: null,
  onboarding: 'work',
  language: null,
}
