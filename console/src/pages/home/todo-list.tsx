import type { InboxItem } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Inbox as InboxIcon } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { explain } from '../../app/failure.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { contractQuery, countsQuery, inboxQuery, negotiationQuery } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListFocus } from '../../ui/list-focus.ts'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/home.ts'
import { Snoozed } from './snoozed.tsx'
import { TaskCard } from './task-card.tsx'
import { keyOf, tasksFrom } from './tasks.ts'

// The dialogs include forms, which most visits don't need.
const loadDialog = () => import('./task-dialog.tsx')
const TaskDialog = lazy(() => loadDialog().then(({ TaskDialog }) => ({ default: TaskDialog })))

/** Everything that's waiting for the reader, soonest due first. */
export function TodoList() {
  const query = useInfiniteQuery(inboxQuery)
  const { data: counts } = useQuery(countsQuery)
  const [opening, setOpening] = useState<string | null>(null)
  const [opened, setOpened] = useState<InboxItem | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useListKeys<HTMLUListElement>()
  const tasks = useMemo(() => tasksFrom(query.data?.pages.flatMap(({ data }) => data) ?? []), [query.data])
  useListFocus(list, heading)
  const open = async (item: InboxItem) => {
    setOpening(keyOf(item))
    try {
      await Promise.all([loadDialog(), readFor(item)])
      setOpened(item)
    } catch (error) {
      toast(explain(error).text, 'bad')
    }
    setOpening(null)
  }
  return (
    <Section title={words.inbox} headingRef={heading}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={4} className="h-40" />}
        empty={
          <Empty icon={InboxIcon} title={words.inboxEmpty}>
            {words.inboxEmptyText}
          </Empty>
        }
      >
        {() => (
          <Card>
            <ul ref={list} className="divide-y divide-line">
              {tasks.map((task) => (
                <li key={keyOf(task.item)}>
                  <TaskCard task={task} isOpening={opening === keyOf(task.item)} onOpen={() => void open(task.item)} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
      {/* Outside its card, which leaves the list before the dialog closes. */}
      <Suspense>{opened && <TaskDialog item={opened} onClose={() => setOpened(null)} />}</Suspense>
      {counts !== undefined && counts.snoozed_count > 0 && <Snoozed count={counts.snoozed_count} />}
    </Section>
  )
}

function readFor({ subject: { type, id }, action, contract_id }: InboxItem): Promise<unknown> {
  if (action === 'object') return Promise.resolve()
  return type === 'negotiation'
    ? queryClient.fetchQuery(negotiationQuery(id))
    : queryClient.fetchQuery(contractQuery(contract_id ?? id))
}
