import type { Contract, RateType } from '@parley/sdk'
import { formatMoney } from '../ui/amounts.ts'
import { moneyWords as words } from '../words/money.ts'
import { priceInWords } from './price-words.ts'
import { useSession } from './session.tsx'

type Side = 'client' | 'worker' | null

interface Price {
  /** Which side of the deal the reader is on. */
  side: Side
  /** The price, or the rate of an hour; null or NaN while there is none. */
  cents: number | null
  rateType: RateType | undefined
  hoursPerWeek?: number | null
  currency: string
}

/** What a price that isn't agreed on yet means for the reader: what they receive after the fee, or what they pay. */
export function usePriceNote({ side, cents, rateType, hoursPerWeek = null, currency }: Price): string | null {
  const feeBps = useSession().fee_bps
  if (side === null || !cents || !rateType) return null
  const period = rateType === 'fixed' ? 'once' : hoursPerWeek ? 'week' : 'hour'
  const price = cents * (period === 'week' ? (hoursPerWeek ?? 0) : 1)
  return Number.isSafeInteger(price) ? priceInWords(side, price, period, feeBps, currency) : null
}

/** That note as a paragraph. */
export function PriceNote({ className, ...price }: Price & { className: string }) {
  const note = usePriceNote(price)
  return note && <p className={className}>{note}</p>
}

/** What all milestones of a contract mean for the reader. */
export function ContractNote({ contract, side }: { contract: Contract; side: Side }) {
  const { totals, fee_bps, currency } = contract
  if (side === null || totals.amount_cents === 0) return null
  return side === 'worker'
    ? priceInWords(side, totals.amount_cents, 'once', fee_bps, currency)
    : words.leavesByMilestone(formatMoney(totals.amount_cents, currency))
}
