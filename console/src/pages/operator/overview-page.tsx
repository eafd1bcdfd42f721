import type { Overview } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { SetupCard } from '../../app/setup-card.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { formatCount, formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { cx } from '../../ui/cx.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarDay } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { uiWords } from '../../words/ui.ts'
import { FigureChart } from './figure-chart.tsx'
import { figures, formatFigure } from './figures.ts'
import { Health } from './health.tsx'
import { overviewQuery } from './queries.ts'

const route = getRouteApi('/operator')
const { overview: text } = words

/** How the marketplace is doing: what's open, what happened over time, and whether everything is running. */
export function OverviewPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <LoadedOverview />
    </StaffOnly>
  )
}

function LoadedOverview() {
  const { days = 30 } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery({ ...overviewQuery(days), placeholderData: (previous) => previous })
  return (
    <Page
      title={text.title}
      width="wide"
      description={query.data && <Today overview={query.data} />}
      actions={
        <Chips
          label={text.range}
          value={String(days) as '30' | '90' | '365'}
          onChange={(next) =>
            void navigate({ search: next === '30' ? {} : { days: Number(next) as 90 | 365 }, replace: true })
          }
          options={(['30', '90', '365'] as const).map((value) => ({ value, label: text.ranges[value] }))}
        />
      }
    >
      <SetupCard />
      <div className="flex flex-col gap-8">
        <Loaded query={query} skeleton={<NowSkeleton />}>
          {(overview) => <Now overview={overview} />}
        </Loaded>
        <Health />
        <Section title={text.charts} description={text.comparedWith(days)}>
          <Loaded query={query} skeleton={<ChartsSkeleton />}>
            {(overview) => <Charts overview={overview} isOld={query.isPlaceholderData} />}
          </Loaded>
        </Section>
      </div>
    </Page>
  )
}

function Today({ overview: { days, currency } }: { overview: Overview }) {
  const today = days.at(-1)
  if (!today) return null
  const { gigs_posted, deals, released_cents } = today
  const happened = {
    gigs: text.gigs(gigs_posted),
    deals: text.deals(deals),
    released: formatMoney(released_cents, currency),
  }
  return (
    <>
      {uiWords.label(text.today)} {text.todayText(happened)}
    </>
  )
}

function Now({ overview: { now, currency } }: { overview: Overview }) {
  const payments = now.pending_deposits + now.pending_withdrawals
  return (
    <section aria-label={text.now}>
      <Card>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl bg-line sm:grid-cols-3 xl:grid-cols-[1fr_1fr_auto_1fr_1fr_1fr]">
          <Tile name={text.openGigs}>{formatCount(now.open_gigs)}</Tile>
          <Tile name={text.runningContracts}>{formatCount(now.running_contracts)}</Tile>
          <Tile name={text.escrow}>{formatMoney(now.escrow_cents, currency)}</Tile>
          <Tile name={text.openDisputes} to={paths.disputesDesk} isAlert={now.open_disputes > 0}>
            {formatCount(now.open_disputes)}
          </Tile>
          <Tile name={text.pendingPayments} to={paths.money} isAlert={payments > 0}>
            {formatCount(payments)}
          </Tile>
          <Tile name={text.failingWebhooks} isAlert={now.failing_webhooks > 0}>
            {formatCount(now.failing_webhooks)}
          </Tile>
        </dl>
      </Card>
    </section>
  )
}

interface TileProps {
  name: string
  to?: string
  /** Someone has to do something about it. */
  isAlert?: boolean
  children: ReactNode
}

function Tile({ name, to, isAlert = false, children }: TileProps) {
  return (
    <div className="relative min-w-0 bg-surface p-5 has-[a:hover]:bg-hover">
      <dt className="wrap-anywhere hyphens-auto text-ink-faint text-sm">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 focus-visible:-outline-offset-2">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd
        className={cx(
          'wrap-anywhere mt-1 font-semibold text-lg tabular-nums tracking-tight',
          isAlert && 'text-warn-text',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

function Charts({ overview: { days, previous, currency }, isOld }: { overview: Overview; isOld: boolean }) {
  return (
    <div aria-busy={isOld} className={cx('flex flex-col gap-4', isOld && 'opacity-60 transition-opacity')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {figures.map((figure, index) => (
          <div key={figure.name} className={cx('min-w-0', index === 0 && 'md:col-span-2 xl:col-span-3')}>
            <FigureChart figure={figure} days={days} previous={previous} currency={currency} />
          </div>
        ))}
      </div>
      <Table days={days} currency={currency} />
    </div>
  )
}

/** The same for people who can't see charts, or want to copy the numbers. */
function Table({ days, currency }: Pick<Overview, 'days' | 'currency'>) {
  return (
    <details className="rounded-xl border border-line bg-surface shadow-raised">
      <summary className="px-5 py-3 font-medium text-sm focus-visible:-outline-offset-2">{text.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Anything that scrolls has to be reachable by keyboard. */}
      <section aria-label={text.table} tabIndex={0} className="overflow-x-auto border-line border-t">
        <table className="w-full text-right text-sm tabular-nums">
          <thead className="text-ink-faint">
            <tr>
              <th scope="col" className="px-5 py-2 text-left font-medium">
                {text.date}
              </th>
              {figures.map(({ name }) => (
                <th key={name} scope="col" className="whitespace-nowrap px-5 py-2 font-medium">
                  {text.figures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row" className="px-5 py-2 text-left font-normal">
                  <CalendarDay date={day.date} />
                </th>
                {figures.map((figure) => (
                  <td key={figure.name} className="whitespace-nowrap px-5 py-2">
                    {formatFigure(figure, day[figure.name], currency)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function NowSkeleton() {
  return <Skeleton className="h-44 w-full rounded-xl xl:h-24" />
}

function ChartsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {figures.map(({ name }) => (
        <Skeleton key={name} className="h-60 w-full rounded-xl" />
      ))}
    </div>
  )
}
