import type { Brief, Contract, Terms } from './generated/schemas.ts'

/** What an offer's `terms_hash` covers. Offers without `brief_hash` are from before briefs were part of the terms. */
export interface OfferContent {
  terms: Terms
  brief_hash?: string | null
}

/** What a contract's `terms_hash` covers. */
export type ContractContent = OfferContent &
  Pick<Contract, 'rate_type' | 'currency' | 'fee_bps' | 'review_days'> & {
    milestones: Pick<Contract['milestones'][number], 'number' | 'title' | 'description' | 'amount_cents' | 'due_date'>[]
  }

/**
 * Compute the hash of a negotiation, round or contract. If it equals `terms_hash`, agreeing or approving covers exactly what
 * you've read. An active contract keeps the hash of what was approved, so pass its milestones as they were then.
 */
export function termsHash(deal: OfferContent | ContractContent): Promise<string> {
  const { rate_cents, hours_per_week, start_date, payout_delay_days } = deal.terms
  const terms = { hours_per_week, payout_delay_days, rate_cents, start_date }
  const brief = typeof deal.brief_hash === 'string' ? { brief_hash: deal.brief_hash } : {}
  if (!('milestones' in deal)) return sha256({ ...brief, ...terms })
  const { currency, fee_bps, rate_type, review_days } = deal
  const milestones = deal.milestones.map(({ amount_cents, description, due_date, number, title }) => ({
    amount_cents,
    description,
    due_date,
    number,
    title,
  }))
  return sha256({ ...brief, currency, fee_bps, milestones, rate_type, review_days, terms })
}

/** Compute a brief's hash to compare it with `brief_hash`. */
export function briefHash({ description, skills, title }: Brief): Promise<string> {
  return sha256({ description, skills, title })
}

/** The members must be in alphabetical order. */
async function sha256(content: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
