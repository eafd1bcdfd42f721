import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeId, type Id } from '../src/platform/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { createEmbeddedDeployment, type EmbeddedDeployment } from './support/embedded-deployment.ts'
import { type RawRequest, type Sample, type SendResult, sendAtRate, sendOver } from './support/open-loop.ts'
import { median, proofSeed, quantile, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { type ServiceProcess, stopAllServices } from './support/service-process.ts'

// Part of `npm run test:faults`.

const USERS = 100
/** Each round measures few and many connections, one right after the other, since the speed of a machine drifts. */
const ROUNDS = scaled(5)
const ROUND_SECONDS = 5
const [FEW, MANY] = [32, 256]
const OVERLOADS = scaled(3)
const OVERLOAD_SECONDS = scaled(20)
const NORMAL_SECONDS = 10
const NORMAL_AGAIN_MAX_SECONDS = 5

const results = new ResultTable('Overload')
const random = new Random(proofSeed())
const users: Client[] = []
const acknowledgedIds: string[] = []
let deployment: EmbeddedDeployment
let service: ServiceProcess

beforeAll(async () => {
  deployment = await createEmbeddedDeployment()
  service = await deployment.start()
  // The load runs on the same machine and must not take the processor from the service.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  while (users.length < USERS) users.push(await deployment.newUser())
  for (const user of users) noteAcknowledged(await user.post('/wallet/deposits', { amount_cents: 1_000_000 }))
  await measure(FEW)
})

afterAll(async () => {
  await stopAllServices()
  await deployment.remove()
  results.print()
})

describe('a service with more callers than it can serve', () => {
  it(`writes at ${MANY} connections at least 0.6 times as much as at ${FEW}`, async () => {
    const [few, many, refusedMs]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      few.push((await measure(FEW)).writesPerSecond)
      const summary = await measure(MANY)
      many.push(summary.writesPerSecond)
      refusedMs.push(...summary.refusedMs)
    }
    const share = median(many) / median(few)
    results.add(`writes per second at ${FEW} connections, by round`, '', few.map(Math.round).join(', '))
    results.add(`writes per second at ${MANY} connections, by round`, '', many.map(Math.round).join(', '))
    results.add(`writes at ${MANY} connections of those at ${FEW}, medians`, '≥ 0.6', share.toFixed(2))
    expect(share).toBeGreaterThanOrEqual(0.6)
    // A service may also let all of them wait.
    if (refusedMs.length > 0) expectQuickRefusals(`at ${MANY} connections`, refusedMs)
  })

  it('refuses within 250 ms at three times its capacity, and is back to normal within 5 s', async () => {
    const capacity = (await measure(FEW, mixedRequest)).successesPerSecond
    const refusedMs: number[] = []
    for (let overload = 0; overload < OVERLOADS; overload++) {
      const before = await send(capacity / 2, NORMAL_SECONDS)
      const over = await send(capacity * 3, OVERLOAD_SECONDS)
      const after = await send(capacity / 2, NORMAL_SECONDS)
      const backAfterSeconds = secondsUntilNormal(after, summaryOf(before).p99Ms)
      refusedMs.push(...summaryOf(over).refusedMs)
      addOverload(overload + 1, over, backAfterSeconds)
      expect(backAfterSeconds).toBeLessThanOrEqual(NORMAL_AGAIN_MAX_SECONDS)
    }
    expect(refusedMs.length).toBeGreaterThan(0)
    expectQuickRefusals('at three times its capacity', refusedMs)
    expect(service.child.exitCode).toBeNull()
  })

  it('keeps every acknowledged write, and no other', async () => {
    const rows = await deployment.inDatabase<{ kind: 'dep' | 'wdr'; id: Id<'dep' | 'wdr'> }>(
      `select 'dep' as kind, id from deposits union all select 'wdr', id from withdrawals`,
    )
    const found = new Set(rows.map(({ kind, id }) => encodeId(kind, id)))
    const acknowledged = new Set(acknowledgedIds)
    const lost = acknowledgedIds.filter((id) => !found.has(id))
    const unacknowledged = [...found].filter((id) => !acknowledged.has(id))
    results.add(`of ${acknowledged.size} acknowledged writes lost`, '0', lost.length)
    results.add('writes that were done but not acknowledged', '0', unacknowledged.length)
    expect(acknowledged.size).toBe(acknowledgedIds.length)
    expect(lost).toEqual([])
    expect(unacknowledged).toEqual([])
    const audit = await deployment.operator.get('/operator/ledger/audit')
    expect(audit.body).toMatchObject({ ok: true, violations: [] })
  })
})

function expectQuickRefusals(when: string, refusedMs: readonly number[]): void {
  const p99Ms = quantile(refusedMs, 0.99)
  results.add(`p99 of ${refusedMs.length} refusals with 503 ${when}`, '< 250 ms', `${Math.round(p99Ms)} ms`)
  expect(p99Ms).toBeLessThan(250)
}

/** What this many callers get done when each sends its next request immediately, even after a refusal. */
async function measure(connections: number, next: () => RawRequest = writeRequest): Promise<Summary> {
  return summaryOf(note(await sendOver(service.url, next, { connections, seconds: ROUND_SECONDS })))
}

async function send(perSecond: number, seconds: number): Promise<SendResult> {
  return note(await sendAtRate(service.url, mixedRequest, { perSecond: Math.floor(perSecond), seconds }))
}

/** Keeps track of what was acknowledged; the only other response allowed is 503. */
function note(result: SendResult): SendResult {
  const failed = result.samples.filter(({ status }) => !isSuccess(status) && status !== 503)
  expect(failed.slice(0, 5)).toEqual([])
  for (const { isWrite, status, body } of result.samples) {
    if (isWrite && isSuccess(status)) noteAcknowledged({ status, body: JSON.parse(body) })
  }
  return result
}

function noteAcknowledged({ status, body }: { status: number; body: { id: string } }): void {
  expect(status).toBe(201)
  acknowledgedIds.push(body.id)
}

interface Summary {
  successesPerSecond: number
  writesPerSecond: number
  p99Ms: number
  refusedMs: number[]
}

function summaryOf({ samples, seconds }: SendResult): Summary {
  const successes = samples.filter(({ status }) => isSuccess(status))
  return {
    successesPerSecond: successes.length / seconds,
    writesPerSecond: successes.filter(({ isWrite }) => isWrite).length / seconds,
    p99Ms: quantile(
      successes.map(({ tookMs }) => tookMs),
      0.99,
    ),
    refusedMs: samples.filter(({ status }) => status === 503).map(({ tookMs }) => tookMs),
  }
}

/** The number of seconds until no request is refused and none is much slower than before the overload. */
function secondsUntilNormal({ samples }: SendResult, p99BeforeMs: number): number {
  const startMs = samples[0]?.dueMs ?? 0
  const secondOf = ({ dueMs }: Sample) => Math.floor((dueMs - startMs) / 1_000)
  const isNormal = (second: number) => {
    const ofSecond = samples.filter((sample) => secondOf(sample) === second)
    const { refusedMs, p99Ms } = summaryOf({ samples: ofSecond, seconds: 1 })
    return refusedMs.length === 0 && p99Ms < Math.max(250, 2 * p99BeforeMs)
  }
  const seconds = Array.from({ length: NORMAL_SECONDS }, (_, second) => second)
  return seconds.findLastIndex((second) => !isNormal(second)) + 1
}

function addOverload(number: number, over: SendResult, backAfterSeconds: number): void {
  const { successesPerSecond, p99Ms, refusedMs } = summaryOf(over)
  const perSecond = `${Math.round(successesPerSecond)} and ${Math.round(refusedMs.length / over.seconds)} per second`
  results.add(`overload ${number}: successes and refusals`, '', perSecond)
  results.add(`overload ${number}: p99 of successes`, '', `${Math.round(p99Ms)} ms`)
  results.add(`overload ${number}: normal again after`, `≤ ${NORMAL_AGAIN_MAX_SECONDS} s`, `${backAfterSeconds} s`)
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** One in ten reads its wallet. */
function mixedRequest(): RawRequest {
  if (!random.chance(0.1)) return writeRequest()
  return { bytes: Buffer.from(`GET /api/wallet HTTP/1.1\r\n${head()}\r\n`), isWrite: false }
}

/** A deposit or a smaller withdrawal, so that no wallet runs empty. */
function writeRequest(): RawRequest {
  const [path, amountCents] = random.chance(0.5) ? ['deposits', 2] : ['withdrawals', 1]
  const body = `{"amount_cents":${amountCents}}`
  const bytes = Buffer.from(
    `POST /api/wallet/${path} HTTP/1.1\r\n${head()}idempotency-key: ${randomUUID()}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  return { bytes, isWrite: true }
}

function head(): string {
  return `host: parley\r\nauthorization: Bearer ${random.pick(users)?.secret}\r\n`
}
