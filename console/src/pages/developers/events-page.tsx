import type { Event, EventType } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { eventWords } from '../../words/events.ts'
import { EventDetail } from './event-detail.tsx'
import { DevelopersPage } from './frame.tsx'
import { eventsQuery } from './queries.ts'

const route = getRouteApi('/developers/events')
const { events: text } = words
const TYPES = Object.keys(eventWords) as EventType[]

interface Search {
  type?: string
  subject?: string
}

/** The log of events, live: each with its payload and what led to it. */
export function EventsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Search) => void navigate({ search: next, replace: true, resetScroll: false })
  const type = TYPES.find((each) => each === search.type)
  const query = useInfiniteQuery(
    eventsQuery({ ...(type && { types: [type] }), ...(search.subject && { subject_id: search.subject }) }),
  )
  const isFiltered = Boolean(search.type || search.subject)
  return (
    <DevelopersPage title={text.title} description={text.text}>
      <Filters search={search} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={6} className="h-12" />}
        empty={
          <Empty icon={Activity} title={isFiltered ? text.noneFound : text.none}>
            {isFiltered ? text.noneFoundText : text.noneText}
          </Empty>
        }
      >
        {(events) => <EventList events={events} onSubject={(subject) => change({ subject })} />}
      </LoadedList>
    </DevelopersPage>
  )
}

function Filters({ search, onChange }: { search: Search; onChange: (search: Search) => void }) {
  const withSubject = (subject: string) => {
    const { subject: _, ...rest } = search
    onChange(subject.trim() ? { ...rest, subject: subject.trim() } : rest)
  }
  const [subject, setSubject] = useTyped(search.subject ?? '', withSubject)
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <Field label={text.type} className="basis-64 max-sm:grow">
        <Select
          value={search.type ?? ''}
          onChange={({ target }) => {
            const { type: _, ...rest } = search
            onChange(target.value ? { ...rest, type: target.value } : rest)
          }}
        >
          <option value="">{text.anyType}</option>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.subject} className="flex-1 basis-64">
        <Input
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          placeholder={text.subjectHint}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-xs"
        />
      </Field>
      {(search.type || search.subject) && (
        <Button variant="quiet" onClick={() => onChange({})}>
          {text.clear}
        </Button>
      )}
    </search>
  )
}

function EventList({ events, onSubject }: { events: readonly Event[]; onSubject: (id: string) => void }) {
  const [open, setOpen] = useState<string | null>(null)
  const list = useListKeys<HTMLUListElement>()
  return (
    <Card className="overflow-hidden">
      <ul ref={list} aria-label={text.title} className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id}>
            <Expandable
              isOpen={open === event.id}
              onToggle={() => setOpen(open === event.id ? null : event.id)}
              summary={
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                  <span className="font-medium">{event.type}</span>
                  <span className="min-w-0 flex-1 truncate text-ink-faint max-sm:hidden">{eventWords[event.type]}</span>
                  <Time at={event.created_at} className="text-ink-faint" />
                </span>
              }
            >
              <EventDetail event={event} onSubject={onSubject} />
            </Expandable>
          </li>
        ))}
      </ul>
    </Card>
  )
}
