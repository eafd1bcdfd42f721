import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  Email,
  IdOut,
  Line,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
  withDefault,
} from '../../platform/http/shapes.ts'
import { roles } from '../../platform/kernel/actor.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { exampleIssuedKey, IssuedKey } from '../keys/schema.ts'
import { userStatuses } from '../profiles/domain.ts'
import {
  exampleOwnProfile,
  OwnProfile,
  ownFields,
  ProfileKind,
  presentOwnProfile,
  profileFields,
  suspensionOf,
} from '../profiles/schema.ts'
import { type OperatorRemoval, removalOutcomes, type User as UserRow } from './domain.ts'

export const UserRole = OneOf('Role', roles)
const UserStatus = OneOf('UserStatus', userStatuses)

const RemovalRequest = Answer(
  {
    becomes: OneOf('RemovalOutcome', removalOutcomes),
    reason: Nullable(Type.String()),
    requested_by: IdOut('usr'),
    requested_at: Timestamp(),
    expires_at: Timestamp(),
  },
  {
    title: 'RemovalRequest',
    about: 'An operator wants to suspend or demote another; a second one has to send the same request in time.',
  },
)

export const User = Answer(
  {
    ...profileFields,
    ...ownFields,
    role: UserRole,
    status: UserStatus,
    removal_requests: Type.Optional(
      Type.Array(RemovalRequest, {
        description: 'What waits for a second operator; missing without any.',
      }),
    ),
  },
  { title: 'User' },
)

/** What events show of a user. Events are kept for ever, so they contain neither the e-mail address nor long texts. */
export const UserEvent = Answer(
  {
    user_id: IdOut('usr'),
    kind: profileFields.kind,
    display_name: profileFields.display_name,
    role: UserRole,
    status: UserStatus,
    suspension: ownFields.suspension,
    removal_request: Type.Optional(RemovalRequest),
    created_at: profileFields.created_at,
  },
  { title: 'UserSnapshot' },
)

export const NewUser = Strict(
  {
    display_name: Line(1, 100, { description: 'The name that other users see.', examples: ['Ada'] }),
    kind: ProfileKind,
    email: Type.Optional(Email('Visible only to the user and to operators.')),
    role: withDefault(described(UserRole, 'Only operators may set it.'), 'member'),
  },
  { title: 'NewUser' },
)

export const CreatedUser = Answer({ user: OwnProfile, key: IssuedKey }, { title: 'CreatedUser' })

export const Suspension = Strict(
  { reason: Type.Optional(Text(1, 1_000, { description: 'Shown to the user.' })) },
  { title: 'Suspension' },
)

export const NewRole = Strict({ role: UserRole }, { title: 'NewRole' })

export const UserFilter = Strict({
  q: Type.Optional(
    Text(1, 200, { description: 'Only users whose profile has these words, or whose address begins with this.' }),
  ),
  role: Type.Optional(described(UserRole, 'Only users with this role.')),
  status: Type.Optional(described(UserStatus, 'Only users with this status.')),
})

/** `removals` may be those of other users, too. */
export function presentUser(
  user: UserRow,
  currency: string,
  removals: readonly OperatorRemoval[] = [],
): Static<typeof User> {
  const own = removals.filter(({ user_id }) => user_id === user.id)
  return {
    ...presentOwnProfile(user, currency),
    role: user.role,
    status: user.status,
    ...(own.length > 0 && { removal_requests: own.map(presentRemoval) }),
  }
}

export function presentRemoval(removal: OperatorRemoval): Static<typeof RemovalRequest> {
  return {
    becomes: removal.becomes,
    reason: removal.reason,
    requested_by: encodeId('usr', removal.requested_by),
    requested_at: removal.requested_at,
    expires_at: removal.expires_at,
  }
}

export function presentUserEvent(user: UserRow): Static<typeof UserEvent> {
  return {
    user_id: encodeId('usr', user.id),
    kind: user.kind,
    display_name: user.display_name,
    role: user.role,
    status: user.status,
    ...suspensionOf(user),
    created_at: user.created_at,
  }
}

export const exampleUser: Static<typeof User> = { ...exampleOwnProfile, role: 'member', status: 'active' }

export const exampleSuspension: Static<typeof Suspension> = { reason: 'Several users reported spam.' }

export const exampleCreatedUser: Static<typeof CreatedUser> = {
  user: exampleOwnProfile,
  key: { ...exampleIssuedKey, name: 'first key' },
}

export const exampleUserEvent: Static<typeof UserEvent> = {
  user_id: exampleUser.user_id,
  kind: exampleUser.kind,
  display_name: exampleUser.display_name,
  role: exampleUser.role,
  status: exampleUser.status,
  created_at: exampleUser.created_at,
}
