import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { pendingQuery } from '../../app/agent-queries.ts'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/approvals.ts'
import { History } from './history.tsx'
import { Queue } from './queue.tsx'

const route = getRouteApi('/approvals')

/** What my agents want to do and can't do on their own. */
export function ApprovalsPage() {
  const { view = 'pending' } = route.useSearch()
  const navigate = route.useNavigate()
  const pending = useQuery(pendingQuery)
  return (
    <Page title={words.title} description={words.text} actions={view === 'pending' && <Keys />}>
      <Tabs
        label={words.viewsLabel}
        value={view}
        onChange={(next) => void navigate({ search: next === 'history' ? { view: next } : {} })}
        tabs={[
          {
            value: 'pending',
            label: words.views.pending,
            count: pending.data?.length,
            content: (
              <Loaded query={pending} skeleton={<SkeletonRows count={2} className="h-72" />}>
                {(approvals) => (approvals.length === 0 ? <Nothing /> : <Queue approvals={approvals} />)}
              </Loaded>
            ),
          },
          { value: 'history', label: words.views.history, content: <History /> },
        ]}
      />
    </Page>
  )
}

/** The keys for working through the queue, for people who have a keyboard. */
function Keys() {
  return (
    <p className="hidden items-center gap-3 text-ink-faint text-sm lg:flex">
      {(
        [
          [['j', 'k'], words.keys.move],
          [['a'], words.keys.approve],
          [['r'], words.keys.reject],
        ] as const
      ).map(([keys, what]) => (
        <span key={what} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  )
}

function Nothing() {
  return (
    <Empty
      icon={CircleCheck}
      title={words.none}
      action={
        <Link to={paths.agents} className={buttonClass()}>
          {words.openAgents}
        </Link>
      }
    >
      {words.noneText}
    </Empty>
  )
}
