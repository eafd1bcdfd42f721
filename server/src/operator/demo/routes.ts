import { exampleSignedIn, SignedIn } from '../../people/sessions/schema.ts'
import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { DemoMarket, exampleDemo, NewDemoMarket, NewDemoSession } from './schema.ts'
import { getDemo, leaveDemoSession, openDemoSession, startDemo } from './service.ts'

/** For a sandbox only. */
export function demoRoutes(api: Api, startFilling: Parameters<typeof startDemo>[3]): void {
  api.read({
    path: '/sandbox/demo',
    scope: 'admin',
    answer: DemoMarket,
    docs: {
      id: 'getDemoMarket',
      tag: 'Sandbox',
      summary: 'Read about the demo market',
      description:
        'Whether the sandbox can be filled, how far that is, and who is in it. The path exists only with `MODE=sandbox`.',
      example: { answer: exampleDemo },
    },
    run: (ctx) => getDemo(ctx),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/demo',
    scope: 'admin',
    body: NewDemoMarket,
    answer: DemoMarket,
    docs: {
      id: 'createDemoMarket',
      tag: 'Sandbox',
      summary: 'Fill the sandbox',
      description:
        'Makes a market with people, gigs, deals in every state, disputes and agents, through this API, in about a minute; the clock moves 64 days ahead. Answers at once: read how far it is. Asked again, it begins nothing new. Only a sandbox without users and gigs can be filled. The path exists only with `MODE=sandbox`.',
      refusals: ['wrong_state'],
      example: { body: {} },
    },
    run: (ctx, call) => startDemo(ctx, call.actor, call.body.seed ?? 1, startFilling),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/sessions',
    scope: 'admin',
    startsSession: true,
    body: NewDemoSession,
    answer: SignedIn,
    docs: {
      id: 'openDemoSession',
      tag: 'Sandbox',
      summary: 'Look around as a demo user',
      description:
        'Signs the browser in as a user of the demo market, instead of as the operator: sets the cookie of the session. The path exists only with `MODE=sandbox`.',
      example: { body: { user_id: exampleSignedIn.user.user_id } },
    },
    run: (ctx, call) => openDemoSession(ctx, call.actor, toId('usr', call.body.user_id)),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/sessions/leave',
    scope: 'any key',
    forSessionsOnly: true,
    whileSuspended: true,
    startsSession: true,
    answer: SignedIn,
    docs: {
      id: 'leaveDemoSession',
      tag: 'Sandbox',
      summary: 'Go back to being the operator',
      description:
        'Ends a session that an operator opened to look around as a demo user, and signs the browser in as that operator again. Any other session is answered 404. The path exists only with `MODE=sandbox`.',
    },
    run: (ctx, call) => leaveDemoSession(ctx, call.actor),
  })
}
