import type { Api } from '../../platform/http/api.ts'
import { isAnySet } from '../../platform/kernel/pages.ts'
import { exampleRequest, LoggedRequest, RequestFilter } from './schema.ts'
import { listRequests } from './service.ts'

export function requestRoutes(api: Api): void {
  api.list({
    path: '/requests',
    scope: 'keys:write',
    query: RequestFilter,
    answer: LoggedRequest,
    mcp: '/developers/requests',
    isSlow: ({ key_id, operation }) => isAnySet(key_id, operation),
    docs: {
      id: 'listRequests',
      tag: 'Keys',
      summary: 'List requests',
      description:
        'Requests by your keys, hosted agents and connected apps in the last 7 days, newest first, up to 50,000. Each appears about a second after its response, without its body and query. Requests from browsers and reads of this log aren’t included. Under load, some requests can be missing.',
      example: { answer: { data: [exampleRequest], next_cursor: null } },
    },
    run: (ctx, call) => listRequests(ctx, call.actor, call.query, call.page),
  })
}
