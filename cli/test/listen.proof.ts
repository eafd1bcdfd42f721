import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { RetryingClient } from '../../server/test/support/client.ts'
import { createDeployment } from '../../server/test/support/deployment.ts'
import { proofSeed, ResultTable, scaled } from '../../server/test/support/proof.ts'
import { Random } from '../../server/test/support/random.ts'
import { openReceiver } from '../../server/test/support/receiver.ts'
import { freePort, stopAllServices } from '../../server/test/support/service-process.ts'
import { newMachine, type Spawned } from './support/parley.ts'

// `npm run test:listen`

const KILLS = scaled(20)
const GIGS_PER_ROUND = 25
const results = new ResultTable('parley listen')

afterAll(async () => {
  results.print()
  await stopAllServices()
})

describe('parley listen', () => {
  it(`forwards every event at least once and in order, over ${KILLS} kills of the server and ${KILLS} of itself`, async () => {
    const seed = proofSeed()
    const random = new Random(seed)
    results.add('seed', '', seed)
    const deployment = await createDeployment()
    const port = String(await freePort())
    let service = await deployment.start('start', { PORT: port })
    const ada = await deployment.newUser(service)
    const receiver = await openReceiver()
    const machine = await newMachine({ PARLEY_URL: service.url, PARLEY_KEY: ada.secret ?? '' })
    const args = ['listen', '--forward-to', receiver.url, '--events', 'gig.created']
    const client = new RetryingClient(service.url, ada.secret, ada.userId)

    let listener: Spawned = machine.spawn(args)
    await listener.stderr.until(/Signed with/)
    const posted: string[] = []
    for (let kill = 0; kill < 2 * KILLS; kill += 1) {
      // A write that the kill cuts off fails, but may have happened.
      const posting = post(client, posted).catch(() => {})
      await sleep(random.between(0, 250))
      if (kill % 2 === 0) {
        listener.child.kill('SIGKILL')
        await Promise.all([listener.done, posting])
        listener = machine.spawn(args)
        await listener.stderr.until(/Signed with/)
      } else {
        service.child.kill('SIGKILL')
        await Promise.all([service.exited, posting])
        service = await deployment.start('start', { PORT: port })
      }
    }
    await post(client, posted)
    const all = await eventsOf(client, posted.length)
    await receiver.until((received) => new Set(received.map(({ body }) => body.id)).size >= all.length)
    listener.child.kill('SIGKILL')

    const forwarded = receiver.received.map(({ body }) => body.id as string)
    const firstTimes = [...new Set(forwarded)]
    results.add('events', '', all.length)
    results.add('never forwarded', '0', all.filter((id) => !forwarded.includes(id)).length)
    results.add('forwarded out of order', '0', firstTimes.filter((id, index) => id !== all[index]).length)
    results.add('forwarded more than once', '', forwarded.length - firstTimes.length)
    expect(firstTimes).toEqual(all)
  })
})

async function post(client: RetryingClient, posted: string[]): Promise<void> {
  for (let count = 0; count < GIGS_PER_ROUND; count += 1) {
    const body = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
    const { body: gig } = await client.post('/gigs', body)
    posted.push(gig.id)
  }
}

/** The ids of all events in the feed, once it has at least this many. */
async function eventsOf(client: RetryingClient, countMin: number): Promise<string[]> {
  const ids: string[] = []
  let after = ''
  for (;;) {
    const { data, next_cursor } = (await client.get(`/events?types=gig.created&limit=100&wait=2${after}`)).body
    ids.push(...data.map(({ id }: { id: string }) => id))
    after = `&after=${next_cursor}`
    if (data.length === 0 && ids.length >= countMin) return ids
  }
}
