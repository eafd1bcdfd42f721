import { afterAll, describe, expect, it } from 'vitest'
import { allowedKinds, isUser } from './support/authorization/expected.ts'
import { matrix } from './support/authorization/matrix.ts'
import { breakConnectionsOf } from './support/broken-connections.ts'
import { expectCleanAudit } from './support/deals.ts'
import { createFixtures, newCallers } from './support/fixtures.ts'
import { ResultTable, scaled } from './support/proof.ts'
import { createWorld } from './support/world.ts'

// Part of `npm run test:faults`.

/** Every write operation that a caller may use, with one user and one agent who may use it, if there are any. */
const all = Object.entries(matrix).flatMap(([name, rule]) => {
  const allowed = allowedKinds(rule)
  const chosen = [allowed.find(isUser), allowed.find((kind) => !isUser(kind))].filter((kind) => kind !== undefined)
  // A write without credentials has no Idempotency-Key, so that it cannot be repeated.
  return name.startsWith('GET ') || rule.scope === null || chosen.length === 0 ? [] : [[name, rule, chosen] as const]
})
const operations = all.slice(0, scaled(all.length))
const world = await createWorld({ rateLimitPerMinute: 0, requestLog: false, settings: { payments: 'manual' } })
const callers = await newCallers(world)
const breaker = await breakConnectionsOf(world)
const results = new ResultTable('Connection to the database broken at every change of every operation')
let breaksInAll = 0

afterAll(() => results.print())

describe('a connection that breaks at any change', () => {
  it.each(operations)('of %s answers 503, and the repeated request succeeds', async (name, rule, kinds) => {
    const method = name.slice(0, name.indexOf(' '))
    for (const kind of kinds) {
      const request = { method, ...(await rule.request(createFixtures(world, callers))) }
      const { breaks } = await breaker.sendUntilDone(callers[kind], request)
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
