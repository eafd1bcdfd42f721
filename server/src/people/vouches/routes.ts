import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleVouch, NewVouch, Vouch } from './schema.ts'
import { createVouch, deleteVouch, getVouch, listVouches } from './service.ts'

export function vouchRoutes(api: Api): void {
  api.list({
    path: '/profile/:userId/vouches',
    scope: 'read',
    forVisitors: true,
    answer: Vouch,
    expand: { from_user: 'user', user: 'user' },
    mcp: true,
    docs: {
      id: 'listVouches',
      tag: 'Vouches',
      summary: 'List vouches for a user',
      description: 'Newest first.',
    },
    run: (ctx, call) => listVouches(ctx, call.actor, userIdFrom(call.actor, call.params.userId), call.page),
  })

  api.write({
    method: 'POST',
    path: '/profile/:userId/vouches',
    scope: 'profile:write',
    action: 'vouches.write',
    body: NewVouch,
    answer: Vouch,
    created: (vouch) => `/profile/${vouch.user_id}/vouches/${vouch.id}`,
    mcp: true,
    docs: {
      id: 'createVouch',
      tag: 'Vouches',
      summary: 'Vouch for a user',
      description:
        'You can vouch once for each user. The vouch is verified once at least 1,000 cents have been paid out between the two users.',
      refusals: [
        'own_profile',
        'already_vouched',
        'conflict_of_interest',
        'user_blocked',
        'contact_unavailable',
        'quota_reached',
      ],
      example: { body: { message: exampleVouch.message, skills: ['french'] }, answer: exampleVouch },
    },
    run: (ctx, call) => createVouch(ctx, call.actor, userIdFrom(call.actor, call.params.userId), call.body),
  })

  api.read({
    path: '/profile/:userId/vouches/:vouchId',
    scope: 'read',
    answer: Vouch,
    mcp: true,
    docs: {
      id: 'getVouch',
      tag: 'Vouches',
      summary: 'Read a vouch',
      description: 'Any user can read it.',
      example: { answer: exampleVouch },
    },
    run: (ctx, call) => {
      return getVouch(ctx, call.actor, userIdFrom(call.actor, call.params.userId), toId('vch', call.params.vouchId))
    },
  })

  api.write({
    method: 'DELETE',
    path: '/profile/:userId/vouches/:vouchId',
    scope: 'profile:write',
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'deleteVouch',
      tag: 'Vouches',
      summary: 'Delete a vouch',
      description: 'Only its author can delete it.',
      refusals: ['not_yours', 'content_removed'],
    },
    run: (ctx, call) =>
      deleteVouch(ctx, call.actor, userIdFrom(call.actor, call.params.userId), toId('vch', call.params.vouchId)),
  })
}
