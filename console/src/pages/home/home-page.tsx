import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { useMe, useSession } from '../../app/session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/home.ts'
import { MoneyCard } from './money-card.tsx'
import { RunningWork } from './running-work.tsx'
import { TodoList } from './todo-list.tsx'

// Only for operators.
const SetupCard = lazy(() => import('../../app/setup-card.tsx').then(({ SetupCard }) => ({ default: SetupCard })))
// Only for operators of a sandbox.
const DemoCard = lazy(() => import('../../app/demo-card.tsx').then(({ DemoCard }) => ({ default: DemoCard })))
// Only for people who are new.
const Onboarding = lazy(() => import('./onboarding.tsx').then(({ Onboarding }) => ({ default: Onboarding })))

/** My to-dos, my money, my active work. */
export function HomePage() {
  const me = useMe()
  const { role, mode } = useSession()
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
      <Suspense>{role === 'operator' && <SetupCard />}</Suspense>
      <Suspense>{role === 'operator' && mode === 'sandbox' && <DemoCard />}</Suspense>
      <Suspense>{role === 'member' && me.onboarding !== 'dismissed' && <Onboarding />}</Suspense>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TodoList />
        <div className="flex flex-col gap-8">
          <MoneyCard />
          <RunningWork />
        </div>
      </div>
    </Page>
  )
}
