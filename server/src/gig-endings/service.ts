import type { Static } from 'typebox'
import { expireApplicationsOf } from '../applications/service.ts'
import type { WriteContext } from '../context.ts'
import { type GigChanges, type Gig as GigShape, presentGig } from '../gigs/schema.ts'
import { applyChanges, removeGig } from '../gigs/service.ts'
import type { Actor } from '../kernel/actor.ts'
import { encodeId, type GigId } from '../kernel/ids.ts'

// A gig's end is the end of all that hangs on it. It is told here, above the features it touches, since each of those
// needs the gig itself.

export async function changeGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  changes: Static<typeof GigChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof GigShape>> {
  const { gig, closed } = await applyChanges(ctx, actor, id, changes, ifMatch)
  if (closed) await expireApplicationsOf(ctx, actor, id)
  return presentGig(gig, actor.userId, ctx.settings.currency)
}

export async function deleteGig(
  ctx: WriteContext,
  actor: Actor,
  id: GigId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  await removeGig(ctx, actor, id, ifMatch)
  await expireApplicationsOf(ctx, actor, id)
  return { id: encodeId('gig', id), deleted: true }
}
