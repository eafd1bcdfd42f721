import type { HealthCheck, HealthState } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { Loaded } from '../../app/loaded.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../words/operator.ts'
import { adviceOn, findingOf } from './health-words.ts'
import { healthQuery } from './queries.ts'

const { health: text } = words

/** Whether everything runs, and what to do about what doesn't. Checks that passed are folded away. */
export function Health() {
  const query = useQuery(healthQuery)
  return (
    <Section title={text.title}>
      <Loaded query={query} skeleton={<Skeleton className="h-12 w-full rounded-xl" />}>
        {({ checks }) => {
          const failing = checks.filter(({ state }) => !isHealthy(state))
          const healthy = checks.filter(({ state }) => isHealthy(state))
          return (
            <Card className="overflow-hidden">
              {failing.length > 0 && <Checks checks={failing} label={text.failing(failing.length)} />}
              {healthy.length > 0 && (
                <details className="group border-line not-first:border-t">
                  <summary className="flex cursor-pointer items-center gap-3 px-5 py-3 font-medium text-sm hover:bg-hover focus-visible:-outline-offset-2">
                    <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-good-text" />
                    {failing.length === 0 ? text.good : text.healthy(healthy.length)}
                    <ChevronRight
                      aria-hidden="true"
                      className="ml-auto size-4 text-ink-faint transition-transform group-open:rotate-90"
                    />
                  </summary>
                  <div className="border-line border-t">
                    <Checks checks={healthy} label={text.healthy(healthy.length)} />
                  </div>
                </details>
              )}
            </Card>
          )
        }}
      </Loaded>
    </Section>
  )
}

function Checks({ checks, label }: { checks: readonly HealthCheck[]; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-px bg-line md:grid-cols-2 xl:grid-cols-3">
      {checks.map((check) => (
        <Check key={check.name} check={check} />
      ))}
    </ul>
  )
}

function isHealthy(state: HealthState): boolean {
  return state === 'good' || state === 'unknown'
}

function Check({ check }: { check: HealthCheck }) {
  const { name, state } = check
  const { icon: Icon, tone, className } = STATE_STYLES[state]
  const advice = adviceOn(check)
  return (
    <li className="flex min-w-0 gap-3 bg-surface p-5 text-sm">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', className)} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center justify-between gap-3 font-medium">
          {text.names[name]}
          <Badge tone={tone}>{text.states[state]}</Badge>
        </p>
        <p className="mt-1 text-ink-soft">{findingOf(check)}</p>
        {advice && <p className={cx('mt-1', isHealthy(state) ? 'text-ink-faint' : 'text-ink')}>{advice}</p>}
      </div>
    </li>
  )
}

const STATE_STYLES: Record<HealthState, { icon: typeof CircleCheck; tone: Tone; className: string }> = {
  good: { icon: CircleCheck, tone: 'good', className: 'text-good-text' },
  warning: { icon: TriangleAlert, tone: 'warn', className: 'text-warn-text' },
  bad: { icon: CircleAlert, tone: 'bad', className: 'text-bad-text' },
  unknown: { icon: CircleHelp, tone: 'neutral', className: 'text-ink-faint' },
}
