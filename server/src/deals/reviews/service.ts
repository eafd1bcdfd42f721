import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record, releaseEvents, withholdEvents } from '../../events/feed/service.ts'
import { countsInReputation } from '../../people/profiles/domain.ts'
import { countReviews, requireVisibleProfile } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor, Reader } from '../../platform/kernel/actor.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import { type ContractId, encodeId, type Id, newId, type UserId } from '../../platform/kernel/ids.ts'
import {
  type Content,
  notRemoved,
  type Removal,
  requireNotRemoved,
  seesRemoved,
} from '../../platform/kernel/moderation.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { getContract, lockOwnContract, saveReviewed } from '../contracts/service.ts'
import { type Review, requireReviewable, stakeOfReview } from './domain.ts'
import { type NewReview, presentReview, type Review as ReviewShape } from './schema.ts'
import * as store from './store.ts'

/** Reviews are blind: they're published once both sides have written one, or when the review window closes. */
export async function createReview(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  { rating, comment = null }: { rating: number; comment?: Static<typeof NewReview>['comment'] | null },
): Promise<Static<typeof ReviewShape>> {
  const { contract, side } = await lockOwnContract(ctx, actor, contractId)
  const written = await store.findWritten(ctx.db, contractId)
  const now = ctx.clock.now()
  const until = requireReviewable(contract, now)
  const own = written.find(({ from_user_id }) => from_user_id === actor.userId)
  if (own) {
    throw conflict('already_reviewed', 'You’ve already reviewed this contract.', {
      review_id: encodeId('rev', own.id),
    })
  }
  ctx.atStake?.(stakeOfReview(contract, side, rating))
  const [otherReview] = written
  const review: Review = {
    id: newId<'rev'>(),
    contract_id: contractId,
    from_user_id: actor.userId,
    user_id: side === 'client' ? contract.worker_id : contract.client_id,
    hosted_agent_id: actor.hostedAgentId,
    rating,
    comment,
    counts_in_average: countsInReputation(contract),
    created_at: now,
    publish_at: until,
    published_at: otherReview ? now : null,
    removal: null,
  }
  store.sendReview(ctx.db, review)
  saveReviewed(ctx, contract, side)
  // Until it's published, only the author gets its event.
  record(ctx, actor, { ...reviewEvent(review, 'review.created'), audience: [review.from_user_id] })
  if (otherReview) publish(ctx, actor, otherReview.published_at === null ? [otherReview, review] : [review], now)
  return presentReview(review)
}

/** The caller's own review, and the other side's once it's published. */
export async function listReviewsOfContract(
  ctx: ReadContext,
  actor: Actor,
  contractId: ContractId,
  page: PageRequest,
): Promise<Page<Static<typeof ReviewShape>>> {
  await getContract(ctx, actor, contractId)
  const fetched = await store.listReviewsOfContract(ctx.db, contractId, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentReview), next }
}

export async function getReview(ctx: ReadContext, actor: Actor, id: Id<'rev'>): Promise<Static<typeof ReviewShape>> {
  const review = await findPublished(ctx, actor, id)
  if (!review || (review.removal && !seesRemoved(actor, review.from_user_id))) throw notFound()
  if (review.removal && review.from_user_id !== actor.userId) ctx.noteStaffRead?.(encodeId('rev', id))
  return presentReview(review)
}

/** A review as shown to operators and to those reporting it; null if the reader may not see it. */
export async function findReviewContent(ctx: ReadContext, actor: Actor, id: Id<'rev'>): Promise<Content | null> {
  const review = await findPublished(ctx, actor, id)
  if (!review) return null
  const { from_user_id: owner_id, comment: text, rating, removal } = review
  return { id, owner_id, conversation_id: null, title: null, text, rating, removal }
}

/** Hides a published review from everyone but its author and operators. It no longer counts. */
export async function removeReview(ctx: WriteContext, actor: Actor, id: Id<'rev'>, removal: Removal): Promise<void> {
  const review = await lockPublished(ctx, id)
  requireNotRemoved(review)
  const removed = { ...review, removal }
  store.sendRemoval(ctx.db, removed)
  countReviews(ctx, [review], -1)
  withholdEvents(ctx, id, review.from_user_id)
  const event = reviewEvent(removed, 'review.removed')
  record(
    ctx,
    actor,
    { ...event, audience: [review.from_user_id] },
    {
      ...event,
      // As in its earlier events while it’s removed.
      data: {},
      audience: [review.user_id],
      market: { ownerId: review.user_id },
    },
  )
}

export async function restoreReview(ctx: WriteContext, actor: Actor, id: Id<'rev'>): Promise<void> {
  const review = await lockPublished(ctx, id)
  if (!review.removal) throw notRemoved()
  const restored = { ...review, removal: null }
  store.sendRemoval(ctx.db, restored)
  countReviews(ctx, [review])
  releaseEvents(ctx, id, review.from_user_id)
  record(ctx, actor, { ...reviewEvent(restored, 'review.restored'), market: { ownerId: review.user_id } })
}

async function lockPublished(ctx: WriteContext, id: Id<'rev'>): Promise<Review> {
  const review = await store.lockReview(ctx.db, id)
  if (!review || review.published_at === null) throw notFound()
  return review
}

async function findPublished(ctx: ReadContext, actor: Actor, id: Id<'rev'>): Promise<Review | null> {
  const review = await store.findReview(ctx.db, id)
  if (!review) return null
  requireNotDue(ctx, { kind: 'contract', id: review.contract_id }, review.contract_due_at)
  return review.published_at === null && review.from_user_id !== actor.userId ? null : review
}

/** Published reviews about a user. */
export async function listReviewsAbout(
  ctx: ReadContext,
  reader: Reader,
  userId: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof ReviewShape>>> {
  await requireVisibleProfile(ctx, reader, userId)
  const fetched = await store.listPublished(ctx.db, userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id, published_at }) => [String(published_at), id])
  return { rows: rows.map(presentReview), next }
}

/** `publish_at`: the other side didn't write a review in time. The contract is locked. */
export async function publishByClock(ctx: WriteContext, id: Id<'rev'>): Promise<void> {
  const review = await store.findReview(ctx.db, id)
  if (review) publish(ctx, 'clock', [review], ctx.clock.now())
}

function publish(ctx: WriteContext, by: Actor | 'clock', reviews: readonly Review[], at: Instant): void {
  for (const { id } of reviews) store.sendPublished(ctx.db, id, at)
  countReviews(ctx, reviews)
  const published = reviews.map((review) => ({
    ...reviewEvent({ ...review, published_at: at }, 'review.published'),
    market: { ownerId: review.user_id },
  }))
  record(ctx, by, ...published)
}

function reviewEvent(review: Review, type: EventType) {
  return {
    type,
    subject: { type: 'review', id: review.id },
    data: presentReview(review),
    audience: [review.user_id, review.from_user_id],
  }
}
