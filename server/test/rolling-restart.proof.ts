import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { expectAllOnce } from './support/books.ts'
import { Client } from './support/client.ts'
import { createDeployment } from './support/deployment.ts'
import { type LoadBalancer, openLoadBalancer } from './support/load-balancer.ts'
import { startMoneyLoad } from './support/money-load.ts'
import { proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const RESTARTS = 2 * scaled(5)
const random = new Random(proofSeed())
const results = new ResultTable('Rolling restart of two serving processes under load')
let balancer: LoadBalancer

afterEach(async () => {
  balancer.close()
  await stopAllServices()
})
afterAll(() => results.print())

describe('two serving processes that restart in turn under load', () => {
  it('fail no request', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'warn' })
    const ports = [String(await freePort()), String(await freePort())]
    const nodes = await Promise.all(ports.map((PORT) => deployment.start('serve', { PORT })))
    // A worker writes that it is ready at this log level.
    await deployment.start('work', { LOG_LEVEL: 'info' })
    const urls = nodes.map(({ url }) => url)
    balancer = await openLoadBalancer(urls)
    await Promise.all(urls.map((url) => balancer.until(url, true)))

    const newUser = async () => {
      const { secret, userId } = await deployment.newUser(nodes[0] as ServiceProcess)
      return new Client(balancer.url, secret, userId)
    }
    const load = await startMoneyLoad(newUser, random)
    const reads = { count: 0, failed: [] as string[] }
    let isReading = true
    const readers = load.pairs.flatMap(({ client, worker }) => [
      keepReading(() => client.get('/wallet')),
      // A long poll ends when its process stops, and the next one goes to the other process.
      keepReading(() => worker.get('/events?limit=100&wait=20')),
    ])
    async function keepReading(read: () => ReturnType<Client['get']>): Promise<void> {
      while (isReading) {
        const { status, text } = await read()
        reads.count++
        if (status !== 200) reads.failed.push(`${status} ${text}`)
        await sleep(random.between(0, 40))
      }
    }

    for (let restarts = 0; restarts < RESTARTS; restarts++) {
      const index = restarts % 2
      await sleep(random.between(200, 1_000))
      const node = nodes[index] as ServiceProcess
      node.child.kill('SIGTERM')
      await balancer.until(node.url, false)
      expect(await node.exited).toBe(0)
      nodes[index] = await deployment.start('serve', { PORT: ports[index] as string })
      await balancer.until(node.url, true)
    }
    await load.stop()
    isReading = false
    // An event for each long poll ends it immediately.
    const cent = { amount_cents: 1 }
    await Promise.all(load.pairs.map(({ worker }) => load.journal.write(worker, 'deposit', '/wallet/deposits', cent)))
    await Promise.all(readers)

    const { '200': ok = 0, '201': created = 0, '409': refused = 0, ...failedWrites } = load.journal.outcomes()
    results.add(
      `requests during ${RESTARTS} restarts`,
      '',
      `${reads.count} reads, ${load.journal.attempts.length} writes`,
    )
    results.add('requests that the load balancer repeated', '', balancer.retries())
    const failed = balancer.failures.length + reads.failed.length + Object.keys(failedWrites).length
    results.add('requests that failed', '0', failed)
    expect(balancer.failures).toEqual([])
    expect(reads.failed).toEqual([])
    expect(failedWrites).toEqual({})
    expect(ok + created + refused).toBe(load.journal.attempts.length)
    const operator = deployment.operatorOf(nodes[0] as ServiceProcess)
    await expectAllOnce(load.journal, { operator, inDatabase: deployment.inDatabase }, results)
  })
})
