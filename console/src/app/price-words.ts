import { formatMoney } from '../ui/amounts.ts'
import { moneyWords as words } from '../words/money.ts'
import { feeInWords } from './fees.ts'
import { netOfPrice } from './money-preview.ts'

/** What a price means for the reader; `period` says for what it is paid. */
export function priceInWords(
  side: 'client' | 'worker',
  cents: number,
  period: 'once' | 'week' | 'hour',
  feeBps: number,
  currency: string,
): string {
  if (side === 'client') {
    const amount = formatMoney(cents, currency)
    if (period === 'hour') return words.leavesHourly
    return period === 'week' ? words.leavesWeekly(amount) : words.leaves(amount)
  }
  const net = formatMoney(netOfPrice(cents, feeBps).netCents, currency)
  const say = { once: words.receive, week: words.receiveWeekly, hour: words.receiveHourly }[period]
  return say(net, feeInWords(feeBps))
}
