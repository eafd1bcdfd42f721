import type { Api } from '../../platform/http/api.ts'
import { exampleOverview, Overview, OverviewQuery } from './schema.ts'
import { getOverview } from './service.ts'

export function figureRoutes(api: Api): void {
  api.read({
    path: '/operator/overview',
    scope: 'admin',
    notRecorded: true,
    query: OverviewQuery,
    answer: Overview,
    mcp: true,
    docs: {
      id: 'getOverview',
      tag: 'Operator',
      summary: 'Get figures by day',
      description:
        'What happened on each of the last days and in the same number of days before them, and what is open now. A worker adds it up as things happen, so the figures lag by a moment.',
      example: { answer: exampleOverview },
    },
    run: (ctx, call) => getOverview(ctx, call.query),
  })
}
