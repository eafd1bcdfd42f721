import type { Contract, NewReview, Review } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { reviewsOfContractQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Rating, RatingInput } from '../../ui/rating.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/contracts.ts'

/** What both sides say about each other. Neither sees the other's review until both are written or the window closes. */
export function Reviews({ contract, reviewBy }: { contract: Contract; reviewBy: string }) {
  const me = useMe().user_id
  const { side, name } = usePartner(contract)
  const query = useInfiniteQuery(reviewsOfContractQuery(contract.id))
  const reviews = query.data?.pages.flatMap(({ data }) => data)
  if (!reviews) return null
  const mayReview = contract.allowed_actions.includes('review')
  const isOpen = reviews.length < 2 && reviews.some(({ published_at }) => published_at === null)
  return (
    <Section
      title={words.reviews.title}
      aside={(mayReview || isOpen) && <Deadline at={reviewBy} says={words.reviews.until} />}
    >
      <Card className="divide-y divide-line">
        {mayReview && <ReviewForm contract={contract} />}
        {reviews.map((review) => (
          <WrittenReview
            key={review.id}
            review={review}
            title={review.from_user_id === me ? words.reviews.yours : words.reviews.theirs(name)}
          />
        ))}
        {isOpen && side && <p className="p-5 text-ink-faint text-sm">{words.reviews.waiting(name)}</p>}
        {reviews.length === 0 && !mayReview && <p className="p-5 text-ink-faint text-sm">{words.reviews.none}</p>}
      </Card>
    </Section>
  )
}

function WrittenReview({ review, title }: { review: Review; title: string }) {
  return (
    <article className="p-5 text-sm">
      <header className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-medium">{title}</h3>
        <Rating value={review.rating} label={words.reviews.stars(review.rating)} />
        <Time at={review.created_at} className="ml-auto text-ink-faint text-xs" />
      </header>
      {review.comment && <p className="mt-2 max-w-prose whitespace-pre-wrap text-ink-soft">{review.comment}</p>}
      {review.published_at === null && <p className="mt-2 text-ink-faint">{words.reviews.hidden}</p>}
    </article>
  )
}

interface Values {
  rating: number | null
  comment: string
}

function ReviewForm({ contract }: { contract: Contract }) {
  const { name } = usePartner(contract)
  const form = useForm<Values>({ defaultValues: { rating: null, comment: '' } })
  const send = useAction({
    send: (body: NewReview, options) => parley.contracts.reviews.create(contract.id, body, options),
    touches: ['reviews', 'contracts', 'profiles'],
    onDone: () => toast(words.reviews.sent),
  })
  return (
    <div className="p-5">
      <h3 className="font-medium">{words.reviews.write(name)}</h3>
      <p className="mb-4 text-ink-soft text-sm">{words.reviews.blind}</p>
      <Form form={form} action={send} toBody={toBody} draft={`review.${contract.id}`} className="flex flex-col gap-5">
        <FormField<Values, 'rating'>
          name="rating"
          label={words.reviews.rating}
          render={(field) => <RatingInput {...field} label={words.reviews.rating} starsLabel={words.reviews.stars} />}
        />
        <FormField<Values, 'comment'>
          name="comment"
          label={words.reviews.comment}
          optional
          render={(field) => <Textarea {...field} />}
        />
        <div>
          <SubmitButton action={send}>{words.reviews.send}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}

// If there's no rating, the service reports it as missing.
function toBody({ rating, comment }: Values): NewReview {
  return { ...(rating !== null && { rating }), ...(comment && { comment }) } as NewReview
}
