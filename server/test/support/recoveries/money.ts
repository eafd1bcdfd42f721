import { expect } from 'vitest'
import { activate, milestoneOf, newDeal } from '../deals.ts'
import { setPayoutAccount } from '../payout-accounts.ts'
import { advanceTo, OFFER, ok, type Recoveries, type Stage } from './stage.ts'

/** Amounts, balances, and payments. */
export function moneyRecoveries({ world, manual, operator, refused }: Stage) {
  return {
    async amount_too_large() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await activate(deal)).id}/milestones`
      const milestone = { title: 'All of it', amount_cents: Number.MAX_SAFE_INTEGER }
      const { details } = await refused('amount_too_large', deal.client, 'POST', path, milestone)
      ok(await deal.client.post(path, { ...milestone, amount_cents: details.maximum - OFFER.rate_cents }))
    },
    async insufficient_funds() {
      const deal = await newDeal(world)
      const path = `${await milestoneOf(deal, 10_000, 4_000)}/fund`
      const { details } = await refused('insufficient_funds', deal.client, 'POST', path)
      expect(details).toEqual({ available_cents: 4_000, missing_cents: 6_000 })
      ok(await deal.client.post('/wallet/deposits', { amount_cents: details.missing_cents }))
      ok(await deal.client.post(path))

      const much = { amount_cents: 1_000_000 }
      const own = await refused('insufficient_funds', deal.worker, 'POST', '/wallet/withdrawals', much)
      expect(own.details.available_cents).toBe(0)
      const fees = await refused('insufficient_funds', operator, 'POST', '/operator/fees/withdrawals', much)
      expect(fees.message).not.toContain('wallet')
      expect(fees.message).toContain(`${fees.details.available_cents} cents of the fees`)
    },
    async payout_account_not_ready() {
      const ada = await manual.newUser()
      const { id } = ok(await ada.post('/wallet/deposits', { amount_cents: 100 })).body
      ok(await manual.operator.post(`/operator/deposits/${id}/confirm`, { reference: id }))
      const withdrawal = { amount_cents: 10 }
      const none = await refused('payout_account_not_ready', ada, 'POST', '/wallet/withdrawals', withdrawal)
      const url = `${manual.url}/wallet?open=payout-account`
      expect(none.details).toEqual({ status: 'none', ready_at: null, url })
      await setPayoutAccount(ada)
      ok(await ada.post('/wallet/withdrawals', withdrawal))

      const live = (await manual.startNode({ mode: 'live' })).as(String(ada.secret))
      await setPayoutAccount(live, { reference: 'DE89 3704 0044 0532 0130 00' })
      const { details } = await refused('payout_account_not_ready', live, 'POST', '/wallet/withdrawals', withdrawal)
      expect(details).toEqual({ status: 'waiting', ready_at: expect.any(String), url: expect.any(String) })
      await advanceTo(manual, details.ready_at)
      ok(await live.post('/wallet/withdrawals', withdrawal))
    },
    async unsupported_by_provider() {
      const ada = await world.newUser()
      const { details } = await refused('unsupported_by_provider', ada, 'POST', '/wallet/payout-account')
      expect(details).toEqual({ provider: 'sandbox', supported_by: ['stripe'] })
      await setPayoutAccount(ada)
    },
    async destination_mismatch() {
      const ada = await world.newUser()
      ok(await ada.post('/wallet/deposits', { amount_cents: 100 }))
      await setPayoutAccount(ada)
      const withdrawal = { amount_cents: 10, destination: 'DE89 3704 0044 0532 0130 00' }
      const { details } = await refused('destination_mismatch', ada, 'POST', '/wallet/withdrawals', withdrawal)
      expect(details).toEqual({ label: 'Example Bank', reference: '••••0189' })
      ok(await ada.post('/wallet/withdrawals', { amount_cents: 10 }))
    },
    async reference_used() {
      const ada = await manual.newUser()
      const [first, second] = [await deposit(), await deposit()]
      const confirm = (id: string, reference: string) =>
        manual.operator.post(`/operator/deposits/${id}/confirm`, { reference })
      ok(await confirm(first, 'bank-1'))
      const path = `/operator/deposits/${second}/confirm`
      const { details } = await refused('reference_used', manual.operator, 'POST', path, { reference: 'BANK-1' })
      expect(details).toEqual({ payment_id: first })
      ok(await confirm(second, 'bank-2'))

      async function deposit(): Promise<string> {
        return (await ada.post('/wallet/deposits', { amount_cents: 100 })).body.id
      }
    },
  } satisfies Recoveries
}
