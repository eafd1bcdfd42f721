import type { Key, LoggedRequest } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatMoment, Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { DevelopersPage } from './frame.tsx'
import { keysQuery, live, type RequestFilters, requestsQuery } from './queries.ts'

const route = getRouteApi('/developers/requests')
const { requests: text } = words

interface Search {
  key?: string
  operation?: string
  status?: string
}

/** What programs asked for with my keys, live. */
export function RequestsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Search) => void navigate({ search: next, replace: true, resetScroll: false })
  const keys = useInfiniteQuery(keysQuery).data?.pages.flatMap(({ data }) => data) ?? []
  const query = useInfiniteQuery({ ...requestsQuery(filtersOf(search)), ...live })
  const isFiltered = Object.keys(search).length > 0
  return (
    <DevelopersPage title={text.title} description={text.text}>
      <Filters search={search} keys={keys} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={6} className="h-12" />}
        empty={
          <Empty icon={ScrollText} title={isFiltered ? text.noneFound : text.none}>
            {isFiltered ? text.noneFoundText : text.noneText}
          </Empty>
        }
      >
        {(requests) => <RequestList requests={requests} keys={keys} />}
      </LoadedList>
    </DevelopersPage>
  )
}

const STATUSES = ['all', 'failed', '4xx', '5xx'] as const

function statusOf({ status }: Search): (typeof STATUSES)[number] {
  return STATUSES.find((each) => each === status) ?? 'all'
}

function filtersOf(search: Search): RequestFilters {
  const status = statusOf(search)
  return {
    ...(search.key && { key_id: search.key }),
    ...(search.operation && { operation: search.operation }),
    ...(status !== 'all' && { status }),
  }
}

interface FiltersProps {
  search: Search
  keys: readonly Key[]
  onChange: (search: Search) => void
}

function Filters({ search, keys, onChange }: FiltersProps) {
  const set = (name: keyof Search, value: string) => {
    const { [name]: _, ...rest } = search
    onChange(value ? { ...rest, [name]: value } : rest)
  }
  const [operation, setOperation] = useTyped(search.operation ?? '', (value) => set('operation', value.trim()))
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <Field label={text.key} className="basis-56 max-sm:grow">
        <Select value={search.key ?? ''} onChange={({ target }) => set('key', target.value)}>
          <option value="">{text.anyKey}</option>
          {search.key && !keys.some(({ id }) => id === search.key) && <option value={search.key}>{search.key}</option>}
          {keys.map(({ id, name, last_four }) => (
            <option key={id} value={id}>
              {`${name} (…${last_four})`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.operation} className="basis-56 max-sm:grow">
        <Input
          value={operation}
          onChange={({ target }) => setOperation(target.value)}
          placeholder={text.operationHint}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Chips
        label={text.status}
        value={statusOf(search)}
        onChange={(next) => set('status', next === 'all' ? '' : next)}
        options={STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
      />
      {Object.keys(search).length > 0 && (
        <Button variant="quiet" onClick={() => onChange({})}>
          {text.clear}
        </Button>
      )}
    </search>
  )
}

function RequestList({ requests, keys }: { requests: readonly LoggedRequest[]; keys: readonly Key[] }) {
  const [open, setOpen] = useState<string | null>(null)
  const list = useListKeys<HTMLUListElement>()
  return (
    <Card className="overflow-hidden">
      <ul ref={list} aria-label={text.title} className="divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id}>
            <Expandable
              isOpen={open === request.id}
              onToggle={() => setOpen(open === request.id ? null : request.id)}
              summary={<Summary request={request} />}
            >
              <Detail request={request} apiKey={keys.find(({ id }) => id === request.key_id)} />
            </Expandable>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Summary({ request: { status, method, path, operation, at, duration_ms } }: { request: LoggedRequest }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={toneOf(status)}>{status}</Badge>
      <span className="min-w-0 flex-1 basis-48 truncate">
        <span className="font-medium">{method}</span> <span className="font-mono text-xs">{path}</span>
      </span>
      <span className="text-ink-faint max-sm:hidden">{operation}</span>
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
            className="text-accent-text underline-offset-4 hover:underline"
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
