import type { Mandate } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { mandateQuery } from '../../app/agent-queries.ts'
import { currency } from '../../app/currency.ts'
import { Loaded } from '../../app/loaded.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Bar } from '../../ui/bar.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../words/mandates.ts'

const TOTALS = ['funding', 'release', 'refund', 'withdrawal'] as const

/** How much of each limit on totals is used. */
export function Usage({ agentId }: { agentId: string }) {
  const query = useQuery(mandateQuery(agentId))
  return (
    <Section title={words.usage.title}>
      <Loaded query={query} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {(mandate) => <Bars mandate={mandate} />}
      </Loaded>
    </Section>
  )
}

function Bars({ mandate }: { mandate: Mandate }) {
  const limited = TOTALS.flatMap((total) => {
    const limit = mandate[`max_${total}_cents`]
    return limit === null ? [] : [{ total, limit, used: mandate.used[`${total}_cents`] }]
  })
  const money = (cents: number) => formatMoney(cents, currency())
  return (
    <Card className="flex flex-col gap-5 p-5 text-sm">
      {limited.length === 0 && (
        <p className="text-ink-soft">
          {words.usage.none} <span className="block text-ink-faint">{words.usage.noneText}</span>
        </p>
      )}
      {limited.map(({ total, limit, used }) => {
        const text = words.usage.of(money(used), money(limit))
        return (
          <div key={total}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{words.limits[`max_${total}_cents`]}</span>
              <span className="text-ink-soft tabular-nums">{text}</span>
            </p>
            <Bar
              label={text}
              total={Math.max(limit, used)}
              parts={[
                { label: text, value: used, tone: used >= limit ? 'bad' : used >= limit * 0.8 ? 'warn' : 'accent' },
              ]}
            />
          </div>
        )
      })}
    </Card>
  )
}
