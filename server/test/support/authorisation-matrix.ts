import { type Scope, scopesOfRole } from '../../src/platform/kernel/actor.ts'
import { fromAnotherAddress, newEmail } from './browser.ts'
import {
  type CallerKind,
  callerKinds,
  decision,
  disputeAbout,
  type Fixtures,
  PROPOSED_CENTS,
  withdrawal,
} from './fixtures.ts'
import { payoutAccount } from './payout-accounts.ts'

// Who may do what: every operation with the scope it needs and the expected result for each kind of caller. The test fails when
// an operation of the API is not in this table.

/** The expected result: success, or a refusal with this status and issue code. */
export type Expected = 'allowed' | readonly [status: number, issue: string | undefined]

type Answers = Record<CallerKind, Expected>

export interface Rule {
  /** The scope a key needs; null when no key is needed at all. */
  scope: Scope | 'any key' | null
  /** More scopes that a key needs. */
  also?: readonly Scope[]
  answers: Answers
  /** What agents get, if that doesn't depend on their scopes. */
  agents?: Expected
  /** A request about existing resources, in a state in which it succeeds for allowed callers. */
  request: (fixtures: Fixtures) => Promise<ApiRequest> | ApiRequest
  /** The only kind of credential with which it works. */
  only?: CredentialKind
  /** Refused for apps, whatever their scopes. */
  notForApps?: true
  /** Although it's refused for apps, an operator's key can do it for a managed user. */
  onBehalf?: true
  /** Suspended users may still do it. */
  whileSuspended?: true
  /** What a publishable key gets; unless set, it's refused because it is one. */
  visitors?: Expected
  /** Its ids belong to resources that all users can see. */
  isPublic?: true
  /** Its ids filter a list: ids of other users' resources find nothing, just like ids that don't exist. */
  isFilter?: true
  /** Ids that start like this belong to something that some of the refused callers can see. */
  seen?: RegExp
}

/** How a caller proves who they are. */
export const credentialKinds = ['key', 'session', 'token'] as const
export type CredentialKind = (typeof credentialKinds)[number]

export interface ApiRequest {
  path: string
  body?: object
  headers?: Record<string, string>
}

const allowed: Expected = 'allowed'
export const notFound = [404, 'not_found'] as const
const ownContent = [403, 'own_content'] as const
const wrongRole = [403, 'missing_role'] as const
const notYours = [403, 'not_yours'] as const
/** The response to a Last-Event-ID that isn't in the caller's feed, whether it exists or not. */
export const notInFeed = [422, 'bad_cursor'] as const

/** The kinds of callers whose keys can have a scope. */
export const holders: Record<Scope, readonly CallerKind[]> = {
  read: callerKinds,
  'gigs:write': callerKinds,
  'applications:write': callerKinds,
  'negotiations:write': callerKinds,
  'contracts:write': callerKinds,
  'contracts:approve': callerKinds,
  'payments:write': callerKinds,
  'disputes:write': callerKinds,
  'messages:write': callerKinds,
  'files:write': callerKinds,
  'profile:write': callerKinds,
  'webhooks:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'keys:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'agents:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'disputes:arbitrate': ['arbiter', 'operator'],
  'users:create': ['operator'],
  'users:act': ['operator'],
  admin: ['operator'],
}

function all(expected: Expected): Answers {
  return Object.fromEntries(callerKinds.map((kind) => [kind, expected])) as Answers
}

function sides(client: Expected, worker: Expected) {
  return { client, clientAgent: client, worker, workerAgent: worker }
}

const everyCaller: Answers = all(allowed)
/** Only the client; even the client's agents cannot see it. */
const ownerOnly: Answers = { ...all(notFound), client: allowed }
/** Every user, for what is their own, but no agent. */
const inPerson: Answers = { ...everyCaller, clientAgent: notYours, workerAgent: notYours }
/** Only the client, who wrote it. */
const authorOnly: Answers = { ...ownerOnly, clientAgent: notYours, workerAgent: notYours }
const ownerAndAgents: Answers = { ...all(notFound), client: allowed, clientAgent: allowed }
const bothSides: Answers = { ...all(notFound), ...sides(allowed, allowed) }
const clientSide: Answers = { ...all(notFound), ...sides(allowed, wrongRole) }
const workerSide: Answers = { ...all(notFound), ...sides(wrongRole, allowed) }
/** All users can see it, but only its owner may change it. */
const publicOwner: Answers = { ...all(notYours), client: allowed, clientAgent: allowed }
const sidesAndOperator: Answers = { ...bothSides, operator: allowed }
const sidesAndStaff: Answers = { ...sidesAndOperator, arbiter: allowed }
/** Arbiters and operators can see it, but may not take sides. */
const sidesOfDispute: Answers = { ...bothSides, arbiter: wrongRole, operator: wrongRole }
const notForAgents: Answers = { ...everyCaller, clientAgent: notYours, workerAgent: notYours }
const operatorOnly: Answers = { ...all(notFound), operator: allowed }
const arbitrators: Answers = { ...all(notFound), arbiter: allowed, operator: allowed }

const newGig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const webhook = { url: 'https://ada.example/hook', events: ['gig.closed'] }

/** Every operation, with several rows when the answers depend on the resource. The text after the comma says which one. */
export const matrix: Record<string, Rule> = {
  'GET /health': { scope: null, answers: everyCaller, request: () => ({ path: '/health' }) },
  'GET /health/ready': { scope: null, answers: everyCaller, request: () => ({ path: '/health/ready' }) },

  // Keys
  'GET /keys/verify': {
    scope: 'any key',
    only: 'key',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/keys/verify' }),
  },
  'GET /me': { scope: 'read', answers: everyCaller, request: () => ({ path: '/me' }) },
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
  'GET /requests': { scope: 'keys:write', answers: everyCaller, request: () => ({ path: '/requests' }) },
  'GET /requests, with a key': {
    scope: 'keys:write',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/requests?key_id=${await fixtures.usedKeyId()}` }),
  },
  'POST /keys/{id}/revoke': {
    scope: 'keys:write',
    answers: { ...ownerOnly, operator: allowed },
    request: async (fixtures) => ({ path: `/keys/${await fixtures.keyId()}/revoke` }),
  },

  // Users
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
  'GET /operator/audit-log': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/audit-log' }),
  },
  'GET /operator/audit-log, about a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ callers, userId }) => ({
      path: `/operator/audit-log?user_id=${callers.operator.userId}&on_behalf_of=${callers.worker.userId}&subject_id=${await userId()}`,
    }),
  },

  // Apps
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
  'GET /userinfo': { scope: 'any key', only: 'token', answers: everyCaller, request: () => ({ path: '/userinfo' }) },
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

  // Sessions and passkeys
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
  'GET /sandbox/mailbox': {
    scope: 'admin',
    also: ['users:create', 'users:act', ...scopesOfRole.arbiter],
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/mailbox' }),
  },

  // Profiles
  // Terms of use
  'GET /terms': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/terms' }) },
  'POST /terms/accept': {
    scope: 'profile:write',
    also: scopesOfRole.member.filter((scope) => scope !== 'profile:write'),
    notForApps: true,
    onBehalf: true,
    answers: everyCaller,
    agents: notYours,
    request: async (fixtures) => ({ path: '/terms/accept', body: { terms_version: await fixtures.plannedTerms() } }),
  },

  'GET /profile/me': { scope: 'read', answers: everyCaller, request: () => ({ path: '/profile/me' }) },
  'GET /profile/me/acts-on-behalf': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/profile/me/acts-on-behalf' }),
  },
  'PATCH /profile/me': {
    scope: 'profile:write',
    answers: everyCaller,
    request: () => ({ path: '/profile/me', body: { headline: 'Translator' } }),
  },
  'PATCH /profile/me, with an address': {
    scope: 'profile:write',
    also: scopesOfRole.member.filter((scope) => scope !== 'profile:write'),
    notForApps: true,
    answers: everyCaller,
    request: () => ({ path: '/profile/me', body: { email: newEmail() } }),
  },
  'PUT /profile/me/avatar': {
    scope: 'profile:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({
      path: '/profile/me/avatar',
      body: { attachment_id: await fixtures.pictureId() },
    }),
  },
  'GET /trade': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/trade' }) },
  'GET /profiles': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/profiles' }),
  },
  'GET /profile/{userId}': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: ({ callers }) => ({ path: `/profile/${callers.worker.userId}` }),
  },
  'GET /profile/{userId}/reviews': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: ({ callers }) => ({ path: `/profile/${callers.worker.userId}/reviews` }),
  },
  'GET /profile/{userId}/vouches': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: ({ callers }) => ({ path: `/profile/${callers.worker.userId}/vouches` }),
  },
  'POST /profile/{userId}/vouches': {
    scope: 'profile:write',
    answers: everyCaller,
    request: async (fixtures) => ({ path: `/profile/${await fixtures.userId()}/vouches`, body: { message: 'Good.' } }),
  },
  'POST /profile/{userId}/vouches, for the caller': {
    scope: 'profile:write',
    answers: all([403, 'own_profile']),
    request: () => ({ path: '/profile/me/vouches', body: { message: 'Good.' } }),
  },
  'GET /profile/{userId}/vouches/{vouchId}': {
    scope: 'read',
    answers: everyCaller,
    request: async (fixtures) => ({ path: await fixtures.vouch() }),
  },
  'DELETE /profile/{userId}/vouches/{vouchId}': {
    scope: 'profile:write',
    answers: publicOwner,
    request: async (fixtures) => ({ path: await fixtures.vouch() }),
  },

  // Searches
  'GET /searches': { scope: 'read', answers: everyCaller, request: () => ({ path: '/searches' }) },
  'POST /searches': {
    scope: 'applications:write',
    answers: everyCaller,
    request: () => ({ path: '/searches', body: { name: 'Manuals', filters: { q: 'manual' } } }),
  },
  'GET /searches/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/searches/${await fixtures.searchId()}` }),
  },
  'PATCH /searches/{id}': {
    scope: 'applications:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/searches/${await fixtures.searchId()}`, body: { notify: 'daily' } }),
  },
  'DELETE /searches/{id}': {
    scope: 'applications:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/searches/${await fixtures.searchId()}` }),
  },

  // Bookmarks
  'GET /bookmarks': { scope: 'read', answers: everyCaller, request: () => ({ path: '/bookmarks' }) },
  'POST /bookmarks': {
    scope: 'profile:write',
    answers: everyCaller,
    isPublic: true,
    request: async (fixtures) => ({ path: '/bookmarks', body: { gig_id: await fixtures.gigId() } }),
  },
  'POST /bookmarks, of a user': {
    scope: 'profile:write',
    answers: everyCaller,
    isPublic: true,
    request: async (fixtures) => ({ path: '/bookmarks', body: { user_id: await fixtures.userId() } }),
  },
  'POST /bookmarks, of a draft': {
    scope: 'profile:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: '/bookmarks', body: { gig_id: await fixtures.draftId() } }),
  },
  'GET /bookmarks/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/bookmarks/${await fixtures.bookmarkId()}` }),
  },
  'DELETE /bookmarks/{id}': {
    scope: 'profile:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/bookmarks/${await fixtures.bookmarkId()}` }),
  },

  // Safety
  'GET /blocks': { scope: 'read', answers: everyCaller, request: () => ({ path: '/blocks' }) },
  'PUT /blocks/{userId}': {
    scope: 'profile:write',
    whileSuspended: true,
    answers: everyCaller,
    isPublic: true,
    request: async (fixtures) => ({ path: `/blocks/${await fixtures.userId()}` }),
  },
  'PUT /blocks/{userId}, of the caller': {
    scope: 'profile:write',
    whileSuspended: true,
    answers: all([403, 'own_profile']),
    request: () => ({ path: '/blocks/me' }),
  },
  'DELETE /blocks/{userId}': {
    scope: 'profile:write',
    whileSuspended: true,
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/blocks/${await fixtures.blockedId()}` }),
  },

  'GET /reports': { scope: 'read', answers: everyCaller, request: () => ({ path: '/reports' }) },
  'POST /reports': {
    scope: 'profile:write',
    answers: everyCaller,
    isPublic: true,
    request: async ({ newUserId }) => ({
      path: '/reports',
      body: { subject_type: 'profile', subject_id: await newUserId(), reason: 'spam' },
    }),
  },
  'POST /reports, of the caller’s gig': {
    scope: 'profile:write',
    answers: { ...everyCaller, client: ownContent, clientAgent: ownContent },
    isPublic: true,
    request: async (fixtures) => ({
      path: '/reports',
      body: { subject_type: 'gig', subject_id: await fixtures.newGigId(), reason: 'spam' },
    }),
  },
  'POST /reports, of a message': {
    scope: 'profile:write',
    answers: { ...all(notFound), ...sides(ownContent, allowed), operator: allowed },
    request: async (fixtures) => ({
      path: '/reports',
      body: { subject_type: 'message', subject_id: await fixtures.newMessageId(), reason: 'spam' },
    }),
  },
  'GET /reports/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/reports/${await fixtures.reportId()}` }),
  },
  'GET /objections': { scope: 'read', answers: everyCaller, request: () => ({ path: '/objections' }) },
  'POST /objections': {
    scope: 'profile:write',
    whileSuspended: true,
    answers: ownerAndAgents,
    request: async (fixtures) => ({
      path: '/objections',
      body: { subject_id: await fixtures.removedGigId(), text: 'It isn’t spam.' },
    }),
  },
  'GET /objections/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/objections/${await fixtures.newObjection()}` }),
  },
  'GET /notices': { scope: 'read', answers: everyCaller, request: () => ({ path: '/notices' }) },
  'GET /notices/{id}': {
    scope: 'read',
    answers: { ...ownerAndAgents, operator: allowed },
    request: async (fixtures) => ({ path: `/notices/${await fixtures.noticeId()}` }),
  },
  'GET /operator/users/{id}/notices': {
    scope: 'admin',
    answers: operatorOnly,
    request: ({ callers }) => ({ path: `/operator/users/${callers.client.userId}/notices` }),
  },
  'POST /operator/users/{id}/notices': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ callers, newGigId }) => ({
      path: `/operator/users/${callers.client.userId}/notices`,
      body: { text: 'Please take the fee out.', subject_id: await newGigId() },
    }),
  },
  'GET /operator/audit-log/export': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/audit-log/export?format=ndjson' }),
  },
  'GET /operator/audit-log/export, filtered': {
    scope: 'admin',
    answers: operatorOnly,
    request: ({ callers }) => ({
      path: `/operator/audit-log/export?user_id=${callers.operator.userId}&on_behalf_of=${callers.worker.userId}&subject_id=${callers.client.userId}&operation=suspendUser`,
    }),
  },
  'GET /operator/reports': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/reports' }),
  },
  'GET /operator/reports, filtered': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ callers, gigId }) => ({
      path: `/operator/reports?subject_id=${await gigId()}&owner_id=${callers.client.userId}&reporter_id=${callers.worker.userId}`,
    }),
  },
  'GET /operator/reports/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/reports/${await fixtures.reportId()}` }),
  },
  'POST /operator/reports/{id}/resolve': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/reports/${await fixtures.newReport()}/resolve`,
      body: { decision: 'dismissed', note: 'It’s fine.' },
    }),
  },
  'GET /operator/objections': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/objections' }),
  },
  'POST /operator/objections/{id}/resolve': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/objections/${await fixtures.newObjection()}/resolve`,
      body: { decision: 'kept' },
    }),
  },
  'POST /operator/gigs/{id}/remove': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/gigs/${await fixtures.newGigId()}/remove`,
      body: { reason: 'Spam.' },
    }),
  },
  'POST /operator/gigs/{id}/restore': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/gigs/${await fixtures.removedGigId()}/restore` }),
  },
  'POST /operator/reviews/{id}/remove': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/reviews/${await fixtures.restored('reviews')}/remove`,
      body: { reason: 'Spam.' },
    }),
  },
  'POST /operator/reviews/{id}/restore': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/reviews/${await fixtures.removed('reviews')}/restore` }),
  },
  'POST /operator/vouches/{vouchId}/remove': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/vouches/${await fixtures.restored('vouches')}/remove`,
      body: { reason: 'Spam.' },
    }),
  },
  'POST /operator/vouches/{vouchId}/restore': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/vouches/${await fixtures.removed('vouches')}/restore` }),
  },
  'POST /operator/messages/{id}/remove': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/messages/${await fixtures.restored('messages')}/remove`,
      body: { reason: 'Spam.' },
    }),
  },
  'POST /operator/messages/{id}/restore': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/messages/${await fixtures.removed('messages')}/restore` }),
  },

  // Notes
  'GET /notes': { scope: 'read', notForApps: true, answers: inPerson, request: () => ({ path: '/notes' }) },
  'GET /notes, about a user': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: inPerson,
    request: async (fixtures) => {
      await fixtures.noted()
      return { path: `/notes?user_id=${fixtures.callers.worker.userId}` }
    },
  },
  'GET /notes, on an application': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: inPerson,
    request: async (fixtures) => ({ path: `/notes?application_id=${(await fixtures.noted()).applicationId}` }),
  },
  'GET /notes, on applications to a gig': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: inPerson,
    request: async (fixtures) => ({ path: `/notes?gig_id=${(await fixtures.noted()).gigId}` }),
  },
  'POST /notes': {
    scope: 'profile:write',
    notForApps: true,
    answers: inPerson,
    request: ({ callers }) => ({ path: '/notes', body: { user_id: callers.worker.userId, text: 'Fast.' } }),
  },
  'POST /notes, on an application': {
    scope: 'profile:write',
    notForApps: true,
    answers: { ...all(notFound), client: allowed, worker: allowed, clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => ({
      path: '/notes',
      body: { application_id: await fixtures.applicationId(), text: 'Fast.' },
    }),
  },
  'GET /notes/{id}': {
    scope: 'read',
    notForApps: true,
    answers: authorOnly,
    request: async (fixtures) => ({ path: `/notes/${(await fixtures.noted()).noteId}` }),
  },
  'PATCH /notes/{id}': {
    scope: 'profile:write',
    notForApps: true,
    answers: authorOnly,
    request: async (fixtures) => ({ path: `/notes/${(await fixtures.noted()).noteId}`, body: { text: 'Slow.' } }),
  },
  'DELETE /notes/{id}': {
    scope: 'profile:write',
    notForApps: true,
    answers: authorOnly,
    request: async (fixtures) => ({ path: `/notes/${(await fixtures.noted()).noteId}` }),
  },

  // Agents
  'GET /agents': { scope: 'read', answers: everyCaller, request: () => ({ path: '/agents' }) },
  'POST /agents': {
    scope: 'agents:write',
    answers: everyCaller,
    request: () => ({ path: '/agents', body: { name: 'Scout' } }),
  },
  'POST /agents, with a mandate': {
    scope: 'agents:write',
    answers: everyCaller,
    isPublic: true,
    request: ({ callers }) => ({
      path: '/agents',
      body: { name: 'Scout', mandate: mandateFor(callers.worker.userId) },
    }),
  },
  'GET /agents/{id}': {
    scope: 'read',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}` }),
  },
  'GET /agents/{id}, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ callers }) => ({ path: `/agents/${callers.clientAgent.agentId}` }),
  },
  'PATCH /agents/{id}': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}`, body: { name: 'Scout 2' } }),
  },
  'DELETE /agents/{id}': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}` }),
  },
  'POST /agents/{id}/suspend': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}/suspend` }),
  },
  'POST /agents/{id}/resume': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}/resume` }),
  },
  'GET /agents/{id}/mandate': {
    scope: 'read',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}/mandate` }),
  },
  'GET /agents/{id}/mandate, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ callers }) => ({ path: `/agents/${callers.clientAgent.agentId}/mandate` }),
  },
  'PUT /agents/{id}/mandate': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({
      path: `/agents/${await fixtures.agentId()}/mandate`,
      body: mandateFor(fixtures.callers.worker.userId),
    }),
  },
  'POST /agents/{id}/mandate/try': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({
      path: `/agents/${await fixtures.agentId()}/mandate/try`,
      body: { action: 'milestones.fund', stake: { moved_cents: 5, counterparty_id: fixtures.callers.worker.userId } },
    }),
  },
  'GET /agents/{id}/activity': {
    scope: 'read',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/agents/${await fixtures.agentId()}/activity` }),
  },
  'GET /agents/{id}/activity, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ callers }) => ({ path: `/agents/${callers.clientAgent.agentId}/activity` }),
  },

  // Approvals
  'GET /approvals': { scope: 'read', answers: everyCaller, request: () => ({ path: '/approvals' }) },
  'GET /approvals, of an agent': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/approvals?agent_id=${(await fixtures.approval()).agentId}` }),
  },
  'GET /approvals/{id}': {
    scope: 'read',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/approvals/${(await fixtures.approval()).id}` }),
  },
  'POST /approvals/{id}/approve': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/approvals/${(await fixtures.approval()).id}/approve` }),
  },
  'POST /approvals/{id}/reject': {
    scope: 'agents:write',
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/approvals/${(await fixtures.approval()).id}/reject` }),
  },

  // Gigs
  'GET /gigs': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/gigs' }) },
  'GET /gigs, drafts of a client': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    isFilter: true,
    request: async (fixtures) => {
      await fixtures.draftId()
      return { path: `/gigs?status=draft&client_id=${fixtures.callers.client.userId}` }
    },
  },
  'POST /gigs': { scope: 'gigs:write', answers: everyCaller, request: () => ({ path: '/gigs', body: newGig }) },
  'GET /gig-templates': { scope: 'read', answers: everyCaller, request: () => ({ path: '/gig-templates' }) },
  'POST /gig-templates': {
    scope: 'gigs:write',
    answers: publicOwner,
    isPublic: true,
    request: async (fixtures) => ({
      path: '/gig-templates',
      body: { name: 'Manuals', gig_id: await fixtures.gigId() },
    }),
  },
  'GET /gig-templates/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gig-templates/${await fixtures.templateId()}` }),
  },
  'PATCH /gig-templates/{id}': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gig-templates/${await fixtures.templateId()}`, body: { name: 'Books' } }),
  },
  'DELETE /gig-templates/{id}': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gig-templates/${await fixtures.templateId()}` }),
  },
  'GET /gigs/{id}': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    isPublic: true,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.gigId()}` }),
  },
  'GET /gigs/{id}, a draft': {
    scope: 'read',
    answers: ownerAndAgents,
    visitors: notFound,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.draftId()}` }),
  },
  'PATCH /gigs/{id}': {
    scope: 'gigs:write',
    answers: publicOwner,
    isPublic: true,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.gigId()}`, body: { title: 'Another title' } }),
  },
  'PATCH /gigs/{id}, a draft': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.draftId()}`, body: { title: 'Another title' } }),
  },
  'DELETE /gigs/{id}': {
    scope: 'gigs:write',
    answers: publicOwner,
    isPublic: true,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.gigId()}` }),
  },
  'DELETE /gigs/{id}, a draft': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.draftId()}` }),
  },

  // Applications
  'POST /gigs/{id}/apply': {
    scope: 'applications:write',
    answers: { ...everyCaller, ...sides([403, 'own_gig'], allowed) },
    isPublic: true,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.gigId()}/apply`, body: { message: 'Me.' } }),
  },
  'POST /gigs/{id}/apply, a draft': {
    scope: 'applications:write',
    answers: { ...all(notFound), ...sides([403, 'own_gig'], notFound) },
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.draftId()}/apply`, body: { message: 'Me.' } }),
  },
  'GET /gigs/{id}/applications': {
    scope: 'read',
    answers: everyCaller,
    isPublic: true,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.gigId()}/applications` }),
  },
  'GET /gigs/{id}/applications, a draft': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/gigs/${await fixtures.draftId()}/applications` }),
  },
  'GET /applications': { scope: 'read', answers: everyCaller, request: () => ({ path: '/applications' }) },
  'GET /applications, to a gig': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/applications?gig_id=${await gigOf(fixtures, 'application')}` }),
  },
  'GET /applications/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/applications/${await fixtures.applicationId()}` }),
  },
  'PATCH /applications/{id}': {
    scope: 'applications:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/applications/${await fixtures.applicationId()}`,
      body: { metadata: { order: '42' } },
    }),
  },
  'POST /applications/{id}/shortlist': {
    scope: 'applications:write',
    answers: clientSide,
    request: async (fixtures) => ({ path: `/applications/${await fixtures.applicationId()}/shortlist` }),
  },
  'POST /applications/{id}/reject': {
    scope: 'applications:write',
    answers: clientSide,
    request: async (fixtures) => ({ path: `/applications/${await fixtures.applicationId()}/reject` }),
  },
  'POST /applications/{id}/withdraw': {
    scope: 'applications:write',
    answers: workerSide,
    request: async (fixtures) => ({ path: `/applications/${await fixtures.applicationId()}/withdraw` }),
  },

  // Negotiations
  // Messages
  'GET /conversations': { scope: 'read', answers: everyCaller, request: () => ({ path: '/conversations' }) },
  'GET /conversations, about a gig': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => {
      const { worker } = fixtures.callers
      return { path: `/conversations?gig_id=${await gigOf(fixtures, 'negotiation')}&user_id=${worker.userId}` }
    },
  },
  'GET /conversations, about a dispute': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({
      path: `/conversations?dispute_id=${(await fixtures.openDispute()).path.split('/')[2]}`,
    }),
  },
  'GET /conversations/unread': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/conversations/unread' }),
  },
  'GET /conversations/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.message()).conversationId}` }),
  },
  'GET /conversations/{id}, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.disputedMessage()).conversationId}` }),
  },
  'GET /conversations/{id}/messages': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.message()).conversationId}/messages` }),
  },
  'GET /conversations/{id}/messages, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.disputedMessage()).conversationId}/messages`,
    }),
  },
  'POST /conversations/{id}/messages': {
    scope: 'messages:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.message()).conversationId}/messages`,
      body: { text: 'Well.' },
    }),
  },
  'POST /conversations/{id}/messages, of a dispute': {
    scope: 'messages:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.disputedMessage()).conversationId}/messages`,
      body: { text: 'Well.' },
    }),
  },
  'POST /conversations/{id}/read': {
    scope: 'messages:write',
    whileSuspended: true,
    answers: bothSides,
    request: async (fixtures) => {
      const { id, conversationId } = await fixtures.message()
      return { path: `/conversations/${conversationId}/read`, body: { message_id: id } }
    },
  },
  'GET /messages/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.message()).id}` }),
  },
  'GET /messages/{id}, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.disputedMessage()).id}` }),
  },
  'DELETE /messages/{id}': {
    scope: 'messages:write',
    answers: { ...all(notFound), client: allowed, clientAgent: notYours, worker: notYours, workerAgent: notYours },
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.message()).id}` }),
  },

  // Attachments
  'POST /attachments': {
    scope: 'files:write',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/attachments?name=plan.json', body: { a: 1 } }),
  },
  'POST /attachments/text': {
    scope: 'files:write',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/attachments/text', body: { name: 'plan.json', text: '{}' } }),
  },
  'GET /attachments': { scope: 'read', answers: everyCaller, request: () => ({ path: '/attachments' }) },
  'GET /attachments/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}` }),
  },
  ...downloads({
    'of a message': { answers: bothSides, fixture: 'fileOfMessage' },
    'of a message, of a dispute': { answers: sidesAndStaff, fixture: 'fileOfDisputedMessage' },
    'of an application': { answers: bothSides, fixture: 'fileOfApplication' },
    'of a delivery': { answers: bothSides, fixture: 'fileOfDelivery' },
    'of a delivery, of a dispute': { answers: sidesAndStaff, fixture: 'fileOfDisputedDelivery' },
    'of a statement': { answers: sidesAndStaff, fixture: 'fileOfStatement' },
  }),
  'GET /attachments/{id}/preview': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}/preview` }),
  },
  'GET /attachments/{id}/preview, of a statement': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.fileOfStatement()}/preview` }),
  },
  'DELETE /attachments/{id}': {
    scope: 'files:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}` }),
  },
  'POST /conversations/{id}/messages, with a file': {
    scope: 'messages:write',
    answers: ownerAndAgents,
    seen: /^cnv_/,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.message()).conversationId}/messages`,
      body: { text: 'Here.', attachment_ids: [await fixtures.attachmentId()] },
    }),
  },

  'POST /negotiations': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: '/negotiations',
      body: { application_id: await fixtures.applicationId(), terms: { rate_cents: 1_000 } },
    }),
  },
  'POST /negotiations, an invitation': {
    scope: 'negotiations:write',
    answers: publicOwner,
    isPublic: true,
    request: async (fixtures) => ({
      path: '/negotiations',
      body: { gig_id: await fixtures.gigId(), worker_id: fixtures.callers.worker.userId, terms: { rate_cents: 1_000 } },
    }),
  },
  'POST /negotiations, an invitation to a draft': {
    scope: 'negotiations:write',
    answers: { ...all(notFound), ...sides([409, 'gig_not_open'], notFound) },
    request: async (fixtures) => ({
      path: '/negotiations',
      body: { gig_id: await fixtures.draftId(), worker_id: fixtures.callers.worker.userId },
    }),
  },
  'GET /negotiations': { scope: 'read', answers: everyCaller, request: () => ({ path: '/negotiations' }) },
  'GET /negotiations, about a gig': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/negotiations?gig_id=${await gigOf(fixtures, 'negotiation')}` }),
  },
  'GET /negotiations/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/negotiations/${await fixtures.negotiationId()}` }),
  },
  'POST /negotiations/{id}/round': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/negotiations/${await fixtures.negotiationId()}/round`,
      body: { rate_cents: 9_000 },
    }),
  },
  'POST /negotiations/{id}/agree': {
    scope: 'negotiations:write',
    answers: { ...all(notFound), ...sides([409, 'own_offer'], allowed) },
    request: async (fixtures) => ({
      path: `/negotiations/${await fixtures.negotiationId()}/agree`,
      body: { round: 1 },
    }),
  },
  'POST /negotiations/{id}/decline': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/negotiations/${await fixtures.negotiationId()}/decline` }),
  },

  // Contracts
  'GET /contracts': { scope: 'read', answers: everyCaller, request: () => ({ path: '/contracts' }) },
  'GET /contracts, about a gig': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/contracts?gig_id=${await gigOf(fixtures, 'contract')}` }),
  },
  'GET /contracts/{id}': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.activeContractId()}` }),
  },
  'GET /contracts/{id}, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: (await fixtures.openDispute()).contract }),
  },
  'POST /contracts/{id}/approve': {
    scope: 'contracts:approve',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.agreedContractId()}/approve` }),
  },
  'POST /contracts/{id}/cancel': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.activeContractId()}/cancel` }),
  },
  'POST /contracts/{id}/complete': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.unpaidContractId()}/complete` }),
  },
  'POST /contracts/{id}/reviews': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/contracts/${await fixtures.reviewableContractId()}/reviews`,
      body: { rating: 5 },
    }),
  },
  'GET /contracts/{id}/reviews': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.activeContractId()}/reviews` }),
  },
  'GET /contracts/{id}/reviews, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `${(await fixtures.openDispute()).contract}/reviews` }),
  },
  'GET /reviews/{id}': {
    scope: 'read',
    answers: everyCaller,
    isPublic: true,
    request: async (fixtures) => ({ path: `/reviews/${await fixtures.publishedReviewId()}` }),
  },
  'GET /reviews/{id}, not published yet': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/reviews/${await fixtures.unpublishedReviewId()}` }),
  },

  // Milestones
  'GET /contracts/{id}/milestones': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (fixtures) => ({ path: `/contracts/${await fixtures.activeContractId()}/milestones` }),
  },
  'GET /contracts/{id}/milestones, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `${(await fixtures.openDispute()).contract}/milestones` }),
  },
  'POST /contracts/{id}/milestones': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/contracts/${await fixtures.activeContractId()}/milestones`,
      body: { title: 'More', amount_cents: 100 },
    }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (fixtures) => ({ path: await fixtures.pendingMilestone() }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: (await fixtures.openDispute()).milestone }),
  },
  'PATCH /contracts/{id}': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/contracts/${await fixtures.activeContractId()}`,
      body: { metadata: { order: '42' } },
    }),
  },
  'PATCH /contracts/{id}/milestones/{milestoneId}': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: await fixtures.pendingMilestone(), body: { title: 'All of it' } }),
  },
  'PATCH /contracts/{id}/milestones/{milestoneId}, its amount': {
    scope: 'contracts:write',
    answers: clientSide,
    request: async (fixtures) => ({ path: await fixtures.pendingMilestone(), body: { amount_cents: 9_000 } }),
  },
  'DELETE /contracts/{id}/milestones/{milestoneId}': {
    scope: 'contracts:write',
    answers: { ...all(notFound), ...sides(allowed, notYours) },
    request: async (fixtures) => ({ path: await fixtures.pendingMilestone() }),
  },
  'DELETE /contracts/{id}/milestones/{milestoneId}, added by the worker': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: await fixtures.milestoneOfWorker() }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/fund': {
    scope: 'payments:write',
    answers: clientSide,
    request: async (fixtures) => ({ path: `${await fixtures.pendingMilestone()}/fund` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/submit': {
    scope: 'contracts:write',
    answers: workerSide,
    request: async (fixtures) => ({
      path: `${await fixtures.fundedMilestone()}/submit`,
      body: { message: 'Here it is.' },
    }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}/submissions': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (fixtures) => ({ path: `${await fixtures.submittedMilestone()}/submissions` }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}/submissions, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `${(await fixtures.openDispute()).milestone}/submissions` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/request-changes': {
    scope: 'contracts:write',
    answers: clientSide,
    request: async (fixtures) => ({
      path: `${await fixtures.submittedMilestone()}/request-changes`,
      body: { message: 'Page 12 is missing.' },
    }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/release': {
    scope: 'payments:write',
    answers: clientSide,
    request: async (fixtures) => ({ path: `${await fixtures.fundedMilestone()}/release` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/refund': {
    scope: 'payments:write',
    answers: bothSides,
    whileSuspended: true,
    request: async (fixtures) => ({ path: `${await fixtures.refundableMilestone()}/refund` }),
  },

  // Disputes
  'POST /disputes/create': {
    scope: 'payments:write',
    answers: bothSides,
    request: async (fixtures) => ({ path: '/disputes/create', body: disputeAbout(await fixtures.fundedMilestone()) }),
  },
  'GET /disputes': { scope: 'read', answers: everyCaller, request: () => ({ path: '/disputes' }) },
  'GET /disputes/{id}': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: (await fixtures.openDispute()).path }),
  },
  'POST /disputes/{id}/respond': {
    scope: 'disputes:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (fixtures) => ({
      path: `${(await fixtures.answeredDispute()).path}/respond`,
      body: { statement: 'Also.' },
    }),
  },
  'POST /disputes/{id}/respond, with an amount': {
    scope: 'payments:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (fixtures) => ({
      path: `${(await fixtures.openDispute()).path}/respond`,
      body: { statement: 'Rather this.', proposed_worker_cents: PROPOSED_CENTS },
    }),
  },
  'POST /disputes/{id}/recommend': {
    scope: 'disputes:arbitrate',
    answers: arbitrators,
    request: async (fixtures) => ({ path: `${(await fixtures.answeredDispute()).path}/recommend`, body: decision }),
  },
  'POST /disputes/{id}/accept': {
    scope: 'payments:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (fixtures) => ({
      path: `${(await fixtures.answeredDispute()).path}/accept`,
      body: { worker_cents: PROPOSED_CENTS },
    }),
  },
  'POST /disputes/{id}/reject': {
    scope: 'disputes:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (fixtures) => ({ path: `${(await fixtures.recommendedDispute()).path}/reject` }),
  },
  'POST /disputes/{id}/resolve': {
    scope: 'disputes:arbitrate',
    answers: arbitrators,
    request: async (fixtures) => ({ path: `${(await fixtures.arbitratedDispute()).path}/resolve`, body: decision }),
  },
  'POST /disputes/{id}/withdraw': {
    scope: 'payments:write',
    answers: { ...sidesOfDispute, ...sides(allowed, notYours) },
    request: async (fixtures) => ({ path: `${(await fixtures.openDispute()).path}/withdraw` }),
  },

  // Money
  'GET /wallet': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet' }) },
  'GET /wallet/transactions': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/wallet/transactions' }),
  },
  'POST /wallet/deposits': {
    scope: 'payments:write',
    answers: everyCaller,
    request: () => ({ path: '/wallet/deposits', body: { amount_cents: 5 } }),
  },
  'GET /wallet/deposits': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet/deposits' }) },
  'GET /wallet/deposits/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/wallet/deposits/${await fixtures.depositId()}` }),
  },
  'GET /wallet/payout-account': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/wallet/payout-account' }),
  },
  'PUT /wallet/payout-account': {
    scope: 'payments:write',
    notForApps: true,
    answers: { ...everyCaller, clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => {
      // Other rows give the callers addresses and passkeys, and then their keys can't do this.
      await fixtures.removeWaysToSignIn()
      return { path: '/wallet/payout-account', body: payoutAccount }
    },
  },
  'POST /wallet/withdrawals': {
    scope: 'payments:write',
    notForApps: true,
    answers: everyCaller,
    request: () => ({ path: '/wallet/withdrawals', body: withdrawal }),
  },
  'GET /wallet/withdrawals': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet/withdrawals' }) },
  'GET /wallet/withdrawals/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/wallet/withdrawals/${await fixtures.withdrawalId()}` }),
  },
  'GET /payouts': { scope: 'read', answers: everyCaller, request: () => ({ path: '/payouts' }) },
  'GET /payouts, of a contract': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/payouts?contract_id=${(await fixtures.payout()).contractId}` }),
  },
  'GET /payouts/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/payouts/${(await fixtures.payout()).id}` }),
  },
  'GET /operator/deposits': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/deposits' }) },
  'GET /operator/deposits, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/deposits?user_id=${await userId()}` }),
  },
  'GET /operator/deposits/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/deposits/${await fixtures.depositId()}` }),
  },
  'POST /operator/deposits/{id}/confirm': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('deposits', 'confirm', await fixtures.depositId()),
  },
  'POST /operator/deposits/{id}/fail': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('deposits', 'fail', await fixtures.depositId()),
  },
  'POST /operator/deposits/{id}/reverse': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/deposits/${await fixtures.confirmedDepositId()}/reverse`,
      body: { reason: 'The bank recalled it.' },
    }),
  },
  'POST /operator/fees/withdrawals': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => {
      await fixtures.payableFees()
      return { path: '/operator/fees/withdrawals', body: { ...withdrawal, amount_cents: 1 } }
    },
  },
  'GET /operator/withdrawals': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/withdrawals' }),
  },
  'GET /operator/withdrawals, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/withdrawals?user_id=${await userId()}` }),
  },
  'GET /operator/withdrawals/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/withdrawals/${await fixtures.withdrawalId()}` }),
  },
  'POST /operator/withdrawals/{id}/confirm': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('withdrawals', 'confirm', await fixtures.withdrawalId()),
  },
  'POST /operator/withdrawals/{id}/reveal': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/withdrawals/${await fixtures.withdrawalId()}/reveal` }),
  },
  'POST /operator/withdrawals/{id}/fail': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('withdrawals', 'fail', await fixtures.withdrawalId()),
  },
  'GET /operator/ledger/audit': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audit' }),
  },
  'POST /operator/ledger/audits': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audits' }),
  },
  'GET /operator/ledger/audits': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audits' }),
  },
  'GET /operator/ledger/accounts': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/accounts' }),
  },
  'GET /operator/ledger/accounts, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/ledger/accounts?owner_id=${await userId()}` }),
  },
  'GET /operator/ledger/accounts/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/ledger/accounts/${(await transferOf(fixtures)).to.id}` }),
  },
  'GET /operator/ledger/accounts/{id}/transfers': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/ledger/accounts/${(await transferOf(fixtures)).to.id}/transfers`,
    }),
  },
  'GET /operator/ledger/transfers': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/transfers' }),
  },
  'GET /operator/ledger/transfers, for a deposit': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/ledger/transfers?subject_id=${await fixtures.confirmedDepositId()}`,
    }),
  },
  'GET /operator/ledger/transfers/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/ledger/transfers/${(await transferOf(fixtures)).id}` }),
  },
  'GET /operator/overview': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/overview' }),
  },
  'GET /operator/health': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/health' }) },
  'GET /brand': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/brand' }) },
  'GET /operator/languages': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/languages' }),
  },
  'PUT /operator/languages': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/languages', body: { default: 'en', offered: ['en'] } }),
  },
  'GET /operator/brand': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/brand' }) },
  'PUT /operator/brand': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/brand', body: { name: 'Parley' } }),
  },
  'GET /operator/brand/shades': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/brand/shades' }),
  },
  'GET /operator/setup': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/setup' }) },
  'PATCH /operator/setup': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/setup', body: { done: ['brand'] } }),
  },
  'POST /operator/test-email': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/test-email', body: { email: 'ada@example.com' } }),
  },
  'GET /operator/settings': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/settings' }) },
  'PATCH /operator/settings': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/settings', body: { values: { QUOTA_NOTES: 3 } } }),
  },
  'GET /operator/settings/changes': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/settings/changes' }),
  },
  'GET /operator/terms': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/terms' }) },
  'POST /operator/terms': {
    scope: 'admin',
    answers: operatorOnly,
    // Planned for a day that never comes in a test, so that it doesn't stand in the way of the other rows.
    async request(fixtures) {
      await fixtures.noPlannedTerms()
      return { path: '/operator/terms', body: { text: 'Be honest.', effective_at: '2999-01-01T00:00:00Z' } }
    },
  },
  'POST /operator/terms/withdraw': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: '/operator/terms/withdraw',
      body: { terms_version: await fixtures.plannedTerms() },
    }),
  },
  'GET /operator/terms/acceptances': {
    scope: 'admin',
    answers: operatorOnly,
    request: ({ callers }) => ({
      path: `/operator/terms/acceptances?terms_version=1&user_id=${callers.client.userId}`,
    }),
  },
  'GET /operator/trade': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/trade' }) },
  'PATCH /operator/trade': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/trade', body: { categories: [] } }),
  },
  'POST /operator/trade/try': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/trade/try', body: { categories: [] } }),
  },
  'GET /operator/stats': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/stats' }),
  },

  // Events
  'GET /events': { scope: 'read', answers: everyCaller, request: () => ({ path: '/events' }) },
  'GET /events, of the market': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/events?audience=market' }),
  },
  'GET /events, of all users': {
    scope: 'read',
    also: ['admin'],
    answers: operatorOnly,
    request: () => ({ path: '/events?audience=all' }),
  },
  'GET /events/recent, of the market': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/events/recent?audience=market' }),
  },
  'GET /events/recent, of all users': {
    scope: 'read',
    also: ['admin'],
    answers: operatorOnly,
    request: () => ({ path: '/events/recent?audience=all' }),
  },
  'GET /events/stream, of the market': {
    scope: 'read',
    answers: everyCaller,
    visitors: allowed,
    request: () => ({ path: '/events/stream?audience=market' }),
  },
  'GET /events/stream, of all users': {
    scope: 'read',
    also: ['admin'],
    answers: operatorOnly,
    request: () => ({ path: '/events/stream?audience=all' }),
  },
  'GET /events, about a contract': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/events?subject_id=${await fixtures.activeContractId()}` }),
  },
  'GET /events/recent': { scope: 'read', answers: everyCaller, request: () => ({ path: '/events/recent' }) },
  'GET /events/recent, about a contract': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/events/recent?subject_id=${await fixtures.activeContractId()}` }),
  },
  'GET /events/stream': { scope: 'read', answers: everyCaller, request: () => ({ path: '/events/stream' }) },
  'GET /events/stream, about a contract': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/events/stream?subject_id=${await fixtures.activeContractId()}` }),
  },
  'GET /events/stream, from an event of both sides': {
    scope: 'read',
    answers: { ...all(notInFeed), ...sides(allowed, allowed) },
    request: async (fixtures) => {
      await fixtures.activeContractId()
      return streamFrom(await fixtures.eventIdOf('contract.activated'))
    },
  },
  'GET /events/stream, from an event for the owner alone': {
    scope: 'read',
    answers: { ...all(notInFeed), client: allowed },
    request: async (fixtures) => streamFrom(await fixtures.eventIdOf('agent.created')),
  },
  'GET /deadlines': { scope: 'read', answers: everyCaller, request: () => ({ path: '/deadlines' }) },
  'GET /inbox': { scope: 'read', answers: everyCaller, request: () => ({ path: '/inbox' }) },
  'POST /inbox/snooze': {
    scope: 'profile:write',
    notForApps: true,
    answers: { ...ownerOnly, clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => ({
      path: '/inbox/snooze',
      body: { subject_id: await fixtures.applicationId(), until: '2999-01-01T00:00:00Z' },
    }),
  },
  'GET /notifications': { scope: 'read', answers: notForAgents, request: () => ({ path: '/notifications' }) },
  'GET /notifications/counts': {
    scope: 'read',
    answers: notForAgents,
    request: () => ({ path: '/notifications/counts' }),
  },
  'POST /notifications/seen': {
    scope: 'profile:write',
    notForApps: true,
    whileSuspended: true,
    answers: { ...bothSides, clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => {
      await fixtures.activeContractId()
      return { path: '/notifications/seen', body: { event_id: await fixtures.eventIdOf('contract.activated') } }
    },
  },
  'GET /notifications/settings': {
    scope: 'read',
    notForApps: true,
    answers: notForAgents,
    request: () => ({ path: '/notifications/settings' }),
  },
  'PATCH /notifications/settings': {
    scope: 'profile:write',
    notForApps: true,
    whileSuspended: true,
    answers: notForAgents,
    request: () => ({ path: '/notifications/settings', body: { kinds: { messages: 'daily' } } }),
  },
  'GET /notifications/preview': {
    scope: 'read',
    notForApps: true,
    answers: notForAgents,
    request: () => ({ path: '/notifications/preview?kind=tasks' }),
  },

  // Webhooks
  'GET /webhooks': { scope: 'read', notForApps: true, answers: everyCaller, request: () => ({ path: '/webhooks' }) },
  'POST /webhooks': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: everyCaller,
    request: () => ({ path: '/webhooks', body: webhook }),
  },
  'POST /webhooks, for the events of all users': {
    scope: 'webhooks:write',
    also: ['read', 'admin'],
    answers: operatorOnly,
    request: () => ({ path: '/webhooks', body: { ...webhook, audience: 'all' } }),
  },
  'GET /webhooks/{id}': {
    scope: 'read',
    notForApps: true,
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}` }),
  },
  'PATCH /webhooks/{id}': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}`, body: { description: 'Ours' } }),
  },
  'DELETE /webhooks/{id}': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}` }),
  },
  'POST /webhooks/{id}/test': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}/test` }),
  },
  'POST /webhooks/{id}/rotate-secret': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}/rotate-secret` }),
  },
  'GET /webhooks/{id}/deliveries': {
    scope: 'read',
    notForApps: true,
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}/deliveries` }),
  },
  'GET /webhooks/{id}/deliveries/{deliveryId}': {
    scope: 'read',
    notForApps: true,
    answers: ownerOnly,
    request: async (fixtures) => ({ path: await fixtures.delivery() }),
  },
  'POST /webhooks/{id}/deliveries/retry-failed': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `/webhooks/${await fixtures.webhookId()}/deliveries/retry-failed` }),
  },
  'POST /webhooks/{id}/deliveries/{deliveryId}/retry': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerOnly,
    request: async (fixtures) => ({ path: `${await fixtures.delivery()}/retry` }),
  },

  // The sandbox's clock
  'GET /sandbox/clock': { scope: 'read', answers: everyCaller, request: () => ({ path: '/sandbox/clock' }) },
  'POST /sandbox/clock/advance': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/clock/advance', body: { seconds: 1 } }),
  },

  // The sandbox's demo market
  'GET /sandbox/demo': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/sandbox/demo' }) },
  'POST /sandbox/demo': {
    scope: 'admin',
    answers: operatorOnly,
    async request(fixtures) {
      await fixtures.demoUserId()
      return { path: '/sandbox/demo', body: {} }
    },
  },
  'POST /sandbox/sessions': {
    scope: 'admin',
    only: 'session',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: '/sandbox/sessions', body: { user_id: await fixtures.demoUserId() } }),
  },

  'GET /sandbox/deadlines': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/sandbox/deadlines' }) },
  // The last row, because nothing is left for others after it.
  'POST /sandbox/reset': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/reset', body: { confirm: 'delete everything' } }),
  },
}

function mandateFor(userId: string) {
  return { ask_owner: [], allowed_counterparties: [userId] }
}

async function gigOf(fixtures: Fixtures, kind: 'application' | 'negotiation' | 'contract'): Promise<string> {
  const path = {
    application: async () => `/applications/${await fixtures.applicationId()}`,
    negotiation: async () => `/negotiations/${await fixtures.negotiationId()}`,
    contract: async () => `/contracts/${await fixtures.activeContractId()}`,
  }[kind]
  return (await fixtures.callers.client.get(await path())).body.gig_id
}

async function transferOf(fixtures: Fixtures): Promise<{ id: string; to: { id: string } }> {
  const path = `/operator/ledger/transfers?subject_id=${await fixtures.confirmedDepositId()}`
  return (await fixtures.callers.operator.get(path)).body.data[0]
}

function settlement(kind: 'deposits' | 'withdrawals', action: 'confirm' | 'fail', id: string): ApiRequest {
  const body = action === 'confirm' ? { reference: `bank of ${id}` } : { reason: 'The account is closed.' }
  return { path: `/operator/${kind}/${id}/${action}`, body }
}

function streamFrom(eventId: string): ApiRequest {
  return { path: '/events/stream', headers: { 'last-event-id': eventId } }
}

type FileFixture = { [Name in keyof Fixtures]: Name extends `fileOf${string}` ? Name : never }[keyof Fixtures]

function downloads(files: Record<string, { answers: Answers; fixture: FileFixture }>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(files).map(([what, { answers, fixture }]) => [
      `GET /attachments/{id}, ${what}`,
      { scope: 'read', answers, request: async (fixtures) => ({ path: `/attachments/${await fixtures[fixture]()}` }) },
    ]),
  )
}
