import type { Contract, NegotiationWithRounds, Round } from '@parley/sdk'

/** What the reader saw before accepting. */
interface SeenOffer {
  negotiation: Pick<NegotiationWithRounds, 'rate_type' | 'review_days'>
  round: Pick<Round, 'terms' | 'brief_hash'>
  feeBps: number
  currency: string
}

/** Whether a new contract says what the offer said, with one untouched milestone over its price. */
export function isAsSeen(contract: Contract, { negotiation, round, feeBps, currency }: SeenOffer): boolean {
  const { rate_cents, hours_per_week, start_date, payout_delay_days } = round.terms
  const priceCents = (rate_cents ?? 0) * (negotiation.rate_type === 'hourly' ? (hours_per_week ?? 0) : 1)
  return (
    contract.brief_hash === round.brief_hash &&
    contract.terms.rate_cents === rate_cents &&
    contract.terms.hours_per_week === hours_per_week &&
    contract.terms.start_date === start_date &&
    contract.terms.payout_delay_days === payout_delay_days &&
    contract.rate_type === negotiation.rate_type &&
    contract.review_days === negotiation.review_days &&
    contract.fee_bps === feeBps &&
    contract.currency === currency &&
    contract.totals.amount_cents === priceCents &&
    contract.milestones.every(({ created_by, version }) => created_by === 'agreement' && version === 1)
  )
}
