import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  Email,
  FeeBps,
  IdIn,
  IdOut,
  Language,
  Line,
  Nullable,
  OneOf,
  Strict,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { modes } from '../../platform/kernel/mode.ts'
import { isRecent } from '../../platform/kernel/recent-sign-in.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { exampleOwnProfile, OwnProfile, ProfileKind } from '../profiles/schema.ts'
import { OwnTerms, VersionNumber } from '../terms-of-use/schema.ts'
import { UserRole } from '../users/schema.ts'
import { RETURN_PATH_MAX, type Session as SessionRow, signInMethods } from './domain.ts'

const Method = OneOf('SignInMethod', signInMethods, 'How the person signed in.')

export const Session = Answer(
  {
    id: IdOut('ses'),
    user_id: IdOut('usr'),
    method: Method,
    device: Nullable(Type.String({ description: 'The browser’s user agent.' })),
    address: Type.String({ description: 'The network address at sign-in.', examples: ['203.0.113.5'] }),
    opened_by: Nullable(IdOut('usr', 'The operator who is viewing the marketplace as a demo user.')),
    signed_in_at: Timestamp(),
    last_seen_at: Timestamp('When it last sent a request, to within a minute.'),
    expires_at: Timestamp('Thirty days after the last use, but no more than ninety days after the sign-in.'),
    recent: Type.Boolean({
      description: 'Whether the sign-in was less than 15 minutes ago, which some operations require.',
    }),
    current: Type.Boolean({ description: 'Whether this is the current session.' }),
  },
  { title: 'Session' },
)

export const SignInMail = Strict(
  {
    email: Email(),
    return_to: Type.Optional(
      Type.String({
        format: 'local-path',
        maxLength: RETURN_PATH_MAX,
        description: 'A path on this service to return to after the sign-in.',
        examples: ['/docs/'],
      }),
    ),
  },
  { title: 'SignInMail' },
)

export const SentMail = Answer(
  {
    sent: Type.Unsafe<true>({ type: 'boolean', const: true }),
    attempt: Type.String({
      description: 'Send this back together with the code.',
      examples: ['prf_01kz3v9d6ye8tb2xw4qh5mrc7a'],
    }),
  },
  { title: 'SentMail' },
)

export const SignIn = Strict(
  {
    token: Type.Optional(Line(1, 200, { description: 'From the link in the email.' })),
    attempt: Type.Optional(IdIn('prf', 'With `code`.')),
    code: Type.Optional(Line(1, 20, { description: 'The six digits from the email. Needs `attempt`.' })),
    display_name: Type.Optional(Line(1, 100, { description: 'For a new user: the name that other users see.' })),
    kind: Type.Optional(described(ProfileKind, 'For a new user.')),
    terms_version: Type.Optional(
      VersionNumber(
        'For a new user: the version of the terms of use that they’ve agreed to. If it’s no longer current, they have to accept the new one later.',
      ),
    ),
  },
  { title: 'SignIn', 'x-alternatives': [{ required: ['token'] }, { required: ['attempt', 'code'] }] },
)

export const CurrentSession = Answer(
  {
    user: OwnProfile,
    role: described(UserRole, 'A session can do whatever the user’s role allows.'),
    mode: OneOf('Mode', modes, 'Whether this marketplace is a sandbox.'),
    fee_bps: FeeBps,
    languages: Type.Array(Language, { description: 'The languages the user can choose from.' }),
    terms: OwnTerms,
    session: Session,
    time: Timestamp('The marketplace’s current time.'),
  },
  { title: 'CurrentSession' },
)

export const SignedIn = Answer(
  {
    user: OwnProfile,
    session: Session,
    return_to: Nullable(Type.String({ description: 'The path that was given when the email was requested.' })),
  },
  { title: 'SignedIn' },
)

export const AddressProof = Strict(
  { token: Line(1, 200, { description: 'From the link in the email.' }) },
  { title: 'AddressProof' },
)

export const ConfirmedAddress = Answer(
  { confirmed: Type.Unsafe<true>({ type: 'boolean', const: true }) },
  { title: 'ConfirmedAddress' },
)

export const Invitation = Strict(
  {
    email: Type.Optional(Email('Default: the user’s current address.')),
  },
  { title: 'Invitation' },
)

export const SentInvitation = Answer({ email: Type.String(), expires_at: Timestamp() }, { title: 'SentInvitation' })

export const EndedSessions = Answer(
  { ended: Type.Integer({ description: 'How many sessions were ended.' }) },
  { title: 'EndedSessions' },
)

export function presentSession(
  session: SessionRow,
  currentId: string | null,
  realNow: Instant,
): Static<typeof Session> {
  return {
    id: encodeId('ses', session.id),
    user_id: encodeId('usr', session.user_id),
    method: session.method,
    device: session.user_agent,
    address: session.address,
    opened_by: session.opened_by && encodeId('usr', session.opened_by),
    signed_in_at: session.signed_in_at,
    last_seen_at: session.last_seen_at,
    expires_at: session.expires_at,
    recent: isRecent(session.signed_in_at, realNow),
    current: session.id === currentId,
  }
}

/** What events show of a session. Not the address, because events are kept forever. */
export const SessionEvent = Answer(
  { id: IdOut('ses'), method: Method, signed_in_at: Timestamp() },
  { title: 'SessionSnapshot' },
)

export function presentSessionEvent({ id, method, signed_in_at }: SessionRow): Static<typeof SessionEvent> {
  return { id: encodeId('ses', id), method, signed_in_at }
}

export const exampleSession: Static<typeof Session> = {
  id: 'ses_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: exampleOwnProfile.user_id,
  method: 'email',
  device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0',
  address: '203.0.113.5',
  opened_by: null,
  signed_in_at: '2026-11-14T23:55:00.000Z',
  last_seen_at: '2026-11-14T23:58:10.000Z',
  expires_at: '2026-12-14T23:58:10.000Z',
  recent: true,
  current: true,
}

export const exampleSessionEvent: Static<typeof SessionEvent> = {
  id: exampleSession.id,
  method: exampleSession.method,
  signed_in_at: exampleSession.signed_in_at,
}

export const exampleSignedIn: Static<typeof SignedIn> = {
  user: exampleOwnProfile,
  session: exampleSession,
  return_to: null,
}
