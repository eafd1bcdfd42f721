import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { Pool } from 'undici'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { Browser, fromAnotherAddress, newEmail } from './support/browser.ts'
import type { Answer } from './support/client.ts'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { median, proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { type ServiceProcess, stopAllServices } from './support/service-process.ts'

// `npm run test:sign-in`

const TIMINGS = scaled(200)
const PARALLEL_USES = scaled(1_000)
const READ_PAIRS = 5
const READ_TURNS = scaled(20)
const TURN_MS = 150
const MAILS = scaled(1_000)
const KILLS = scaled(20)

const results = new ResultTable('Signing in')
const random = new Random(proofSeed())

afterEach(stopAllServices)
afterAll(() => results.print())

interface Mail {
  code: string
  token: string
}

/** Requests an email, and returns what's in it. */
async function mailFor(deployment: Deployment, service: ServiceProcess, email: string): Promise<Mail & Attempt> {
  const { body } = await new Browser(service.url, null).post('/session/email', { email })
  const kept = await deployment.operatorOf(service).get(`/sandbox/mailbox?to=${encodeURIComponent(email)}&limit=1`)
  const text: string = kept.body.data[0].text
  return {
    attempt: body.attempt,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
  }
}

interface Attempt {
  attempt: string
}

describe('asking for a sign-in mail', () => {
  it('answers known and unknown addresses alike, and in the same time', async () => {
    const deployment = await createDeployment({ TRUST_PROXY: '1' })
    const service = await deployment.start('serve')
    const known = Array.from({ length: TIMINGS }, newEmail)
    for (const email of known) {
      const made = await deployment.operatorOf(service).post('/users', { display_name: 'Ada', kind: 'person', email })
      expect(made.status).toBe(201)
    }
    await deployment.inDatabase('update users set email_proven = true where email is not null')
    const browser = new Browser(service.url, null)
    const timesMs = { known: [] as number[], unknown: [] as number[] }
    const ask = async (email: string) => {
      const begun = performance.now()
      const answer = await browser.post('/session/email', { email }, fromAnotherAddress())
      const tookMs = performance.now() - begun
      const shape = { status: answer.status, fields: Object.keys(answer.body), headers: [...answer.headers.keys()] }
      return { tookMs, shape: JSON.stringify(shape) }
    }
    for (let i = 0; i < 20; i++) await ask(newEmail())
    const shapes = new Set<string>()
    for (const email of known) {
      for (const [kind, asked] of [['known', email] as const, ['unknown', newEmail()] as const]) {
        const { tookMs, shape } = await ask(asked)
        timesMs[kind].push(tookMs)
        shapes.add(shape)
      }
    }
    expect(shapes.size).toBe(1)
    const [one, other] = [median(timesMs.known), median(timesMs.unknown)]
    results.add(
      `median of ${TIMINGS} answers each, known and unknown`,
      'within 20 % or 1 ms',
      `${one.toFixed(2)} and ${other.toFixed(2)} ms`,
    )
    expect(Math.abs(one - other)).toBeLessThan(Math.max(1, 0.2 * Math.min(one, other)))
  })
})

describe('a link and a code', () => {
  it('sign in once, however many requests use them at the same time', async () => {
    const deployment = await createDeployment({ TRUST_PROXY: '1' })
    const service = await deployment.start('serve')
    const person = { display_name: 'Ada', kind: 'person' }
    const { token } = await mailFor(deployment, service, newEmail())
    const { attempt, code } = await mailFor(deployment, service, newEmail())
    for (const [what, body] of [
      ['link', { token, ...person }],
      ['code', { attempt, code, ...person }],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: PARALLEL_USES }, () => signIn(service, body)))
      const succeeded = answers.filter(({ status }) => status === 201).length
      const refused = answers.filter(({ status }) => status === 401).length
      results.add(`${PARALLEL_USES} parallel uses of one ${what}: successes`, '1', succeeded)
      expect([succeeded, refused]).toEqual([1, PARALLEL_USES - 1])
    }
  })
})

/** Repeats what got a 503, as the response asks. */
async function signIn(service: ServiceProcess, body: object): Promise<Answer> {
  for (;;) {
    const answer = await new Browser(service.url, null).post('/session', body)
    if (answer.status !== 503) return answer
    await sleep(100)
  }
}

describe('reads by a session', () => {
  it('are nearly as many per second as reads by a key', async () => {
    const deployment = await createDeployment({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    const service = await deployment.start('serve')
    const { token } = await mailFor(deployment, service, newEmail())
    const browser = new Browser(service.url, null)
    expect((await browser.post('/session', { token, display_name: 'Ada', kind: 'person' })).status).toBe(201)
    const { key } = (await browser.post('/keys', { name: 'reader' })).body
    const bySession = { cookie: String(browser.cookie) }
    const byKey = { authorization: `Bearer ${key}` }
    const pool = new Pool(service.url, { connections: 32 })
    const ratios: number[] = []
    // The first pair only warms up.
    for (let i = 0; i <= READ_PAIRS; i++) {
      // In short turns, so that whatever else the machine is doing slows down both alike.
      const counts = { byKey: 0, bySession: 0 }
      for (let turn = 0; turn < READ_TURNS; turn++) {
        counts.byKey += await countReads(pool, byKey)
        counts.bySession += await countReads(pool, bySession)
      }
      if (i > 0) ratios.push(counts.bySession / counts.byKey)
    }
    await pool.close()
    results.add('reads by a session / by a key, median of five pairs', '≥ 0.85', median(ratios).toFixed(3))
    expect(median(ratios)).toBeGreaterThanOrEqual(0.85)
  })
})

/** How many reads are answered in one turn. */
async function countReads(pool: Pool, headers: Record<string, string>): Promise<number> {
  const begun = performance.now()
  let reads = 0
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() - begun < TURN_MS) {
        const { statusCode, body } = await pool.request({ method: 'GET', path: '/api/profile/me', headers })
        await body.dump()
        // 503 on a machine that is too busy; such a read isn't counted.
        expect([200, 503]).toContain(statusCode)
        if (statusCode === 200) reads++
      }
    }),
  )
  return reads / (performance.now() - begun)
}

describe('mails, with a mail server that fails a third of the time and a worker that is killed again and again', () => {
  it('all arrive, and those that arrive twice have the same Message-ID', async () => {
    const arrived: { to: string; messageId: string }[] = []
    let failures = 0
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          await sleep(random.between(10, 60))
          if (random.chance(1 / 3)) {
            failures++
            return callback(Object.assign(new Error('not now'), { responseCode: 451 }))
          }
          const messageId = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
          arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId })
          return callback()
        })
      },
    })
    // A killed worker leaves its connections.
    server.on('error', () => {})
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port))
    })
    const deployment = await createDeployment({
      TRUST_PROXY: '1',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Parley <parley@market.example>',
    })
    const service = await deployment.start('serve')
    const addresses = Array.from({ length: MAILS }, newEmail)
    for (let i = 0; i < addresses.length; i += 20) {
      const some = addresses.slice(i, i + 20)
      await Promise.all(some.map((email) => askForMail(service.url, email)))
    }

    for (let kills = 0; kills < KILLS; kills++) {
      const worker = await deployment.start('work')
      await sleep(random.between(100, 700))
      worker.child.kill('SIGKILL')
      await worker.exited
      // No worker is running now, so neither the pauses between attempts nor the killed worker's leases matter.
      await deployment.inDatabase('update mails set send_at = now() where send_at is not null')
    }
    const sentBefore = arrived.length
    expect(sentBefore).toBeLessThan(MAILS * 2)
    await deployment.start('work')
    await expect
      .poll(
        async () => {
          // Only the pauses after failures: emails that are being sent have a lease of two minutes.
          await deployment.inDatabase(`update mails set send_at = now() where last_error is not null
            and (send_at < now() + interval '90 seconds' or send_at > now() + interval '121 seconds')`)
          const [row] = await deployment.inDatabase<{ waiting: string }>(
            'select count(*) as waiting from mails where send_at is not null',
          )
          return Number(row?.waiting)
        },
        { timeout: 600_000, interval: 500 },
      )
      .toBe(0)

    const idsOf = new Map<string, typeof arrived>()
    for (const mail of arrived) idsOf.set(mail.to, [...(idsOf.get(mail.to) ?? []), mail])
    const twice = [...idsOf.values()].filter((mails) => mails.length > 1)
    results.add(`${MAILS} mails, ${failures} failures, ${KILLS} kills: delivered`, String(MAILS), idsOf.size)
    results.add('delivered twice, with the same Message-ID', '≤ 20', twice.length)
    expect([...idsOf.keys()].sort()).toEqual([...addresses].sort())
    for (const mails of twice) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(MAILS)
    expect(twice.length).toBeLessThanOrEqual(20)
    await new Promise<void>((resolve) => server.close(resolve))
  })
})

// 503 on a machine that is too busy; nothing was queued then.
async function askForMail(url: string, email: string): Promise<void> {
  for (;;) {
    const { status } = await new Browser(url, null).post('/session/email', { email })
    if (status === 200) return
    expect(status).toBe(503)
    await sleep(100)
  }
}
