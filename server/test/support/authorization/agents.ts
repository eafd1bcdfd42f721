import { everyCaller, ownerAndAgents, ownerOnly } from './answers.ts'
import type { Rule } from './rule.ts'

/** Agents and approvals. */
export const agentRules: Record<string, Rule> = {
  'GET /me': { scope: 'read', answers: everyCaller, request: () => ({ path: '/me' }) },

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
}

function mandateFor(userId: string) {
  return { ask_owner: [], allowed_counterparties: [userId] }
}
