import type { Gig } from '@parley/sdk'
import { formatMoney } from '../ui/amounts.ts'
import { words } from '../words/app.ts'

/** What a gig pays: “$40–60 per hour”. */
export function GigRate({
  gig,
  className,
}: {
  gig: Pick<Gig, 'rate_min_cents' | 'rate_max_cents' | 'rate_type' | 'currency'>
  className?: string
}) {
  const { rate_min_cents: min, rate_max_cents: max, rate_type, currency } = gig
  if (min === null && max === null) return <span className={className}>{words.rate.open}</span>
  return (
    <span className={className}>
      <span className="font-medium tabular-nums">{rangeOf(min, max, currency)}</span>{' '}
      <span className="whitespace-nowrap text-ink-faint">{words.rate[rate_type]}</span>
    </span>
  )
}

function rangeOf(min: number | null, max: number | null, currency: string): string {
  const money = (cents: number) => formatMoney(cents, currency)
  if (min !== null && max !== null) return min === max ? money(min) : `${money(min)} – ${money(max)}`
  return min !== null ? words.rate.from(money(min)) : words.rate.upTo(money(max ?? 0))
}
