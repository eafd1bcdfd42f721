import type { Api } from '../../platform/http/api.ts'
import { exampleInboxItem, InboxItem } from './schema.ts'
import { type InboxSource, listInbox } from './service.ts'

export function inboxRoutes(api: Api, sources: readonly InboxSource[]): void {
  api.list({
    path: '/inbox',
    scope: 'read',
    answer: InboxItem,
    docs: {
      id: 'listInbox',
      tag: 'Events',
      summary: 'See what waits for you',
      description:
        'Everything that waits for the caller to act, most urgent first: by deadline, what has none last, then by how long it waits. Hosted agents see what waits for their owner, but for what only the owner’s own keys can do.',
      example: { answer: { data: [exampleInboxItem], next_cursor: null } },
    },
    run: (ctx, call) => listInbox(ctx, call.actor, sources, call.page),
  })
}
