import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'

/** The first operator of a world, who can also sign in. */
export async function operatorOf({ operator }: World): Promise<Client> {
  const { user_id } = (await operator.get('/keys/verify')).body
  return operator.as(String(operator.secret), user_id)
}
