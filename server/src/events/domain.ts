import type { Actor } from '../kernel/actor.ts'
import type { AgentId, Id, Prefix, UserId } from '../kernel/ids.ts'

/** The closed catalogue of event types. */
export const eventTypes = {
  'user.created': 'A user was created.',
  'user.suspended': 'An operator suspended the user.',
  'user.reinstated': 'An operator reinstated the user.',
  'key.created': 'An API key was made.',
  'key.rotated': 'An API key was replaced by a fresh one.',
  'key.revoked': 'An API key was revoked.',
  'agent.created': 'A hosted agent was made.',
  'agent.updated': 'A hosted agent was renamed or described anew.',
  'agent.suspended': 'A hosted agent was stopped by its owner.',
  'agent.resumed': 'A hosted agent may act again.',
  'agent.deleted': 'A hosted agent was deleted, and its keys with it.',
  'profile.updated': 'A user changed their profile.',
  'gig.created': 'A gig was posted, or drafted.',
  'gig.updated': 'A gig’s terms were changed.',
  'gig.opened': 'A gig takes applications.',
  'gig.paused': 'A gig takes no applications for now.',
  'gig.closed': 'A gig was closed by its owner.',
  'gig.expired': 'The time to apply to a gig has passed.',
  'gig.deleted': 'A gig was deleted by its owner.',
  'application.created': 'A worker applied to a gig.',
  'application.shortlisted': 'The client shortlisted an application.',
  'application.rejected': 'The client rejected an application.',
  'application.withdrawn': 'The worker withdrew an application.',
  'application.expired': 'An application ended with its gig.',
} as const

export type EventType = keyof typeof eventTypes

/** Something that happened, as a feature reports it. */
export interface NewEvent {
  type: EventType
  subject: { type: string; id: Id<Prefix> }
  /** The resource after the change, as its owner would read it, without `allowed_actions`. */
  data: object
  /** The users it concerns. */
  audience: readonly UserId[]
}

export interface EventActor {
  type: 'user' | 'agent' | 'operator' | 'clock'
  userId: UserId | null
  agentId: AgentId | null
}

/** Who an event says did it; deadlines are kept by the clock. */
export function eventActorOf(by: Actor | 'clock'): EventActor {
  if (by === 'clock') return { type: 'clock', userId: null, agentId: null }
  const { userId, hostedAgentId, role } = by
  if (hostedAgentId) return { type: 'agent', userId, agentId: hostedAgentId }
  return { type: role === 'operator' ? 'operator' : 'user', userId, agentId: null }
}
