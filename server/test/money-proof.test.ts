import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { feeOf } from '../src/deals/contracts/fee-domain.ts'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { instantOf } from '../src/platform/kernel/time.ts'
import { type Answer, Client } from './support/client.ts'
import { activate, agreeOn, type Deal, expectCleanAudit, newDeal, postGig } from './support/deals.ts'
import { report, times } from './support/proof.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const nodes = [world.url, (await world.startNode()).url]
const TIMEOUT_MS = 20 * 60_000
const RACES = times(8, 1_000)

afterAll(() => expectCleanAudit(world))

/** The same caller, through the first or the second process. */
function over(node: number, { secret }: Client): Client {
  return new Client(nodes[node % nodes.length] as string, secret)
}

type Race = (deal: Deal, index: number) => Promise<boolean>

/** Runs a race many times, some at once; returns how often the first contestant won. */
async function races(what: string, race: Race, deposit = 100_000_000): Promise<void> {
  const deals = await Promise.all(Array.from({ length: 4 }, () => newDeal(world)))
  await Promise.all(deals.map(({ client }) => client.post('/wallet/deposits', { amount_cents: deposit })))
  let wins = 0
  for (let index = 0; index < RACES; index += 4) {
    const won = await Promise.all(
      deals.map(async (deal, offset) => race({ ...deal, gigId: await postGig(deal.client) }, index + offset)),
    )
    wins += won.filter(Boolean).length
  }
  report(`${what}: ${RACES} races, the first won ${wins}`)
  expect(await createdOrLost()).toBe(0)
}

/** The sum of all balances minus all deposits; always 0. */
async function createdOrLost(): Promise<number> {
  const [row] = await world.database.query<{ cents: number }>(sql`
    select (select coalesce(sum(balance_cents), 0) from ledger_accounts)::bigint
      + (select coalesce(sum(amount_cents) filter (where kind = 'fee'), 0)
          - coalesce(sum(amount_cents) filter (where kind = 'deposit'), 0) from ledger_transfers)::bigint as cents`)
  return row?.cents ?? Number.NaN
}

async function pendingMilestone(deal: Deal): Promise<string> {
  const contract = await activate(deal)
  return `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
}

async function fundedMilestone(deal: Deal): Promise<string> {
  const path = await pendingMilestone(deal)
  expect((await deal.client.post(`${path}/fund`)).status).toBe(200)
  return path
}

function expectOneWinner(answers: readonly Answer[]): void {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
}

describe('a race', () => {
  it('of two full releases has one winner', { timeout: TIMEOUT_MS }, () =>
    races('release twice', async (deal, index) => {
      const path = await fundedMilestone(deal)
      const answers = await Promise.all([0, 1].map((side) => over(index + side, deal.client).post(`${path}/release`)))
      expectOneWinner(answers)
      expect((await deal.client.get(path)).body).toMatchObject({ released_cents: 10_000, held_cents: 0 })
      return answers[0]?.status === 200
    }),
  )

  it('of release against refund has one winner', { timeout: TIMEOUT_MS }, () =>
    races('release against refund', async (deal, index) => {
      const path = await fundedMilestone(deal)
      const answers = await Promise.all([
        over(index, deal.client).post(`${path}/release`),
        over(index + 1, deal.worker).post(`${path}/refund`),
      ])
      expectOneWinner(answers)
      const isReleased = answers[0]?.status === 200
      expect((await deal.client.get(path)).body).toMatchObject({
        held_cents: 0,
        released_cents: isReleased ? 10_000 : 0,
        refunded_cents: isReleased ? 0 : 10_000,
      })
      return isReleased
    }),
  )

  it('of two fundings with money for one has one winner', { timeout: TIMEOUT_MS }, () =>
    races(
      'fund twice',
      async (deal, index) => {
        const path = await pendingMilestone(deal)
        const all = path.split('/').slice(0, 4).join('/')
        const second = (await deal.client.post(all, { title: 'The same again', amount_cents: 10_000 })).body.id
        const answers = await Promise.all(
          [path, `${all}/${second}`].map((one, side) => over(index + side, deal.client).post(`${one}/fund`)),
        )
        expectOneWinner(answers)
        expect((await deal.client.get('/wallet')).body.available_cents).toBe(0)
        // Restores the balance for the next race.
        const winner = answers[0]?.status === 200 ? path : `${all}/${second}`
        expect((await deal.worker.post(`${winner}/refund`)).status).toBe(200)
        return answers[0]?.status === 200
      },
      10_000,
    ),
  )

  it('of approve against cancel ends cancelled once, in either order', { timeout: TIMEOUT_MS }, () =>
    races('approve against cancel', async (deal, index) => {
      const contract = await agreeOn(deal)
      const path = `/contracts/${contract.id}`
      await deal.client.post(`${path}/approve`)
      const [approved, cancelled] = await Promise.all([
        over(index, deal.worker).post(`${path}/approve`),
        over(index + 1, deal.client).post(`${path}/cancel`),
      ])
      // An active contract without money can be cancelled too, so cancelling always succeeds; approving succeeds only
      // when it comes first.
      expect(cancelled.status).toBe(200)
      const isActivated = approved.status === 200
      expect([200, 409]).toContain(approved.status)
      const after = (await deal.client.get(path)).body
      expect([after.status, after.started_at !== null]).toEqual(['cancelled', isActivated])
      expect((await deal.client.get(`/gigs/${deal.gigId}`)).body).toMatchObject({
        status: 'open',
        filled_positions: 0,
        reserved_positions: 0,
      })
      return isActivated
    }),
  )

  it('of auto-release against a request for changes has one winner', { timeout: TIMEOUT_MS }, () =>
    races('auto-release against a request for changes', async (deal, index) => {
      const path = await fundedMilestone(deal)
      await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })
      const id = toId('mil', path.split('/').at(-1) ?? '')
      // The review deadline passes while the request is sent.
      const end = instantOf(Date.parse(world.core.clock.now()) + (index % 12))
      await world.database.query(sql`update milestones set auto_release_at = ${end} where id = ${id}`)
      const [asked] = await Promise.all([
        over(index, deal.client).post(`${path}/request-changes`, { message: 'Once more.' }),
        world.core.sweep(end),
      ])
      const isBack = asked.status === 200
      expect([200, 409]).toContain(asked.status)
      // A sweep skips locked rows; the next one finds them.
      const milestone = async () => {
        await world.core.sweep(end)
        return (await deal.client.get(path)).body
      }
      await expect
        .poll(milestone)
        .toMatchObject(isBack ? { status: 'funded', held_cents: 10_000 } : { status: 'released', held_cents: 0 })
      return !isBack
    }),
  )
})

describe('for any amounts', () => {
  const bps = fc.integer({ min: 0, max: 10_000 })
  const parts = fc.array(
    fc.maxSafeNat().map((n) => n + 1),
    { minLength: 1, maxLength: 40 },
  )

  it('the fees of parts add up to the fee of the whole, and no fee exceeds its part', () => {
    fc.assert(
      fc.property(bps, parts, (fee_bps, amounts) => {
        const contract = { fee_bps, released_cents: 0, fee_cents: 0 }
        let released = 0n
        for (const amount of amounts) {
          if (released + BigInt(amount) > BigInt(Number.MAX_SAFE_INTEGER)) break
          const fee = feeOf(contract, amount)
          expect(Number.isSafeInteger(fee)).toBe(true)
          expect(fee).toBeGreaterThanOrEqual(0)
          expect(fee).toBeLessThanOrEqual(amount)
          released += BigInt(amount)
          contract.released_cents = Number(released)
          contract.fee_cents += fee
        }
        expect(BigInt(contract.fee_cents)).toBe((released * BigInt(fee_bps)) / 10_000n)
      }),
      { numRuns: times(500, 50_000) },
    )
  })

  it('releasing in parts and refunding the rest loses no cent', { timeout: TIMEOUT_MS }, async () => {
    const deal = await newDeal(world)
    const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 })
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(amounts, shares, fc.boolean(), async (amount, cuts, isRefunded) => {
        const one = { ...deal, gigId: await postGig(deal.client) }
        const contract = await activate(one, { rate_cents: amount })
        const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
        await one.client.post('/wallet/deposits', { amount_cents: amount })
        await one.client.post(`${path}/fund`)
        let held = amount
        for (const cut of cuts) {
          const part = Math.floor(held * cut)
          if (part < 1 || part >= held) continue
          expect((await one.client.post(`${path}/release`, { amount_cents: part })).status).toBe(200)
          held -= part
        }
        if (isRefunded) await one.worker.post(`${path}/refund`)
        const { held_cents, released_cents, refunded_cents, fee_cents } = (await one.client.get(path)).body
        expect([held_cents, held_cents + released_cents + refunded_cents]).toEqual([isRefunded ? 0 : held, amount])
        expect(fee_cents).toBe(Number((BigInt(released_cents) * 500n) / 10_000n))
      }),
      { numRuns: times(12, 1_000), endOnFailure: true },
    )
    await expectCleanAudit(world)
    expect(await createdOrLost()).toBe(0)
  })
})
