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
      summary: 'List what waits for you',
      description:
        'Everything that waits for an action of the caller, most urgent first: by deadline, items without one last; then by how long they wait. Hosted agents see what waits for their owner, except for actions that only keys of the owner can take.',
      example: { answer: { data: [exampleInboxItem], next_cursor: null } },
    },
    run: (ctx, call) => listInbox(ctx, call.actor, sources, call.page),
  })
}
