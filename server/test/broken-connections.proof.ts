import { describe, expect, it } from 'vitest'
import type { Scope } from '../src/kernel/actor.ts'
import { holders, matrix } from './support/authorisation-matrix.ts'
import { breakConnectionsOf } from './support/broken-connections.ts'
import { expectCleanAudit } from './support/deals.ts'
import { tell } from './support/proof.ts'
import { kinds, newCast, setStage } from './support/stage.ts'
import { createWorld } from './support/world.ts'

// Part of `npm run test:faults`.

const writes = Object.entries(matrix).filter(([name]) => !name.startsWith('GET '))
const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const cast = await newCast(world)
const breaker = await breakConnectionsOf(world)
let breaksOfAll = 0

describe('a connection that breaks at any change', () => {
  it.each(writes)('of %s, done by a user or an agent, is a 503, and leaves it to be done', async (name, rule) => {
    const method = name.slice(0, name.indexOf(' '))
    const mayHold = holders[rule.scope as Scope] ?? kinds
    const callers = kinds.filter((kind) => rule.answers[kind] === 'done' && mayHold.includes(kind))
    const [user, agent] = [
      callers.find((kind) => !kind.endsWith('Agent')),
      callers.find((kind) => kind.endsWith('Agent')),
    ]
    expect(callers).not.toEqual([])
    for (const kind of [user, agent]) {
      if (!kind) continue
      const { breaks } = await breaker.insist(cast[kind], { method, ...(await rule.request(setStage(world, cast))) })
      expect(breaks).toBeGreaterThan(0)
      breaksOfAll += breaks
    }
    expect(breaker.unhandled).toEqual([])
  })

  it('costs no cent', async () => {
    tell(`${writes.length} operations, broken ${breaksOfAll} times`)
    await expectCleanAudit(world)
  })
})
