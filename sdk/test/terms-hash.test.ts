import { describe, expect, it } from 'vitest'
import { termsHash } from '../src/index.ts'

// Read from a service that had no briefs yet.
const TERMS = { rate_cents: 3_000, hours_per_week: 15, start_date: '2027-01-04', payout_delay_days: 5 }
const CONTRACT = {
  rate_type: 'hourly' as const,
  currency: 'USD',
  terms: TERMS,
  fee_bps: 500,
  review_days: 14,
  milestones: [
    { number: 1, title: 'The first week', description: null, amount_cents: 45_000, due_date: null, status: 'pending' },
    {
      number: 2,
      title: 'Näh-Anleitung “zwei”',
      description: 'Line one.\nLine two.',
      amount_cents: 4_200,
      due_date: '2027-02-01',
      status: 'pending',
    },
  ],
}

describe('the hash of terms', () => {
  it('of deals from before there were briefs is still the one they have', async () => {
    const offer = '0f4755bdf2a0a71b90a1af68fe3d3b8c7adcb3810634dd7694936495d70e1737'
    const contract = '051585bcc83c0bcf54213d131cdf87728fc960ddd9b0549c2658e13d1a55f918'
    expect(await termsHash({ terms: TERMS })).toBe(offer)
    expect(await termsHash({ terms: TERMS, brief_hash: null })).toBe(offer)
    expect(await termsHash(CONTRACT)).toBe(contract)
    expect(await termsHash({ ...CONTRACT, brief_hash: null })).toBe(contract)
  })
})
