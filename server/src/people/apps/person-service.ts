import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Actor, tokenOf } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type ConnectedAppId, encodeId } from '../../platform/kernel/ids.ts'
import type { OpenIdScope } from '../../platform/kernel/openid-scopes.ts'
import { epochMsOf } from '../../platform/kernel/time.ts'
import { avatarUrlOf } from '../profiles/schema.ts'
import { findPerson } from './connection-store.ts'
import type { UserInfo } from './schema.ts'

/** Tells an app who signed in. */
export function getUserInfo(ctx: ReadContext, actor: Actor, publicUrl: string): Promise<Static<typeof UserInfo>> {
  const { id, openIdScopes } = tokenOf(actor)
  return claimsOf(ctx.db, id, openIdScopes, publicUrl)
}

/** The OpenID Connect claims about the person who connected an app. */
export async function claimsOf(
  db: Queryable,
  id: ConnectedAppId,
  scopes: readonly OpenIdScope[],
  publicUrl: string,
): Promise<Static<typeof UserInfo>> {
  const person = await findPerson(db, id)
  if (!person) throw notFound()
  const sub = encodeId('usr', person.id)
  const picture = avatarUrlOf(person, { publicUrl: () => publicUrl })
  return {
    sub,
    ...(scopes.includes('profile') && {
      name: person.display_name,
      ...(picture !== null && { picture }),
      profile: `${publicUrl}/people/${sub}`,
      updated_at: Math.floor(epochMsOf(person.updated_at) / 1000),
    }),
    ...(scopes.includes('email') && person.email !== null && { email: person.email, email_verified: true }),
  }
}
