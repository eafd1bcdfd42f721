import { gigOf } from '../fixtures.ts'
import {
  all,
  allowed,
  authorOnly,
  bothSides,
  clientSide,
  everyCaller,
  notForAgents,
  notFound,
  notYours,
  ownerAndAgents,
  publicOwner,
  sides,
  workerSide,
} from './answers.ts'
import type { Rule } from './rule.ts'

const newGig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

/** Gigs, applications, negotiations, saved searches, bookmarks, and notes. */
export const marketRules: Record<string, Rule> = {
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

  'GET /notes': { scope: 'read', notForApps: true, answers: notForAgents, request: () => ({ path: '/notes' }) },
  'GET /notes, about a user': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: notForAgents,
    request: async (fixtures) => {
      await fixtures.noted()
      return { path: `/notes?user_id=${fixtures.callers.worker.userId}` }
    },
  },
  'GET /notes, on an application': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: notForAgents,
    request: async (fixtures) => ({ path: `/notes?application_id=${(await fixtures.noted()).applicationId}` }),
  },
  'GET /notes, on applications to a gig': {
    scope: 'read',
    notForApps: true,
    isFilter: true,
    answers: notForAgents,
    request: async (fixtures) => ({ path: `/notes?gig_id=${(await fixtures.noted()).gigId}` }),
  },
  'POST /notes': {
    scope: 'profile:write',
    notForApps: true,
    answers: notForAgents,
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
}
