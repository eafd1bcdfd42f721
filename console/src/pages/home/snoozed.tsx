import type { InboxItem } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { GigLink } from '../../app/people.tsx'
import { snoozedQuery } from '../../app/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { words } from '../../words/home.ts'
import { taskWords } from '../../words/tasks.ts'

/** What the reader has snoozed, collapsed. */
export function Snoozed({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="mt-4 overflow-hidden">
      <Expandable isOpen={isOpen} onToggle={() => setOpen(!isOpen)} summary={words.snooze.snoozed(count)}>
        <SnoozedTasks />
      </Expandable>
    </Card>
  )
}

function SnoozedTasks() {
  const query = useInfiniteQuery(snoozedQuery)
  return (
    <LoadedList query={query} skeleton={<SkeletonRows count={1} className="h-12" />} empty={null}>
      {(items) => (
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <li key={item.subject.id}>
              <SnoozedTask item={item} />
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  )
}

function SnoozedTask({ item: { subject, reason, gig_id, snoozed_until } }: { item: InboxItem }) {
  const { title } = taskWords[reason]
  const end = useAction({
    send: (_: undefined, options) => parley.inbox.snooze({ subject_id: subject.id, until: null }, options),
    touches: [],
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {gig_id && (
          <p className="truncate">
            <GigLink id={gig_id} className="underline-offset-4 hover:underline" />
          </p>
        )}
        {snoozed_until && <p className="text-ink-faint">{words.snooze.until(formatMoment(snoozed_until))}</p>}
      </div>
      <ActionButton action={end} size="sm" label={words.snooze.endOf(title)}>
        {words.snooze.end}
      </ActionButton>
    </div>
  )
}
