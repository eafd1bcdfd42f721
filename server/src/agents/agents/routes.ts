import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Agent, AgentChanges, AgentFilter, exampleAgent, NewAgent } from './schema.ts'
import { changeAgent, createAgent, deleteAgent, getAgent, listAgents, resumeAgent, suspendAgent } from './service.ts'

export function agentRoutes(api: Api): void {
  api.list({
    path: '/agents',
    scope: 'read',
    query: AgentFilter,
    answer: Agent,
    metadata: (agent) => [agent],
    mcp: true,
    docs: {
      id: 'listAgents',
      tag: 'Agents',
      summary: 'List hosted agents',
      description: 'Your hosted agents, newest first. A hosted agent sees only itself.',
    },
    run: (ctx, call) => listAgents(ctx, call.actor, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/agents',
    scope: 'agents:write',
    recentSignIn: true,
    body: NewAgent,
    answer: Agent,
    metadata: (agent) => [agent],
    created: (agent) => `/agents/${agent.id}`,
    mcp: '/agents',
    docs: {
      id: 'createAgent',
      tag: 'Agents',
      summary: 'Create a hosted agent',
      description:
        'A hosted agent acts for its owner with separate keys, created by `POST /api/keys` with its `hosted_agent_id`. The owner and their agents always count as one party. With a `mandate`, the agent can do what the mandate names on its own. Without one, it needs the owner’s approval for everything except publishing gigs and making and accepting offers.',
      refusals: ['quota_reached'],
      example: {
        body: { name: 'Scout', description: 'Finds translation gigs and applies to them.' },
        answer: exampleAgent,
      },
    },
    run: (ctx, call) => createAgent(ctx, call.actor, call.body),
  })

  api.read({
    path: '/agents/:id',
    scope: 'read',
    answer: Agent,
    metadata: (agent) => [agent],
    mcp: true,
    docs: {
      id: 'getAgent',
      tag: 'Agents',
      summary: 'Read a hosted agent',
      description: 'One of your hosted agents.',
      example: { answer: exampleAgent },
    },
    run: (ctx, call) => getAgent(ctx, call.actor, toId('agt', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/agents/:id',
    scope: 'agents:write',
    body: AgentChanges,
    answer: Agent,
    metadata: (agent) => [agent],
    mcp: '/agents',
    docs: {
      id: 'changeAgent',
      tag: 'Agents',
      summary: 'Change a hosted agent',
      description: 'Changes the name or description. Omitted fields don’t change; `null` clears the description.',
      example: { body: { name: 'Scout 2' } },
    },
    run: (ctx, call) => changeAgent(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/agents/:id',
    scope: 'agents:write',
    answer: Deleted,
    metadata: (agent) => [agent],
    mcp: '/agents',
    docs: {
      id: 'deleteAgent',
      tag: 'Agents',
      summary: 'Delete a hosted agent',
      description: 'Revokes its keys immediately. Everything it has done remains valid, and the owner can take over.',
      example: { answer: { id: exampleAgent.id, deleted: true } },
    },
    run: (ctx, call) => deleteAgent(ctx, call.actor, toId('agt', call.params.id), call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/agents/:id/suspend',
    scope: 'agents:write',
    answer: Agent,
    mcp: true,
    docs: {
      id: 'suspendAgent',
      tag: 'Agents',
      summary: 'Suspend a hosted agent',
      description: 'All of the agent’s keys stop working immediately.',
    },
    run: (ctx, call) => suspendAgent(ctx, call.actor, toId('agt', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/agents/:id/resume',
    scope: 'agents:write',
    recentSignIn: true,
    answer: Agent,
    mcp: '/agents',
    docs: {
      id: 'resumeAgent',
      tag: 'Agents',
      summary: 'Resume a hosted agent',
      description: 'The agent can act again with its existing keys. The owner gets an email.',
    },
    run: (ctx, call) => resumeAgent(ctx, call.actor, toId('agt', call.params.id)),
  })
}
