import type { Static } from 'typebox'
import type { ReadContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { notFound } from '../kernel/errors.ts'
import type { UserId } from '../kernel/ids.ts'
import type { Profile as ProfileRow } from './domain.ts'
import { type OwnProfile, type Profile, presentOwnProfile, presentProfile } from './schema.ts'
import { findProfile } from './store.ts'

export async function getOwnProfile(ctx: ReadContext, actor: Actor): Promise<Static<typeof OwnProfile>> {
  return presentOwnProfile(await requireProfile(ctx, actor.userId), ctx.settings.currency)
}

export async function getProfile(ctx: ReadContext, id: UserId): Promise<Static<typeof Profile>> {
  return presentProfile(await requireProfile(ctx, id), ctx.settings.currency)
}

async function requireProfile(ctx: ReadContext, id: UserId): Promise<ProfileRow> {
  const profile = await findProfile(ctx.db, id)
  if (!profile) throw notFound()
  return profile
}
