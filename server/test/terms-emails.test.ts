import { describe, expect, it } from 'vitest'
import { mailAboutTerms } from '../src/operator/terms-of-use/mailing-service.ts'
import type { Database } from '../src/platform/db/database.ts'
import { mailsTo, newEmail, signUp } from './support/browser.ts'
import { acceptTerms, publishTerms, replaceTerms } from './support/terms.ts'
import { createWorld, type World } from './support/world.ts'

async function newReader(world: World) {
  const email = newEmail()
  return { email, caller: await signUp(world, email) }
}

/** Does what the worker does, until nothing is left. */
async function mailAll(world: World, database: Database = world.database): Promise<void> {
  while (await mailAboutTerms(database, world.core.context));
}

async function subjectsTo(world: World, email = ''): Promise<string[]> {
  const mails = await mailsTo(world, email)
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('Terms'))
}

describe('everyone with a verified address', () => {
  it('is emailed about terms once, unless they have already accepted them', async () => {
    const world = await createWorld()
    const [ada, ben] = [await newReader(world), await newReader(world)]
    const unverified = newEmail()
    await world.newUser({ email: unverified })
    await publishTerms(world.operator)
    await acceptTerms(ben.caller, 1)
    await Promise.all([1, 2, 3].map(() => mailAll(world)))
    expect(await subjectsTo(world, ada.email)).toEqual(['Parley has published Terms of Use'])
    const [mail] = await mailsTo(world, ada.email)
    expect(mail?.text).toContain('which are now in effect')
    expect(mail?.text).toContain(`${world.url}/terms/1`)
    expect(mail?.text).toContain('Your active contracts and your money aren’t affected.')
    expect(await subjectsTo(world, ben.email)).toEqual([])
    expect(await mailsTo(world, unverified)).toEqual([])

    const { effective_at } = await publishTerms(world.operator, { summary: 'Refunds are *faster*.\n\n- And simpler.' })
    await mailAll(world)
    const day = new Date(effective_at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    expect(await subjectsTo(world, ben.email)).toEqual([`New Terms of Use take effect on ${day}`])
    const [planned] = await mailsTo(world, ben.email)
    expect(planned?.text).toContain(`They take effect on ${day}. Until then, nothing changes.`)
    expect(planned?.text).toContain('Refunds are faster.\n\nAnd simpler.')
  })

  it('is told once, even if a worker is stopped while it queues the emails', async () => {
    const world = await createWorld()
    const emails = await addReaders(world, 60)
    await publishTerms(world.operator)
    // The first batch is lost right before its commit.
    const stopped = new Error('The worker was stopped.')
    const dying: Database = {
      ...world.database,
      transaction: (work) =>
        world.database.transaction(async (tx) => {
          await work(tx)
          throw stopped
        }),
    }
    await expect(mailAboutTerms(dying, world.core.context)).rejects.toThrow(stopped)
    expect(await mailAboutTerms(world.database, world.core.context)).toBe(true)
    await expect(mailAboutTerms(dying, world.core.context)).rejects.toThrow(stopped)
    await Promise.all([mailAll(world), mailAll(world)])
    const queued = await world.inDatabase((db) => db.query('select recipient from mails'))
    expect(queued.rows.map(({ recipient }) => recipient).sort()).toEqual(emails.sort())
  })

  it('is told if a version is withdrawn, but only those who were told about it', async () => {
    const world = await createWorld()
    const emails = await addReaders(world, 52)
    await replaceTerms(world)
    await mailAll(world)
    const { terms_version } = await publishTerms(world.operator)
    expect(await mailAboutTerms(world.database, world.core.context)).toBe(true)
    await world.operator.post('/operator/terms/withdraw', { terms_version })
    await mailAll(world)
    expect(await subjectsTo(world, emails[0])).toEqual([
      expect.stringContaining('The Terms of Use won’t change on'),
      expect.stringContaining('New Terms of Use take effect on'),
      'Parley has published Terms of Use',
    ])
    expect(await subjectsTo(world, emails.at(-1))).toEqual(['Parley has published Terms of Use'])
  })

  it('is emailed after sign-in codes, which don’t wait behind thousands of these emails', async () => {
    const world = await createWorld({ settings: { mail: 'smtp' } })
    await addReaders(world, 120)
    await publishTerms(world.operator)
    await mailAll(world)
    const waiting = () =>
      world.inDatabase(async (db) => (await db.query('select from mails where attempts = 0')).rowCount)
    expect(await waiting()).toBe(50)
    await world.inDatabase((db) => db.query('update mails set attempts = 1, send_at = null'))
    await mailAll(world)
    expect(await waiting()).toBe(50)
    await world.inDatabase((db) => db.query('update mails set attempts = 1, send_at = null'))
    await mailAll(world)
    expect(await waiting()).toBe(20)
  })
})

/** Users with verified addresses, which are returned in the order of their ids. */
async function addReaders(world: World, count: number): Promise<string[]> {
  const { rows } = await world.inDatabase((db) =>
    db.query<{ id: string; email: string }>(
      `insert into users (id, role, kind, display_name, email, email_proven, search, created_at, updated_at)
      select gen_random_uuid(), 'member', 'person', 'Ada', format('reader-%s@example.com', number), true, '', now(), now()
      from generate_series(1, $1) as number returning id, email`,
      [count],
    ),
  )
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ email }) => email)
}
