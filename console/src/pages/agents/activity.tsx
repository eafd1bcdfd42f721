import type { Activity as Act } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { activityQuery, keysOfAgentQuery } from '../../app/agent-queries.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { operationInWords } from '../../app/operation.ts'
import { paths } from '../../app/paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/agents.ts'

const { activity: text } = words

/** Everything that the agent changed, newest first. */
export function Activity({ agentId }: { agentId: string }) {
  const query = useInfiniteQuery(activityQuery(agentId))
  const list = useListKeys<HTMLUListElement>()
  const keys = useInfiniteQuery(keysOfAgentQuery(agentId)).data?.pages.flatMap(({ data }) => data)
  return (
    <Section title={text.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={4} className="h-14" />}
        empty={
          <Empty icon={History} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(acts) => (
          <Card>
            <ul ref={list} aria-label={text.title} className="divide-y divide-line">
              {acts.map((act) => (
                <li key={`${act.created_at} ${act.action} ${act.subject?.id}`}>
                  <ActRow act={act} keyName={keys?.find(({ id }) => id === act.key_id)?.name} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}

function ActRow({ act, keyName }: { act: Act; keyName: string | undefined }) {
  const to = act.subject && pathOf(act.subject)
  const name = operationInWords(act.action)
  const circumstances = [
    act.approval_id && text.approved,
    keyName ? text.key(keyName) : act.connected_app_id && text.app,
    text.mandate(act.mandate_version),
  ].filter(Boolean)
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0">
        {to ? (
          <Link to={to} data-row className="font-medium underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <p className="text-ink-faint">{circumstances.join(' · ')}</p>
      </div>
      <Time at={act.created_at} className="shrink-0 text-ink-faint" />
    </div>
  )
}

function pathOf({ type, id }: NonNullable<Act['subject']>): string | null {
  const pages: Partial<Record<string, (id: string) => string>> = {
    gig: paths.gig,
    negotiation: paths.negotiation,
    contract: paths.contract,
    dispute: paths.dispute,
    user: paths.person,
  }
  return pages[type]?.(id) ?? null
}
