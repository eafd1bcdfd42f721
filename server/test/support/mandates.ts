import { expect } from 'vitest'
import type { Answer, Client } from './client.ts'
import type { World } from './world.ts'

/** All that an agent's key can ever hold. */
export const allAgentScopes = [
  'read',
  'gigs:write',
  'applications:write',
  'negotiations:write',
  'contracts:write',
  'contracts:approve',
  'payments:write',
  'disputes:write',
  'profile:write',
]

/** An agent that may do all its owner may, within these rules. */
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

export async function setMandate(owner: Client, agent: Client, rules: object): Promise<Answer> {
  const answer = await owner.send('PUT', `/agents/${agent.agentId}/mandate`, { ask_owner: [], ...rules })
  expect(answer.status).toBe(200)
  return answer
}

/** What an error says to a program: status, code of its first issue, and the details. */
export function refusalOf({ status, body }: Answer): [number, string | undefined, Record<string, unknown> | undefined] {
  const issue = body.error?.issues[0]
  return [status, issue?.code, issue?.details]
}

/** The id of what the owner is asked. */
export function approvalIdIn(answer: Answer): string {
  expect(refusalOf(answer)).toEqual([403, 'approval_required', expect.objectContaining({ status: 'pending' })])
  return answer.body.error.issues[0].details.approval_id
}
