import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleReview, NewReview, Review } from './schema.ts'
import { createReview, getReview, listReviewsAbout, listReviewsOfContract } from './service.ts'

const expansions = { contract: 'contract', from_user: 'user', user: 'user' } as const

export function reviewRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/contracts/:id/reviews',
    scope: 'contracts:write',
    action: 'reviews.write',
    body: NewReview,
    answer: Review,
    created: (review) => `/reviews/${review.id}`,
    mcp: true,
    docs: {
      id: 'createReview',
      tag: 'Reviews',
      summary: 'Review a contract',
      description:
        'Each side can review once, until the contract’s `review_by`: 14 days after it ended (unless configured otherwise), if money was released or a dispute was resolved. Reviews are published once both sides have written one, or when that window closes.',
      refusals: ['not_reviewable', 'already_reviewed'],
      example: {
        body: { rating: 5, comment: exampleReview.comment },
        answer: { ...exampleReview, published_at: null },
      },
    },
    run: (ctx, call) => createReview(ctx, call.actor, toId('con', call.params.id), call.body),
  })

  api.list({
    path: '/contracts/:id/reviews',
    scope: 'read',
    answer: Review,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listReviewsOfContract',
      tag: 'Reviews',
      summary: 'List reviews of a contract',
      description: 'The caller’s review, and the other side’s once it’s published, oldest first.',
    },
    run: (ctx, call) => listReviewsOfContract(ctx, call.actor, toId('con', call.params.id), call.page),
  })

  api.read({
    path: '/reviews/:id',
    scope: 'read',
    answer: Review,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getReview',
      tag: 'Reviews',
      summary: 'Read a review',
      description: 'Any published review, and those the caller wrote.',
      example: { answer: exampleReview },
    },
    run: (ctx, call) => getReview(ctx, call.actor, toId('rev', call.params.id)),
  })

  api.list({
    path: '/profile/:userId/reviews',
    scope: 'read',
    forVisitors: true,
    answer: Review,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listReviewsOfUser',
      tag: 'Reviews',
      summary: 'List reviews about a user',
      description: 'Published reviews about the user, newest first.',
    },
    run: (ctx, call) => listReviewsAbout(ctx, call.actor, userIdFrom(call.actor, call.params.userId), call.page),
  })
}
