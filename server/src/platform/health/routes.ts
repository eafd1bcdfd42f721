import type { Api } from '../http/api.ts'
import type { Clock } from '../kernel/time.ts'
import { Health, Readiness } from './schema.ts'
import type { CheckReadiness } from './service.ts'

export function healthRoutes(
  api: Api,
  { clock, version, checkReadiness }: { clock: Clock; version: string; checkReadiness: CheckReadiness },
): void {
  api.open({
    path: '/health',
    answer: Health,
    mcp: true,
    docs: {
      id: 'getHealth',
      tag: 'Health',
      summary: 'Check liveness',
      description: 'Doesn’t check the database, so that a database outage doesn’t restart the process.',
      example: { answer: { status: 'ok', version, time: '2026-11-14T23:55:00.000Z' } },
    },
    run: () => ({ status: 'ok' as const, version, time: clock.now() }),
  })

  api.open({
    path: '/health/ready',
    answer: Readiness,
    mcp: true,
    docs: {
      id: 'getReadiness',
      tag: 'Health',
      summary: 'Check readiness',
      description:
        'Returns 503 while the database isn’t responding, can’t commit or has different migrations from this build, or while the process is shutting down. It responds even under overload. Workers falling behind don’t cause a 503; `backlog` shows how far behind they are.',
      example: {
        answer: {
          status: 'ready',
          backlog: {
            events: { waiting: 0, lag_seconds: 0 },
            deadlines: { waiting: 0, lag_seconds: 0 },
            webhooks: { waiting: 2, lag_seconds: 1 },
            searches: { waiting: 0, lag_seconds: 0 },
          },
        },
      },
    },
    run: checkReadiness,
  })
}
