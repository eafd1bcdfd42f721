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
        'What your keys, hosted agents and connected apps asked for in the last 7 days, at most the newest 50,000 requests, newest first, about a second after each answer: without bodies and queries, without browsers, without reads of this log. Under load, requests can be missing.',
      example: { answer: { data: [exampleRequest], next_cursor: null } },
    },
    run: (ctx, call) => listRequests(ctx, call.actor, call.query, call.page),
  })
}
