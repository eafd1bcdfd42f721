import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Client, expectOk } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { createDeployment } from './support/deployment.ts'
import { type ReceivedMail, startMailServer } from './support/mail-server.ts'
import { proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { stopAllServices } from './support/service-process.ts'

// `npm run test:notifications`

const PAIRS = scaled(250)
const HOURS = 24
const KILLS = 20
// The mail server is down in these hours.
const DOWN = { from: 8, to: 14 }
const WAIT_SECONDS = 3
/** An email that was on its way when its reader read the thing can arrive this much later. */
const ON_ITS_WAY_MS = 1_000

const results = new ResultTable('Notifications')
const random = new Random(proofSeed())

afterEach(stopAllServices)
afterAll(() => results.print())

type Kind = 'tasks' | 'messages'

/** Something that people are told about at most once. */
interface Thing {
  to: string
  kind: Kind
  /** Its email's subject; for messages, how it ends. */
  subject: string
  /** When it was read or done; null if it never was. */
  goneAt: number | null
}

interface Person {
  client: Client
  email: string
  name: string
  setting: 'now' | 'daily' | 'off'
}

describe(`${PAIRS * 2} people over a day, with a worker that is killed ${KILLS} times and a mail server that is down for ${DOWN.to - DOWN.from} hours`, () => {
  it('emails each thing once, nothing that was read, and nothing to those who have unsubscribed', async () => {
    const server = await startMailServer()
    const arrivedAt = new Map<ReceivedMail, number>()
    const received = () => {
      for (const mail of server.received) if (!arrivedAt.has(mail)) arrivedAt.set(mail, Date.now())
      return server.received
    }
    const watching = setInterval(received, 20)
    const deployment = await createDeployment({
      SMTP_URL: server.url,
      MAIL_FROM: 'Parley <parley@market.example>',
      EMAIL_WAIT_SECONDS: String(WAIT_SECONDS),
      RATE_LIMIT_PER_MINUTE: '0',
    })
    const service = await deployment.start('serve')
    const operator = deployment.operatorOf(service)
    const things: Thing[] = []
    const unsubscribed: { to: string; kind: Kind; at: number }[] = []

    async function newPerson(name: string): Promise<Person> {
      const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
      const created = expectOk(await operator.post('/users', { display_name: name, kind: 'person', email }))
      const person = service.as(created.key.key)
      const setting = random.chance(0.1) ? 'off' : random.chance(0.1) ? 'daily' : 'now'
      if (setting !== 'now') {
        expectOk(await person.patch('/notifications/settings', { kinds: { tasks: setting, messages: setting } }))
      }
      return { client: person, email, name, setting }
    }

    async function see(thing: Thing, act: () => Promise<unknown>): Promise<void> {
      if (thing.goneAt !== null) return
      await act()
      thing.goneAt = Date.now()
    }

    function tell(to: Person, kind: Kind, subject: string): Thing {
      const thing: Thing = { to: to.email, kind, subject, goneAt: null }
      things.push(thing)
      return thing
    }

    /** What happens between two people, each step in its own hour. */
    async function newPair(number: number) {
      const [maya, ben] = await Promise.all([newPerson(`Client ${number}`), newPerson(`Worker ${number}`)])
      const title = `Job ${number}.`
      const gigId = await postGig(maya.client, { title, positions: 2 })
      let application = ''
      const conversation = async () =>
        expectOk(await maya.client.get(`/conversations?gig_id=${gigId}`)).data[0].id as string
      const write = async (from: Person, to: Person) => {
        const path = `/conversations/${await conversation()}`
        const thing = tell(to, 'messages', `from ${from.name}`)
        let last = ''
        for (let count = random.between(1, 3); count > 0; count--) {
          last = expectOk(await from.client.post(`${path}/messages`, { text: 'Hello.' })).id
        }
        const read = () => see(thing, async () => expectOk(await to.client.post(`${path}/read`, { message_id: last })))
        return read
      }
      const steps: (() => Promise<() => Promise<void>>)[] = [
        async () => {
          application = expectOk(await ben.client.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).id
          const thing = tell(maya, 'tasks', `New application: ${title}`)
          return () =>
            see(thing, async () => expectOk(await maya.client.post(`/applications/${application}/shortlist`)))
        },
        () => write(ben, maya),
        () => write(maya, ben),
        async () => {
          const offer = { application_id: application, terms: { rate_cents: 10_000 } }
          const thing = tell(ben, 'tasks', `New offer: ${title}`)
          const { id } = expectOk(await maya.client.post('/negotiations', offer))
          const [waiting] = things.filter(
            ({ to, subject }) => to === maya.email && subject.startsWith('New application'),
          )
          // The application isn't undecided anymore.
          if (waiting && waiting.goneAt === null) waiting.goneAt = Date.now()
          return () => see(thing, async () => expectOk(await ben.client.post(`/negotiations/${id}/decline`, {})))
        },
      ]
      return { people: [maya, ben], steps }
    }

    const pairs: Awaited<ReturnType<typeof newPair>>[] = []
    for (let number = 0; number < PAIRS; number += 3) {
      const some = Array.from({ length: Math.min(3, PAIRS - number) }, (_, index) => newPair(number + index))
      pairs.push(...(await Promise.all(some)))
    }
    await deployment.inDatabase('update users set email_proven = true where email is not null')
    const people = pairs.flatMap((pair) => pair.people)

    /** Steps by the hour; each pair takes its own in order. */
    const plan = Array.from({ length: HOURS }, () => [] as (() => Promise<() => Promise<void>>)[])
    for (const { steps } of pairs) {
      const hours = steps.map(() => random.between(0, HOURS - 1)).sort((a, b) => a - b)
      for (const [index, step] of steps.entries()) plan[hours[index] ?? 0]?.push(step)
    }

    const later: (() => Promise<void>)[] = []
    async function happen(hour: number): Promise<void> {
      for (const step of plan[hour] ?? []) {
        const read = await step()
        const when = random.between(0, 9)
        // Immediately, in an hour, or never.
        if (when < 4) await read()
        else if (when < 7) later.push(read)
      }
    }

    async function unsubscribeSome(): Promise<void> {
      for (const mail of received().filter(() => random.chance(0.01))) {
        const link = new URL(/^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '')
        const kind = link.searchParams.get('kind') as Kind
        // The worker has its own port, on which it doesn't respond.
        const answer = await fetch(`${service.url}${link.pathname}${link.search}`, {
          method: 'POST',
          body: new URLSearchParams('List-Unsubscribe=One-Click'),
        })
        expect(answer.status).toBe(200)
        unsubscribed.push({ to: mail.to, kind, at: Date.now() })
      }
    }

    const makeDue = () => deployment.inDatabase('update mails set send_at = now() where send_at is not null')
    for (let hour = 0; hour < HOURS; hour++) {
      const isDown = hour >= DOWN.from && hour < DOWN.to
      server.answer = () => (isDown ? Object.assign(new Error('down'), { responseCode: 451 }) : null)
      const worker = await deployment.start('work')
      const reading = later.splice(0)
      await happen(hour)
      for (const read of reading) await read()
      await unsubscribeSome()
      expectOk(await operator.post('/sandbox/clock/advance', { seconds: 3_600 }))
      await sleep(random.between(200, 2_500))
      const isKilled = hour < KILLS
      worker.child.kill(isKilled ? 'SIGKILL' : 'SIGTERM')
      await worker.exited
      // No worker is running now, so neither the pauses between attempts nor the killed worker's leases matter.
      await makeDue()
    }
    await deployment.start('work')
    const isQuiet = async () => {
      const [row] = await deployment.inDatabase<{ waiting: string }>(`select (select count(*) from email_checks)
        + (select count(*) from mails where send_at is not null) + (select count(*) from events where position is null) as waiting`)
      return Number(row?.waiting)
    }
    await expect.poll(isQuiet, { timeout: 300_000, interval: 500 }).toBe(0)
    await deployment.inDatabase('update email_notices set daily_at = now() where daily_at is not null')
    const waitingDaily = async () => {
      const [row] = await deployment.inDatabase<{ waiting: string }>(
        'select count(*) as waiting from email_notices where daily_at is not null',
      )
      return Number(row?.waiting)
    }
    await expect
      .poll(async () => (await waitingDaily()) + (await isQuiet()), { timeout: 300_000, interval: 500 })
      .toBe(0)
    clearInterval(watching)
    const all = received()

    const byId = new Map<string, ReceivedMail[]>()
    for (const mail of all) byId.set(mail.messageId, [...(byId.get(mail.messageId) ?? []), mail])
    const repeats = [...byId.values()].reduce((sum, mails) => sum + mails.length - 1, 0)
    const settingOf = new Map(people.map(({ email, setting }) => [email, setting]))
    const isOf = (thing: Thing) => (mail: ReceivedMail) => mail.to === thing.to && mail.subject.endsWith(thing.subject)
    const idsOf = (thing: Thing) => new Set(all.filter(isOf(thing)).map(({ messageId }) => messageId))
    const unsubscription = ({ to, kind }: Pick<Thing, 'to' | 'kind'>) =>
      unsubscribed.find((each) => each.to === to && each.kind === kind)
    const twice = things.filter((thing) => idsOf(thing).size > 1)
    const isLate = (thing: Thing, mail: ReceivedMail) =>
      thing.goneAt !== null && (arrivedAt.get(mail) ?? 0) > thing.goneAt + ON_ITS_WAY_MS
    const stale = things.filter((thing) => all.filter(isOf(thing)).some((mail) => isLate(thing, mail)))
    const after = things.filter((thing) => {
      const since = unsubscription(thing)?.at
      return (
        since !== undefined &&
        all.filter(isOf(thing)).some((mail) => (arrivedAt.get(mail) ?? 0) > since + ON_ITS_WAY_MS)
      )
    })
    const unwanted = all.filter(({ to, subject }) => {
      const setting = settingOf.get(to)
      return setting === 'off' || (setting === 'daily') !== subject.startsWith('Your daily email: ')
    })
    const waiting = things.filter(({ goneAt }) => goneAt === null)
    const missing = waiting.filter((thing) => {
      if (unsubscription(thing)) return false
      const setting = settingOf.get(thing.to)
      if (setting === 'now') return idsOf(thing).size === 0
      return setting === 'daily' && !all.some(({ to, text }) => to === thing.to && text.includes(thing.subject))
    })

    const seenInTime = things.filter((thing) => thing.goneAt !== null && idsOf(thing).size === 0)
    results.add(
      `${people.length} people, ${things.length} things, ${all.length} emails: things emailed twice`,
      '0',
      twice.length,
    )
    results.add(`repeats after ${KILLS} kills, with the same Message-ID`, `≤ ${KILLS}`, repeats)
    results.add('  emails about what had been read or done', '0', stale.length)
    results.add(
      `  emails after ${unsubscribed.length} unsubscribed, or to those who want none`,
      '0',
      after.length + unwanted.length,
    )
    results.add(`  of ${waiting.length} things that still wait, not emailed`, '0', missing.length)
    results.add('  seen in time, and not emailed', '', seenInTime.length)
    expect([twice, stale, after, unwanted.map(({ to, subject }) => [to, subject]), missing]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
    expect(Math.max(...[...byId.values()].map((mails) => mails.length))).toBeLessThanOrEqual(2)
    expect(repeats).toBeLessThanOrEqual(KILLS)
    expect(seenInTime.length).toBeGreaterThan(things.length / 10)
    await server.close()
  })
})
