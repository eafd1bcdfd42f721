import type { Agent } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { agentQuery } from '../../app/agent-queries.ts'
import { LoadedPage } from '../../app/loaded.tsx'
import { MetadataSection } from '../../app/metadata.tsx'
import { paths } from '../../app/paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/agents.ts'
import { Activity } from './activity.tsx'
import { AgentActions } from './agent-actions.tsx'
import { AgentState } from './agent-state.tsx'
import { AppsOfAgent } from './apps-of-agent.tsx'
import { KeysOfAgent } from './keys-of-agent.tsx'
import { MandateView } from './mandate-view.tsx'
import { Usage } from './usage.tsx'

const route = getRouteApi('/agents/$id')

/** One agent: what it did, what it may do, and what it acts with. */
export function AgentPage() {
  const { id } = route.useParams()
  const query = useQuery(agentQuery(id))
  return (
    <LoadedPage
      query={query}
      skeleton={
        <Page title={words.title}>
          <SkeletonRows count={3} className="h-40" />
        </Page>
      }
    >
      {(agent) => <Loaded agent={agent} />}
    </LoadedPage>
  )
}

function Loaded({ agent }: { agent: Agent }) {
  const { view = 'activity', raise } = route.useSearch()
  const navigate = route.useNavigate()
  const { id, name, description, status, acts_last_day, pending_approvals } = agent
  return (
    <Page
      title={name}
      width={view === 'mandate' ? 'wide' : 'normal'}
      above={
        <Link to={paths.agents} className="underline-offset-4 hover:underline">
          {words.title}
        </Link>
      }
      icon={
        <span className="mt-7 grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text max-sm:hidden">
          <Bot aria-hidden="true" className="size-4.5" />
        </span>
      }
      description={
        <div className="flex flex-col gap-1.5">
          {description && <p>{description}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <AgentState status={status} />
            <span className="tabular-nums">{words.acts(acts_last_day)}</span>
            {pending_approvals > 0 && (
              <Link to={paths.approvals} className="text-accent-text underline-offset-4 hover:underline">
                {words.waiting(pending_approvals)}
              </Link>
            )}
          </div>
        </div>
      }
      actions={<AgentActions agent={agent} />}
    >
      {status === 'suspended' && (
        <div className="mb-6">
          <Notice tone="warn">{words.pause.notice}</Notice>
        </div>
      )}
      <Tabs
        label={words.viewsLabel}
        value={view}
        onChange={(next) => void navigate({ search: next === 'activity' ? {} : { view: next }, resetScroll: false })}
        tabs={[
          {
            value: 'activity',
            label: words.views.activity,
            content: (
              <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
                <Activity agentId={id} />
                <Usage agentId={id} />
              </div>
            ),
          },
          {
            value: 'mandate',
            label: words.views.mandate,
            content: <MandateView agent={agent} raise={raise} />,
          },
          {
            value: 'keys',
            label: words.views.keys,
            content: (
              <div className="flex flex-col gap-10">
                <KeysOfAgent agentId={id} />
                <AppsOfAgent agentId={id} />
                <MetadataSection metadata={agent.metadata} />
              </div>
            ),
          },
        ]}
      />
    </Page>
  )
}
