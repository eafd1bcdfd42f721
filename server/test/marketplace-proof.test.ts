import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toId } from '../src/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { expectCleanAudit } from './support/deals.ts'
import { Dice } from './support/dice.ts'
import { Market } from './support/marketplace.ts'
import { Invariants } from './support/marketplace-invariants.ts'
import { Judge } from './support/marketplace-judge.ts'
import { takeStep } from './support/marketplace-steps.ts'
import { report, seedToRepeat, times } from './support/proof.ts'
import { openReceiver } from './support/receiver.ts'
import { createWorld, type World } from './support/world.ts'

// Everybody does anything, over HTTP; after each step the ledger is audited and nothing may contradict anything else.

const MARKETS = times(1, 2)
const STEPS = times(200, 5_000)
const TIMEOUT_MS = 60 * 60_000
/** How often that is looked at which takes longer. */
const ALL_EVERY_STEPS = 50

const worlds: World[] = []
for (let number = 0; number < MARKETS; number++) worlds.push(await createWorld({ working: true }))
const receiver = await openReceiver()

describe.each(worlds.map((world, index) => ({ world, number: index + 1 })))('marketplace $number', ({ world }) => {
  it(`holds together over ${STEPS} random steps of its members`, { timeout: TIMEOUT_MS }, async () => {
    const seed = seedToRepeat()
    const everyStep = fc.array(fc.noShrink(fc.integer()), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(everyStep, (seeds) => trade(world, seeds)),
      { numRuns: 1, endOnFailure: true, ...(seed !== undefined && { seed }), reporter: tellHowToRepeat },
    )
  })
})

async function trade(world: World, seeds: readonly number[]): Promise<void> {
  const judge = new Judge()
  const market = new Market(world.operator, judge, { hookUrl: receiver.url, membersMax: 14 })
  judge.market = market
  const invariants = await new Invariants(world.connection).open()
  const feeds = new Feeds(invariants)
  for (let number = 0; number < 8; number++) await market.join(number < 3)
  let step = 0
  try {
    for (const [index, seed] of seeds.entries()) {
      const dice = new Dice(seed)
      step = index + 1
      await takeStep(market, dice)
      await invariants.check()
      if (index % ALL_EVERY_STEPS !== ALL_EVERY_STEPS - 1 && index !== seeds.length - 1) continue
      await expectCleanAudit(world)
      await judge.compareAll()
      await invariants.checkAll()
      expect(await invariants.platformFeesCents()).toBe(judge.books.feeCents())
      const reader = dice.pick(market.members)
      if (reader) await feeds.read(reader.client)
      expect(world.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([])
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`After step ${step}, ${market.doing}:\n${message}\nThe last requests:\n${market.trace}`, {
      cause: error,
    })
  } finally {
    await invariants.close()
  }
  report(
    [...market.counts]
      .sort()
      .map(([what, count]) => `${what}: ${count}`)
      .join('\n'),
  )
}

/** Reads feeds on from where they were left: all that concerns somebody, each once and in order, and nothing else. */
class Feeds {
  readonly #invariants: Invariants
  readonly #places = new Map<string, { cursor: string; position: number }>()

  constructor(invariants: Invariants) {
    this.#invariants = invariants
  }

  async read(reader: Client): Promise<void> {
    let { cursor, position } = this.#places.get(reader.userId) ?? { cursor: '', position: 0 }
    const expected = await this.#invariants.feedOf(toId('usr', reader.userId), position)
    const seen: string[] = []
    for (;;) {
      const page = await reader.get(`/events?limit=100${cursor && `&after=${cursor}`}`)
      expect(page.status).toBe(200)
      seen.push(...page.body.data.map(({ id }: { id: string }) => toId('evt', id)))
      cursor = page.body.next_cursor
      if (page.body.data.length === 0) break
    }
    expect(seen).toEqual(expected.map(({ id }) => id))
    position = expected.at(-1)?.position ?? position
    this.#places.set(reader.userId, { cursor, position })
  }
}

// The seeds of all steps would fill pages; what they come from is enough to have them again.
function tellHowToRepeat(details: fc.RunDetails<[number[]]>): void {
  if (!details.failed) return
  const { seed, counterexamplePath, errorInstance } = details
  const how = `seed ${seed}, path ${counterexamplePath}; repeat it with PROOF_SEED=${seed}`
  const { message, cause } = errorInstance as Error
  throw new Error(`The marketplace fell apart (${how}).\n${message}`, { cause })
}
