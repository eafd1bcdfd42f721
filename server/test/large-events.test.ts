import { describe, expect, it } from 'vitest'
import { toId } from '../src/platform/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { openReceiver } from './support/receiver.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

/** Just below the largest size of an event's data. */
const CHARACTERS = 63_900

async function recordLarge(reader: Client, count: number): Promise<void> {
  await world.inDatabase((client) =>
    client.query(
      `insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience)
       select gen_random_uuid(), 'contract.updated', now(), 'clock', 'contract', gen_random_uuid(),
         '"type":"contract.updated"', json_build_object('n', n, 'text', repeat('x', $2)), $2 + 20, array[$1::uuid]
       from generate_series(1, $3) as n`,
      [toId('usr', reader.userId), CHARACTERS, count],
    ),
  )
}

describe('the largest events', () => {
  it('are delivered complete', async () => {
    const [ada, receiver] = [await world.newUser(), await openReceiver()]
    await ada.post('/webhooks', { url: receiver.url, events: ['contract.updated'] })
    await recordLarge(ada, 20)
    const received = await receiver.until((deliveries) => deliveries.length === 20)
    for (const { body } of received) expect(body.data.text).toHaveLength(CHARACTERS)
  })

  it('make pages of the feed shorter, and arrive once and in order', async () => {
    const ada = await world.newUser()
    await recordLarge(ada, 100)
    for (const filter of ['&types=contract.updated', '']) {
      const seen: Json[] = []
      for (let after = ''; seen.length < 100; ) {
        const page = await ada.get(`/events?limit=100&wait=10${filter}${after}`)
        expect(page.text.length).toBeLessThan(2 * 1024 * 1024 + CHARACTERS + 50_000)
        seen.push(...page.body.data.filter((event: Json) => event.type === 'contract.updated'))
        after = `&after=${page.body.next_cursor}`
      }
      expect(seen.map(({ data }) => data.n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
    }
  })
})
