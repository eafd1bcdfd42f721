import { afterEach, describe, expect, it } from 'vitest'
import { createDeployment } from './support/deployment.ts'
import { StreamReader } from './support/event-stream.ts'
import { openReceiver, verifySignature } from './support/receiver.ts'
import { stopAllServices } from './support/service-process.ts'
import { timed } from './support/timed.ts'

afterEach(stopAllServices)

describe('separate processes for serving and for work', () => {
  it('pass events from one process to requests that wait at another, and deliver webhooks once', timed, async () => {
    const deployment = await createDeployment()
    const [service, other] = await Promise.all([deployment.start('serve'), deployment.start('serve')])
    const ada = await deployment.newUser(service)
    const receiver = await openReceiver()
    const webhook = await ada.post('/webhooks', { url: receiver.url, events: ['gig.created'] })
    const waiting = other.as(ada.secret).get('/events?types=gig.created&wait=20')
    await ada.post('/gigs', { title: 'A gig', description: 'x', rate_type: 'fixed' })
    const workers = await Promise.all([deployment.start('work'), deployment.start('work')])
    expect((await waiting).body.data).toHaveLength(1)
    const received = await receiver.first('gig.created')
    verifySignature(webhook.body.secret, received)
    for (const worker of workers) {
      worker.child.kill('SIGTERM')
      expect(await worker.exited).toBe(0)
    }
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a process that receives SIGTERM', () => {
  it('ends streams and waiting requests, and exits with 0', timed, async () => {
    const deployment = await createDeployment()
    const service = await deployment.start('start')
    const ada = await deployment.newUser(service)
    const key = { authorization: `Bearer ${ada.secret}` }
    const stream = await StreamReader.open(`${service.url}/api/events/stream`, key)
    await stream.until(() => stream.events.length >= 2)
    const waiting = ada.get('/events?types=gig.closed&wait=30')
    await ada.get('/events?types=gig.closed')
    const startedMs = performance.now()
    service.child.kill('SIGTERM')
    const page = await waiting
    expect(page.status).toBe(200)
    expect(page.body).toEqual({ data: [], next_cursor: expect.any(String) })
    await stream.end()
    expect(await service.exited).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(28_000)
  })
})
