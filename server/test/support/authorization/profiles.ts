import { scopesOfRole } from '../../../src/platform/kernel/actor.ts'
import { newEmail } from '../browser.ts'
import { all, allowed, everyCaller, notYours, ownerAndAgents, publicOwner } from './answers.ts'
import type { Rule } from './rule.ts'

/** Profiles, vouches, blocks, and the terms of use. */
export const profileRules: Record<string, Rule> = {
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
}
