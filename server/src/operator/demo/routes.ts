import { exampleSignedIn, SignedIn } from '../../people/sessions/schema.ts'
import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { DemoMarket, exampleDemo, NewDemoSession } from './schema.ts'
import { getDemo, openDemoSession, startDemo } from './service.ts'

/** For a sandbox only. */
export function demoRoutes(api: Api, startFilling: Parameters<typeof startDemo>[2]): void {
  api.read({
    path: '/sandbox/demo',
    scope: 'admin',
    notRecorded: true,
    answer: DemoMarket,
    mcp: true,
    docs: {
      id: 'getDemoMarket',
      tag: 'Sandbox',
      summary: 'Read the demo market',
      description: 'How far its creation has progressed, and who is in it. Only with `MODE=sandbox`.',
      example: { answer: exampleDemo },
    },
    run: (ctx) => getDemo(ctx),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/demo',
    scope: 'admin',
    answer: DemoMarket,
    mcp: '/operator/sandbox',
    docs: {
      id: 'createDemoMarket',
      tag: 'Sandbox',
      summary: 'Create the demo market',
      description:
        'Creates people, gigs, deals in every state, disputes and agents in the background, in about a minute. The clock moves 64 days ahead. Without categories and custom fields, it also defines those; otherwise, its gigs and people use yours. Repeating the request doesn’t start anything new. Only for a sandbox without users and gigs.',
      refusals: ['wrong_state'],
    },
    run: (ctx, call) => startDemo(ctx, call.actor, startFilling),
  })

  api.write({
    method: 'POST',
    path: '/sandbox/sessions',
    scope: 'admin',
    forSessionsOnly: true,
    created: () => '/session',
    startsSession: true,
    body: NewDemoSession,
    answer: SignedIn,
    mcp: '/operator/sandbox',
    docs: {
      id: 'openDemoSession',
      tag: 'Sandbox',
      summary: 'View as a demo user',
      description:
        'Replaces the cookie of the operator’s session with a session of that user. It works only while the operator has the role and isn’t suspended. A form sent to `/sign-in/leave-demo` signs the operator in again. Only with `MODE=sandbox`.',
      example: { body: { user_id: exampleSignedIn.user.user_id } },
    },
    run: (ctx, call) => openDemoSession(ctx, call.actor, toId('usr', call.body.user_id)),
  })
}
