import { decision, disputeAbout, gigOf, PROPOSED_CENTS } from '../fixtures.ts'
import {
  all,
  allowed,
  arbitrators,
  bothSides,
  clientSide,
  everyCaller,
  notFound,
  notYours,
  ownerAndAgents,
  sides,
  sidesAndOperator,
  sidesAndStaff,
  sidesOfDispute,
  workerSide,
} from './answers.ts'
import type { Rule } from './rule.ts'

/** Contracts, milestones, reviews, and disputes. */
export const dealRules: Record<string, Rule> = {
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
}
