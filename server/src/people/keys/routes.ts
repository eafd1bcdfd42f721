import type { Api } from '../../platform/http/api.ts'
import { encodeId, toId } from '../../platform/kernel/ids.ts'
import { exampleIssuedKey, exampleKey, IssuedKey, Key, KeyFilter, NewKey, RotateKey, VerifiedKey } from './schema.ts'
import { createKey, getKey, listOwnKeys, replaceKey, revokeKey, rotateKey, verifyKey } from './service.ts'

export function keyRoutes(api: Api): void {
  api.read({
    path: '/keys/verify',
    scope: 'any key',
    forKeysOnly: true,
    forSignUpKeys: true,
    forVisitors: true,
    answer: VerifiedKey,
    mcp: '/developers',
    docs: {
      id: 'verifyKey',
      tag: 'Keys',
      summary: 'Verify a key',
      description:
        'Returns the user and the hosted agent that the request’s key belongs to. For a publishable key, it returns the operator who created it.',
      example: {
        answer: {
          user_id: exampleKey.user_id,
          hosted_agent_id: null,
          api_key_id: exampleKey.id,
        },
      },
    },
    run: async (_ctx, call) => verifyKey(call.actor),
  })

  api.list({
    path: '/keys',
    scope: 'read',
    notForApps: true,
    query: KeyFilter,
    answer: Key,
    mcp: '/developers',
    docs: {
      id: 'listKeys',
      tag: 'Keys',
      summary: 'List keys',
      description: 'Your keys, newest first, without their secrets. A hosted agent sees only its own keys.',
    },
    run: (ctx, call) => listOwnKeys(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/keys/:id',
    scope: 'read',
    notForApps: true,
    answer: Key,
    mcp: '/developers',
    docs: {
      id: 'getKey',
      tag: 'Keys',
      summary: 'Read a key',
      description: 'One of your keys, without its secret.',
      example: { answer: exampleKey },
    },
    run: (ctx, call) => getKey(ctx, call.actor, toId('key', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/keys',
    scope: 'keys:write',
    recentSignIn: true,
    notForViewers: true,
    body: NewKey,
    answer: IssuedKey,
    created: (key) => `/keys/${key.id}`,
    showsSecret: true,
    mcp: '/developers',
    docs: {
      id: 'createKey',
      tag: 'Keys',
      summary: 'Create a key',
      description:
        'Creates a key for you or for one of your hosted agents. It can never have more scopes than the request’s key, or expire later. Without `scopes`, it gets all scopes that your role and the request’s key allow. A hosted agent’s key gets `read` and the `:write` scopes of gigs, applications, negotiations, contracts, disputes and messages. A publishable key has no scopes and can only read what visitors see: gigs, profiles, reviews and vouches. The secret is shown only once.',
      refusals: ['wider_than_key', 'outlives_key', 'quota_reached'],
      example: { body: { name: 'nightly export', scopes: ['read'] }, answer: exampleIssuedKey },
    },
    run: (ctx, call) => createKey(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/keys/rotate',
    scope: 'any key',
    forKeysOnly: true,
    body: RotateKey,
    answer: IssuedKey,
    created: (key) => `/keys/${key.id}`,
    showsSecret: true,
    mcp: '/developers',
    docs: {
      id: 'rotateKey',
      tag: 'Keys',
      summary: 'Rotate the request’s key',
      description:
        'Replaces the request’s key with a new one that has the same scopes. The old key stops working immediately, or after `grace_seconds`. Use a grace period in case the response gets lost: without one, the old key can’t retry the request. Rotating the new key ends the old one’s grace period. Until then, both count toward your quota. A key whose only scope is `users:create` can’t be rotated, and neither can a publishable key, because others use it too.',
      refusals: ['sign_up_key', 'publishable_key', 'already_rotated', 'quota_reached'],
      example: { body: { grace_seconds: 3600 } },
    },
    run: (ctx, call) => rotateKey(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/keys/:id/rotate',
    scope: 'keys:write',
    recentSignIn: true,
    notForViewers: true,
    body: RotateKey,
    answer: IssuedKey,
    created: (key) => `/keys/${key.id}`,
    showsSecret: true,
    mcp: '/developers',
    docs: {
      id: 'replaceKey',
      tag: 'Keys',
      summary: 'Rotate a key',
      description:
        'Like `POST /keys/rotate`, for any of your keys or your hosted agents’ keys. A key can only rotate keys it could have created itself.',
      refusals: ['wider_than_key', 'outlives_key', 'already_rotated', 'quota_reached', 'wrong_state'],
    },
    run: (ctx, call) => replaceKey(ctx, call.actor, toId('key', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/keys/:id/revoke',
    scope: 'keys:write',
    answer: Key,
    isStaffAct: ({ userId }, key) => key.user_id !== encodeId('usr', userId),
    mcp: '/developers',
    docs: {
      id: 'revokeKey',
      tag: 'Keys',
      summary: 'Revoke a key',
      description:
        'The key stops working immediately. Revoking it again changes nothing. Operators can revoke any user’s keys; with a session, they need a recent sign-in.',
      refusals: ['recent_sign_in_required'],
    },
    run: (ctx, call) => revokeKey(ctx, call.actor, toId('key', call.params.id)),
  })
}
