import type { Api } from '../../platform/http/api.ts'
import { OperatorHealth } from './schema.ts'
import { checkHealth, type HealthSources } from './service.ts'

export function operatorHealthRoutes(api: Api, sources: HealthSources): void {
  api.read({
    path: '/operator/health',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorHealth,
    mcp: true,
    docs: {
      id: 'checkHealth',
      tag: 'Operator',
      summary: 'Check system health',
      description:
        'Whether workers are keeping up with events, deadlines, webhooks, saved searches and figures, whether payments are stuck at their provider, and whether this process has enough database connections and disk space. Each check says what to do about it.',
      example: { answer: { as_of: '2026-11-14T23:55:00.000Z', state: 'good', checks: [] } },
    },
    run: () => checkHealth(sources),
  })
}
