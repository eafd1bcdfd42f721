import { beforeAll, expect, it, vi } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { allowedKinds, credentialFor } from './support/authorization/expected.ts'
import { matrix } from './support/authorization/matrix.ts'
import type { CredentialKind } from './support/authorization/rule.ts'
import { signedIn } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { type CallerKind, createFixtures, newCallers } from './support/fixtures.ts'
import { highQuotas } from './support/high-quotas.ts'
import { newToken } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

// Every request of the table of callers, by everyone who is allowed to send it, none of whom has accepted the terms of use. A
// second node rolls back every write, so that each request finds the state it was made for.

const { quotas } = parseConfig({ ...highQuotas, QUOTA_WEBHOOKS: '1000', QUOTA_KEYS: '1000' }).rules
const world = await createWorld({ settings: { payments: 'manual', quotas } })
const dryRun = await world.startDryRunNode()
const callers = await newCallers(world)
const fixtures = createFixtures(world, callers)
const LATER = '2999-01-01T00:00:00.000Z'

/** The rows of the table that take on a new obligation. */
const obligations = [
  'POST /gigs',
  'POST /gigs/{id}/apply',
  'POST /negotiations',
  'POST /negotiations, an invitation',
  'POST /negotiations/{id}/round',
  'POST /negotiations/{id}/agree',
  'POST /contracts/{id}/approve',
  'POST /wallet/deposits',
]
/** What happens to a gig, in the state it is in; most of it is one row of the table. */
const changesOfGigs: [what: string, state: string | null, changes: object, isObligation: boolean][] = [
  ['edit a draft', 'draft', { title: 'Another', positions: 2, apply_by: LATER }, false],
  ['open a draft', 'draft', { status: 'open' }, true],
  ['edit an open gig', null, { title: 'Another', positions: 2, apply_by: LATER }, false],
  ['open an open gig', null, { status: 'open' }, false],
  ['pause an open gig', null, { status: 'paused' }, false],
  ['edit a paused gig', 'paused', { title: 'Another' }, false],
  ['open a paused gig', 'paused', { status: 'open' }, true],
  ['close a paused gig', 'paused', { status: 'closed' }, false],
  ['prolong an expired gig', 'expired', { apply_by: LATER }, true],
  ['add a position to a filled gig', 'filled', { positions: 2 }, true],
]

const rows = await Promise.all(
  Object.entries(matrix)
    // A stream never ends, and its row is like those of the other feeds.
    .filter(([name]) => !name.startsWith('GET /events/stream'))
    .map(async ([name, rule]) => ({ name, rule, request: await rule.request(fixtures) })),
)
const gigs = new Map<string | null, string>()
for (const [, state] of changesOfGigs) gigs.set(state, gigs.get(state) ?? (await gigIn(state)))
await fixtures.noPlannedTerms()
expect((await world.operator.post('/operator/terms', { text: 'Be honest.' })).body.status).toBe('in_force')

// The second node notices within a second.
beforeAll(async () => {
  const deposit = () => dryRun.as(callers.client).post('/wallet/deposits', { amount_cents: 5 })
  await vi.waitFor(async () => expect((await deposit()).status).toBe(403))
})

it('only new obligations need the terms of use to be accepted, and all of them do', async () => {
  const done = new Set<string>()
  await checkAll(
    rows.map((row) => [row.name, row] as const),
    async ({ name, rule, request: { path, body, headers } }) => {
      const [method] = name.split(' ') as [string]
      for (const kind of allowedKinds(rule, credentialFor(rule))) {
        const sender = await senderOf(kind, credentialFor(rule))
        const answer = await sender.send(method, path, body, headers)
        expectRefused(answer, obligations.includes(name))
        if (answer.status < 300) done.add(name)
      }
    },
  )
  // A few can't be done here for other reasons, such as uploads, since the second node has no files.
  expect(done.size).toBeGreaterThan(rows.length * 0.9 - obligations.length)
})

it('opening a gig is a new obligation, but no other change to it is', () =>
  checkAll(
    changesOfGigs.map((change) => [change[0], change] as const),
    async ([, state, changes, isObligation]) => {
      const answer = await dryRun.as(callers.client).patch(`/gigs/${gigs.get(state)}`, changes)
      expectRefused(answer, isObligation)
      if (!isObligation) expect(answer.status, answer.text).toBe(200)
    },
  ))

it('saving a draft isn’t an obligation', async () => {
  const draft = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed', status: 'draft' }
  expect((await dryRun.as(callers.client).post('/gigs', draft)).status).toBe(201)
})

function expectRefused(answer: Answer, isRefused: boolean): void {
  const isFound = answer.status >= 400 && issueCodesOf(answer).includes('terms_not_accepted')
  expect(isFound, answer.text).toBe(isRefused)
}

/** The few requests that keys can't send go to the first node. */
async function senderOf(kind: CallerKind, by: CredentialKind): Promise<Client> {
  if (by === 'session') return signedIn(world, callers[kind])
  return by === 'token' ? world.as((await newToken(world, callers[kind])).secret) : dryRun.as(callers[kind])
}

async function gigIn(state: string | null): Promise<string> {
  const id = await postGig(callers.client, state === 'draft' ? { status: 'draft' } : {})
  const filled = state === 'filled' ? 1 : 0
  if (state !== null && state !== 'draft') {
    await world.inDatabase((db) =>
      db.query('update gigs set status = $1, filled_positions = $2 where id = $3', [state, filled, toId('gig', id)]),
    )
  }
  return id
}
