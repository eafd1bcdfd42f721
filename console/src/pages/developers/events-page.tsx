import type { Audience, Event, EventType } from '@parley/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterName, FilterSelect, useFilters } from '../../app/filters.tsx'
import { useSession } from '../../app/session.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Rows } from '../../ui/rows.tsx'
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

/** The log of events, live: each with its payload and what led to it. */
export function EventsPage() {
  const search = route.useSearch()
  const { set } = useFilters()
  const { role } = useSession()
  const { audience = 'me' } = search
  const { any, market, all } = text.audiences
  const type = TYPES.find((each) => each === search.type)
  return (
    <DevelopersPage title={text.title} description={text.text}>
      <FilteredList
        query={eventsQuery({
          audience,
          ...(type && { types: [type] }),
          ...(search.subject && { subject_id: search.subject }),
        })}
        filters={
          <>
            <FilterSelect
              name="audience"
              label={text.audience}
              options={{ any, market, ...(role === 'operator' && { all }) }}
              className="basis-40 max-sm:grow"
            />
            <FilterSelect
              name="type"
              label={text.type}
              options={{ any: text.anyType, ...Object.fromEntries(TYPES.map((each) => [each, each])) }}
              className="basis-64 max-sm:grow"
            />
            <FilterName
              name="subject"
              label={text.subject}
              placeholder={text.subjectHint}
              isCode
              className="flex-1 basis-64"
            />
          </>
        }
        skeleton={<SkeletonRows count={6} className="h-12" />}
        empty={
          <Empty icon={Activity} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(events) => (
          <EventList audience={audience} events={events} onSubject={(subject) => set({ subject, type: undefined })} />
        )}
      </FilteredList>
    </DevelopersPage>
  )
}

interface EventListProps {
  audience: Audience
  events: readonly Event[]
  onSubject: (id: string) => void
}

function EventList({ audience, events, onSubject }: EventListProps) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Rows items={events} label={text.title}>
      {(event) => (
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
          <EventDetail audience={audience} event={event} onSubject={onSubject} />
        </Expandable>
      )}
    </Rows>
  )
}
