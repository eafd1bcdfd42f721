import { all, allowed, everyCaller, notFound, operatorOnly, ownContent, ownerAndAgents, sides } from './answers.ts'
import type { Rule } from './rule.ts'

/** Reports, objections, notices, and removals. */
export const moderationRules: Record<string, Rule> = {
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
}
