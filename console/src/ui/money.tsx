import { formatMoney } from './amounts.ts'
import { cx } from './cx.ts'

interface MoneyProps {
  cents: number
  currency: string
  /** Shows a plus before what came in. */
  isSigned?: boolean
  className?: string
}

/** An amount, in the currency's units. */
export function Money({ cents, currency, isSigned = false, className }: MoneyProps) {
  return (
    <span className={cx('whitespace-nowrap tabular-nums', className)}>{formatMoney(cents, currency, isSigned)}</span>
  )
}
