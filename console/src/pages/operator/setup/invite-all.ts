import type { RequestOptions, Role, User } from '@parley/sdk'
import { parley } from '../../../app/parley.ts'
import type { Invitee } from './invitees.ts'

export interface Invited {
  invited: string[]
  alreadyJoined: string[]
}

/** Invites each person by email, except for those who have already joined. If it fails halfway, it can be repeated. */
export async function inviteAll(invitees: readonly Invitee[], role: Role, options: RequestOptions): Promise<Invited> {
  const result: Invited = { invited: [], alreadyJoined: [] }
  for (const [index, invitee] of invitees.entries()) {
    const { email } = invitee
    const more = { ...options, idempotencyKey: `${options.idempotencyKey}-${index}` }
    const user = (await findUser(email)) ?? (await parley.users.create({ ...invitee, kind: 'person', role }, more)).user
    if (user.email_proven) result.alreadyJoined.push(email)
    else {
      await parley.users.invite(user.user_id, {})
      result.invited.push(email)
    }
  }
  return result
}

async function findUser(email: string): Promise<Pick<User, 'user_id' | 'email_proven'> | undefined> {
  const { data } = await parley.users.list({ q: email, limit: 100 }).page()
  return data.find((user) => user.email?.toLowerCase() === email.toLowerCase())
}
