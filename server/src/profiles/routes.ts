import type { Api } from '../http/api.ts'
import { userIdFrom } from '../kernel/actor.ts'
import { exampleOwnProfile, exampleProfile, OwnProfile, Profile } from './schema.ts'
import { getOwnProfile, getProfile } from './service.ts'

export function profileRoutes(api: Api): void {
  api.read({
    path: '/profile/me',
    scope: 'read',
    answer: OwnProfile,
    docs: {
      id: 'getOwnProfile',
      tag: 'Profiles',
      summary: 'Read one’s own profile',
      description: 'The profile of the key’s user, with what only they may see.',
      example: { answer: exampleOwnProfile },
    },
    run: (ctx, call) => getOwnProfile(ctx, call.actor),
  })

  api.read({
    path: '/profile/:userId',
    scope: 'read',
    answer: Profile,
    docs: {
      id: 'getProfile',
      tag: 'Profiles',
      summary: 'Read a profile',
      description: 'What a user shows of themselves, with their reputation.',
      example: { answer: exampleProfile },
    },
    run: (ctx, call) => getProfile(ctx, userIdFrom(call.actor, call.params.userId)),
  })
}
