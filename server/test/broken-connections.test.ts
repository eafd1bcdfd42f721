import { afterAll, expect, it } from 'vitest'
import { breakConnectionsOf } from './support/broken-connections.ts'
import type { Client } from './support/client.ts'
import { expectCleanAudit } from './support/deals.ts'
import { createWorld } from './support/world.ts'

// The log of requests writes on its own time, and would be broken instead.
const world = await createWorld({ requestLog: false })
const [client, worker] = [await world.newUser(), await world.newUser()]
const breaker = await breakConnectionsOf(world)

afterAll(() => expectCleanAudit(world))

// `npm run test:faults` does the same with every operation.
it('responds with 503 if the database connection breaks at any change, and takes effect once when retried', async () => {
  const gig = await sendUntilDone(client, '/gigs', { title: 'Translate', description: 'A manual.', rate_type: 'fixed' })
  const terms = { rate_cents: 80_000 }
  const { id } = await sendUntilDone(client, '/negotiations', { gig_id: gig.id, worker_id: worker.userId, terms })
  const { contract_id } = await sendUntilDone(worker, `/negotiations/${id}/agree`, { round: 1 })
  await sendUntilDone(client, `/contracts/${contract_id}/approve`)
  const { milestones } = await sendUntilDone(worker, `/contracts/${contract_id}/approve`)
  expect((await client.get(`/gigs/${gig.id}`)).body).toMatchObject({ status: 'filled', filled_positions: 1 })

  await sendUntilDone(client, '/wallet/deposits', { amount_cents: 100_000 })
  const milestone = `/contracts/${contract_id}/milestones/${milestones[0].id}`
  await sendUntilDone(client, `${milestone}/fund`)
  await sendUntilDone(client, `${milestone}/release`)
  expect((await client.get('/wallet')).body).toMatchObject({ available_cents: 20_000, escrow_cents: 0 })
  expect(breaker.unhandled).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: bodies have many shapes
async function sendUntilDone(caller: Client, path: string, body: object = {}): Promise<any> {
  const { answer, breaks } = await breaker.sendUntilDone(caller, { method: 'POST', path, body })
  expect(breaks).toBeGreaterThan(0)
  return answer.body
}
