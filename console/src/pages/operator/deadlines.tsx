import type { ComingDeadline } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, SkipForward } from 'lucide-react'
import { ActionButton } from '../../app/action.tsx'
import { requestInWords } from '../../app/agent-request.ts'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { secondsUntil, useAdvance } from './advance.ts'
import { clockQuery, deadlinesQuery } from './queries.ts'

const { deadlines: text, clock: clockText } = words.sandbox

/** What the clock will do next, in order; each can be jumped to. */
export function Deadlines() {
  const query = useQuery(deadlinesQuery)
  const list = useListKeys<HTMLOListElement>()
  return (
    <Section title={text.title} description={text.text}>
      <Loaded query={query} skeleton={<SkeletonRows count={5} className="h-16" />}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty icon={CalendarClock} title={text.none}>
              {text.noneText}
            </Empty>
          ) : (
            <Card>
              <ol ref={list} aria-label={text.title} className="max-h-[32rem] divide-y divide-line overflow-y-auto">
                {data.map((deadline) => (
                  <li key={`${deadline.kind} ${deadline.subject.id}`}>
                    <DeadlineRow deadline={deadline} />
                  </li>
                ))}
              </ol>
            </Card>
          )
        }
      </Loaded>
    </Section>
  )
}

function DeadlineRow({ deadline }: { deadline: ComingDeadline }) {
  const { data: clock } = useQuery(clockQuery)
  const advance = useAdvance()
  const what = text.kinds[deadline.kind]
  const title = requestInWords({ wants: deadline.wants, summary: deadline.title })
  const to = pageOf(deadline)
  return (
    <div className="flex items-center gap-4 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{what}</p>
        <p className="wrap-anywhere text-ink-faint">
          {to ? (
            <Link to={to} className="text-ink-soft underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-faint sm:hidden">{formatMoment(deadline.at)}</p>
      </div>
      <time dateTime={deadline.at} className="whitespace-nowrap text-ink-soft tabular-nums max-sm:hidden">
        {formatMoment(deadline.at)}
      </time>
      <ActionButton
        action={advance}
        input={clock ? secondsUntil(deadline.at, clock.now) : 0}
        size="sm"
        isRow
        label={clockText.jumpHere(`${what}, ${title}`)}
        icon={<SkipForward aria-hidden="true" />}
        isDisabled={!clock}
      >
        <span className="max-sm:sr-only">{clockText.jumpTo}</span>
      </ActionButton>
    </div>
  )
}

/** Negotiations and approvals are only shown to their parties. */
function pageOf({ subject, contract_id }: ComingDeadline): string | null {
  if (subject.type === 'gig') return paths.gig(subject.id)
  if (subject.type === 'dispute') return paths.dispute(subject.id)
  return contract_id && paths.contract(contract_id)
}
