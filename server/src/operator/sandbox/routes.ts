import { SandboxClock } from '../../platform/clock/schema.ts'
import type { Api } from '../../platform/http/api.ts'
import { RESET_WORDS } from './domain.ts'
import { ComingDeadlines, ComingDeadlinesQuery, SandboxReset } from './schema.ts'
import { listComingDeadlines, resetSandbox } from './service.ts'

/** For a sandbox only. */
export function sandboxRoutes(api: Api): void {
  api.read({
    path: '/sandbox/deadlines',
    scope: 'admin',
    query: ComingDeadlinesQuery,
    answer: ComingDeadlines,
    mcp: true,
    docs: {
      id: 'listComingDeadlines',
      tag: 'Sandbox',
      summary: 'List upcoming deadlines',
      description:
        'What the clock will do next across the marketplace, in order. Move the clock there with `POST /sandbox/clock/advance`. Only available with `MODE=sandbox`.',
      example: { answer: { data: [] } },
    },
    run: (ctx, call) => listComingDeadlines(ctx, call.query),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/reset',
    scope: 'admin',
    recentSignIn: true,
    body: SandboxReset,
    answer: SandboxClock,
    mcp: '/operator/sandbox',
    docs: {
      id: 'resetSandbox',
      tag: 'Sandbox',
      summary: 'Reset the sandbox',
      description:
        'Deletes everything except the operators with their keys, sessions and passkeys, the settings they changed, the terms of use, and the audit log, and sets the clock back to real time. Event cursors remain valid and lead to whatever happens next. Only available with `MODE=sandbox`.',
      refusals: ['wrong_state'],
      example: { body: { confirm: RESET_WORDS } },
    },
    run: (ctx, call) => resetSandbox(ctx, call.body),
  })
}
