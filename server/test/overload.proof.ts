import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { Dice } from './support/dice.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import {
  type Figures,
  figuresOf,
  type Sample,
  type Sendable,
  type Sent,
  sendAtRate,
  sendInTurn,
} from './support/open-loop.ts'
import { countOf, quantile, tell } from './support/proof.ts'
import { type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`. What else the machine does moves all of these figures: the peak is taken before and after,
// and of its shares the median of several rounds is what counts.

const ROUNDS = countOf('FAULTS_OVERLOAD_ROUNDS', 3)
const SECONDS = countOf('FAULTS_OVERLOAD_SECONDS', 60)
const SECONDS_OF_HALF = 10
// How many callers who wait get the most out of it, is found by turns: the machine is not equally fast for long, and the one who
// comes when it is fast would win.
const CALLERS = [16, 48]
const SECONDS_OF_TURN = 5
const USERS = 100
const dice = new Dice(countOf('FAULTS_SEED', Date.now() % 2 ** 31))
const users: Client[] = []
let deployment: EmbeddedDeployment
let service: ServiceProcess

beforeAll(async () => {
  deployment = await createEmbeddedDeployment()
  service = await deployment.start()
  // From elsewhere, those who send would not keep it from working; what is started after this would be held back like them.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  while (users.length < USERS) users.push(await deployment.newUser())
  for (const user of users) await user.post('/wallet/deposits', { amount_cents: 1_000_000 })
  await sendInTurn(service.url, () => requestOf(0.5), { connections: 32, seconds: 5 })
})

afterAll(async () => {
  await stopAllServices()
  await deployment.remove()
})

describe('three times as many requests as it can serve', () => {
  it.each([
    ['one in ten of them reads', 0.1],
    ['all of them writes', 0],
  ])('leave it as useful as at its peak, and as quick as ever when they are over: %s', async (_, reads) => {
    const next = () => requestOf(reads)
    const rounds: Round[] = []
    let peak = await findPeak(next)
    while (rounds.length < ROUNDS) {
      const round = await overload(next, peak)
      rounds.push(round)
      peak = round.laterPeak
    }
    expect(service.child.exitCode).toBeNull()
    expect(rounds.flatMap(({ over }) => over.failed)).toEqual([])
    const medianOf = (figure: (round: Round) => number) => quantile(rounds.map(figure), 0.5)
    expect(medianOf(({ recovered }) => recovered)).toBeGreaterThan(0.8)
    expect(medianOf(({ goodput }) => goodput)).toBeGreaterThan(0.8)
    // Reads are cheap and nearly all get through: they must not hide it if writes did not.
    expect(medianOf(({ writes }) => writes)).toBeGreaterThan(0.8)
    for (const { over, backAfterSeconds } of rounds) {
      expect(over.p99Ms).toBeLessThan(1_000)
      expect(backAfterSeconds).toBeLessThanOrEqual(5)
    }
    expect((await deployment.operator.get('/operator/ledger/audit')).body).toMatchObject({ ok: true, violations: [] })
  })
})

interface Round {
  over: Figures
  laterPeak: Figures
  /** Shares of the peak: of all that succeeded, of the writes among them, and of what the peak is afterwards. */
  goodput: number
  writes: number
  recovered: number
  backAfterSeconds: number
}

/** Half of what it can do, three times as much, half again. */
async function overload(next: () => Sendable, peak: Figures): Promise<Round> {
  const half = { perSecond: Math.floor(peak.perSecond / 2), seconds: SECONDS_OF_HALF }
  const before = figuresOf(await sendAtRate(service.url, next, half))
  tell(line('half of it', before))
  const threefold = { perSecond: Math.floor(peak.perSecond * 3), seconds: SECONDS }
  const over = figuresOf(await sendAtRate(service.url, next, threefold))
  tell(line('three times', over))
  const [unnumbered] = await deployment.inDatabase<{ count: string }>(
    'select count(*) as count from events where position is null',
  )
  const overMs = performance.now()
  const sentAgain = await sendAtRate(service.url, next, half)
  tell(line('half again', figuresOf(sentAgain)))
  const isNormal = ({ refused, failed, p99Ms }: Figures) =>
    refused === 0 && failed.length === 0 && p99Ms < Math.max(250, 2 * before.p99Ms)
  const secondOf = ({ dueMs }: Sample) => Math.floor((dueMs - overMs) / 1_000)
  const after = Array.from({ length: half.seconds }, (_, second) =>
    figuresOf({ samples: sentAgain.samples.filter((sample) => secondOf(sample) === second), seconds: 1 }),
  )
  const backAfterSeconds = after.findLastIndex((figures) => !isNormal(figures)) + 1
  const laterPeak = await findPeak(next)
  const goodput = (2 * over.perSecond) / (peak.perSecond + laterPeak.perSecond)
  const writes = (2 * over.writesPerSecond) / (peak.writesPerSecond + laterPeak.writesPerSecond)
  tell(
    `goodput ${Math.round(goodput * 100)} % of peak, of writes ${Math.round(writes * 100)} %; normal after ${backAfterSeconds} s; ` +
      `${unnumbered?.count} events without a position when it was over`,
  )
  return { over, laterPeak, goodput, writes, recovered: laterPeak.perSecond / peak.perSecond, backAfterSeconds }
}

/** The most that succeeds when every caller waits for its answer. */
async function findPeak(next: () => Sendable): Promise<Figures> {
  const tries = CALLERS.map((connections): { connections: number } & Sent => ({ connections, samples: [], seconds: 0 }))
  for (let turns = SECONDS / SECONDS_OF_TURN / CALLERS.length; turns > 0; turns--) {
    for (const tried of tries) {
      const { connections } = tried
      const sent = await sendInTurn(service.url, next, { connections, seconds: SECONDS_OF_TURN })
      tried.samples.push(...sent.samples)
      tried.seconds += sent.seconds
    }
    // What comes every ten seconds must not always meet the same ones.
    tries.reverse()
  }
  const peak = tries.map(figuresOf).reduce((most, figures) => (figures.perSecond > most.perSecond ? figures : most))
  tell(line('peak', peak))
  // Otherwise it would be no peak: whoever is refused has to wait before asking again.
  expect(peak.refused).toBeLessThan(0.01 * peak.perSecond * peak.seconds)
  return peak
}

/** Some look at their wallet; the others put money in, or take some out. */
function requestOf(reads: number): Sendable {
  const secret = dice.pick(users)?.secret
  const kind = dice.chance(reads) ? 'read' : dice.chance(0.5) ? 'deposits' : 'withdrawals'
  const head = `host: parley\r\nauthorization: Bearer ${secret}\r\n`
  if (kind === 'read') return { bytes: Buffer.from(`GET /api/wallet HTTP/1.1\r\n${head}\r\n`), isWrite: false }
  const body = `{"amount_cents":${kind === 'deposits' ? 2 : 1}}`
  const bytes = Buffer.from(
    `POST /api/wallet/${kind} HTTP/1.1\r\n${head}idempotency-key: ${randomUUID()}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  return { bytes, isWrite: true }
}

function line(name: string, { perSecond, writesPerSecond, p50Ms, p99Ms, refused, failed, seconds }: Figures): string {
  const times = `${Math.round(p50Ms)} ms median, ${Math.round(p99Ms)} ms p99`
  return (
    `${name.padEnd(12)} ${Math.round(perSecond)} a second (${Math.round(writesPerSecond)} writes), ${times}; ${Math.round(refused / seconds)} a second refused, ` +
    `${failed.length} failed ${failed.length > 0 ? [...new Set(failed)] : ''}`
  )
}
