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
      summary: 'Read daily figures',
      description:
        'What happened on each of the last days and during the same number of days before that, and what’s open now. A worker adds up the figures as things happen, so they lag by a moment.',
      example: { answer: exampleOverview },
    },
    run: (ctx, call) => getOverview(ctx, call.query),
  })
}
