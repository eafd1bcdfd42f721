import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Activity, exampleActivity } from './schema.ts'
import { listActivity } from './service.ts'

export function activityRoutes(api: Api): void {
  api.list({
    path: '/agents/:id/activity',
    scope: 'read',
    answer: Activity,
    mcp: true,
    docs: {
      id: 'listActivity',
      tag: 'Agents',
      summary: 'List the activity of an agent',
      description:
        'Every write of the agent, newest first: with which key or app, under which version of its mandate, and with which approval. Recorded in the transaction of the write, and kept when the agent is deleted. The owner and the agent itself can read it.',
      example: { answer: { data: [exampleActivity], next_cursor: null } },
    },
    run: (ctx, call) => listActivity(ctx, call.actor, toId('agt', call.params.id), call.page),
  })
}
