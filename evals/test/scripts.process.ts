import { describe, expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { attempt, scriptAgent } from '../attempt.ts'
import { openMarket, seed } from '../market.ts'
import { tasks } from '../tasks.ts'
import { ways } from '../ways.ts'

const world = await createWorld({ working: true })
const market = openMarket({ url: world.url, operatorKey: String(world.operator.secret) })
await seed(market)

describe('the tasks', () => {
  it('are ten that only read and ten that trade', () => {
    expect(tasks.map(({ kind }) => kind)).toEqual([...Array(10).fill('read'), ...Array(10).fill('trade')])
  })

  // With the other tools: npm run evals.
  it.each(tasks)('can be done with the intent tools: $name', async (task) => {
    const open = (key: string) => ways.intents.open(world.url, key)
    const outcome = await attempt(task, { market, agent: scriptAgent, open })
    expect(outcome.problems).toEqual([])
    expect(outcome.calls).toBeGreaterThan(0)
  })
})
