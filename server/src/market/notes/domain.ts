import type { Actor } from '../../platform/kernel/actor.ts'
import { requireOneOf } from '../../platform/kernel/alternatives.ts'
import { forbidden } from '../../platform/kernel/errors.ts'
import { type ApplicationId, encodeId, type Id, toId, type UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface Note {
  id: Id<'nte'>
  author_id: UserId
  /** The user it's about. For a note on an application: the other side. */
  user_id: UserId
  application_id: ApplicationId | null
  text: string
  version: number
  created_at: Instant
  updated_at: Instant
}

/** The author whose notes this caller may use: only the user, not their agents. */
export function authorFrom({ userId, hostedAgentId }: Actor): UserId {
  if (!hostedAgentId) return userId
  const message = 'Notes are private to their author; agents can’t use them.'
  throw forbidden('not_yours', message, { user_id: encodeId('usr', userId) })
}

/** What a new note is about: an application or a user. */
export function subjectOf(body: {
  application_id?: string
  user_id?: string
}): { applicationId: ApplicationId } | { userId: UserId } {
  const [name, id] = requireOneOf(body, 'application_id', 'user_id')
  return name === 'user_id' ? { userId: toId('usr', id) } : { applicationId: toId('app', id) }
}
