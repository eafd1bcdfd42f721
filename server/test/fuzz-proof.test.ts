import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answer } from './support/client.ts'
import { expectCleanAudit } from './support/deals.ts'
import { Cast } from './support/fuzz-cast.ts'
import { described, problemWith, requestOf, send } from './support/fuzz-requests.ts'
import { type Step, stepOf } from './support/fuzz-steps.ts'
import { readOperations } from './support/openapi-document.ts'
import { chanceToRepeat, report, times } from './support/proof.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const operations = await readOperations()
const TIMEOUT_MS = 60 * 60_000
/** How often everything begins anew, with people who know nothing of each other’s past. */
const STORIES = times(1, 100)
const STEPS = 500
const PUBLISH_EVERY = 50
const ERROR_LEVEL = 50

interface Count {
  succeeded: number
  refused: number
}

it('answers everything its document allows as the document says, and refuses everything else', {
  timeout: TIMEOUT_MS,
}, async () => {
  const counts = new Map<string, Count>(operations.map(({ id }) => [id, { succeeded: 0, refused: 0 }]))
  // What changes something is tried more often: everything else lives on it.
  const step = fc.oneof(
    ...operations.map((operation) => ({ weight: operation.method === 'GET' ? 1 : 2, arbitrary: stepOf(operation) })),
  )
  const story = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' })
  const tellStory = fc.asyncProperty(story, async (steps) => {
    const cast = await Cast.assemble(world)
    for (const [index, one] of steps.entries()) {
      const { status } = await take(cast, one, index)
      const count = counts.get(one.operation.id) as Count
      count[status < 400 ? 'succeeded' : 'refused']++
    }
    await expectCleanAudit(world)
  })

  const startedMs = performance.now()
  const replay = chanceToRepeat()
  const outcome = await fc.check(tellStory, {
    numRuns: replay.path === undefined ? STORIES : 1,
    endOnFailure: true,
    ...replay,
  })
  if (outcome.failed) {
    const again = `PROOF_SEED=${outcome.seed} PROOF_PATH=${outcome.counterexamplePath}`
    const message = `Repeat this story with: ${again} npx vitest run server/test/fuzz-proof.test.ts`
    throw new Error(message, { cause: outcome.errorInstance })
  }
  tell(counts, performance.now() - startedMs)
  expect((await world.as(null).get('/health')).body.status).toBe('ok')
  expect(world.logs.filter((line) => JSON.parse(line).level >= ERROR_LEVEL)).toEqual([])
  const untried = [...counts].filter(([, { succeeded }]) => succeeded === 0).map(([id]) => id)
  if (STORIES > 10 && replay.path === undefined) expect(untried).toEqual([])
})

/** Sends one request, and fails when its answer is not what it should be. */
async function take(cast: Cast, step: Step, index: number): Promise<Answer> {
  const request = requestOf(cast, step)
  const answer = await send(world.url, request)
  const problem = problemWith(request, answer)
  if (problem) {
    throw new Error(
      `Request ${index + 1}: ${problem}\n${described(request)}\n${answer.status} ${answer.text.slice(0, 4_000)}`,
    )
  }
  await cast.follow(request, answer)
  if (index % PUBLISH_EVERY === 0) await cast.publish()
  return answer
}

function tell(counts: ReadonlyMap<string, Count>, durationMs: number): void {
  const sum = (what: keyof Count) => [...counts.values()].reduce((total, count) => total + count[what], 0)
  const [succeeded, refused] = [sum('succeeded'), sum('refused')]
  const perSecond = Math.round(((succeeded + refused) / durationMs) * 1000)
  report(`${succeeded + refused} requests, ${perSecond} a second: ${succeeded} succeeded, ${refused} were refused`)
  for (const [id, count] of counts) report(`  ${id}: ${count.succeeded} succeeded, ${count.refused} were refused`)
}
