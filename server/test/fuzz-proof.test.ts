import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answer } from './support/client.ts'
import { expectCleanAudit, postGig } from './support/deals.ts'
import { type Caller, FuzzMarketplace } from './support/fuzz-marketplace.ts'
import { described, problemWith, requestOf, send } from './support/fuzz-requests.ts'
import { type Step, stepOf } from './support/fuzz-steps.ts'
import { readOperations } from './support/openapi-document.ts'
import { proofSeed, repeatOptions, report, times } from './support/proof.ts'
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

it('responds to valid requests as documented, and refuses all others', {
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

it('shows a publishable key only what visitors could see, in 1,500 random calls', {
  timeout: TIMEOUT_MS,
}, async () => {
  const marketplace = await FuzzMarketplace.create(world)
  const sue = marketplace.callers.find(({ isSuspended }) => isSuspended) as Caller
  const { userId } = sue.client
  await world.operator.post(`/users/${userId}/reinstate`)
  await postGig(sue.client)
  marketplace.observe(sue, await sue.client.get('/gigs?client_id=me'))
  await world.operator.post(`/users/${userId}/suspend`)
  const { body } = await world.operator.post('/keys', { name: 'pages', publishable: true })
  const stranger = await world.newUser()

  const reads = operations.filter(({ scope, method }) => scope !== null && method === 'GET')
  const answerable = [...SHOWN_TO_VISITORS, 'verifyKey']
  const shown = reads.filter(({ id }) => answerable.includes(id))
  const step = fc.oneof(...[...operations, ...reads, ...Array(20).fill(shown).flat()].map(stepOf))
  const problems: string[] = []
  const answered: Record<string, number> = {}
  const pages = new Map<string, Promise<number>>()
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? fetch(`${world.url}${path}`).then(({ status }) => status)
    pages.set(path, page)
    return page
  }
  const sent = fc.sample(step, { seed: proofSeed(), numRuns: 1_500 })
  for (const one of sent) {
    const request = requestOf(marketplace, { ...one, readsNextPage: false })
    const { 'x-api-key': _, ...headers } = request.headers
    const withKey = (secret: string) => ({ ...request, headers: { ...headers, authorization: `Bearer ${secret}` } })
    if (one.operation.scope === null) continue
    const answer = await send(world.url, withKey(body.key))
    const { id } = one.operation
    if (answer.status >= 400 && answer.status < 500) continue
    answered[id] = (answered[id] ?? 0) + 1
    if (id === 'verifyKey') continue
    if (!SHOWN_TO_VISITORS.includes(id)) problems.push(`${id} was answered with ${answer.status}`)
    // Whatever a member without any deals sees, a visitor sees too, except for what the member could do with it.
    const asMember = await send(world.url, withKey(stranger.secret as string))
    const [shorter = '', longer = ''] = [answer.text, asMember.text]
      .map(withoutReader)
      .sort((a, b) => a.length - b.length)
    // How much of a stream its first bytes hold is a matter of timing.
    const isSame = id === 'streamEvents' ? longer.startsWith(shorter) : longer === shorter
    if (!isSame) problems.push(`${id} shows more: ${answer.text}`)
    for (const path of pagesNamedIn(answer.text)) {
      if ((await pageOf(path)) !== 200) problems.push(`${id} shows what is at ${path}: ${answer.text.slice(0, 500)}`)
    }
  }
  expect(problems).toEqual([])
  expect(Object.keys(answered).sort()).toEqual(answerable.sort())
  expect(pages.size).toBeGreaterThan(10)
})

const SHOWN_TO_VISITORS = [
  'getBrand',
  'getGig',
  'getProfile',
  'getTerms',
  'getTrade',
  'listEvents',
  'listGigs',
  'listProfiles',
  'listRecentEvents',
  'listReviewsOfUser',
  'listVouches',
  'streamEvents',
] as const as readonly string[]

function withoutReader(text: string): string {
  return text.replace(/"allowed_actions":\[[^\]]*\]/g, '').replace(/"next_cursor":"[^"]*"/g, '')
}

/**
 * The public pages of the gigs and users in a response. Authors of reviews and vouches have none while they're
 * suspended, and neither does anything that an event says is gone.
 */
function pagesNamedIn(text: string): string[] {
  const gigs = [...text.matchAll(/"id":"(gig_\w+)"/g)].map(([, id]) => `/gigs/${id}`)
  const users = [...text.matchAll(/"(?:user_id|client_id)":"(usr_\w+)"/g)].map(([, id]) => `/people/${id}`)
  const gone = [...text.matchAll(/"type":"(?:gig\.removed|profile\.hidden)".*?"(?:gig|usr)_\w+"/g)].map(
    ([match]) => match,
  )
  return [...new Set([...gigs, ...users])].filter(
    (path) => !gone.some((each) => each.includes(path.split('/')[2] ?? '')),
  )
}

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
