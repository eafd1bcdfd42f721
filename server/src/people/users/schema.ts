import { type Static, Type } from 'typebox'
import {
  Answer,
  described,
  Email,
  IdOut,
  Line,
  Metadata,
  MetadataChanges,
  MetadataFilter,
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
  exampleProfile,
  type Marketplace,
  OwnProfile,
  ownFields,
  ProfileKind,
  presentOwnProfile,
  presentProfile,
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
    about:
      'A request to suspend or demote an operator, which takes effect if a second operator sends the same request in time.',
  },
)

export const User = Answer(
  {
    ...profileFields,
    ...ownFields,
    metadata: Metadata,
    role: UserRole,
    status: UserStatus,
    managed_by: Type.Optional(
      IdOut(
        'usr',
        'The operator whose key created this user and acts for them until they claim the account; absent for others.',
      ),
    ),
    managed_by_key_id: Type.Optional(
      IdOut('key', 'That key, or the one it was first rotated from; absent without `managed_by`.'),
    ),
    removal_requests: Type.Optional(
      Type.Array(RemovalRequest, {
        description: 'Requests awaiting a second operator; absent if there are none.',
      }),
    ),
  },
  { title: 'User' },
)

/** What events show of a user. Events are kept forever, so they contain neither the email address nor long texts. */
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
    role: withDefault(described(UserRole, 'Only operators can set it.'), 'member'),
    metadata: MetadataChanges,
  },
  { title: 'NewUser' },
)

export const NewManagedUser = Strict(
  {
    display_name: Line(1, 100, { description: 'The name that other users see.', examples: ['Ada'] }),
    kind: ProfileKind,
    email: Type.Optional(Email('The address for inviting the user to claim the account. Visible only to operators.')),
  },
  { title: 'NewManagedUser' },
)

export const ManagedUser = Answer(
  {
    ...profileFields,
    claimed_at: Nullable(Timestamp('When the user claimed the account; null as long as this key can act for them.')),
  },
  { title: 'ManagedUser' },
)

export function presentManagedUser(user: UserRow, at: Marketplace): Static<typeof ManagedUser> {
  return { ...presentProfile(user, at), claimed_at: user.claimed_at }
}

export const CreatedUser = Answer({ user: OwnProfile, key: IssuedKey }, { title: 'CreatedUser' })

export const Suspension = Strict(
  { reason: Type.Optional(Text(1, 1_000, { description: 'Shown to the user.' })) },
  { title: 'Suspension' },
)

export const UserChanges = Strict(
  { role: Type.Optional(UserRole), metadata: MetadataChanges },
  { title: 'UserChanges' },
)

export const UserFilter = Strict({
  metadata: MetadataFilter,
  q: Type.Optional(
    Text(1, 200, { description: 'Only users whose profile contains these words or whose address starts with this.' }),
  ),
  role: Type.Optional(described(UserRole, 'Only users with this role.')),
  status: Type.Optional(described(UserStatus, 'Only users with this status.')),
})

/** `removals` may include those of other users. */
export function presentUser(
  user: UserRow,
  at: Marketplace,
  removals: readonly OperatorRemoval[] = [],
): Static<typeof User> {
  const own = removals.filter(({ user_id }) => user_id === user.id)
  return {
    ...presentOwnProfile(user, at),
    role: user.role,
    status: user.status,
    ...(user.managed_by && { managed_by: encodeId('usr', user.managed_by) }),
    ...(user.managed_by_key_id && { managed_by_key_id: encodeId('key', user.managed_by_key_id) }),
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

export const exampleManagedUser: Static<typeof ManagedUser> = { ...exampleProfile, claimed_at: null }

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
