import { afterEach, describe, expect, it } from 'vitest'
import { FeedWatch } from '../src/events/feed/feed-watch.ts'
import type { Queryable } from '../src/platform/db/database.ts'
import { newId, type UserId } from '../src/platform/kernel/ids.ts'

interface Look {
  since: number
  answer(lastPosition: number, ...userIds: UserId[]): void
}

/** A database that is asked for news, and answers when a test lets it. */
class Asked {
  readonly looks: Look[] = []
  readonly db: Queryable = {
    query: <Row>({ values }: { values: unknown[] }) =>
      new Promise<Row[]>((resolve) => {
        this.looks.push({
          since: Number(values[0]),
          answer: (lastPosition, ...userIds) => resolve([{ lastPosition, userIds }] as unknown as Row[]),
        })
      }),
  }

  async look(number: number): Promise<Look> {
    await expect.poll(() => this.looks.length, { interval: 1 }).toBeGreaterThanOrEqual(number)
    return this.looks[number - 1] as Look
  }
}

const PATIENCE_MS = 10_000
const watches: FeedWatch[] = []

function newWatch(): { asked: Asked; watch: FeedWatch } {
  const asked = new Asked()
  const watch = new FeedWatch(asked.db, 1)
  watches.push(watch)
  return { asked, watch }
}

afterEach(() => {
  for (const watch of watches.splice(0)) watch.close()
})

describe('whoever waits for news', () => {
  it('is told of what came behind its position', async () => {
    const { asked, watch } = newWatch()
    const ada = newId<'usr'>()
    const waiting = watch.wait(ada, 100, PATIENCE_MS, new AbortController().signal)
    const first = await asked.look(1)
    expect(first.since).toBe(100)
    first.answer(101, ada)
    await waiting
  })

  it('and comes while others’ news is looked for behind a later position does not miss what lies between', async () => {
    const { asked, watch } = newWatch()
    const [ada, bob] = [newId<'usr'>(), newId<'usr'>()]
    const leaving = new AbortController()
    const left = watch.wait(ada, 100, PATIENCE_MS, leaving.signal)
    const first = await asked.look(1)
    leaving.abort()
    await left
    let isTold = false
    const waiting = watch.wait(bob, 90, PATIENCE_MS, new AbortController().signal).then(() => {
      isTold = true
    })
    first.answer(100)
    // Either it is let go to look for itself, or the next look begins where it stands.
    const next = await Promise.race([waiting, asked.look(2)])
    expect(isTold || next?.since === 90).toBe(true)
  })
})
