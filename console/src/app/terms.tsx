import type { RateType, Terms } from '@parley/sdk'
import { Bot } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../ui/amounts.ts'
import { Badge } from '../ui/badge.tsx'
import { formatDay } from '../ui/time.tsx'
import { termWords as words } from '../words/terms.ts'

/** What the terms are about, which determines how they're worded. */
export interface TermsContext {
  /** Unknown if the gig has been deleted. */
  rateType: RateType | undefined
  currency: string
}

interface TermInWords {
  name: keyof Terms
  label: string
  text: string
}

/** All terms in words, always in the same order. */
export function termsInWords(terms: Terms, { rateType, currency }: TermsContext): TermInWords[] {
  const { rate_cents, hours_per_week, start_date, payout_delay_days } = terms
  const isHourly = rateType === 'hourly'
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    {
      name: 'rate_cents',
      label: isHourly ? words.hourlyRate : words.rate,
      text: rate_cents === null ? words.open : isHourly ? words.perHour(money(rate_cents)) : money(rate_cents),
    },
    {
      name: 'hours_per_week',
      label: words.hours,
      text: hours_per_week === null ? words.open : words.hoursPerWeek(hours_per_week),
    },
    { name: 'start_date', label: words.start, text: start_date === null ? words.open : formatDay(start_date) },
    { name: 'payout_delay_days', label: words.payout, text: words.daysAfterRelease(payout_delay_days) },
  ]
}

/** The terms whose words differ, before and after. */
export function changedTerms(before: Terms, after: Terms, context: TermsContext) {
  const old = termsInWords(before, context)
  return termsInWords(after, context).flatMap(({ name, label, text }, index) => {
    const was = old[index]?.text ?? ''
    return was === text ? [] : [{ name, label, before: was, after: text }]
  })
}

/** Marks what an agent did for someone. */
export function AgentBadge({
  title = words.byAgent,
  children = words.agent,
}: {
  title?: string
  children?: ReactNode
}) {
  return (
    <span title={title}>
      <Badge tone="accent">
        <Bot aria-hidden="true" className="mr-1 size-3.5" />
        {children}
      </Badge>
    </span>
  )
}
