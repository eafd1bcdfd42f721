import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { Answer } from './support/client.ts'
import { urlOf } from './support/cluster.ts'
import { expectCleanAudit, milestoneOf, postGig, walletOf } from './support/deals.ts'
import { agentWith, refusalOf, setMandate } from './support/mandates.ts'
import { times } from './support/proof.ts'
import { startService, stopAllServices } from './support/service-process.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
afterAll(stopAllServices)

const REQUESTS = times(60, 200)
const CONTRACTS = 10
const ALLOWED = 10
const CENTS = 100

it('lets exactly ten of many parallel fundings succeed, over two processes, when the limit allows ten', async () => {
  const client = await world.newUser()
  await client.post('/wallet/deposits', { amount_cents: REQUESTS * CENTS })
  const buyer = await agentWith(world, client)
  await setMandate(client, buyer, { max_funding_cents: ALLOWED * CENTS + CENTS - 1 })

  // Many contracts, so that only the mandate makes the requests wait for each other.
  const paths: string[] = []
  for (let i = 0; i < CONTRACTS; i++) {
    const deal = { client, worker: await world.newUser(), gigId: await postGig(client) }
    const first = await milestoneOf(deal, CENTS, 0)
    const contract = first.slice(0, first.lastIndexOf('/'))
    const more = await Promise.all(
      Array.from({ length: REQUESTS / CONTRACTS - 1 }, () =>
        client.post(contract, { title: 'More', amount_cents: CENTS }),
      ),
    )
    paths.push(first, ...more.map(({ body }) => `${contract}/${body.id}`))
  }
  expect(new Set(paths).size).toBe(REQUESTS)

  const env = {
    DATABASE_URL: urlOf(world.connection).href,
    SECRET_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_MINUTE: '0',
  }
  const services = [await startService(env, ['serve']), await startService(env, ['serve'])]
  const agents = services.map((service) => service.as(buyer.secret))
  const answers = await Promise.all(paths.map((path, i) => untilServed(() => agents[i % 2]?.post(`${path}/fund`))))

  const funded = answers.filter((answer) => answer?.status === 200)
  expect(funded).toHaveLength(ALLOWED)
  for (const answer of answers) {
    if (!answer || answer.status === 200) continue
    expect(refusalOf(answer)).toMatchObject([403, 'mandate_exceeded', { limit: 'max_funding_cents' }])
  }
  expect((await client.get(`/agents/${buyer.agentId}/mandate`)).body.used).toMatchObject({
    funding_cents: ALLOWED * CENTS,
  })
  expect(await walletOf(client)).toMatchObject({
    escrow: ALLOWED * CENTS,
    available: (REQUESTS - ALLOWED) * CENTS,
  })
  expect((await client.get(`/agents/${buyer.agentId}/activity?limit=100`)).body.data).toHaveLength(ALLOWED)
  await expectCleanAudit(world)
})

// A busy machine may respond with 503; the request is then sent again.
async function untilServed(send: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  for (;;) {
    const answer = await send()
    if (answer?.status !== 503) return answer
  }
}
