import { describe, expect, it } from 'vitest'
import { listInbox } from '../src/inbox/service.ts'
import { newId } from '../src/kernel/ids.ts'
import { instantOf } from '../src/kernel/time.ts'
import type { Client } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

async function postGig(owner: Client): Promise<string> {
  return (await owner.post('/gigs', { title: 'A gig', description: 'x', rate_type: 'fixed' })).body.id
}

async function apply(gigId: string): Promise<string> {
  const worker = await world.newUser()
  return (await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })).body.id
}

describe('the inbox', () => {
  it('shows the client applications that wait for a word, oldest first, until there was one', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const [first, second, third] = [await apply(gigId), await apply(gigId), await apply(gigId)]
    const inbox = async () => (await client.get('/inbox')).body.data.map((item: Json) => item.subject.id)
    expect((await client.get('/inbox')).body.data[0]).toEqual({
      subject: { type: 'application', id: first },
      action: 'shortlist',
      why: expect.stringMatching(/\S/),
      deadline: null,
    })
    expect(await inbox()).toEqual([first, second, third])
    const { allowed_actions } = (await client.get(`/applications/${first}`)).body
    expect(allowed_actions).toContain('shortlist')
    await client.post(`/applications/${first}/shortlist`)
    await client.post(`/applications/${second}/reject`)
    expect(await inbox()).toEqual([third])
    await client.patch(`/gigs/${gigId}`, { status: 'closed' })
    expect(await inbox()).toEqual([])
  })

  it('is one’s own, and one’s agents’', async () => {
    const [client, stranger] = [await world.newUser(), await world.newUser()]
    const scout = await world.newAgent(client)
    await apply(await postGig(client))
    expect((await client.get('/inbox')).body.data).toHaveLength(1)
    expect((await scout.get('/inbox')).body.data).toHaveLength(1)
    expect((await stranger.get('/inbox')).body.data).toEqual([])
  })

  it('is paged without a gap or a repetition', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await apply(gigId))
    const seen: string[] = []
    for (let query = '?limit=2'; ; ) {
      const { body } = await client.get(`/inbox${query}`)
      seen.push(...body.data.map((item: Json) => item.subject.id))
      if (!body.next_cursor) break
      query = `?limit=2&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual(ids)
  })

  it('puts what has a deadline first, the nearest before the others, across all sources and pages', async () => {
    const at = (seconds: number) => instantOf(Date.parse('2026-11-15T00:00:00Z') + seconds * 1000)
    const waiting = (deadline: number | null, since: number) => ({
      subject: { type: 'gig', id: newId<'gig'>() },
      action: 'edit',
      why: `${deadline} ${since}`,
      deadline: deadline === null ? null : at(deadline),
      since: at(since),
    })
    const found = [
      [waiting(20, 1), waiting(null, 1)],
      [waiting(10, 2), waiting(20, 0), waiting(null, 0)],
    ]
    const sources = found.map((items, i) => ({ name: `source ${i}`, find: async () => items }))
    const seen: string[] = []
    let after: readonly string[] | null = null
    do {
      const page: Awaited<ReturnType<typeof listInbox>> = await listInbox({} as never, {} as never, sources, {
        limit: 2,
        after,
      })
      seen.push(...page.rows.map(({ why }) => why))
      after = page.next
    } while (after)
    expect(seen).toEqual(['10 2', '20 0', '20 1', 'null 0', 'null 1'])
  })
})
