import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { Block, exampleBlock } from './schema.ts'
import { blockUser, listBlocks, unblockUser } from './service.ts'

export function blockRoutes(api: Api): void {
  api.list({
    path: '/blocks',
    scope: 'read',
    answer: Block,
    expand: { user: 'user' },
    mcp: true,
    docs: {
      id: 'listBlocks',
      tag: 'Safety',
      summary: 'List blocked users',
      description: 'The users you’ve blocked, newest first. No one else can see whom you’ve blocked.',
      example: { answer: { data: [exampleBlock], next_cursor: null } },
    },
    run: (ctx, call) => listBlocks(ctx, call.actor, call.page),
  })

  api.write({
    method: 'PUT',
    path: '/blocks/:userId',
    scope: 'profile:write',
    whileSuspended: true,
    answer: Block,
    mcp: true,
    docs: {
      id: 'blockUser',
      tag: 'Safety',
      summary: 'Block a user',
      description:
        'From now on, neither of you can apply to the other’s gigs, invite or vouch for the other, make or accept offers, or send messages. Active contracts continue, and open negotiations can still be declined. The user isn’t notified and gets a neutral refusal (`contact_unavailable`). Blocking someone again changes nothing.',
      refusals: ['own_profile', 'quota_reached'],
      example: { answer: exampleBlock },
    },
    run: (ctx, call) => blockUser(ctx, call.actor, userIdFrom(call.actor, call.params.userId)),
  })

  api.write({
    method: 'DELETE',
    path: '/blocks/:userId',
    scope: 'profile:write',
    whileSuspended: true,
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'unblockUser',
      tag: 'Safety',
      summary: 'Unblock a user',
      description: 'The user can contact you again. They aren’t notified.',
    },
    run: (ctx, call) => unblockUser(ctx, call.actor, userIdFrom(call.actor, call.params.userId)),
  })
}
