import type { ReadContext } from '../context.ts'
import type { Api } from '../http/api.ts'
import type { DrainState } from '../http/drain.ts'
import { Health, Readiness } from './schema.ts'
import { checkReadiness } from './service.ts'

export function healthRoutes(
  api: Api,
  {
    context,
    state,
    version,
    migrations,
  }: { context: ReadContext; state: DrainState; version: string; migrations: readonly string[] },
): void {
  api.open({
    path: '/health',
    answer: Health,
    docs: {
      id: 'getHealth',
      tag: 'Health',
      summary: 'Check liveness',
      description: 'Does not check the database, so that a database fault does not restart the process.',
      example: { answer: { status: 'ok', version, time: '2026-11-14T23:55:00.000Z' } },
    },
    run: () => ({ status: 'ok' as const, version, time: context.clock.now() }),
  })

  api.open({
    path: '/health/ready',
    answer: Readiness,
    docs: {
      id: 'getReadiness',
      tag: 'Health',
      summary: 'Check readiness',
      description: '503 while the database is unavailable, migrations are missing, or the process is shutting down.',
      example: { answer: { status: 'ready' } },
    },
    run: () => checkReadiness(context.db, migrations, state.draining),
  })
}
