import { describe, expect, it } from 'vitest'
import { toId } from '../src/platform/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { openReceiver } from './support/receiver.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

/** Inserts events that are larger than any the service makes. */
async function recordLarge(reader: Client, count: number, characters: number): Promise<void> {
  await world.inDatabase((client) =>
    client.query(
      `insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience)
       select gen_random_uuid(), 'contract.updated', now(), 'clock', 'contract', gen_random_uuid(),
         '"type":"contract.updated"', json_build_object('n', n, 'text', repeat('x', $2)), $2 + 20, array[$1::uuid]
       from generate_series(1, $3) as n`,
      [toId('usr', reader.userId), characters, count],
    ),
  )
}

async function postGig(owner: Client, title: string): Promise<void> {
  await owner.post('/gigs', { title, description: 'Sixty pages.', rate_type: 'fixed' })
}

describe('large events', () => {
  it('are sent a few at a time, complete, without delaying other deliveries', async () => {
    const [loud, ada] = [await world.newUser(), await world.newUser()]
    const [hanging, receiver] = [await openReceiver(), await openReceiver()]
    hanging.answer = () => {}
    for (let i = 0; i < 5; i++) await loud.post('/webhooks', { url: hanging.url, events: ['contract.updated'] })
    await ada.post('/webhooks', { url: receiver.url, events: ['gig.created'] })
    const characters = 4 * 1024 * 1024 - 100
    await recordLarge(loud, 8, characters)
    // Forty are due; the memory budget allows eight.
    await hanging.until((received) => received.length === 8)
    expect(hanging.received[0]?.body.data.text).toHaveLength(characters)
    for (const title of ['One', 'Two', 'Three']) await postGig(ada, title)
    await receiver.until((received) => received.length === 3)
    expect(hanging.received).toHaveLength(8)
  })

  it('make pages of the feed shorter, and come once and in order', async () => {
    const ada = await world.newUser()
    const characters = 300_000
    await recordLarge(ada, 30, characters)
    for (const filter of ['&types=contract.updated', '']) {
      const seen: Json[] = []
      for (let after = ''; seen.length < 30; ) {
        const page = await ada.get(`/events?limit=100&wait=10${filter}${after}`)
        expect(page.text.length).toBeLessThan(2 * 1024 * 1024 + characters + 50_000)
        seen.push(...page.body.data.filter((event: Json) => event.type === 'contract.updated'))
        after = `&after=${page.body.next_cursor}`
      }
      expect(seen.map(({ data }) => data.n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    }
  })

  it('are alone on a page when one exceeds the page’s size', async () => {
    const ada = await world.newUser()
    await recordLarge(ada, 2, 3_000_000)
    const first = await ada.get('/events?types=contract.updated&wait=10')
    expect(first.body.data.map((event: Json) => event.data.n)).toEqual([1])
    const rest = await ada.get(`/events?types=contract.updated&after=${first.body.next_cursor}`)
    expect(rest.body.data.map((event: Json) => event.data.n)).toEqual([2])
  })
})
