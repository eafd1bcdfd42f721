import { describe, expect, it } from 'vitest'
import { listInbox } from '../src/events/inbox/service.ts'
import { newId } from '../src/platform/kernel/ids.ts'
import { instantOf } from '../src/platform/kernel/time.ts'
import type { Client } from './support/client.ts'
import { negotiate, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Json = any

async function apply(gigId: string): Promise<string> {
  const worker = await world.newUser()
  return (await worker.post(`/gigs/${gigId}/apply`, { message: 'Let me.' })).body.id
}

describe('the inbox', () => {
  it('shows the client undecided applications, oldest first', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const [first, second, third] = [await apply(gigId), await apply(gigId), await apply(gigId)]
    const inbox = async () => (await client.get('/inbox')).body.data.map((item: Json) => item.subject.id)
    expect((await client.get('/inbox')).body.data[0]).toEqual({
      subject: { type: 'application', id: first },
      contract_id: null,
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

  it('shows each side of a deal what it has to do next, with the deadline', async () => {
    const deal = await newDeal(world)
    const { client, worker } = deal
    const inbox = async (reader: Client) =>
      (await reader.get('/inbox')).body.data.map(({ subject, action, deadline }: Json) => [
        subject.id,
        action,
        deadline,
      ])

    const negotiation = await negotiate(deal)
    expect(await inbox(worker)).toEqual([[negotiation.id, 'agree', negotiation.expires_at]])
    expect(await inbox(client)).toEqual([])
    const round = await worker.post(`/negotiations/${negotiation.id}/round`, { rate_cents: 12_000 })
    const { expires_at } = (await client.get(`/negotiations/${negotiation.id}`)).body
    expect(await inbox(worker)).toEqual([])
    expect(await inbox(client)).toEqual([[negotiation.id, 'agree', expires_at]])

    const agreed = await client.post(`/negotiations/${negotiation.id}/agree`, { round: round.body.number })
    const contract = (await client.get(`/contracts/${agreed.body.contract_id}`)).body
    const approval = [contract.id, 'approve', contract.approve_by]
    expect([await inbox(client), await inbox(worker)]).toEqual([[approval], [approval]])
    await worker.post(`/contracts/${contract.id}/approve`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[approval], []])
    const active = (await client.post(`/contracts/${contract.id}/approve`)).body

    const [{ id }] = active.milestones
    const path = `/contracts/${contract.id}/milestones/${id}`
    expect([await inbox(client), await inbox(worker)]).toEqual([[[id, 'fund', active.auto_end_at]], []])
    expect((await client.get('/inbox')).body.data[0].contract_id).toBe(contract.id)
    await client.post('/wallet/deposits', { amount_cents: 12_000 })
    await client.post(`${path}/fund`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[], [[id, 'submit', null]]])
    const submitted = (await worker.post(`${path}/submit`, { message: 'Done.' })).body
    expect([await inbox(client), await inbox(worker)]).toEqual([[[id, 'release', submitted.auto_release_at]], []])
    expect(submitted.auto_release_at).toEqual(expect.any(String))
    await client.post(`${path}/request-changes`, { message: 'Nearly.' })
    expect([await inbox(client), await inbox(worker)]).toEqual([[], [[id, 'submit', null]]])
    await client.post(`${path}/release`)
    expect([await inbox(client), await inbox(worker)]).toEqual([[], []])
  })

  it('asks for a new offer instead of agreement while the current offer is incomplete', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const { id } = await negotiate(deal, { rate_cents: 1_000 })
    const asked = async (reader: Client) => (await reader.get('/inbox')).body.data.map(({ action }: Json) => action)
    expect((await deal.worker.get(`/negotiations/${id}`)).body.allowed_actions).toEqual(['round', 'decline'])
    expect(await asked(deal.worker)).toEqual(['round'])
    await deal.worker.post(`/negotiations/${id}/round`, { hours_per_week: 10 })
    expect(await asked(deal.client)).toEqual(['agree'])
  })

  it('is paged over items with and without a deadline, from several features', async () => {
    const client = await world.newUser()
    const gigId = await postGig(client)
    const expected: string[] = []
    for (let i = 0; i < 3; i++) {
      const worker = await world.newUser()
      const deal = { client, worker, gigId: await postGig(client) }
      const { id } = await negotiate(deal)
      await worker.post(`/negotiations/${id}/round`, { rate_cents: 11_000 })
      expected.push(id)
    }
    for (let i = 0; i < 3; i++) expected.push(await apply(gigId))
    const seen: string[] = []
    for (let query = '?limit=2'; ; ) {
      const { body } = await client.get(`/inbox${query}`)
      seen.push(...body.data.map((item: Json) => item.subject.id))
      if (!body.next_cursor) break
      query = `?limit=2&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual(expected)
  })

  it('is visible to the user and their agents, not to others', async () => {
    const [client, stranger] = [await world.newUser(), await world.newUser()]
    const scout = await world.newAgent(client)
    await apply(await postGig(client))
    expect((await client.get('/inbox')).body.data).toHaveLength(1)
    expect((await scout.get('/inbox')).body.data).toHaveLength(1)
    expect((await stranger.get('/inbox')).body.data).toEqual([])
  })

  it('is paged without skipping or repeating an item', async () => {
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

  it('sorts by deadline, items without one last, across all sources and pages', async () => {
    const at = (seconds: number) => instantOf(Date.parse('2026-11-15T00:00:00Z') + seconds * 1000)
    const waiting = (deadline: number | null, since: number) => ({
      subject: { type: 'gig', id: newId<'gig'>() },
      action: 'edit',
      why: `${deadline} ${since}`,
      deadline: deadline === null ? null : at(deadline),
      since: at(since),
      isOffered: true,
    })
    const found = [
      [waiting(20, 1), waiting(null, 1)],
      [waiting(10, 2), waiting(20, 0), waiting(null, 0)],
    ]
    const sources = found.map((items, i) => ({
      name: `source ${i}`,
      scopes: ['read'] as const,
      find: async () => items,
    }))
    const reader = { scopes: ['read'], role: 'member' } as never
    const seen: string[] = []
    let after: readonly string[] | null = null
    do {
      const page: Awaited<ReturnType<typeof listInbox>> = await listInbox({} as never, reader, sources, {
        limit: 2,
        after,
      })
      seen.push(...page.rows.map(({ why }) => why))
      after = page.next
    } while (after)
    expect(seen).toEqual(['10 2', '20 0', '20 1', 'null 0', 'null 1'])
  })
})
