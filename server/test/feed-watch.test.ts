import { afterEach, describe, expect, it } from 'vitest'
import { FeedWatch } from '../src/events/feed/feed-watch.ts'
import type { Queryable } from '../src/platform/db/database.ts'
import { newId, type UserId } from '../src/platform/kernel/ids.ts'

/** One query for users with new events; the test decides when it is answered, and how. */
interface Check {
  since: number
  answer(lastPosition: number, ...userIds: UserId[]): void
}

class FakeDatabase implements Queryable {
  readonly #checks: Check[] = []

  query<Row>({ values }: { values: unknown[] }): Promise<Row[]> {
    return new Promise((resolve) => {
      this.#checks.push({
        since: Number(values[0]),
        answer: (lastPosition, ...userIds) => resolve([{ lastPosition, feeds: userIds }] as Row[]),
      })
    })
  }

  /** The nth check, counting from 1; waits for it. */
  async check(number: number): Promise<Check> {
    await expect.poll(() => this.#checks.length, { interval: 1 }).toBeGreaterThanOrEqual(number)
    return this.#checks[number - 1] as Check
  }
}

const WAIT_MS = 10_000
const watches: FeedWatch[] = []

function newWatch(): { database: FakeDatabase; watch: FeedWatch } {
  const database = new FakeDatabase()
  const watch = new FeedWatch(database, 1)
  watches.push(watch)
  return { database, watch }
}

afterEach(() => {
  for (const watch of watches.splice(0)) watch.close()
})

describe('waiting for events', () => {
  it('ends when the user has an event after the position', async () => {
    const { database, watch } = newWatch()
    const ada = newId<'usr'>()
    const waiting = watch.wait(ada, 100, WAIT_MS, new AbortController().signal)
    const check = await database.check(1)
    expect(check.since).toBe(100)
    check.answer(101, ada)
    await waiting
  })

  it('misses no event when it begins during a check that started from a later position', async () => {
    const { database, watch } = newWatch()
    const [ada, bob] = [newId<'usr'>(), newId<'usr'>()]
    const leaving = new AbortController()
    const left = watch.wait(ada, 100, WAIT_MS, leaving.signal)
    const check = await database.check(1)
    leaving.abort()
    await left
    let hasEnded = false
    const waiting = watch.wait(bob, 90, WAIT_MS, new AbortController().signal).then(() => {
      hasEnded = true
    })
    check.answer(100)
    // Either bob's wait ends immediately, so that he reads again, or the next check starts from his position.
    const next = await Promise.race([waiting, database.check(2)])
    expect(hasEnded || next?.since === 90).toBe(true)
  })
})
