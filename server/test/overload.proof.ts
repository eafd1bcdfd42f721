import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { Dice } from './support/dice.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { type Figures, figuresOf, type Sendable, sendAtRate, sendInTurn } from './support/open-loop.ts'
import { countOf, tell } from './support/proof.ts'
import { stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`. What else the machine does moves all of these figures: the peak is taken before and after.

const SECONDS = countOf('FAULTS_OVERLOAD_SECONDS', 60)
const PEAK_SECONDS = 10
const USERS = 100
const dice = new Dice(countOf('FAULTS_SEED', Date.now() % 2 ** 31))
let deployment: EmbeddedDeployment

afterEach(async () => {
  await stopAllServices()
  await deployment.remove()
})

describe('three times as many requests as it can serve', () => {
  it('leave it as useful as at its peak, and as quick as ever when they are over', async () => {
    deployment = await createEmbeddedDeployment()
    const service = await deployment.start()
    const users: Client[] = []
    while (users.length < USERS) users.push(await deployment.newUser())
    for (const user of users) await user.post('/wallet/deposits', { amount_cents: 1_000_000 })
    const nextRequest = () => requestOf(String(dice.pick(users)?.secret))

    const findPeak = async () => {
      const tried: Figures[] = []
      for (const connections of [16, 48]) {
        tried.push(figuresOf(await sendInTurn(service.url, nextRequest, { connections, seconds: PEAK_SECONDS })))
      }
      return tried.reduce((best, figures) => (figures.perSecond > best.perSecond ? figures : best))
    }
    await sendInTurn(service.url, nextRequest, { connections: 32, seconds: 5 })
    const peak = await findPeak()
    tell(line('peak', peak))
    const half = { perSecond: Math.floor(peak.perSecond / 2), seconds: 10 }
    const before = figuresOf(await sendAtRate(service.url, nextRequest, half))
    tell(line('half of it', before))
    const threefold = { perSecond: Math.floor(peak.perSecond * 3), seconds: SECONDS }
    const over = figuresOf(await sendAtRate(service.url, nextRequest, threefold))
    tell(line('three times', over))
    const overMs = performance.now()
    const [unnumbered] = await deployment.inDatabase<{ count: string }>(
      'select count(*) as count from events where position is null',
    )
    const samples = await sendAtRate(service.url, nextRequest, half)
    const after = Array.from({ length: half.seconds }, (_, second) =>
      figuresOf(samples, overMs + second * 1_000, overMs + (second + 1) * 1_000),
    )
    const isNormal = ({ refused, failed, p99Ms }: Figures) =>
      refused === 0 && failed.length === 0 && p99Ms < Math.max(250, 2 * before.p99Ms)
    const backAfterSeconds = after.findLastIndex((figures) => !isNormal(figures)) + 1

    tell(line('half again', figuresOf(samples)))
    const laterPeak = await findPeak()
    tell(line('peak again', laterPeak))
    const goodput = (2 * over.perSecond) / (peak.perSecond + laterPeak.perSecond)
    const writes = (2 * over.writesPerSecond) / (peak.writesPerSecond + laterPeak.writesPerSecond)
    tell(
      `goodput ${Math.round(goodput * 100)} % of peak, of writes ${Math.round(writes * 100)} %; normal after ${backAfterSeconds} s; ` +
        `${unnumbered?.count} events without a position when it was over`,
    )
    expect(service.child.exitCode).toBeNull()
    expect(over.failed).toEqual([])
    expect(laterPeak.perSecond).toBeGreaterThan(0.8 * peak.perSecond)
    expect(goodput).toBeGreaterThan(0.8)
    // Reads are cheap and nearly all get through: they must not hide it if writes did not.
    expect(writes).toBeGreaterThan(0.8)
    expect(over.p99Ms).toBeLessThan(1_000)
    expect(backAfterSeconds).toBeLessThanOrEqual(5)
    expect((await deployment.operator.get('/operator/ledger/audit')).body).toMatchObject({ ok: true, violations: [] })
  })
})

/** One in ten looks at its wallet; the others put money in, or take some out. */
function requestOf(secret: string): Sendable {
  const kind = dice.chance(0.1) ? 'read' : dice.chance(0.5) ? 'deposits' : 'withdrawals'
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
