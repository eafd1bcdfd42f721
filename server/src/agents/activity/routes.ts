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
        'Everything the agent has changed, newest first, with the key or app, the version of its mandate and the approval it used. Each entry is recorded in the same transaction as the write and is kept even after the agent is deleted. The owner and the agent itself can read it.',
      example: { answer: { data: [exampleActivity], next_cursor: null } },
    },
    run: (ctx, call) => listActivity(ctx, call.actor, toId('agt', call.params.id), call.page),
  })
}
