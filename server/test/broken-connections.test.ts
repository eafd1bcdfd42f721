import { afterAll, expect, it } from 'vitest'
import { breakConnectionsOf } from './support/broken-connections.ts'
import type { Client } from './support/client.ts'
import { expectCleanAudit } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const [client, worker] = [await world.newUser(), await world.newUser()]
const breaker = await breakConnectionsOf(world)

afterAll(() => expectCleanAudit(world))

// What every operation does then is part of `npm run test:faults`.
it('answers 503 at whichever change its connection breaks, goes on, and does it once when it no longer does', async () => {
  const gig = await insist(client, '/gigs', { title: 'Translate', description: 'A manual.', rate_type: 'fixed' })
  const terms = { rate_cents: 80_000 }
  const { id } = await insist(client, '/negotiations', { gig_id: gig.id, worker_id: worker.userId, terms })
  const { contract_id } = await insist(worker, `/negotiations/${id}/agree`, { round: 1 })
  await insist(client, `/contracts/${contract_id}/approve`)
  const { milestones } = await insist(worker, `/contracts/${contract_id}/approve`)
  expect((await client.get(`/gigs/${gig.id}`)).body).toMatchObject({ status: 'filled', filled_positions: 1 })

  await insist(client, '/wallet/deposits', { amount_cents: 100_000 })
  const milestone = `/contracts/${contract_id}/milestones/${milestones[0].id}`
  await insist(client, `${milestone}/fund`)
  await insist(client, `${milestone}/release`)
  expect((await client.get('/wallet')).body).toMatchObject({ available_cents: 20_000, escrow_cents: 0 })
  expect(breaker.unhandled).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: bodies have many shapes
async function insist(caller: Client, path: string, body: object = {}): Promise<any> {
  const { answer, breaks } = await breaker.insist(caller, { method: 'POST', path, body })
  expect(breaks).toBeGreaterThan(0)
  return answer.body
}
