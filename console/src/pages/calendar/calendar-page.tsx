import type { Deadline } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarCheck2, ChevronLeft, ChevronRight } from 'lucide-react'
import { Loaded } from '../../app/loaded.tsx'
import { deadlinesQuery } from '../../app/queries.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatDay, useToday } from '../../ui/time.tsx'
import { words } from '../../words/calendar.ts'
import { addMonths, byDay, formatMonth, formatWeekday, periodOf, weeksOf } from './days.ts'
import { DeadlineRow } from './deadline-row.tsx'
import { Month, withId } from './month.tsx'

const route = getRouteApi('/calendar')

/** What is due when: a month on wide screens, a list of its days on phones. */
export function CalendarPage() {
  const today = useToday()
  const { month = today.slice(0, 7) } = route.useSearch()
  const weeks = weeksOf(month)
  const isThisMonth = month === today.slice(0, 7)
  const { from, to } = periodOf(weeks)
  const query = useQuery(deadlinesQuery(isThisMonth ? { to } : { from, to }))
  return (
    <Page title={words.title} width="wide" actions={<Months month={month} isThisMonth={isThisMonth} />}>
      <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-28" />}>
        {(deadlines) => <Deadlines deadlines={deadlines} month={month} weeks={weeks} today={today} />}
      </Loaded>
    </Page>
  )
}

function Months({ month, isThisMonth }: { month: string; isThisMonth: boolean }) {
  const other = (count: number) => ({ to: '/calendar', search: { month: addMonths(month, count) }, replace: true })
  return (
    <>
      <h2 aria-live="polite" className="mr-2 font-semibold tabular-nums">
        {formatMonth(month)}
      </h2>
      <Link {...other(-1)} aria-label={words.previous} className={buttonClass('secondary', 'icon')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link {...other(1)} aria-label={words.next} className={buttonClass('secondary', 'icon')}>
        <ChevronRight aria-hidden="true" />
      </Link>
      <Link
        to="/calendar"
        search={{}}
        replace
        aria-current={isThisMonth ? 'date' : undefined}
        className={buttonClass()}
      >
        {words.today}
      </Link>
    </>
  )
}

interface DeadlinesProps {
  deadlines: readonly Deadline[]
  month: string
  weeks: readonly (readonly string[])[]
  today: string
}

function Deadlines({ deadlines, month, weeks, today }: DeadlinesProps) {
  const days = byDay(deadlines)
  const isCurrent = month === today.slice(0, 7)
  const overdue = isCurrent ? [...days].flatMap(([day, items]) => (day < today ? items : [])) : []
  const coming = [...days].filter(([day]) => day.startsWith(month) && !(isCurrent && day < today))
  return (
    <div className="flex flex-col gap-6">
      {overdue.length > 0 && <Day title={words.overdue} deadlines={overdue} isDated />}
      <Month month={month} weeks={weeks} days={days} today={today} />
      <div className="flex flex-col gap-6 lg:hidden">
        {coming.map(([day, items]) => (
          <Day key={day} title={`${formatWeekday(day, 'long')}, ${formatDay(day)}`} deadlines={items} />
        ))}
      </div>
      {coming.length === 0 && (
        <Empty icon={CalendarCheck2} title={words.none(formatMonth(month))}>
          {words.noneText}
        </Empty>
      )}
    </div>
  )
}

interface DayProps {
  title: string
  deadlines: readonly Deadline[]
  /** Whether each row shows its day. */
  isDated?: boolean
}

function Day({ title, deadlines, isDated = false }: DayProps) {
  return (
    <Section title={title}>
      <Rows items={deadlines.map(withId)} label={title}>
        {(deadline) => <DeadlineRow deadline={deadline} isDated={isDated} />}
      </Rows>
    </Section>
  )
}
