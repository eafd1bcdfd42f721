import { afterAll, describe, expect, it } from 'vitest'
import { expectCleanAudit, newDeal } from './support/deals.ts'
import { manualRig, type ProviderRig, sandboxRig, stripeRig } from './support/payment-rigs.ts'
import { proofSeed, report, times } from './support/proof.ts'
import { Random } from './support/random.ts'

// What every payment provider has to pass: random payments, with everything going wrong that can, until all of them have ended.
// Add a new provider to this list.
const rigs: ProviderRig[] = [await sandboxRig(), await manualRig(), await stripeRig()]

const STEPS = times(80, 3_000)
const PEOPLE = 3

describe.each(rigs.map((rig) => [rig.name, rig] as const))('%s', (_name, rig) => {
  afterAll(() => expectCleanAudit(rig.world))

  it('moves exactly what the ledger says, whatever happens and in whatever order', { timeout: 3_600_000 }, async () => {
    const random = new Random(proofSeed())
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => newDeal(rig.world)))
    for (const deal of people) await rig.earn(deal, 50_000)
    const workers = people.map(({ worker }) => worker)
    const answers = new Map<string, number>()
    for (let step = 0; step < STEPS; step++) {
      const user = random.pick(workers) ?? workers[0]
      if (!user) throw new Error('There are no people.')
      const amount_cents = random.between(rig.minimumCents, 20_000)
      if (random.chance(0.1)) rig.loseAnswer()
      if (random.chance(0.1)) await rig.killWorker()
      switch (random.between(0, 5)) {
        case 0:
          count('deposit', (await user.post('/wallet/deposits', { amount_cents })).status)
          break
        case 1:
          count('withdrawal', (await user.post('/wallet/withdrawals', { amount_cents })).status)
          break
        case 2: {
          const deposit = random.pick(
            (await user.get('/wallet/deposits?status=succeeded')).body.data as { id: string }[],
          )
          if (deposit) count('refund', (await user.post(`/wallet/deposits/${deposit.id}/refunds`)).status)
          break
        }
        case 3:
          await rig.work()
          break
        default:
          await rig.happen(random)
      }
    }
    await rig.end()
    const [{ data: deposits }, { data: withdrawals }] = await Promise.all(
      ['deposits', 'withdrawals'].map(
        async (kind) => (await rig.world.operator.get(`/operator/${kind}?limit=100`)).body,
      ),
    )
    const open = [...deposits, ...withdrawals].filter(({ status }) => ['pending', 'in_transit'].includes(status))
    expect(open).toEqual([])
    // Money that the ledger says came in and hasn't left.
    const { body } = await rig.world.operator.get('/operator/ledger/accounts?kind=external')
    const external = (await rig.world.operator.get(`/operator/ledger/accounts/${body.data[0].id}`)).body
    expect(-external.balance_cents).toBe(await rig.outsideCents())
    expect([...answers.keys()].sort()).toEqual(expect.arrayContaining(['deposit 201', 'withdrawal 201']))
    report(`${rig.name}: ${STEPS} steps, ${[...answers].map(([answer, often]) => `${answer}: ${often}`).join(', ')}`)

    function count(what: string, status: number): void {
      expect([201, 409], `${what} ${status}`).toContain(status)
      answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1)
    }
  })
})
