import { type Static, Type } from 'typebox'
import { OneOf, Strict, Text } from '../../platform/http/shapes.ts'
import { roles } from '../../platform/kernel/actor.ts'
import { exampleIssuedKey, IssuedKey } from '../keys/schema.ts'
import { profileKinds, userStatuses } from '../profiles/domain.ts'
import { exampleOwnProfile, OwnProfile, ownFields, presentOwnProfile, profileFields } from '../profiles/schema.ts'
import type { User as UserRow } from './domain.ts'

export const User = Strict(
  { ...profileFields, ...ownFields, role: OneOf(roles), status: OneOf(userStatuses) },
  { title: 'User' },
)

export const NewUser = Strict(
  {
    display_name: Text(1, 100, { description: 'The name that other users see.', examples: ['Ada'] }),
    kind: OneOf(profileKinds),
    email: Type.Optional(
      Type.String({ format: 'email', maxLength: 254, description: 'Visible only to the user and to operators.' }),
    ),
    role: Type.Optional(OneOf(roles, { description: 'Only operators may set it. Default: `member`.' })),
  },
  { title: 'NewUser' },
)

export const CreatedUser = Strict({ user: OwnProfile, key: IssuedKey }, { title: 'CreatedUser' })

export const Suspension = Strict(
  { reason: Type.Optional(Text(1, 1_000, { description: 'Shown to the user.' })) },
  { title: 'Suspension' },
)

export const UserFilter = Strict({
  role: Type.Optional(OneOf(roles, { description: 'Only users with this role.' })),
  status: Type.Optional(OneOf(userStatuses, { description: 'Only users with this status.' })),
})

export function presentUser(user: UserRow, currency: string): Static<typeof User> {
  return { ...presentOwnProfile(user, currency), role: user.role, status: user.status }
}

export const exampleUser: Static<typeof User> = { ...exampleOwnProfile, role: 'member', status: 'active' }

export const exampleSuspension: Static<typeof Suspension> = { reason: 'Several users reported spam.' }

export const exampleCreatedUser: Static<typeof CreatedUser> = {
  user: exampleOwnProfile,
  key: { ...exampleIssuedKey, name: 'first key' },
}
