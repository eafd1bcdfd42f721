import { scopesOfRole } from '../../../src/platform/kernel/actor.ts'
import { fromAnotherAddress, newEmail } from '../browser.ts'
import { all, allowed, everyCaller, notYours, operatorOnly, ownerOnly } from './answers.ts'
import type { Rule } from './rule.ts'

/** Users, keys, apps, sessions, and passkeys. */
export const accountRules: Record<string, Rule> = {
  'POST /users': {
    scope: 'users:create',
    answers: operatorOnly,
    request: () => ({ path: '/users', body: { display_name: 'Ada', kind: 'person' } }),
  },
  'POST /users, with a role': {
    scope: 'users:create',
    also: ['admin', ...scopesOfRole.arbiter],
    answers: operatorOnly,
    request: () => ({ path: '/users', body: { display_name: 'Ada', kind: 'person', role: 'arbiter' } }),
  },
  'POST /users/managed': {
    scope: 'users:act',
    only: 'key',
    answers: operatorOnly,
    request: () => ({ path: '/users/managed', body: { display_name: 'Ada', kind: 'person' } }),
  },
  'GET /users/managed': {
    scope: 'users:act',
    only: 'key',
    answers: operatorOnly,
    request: () => ({ path: '/users/managed' }),
  },
  'GET /users': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/users' }) },
  'GET /users/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}` }),
  },
  'POST /users/{id}/suspend': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/users/${await fixtures.userId()}/suspend`,
      body: { reason: 'Several users reported spam.' },
    }),
  },
  'POST /users/{id}/reinstate': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}/reinstate` }),
  },
  'POST /users/{id}/keys': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}/keys` }),
  },
  'POST /users/{id}/keys, of an arbiter': {
    scope: 'admin',
    also: scopesOfRole.arbiter,
    answers: operatorOnly,
    request: ({ callers }) => ({ path: `/users/${callers.recommendingArbiter.userId}/keys` }),
  },
  'GET /users/{id}/keys': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}/keys` }),
  },
  'PATCH /users/{id}': {
    scope: 'admin',
    also: scopesOfRole.arbiter,
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}`, body: { role: 'arbiter' } }),
  },
  'POST /users/{id}/invite': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}/invite`, body: { email: newEmail() } }),
  },
  'POST /users/{id}/invite, of an arbiter': {
    scope: 'admin',
    also: scopesOfRole.arbiter,
    answers: operatorOnly,
    request: ({ callers }) => ({
      path: `/users/${callers.recommendingArbiter.userId}/invite`,
      body: { email: newEmail() },
    }),
  },
  'GET /users/{id}/sessions': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/users/${await fixtures.userId()}/sessions` }),
  },

  'GET /keys/verify': {
    scope: 'any key',
    only: 'key',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/keys/verify' }),
  },
  'GET /keys': { scope: 'read', notForApps: true, answers: everyCaller, request: () => ({ path: '/keys' }) },
  'POST /keys': {
    scope: 'keys:write',
    answers: everyCaller,
    request: () => ({ path: '/keys', body: { name: 'another' } }),
  },
  'POST /keys, for an agent': {
    scope: 'keys:write',
    answers: ownerOnly,
    request: async (fixtures) => ({
      path: '/keys',
      body: { name: 'another', hosted_agent_id: await fixtures.agentId() },
    }),
  },
  'GET /keys, of an agent': {
    scope: 'read',
    notForApps: true,
    answers: everyCaller,
    isFilter: true,
    request: ({ callers }) => ({ path: `/keys?hosted_agent_id=${callers.clientAgent.agentId}` }),
  },
  'GET /keys/{id}': {
    scope: 'read',
    notForApps: true,
    answers: { ...ownerOnly, operator: allowed },
    request: async (fixtures) => ({ path: `/keys/${await fixtures.keyId()}` }),
  },
  'POST /keys/rotate': {
    scope: 'any key',
    only: 'key',
    answers: everyCaller,
    request: () => ({ path: '/keys/rotate', body: { grace_seconds: 3_600 } }),
  },
  'POST /keys/{id}/rotate': {
    scope: 'keys:write',
    answers: ownerOnly,
    request: async (fixtures) => ({
      path: `/keys/${await fixtures.narrowKeyId()}/rotate`,
      body: { grace_seconds: 3_600 },
    }),
  },
  'POST /keys/{id}/revoke': {
    scope: 'keys:write',
    answers: { ...ownerOnly, operator: allowed },
    request: async (fixtures) => ({ path: `/keys/${await fixtures.keyId()}/revoke` }),
  },

  'GET /requests': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/requests' }) },
  'GET /requests, with a key': {
    scope: 'keys:write',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/requests?key_id=${await fixtures.usedKeyId()}` }),
  },

  'GET /apps': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/apps' }) },
  'POST /apps': {
    scope: 'keys:write',
    answers: everyCaller,
    request: () => ({ path: '/apps', body: { name: 'Radar', redirect_uris: ['https://radar.example/callback'] } }),
  },
  'GET /apps/{id}': {
    scope: 'keys:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/apps/${await fixtures.appId()}` }),
  },
  'PATCH /apps/{id}': {
    scope: 'keys:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/apps/${await fixtures.appId()}`, body: { name: 'Radar 2' } }),
  },
  'DELETE /apps/{id}': {
    scope: 'keys:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/apps/${await fixtures.appId()}` }),
  },
  'POST /operator/apps/{id}/approve': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/apps/${await fixtures.proposedAppId()}/approve` }),
  },
  'DELETE /operator/apps/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/apps/${await fixtures.proposedAppId()}` }),
  },
  'GET /operator/apps': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/apps' }) },
  'GET /apps/connected': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/apps/connected' }) },
  'DELETE /apps/connected/{id}': {
    scope: 'keys:write',
    answers: ownerOnly,
    whileSuspended: true,
    request: async (fixtures) => ({ path: `/apps/connected/${await fixtures.connectedAppId()}` }),
  },
  'POST /apps/connected/{id}/forget': {
    scope: 'keys:write',
    answers: ownerOnly,
    whileSuspended: true,
    request: async (fixtures) => ({ path: `/apps/connected/${await fixtures.connectedAppId()}/forget` }),
  },

  'GET /userinfo': { scope: 'any key', only: 'token', answers: everyCaller, request: () => ({ path: '/userinfo' }) },

  'POST /session/email': {
    scope: null,
    answers: everyCaller,
    request: () => ({ path: '/session/email', body: { email: newEmail() }, headers: fromAnotherAddress() }),
  },
  'POST /session': {
    scope: null,
    answers: everyCaller,
    request: async (fixtures) => ({
      path: '/session',
      body: { token: await fixtures.signInToken(), display_name: 'Ada', kind: 'person' },
    }),
  },
  'POST /session/passkey/options': {
    scope: null,
    answers: everyCaller,
    request: () => ({ path: '/session/passkey/options' }),
  },
  'POST /session/passkey': {
    scope: null,
    answers: everyCaller,
    request: async (fixtures) => ({ path: '/session/passkey', body: await fixtures.passkeySignIn() }),
  },
  'POST /profile/me/email/confirm': {
    scope: 'profile:write',
    also: scopesOfRole.member.filter((scope) => scope !== 'profile:write'),
    notForApps: true,
    answers: { ...all(notYours), worker: allowed },
    request: async (fixtures) => ({
      path: '/profile/me/email/confirm',
      body: { token: await fixtures.newAddressToken() },
    }),
  },
  'GET /session': {
    scope: 'any key',
    only: 'session',
    answers: everyCaller,
    request: () => ({ path: '/session' }),
  },
  'DELETE /session': {
    scope: 'any key',
    only: 'session',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/session' }),
  },
  'GET /sessions': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/sessions' }) },
  'DELETE /sessions/{id}': {
    scope: 'keys:write',
    whileSuspended: true,
    answers: { ...ownerOnly, operator: allowed },
    request: async (fixtures) => ({ path: `/sessions/${await fixtures.sessionId()}` }),
  },
  'DELETE /sessions': {
    scope: 'keys:write',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/sessions' }),
  },

  'GET /passkeys': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/passkeys' }) },
  'POST /passkeys/options': {
    scope: 'keys:write',
    only: 'session',
    answers: everyCaller,
    request: () => ({ path: '/passkeys/options' }),
  },
  'POST /passkeys': {
    scope: 'keys:write',
    only: 'session',
    answers: { ...all([422, 'bad_passkey_response']), client: allowed },
    request: async (fixtures) => ({ path: '/passkeys', body: await fixtures.newPasskey() }),
  },
  'PATCH /passkeys/{id}': {
    scope: 'keys:write',
    only: 'session',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/passkeys/${(await fixtures.passkey()).id}`, body: { name: 'Old phone' } }),
  },
  'DELETE /passkeys/{id}': {
    scope: 'keys:write',
    only: 'session',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/passkeys/${(await fixtures.passkey()).id}` }),
  },
}
