import type { Api } from '../../platform/http/api.ts'
import { Deadline, DeadlineFilter, exampleDeadline } from './schema.ts'
import { listDeadlines } from './service.ts'

export function calendarRoutes(api: Api): void {
  api.list({
    path: '/deadlines',
    scope: 'read',
    query: DeadlineFilter,
    answer: Deadline,
    expand: {
      gig: 'gig',
      client: 'user',
      worker: 'user',
      milestone: { kind: 'milestone', at: 'subject.id' },
    },
    mcp: true,
    docs: {
      id: 'listDeadlines',
      tag: 'Events',
      summary: 'List your deadlines',
      description:
        'What’s due and when, soonest first: milestones, automatic releases and refunds, responses and decisions in disputes, expiring offers and contracts, and application deadlines for gigs you posted or saved. The inbox lists only what you can do now.',
      example: { answer: { data: [exampleDeadline], next_cursor: null } },
    },
    run: (ctx, call) => listDeadlines(ctx, call.actor, call.query, call.page),
  })
}
