import type { Api } from '../../platform/http/api.ts'
import { SETUP_PATH } from '../../platform/kernel/setup.ts'
import { exampleSentTestEmail, exampleSetup, SentTestEmail, Setup, SetupChanges, TestEmail } from './schema.ts'
import { changeSetup, getSetup, sendTestEmail } from './service.ts'

export function setupRoutes(api: Api): void {
  api.read({
    path: '/operator/setup',
    scope: 'admin',
    notRecorded: true,
    answer: Setup,
    mcp: true,
    docs: {
      id: 'getSetup',
      tag: 'Operator',
      summary: 'Read setup progress',
      description:
        'Which of the steps to set up a new marketplace are done: `brand`, `trade`, `money`, `email` and `people`. The console takes operators through them.',
      example: { answer: exampleSetup },
    },
    run: (ctx) => getSetup(ctx),
  })

  api.write({
    method: 'PATCH',
    path: '/operator/setup',
    scope: 'admin',
    body: SetupChanges,
    answer: Setup,
    mcp: SETUP_PATH,
    docs: {
      id: 'changeSetup',
      tag: 'Operator',
      summary: 'Record setup progress',
      description:
        'Marks steps as done, or ends the setup so the console stops offering it. It doesn’t carry out the steps: use their own operations, such as `PUT /operator/brand`.',
      example: { body: { done: ['brand'] } },
    },
    run: (ctx, call) => changeSetup(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/operator/test-email',
    scope: 'admin',
    body: TestEmail,
    answer: SentTestEmail,
    mcp: SETUP_PATH,
    docs: {
      id: 'sendTestEmail',
      tag: 'Operator',
      summary: 'Send a test email',
      description: 'Sends an email so you can check that it arrives and how it looks with the current brand.',
      refusals: ['email_off'],
      example: { body: {}, answer: exampleSentTestEmail },
    },
    run: (ctx, call) => sendTestEmail(ctx, call.actor, call.body),
  })
}
