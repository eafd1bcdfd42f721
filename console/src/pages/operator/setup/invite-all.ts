import type { RequestOptions, Role, User } from '@parley/sdk'
import { parley } from '../../../app/parley.ts'
import type { Addressee } from './addressees.ts'

export interface Invited {
  invited: string[]
  /** Those who had already joined. */
  known: string[]
}

/** Invites each person by email. If that fails halfway, it can be repeated. */
export async function inviteAll(
  addressees: readonly Addressee[],
  role: Role,
  options: RequestOptions,
): Promise<Invited> {
  const result: Invited = { invited: [], known: [] }
  for (const [index, addressee] of addressees.entries()) {
    const { email } = addressee
    const more = { ...options, idempotencyKey: `${options.idempotencyKey}-${index}` }
    const user =
      (await findUser(email)) ?? (await parley.users.create({ ...addressee, kind: 'person', role }, more)).user
    if (user.email_proven) result.known.push(email)
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
