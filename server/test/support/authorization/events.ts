import {
  all,
  allowed,
  bothSides,
  everyCaller,
  notForAgents,
  notInFeed,
  notYours,
  operatorOnly,
  ownerOnly,
  sides,
} from './answers.ts'
import type { ApiRequest, Rule } from './rule.ts'

const webhook = { url: 'https://ada.example/hook', events: ['gig.closed'] }

/** Events, deadlines, the inbox, notifications, and webhooks. */
export const eventRules: Record<string, Rule> = {
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
}

function streamFrom(eventId: string): ApiRequest {
  return { path: '/events/stream', headers: { 'last-event-id': eventId } }
}
