import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { expectFiguresToMatch } from './support/figures.ts'
import { stopAllServices } from './support/service-process.ts'

afterEach(stopAllServices)

it('count every event once while workers are killed', { timeout: 300_000 }, async () => {
  const deployment = await createDeployment()
  const service = await deployment.start('serve')
  const ada = await deployment.newUser(service)
  for (let round = 0; round < 2; round++) {
    const posting = Array.from({ length: 30 }, () =>
      ada.post('/gigs', { title: 'A gig', description: 'x', rate_type: 'fixed' }),
    )
    const workers = await Promise.all([deployment.start('work'), deployment.start('work')])
    // In each round they are cut off at another moment: as soon as something, and a bit more, is counted.
    await expect.poll(() => countedTo(deployment), { timeout: 60_000, interval: 5 }).toBeGreaterThan(round * 20)
    for (const worker of workers) worker.child.kill('SIGKILL')
    await Promise.all([...posting, ...workers.map(({ exited }) => exited)])
  }
  await deployment.start('work')
  await expect.poll(() => uncounted(deployment), { timeout: 60_000 }).toBe(0)
  const { days, now } = (await deployment.operatorOf(service).get('/operator/overview')).body
  const posted = days.reduce((sum: number, day: { gigs_posted: number }) => sum + day.gigs_posted, 0)
  expect([posted, now.open_gigs]).toEqual([60, 60])
  const db = new pg.Client(deployment.connection)
  await db.connect()
  await expectFiguresToMatch({ inDatabase: (use) => use(db) }).finally(() => db.end())
})

async function countedTo({ inDatabase }: Deployment): Promise<number> {
  const [row] = await inDatabase<{ position: string }>('select position from figures_progress')
  return Number(row?.position)
}

async function uncounted({ inDatabase }: Deployment): Promise<number> {
  const [row] = await inDatabase<{ count: string }>(`
    select last_position - position + (select count(*) from events where events.position is null) as count
    from event_sequence, figures_progress`)
  return Number(row?.count)
}
