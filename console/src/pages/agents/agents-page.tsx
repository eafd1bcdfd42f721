import type { Agent } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bot, Cable, Plus } from 'lucide-react'
import { useState } from 'react'
import { agentsQuery } from '../../app/agent-queries.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/agents.ts'
import { AgentState } from './agent-state.tsx'
import { NewAgentDialog } from './new-agent-dialog.tsx'

/** The programs that act for me. */
export function AgentsPage() {
  const [isMaking, setMaking] = useState(false)
  const query = useInfiniteQuery(agentsQuery)
  return (
    <Page
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
            {words.make.action}
          </Button>
          <ConnectLink />
        </>
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={3} className="h-24" />}
        empty={
          <Empty icon={Bot} title={words.none} action={<ConnectLink />}>
            {words.noneText}
          </Empty>
        }
      >
        {(agents) => (
          <Rows items={agents} label={words.title}>
            {(agent) => <AgentRow agent={agent} />}
          </Rows>
        )}
      </LoadedList>
      {isMaking && <NewAgentDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}

function ConnectLink() {
  return (
    <Link to={paths.connectAssistant} className={buttonClass('primary')}>
      <Cable aria-hidden="true" />
      {words.connectAssistant}
    </Link>
  )
}

function AgentRow({ agent: { id, name, description, status, acts_last_day, pending_approvals } }: { agent: Agent }) {
  return (
    <Link
      to={paths.agent(id)}
      data-row
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
          <Bot aria-hidden="true" className="size-4.5" />
        </span>
        <span className="min-w-0">
          <span className="flex items-center gap-3">
            <span className="truncate font-medium">{name}</span>
            <AgentState status={status} />
          </span>
          {description && <span className="block truncate text-ink-faint text-sm">{description}</span>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm max-sm:pl-13">
        {pending_approvals > 0 && <Badge tone="warn">{words.waiting(pending_approvals)}</Badge>}
        <span className="tabular-nums">{words.acts(acts_last_day)}</span>
      </span>
    </Link>
  )
}
