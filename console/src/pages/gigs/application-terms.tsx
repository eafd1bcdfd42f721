import type { Application, Gig } from '@parley/sdk'
import { formatMoney } from '../../ui/amounts.ts'
import { cx } from '../../ui/cx.ts'
import { CalendarDay } from '../../ui/time.tsx'
import { words } from '../../words/gigs.ts'
import { termWords } from '../../words/terms.ts'

interface ApplicationTermsProps {
  application: Application
  gig: Pick<Gig, 'rate_type' | 'currency'>
  /** Side by side, leaving out terms that aren't specified. */
  isInline?: boolean
}

/** The terms that an application proposes, always in the same order, so that columns of them can be compared. */
export function ApplicationTerms({ application, gig, isInline = false }: ApplicationTermsProps) {
  const { rate_cents, hours_per_week, start_date, payout_delay_days } = application
  const amount = rate_cents === null ? null : formatMoney(rate_cents, gig.currency)
  const terms = [
    gig.rate_type === 'hourly'
      ? [words.application.rate, amount && termWords.perHour(amount)]
      : [words.application.price, amount],
    [words.application.hours, hours_per_week],
    [words.application.start, start_date && <CalendarDay date={start_date} />],
    [words.application.payout, payout_delay_days === null ? null : words.gig.days(payout_delay_days)],
  ] as const
  const said = terms.filter(([, value]) => value !== null)
  if (isInline && said.length === 0) return null
  return (
    <dl className={cx('text-sm', isInline ? 'flex flex-wrap gap-x-8 gap-y-2' : 'flex flex-col gap-2')}>
      {(isInline ? said : terms).map(([name, value]) => (
        <div key={name} className={isInline ? undefined : 'flex justify-between gap-4'}>
          <dt className="text-ink-faint">{name}</dt>
          <dd className="font-medium">
            {value === null ? <span className="font-normal text-ink-faint">{words.application.notSaid}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
