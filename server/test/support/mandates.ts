import { expect } from 'vitest'
import { agentActions } from '../../src/platform/kernel/agent-actions.ts'
import type { Answer, Client } from './client.ts'
import type { World } from './world.ts'

/** All scopes that the key of an agent can have. */
export const allAgentScopes = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'contracts:approve',
  'payments:write',
  'disputes:write',
  'messages:write',
  'files:write',
  'profile:write',
]

/** A new agent with these scopes and mandate rules; by default, it has all scopes and may do everything on its own. */
export async function agentWith(
  world: World,
  owner: Client,
  rules: object = {},
  scopes = allAgentScopes,
): Promise<Client> {
  const agent = await world.newAgent(owner, scopes)
  await setMandate(owner, agent, rules)
  return agent
}

/** Sets a mandate that lets the agent do everything on its own within these rules, unless they say otherwise. */
export async function setMandate(owner: Client, agent: Client, rules: object): Promise<Answer> {
  const body = { may: agentActions, ask_owner: [], ...rules }
  const answer = await owner.send('PUT', `/agents/${agent.agentId}/mandate`, body)
  expect(answer.status).toBe(200)
  return answer
}

/** Status, code of the first issue, and its details. */
export function refusalOf({ status, body }: Answer): [number, string | undefined, Record<string, unknown> | undefined] {
  const issue = body.error?.issues[0]
  return [status, issue?.code, issue?.details]
}

/** Expects a refusal that needs approval, and returns the id of the approval. */
export function approvalIdIn(answer: Answer): string {
  expect(refusalOf(answer)).toEqual([403, 'approval_required', expect.objectContaining({ status: 'pending' })])
  return answer.body.error.issues[0].details.approval_id
}
