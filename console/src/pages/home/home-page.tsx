import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Inbox as InboxIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { inboxQuery } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/home.ts'
import { InboxRow } from './inbox-row.tsx'
import { MoneyCard } from './money-card.tsx'
import { RunningWork } from './running-work.tsx'

// Only for operators of a sandbox.
const DemoCard = lazy(() => import('./demo-card.tsx').then((module) => ({ default: module.DemoCard })))

/** What waits for me, my money, my running work. */
export function HomePage() {
  const { user: me, role, mode } = useSession()
  return (
    <Page
      title={words.title(me.display_name)}
      actions={
        <>
          <Link to={paths.gigs} className={buttonClass()}>
            {words.findGigs}
          </Link>
          <Link to={paths.newGig} className={buttonClass('primary')}>
            {words.postGig}
          </Link>
        </>
      }
    >
      {role === 'operator' && mode === 'sandbox' && (
        <Suspense>
          <DemoCard />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Inbox />
        <div className="flex flex-col gap-8">
          <MoneyCard />
          <RunningWork />
        </div>
      </div>
    </Page>
  )
}

function Inbox() {
  const query = useInfiniteQuery(inboxQuery)
  const list = useListKeys<HTMLUListElement>()
  return (
    <Section title={words.inbox}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={4} className="h-24" />}
        empty={
          <Empty icon={InboxIcon} title={words.inboxEmpty}>
            {words.inboxEmptyText}
          </Empty>
        }
      >
        {(items) => (
          <Card>
            <ul ref={list} className="divide-y divide-line">
              {items.map((item) => (
                <li key={`${item.subject.id} ${item.action}`}>
                  <InboxRow item={item} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}
