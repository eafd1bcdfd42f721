import type { Api } from '../../platform/http/api.ts'
import { exampleInboxItem, InboxItem } from './schema.ts'
import { type InboxSource, listInbox } from './service.ts'

export function inboxRoutes(api: Api, sources: readonly InboxSource[]): void {
  api.list({
    path: '/inbox',
    scope: 'read',
    answer: InboxItem,
    mcp: true,
    docs: {
      id: 'listInbox',
      tag: 'Events',
      summary: 'List tasks that wait for you',
      description:
        'All tasks that wait for you, most urgent first: by deadline, tasks without one last, then the longest waiting first. Only tasks that the key’s scopes and, for a hosted agent, its mandate permit; a page can have fewer of them than `limit`.',
      example: { answer: { data: [exampleInboxItem], next_cursor: null } },
    },
    run: (ctx, call) => listInbox(ctx, call.actor, sources, call.page),
  })
}
