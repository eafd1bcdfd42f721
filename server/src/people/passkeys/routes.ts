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
      summary: 'Begin to sign in with a passkey',
      description:
        'What the browser needs to let somebody sign in with any of their passkeys. Works once, for 5 minutes.',
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
      description: 'With what the browser returned for the options. Sets the cookie of the session.',
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
    answer: PasskeyOptions,
    mcp: '/settings',
    docs: {
      id: 'getPasskeyOptions',
      tag: 'Sessions',
      summary: 'Begin to add a passkey',
      description: 'What the browser needs to make a passkey for you. Works once, for 5 minutes.',
    },
    run: (ctx, call) => registrationOptions(ctx, call.actor, publicUrl()),
  })

  api.write({
    method: 'POST',
    path: '/passkeys',
    scope: 'keys:write',
    forSessionsOnly: true,
    recentSignIn: true,
    body: NewPasskey,
    answer: Passkey,
    created: ({ id }) => `/passkeys/${id}`,
    mcp: '/settings',
    docs: {
      id: 'addPasskey',
      tag: 'Sessions',
      summary: 'Add a passkey',
      description: 'With what the browser returned for the options. You get an event and a mail about it.',
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
      description: 'Changes your name for the device.',
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
        'It cannot be used to sign in afterwards. Sessions that began with it go on; end them if the device is lost.',
      example: { answer: examplePasskey },
    },
    run: (ctx, call) => removePasskey(ctx, call.actor, toId('psk', call.params.id)),
  })
}
