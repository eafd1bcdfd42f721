import { findReviewContent, removeReview, restoreReview } from '../../deals/reviews/service.ts'
import { findMessageContent, removeMessage, restoreMessage } from '../../market/conversations/service.ts'
import { findGigContent, removeGig, restoreGig } from '../../market/gigs/service.ts'
import { findProfileContent } from '../../people/profiles/service.ts'
import { reinstateUser } from '../../people/users/service.ts'
import { findVouchContent, removeVouch, restoreVouch } from '../../people/vouches/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { Content, RemovableType, Removal, ReportableType } from '../../platform/kernel/moderation.ts'

type AnyId = Id<Prefix>

/** What a user is reporting; null if it doesn't exist or the caller couldn't see it even if it weren't removed. */
export const findContent: Record<
  ReportableType,
  (ctx: ReadContext, actor: Actor, id: AnyId) => Promise<Content | null>
> = {
  gig: (ctx, actor, id) => findGigContent(ctx, actor, id as Id<'gig'>),
  profile: (ctx, _actor, id) => findProfileContent(ctx, id as UserId),
  review: (ctx, actor, id) => findReviewContent(ctx, actor, id as Id<'rev'>),
  vouch: (ctx, _actor, id) => findVouchContent(ctx, id as Id<'vch'>),
  message: (ctx, actor, id) => findMessageContent(ctx, actor, id as Id<'msg'>),
}

/** How each feature removes its content. */
export const removers: Record<
  RemovableType,
  (ctx: WriteContext, actor: Actor, id: AnyId, removal: Removal) => Promise<void>
> = {
  gig: (ctx, actor, id, removal) => removeGig(ctx, actor, id as Id<'gig'>, removal),
  review: (ctx, actor, id, removal) => removeReview(ctx, actor, id as Id<'rev'>, removal),
  vouch: (ctx, actor, id, removal) => removeVouch(ctx, actor, id as Id<'vch'>, removal),
  message: (ctx, actor, id, removal) => removeMessage(ctx, actor, id as Id<'msg'>, removal),
}

/** How they restore it. Instead of a profile, its user is reinstated. */
export const restorers: Record<ReportableType, (ctx: WriteContext, actor: Actor, id: AnyId) => Promise<unknown>> = {
  gig: (ctx, actor, id) => restoreGig(ctx, actor, id as Id<'gig'>),
  profile: (ctx, actor, id) => reinstateUser(ctx, actor, id as UserId),
  review: (ctx, actor, id) => restoreReview(ctx, actor, id as Id<'rev'>),
  vouch: (ctx, actor, id) => restoreVouch(ctx, actor, id as Id<'vch'>),
  message: (ctx, actor, id) => restoreMessage(ctx, actor, id as Id<'msg'>),
}
