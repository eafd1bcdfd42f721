import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAllOnce } from './support/books.ts'
import { Client } from './support/client.ts'
import { createDeployment } from './support/deployment.ts'
import { Dice } from './support/dice.ts'
import { Journal } from './support/journal.ts'
import { type LoadBalancer, openLoadBalancer } from './support/load-balancer.ts'
import { startMoneyLoad } from './support/money-load.ts'
import { countOf, tell } from './support/proof.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const ROUNDS = countOf('FAULTS_ROUNDS', 5)
const PAIRS = 6
const dice = new Dice(countOf('FAULTS_SEED', Date.now() % 2 ** 31))
let balancer: LoadBalancer

afterEach(async () => {
  balancer.close()
  await stopAllServices()
})

describe('two serving processes, restarted in turn under load', () => {
  it('fail no request', async () => {
    const deployment = await createDeployment({ LOG_LEVEL: 'warn' })
    const ports = [String(await freePort()), String(await freePort())]
    const nodes = await Promise.all(ports.map((PORT) => deployment.start('serve', { PORT })))
    // It says that it works at that level.
    await deployment.start('work', { LOG_LEVEL: 'info' })
    const urls = nodes.map(({ url }) => url)
    balancer = await openLoadBalancer(urls)
    await Promise.all(urls.map((url) => balancer.until(url, true)))

    const newUser = async () => {
      const { secret, userId } = await deployment.newUser(nodes[0] as ServiceProcess)
      return new Client(balancer.url, secret, userId)
    }
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, async () => ({ client: await newUser(), worker: await newUser() })),
    )
    const journal = new Journal(dice)
    const load = startMoneyLoad(journal, pairs, dice)
    const reads = { count: 0, bad: [] as string[] }
    let isReading = true
    const readers = pairs.flatMap(({ client, worker }) => [
      readOver(() => client.get('/wallet')),
      // Those who wait for news are let go when a process drains, and come again.
      readOver(() => worker.get('/events?limit=100&wait=20')),
    ])
    async function readOver(read: () => ReturnType<Client['get']>): Promise<void> {
      while (isReading) {
        const { status, text } = await read()
        reads.count++
        if (status !== 200) reads.bad.push(`${status} ${text}`)
        await sleep(dice.between(0, 40))
      }
    }

    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, PORT] of ports.entries()) {
        await sleep(dice.between(200, 1_000))
        const node = nodes[i] as ServiceProcess
        node.child.kill('SIGTERM')
        await balancer.until(node.url, false)
        expect(await node.exited).toBe(0)
        nodes[i] = await deployment.start('serve', { PORT })
        await balancer.until(node.url, true)
      }
    }
    await load.stop()
    isReading = false
    // One last event lets go of those who wait.
    const cent = { amount_cents: 1 }
    await Promise.all(pairs.map(({ worker }) => journal.write(worker, 'deposit', '/wallet/deposits', cent)))
    await Promise.all(readers)

    const { '200': ok, '201': created, '409': refused, ...failed } = journal.outcomes()
    tell(
      `${2 * ROUNDS} restarts: ${reads.count} reads and ${journal.attempts.length} writes, ${balancer.retries()} sent on ` +
        `to the other process, ${balancer.failures.length + reads.bad.length + Object.keys(failed).length} failed`,
    )
    expect(balancer.failures).toEqual([])
    expect(reads.bad).toEqual([])
    expect(failed).toEqual({})
    expect(Number(ok) + Number(created) + Number(refused ?? 0)).toBe(journal.attempts.length)
    await expectAllOnce(journal, {
      operator: deployment.operatorOf(nodes[0] as ServiceProcess),
      inDatabase: (text) => deployment.inDatabase(text),
    })
  })
})
