import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answer } from './support/client.ts'
import { expectCleanAudit } from './support/deals.ts'
import { FuzzMarketplace } from './support/fuzz-marketplace.ts'
import { described, problemWith, requestOf, send } from './support/fuzz-requests.ts'
import { type Step, stepOf } from './support/fuzz-steps.ts'
import { readOperations } from './support/openapi-document.ts'
import { repeatOptions, report, times } from './support/proof.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const operations = await readOperations()
const TIMEOUT_MS = 60 * 60_000
/** How many runs, each with new users and resources. */
const RUNS = times(1, 100)
const STEPS_PER_RUN = 500
const PUBLISH_EVERY = 50
const ERROR_LEVELS = ['error', 'fatal']

interface Count {
  succeeded: number
  refused: number
}

it('answers valid requests as documented, and refuses all others', {
  timeout: TIMEOUT_MS,
}, async () => {
  const counts = new Map<string, Count>(operations.map(({ id }) => [id, { succeeded: 0, refused: 0 }]))
  // Writes are more frequent, because they create what other requests need.
  const step = fc.oneof(
    ...operations.map((operation) => ({ weight: operation.method === 'GET' ? 1 : 2, arbitrary: stepOf(operation) })),
  )
  const run = fc.array(step, { minLength: STEPS_PER_RUN, maxLength: STEPS_PER_RUN, size: 'max' })
  const property = fc.asyncProperty(run, async (steps) => {
    const marketplace = await FuzzMarketplace.create(world)
    for (const [index, one] of steps.entries()) {
      const { status } = await sendStep(marketplace, one, index)
      const count = counts.get(one.operation.id) as Count
      count[status < 400 ? 'succeeded' : 'refused']++
    }
    await expectCleanAudit(world)
  })

  const startedMs = performance.now()
  const replay = repeatOptions()
  const outcome = await fc.check(property, {
    numRuns: replay.path === undefined ? RUNS : 1,
    endOnFailure: true,
    ...replay,
  })
  if (outcome.failed) {
    const again = `PROOF_SEED=${outcome.seed} PROOF_PATH=${outcome.counterexamplePath}`
    const message = `Repeat this run with: ${again} npx vitest run server/test/fuzz-proof.test.ts`
    throw new Error(message, { cause: outcome.errorInstance })
  }
  reportCounts(counts, performance.now() - startedMs)
  expect((await world.as(null).get('/health')).body.status).toBe('ok')
  expect(world.logs.filter((line) => ERROR_LEVELS.includes(JSON.parse(line).level))).toEqual([])
  const untried = [...counts].filter(([, { succeeded }]) => succeeded === 0).map(([id]) => id)
  if (RUNS > 10 && replay.path === undefined) expect(untried).toEqual([])
})

/** Sends one request, and fails when its answer is not as expected. */
async function sendStep(marketplace: FuzzMarketplace, step: Step, index: number): Promise<Answer> {
  const request = requestOf(marketplace, step)
  const answer = await send(world.url, request)
  const problem = problemWith(request, answer)
  if (problem) {
    throw new Error(
      `Request ${index + 1}: ${problem}\n${described(request)}\n${answer.status} ${answer.text.slice(0, 4_000)}`,
    )
  }
  await marketplace.apply(request, answer)
  if (index % PUBLISH_EVERY === 0) await marketplace.publish()
  return answer
}

function reportCounts(counts: ReadonlyMap<string, Count>, durationMs: number): void {
  const sum = (what: keyof Count) => [...counts.values()].reduce((total, count) => total + count[what], 0)
  const [succeeded, refused] = [sum('succeeded'), sum('refused')]
  const perSecond = Math.round(((succeeded + refused) / durationMs) * 1000)
  report(`${succeeded + refused} requests, ${perSecond} a second: ${succeeded} succeeded, ${refused} were refused`)
  for (const [id, count] of counts) report(`  ${id}: ${count.succeeded} succeeded, ${count.refused} were refused`)
}
