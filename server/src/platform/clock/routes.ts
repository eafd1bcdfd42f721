import type { Api } from '../http/api.ts'
import { AdvanceClock, SandboxClock } from './schema.ts'
import { advanceClock, readClock, type Sweep } from './service.ts'

const exampleClock = { now: '2026-11-21T23:55:00.000Z', ahead_seconds: 604_800 }

export function clockRoutes(api: Api, sweep: Sweep): void {
  api.read({
    path: '/sandbox/clock',
    scope: 'read',
    answer: SandboxClock,
    mcp: true,
    docs: {
      id: 'getSandboxClock',
      tag: 'Sandbox',
      summary: 'Read the clock',
      description: 'The current marketplace time. Only available with `MODE=sandbox`.',
      example: { answer: exampleClock },
    },
    run: (ctx) => readClock(ctx),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/clock/advance',
    scope: 'admin',
    body: AdvanceClock,
    answer: SandboxClock,
    mcp: true,
    docs: {
      id: 'advanceSandboxClock',
      tag: 'Sandbox',
      summary: 'Advance the clock',
      description:
        'Processes all deadlines up to the new time, in order, before responding. Time never goes backward. Only available with `MODE=sandbox`.',
      example: { body: { seconds: 604_800 } },
    },
    run: (ctx, call) => advanceClock(ctx, sweep, call.body),
  })
}
