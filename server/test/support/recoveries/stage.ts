import { expect, vi } from 'vitest'
import type { IssueCode } from '../../../src/platform/kernel/issue-codes.ts'
import { type Browser, mailTo } from '../browser.ts'
import type { Answer, Client } from '../client.ts'
import { advance, type Deal, fundedMilestone } from '../deals.ts'
import { RefusalChecker } from '../refusals.ts'
import { createWorld, type World } from '../world.ts'

/** How a caller who knows only the error recovers from one refusal, or why no request can recover from it. */
export type Recovery = (() => Promise<void>) | string

export type Recoveries = Partial<Record<IssueCode, Recovery>>

export type Stage = Awaited<ReturnType<typeof createStage>>

/** The services that refuse the requests. */
export async function createStage() {
  const world = await createWorld({ webhookTargets: 'public' })
  const checker = new RefusalChecker(world.app.openApi(world.url))
  return {
    world,
    /** Operators settle its payments. */
    manual: await createWorld({ settings: { payments: 'manual' } }),
    closed: await createWorld({ settings: { signUp: 'closed' } }),
    withoutMail: await createWorld({ settings: { mail: 'off' } }),
    operator: world.operator,
    checker,
    refused: checker.refused.bind(checker),
  }
}

export const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
export const OFFER = { rate_cents: 10_000 }

export function ok(answer: Answer): Answer {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer
}

export async function signInByCode(world: World, browser: Browser, email: string): Promise<void> {
  const { attempt } = ok(await browser.post('/session/email', { email })).body
  ok(await browser.post('/session', { attempt, code: (await mailTo(world, email)).code }))
}

/** Runs something at another real time. */
export async function atTime(epochMs: number, run: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: epochMs })
  try {
    await run()
  } finally {
    vi.useRealTimers()
  }
}

export function sideOf(deal: Deal, side: string): Client {
  return side === 'client' ? deal.client : deal.worker
}

export function answerWith(proposed_worker_cents: number) {
  return { statement: 'It is fine.', proposed_worker_cents }
}

/** Moves the clock of the sandbox to just after a time. */
export async function advanceTo(world: World, time: string): Promise<void> {
  const seconds = Math.ceil((Date.parse(time) - Date.parse(world.core.clock.now())) / 1000) + 1
  ok(await world.operator.post('/sandbox/clock/advance', { seconds }))
}

/** A completed contract with money released. */
export async function paidContract(world: World, deal: Deal): Promise<string> {
  const milestone = await fundedMilestone(deal)
  ok(await deal.client.post(`${milestone}/release`))
  await advance(world, 6)
  const [, , id = ''] = milestone.split('/')
  ok(await deal.client.post(`/contracts/${id}/complete`))
  return id
}

/** A request to each operation on notes, about a new note of the caller. */
export async function noteRequests(
  world: World,
  author: Client,
): Promise<[method: string, path: string, body?: object][]> {
  const note = { user_id: (await world.newUser()).userId, text: 'Kind.' }
  const path = `/notes/${(await author.post('/notes', note)).body.id}`
  return [
    ['GET', '/notes'],
    ['POST', '/notes', note],
    ['GET', path],
    ['PATCH', path, { text: 'Very kind.' }],
    ['DELETE', path],
  ]
}
