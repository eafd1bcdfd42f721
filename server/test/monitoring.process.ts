import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { createDeliveries } from '../src/events/webhooks/delivery-service.ts'
import { startMonitoring } from '../src/monitoring.ts'
import { cached } from '../src/platform/cached.ts'
import { lowestIdAt } from '../src/platform/kernel/ids.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { advance, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { createDeployment } from './support/deployment.ts'
import { freePort, stopAllServices } from './support/service-process.ts'
import { createWorld } from './support/world.ts'

afterEach(stopAllServices)

const none = { waiting: 0, lag_seconds: 0 }

async function read(port: number, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

describe('without a worker', () => {
  it('readiness shows how far each job is behind, statistics warn, and requests are still served', async () => {
    const world = await createWorld()
    const [ada, readiness] = [await world.newUser(), () => world.as(null).get('/health/ready')]
    await sequenceEvents(world.database, createDeliveries)
    expect((await readiness()).body).toEqual({
      status: 'ready',
      backlog: { events: none, deadlines: none, webhooks: none, searches: none },
    })
    expect((await world.operator.get('/operator/stats')).body.warnings).toEqual([])

    await ada.post('/webhooks', { url: 'http://127.0.0.1:9/', events: ['*'] })
    await sequenceEvents(world.database, createDeliveries)
    await postGig(ada, { apply_by: new Date(Date.now() + 3_600_000).toISOString() })
    const oldId = lowestIdAt(Date.now() - 300_500)
    await world.inDatabase(async (db) => {
      await db.query('update events set id = $1 where position is null', [oldId])
      await db.query(`update gigs set apply_by = now() - interval '400.5 seconds'`)
      await db.query(`update delivery_queues set next_at = now() - interval '500.5 seconds'`)
    })
    const behind = await readiness()
    expect(behind.status).toBe(200)
    const [events, deadlines, webhooks] = [300, 400, 500].map((seconds) => ({ waiting: 1, atLeastSeconds: seconds }))
    for (const [job, expected] of Object.entries({ events, deadlines, webhooks })) {
      expect(behind.body.backlog[job].waiting, job).toBe(expected?.waiting)
      expect(behind.body.backlog[job].lag_seconds, job).toBeGreaterThanOrEqual(expected?.atLeastSeconds ?? 0)
    }
    const { warnings } = (await world.operator.get('/operator/stats')).body
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual([
      'events_behind',
      'deadlines_behind',
      'webhooks_behind',
    ])
    for (const { message } of warnings) expect(message).toMatch(/for \d{3} seconds.*worker/)

    await world.core.sweep(world.core.clock.now())
    while ((await sequenceEvents(world.database, createDeliveries)) > 0);
    expect((await readiness()).body.backlog).toMatchObject({ events: none, deadlines: none })
  })
})

describe('metrics', () => {
  it('are those that the documentation lists, and count money, queues and connections', async () => {
    const metrics = createMetrics()
    const world = await createWorld({ metrics })
    const port = await freePort()
    const { core, app } = world
    const { checkReadiness, queues, requestLog } = app
    const monitoring = await startMonitoring({
      port,
      host: '127.0.0.1',
      version: '1',
      metrics,
      core,
      checkReadiness,
      queues,
      requestLog,
    })
    metrics.countRun('events', true)
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    await deal.client.post(`${milestone}/release`)
    await advance(world, 5)
    await world.newUser()
    const { text } = await read(port, '/metrics')
    const documented = [
      ...(await readFile(new URL('../../docs/metrics.md', import.meta.url), 'utf8')).matchAll(/^\| `(\w+)` \| (\w+)/gm),
    ]
    const exported = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].filter(
      ([, name]) => !/^(process|nodejs)_/.test(name ?? ''),
    )
    const namesAndTypes = (found: RegExpMatchArray[]) => found.map(([, name, type]) => `${name} ${type}`).sort()
    expect(namesAndTypes(exported)).toEqual(namesAndTypes(documented))
    for (const line of [
      'parley_ledger_transferred_cents_total{kind="fund"} 10000',
      'parley_ledger_transfers_total{kind="release"} 1',
      'parley_queue_waiting{queue="writes"} 0',
      'parley_queue_refused_total{queue="searches"} 0',
      'parley_worker_runs_total{job="events",result="ok"} 1',
      'parley_payments_pending{direction="deposit"} 0',
      'parley_db_pool_waiting{pool="transactions"} 0',
    ]) {
      expect(text).toContain(`\n${line}\n`)
    }
    expect(text).toMatch(/\nparley_worker_backlog_items\{job="events"\} [1-9]/)
    expect(text).toMatch(/\nparley_db_pool_connections\{pool="transactions",state="idle"\} [1-9]/)
    await monitoring.stop()
  })

  it('measure the database once in a while, not for every scrape', async () => {
    let asked = 0
    const measure = cached(async () => ++asked, 60_000)
    expect(await Promise.all([measure(), measure()])).toEqual([1, 1])
    expect(await measure()).toBe(1)
    const failing = cached(() => Promise.reject(new Error(`attempt ${++asked}`)), 60_000)
    await expect(failing()).rejects.toThrow('attempt 2')
    await expect(failing()).rejects.toThrow('attempt 3')
  })
})

describe('a process that runs only the worker', () => {
  it('has health and metrics on METRICS_PORT, and clears the backlog that a serving process shows', async () => {
    const deployment = await createDeployment()
    const [servingPort, workingPort] = [await freePort(), await freePort()]
    const service = await deployment.start('serve', { METRICS_PORT: String(servingPort) })
    await deployment.newUser(service)
    expect((await read(servingPort, '/metrics')).text).toMatch(/\nparley_worker_backlog_items\{job="events"\} [1-9]/)
    expect((await read(servingPort, '/metrics')).text).not.toContain('parley_worker_runs_total{')

    const worker = await deployment.start('work', { METRICS_PORT: String(workingPort) })
    expect(JSON.parse((await read(workingPort, '/health')).text)).toMatchObject({ status: 'ok' })
    expect((await read(workingPort, '/health/ready')).status).toBe(200)
    expect((await read(workingPort, '/other')).status).toBe(404)
    await expect
      .poll(async () => (await read(workingPort, '/metrics')).text)
      .toMatch(/\nparley_worker_backlog_items\{job="events"\} 0\n/)
    expect((await read(workingPort, '/metrics')).text).toMatch(
      /\nparley_worker_runs_total\{job="events",result="ok"\} [1-9]/,
    )
    worker.child.kill('SIGTERM')
    expect(await worker.exited).toBe(0)
    expect((await service.as(null).get('/health/ready')).status).toBe(200)
  })
})
