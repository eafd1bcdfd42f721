import { describe, expect, it } from 'vitest'
import { matrix } from './support/authorisation-matrix.ts'
import { breakConnectionsOf } from './support/broken-connections.ts'
import { callersOf, isUser } from './support/callers.ts'
import { expectCleanAudit } from './support/deals.ts'
import { tell } from './support/proof.ts'
import { newCast, setStage } from './support/stage.ts'
import { createWorld } from './support/world.ts'

// Part of `npm run test:faults`.

/** What somebody may do, each with a user and an agent who may, as far as there are. */
const writes = Object.entries(matrix).flatMap(([name, rule]) => {
  const allowed = callersOf(rule)
  const agent = allowed.find((kind) => !isUser(kind))
  const callers = [allowed.find(isUser), agent].filter((kind) => kind !== undefined)
  return name.startsWith('GET ') || callers.length === 0 ? [] : [[name, rule, callers] as const]
})
const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const cast = await newCast(world)
const breaker = await breakConnectionsOf(world)
let breaksOfAll = 0

describe('a connection that breaks at any change', () => {
  it.each(writes)(
    'of %s, done by a user or an agent, is a 503, and leaves it to be done',
    async (name, rule, callers) => {
      const method = name.slice(0, name.indexOf(' '))
      for (const kind of callers) {
        const { breaks } = await breaker.insist(cast[kind], { method, ...(await rule.request(setStage(world, cast))) })
        expect(breaks).toBeGreaterThan(0)
        breaksOfAll += breaks
      }
      expect(breaker.unhandled).toEqual([])
    },
  )

  it('costs no cent', async () => {
    tell(`${writes.length} operations, broken ${breaksOfAll} times`)
    await expectCleanAudit(world)
  })
})
