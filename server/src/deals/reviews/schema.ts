import { type Static, Type } from 'typebox'
import { Answer, IdOut, Nullable, Removal, Strict, Text, Timestamp, Whole } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Review as ReviewRow } from './domain.ts'

export const NewReview = Strict({ rating: Whole(1, 5), comment: Type.Optional(Text(1, 5_000)) }, { title: 'NewReview' })

export const Review = Answer(
  {
    id: IdOut('rev'),
    contract_id: IdOut('con'),
    from_user_id: IdOut('usr', 'The author.'),
    user_id: IdOut('usr', 'The user it’s about.'),
    rating: Type.Integer({ description: 'From 1 to 5.' }),
    comment: Nullable(Type.String()),
    counts_in_average: Type.Boolean({
      description: 'Whether it counts in the user’s average: at least 1,000 cents were paid out in its contract.',
    }),
    created_at: Timestamp(),
    published_at: Nullable(Timestamp('Null until both sides have written a review or the review window closes.')),
    removal: Removal,
  },
  { title: 'Review' },
)

export function presentReview(review: ReviewRow): Static<typeof Review> {
  return {
    id: encodeId('rev', review.id),
    contract_id: encodeId('con', review.contract_id),
    from_user_id: encodeId('usr', review.from_user_id),
    user_id: encodeId('usr', review.user_id),
    rating: review.rating,
    comment: review.comment,
    counts_in_average: review.counts_in_average,
    created_at: review.created_at,
    published_at: review.published_at,
    ...(review.removal && { removal: review.removal }),
  }
}

export const exampleReview: Static<typeof Review> = {
  id: 'rev_01kz3vn6j8m0p2r4t6v8x0z2b4',
  contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
  from_user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  rating: 5,
  comment: 'A pleasure to work with.',
  counts_in_average: true,
  created_at: '2026-12-21T10:00:00.000Z',
  published_at: '2026-12-22T10:00:00.000Z',
}
