import type { Api } from '../../platform/http/api.ts'
import { Strict } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { SignedIn } from '../sessions/schema.ts'
import { examplePasskey, NewPasskey, Passkey, PasskeyName, PasskeyOptions, PasskeySignIn } from './schema.ts'
import {
  addPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  renamePasskey,
  signInOptions,
  signInWithPasskey,
} from './service.ts'

const exampleResponse = { id: 'pB9…', rawId: 'pB9…', type: 'public-key', response: {}, clientExtensionResults: {} }
const exampleOptions = { options: { challenge: 'mF0…', rpId: 'market.example', userVerification: 'required' } }

export function passkeyRoutes(api: Api, publicUrl: () => string): void {
  api.openWrite({
    path: '/session/passkey/options',
    status: 200,
    body: Strict({}),
    answer: PasskeyOptions,
    mcp: '/sign-in',
    docs: {
      id: 'getPasskeySignInOptions',
      tag: 'Sessions',
      summary: 'Start a passkey sign-in',
      description:
        'The options a browser needs to sign someone in with any of their passkeys. They work once, for 5 minutes.',
      example: { body: {}, answer: exampleOptions },
    },
    run: async (ctx) => ({ answer: await signInOptions(ctx, publicUrl()) }),
  })

  api.openWrite({
    path: '/session/passkey',
    status: 201,
    body: PasskeySignIn,
    answer: SignedIn,
    mcp: '/sign-in',
    docs: {
      id: 'signInWithPasskey',
      tag: 'Sessions',
      summary: 'Sign in with a passkey',
      description: 'Takes the browser’s response to the options. Sets the session cookie.',
      refusals: ['bad_passkey'],
      example: {
        body: { response: exampleResponse },
      },
    },
    async run(ctx, call) {
      const result = await signInWithPasskey(ctx, call.body, call.browser, publicUrl())
      return 'answer' in result ? { answer: result.answer, sessionSecret: result.secret } : result
    },
  })

  api.list({
    path: '/passkeys',
    scope: 'keys:write',
    answer: Passkey,
    mcp: '/settings',
    docs: {
      id: 'listPasskeys',
      tag: 'Sessions',
      summary: 'List passkeys',
      description: 'Your passkeys, newest first.',
      example: { answer: { data: [examplePasskey], next_cursor: null } },
    },
    run: (ctx, call) => listPasskeys(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/passkeys/options',
    scope: 'keys:write',
    forSessionsOnly: true,
    recentSignIn: true,
    notForViewers: true,
    answer: PasskeyOptions,
    mcp: '/settings',
    docs: {
      id: 'getPasskeyOptions',
      tag: 'Sessions',
      summary: 'Start adding a passkey',
      description: 'The options a browser needs to create a passkey for you. They work once, for 5 minutes.',
    },
    run: (ctx, call) => registrationOptions(ctx, call.actor, publicUrl()),
  })

  api.write({
    method: 'POST',
    path: '/passkeys',
    scope: 'keys:write',
    forSessionsOnly: true,
    recentSignIn: true,
    notForViewers: true,
    body: NewPasskey,
    answer: Passkey,
    created: ({ id }) => `/passkeys/${id}`,
    mcp: '/settings',
    docs: {
      id: 'addPasskey',
      tag: 'Sessions',
      summary: 'Add a passkey',
      description: 'Takes the browser’s response to the options. You get an event and an email about it.',
      refusals: ['bad_passkey_response', 'quota_reached'],
      example: { body: { name: examplePasskey.name, response: exampleResponse }, answer: examplePasskey },
    },
    run: (ctx, call) => addPasskey(ctx, call.actor, call.body, publicUrl()),
  })

  api.write({
    method: 'PATCH',
    path: '/passkeys/:id',
    scope: 'keys:write',
    forSessionsOnly: true,
    recentSignIn: true,
    body: PasskeyName,
    answer: Passkey,
    mcp: '/settings',
    docs: {
      id: 'renamePasskey',
      tag: 'Sessions',
      summary: 'Rename a passkey',
      description: 'Changes the name you gave the device.',
      example: { body: { name: 'Old phone' } },
    },
    run: (ctx, call) => renamePasskey(ctx, call.actor, toId('psk', call.params.id), call.body),
  })

  api.write({
    method: 'DELETE',
    path: '/passkeys/:id',
    scope: 'keys:write',
    forSessionsOnly: true,
    recentSignIn: true,
    answer: Passkey,
    mcp: '/settings',
    docs: {
      id: 'removePasskey',
      tag: 'Sessions',
      summary: 'Remove a passkey',
      description:
        'It can no longer be used to sign in. Sessions that were started with it continue. If the device is lost, end them.',
      example: { answer: examplePasskey },
    },
    run: (ctx, call) => removePasskey(ctx, call.actor, toId('psk', call.params.id)),
  })
}
