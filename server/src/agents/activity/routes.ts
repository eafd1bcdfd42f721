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
      summary: 'List the activity of an agent',
      description:
        'All changes the agent made, newest first, each with its key, the version of the mandate, and the approval it used. An entry is written in the transaction of the change, and is kept when the agent is deleted. Visible to the owner and the agent.',
      example: { answer: { data: [exampleActivity], next_cursor: null } },
    },
    run: (ctx, call) => listActivity(ctx, call.actor, toId('agt', call.params.id), call.page),
  })
}
