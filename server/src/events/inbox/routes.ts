import type { Api } from '../../platform/http/api.ts'
import { exampleInboxItem, InboxFilter, InboxItem, NewSnooze, Snooze } from './schema.ts'
import { type InboxSource, listInbox, snoozeTask } from './service.ts'

export function inboxRoutes(api: Api, sources: readonly InboxSource[]): void {
  api.list({
    path: '/inbox',
    scope: 'read',
    query: InboxFilter,
    answer: InboxItem,
    expand: { gig: 'gig', client: 'user', worker: 'user', counterparty: 'user', contract: 'contract' },
    mcp: true,
    docs: {
      id: 'listInbox',
      tag: 'Events',
      summary: 'List tasks waiting for you',
      description:
        'All tasks waiting for you, most urgent first: by deadline, with tasks that have none last, then by how long they’ve been waiting. Includes only tasks permitted by the key’s scopes and, for a hosted agent, its mandate, and leaves out those you’ve snoozed. A page can have fewer than `limit`. An agent’s request is listed in addition to what it’s `about`.',
      example: { answer: { data: [exampleInboxItem], next_cursor: null } },
    },
    run: (ctx, call) => listInbox(ctx, call.actor, sources, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/inbox/snooze',
    scope: 'profile:write',
    notForApps: true,
    body: NewSnooze,
    answer: Snooze,
    mcp: '/',
    docs: {
      id: 'snoozeTask',
      tag: 'Events',
      summary: 'Snooze a task',
      description:
        'Hides a task from your inbox until a time you choose, for at most a year, on all your devices. It returns sooner if something new happens, and no later than a day before its deadline. Your agents still see it, and its deadline doesn’t change.',
      refusals: ['not_yours', 'quota_reached'],
      example: {
        body: { subject_id: exampleInboxItem.subject.id, until: '2026-11-17T08:00:00.000Z' },
        answer: { subject: exampleInboxItem.subject, snoozed_until: '2026-11-17T08:00:00.000Z' },
      },
    },
    run: (ctx, call) => snoozeTask(ctx, call.actor, sources, call.body),
  })
}
