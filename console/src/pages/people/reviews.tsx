import type { Review } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { Person } from '../../app/people.tsx'
import { reviewsQuery } from '../../app/queries.ts'
import { ReportButton } from '../../app/report-button.tsx'
import { useMe } from '../../app/session.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rating } from '../../ui/rating.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/people.ts'

/** What partners of ended contracts wrote about someone. */
export function Reviews({ userId }: { userId: string }) {
  const query = useInfiniteQuery(reviewsQuery(userId))
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-24" />}
      empty={
        <Empty icon={MessageSquareQuote} title={words.profile.noReviews}>
          {words.profile.noReviewsText}
        </Empty>
      }
    >
      {(reviews) => (
        <ul className="flex flex-col divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-5 first:pt-0">
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  )
}

function ReviewText({ review }: { review: Review }) {
  const isMine = useMe().user_id === review.from_user_id
  return (
    <article className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Rating value={review.rating} label={words.profile.stars(review.rating)} />
        <Person id={review.from_user_id} />
        {review.published_at && <Time at={review.published_at} className="text-ink-faint" />}
        {!isMine && <ReportButton type="review" id={review.id} isIcon />}
      </header>
      {review.comment && <p className="max-w-prose whitespace-pre-wrap">{review.comment}</p>}
      {!review.counts_in_average && <p className="text-ink-faint text-sm">{words.profile.small}</p>}
    </article>
  )
}
