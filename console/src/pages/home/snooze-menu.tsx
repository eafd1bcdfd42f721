import { AlarmClock } from 'lucide-react'
import { ActionItem, useAction, useToldRefusal } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { currentTime, formatMoment } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/home.ts'
import type { Task } from './tasks.ts'

/** Snoozes a task. Snoozing ends a day before the deadline, so only earlier times are offered. */
export function SnoozeMenu({ task: { item, request, deadline } }: { task: Task }) {
  const ids = [item.subject.id, ...(request ? [request.subject.id] : [])]
  const snooze = useAction({
    send: async (until: string, options) => {
      // Each request has its own key: the same one with another body would be refused.
      for (const subject_id of ids) {
        const idempotencyKey = `${options.idempotencyKey}-${subject_id}`
        await parley.inbox.snooze({ subject_id, until }, { ...options, idempotencyKey })
      }
    },
    touches: [],
    onDone: (_, until) => toast(words.snooze.done(formatMoment(until))),
  })
  useToldRefusal(snooze)
  const latest = deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline) - DAY_MS
  const times = TIMES.map(({ label, days }) => ({ label, at: morningIn(days) })).filter(({ at }) => at < latest)
  if (times.length === 0) return null
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.snooze.label}
          title={words.snooze.label}
          className="-mt-1.5 -mr-2"
        >
          <AlarmClock aria-hidden="true" />
        </Button>
      }
    >
      {times.map(({ label, at }) => (
        <ActionItem key={label} action={snooze} input={new Date(at).toISOString()}>
          {label}
        </ActionItem>
      ))}
    </Menu>
  )
}

/** Eight in the morning, this many days from now, by the service's clock. */
function morningIn(days: number): number {
  const morning = new Date(currentTime())
  morning.setDate(morning.getDate() + days)
  return morning.setHours(8, 0, 0, 0)
}

const DAY_MS = 86_400_000
const TIMES = [
  { label: words.snooze.tomorrow, days: 1 },
  { label: words.snooze.inThreeDays, days: 3 },
  { label: words.snooze.inAWeek, days: 7 },
]
