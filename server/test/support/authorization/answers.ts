import { callerKinds } from '../fixtures.ts'
import type { Answers, Expected } from './rule.ts'

// What each kind of caller gets, named by who is allowed.

export const allowed: Expected = 'allowed'
export const notFound = [404, 'not_found'] as const
export const ownContent = [403, 'own_content'] as const
const wrongRole = [403, 'missing_role'] as const
export const notYours = [403, 'not_yours'] as const
/** The response to a Last-Event-ID that isn't in the caller's feed, whether it exists or not. */
export const notInFeed = [422, 'bad_cursor'] as const

export function all(expected: Expected): Answers {
  return Object.fromEntries(callerKinds.map((kind) => [kind, expected])) as Answers
}

export function sides(client: Expected, worker: Expected) {
  return { client, clientAgent: client, worker, workerAgent: worker }
}

export const everyCaller: Answers = all(allowed)
/** Only the client; even the client's agents cannot see it. */
export const ownerOnly: Answers = { ...all(notFound), client: allowed }
/** Every user, for what is their own, but no agent. */
export const notForAgents: Answers = { ...everyCaller, clientAgent: notYours, workerAgent: notYours }
/** Only the client, who wrote it. */
export const authorOnly: Answers = { ...ownerOnly, clientAgent: notYours, workerAgent: notYours }
export const ownerAndAgents: Answers = { ...all(notFound), client: allowed, clientAgent: allowed }
export const bothSides: Answers = { ...all(notFound), ...sides(allowed, allowed) }
export const clientSide: Answers = { ...all(notFound), ...sides(allowed, wrongRole) }
export const workerSide: Answers = { ...all(notFound), ...sides(wrongRole, allowed) }
/** All users can see it, but only its owner may change it. */
export const publicOwner: Answers = { ...all(notYours), client: allowed, clientAgent: allowed }
export const sidesAndOperator: Answers = { ...bothSides, operator: allowed }
export const sidesAndStaff: Answers = { ...sidesAndOperator, arbiter: allowed }
/** Arbiters and operators can see it, but may not take sides. */
export const sidesOfDispute: Answers = { ...bothSides, arbiter: wrongRole, operator: wrongRole }
export const operatorOnly: Answers = { ...all(notFound), operator: allowed }
export const arbitrators: Answers = { ...all(notFound), arbiter: allowed, operator: allowed }
