import type { Scope } from '../../src/platform/kernel/actor.ts'
import { complaintAbout, FIGURE_CENTS, type Kind, kinds, type Stage, verdict } from './stage.ts'

// Who may do what: every operation with the scope it needs and the expected answer to each kind of caller. The test fails
// when an operation of the API is not in this table.

/** The expected answer: success, or a refusal with this status and issue code. */
export type Expected = 'done' | readonly [status: number, issue: string | undefined]

type Answers = Record<Kind, Expected>

export interface Rule {
  /** The scope a key needs; null when no key is needed at all. */
  scope: Scope | 'any key' | null
  /** More scopes that a key needs. */
  also?: readonly Scope[]
  answers: Answers
  /** A request about existing resources, in a state in which it succeeds for those who may make it. */
  request: (stage: Stage) => Promise<ApiRequest> | ApiRequest
  /** Suspended users may still do it. */
  whileSuspended?: true
  /** Its ids belong to resources that everybody may see. */
  isPublic?: true
  /** Its ids filter a list: ids of other users' resources find nothing, like ids that do not exist. */
  isFilter?: true
}

export interface ApiRequest {
  path: string
  body?: object
  headers?: Record<string, string>
}

const done: Expected = 'done'
export const missing = [404, undefined] as const
const wrongRole = [403, 'missing_role'] as const
const notYours = [403, 'not_yours'] as const
/** The answer to a Last-Event-ID that is not in the caller's feed, whether it exists or not. */
export const notInFeed = [422, 'bad_cursor'] as const

/** Which kinds of callers can hold a scope at all. */
export const holders: Record<Scope, readonly Kind[]> = {
  read: kinds,
  'gigs:write': kinds,
  'applications:write': kinds,
  'negotiations:write': kinds,
  'contracts:write': kinds,
  'contracts:approve': kinds,
  'payments:write': kinds,
  'disputes:write': kinds,
  'profile:write': kinds,
  'webhooks:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'keys:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'agents:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'disputes:arbitrate': ['arbiter', 'operator'],
  'users:create': ['operator'],
  admin: ['operator'],
}

function all(expected: Expected): Answers {
  return Object.fromEntries(kinds.map((kind) => [kind, expected])) as Answers
}

function sides(client: Expected, worker: Expected) {
  return { client, clientAgent: client, worker, workerAgent: worker }
}

const everybody: Answers = all(done)
/** Only the client; not even their own agents can see it. */
const ownerAlone: Answers = { ...all(missing), client: done }
const ownerAndAgents: Answers = { ...all(missing), client: done, clientAgent: done }
const bothSides: Answers = { ...all(missing), ...sides(done, done) }
const clientSide: Answers = { ...all(missing), ...sides(done, wrongRole) }
const workerSide: Answers = { ...all(missing), ...sides(wrongRole, done) }
/** Everybody can see it, but only its owner may change it. */
const publicOwner: Answers = { ...all(notYours), client: done, clientAgent: done }
const sidesAndOperator: Answers = { ...bothSides, operator: done }
const sidesAndStaff: Answers = { ...sidesAndOperator, arbiter: done }
/** Arbiters and operators can see it, but may not act in it. */
const sidesOfDispute: Answers = { ...bothSides, arbiter: wrongRole, operator: wrongRole }
const operatorAlone: Answers = { ...all(missing), operator: done }
const arbitrators: Answers = { ...all(missing), arbiter: done, operator: done }

const newGig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const webhook = { url: 'https://ada.example/hook', events: ['gig.closed'] }

/** Every operation; more than once when the answers depend on the resource. The text after the comma says which one. */
export const matrix: Record<string, Rule> = {
  'GET /health': { scope: null, answers: everybody, request: () => ({ path: '/health' }) },
  'GET /health/ready': { scope: null, answers: everybody, request: () => ({ path: '/health/ready' }) },

  // Keys
  'GET /keys/verify': { scope: 'any key', answers: everybody, request: () => ({ path: '/keys/verify' }) },
  'GET /keys': { scope: 'read', answers: everybody, request: () => ({ path: '/keys' }) },
  'POST /keys': {
    scope: 'keys:write',
    answers: everybody,
    request: () => ({ path: '/keys', body: { name: 'another' } }),
  },
  'POST /keys, for an agent': {
    scope: 'keys:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: '/keys', body: { name: 'another', hosted_agent_id: await stage.agentId() } }),
  },
  'GET /keys/{id}': {
    scope: 'read',
    answers: { ...ownerAlone, operator: done },
    request: async (stage) => ({ path: `/keys/${await stage.keyId()}` }),
  },
  'POST /keys/rotate': {
    scope: 'any key',
    answers: everybody,
    request: () => ({ path: '/keys/rotate', body: { grace_seconds: 3_600 } }),
  },
  'POST /keys/{id}/revoke': {
    scope: 'keys:write',
    answers: { ...ownerAlone, operator: done },
    request: async (stage) => ({ path: `/keys/${await stage.keyId()}/revoke` }),
  },

  // Users
  'POST /users': {
    scope: 'users:create',
    answers: operatorAlone,
    request: () => ({ path: '/users', body: { display_name: 'Ada', kind: 'person' } }),
  },
  'POST /users, with a role': {
    scope: 'users:create',
    also: ['admin'],
    answers: operatorAlone,
    request: () => ({ path: '/users', body: { display_name: 'Ada', kind: 'person', role: 'arbiter' } }),
  },
  'GET /users': { scope: 'admin', answers: operatorAlone, request: () => ({ path: '/users' }) },
  'GET /users/{id}': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => ({ path: `/users/${await stage.userId()}` }),
  },
  'POST /users/{id}/suspend': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => ({ path: `/users/${await stage.userId()}/suspend` }),
  },
  'POST /users/{id}/reinstate': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => ({ path: `/users/${await stage.userId()}/reinstate` }),
  },
  'POST /users/{id}/keys': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => ({ path: `/users/${await stage.userId()}/keys` }),
  },

  // Profiles
  'GET /profile/me': { scope: 'read', answers: everybody, request: () => ({ path: '/profile/me' }) },
  'PATCH /profile/me': {
    scope: 'profile:write',
    answers: everybody,
    request: () => ({ path: '/profile/me', body: { headline: 'Translator' } }),
  },
  'GET /profiles': { scope: 'read', answers: everybody, request: () => ({ path: '/profiles' }) },
  'GET /profile/{userId}': {
    scope: 'read',
    answers: everybody,
    request: ({ cast }) => ({ path: `/profile/${cast.worker.userId}` }),
  },
  'GET /profile/{userId}/reviews': {
    scope: 'read',
    answers: everybody,
    request: ({ cast }) => ({ path: `/profile/${cast.worker.userId}/reviews` }),
  },
  'GET /profile/{userId}/vouches': {
    scope: 'read',
    answers: everybody,
    request: ({ cast }) => ({ path: `/profile/${cast.worker.userId}/vouches` }),
  },
  'POST /profile/{userId}/vouches': {
    scope: 'profile:write',
    answers: everybody,
    request: async (stage) => ({ path: `/profile/${await stage.userId()}/vouches`, body: { message: 'Good.' } }),
  },
  'POST /profile/{userId}/vouches, for oneself': {
    scope: 'profile:write',
    answers: all([403, 'own_profile']),
    request: () => ({ path: '/profile/me/vouches', body: { message: 'Good.' } }),
  },
  'GET /profile/{userId}/vouches/{vouchId}': {
    scope: 'read',
    answers: everybody,
    request: async (stage) => ({ path: await stage.vouch() }),
  },
  'DELETE /profile/{userId}/vouches/{vouchId}': {
    scope: 'profile:write',
    answers: publicOwner,
    request: async (stage) => ({ path: await stage.vouch() }),
  },

  // Agents
  'GET /agents': { scope: 'read', answers: everybody, request: () => ({ path: '/agents' }) },
  'POST /agents': {
    scope: 'agents:write',
    answers: everybody,
    request: () => ({ path: '/agents', body: { name: 'Scout' } }),
  },
  'POST /agents, with a mandate': {
    scope: 'agents:write',
    answers: everybody,
    isPublic: true,
    request: ({ cast }) => ({ path: '/agents', body: { name: 'Scout', mandate: mandateFor(cast.worker.userId) } }),
  },
  'GET /agents/{id}': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}` }),
  },
  'GET /agents/{id}, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ cast }) => ({ path: `/agents/${cast.clientAgent.agentId}` }),
  },
  'PATCH /agents/{id}': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}`, body: { name: 'Scout 2' } }),
  },
  'DELETE /agents/{id}': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}` }),
  },
  'POST /agents/{id}/suspend': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}/suspend` }),
  },
  'POST /agents/{id}/resume': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}/resume` }),
  },
  'GET /agents/{id}/mandate': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}/mandate` }),
  },
  'GET /agents/{id}/mandate, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ cast }) => ({ path: `/agents/${cast.clientAgent.agentId}/mandate` }),
  },
  'PUT /agents/{id}/mandate': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({
      path: `/agents/${await stage.agentId()}/mandate`,
      body: mandateFor(stage.cast.worker.userId),
    }),
  },
  'GET /agents/{id}/activity': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/agents/${await stage.agentId()}/activity` }),
  },
  'GET /agents/{id}/activity, about itself': {
    scope: 'read',
    answers: ownerAndAgents,
    request: ({ cast }) => ({ path: `/agents/${cast.clientAgent.agentId}/activity` }),
  },

  // Approvals
  'GET /approvals': { scope: 'read', answers: everybody, request: () => ({ path: '/approvals' }) },
  'GET /approvals, of an agent': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/approvals?agent_id=${(await stage.approval()).agentId}` }),
  },
  'GET /approvals/{id}': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/approvals/${(await stage.approval()).id}` }),
  },
  'POST /approvals/{id}/approve': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/approvals/${(await stage.approval()).id}/approve` }),
  },
  'POST /approvals/{id}/reject': {
    scope: 'agents:write',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/approvals/${(await stage.approval()).id}/reject` }),
  },

  // Gigs
  'GET /gigs': { scope: 'read', answers: everybody, request: () => ({ path: '/gigs' }) },
  'GET /gigs, drafts of somebody': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => {
      await stage.draftId()
      return { path: `/gigs?status=draft&client_id=${stage.cast.client.userId}` }
    },
  },
  'POST /gigs': { scope: 'gigs:write', answers: everybody, request: () => ({ path: '/gigs', body: newGig }) },
  'GET /gigs/{id}': {
    scope: 'read',
    answers: everybody,
    isPublic: true,
    request: async (stage) => ({ path: `/gigs/${await stage.gigId()}` }),
  },
  'GET /gigs/{id}, a draft': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/gigs/${await stage.draftId()}` }),
  },
  'PATCH /gigs/{id}': {
    scope: 'gigs:write',
    answers: publicOwner,
    isPublic: true,
    request: async (stage) => ({ path: `/gigs/${await stage.gigId()}`, body: { title: 'Another title' } }),
  },
  'PATCH /gigs/{id}, a draft': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/gigs/${await stage.draftId()}`, body: { title: 'Another title' } }),
  },
  'DELETE /gigs/{id}': {
    scope: 'gigs:write',
    answers: publicOwner,
    isPublic: true,
    request: async (stage) => ({ path: `/gigs/${await stage.gigId()}` }),
  },
  'DELETE /gigs/{id}, a draft': {
    scope: 'gigs:write',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/gigs/${await stage.draftId()}` }),
  },

  // Applications
  'POST /gigs/{id}/apply': {
    scope: 'applications:write',
    answers: { ...everybody, ...sides([403, 'own_gig'], done) },
    isPublic: true,
    request: async (stage) => ({ path: `/gigs/${await stage.gigId()}/apply`, body: { message: 'Me.' } }),
  },
  'POST /gigs/{id}/apply, a draft': {
    scope: 'applications:write',
    answers: { ...all(missing), ...sides([403, 'own_gig'], missing) },
    request: async (stage) => ({ path: `/gigs/${await stage.draftId()}/apply`, body: { message: 'Me.' } }),
  },
  'GET /gigs/{id}/applications': {
    scope: 'read',
    answers: everybody,
    isPublic: true,
    request: async (stage) => ({ path: `/gigs/${await stage.gigId()}/applications` }),
  },
  'GET /gigs/{id}/applications, a draft': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/gigs/${await stage.draftId()}/applications` }),
  },
  'GET /applications': { scope: 'read', answers: everybody, request: () => ({ path: '/applications' }) },
  'GET /applications, to a gig': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/applications?gig_id=${await gigOf(stage, 'application')}` }),
  },
  'GET /applications/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (stage) => ({ path: `/applications/${await stage.applicationId()}` }),
  },
  'POST /applications/{id}/shortlist': {
    scope: 'applications:write',
    answers: clientSide,
    request: async (stage) => ({ path: `/applications/${await stage.applicationId()}/shortlist` }),
  },
  'POST /applications/{id}/reject': {
    scope: 'applications:write',
    answers: clientSide,
    request: async (stage) => ({ path: `/applications/${await stage.applicationId()}/reject` }),
  },
  'POST /applications/{id}/withdraw': {
    scope: 'applications:write',
    answers: workerSide,
    request: async (stage) => ({ path: `/applications/${await stage.applicationId()}/withdraw` }),
  },

  // Negotiations
  'POST /negotiations': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (stage) => ({
      path: '/negotiations',
      body: { application_id: await stage.applicationId(), terms: { rate_cents: 1_000 } },
    }),
  },
  'POST /negotiations, an invitation': {
    scope: 'negotiations:write',
    answers: publicOwner,
    isPublic: true,
    request: async (stage) => ({
      path: '/negotiations',
      body: { gig_id: await stage.gigId(), worker_id: stage.cast.worker.userId, terms: { rate_cents: 1_000 } },
    }),
  },
  'POST /negotiations, an invitation to a draft': {
    scope: 'negotiations:write',
    answers: { ...all(missing), ...sides([409, 'gig_not_open'], missing) },
    request: async (stage) => ({
      path: '/negotiations',
      body: { gig_id: await stage.draftId(), worker_id: stage.cast.worker.userId },
    }),
  },
  'GET /negotiations': { scope: 'read', answers: everybody, request: () => ({ path: '/negotiations' }) },
  'GET /negotiations, about a gig': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/negotiations?gig_id=${await gigOf(stage, 'negotiation')}` }),
  },
  'GET /negotiations/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (stage) => ({ path: `/negotiations/${await stage.negotiationId()}` }),
  },
  'POST /negotiations/{id}/round': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (stage) => ({
      path: `/negotiations/${await stage.negotiationId()}/round`,
      body: { rate_cents: 9_000 },
    }),
  },
  'POST /negotiations/{id}/agree': {
    scope: 'negotiations:write',
    answers: { ...all(missing), ...sides([409, 'own_offer'], done) },
    request: async (stage) => ({ path: `/negotiations/${await stage.negotiationId()}/agree`, body: { round: 1 } }),
  },
  'POST /negotiations/{id}/decline': {
    scope: 'negotiations:write',
    answers: bothSides,
    request: async (stage) => ({ path: `/negotiations/${await stage.negotiationId()}/decline` }),
  },

  // Contracts
  'GET /contracts': { scope: 'read', answers: everybody, request: () => ({ path: '/contracts' }) },
  'GET /contracts, about a gig': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/contracts?gig_id=${await gigOf(stage, 'contract')}` }),
  },
  'GET /contracts/{id}': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (stage) => ({ path: `/contracts/${await stage.activeContractId()}` }),
  },
  'GET /contracts/{id}, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: (await stage.openDispute()).contract }),
  },
  'POST /contracts/{id}/approve': {
    scope: 'contracts:approve',
    answers: bothSides,
    request: async (stage) => ({ path: `/contracts/${await stage.agreedContractId()}/approve` }),
  },
  'POST /contracts/{id}/cancel': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({ path: `/contracts/${await stage.activeContractId()}/cancel` }),
  },
  'POST /contracts/{id}/complete': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({ path: `/contracts/${await stage.freeContractId()}/complete` }),
  },
  'POST /contracts/{id}/reviews': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({
      path: `/contracts/${await stage.reviewableContractId()}/reviews`,
      body: { rating: 5 },
    }),
  },
  'GET /contracts/{id}/reviews': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (stage) => ({ path: `/contracts/${await stage.activeContractId()}/reviews` }),
  },
  'GET /contracts/{id}/reviews, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: `${(await stage.openDispute()).contract}/reviews` }),
  },
  'GET /reviews/{id}': {
    scope: 'read',
    answers: everybody,
    isPublic: true,
    request: async (stage) => ({ path: `/reviews/${await stage.publishedReviewId()}` }),
  },
  'GET /reviews/{id}, not published yet': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/reviews/${await stage.unpublishedReviewId()}` }),
  },

  // Milestones
  'GET /contracts/{id}/milestones': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (stage) => ({ path: `/contracts/${await stage.activeContractId()}/milestones` }),
  },
  'GET /contracts/{id}/milestones, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: `${(await stage.openDispute()).contract}/milestones` }),
  },
  'POST /contracts/{id}/milestones': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({
      path: `/contracts/${await stage.activeContractId()}/milestones`,
      body: { title: 'More', amount_cents: 100 },
    }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (stage) => ({ path: await stage.pendingMilestone() }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: (await stage.openDispute()).milestone }),
  },
  'PATCH /contracts/{id}/milestones/{milestoneId}': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({ path: await stage.pendingMilestone(), body: { title: 'All of it' } }),
  },
  'PATCH /contracts/{id}/milestones/{milestoneId}, its amount': {
    scope: 'contracts:write',
    answers: clientSide,
    request: async (stage) => ({ path: await stage.pendingMilestone(), body: { amount_cents: 9_000 } }),
  },
  'DELETE /contracts/{id}/milestones/{milestoneId}': {
    scope: 'contracts:write',
    answers: { ...all(missing), ...sides(done, notYours) },
    request: async (stage) => ({ path: await stage.pendingMilestone() }),
  },
  'DELETE /contracts/{id}/milestones/{milestoneId}, added by the worker': {
    scope: 'contracts:write',
    answers: bothSides,
    request: async (stage) => ({ path: await stage.workersMilestone() }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/fund': {
    scope: 'payments:write',
    answers: clientSide,
    request: async (stage) => ({ path: `${await stage.pendingMilestone()}/fund` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/submit': {
    scope: 'contracts:write',
    answers: workerSide,
    request: async (stage) => ({ path: `${await stage.fundedMilestone()}/submit`, body: { message: 'Here it is.' } }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}/submissions': {
    scope: 'read',
    answers: sidesAndOperator,
    request: async (stage) => ({ path: `${await stage.submittedMilestone()}/submissions` }),
  },
  'GET /contracts/{id}/milestones/{milestoneId}/submissions, in dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: `${(await stage.openDispute()).milestone}/submissions` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/request-changes': {
    scope: 'contracts:write',
    answers: clientSide,
    request: async (stage) => ({
      path: `${await stage.submittedMilestone()}/request-changes`,
      body: { message: 'Page 12 is missing.' },
    }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/release': {
    scope: 'payments:write',
    answers: clientSide,
    request: async (stage) => ({ path: `${await stage.fundedMilestone()}/release` }),
  },
  'POST /contracts/{id}/milestones/{milestoneId}/refund': {
    scope: 'payments:write',
    answers: bothSides,
    whileSuspended: true,
    request: async (stage) => ({ path: `${await stage.neglectedMilestone()}/refund` }),
  },

  // Disputes
  'POST /disputes/create': {
    scope: 'payments:write',
    answers: bothSides,
    request: async (stage) => ({ path: '/disputes/create', body: complaintAbout(await stage.fundedMilestone()) }),
  },
  'GET /disputes': { scope: 'read', answers: everybody, request: () => ({ path: '/disputes' }) },
  'GET /disputes/{id}': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (stage) => ({ path: (await stage.openDispute()).path }),
  },
  'POST /disputes/{id}/respond': {
    scope: 'disputes:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (stage) => ({
      path: `${(await stage.answeredDispute()).path}/respond`,
      body: { statement: 'Also.' },
    }),
  },
  'POST /disputes/{id}/respond, with a figure': {
    scope: 'payments:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (stage) => ({
      path: `${(await stage.openDispute()).path}/respond`,
      body: { statement: 'Rather this.', proposed_worker_cents: FIGURE_CENTS },
    }),
  },
  'POST /disputes/{id}/recommend': {
    scope: 'disputes:arbitrate',
    answers: arbitrators,
    request: async (stage) => ({ path: `${(await stage.answeredDispute()).path}/recommend`, body: verdict }),
  },
  'POST /disputes/{id}/accept': {
    scope: 'payments:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (stage) => ({
      path: `${(await stage.answeredDispute()).path}/accept`,
      body: { worker_cents: FIGURE_CENTS },
    }),
  },
  'POST /disputes/{id}/reject': {
    scope: 'disputes:write',
    answers: sidesOfDispute,
    whileSuspended: true,
    request: async (stage) => ({ path: `${(await stage.recommendedDispute()).path}/reject` }),
  },
  'POST /disputes/{id}/resolve': {
    scope: 'disputes:arbitrate',
    answers: arbitrators,
    request: async (stage) => ({ path: `${(await stage.arbitratedDispute()).path}/resolve`, body: verdict }),
  },
  'POST /disputes/{id}/withdraw': {
    scope: 'payments:write',
    answers: { ...sidesOfDispute, ...sides(done, notYours) },
    request: async (stage) => ({ path: `${(await stage.openDispute()).path}/withdraw` }),
  },

  // Money
  'GET /wallet': { scope: 'read', answers: everybody, request: () => ({ path: '/wallet' }) },
  'GET /wallet/transactions': { scope: 'read', answers: everybody, request: () => ({ path: '/wallet/transactions' }) },
  'POST /wallet/deposits': {
    scope: 'payments:write',
    answers: everybody,
    request: () => ({ path: '/wallet/deposits', body: { amount_cents: 5 } }),
  },
  'GET /wallet/deposits': { scope: 'read', answers: everybody, request: () => ({ path: '/wallet/deposits' }) },
  'GET /wallet/deposits/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/wallet/deposits/${await stage.depositId()}` }),
  },
  'POST /wallet/withdrawals': {
    scope: 'payments:write',
    answers: everybody,
    request: () => ({ path: '/wallet/withdrawals', body: { amount_cents: 5 } }),
  },
  'GET /wallet/withdrawals': { scope: 'read', answers: everybody, request: () => ({ path: '/wallet/withdrawals' }) },
  'GET /wallet/withdrawals/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (stage) => ({ path: `/wallet/withdrawals/${await stage.withdrawalId()}` }),
  },
  'GET /payouts': { scope: 'read', answers: everybody, request: () => ({ path: '/payouts' }) },
  'GET /payouts, of a contract': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/payouts?contract_id=${(await stage.payout()).contractId}` }),
  },
  'GET /payouts/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (stage) => ({ path: `/payouts/${(await stage.payout()).id}` }),
  },
  'GET /operator/deposits': { scope: 'admin', answers: operatorAlone, request: () => ({ path: '/operator/deposits' }) },
  'POST /operator/deposits/{id}/confirm': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => settling('deposits', 'confirm', await stage.depositId()),
  },
  'POST /operator/deposits/{id}/fail': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => settling('deposits', 'fail', await stage.depositId()),
  },
  'GET /operator/withdrawals': {
    scope: 'admin',
    answers: operatorAlone,
    request: () => ({ path: '/operator/withdrawals' }),
  },
  'POST /operator/withdrawals/{id}/confirm': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => settling('withdrawals', 'confirm', await stage.withdrawalId()),
  },
  'POST /operator/withdrawals/{id}/fail': {
    scope: 'admin',
    answers: operatorAlone,
    request: async (stage) => settling('withdrawals', 'fail', await stage.withdrawalId()),
  },
  'GET /operator/ledger/audit': {
    scope: 'admin',
    answers: operatorAlone,
    request: () => ({ path: '/operator/ledger/audit' }),
  },
  'GET /operator/stats': {
    scope: 'admin',
    answers: operatorAlone,
    request: () => ({ path: '/operator/stats' }),
  },

  // Events
  'GET /events': { scope: 'read', answers: everybody, request: () => ({ path: '/events' }) },
  'GET /events, about a contract': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/events?subject_id=${await stage.activeContractId()}` }),
  },
  'GET /events/stream': { scope: 'read', answers: everybody, request: () => ({ path: '/events/stream' }) },
  'GET /events/stream, about a contract': {
    scope: 'read',
    answers: everybody,
    isFilter: true,
    request: async (stage) => ({ path: `/events/stream?subject_id=${await stage.activeContractId()}` }),
  },
  'GET /events/stream, from an event of both sides': {
    scope: 'read',
    answers: { ...all(notInFeed), ...sides(done, done) },
    request: async (stage) => {
      await stage.activeContractId()
      return streamFrom(await stage.eventIdOf('contract.activated'))
    },
  },
  'GET /events/stream, from an event for the owner alone': {
    scope: 'read',
    answers: { ...all(notInFeed), client: done },
    request: async (stage) => streamFrom(await stage.eventIdOf('agent.created')),
  },
  'GET /inbox': { scope: 'read', answers: everybody, request: () => ({ path: '/inbox' }) },

  // Webhooks
  'GET /webhooks': { scope: 'read', answers: everybody, request: () => ({ path: '/webhooks' }) },
  'POST /webhooks': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: everybody,
    request: () => ({ path: '/webhooks', body: webhook }),
  },
  'GET /webhooks/{id}': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}` }),
  },
  'PATCH /webhooks/{id}': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}`, body: { description: 'Ours' } }),
  },
  'DELETE /webhooks/{id}': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}` }),
  },
  'POST /webhooks/{id}/test': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}/test` }),
  },
  'POST /webhooks/{id}/rotate-secret': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}/rotate-secret` }),
  },
  'GET /webhooks/{id}/deliveries': {
    scope: 'read',
    answers: ownerAlone,
    request: async (stage) => ({ path: `/webhooks/${await stage.webhookId()}/deliveries` }),
  },
  'POST /webhooks/{id}/deliveries/{deliveryId}/retry': {
    scope: 'webhooks:write',
    also: ['read'],
    answers: ownerAlone,
    request: async (stage) => ({ path: `${await stage.delivery()}/retry` }),
  },

  // The sandbox's clock
  'GET /sandbox/clock': { scope: 'read', answers: everybody, request: () => ({ path: '/sandbox/clock' }) },
  'POST /sandbox/clock/advance': {
    scope: 'admin',
    answers: operatorAlone,
    request: () => ({ path: '/sandbox/clock/advance', body: { seconds: 1 } }),
  },
}

function mandateFor(userId: string) {
  return { ask_owner: [], allowed_counterparties: [userId] }
}

async function gigOf(stage: Stage, kind: 'application' | 'negotiation' | 'contract'): Promise<string> {
  const path = {
    application: async () => `/applications/${await stage.applicationId()}`,
    negotiation: async () => `/negotiations/${await stage.negotiationId()}`,
    contract: async () => `/contracts/${await stage.activeContractId()}`,
  }[kind]
  return (await stage.cast.client.get(await path())).body.gig_id
}

function settling(kind: 'deposits' | 'withdrawals', action: 'confirm' | 'fail', id: string): ApiRequest {
  const body = action === 'confirm' ? { reference: `bank of ${id}` } : { reason: 'The account is closed.' }
  return { path: `/operator/${kind}/${id}/${action}`, body }
}

function streamFrom(eventId: string): ApiRequest {
  return { path: '/events/stream', headers: { 'last-event-id': eventId } }
}
