import type { Audience, Event } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { useMe } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatMoment, Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { eventWords } from '../../words/events.ts'
import { Code } from './code.tsx'
import { earlierQuery } from './queries.ts'
import { SubjectLink } from './subject-link.tsx'

const { events: text } = words

interface EventDetailProps {
  audience: Audience
  event: Event
  onSubject: (id: string) => void
}

/** One event: who or what caused it, what it's about, what happened before to the same resource, and its payload. */
export function EventDetail({ audience, event, onSubject }: EventDetailProps) {
  return (
    <div className="grid grid-cols-1 gap-6 text-sm lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft sm:hidden">{eventWords[event.type]}.</p>
        <Facts
          facts={[
            [text.by, <Cause key="by" event={event} />],
            [text.about, <SubjectLink key="about" event={event} />],
            [text.at, formatMoment(event.created_at)],
            [
              text.id,
              <span key="id" className="break-all font-mono text-xs">
                {event.id}
              </span>,
            ],
          ]}
        />
        <Earlier audience={audience} event={event} />
        <div>
          <Button size="sm" onClick={() => onSubject(event.subject.id)}>
            {text.only}
          </Button>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="font-medium">{text.payload}</h2>
        <Code label={text.payload} code={JSON.stringify(event.data, null, 2)} />
      </div>
    </div>
  )
}

function Cause({ event: { actor } }: { event: Event }) {
  const me = useMe().user_id
  if (actor.type === 'clock' || actor.user_id === null) return <>{text.actors[actor.type]}</>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {actor.hosted_agent_id && actor.user_id === me ? (
        <Link to={paths.agent(actor.hosted_agent_id)} className="text-accent-text underline-offset-4 hover:underline">
          {text.agentOf}
        </Link>
      ) : (
        actor.type !== 'user' && <span className="text-ink-faint">{text.actors[actor.type]}</span>
      )}
      {actor.user_id === me ? text.you : <Person id={actor.user_id} withAvatar={false} />}
    </span>
  )
}

function Earlier({ audience, event }: { audience: Audience; event: Event }) {
  const query = useQuery(earlierQuery(event.subject.id, audience))
  return (
    <section aria-label={text.before} className="flex flex-col gap-2">
      <h2 className="font-medium">{text.before}</h2>
      <Loaded query={query} skeleton={<Skeleton className="h-12" />}>
        {({ data: events, next_cursor }) => {
          // Newest first, so what follows it happened before.
          const place = events.findIndex(({ id }) => id === event.id)
          const earlier = place < 0 ? [] : events.slice(place + 1)
          const isAll = place >= 0 && next_cursor === null
          if (isAll && earlier.length === 0) return <p className="text-ink-faint">{text.first}</p>
          return (
            <>
              {earlier.length > 0 && (
                <ol className="flex flex-col gap-1">
                  {earlier.map(({ id, type, created_at }) => (
                    <li key={id} className="flex justify-between gap-3">
                      <span className="truncate">{type}</span>
                      <Time at={created_at} className="text-ink-faint" />
                    </li>
                  ))}
                </ol>
              )}
              {!isAll && <p className="text-ink-faint">{text.further}</p>}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
