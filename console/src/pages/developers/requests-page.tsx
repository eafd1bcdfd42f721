import type { Key, LoggedRequest } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips, FilterName, FilterSelect } from '../../app/filters.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatMoment, Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { DevelopersPage } from './frame.tsx'
import { keysQuery, live, requestsQuery } from './queries.ts'
import { REQUEST_STATUSES } from './search.ts'

const route = getRouteApi('/developers/requests')
const { requests: text } = words

/** Requests that programs make with my keys, live. */
export function RequestsPage() {
  const { key, ...search } = route.useSearch()
  const keys = useInfiniteQuery(keysQuery).data?.pages.flatMap(({ data }) => data) ?? []
  const names = Object.fromEntries(keys.map(({ id, name, last_four }) => [id, `${name} (…${last_four})`]))
  return (
    <DevelopersPage title={text.title} description={text.text}>
      <FilteredList
        query={{ ...requestsQuery({ ...search, ...(key && { key_id: key }) }), ...live }}
        filters={
          <>
            <FilterSelect
              name="key"
              label={text.key}
              options={{ any: text.anyKey, ...(key && { [key]: key }), ...names }}
              className="basis-56 max-sm:grow"
            />
            <FilterName
              name="operation"
              label={text.operation}
              placeholder={text.operationHint}
              className="basis-56 max-sm:grow"
            />
            <FilterChips
              name="status"
              label={text.status}
              values={['all', ...REQUEST_STATUSES]}
              words={text.statuses}
            />
          </>
        }
        skeleton={<SkeletonRows count={6} className="h-12" />}
        empty={
          <Empty icon={ScrollText} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(requests) => <RequestList requests={requests} keys={keys} />}
      </FilteredList>
    </DevelopersPage>
  )
}

function RequestList({ requests, keys }: { requests: readonly LoggedRequest[]; keys: readonly Key[] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Rows items={requests} label={text.title}>
      {(request) => (
        <Expandable
          isOpen={open === request.id}
          onToggle={() => setOpen(open === request.id ? null : request.id)}
          summary={<Summary request={request} />}
        >
          <Detail request={request} apiKey={keys.find(({ id }) => id === request.key_id)} />
        </Expandable>
      )}
    </Rows>
  )
}

function Summary({ request: { status, method, path, operation, at, duration_ms } }: { request: LoggedRequest }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={toneOf(status)}>{status}</Badge>
      <span className="min-w-0 flex-1 basis-48 break-all font-mono text-xs">
        <span className="font-semibold">{method}</span> {path}
      </span>
      <span className="font-mono text-ink-faint text-xs max-sm:hidden">{operation}</span>
      <span className="flex gap-3 text-ink-faint tabular-nums">
        <span>{text.ms(duration_ms)}</span>
        <Time at={at} isReal />
      </span>
    </span>
  )
}

function toneOf(status: number): Tone {
  if (status < 400) return 'good'
  return status < 500 ? 'warn' : 'bad'
}

function Detail({ request, apiKey }: { request: LoggedRequest; apiKey: Key | undefined }) {
  const { operation, path, request_id, issue_codes, duration_ms, at, channel, key_id, hosted_agent_id } = request
  const mono = (value: string) => (
    <span key={value} className="break-all font-mono text-xs">
      {value}
    </span>
  )
  return (
    <Facts
      className="max-w-2xl"
      facts={[
        [text.why, issue_codes.length > 0 && mono(issue_codes.join(', '))],
        [
          text.operation,
          <a
            key="operation"
            href={`/docs#${operation}`}
            className="font-mono text-accent-text text-xs underline-offset-4 hover:underline"
            title={text.docs}
          >
            {operation}
          </a>,
        ],
        [text.path, mono(path)],
        [text.id, mono(request_id)],
        [text.at, formatMoment(at)],
        [text.duration, text.ms(duration_ms)],
        [text.key, key_id === null ? text.app : apiKey ? `${apiKey.name} (…${apiKey.last_four})` : mono(key_id)],
        [text.agent, hosted_agent_id && mono(hosted_agent_id)],
        [text.channel, text.channels[channel]],
      ]}
    />
  )
}
