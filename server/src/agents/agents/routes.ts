import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Agent, AgentChanges, exampleAgent, NewAgent } from './schema.ts'
import { changeAgent, createAgent, deleteAgent, getAgent, listAgents, resumeAgent, suspendAgent } from './service.ts'

export function agentRoutes(api: Api): void {
  api.list({
    path: '/agents',
    scope: 'read',
    answer: Agent,
    docs: {
      id: 'listAgents',
      tag: 'Agents',
      summary: 'List hosted agents',
      description: 'One’s own hosted agents, newest first. A hosted agent sees itself.',
      example: { answer: { data: [exampleAgent], next_cursor: null } },
    },
    run: (ctx, call) => listAgents(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/agents',
    scope: 'agents:write',
    body: NewAgent,
    answer: Agent,
    created: (agent) => `/agents/${agent.id}`,
    docs: {
      id: 'createAgent',
      tag: 'Agents',
      summary: 'Create a hosted agent',
      description:
        'A hosted agent acts for its owner with keys of its own, made by `POST /api/keys` with its `hosted_agent_id`. Owner and agents count as one party everywhere. With `mandate` it may act on its own within those bounds; without, it asks its owner about everything but offers and agreements.',
      refusals: ['too_many_agents'],
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
    docs: {
      id: 'getAgent',
      tag: 'Agents',
      summary: 'Read a hosted agent',
      description: 'One of one’s own hosted agents.',
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
    docs: {
      id: 'changeAgent',
      tag: 'Agents',
      summary: 'Change a hosted agent',
      description: 'Renames it or describes it anew. What is left out stays; `null` clears the description.',
      example: { body: { name: 'Scout 2' }, answer: { ...exampleAgent, name: 'Scout 2', version: 2 } },
    },
    run: (ctx, call) => changeAgent(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/agents/:id',
    scope: 'agents:write',
    answer: Deleted,
    docs: {
      id: 'deleteAgent',
      tag: 'Agents',
      summary: 'Delete a hosted agent',
      description: 'Revokes its keys at once. What it did stays done, and the owner can finish everything by hand.',
      example: { answer: { id: exampleAgent.id, deleted: true } },
    },
    run: (ctx, call) => deleteAgent(ctx, call.actor, toId('agt', call.params.id), call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/agents/:id/suspend',
    scope: 'agents:write',
    answer: Agent,
    docs: {
      id: 'suspendAgent',
      tag: 'Agents',
      summary: 'Suspend a hosted agent',
      description: 'The kill switch: from the very next request on, every key of the agent is refused, on every node.',
      example: { answer: { ...exampleAgent, status: 'suspended', version: 2 } },
    },
    run: (ctx, call) => suspendAgent(ctx, call.actor, toId('agt', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/agents/:id/resume',
    scope: 'agents:write',
    answer: Agent,
    docs: {
      id: 'resumeAgent',
      tag: 'Agents',
      summary: 'Resume a hosted agent',
      description: 'Lets a suspended agent act again, with the keys it had.',
      example: { answer: { ...exampleAgent, version: 3 } },
    },
    run: (ctx, call) => resumeAgent(ctx, call.actor, toId('agt', call.params.id)),
  })
}
