import type { Payout } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoney } from '../ui/amounts.ts'
import { words } from '../words/wallet.ts'
import { payoutsQuery } from './queries.ts'

/** Why a payout was reversed, and what replaced it; null for other payouts. */
export function useReversal({ contract_id, dispute_id, status, currency }: Payout): string | null {
  const isReversed = status === 'reversed'
  const query = useInfiniteQuery({ ...payoutsQuery({ contract_id }), enabled: isReversed })
  if (!isReversed) return null
  const replacement = query.data?.pages
    .flatMap(({ data }) => data)
    .find((other) => other.dispute_id === dispute_id && other.status !== 'reversed')
  if (replacement) return words.payout.replaced(formatMoney(replacement.net_cents, currency))
  return query.isPending || query.hasNextPage ? words.payout.reversed : words.payout.refunded
}
