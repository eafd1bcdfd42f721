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
      summary: 'Read the setup progress',
      description:
        'Which of the steps to set up a new marketplace are done: brand, trade, fee, email and inviting people. The console leads operators through them.',
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
        'Marks steps as done, or finishes the setup so that the console no longer offers it. Changes nothing else: the steps themselves are other operations, such as `PUT /operator/brand`.',
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
      description: 'Shows whether emails arrive, and what they look like with the current brand.',
      refusals: ['email_off'],
      example: { body: {}, answer: exampleSentTestEmail },
    },
    run: (ctx, call) => sendTestEmail(ctx, call.actor, call.body),
  })
}
