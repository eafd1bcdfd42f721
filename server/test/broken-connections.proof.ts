import { afterAll, describe, expect, it } from 'vitest'
import { matrix } from './support/authorisation-matrix.ts'
import { breakConnectionsOf } from './support/broken-connections.ts'
import { callersOf, isUser } from './support/callers.ts'
import { expectCleanAudit } from './support/deals.ts'
import { ResultTable, scaled } from './support/proof.ts'
import { newCast, setStage } from './support/stage.ts'
import { createWorld } from './support/world.ts'

// Part of `npm run test:faults`.

/** Every operation that changes something, each with a user and an agent who are allowed to use it, as far as there are. */
const all = Object.entries(matrix).flatMap(([name, rule]) => {
  const allowed = callersOf(rule)
  const callers = [allowed.find(isUser), allowed.find((kind) => !isUser(kind))].filter((kind) => kind !== undefined)
  return name.startsWith('GET ') || callers.length === 0 ? [] : [[name, rule, callers] as const]
})
const operations = all.slice(0, scaled(all.length))
const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const cast = await newCast(world)
const breaker = await breakConnectionsOf(world)
const results = new ResultTable('Connection to the database broken at every change of every operation')
let breaksInAll = 0

afterAll(() => results.print())

describe('a connection that breaks at any change', () => {
  it.each(operations)('of %s answers 503, and the repeated request succeeds', async (name, rule, callers) => {
    const method = name.slice(0, name.indexOf(' '))
    for (const kind of callers) {
      const request = { method, ...(await rule.request(setStage(world, cast))) }
      const { breaks } = await breaker.sendUntilDone(cast[kind], request)
      expect(breaks).toBeGreaterThan(0)
      breaksInAll += breaks
    }
    expect(breaker.unhandled).toEqual([])
  })

  it('leaves the ledger balanced', async () => {
    results.add('operations', '', operations.length)
    results.add('broken connections, each answered 503', '', breaksInAll)
    results.add('promises rejected without a handler', '0', breaker.unhandled.length)
    await expectCleanAudit(world)
    results.add('violations in the ledger', '0', 0)
  })
})
