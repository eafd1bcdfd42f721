import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { Dice } from './support/dice.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { type Figures, figuresOf, type Sendable, type Sent, sendAtRate, sendInTurn } from './support/open-loop.ts'
import { countOf, quantile, tell } from './support/proof.ts'
import { type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const ROUNDS = countOf('FAULTS_OVERLOAD_ROUNDS', 5)
const ROUND_SECONDS = 5
const OVERLOAD_SECONDS = countOf('FAULTS_OVERLOAD_SECONDS', 60)
const REFUSAL_P99_MAX_MS = 250
const USERS = 100
const dice = new Dice(countOf('FAULTS_SEED', Date.now() % 2 ** 31))
const users: Client[] = []
let deployment: EmbeddedDeployment
let service: ServiceProcess

beforeAll(async () => {
  deployment = await createEmbeddedDeployment()
  service = await deployment.start()
  // On a machine of their own the callers would take no processor time from the service.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  while (users.length < USERS) users.push(await deployment.newUser())
  for (const user of users) await user.post('/wallet/deposits', { amount_cents: 1_000_000 })
  await sendInTurn(service.url, () => requestOf(0.5), { connections: 32, seconds: ROUND_SECONDS })
})

afterAll(async () => {
  await stopAllServices()
  await deployment.remove()
})

describe('overload', () => {
  it('256 connections that write get at least 0.6 of the writes done that 32 get', async () => {
    // By turns, since the speed of the machine changes over time.
    const shares: number[] = []
    while (shares.length < ROUNDS) {
      const few = await measure('32 connections', () => closedLoop(32))
      const many = await measure('256 connections', () => closedLoop(256))
      shares.push(many.writesPerSecond / few.writesPerSecond)
    }
    tell(`writes at 256 connections: ${quantile(shares, 0.5).toFixed(2)} of those at 32`)
    expect(quantile(shares, 0.5)).toBeGreaterThan(0.6)
  })

  it.each([
    ['one in ten reads', 0.1],
    ['only writes', 0],
  ])('three times the requests it can serve: refusals come at once, and no write is lost: %s', async (_, reads) => {
    const next = () => requestOf(reads)
    const peak = await measure('capacity', () =>
      sendInTurn(service.url, next, { connections: 32, seconds: ROUND_SECONDS }),
    )
    await measure('three times', () =>
      sendAtRate(service.url, next, { perSecond: Math.floor(peak.perSecond * 3), seconds: OVERLOAD_SECONDS }),
    )
    await measure('half', () =>
      sendAtRate(service.url, next, { perSecond: Math.floor(peak.perSecond / 2), seconds: ROUND_SECONDS }),
    )
    expect(service.child.exitCode).toBeNull()
    expect((await deployment.operator.get('/operator/ledger/audit')).body).toMatchObject({ ok: true, violations: [] })
  })
})

/** Sends a load, and checks that each write that was acknowledged is stored, and none of those that were refused. */
async function measure(name: string, send: () => Promise<Sent>): Promise<Figures> {
  const before = await countWrites()
  const sent = await send()
  const figures = figuresOf(sent)
  tell(line(name, figures))
  expect(figures.failed).toEqual([])
  const acknowledged = sent.samples.filter(({ isWrite, status }) => isWrite && status < 300).length
  expect((await countWrites()) - before).toBe(acknowledged)
  if (figures.refused > 0) expect(figures.refusedP99Ms).toBeLessThan(REFUSAL_P99_MAX_MS)
  return figures
}

function closedLoop(connections: number): Promise<Sent> {
  return sendInTurn(service.url, () => requestOf(0), { connections, seconds: ROUND_SECONDS })
}

async function countWrites(): Promise<number> {
  const [row] = await deployment.inDatabase<{ count: string }>(
    'select (select count(*) from deposits) + (select count(*) from withdrawals) as count',
  )
  return Number(row?.count)
}

/** A look at a wallet with the given probability, and otherwise a deposit or a withdrawal. */
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

function line(name: string, figures: Figures): string {
  const { perSecond, writesPerSecond, p50Ms, p99Ms, refused, refusedP99Ms, failed, seconds } = figures
  const refusals =
    refused > 0
      ? `${Math.round(refused / seconds)} a second refused, p99 ${Math.round(refusedP99Ms)} ms`
      : 'none refused'
  return (
    `${name.padEnd(16)} ${Math.round(perSecond)} a second (${Math.round(writesPerSecond)} writes), ` +
    `${Math.round(p50Ms)} ms median, ${Math.round(p99Ms)} ms p99; ${refusals}; ` +
    `${failed.length} failed ${failed.length > 0 ? [...new Set(failed)] : ''}`
  )
}
