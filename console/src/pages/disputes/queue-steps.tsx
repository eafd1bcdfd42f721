import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '../../app/paths.ts'
import { disputesQuery } from '../../app/queries.ts'
import { buttonClass } from '../../ui/button.tsx'
import { isTyping } from '../../ui/list-keys.ts'
import { words } from '../../words/desk.ts'
import type { DisputeSearch } from './search.ts'

/** Steps through the queue from record to record, including with j and k. */
export function QueueSteps({ id, search }: { id: string; search: DisputeSearch }) {
  const navigate = useNavigate()
  const queue = useInfiniteQuery(disputesQuery(search)).data?.pages.flatMap(({ data }) => data) ?? []
  const place = queue.findIndex((dispute) => dispute.id === id)
  const previous = place > 0 ? queue[place - 1]?.id : undefined
  const next = place >= 0 ? queue[place + 1]?.id : undefined
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const to = event.key === 'j' ? next : event.key === 'k' ? previous : undefined
      if (to === undefined || isTyping(event)) return
      event.preventDefault()
      void navigate({ to: paths.disputeRecord(to), search })
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [navigate, next, previous, search])
  return (
    <nav aria-label={words.keys} title={words.keys} className="flex gap-2">
      {previous && (
        <Link to={paths.disputeRecord(previous)} search={search} className={buttonClass('secondary', 'sm')}>
          <ChevronLeft aria-hidden="true" /> {words.previous}
        </Link>
      )}
      {next && (
        <Link to={paths.disputeRecord(next)} search={search} className={buttonClass('secondary', 'sm')}>
          {words.next} <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
