import type { Deadline } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Rows } from '../../ui/rows.tsx'
import { formatDay } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/calendar.ts'
import { uiWords } from '../../words/ui.ts'
import { formatMonth, formatWeekday } from './days.ts'
import { DeadlineRow, placeOf, titleOf } from './deadline-row.tsx'

interface MonthProps {
  month: string
  weeks: readonly (readonly string[])[]
  days: ReadonlyMap<string, readonly Deadline[]>
  today: string
}

/** A month on a wide screen, a cell for each day. */
export function Month({ month, weeks, days, today }: MonthProps) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Card className="overflow-hidden max-lg:hidden">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{formatMonth(month)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="border-line border-b px-2 py-2 text-left font-normal text-ink-faint">
                <abbr title={formatWeekday(day, 'long')} className="no-underline">
                  {formatWeekday(day, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={cx(
                    'h-28 border-line border-t border-l p-1.5 align-top first:border-l-0',
                    !day.startsWith(month) && 'bg-sunken',
                  )}
                >
                  <Day
                    day={day}
                    deadlines={days.get(day) ?? []}
                    isToday={day === today}
                    onMore={() => setOpened(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened !== null && (
        <Dialog isOpen onClose={() => setOpened(null)} title={formatDay(opened)} closeLabel={appWords.close}>
          <Rows items={(days.get(opened) ?? []).map(withId)}>{(deadline) => <DeadlineRow deadline={deadline} />}</Rows>
        </Dialog>
      )}
    </Card>
  )
}

interface DayProps {
  day: string
  deadlines: readonly Deadline[]
  isToday: boolean
  onMore: () => void
}

function Day({ day, deadlines, isToday, onMore }: DayProps) {
  // The line saying how many more there are replaces one of them.
  const shown = deadlines.length > SHOWN_MAX ? deadlines.slice(0, SHOWN_MAX - 1) : deadlines
  const moreCount = deadlines.length - shown.length
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={cx(
          'mb-1 inline-grid size-6 place-items-center rounded-full text-xs tabular-nums',
          isToday ? 'bg-accent font-semibold text-accent-ink' : 'text-ink-soft',
        )}
      >
        {Number(day.slice(8))}
      </time>
      <ul className="flex flex-col gap-0.5">
        {shown.map((deadline) => (
          <li key={withId(deadline).id}>
            <Link
              to={placeOf(deadline)}
              title={`${uiWords.label(words.kinds[deadline.kind])} ${titleOf(deadline)}`}
              className={cx(
                'block truncate rounded px-1.5 py-0.5 text-xs hover:bg-hover focus-visible:-outline-offset-2',
                deadline.waits_for_you ? 'bg-accent-soft text-accent-text' : 'text-ink-soft',
              )}
            >
              <span className="sr-only">{uiWords.label(words.kinds[deadline.kind])} </span>
              <span aria-hidden="true">{uiWords.label(words.shortKinds[deadline.kind])} </span>
              {titleOf(deadline)}
            </Link>
          </li>
        ))}
        {moreCount > 0 && (
          <li>
            <button
              type="button"
              aria-label={words.moreOn(moreCount, formatDay(day))}
              onClick={onMore}
              className="rounded px-1.5 py-0.5 text-accent-text text-xs hover:bg-hover"
            >
              {words.more(moreCount)}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

const SHOWN_MAX = 3

/** One thing can have several deadlines. */
export function withId(deadline: Deadline): Deadline & { id: string } {
  return { ...deadline, id: `${deadline.subject.id} ${deadline.kind}` }
}
