import { expect } from 'vitest'
import type { Client } from './client.ts'

export const IBAN = 'FR76 3000 6000 0112 3456 7890 189'
export const payoutAccount = { holder: 'Ada Example', label: 'Example Bank', reference: IBAN }

/** Adds or changes the account that a caller's withdrawals go to. */
export async function setPayoutAccount(caller: Client, changes: Partial<typeof payoutAccount> = {}): Promise<void> {
  const answer = await caller.send('PUT', '/wallet/payout-account', { ...payoutAccount, ...changes })
  expect(answer.status, answer.text).toBe(200)
}
