import { useQuery } from '@tanstack/react-query'
import { SkipForward } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '../../app/action.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { secondsUntil, useAdvance } from './advance.ts'
import { clockQuery, deadlinesQuery } from './queries.ts'

const { clock: text } = words.sandbox

/** The time of the sandbox, and the ways to move it. */
export function ClockCard() {
  const query = useQuery(clockQuery)
  return (
    <Section title={text.title} description={text.now}>
      <Card className="flex flex-col gap-5 p-5">
        <Loaded query={query} skeleton={<Skeleton className="h-14 w-full" />}>
          {({ now, ahead_seconds }) => (
            <div>
              <p className="font-semibold text-xl tabular-nums tracking-tight">{formatMoment(now)}</p>
              <p className="text-ink-soft text-sm">
                {ahead_seconds < 60 ? text.realTime : text.ahead(durationOf(ahead_seconds))}
              </p>
            </div>
          )}
        </Loaded>
        <JumpToNext />
        <JumpBy />
        <p className="text-ink-faint text-xs">{text.notBack}</p>
      </Card>
    </Section>
  )
}

function JumpToNext() {
  const { data: clock } = useQuery(clockQuery)
  const { data: deadlines } = useQuery(deadlinesQuery)
  const advance = useAdvance()
  const next = deadlines?.data[0]
  return (
    <ActionButton
      action={advance}
      input={next && clock ? secondsUntil(next.at, clock.now) : 0}
      variant="primary"
      icon={<SkipForward aria-hidden="true" />}
      isDisabled={!next || !clock}
    >
      {text.jumpNext}
    </ActionButton>
  )
}

const SECONDS = { hours: 3_600, days: 86_400, weeks: 7 * 86_400 }

function JumpBy() {
  const [amount, setAmount] = useState('1')
  const [unit, setUnit] = useState<keyof typeof SECONDS>('days')
  const advance = useAdvance()
  const seconds = Math.round(Number(amount) * SECONDS[unit])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (seconds > 0) void advance.run(seconds)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <p className="font-medium text-sm">{text.by}</p>
      <div className="flex gap-2">
        <Field label={text.amount} isLabelHidden className="w-20">
          <Input type="number" min={1} max={500} value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <Field label={text.unit} isLabelHidden className="flex-1">
          <Select value={unit} onChange={({ target }) => setUnit(target.value as keyof typeof SECONDS)}>
            {Object.entries(text.units).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ActionButton action={advance} input={seconds} isDisabled={!(seconds > 0)}>
          {text.jump}
        </ActionButton>
      </div>
    </form>
  )
}

function durationOf(seconds: number): string {
  if (seconds >= 86_400) return text.days(Math.round(seconds / 86_400))
  return seconds >= 3_600 ? text.hours(Math.round(seconds / 3_600)) : text.minutes(Math.round(seconds / 60))
}
