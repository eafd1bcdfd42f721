import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Activity, exampleActivity } from './schema.ts'
import { listActivity } from './service.ts'

export function activityRoutes(api: Api): void {
  api.list({
    path: '/agents/:id/activity',
    scope: 'read',
    answer: Activity,
    docs: {
      id: 'listActivity',
      tag: 'Agents',
      summary: 'List what an agent did',
      description:
        'Everything the agent changed, newest first: with which key, under which version of its mandate, and by which approval. Written with the act itself, and kept when the agent is deleted. For the owner and the agent itself.',
      example: { answer: { data: [exampleActivity], next_cursor: null } },
    },
    run: (ctx, call) => listActivity(ctx, call.actor, toId('agt', call.params.id), call.page),
  })
}
