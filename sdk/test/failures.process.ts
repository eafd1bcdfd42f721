import { afterAll, expect, it } from 'vitest'
import { proofSeed, report, times } from '../../server/test/support/proof.ts'
import { Random } from '../../server/test/support/random.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { type Event, Parley, ParleyError } from '../src/index.ts'
import { type FailingProxy, openFailingProxy } from './support/failing-proxy.ts'

const WRITES = times(300, 2_000)
const CUT_STREAMS = times(20, 100)
const AT_ONCE = 20
const GIG = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' } as const

const seed = proofSeed()
const world = await createWorld({ working: true })
const proxies: FailingProxy[] = []

afterAll(() => Promise.all(proxies.map((proxy) => proxy.close())))

/** The same user, directly and through a proxy that fails. */
async function newCaller(without: Parameters<typeof openFailingProxy>[2] = []) {
  const proxy = await openFailingProxy(world.url, new Random(seed), without)
  proxies.push(proxy)
  const { secret } = await world.newUser()
  const options = { key: String(secret), retryDelayMs: 1, timeoutMs: 2_000 }
  const parley = new Parley({ ...options, baseUrl: proxy.url })
  return { proxy, parley, direct: new Parley({ ...options, baseUrl: world.url, timeoutMs: 60_000 }) }
}

it(`does ${WRITES} writes exactly once or reports them as failed, when the network fails (seed ${seed})`, async () => {
  const { proxy, parley, direct } = await newCaller()
  const writes = Array.from({ length: WRITES }, (_, number) => ({ number, outcome: 'done' as 'done' | ParleyError }))
  // Half of the writes are deposits, a quarter each changes and deletes a gig of its own.
  const gigOf = new Map<number, string>()
  await inTurns(writes, async ({ number }) => {
    if (number % 4 >= 2) gigOf.set(number, (await direct.gigs.create(GIG)).id)
  })
  await inTurns(writes, async (write) => {
    await perform(parley, write.number).catch((error: unknown) => {
      if (!(error instanceof ParleyError)) throw error
      write.outcome = error
    })
  })

  const failed = writes.filter(({ outcome }) => outcome !== 'done')
  const effects = await countEffects()
  for (const { number, outcome } of writes) {
    const count = effects[number]
    if (outcome === 'done') expect(count, `write ${number}`).toBe(1)
    else expect(count, `write ${number}: ${outcome.message}`).toBeLessThanOrEqual(1)
  }
  report(`${WRITES} writes, ${failed.length} reported as failed; faults: ${JSON.stringify(proxy.counts)}`)
  expect(failed.length).toBeLessThan(WRITES / 4)
  expect(Math.min(...Object.values({ ...proxy.counts, 'cut stream': 1 }))).toBeGreaterThan(0)

  // What was reported as failed can be repeated with its key, whether it happened or not.
  await inTurns(failed, ({ number, outcome }) => {
    const { idempotencyKey } = outcome as ParleyError
    return perform(direct, number, { idempotencyKey: String(idempotencyKey) })
  })
  expect(await countEffects()).toEqual(writes.map(() => 1))

  function perform(by: Parley, number: number, options = {}): Promise<unknown> {
    const gigId = gigOf.get(number) ?? ''
    if (number % 4 === 2) return by.gigs.update(gigId, { title: 'Translate two manuals' }, options)
    if (number % 4 === 3) return by.gigs.delete(gigId, options)
    return by.wallet.deposits.create({ amount_cents: 1_000 + number }, options)
  }

  /** How often each write has happened. */
  async function countEffects(): Promise<number[]> {
    const amounts = (await direct.wallet.deposits.list().all({ max: 2 * WRITES })).map(
      ({ amount_cents }) => amount_cents,
    )
    const counts: number[] = []
    await inTurns(writes, async ({ number }) => {
      const gigId = gigOf.get(number)
      counts[number] = gigId
        ? await direct.gigs.get(gigId).then(
            ({ version }) => version - 1,
            (error: ParleyError) => (error.status === 404 ? 1 : Number.NaN),
          )
        : amounts.filter((cents) => cents === 1_000 + number).length
    })
    return counts
  }
})

it.each(['stream', 'poll'] as const)(
  `follows events over ${CUT_STREAMS} cut connections by %s: none is missed, none is repeated (seed ${seed})`,
  async (transport) => {
    // A request for events waits so long that one without a response would take up most of the time.
    const { proxy, parley, direct } = await newCaller(['hang'])
    const seen: Event[] = []
    const following = (async () => {
      for await (const event of parley.events.follow({}, { transport })) {
        seen.push(event)
        if (event.type === 'gig.closed') break
      }
    })()
    let gigId = ''
    while (cuts() < CUT_STREAMS) gigId = (await direct.gigs.create(GIG)).id
    proxy.isFailing = false
    await direct.gigs.update(gigId, { status: 'closed' })
    await following
    const all = await direct.events.list().all({ max: 100_000 })
    report(`${transport}: ${seen.length} events over ${cuts()} cut connections`)
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id))

    function cuts(): number {
      const { none, ...faults } = proxy.counts
      return Object.values(faults).reduce((sum, count) => sum + count, 0)
    }
  },
)

/** Runs the task for each, a few at the same time. */
async function inTurns<T>(all: readonly T[], task: (each: T) => Promise<unknown>): Promise<void> {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of queue) await task(each)
    }),
  )
}
