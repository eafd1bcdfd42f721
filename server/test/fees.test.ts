import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { feeOf, feesAfterDispute } from '../src/deals/contracts/fee-domain.ts'
import { correctPayouts, type Payout } from '../src/deals/payouts/domain.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { countEvents } from '../src/operator/figures/service.ts'
import { activate, advance, type Deal, expectCleanAudit, newDeal, walletOf } from './support/deals.ts'
import { expectFiguresToMatch } from './support/figures.ts'
import { times } from './support/proof.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

interface Releases extends Deal {
  contract: string
  /** The milestone of the large releases, which pay no fee, and that of the small ones, which pay all of it. */
  large: string
  small: string
}

/** 20 releases of 19 cents, each followed by one of a single cent, which gets the fee of both: 5 % of 20 cents. */
async function released(): Promise<Releases> {
  const deal = await newDeal(world)
  const { id, milestones } = await activate(deal, { rate_cents: 380 })
  const contract = `/contracts/${id}`
  const added = await deal.client.post(`${contract}/milestones`, { title: 'Small change', amount_cents: 20 })
  const [large, small] = [milestones[0].id, added.body.id].map((one) => `${contract}/milestones/${one}`) as [
    string,
    string,
  ]
  await deal.client.post('/wallet/deposits', { amount_cents: 400 })
  for (const path of [large, small]) expect((await deal.client.post(`${path}/fund`)).status).toBe(200)
  for (let count = 0; count < 20; count++) {
    await deal.client.post(`${large}/release`, { amount_cents: 19 })
    await deal.client.post(`${small}/release`, { amount_cents: 1 })
  }
  const made = { ...deal, contract, large, small }
  expect(await totalsOf(made)).toEqual({ released: 400, fee: 20 })
  return made
}

async function totalsOf({ client, contract }: Releases) {
  const { released_cents, fee_cents } = (await client.get(contract)).body.totals
  return { released: released_cents, fee: fee_cents }
}

/** Opens a dispute about a milestone; the result gives everything back to the client. */
async function dispute({ client, worker }: Deal, milestone: string): Promise<() => Promise<void>> {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  const claim = { reason: 'quality', statement: 'No.', proposed_worker_cents: 0 }
  const opened = await client.post('/disputes/create', { contract_id, milestone_id, ...claim })
  expect(opened.status).toBe(201)
  return async () => {
    const accepted = await worker.post(`/disputes/${opened.body.id}/accept`, { worker_cents: 0 })
    expect(accepted.status).toBe(200)
  }
}

async function moneyOf(user: Deal['worker']): Promise<number> {
  const { available, clearing } = await walletOf(user)
  return available + clearing
}

describe('the fee of a contract after a dispute', () => {
  it('is lowered when the rest has paid too much, and the worker gets the difference', async () => {
    const deal = await released()
    await (await dispute(deal, deal.large))()
    expect(await totalsOf(deal)).toEqual({ released: 20, fee: 1 })
    expect(await walletOf(deal.worker)).toMatchObject({ available: 0, clearing: 19 })
    // The payouts bear the correction, so a second dispute takes it back as well.
    await (await dispute(deal, deal.small))()
    expect(await totalsOf(deal)).toEqual({ released: 0, fee: 0 })
    expect([await moneyOf(deal.worker), await moneyOf(deal.client)]).toEqual([0, 400])
  })

  it('is lowered to the worker’s wallet when the rest is already paid', async () => {
    const deal = await released()
    const resolve = await dispute(deal, deal.large)
    await advance(world, 6)
    expect(await walletOf(deal.worker)).toMatchObject({ available: 0, clearing: 380 })
    await resolve()
    expect(await totalsOf(deal)).toEqual({ released: 20, fee: 1 })
    expect(await walletOf(deal.worker)).toMatchObject({ available: 19, clearing: 0 })
    const [correction] = (await deal.worker.get('/wallet/transactions')).body.data
    expect(correction).toMatchObject({ kind: 'fee_correction', amount_cents: 19, subject: { type: 'dispute' } })
  })

  it('is raised when the rest has paid too little, from payouts that still clear', async () => {
    const deal = await released()
    await (await dispute(deal, deal.small))()
    expect(await totalsOf(deal)).toEqual({ released: 380, fee: 19 })
    expect(await walletOf(deal.worker)).toMatchObject({ available: 0, clearing: 361 })
    expect((await deal.client.get(deal.large)).body.fee_cents).toBe(19)
    await advance(world, 6)
    expect(await moneyOf(deal.worker)).toBe(361)
  })

  it('is raised from the wallet when the rest is paid, and the platform waives what is missing there', async () => {
    const deal = await released()
    const resolve = await dispute(deal, deal.small)
    await advance(world, 6)
    expect((await deal.worker.post('/wallet/withdrawals', { amount_cents: 370 })).status).toBe(201)
    await resolve()
    expect(await totalsOf(deal)).toEqual({ released: 380, fee: 19 })
    expect(await moneyOf(deal.worker)).toBe(0)
    const { data } = (await deal.worker.get('/wallet/transactions?limit=2')).body
    expect(data.map(({ kind, amount_cents }: { kind: string; amount_cents: number }) => [kind, amount_cents])).toEqual(
      expect.arrayContaining([
        ['fee_correction', -19],
        ['fee_waiver', 9],
      ]),
    )
    expect(await moneyOf(deal.client)).toBe(20)
  })

  it('is exact while two disputes of the contract are open', async () => {
    const deal = await released()
    const [resolveLarge, resolveSmall] = [await dispute(deal, deal.large), await dispute(deal, deal.small)]
    await resolveLarge()
    expect(await totalsOf(deal)).toEqual({ released: 20, fee: 1 })
    await resolveSmall()
    expect(await totalsOf(deal)).toEqual({ released: 0, fee: 0 })
    expect([await moneyOf(deal.worker), await moneyOf(deal.client)]).toEqual([0, 400])
  })

  it('follows from what was released, for any releases and disputes, while the payouts clear', () => {
    const step = fc.record({
      milestone: fc.integer({ min: 0, max: 3 }),
      cents: fc.integer({ min: 1, max: 60 }),
      share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    })
    const bps = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(bps, fc.array(step, { maxLength: 60 }), (fee_bps, steps) => {
        const contract = { fee_bps, released_cents: 0, fee_cents: 0 }
        let payouts: Payout[] = []
        let count = 0
        const release = (milestone: number, gross_cents: number, fee_cents: number) => {
          const id = String(++count).padStart(4, '0')
          const figures = { gross_cents, fee_cents, net_cents: gross_cents - fee_cents }
          payouts.push({ id, milestone_id: String(milestone), ...figures } as Payout)
        }
        for (const { milestone, cents, share } of steps) {
          if (share === null) {
            const fee = feeOf(contract, cents)
            release(milestone, cents, fee)
            contract.released_cents += cents
            contract.fee_cents += fee
          } else {
            const disputed = payouts.filter(({ milestone_id }) => milestone_id === String(milestone))
            const [grossCents, feeCents] = [sum(disputed, 'gross_cents'), sum(disputed, 'fee_cents')]
            const workerCents = Math.floor(grossCents * share)
            const fees = feesAfterDispute(contract, { grossCents, feeCents }, workerCents)
            const others = payouts.filter((payout) => !disputed.includes(payout))
            const { corrected, restCents } = correctPayouts(others, fees.correctionCents)
            expect(restCents).toBe(0)
            payouts = others.map((payout) => corrected.find(({ id }) => id === payout.id) ?? payout)
            if (workerCents > 0) release(milestone, workerCents, fees.payoutCents)
            contract.released_cents += workerCents - grossCents
            contract.fee_cents = fees.contractCents
          }
          expect(contract.fee_cents).toBe(Math.floor((contract.released_cents * fee_bps) / 10_000))
          expect(sum(payouts, 'fee_cents')).toBe(contract.fee_cents)
          for (const { fee_cents, net_cents } of payouts)
            expect(Math.min(fee_cents, net_cents)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: times(500, 20_000) },
    )
  })
})

function sum(payouts: readonly Payout[], field: 'gross_cents' | 'fee_cents'): number {
  return payouts.reduce((total, payout) => total + payout[field], 0)
}

it('the daily figures follow every correction', async () => {
  while ((await sequenceEvents(world.database)) > 0);
  while (await countEvents(world.database));
  const [{ corrections }] = await world.inDatabase(
    async (db) =>
      (await db.query(`select count(*)::int as corrections from ledger_transfers where kind like '%correction'`)).rows,
  )
  expect(corrections).toBeGreaterThan(0)
  await expectFiguresToMatch(world)
})
