import type { OverviewDay, OverviewPeriod } from '@parley/sdk'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatDay } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { changeSince, type Figure, formatFigure, stepsOf, totalOf } from './figures.ts'

const { overview: text } = words
const Chart = lazy(() => import('../../ui/chart.tsx').then(({ Chart: component }) => ({ default: component })))

interface FigureChartProps {
  figure: Figure
  days: OverviewDay[]
  previous: OverviewPeriod
  currency: string
}

/** One figure over the days: its total in words, and a picture. Pointing at a day shows its value. */
export function FigureChart({ figure, days, previous, currency }: FigureChartProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const dates = useMemo(() => days.map(({ date }) => date), [days])
  const values = useMemo(() => days.map((day) => day[figure.name]), [days, figure])
  const steps = useMemo(() => stepsOf(figure, currency), [figure, currency])
  const show = (value: number | null) => formatFigure(figure, value, currency)
  const at = pointed === null ? undefined : days[pointed]
  const total = totalOf(figure, days)
  const before = previous[figure.name]
  return (
    <Card className="min-w-0 p-5">
      <figure aria-label={text.figures[figure.name]}>
        <figcaption className="mb-4 flex items-start justify-between gap-4">
          <span className="min-w-0">
            <span className="block font-medium text-sm">{text.figures[figure.name]}</span>
            <span className="block text-ink-faint text-xs">{at ? formatDay(at.date) : text.notes[figure.name]}</span>
          </span>
          <span className="whitespace-nowrap text-right tabular-nums">
            <span className="block font-semibold text-lg tracking-tight">{show(at ? at[figure.name] : total)}</span>
            <span className={cx('block text-ink-faint text-xs', at && 'invisible')}>
              {before !== null && text.before(changeSince(total, before), show(before))}
            </span>
          </span>
        </figcaption>
        <p className="sr-only">{inWords(figure, days, show)}</p>
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          <Chart
            days={dates}
            values={values}
            kind={figure.kind}
            steps={steps}
            format={(value) => formatFigure(figure, value, currency, true)}
            onPoint={setPointed}
          />
        </Suspense>
      </figure>
    </Card>
  )
}

function inWords(figure: Figure, days: readonly OverviewDay[], show: (value: number | null) => string): string {
  const most = days.reduce<OverviewDay | null>(
    (best, day) => ((day[figure.name] ?? 0) > (best?.[figure.name] ?? 0) ? day : best),
    null,
  )
  const peak = most ? text.peak(show(most[figure.name]), formatDay(most.date)) : text.noPeak
  return text.summary(days.length, show(totalOf(figure, days)), peak)
}
