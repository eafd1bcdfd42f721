import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { RetryingClient } from './support/client.ts'
import { createDeployment } from './support/deployment.ts'
import { changeMarket, MarketCopy, newestEvent, publicGigs } from './support/market-copy.ts'
import { proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { freePort, stopAllServices } from './support/service-process.ts'

// `npm run test:market-feed`

const CHANGES = scaled(1_000)
const RECONNECTS = 20
const KILLS = 5
const results = new ResultTable('a copy of all gigs from the market feed')

afterAll(async () => {
  results.print()
  await stopAllServices()
})

describe('a copy of all gigs', () => {
  it(`matches the service after ${CHANGES} changes, ${RECONNECTS} reconnects and ${KILLS} kills of the service`, async () => {
    const seed = proofSeed()
    const random = new Random(seed)
    results.add('seed', '', seed)
    const deployment = await createDeployment()
    const PORT = String(await freePort())
    let service = await deployment.start('start', { PORT })
    const users = await Promise.all([1, 2, 3, 4].map(() => deployment.newUser(service)))
    const callers = users.map(({ secret, userId }) => new RetryingClient(service.url, secret, userId))
    const [reader, worker, ...clients] = callers as [RetryingClient, RetryingClient, ...RetryingClient[]]
    const traders = {
      operator: new RetryingClient(service.url, deployment.operatorOf(service).secret),
      worker,
      clients,
    }
    const folder = await mkdtemp(join(tmpdir(), 'parley-market-'))
    const env = { PARLEY_URL: service.url, PARLEY_KEY: String(reader.secret) }
    const copy = new MarketCopy(join(folder, 'gigs.json'), env)
    try {
      let [changes, reconnects, kills] = [0, 0, 0]
      while (changes < CHANGES) {
        const changing = changeMarket(traders, random).catch(() => false)
        if (reconnects < (changes / CHANGES) * RECONNECTS) {
          reconnects += 1
          await copy.restart()
        }
        if (kills < (changes / CHANGES) * KILLS) {
          kills += 1
          await sleep(random.between(0, 20))
          service.child.kill('SIGKILL')
          await service.exited
          service = await deployment.start('start', { PORT })
        }
        if (await changing) changes += 1
      }
      expect([reconnects, kills]).toEqual([RECONNECTS, KILLS])
      // A change that was cut off may have suspended it.
      for (const { userId } of clients) await traders.operator.post(`/users/${userId}/reinstate`)
      const last = (await clients[0]?.post('/gigs', { title: 'Last', description: 'x', rate_type: 'fixed' }))?.body.id
      await reader.get(`/events?audience=market&subject_id=${last}&wait=30`)
      const [copied, shown] = [await copy.upTo(await newestEvent(reader)), await publicGigs(reader)]
      results.add('changes that visitors see', '', changes)
      results.add('kills of the script, of the service', '', `${reconnects}, ${kills}`)
      results.add('gigs', '', Object.keys(shown).length)
      const ids = Object.keys({ ...shown, ...copied })
      results.add('gigs that differ', '0', ids.filter((id) => !isDeepStrictEqual(shown[id], copied[id])).length)
      expect(copied).toEqual(shown)
    } finally {
      await copy.kill()
      await rm(folder, { recursive: true })
    }
  })
})
