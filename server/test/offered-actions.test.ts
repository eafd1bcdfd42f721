import { describe, expect, it } from 'vitest'
import { contractTransitions } from '../src/deals/contracts/domain.ts'
import { disputeTransitions } from '../src/deals/disputes/domain.ts'
import { milestoneTransitions } from '../src/deals/milestones/domain.ts'
import { negotiationTransitions } from '../src/deals/negotiations/domain.ts'
import { applicationTransitions } from '../src/market/applications/domain.ts'
import { gigTransitions } from '../src/market/gigs/domain.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { checkAll } from './support/check-all.ts'
import type { Answer, Client } from './support/client.ts'
import { activate, agreeOn, negotiate, postGig } from './support/deals.ts'
import { createFixtures, decision, newCallers, PROPOSED_CENTS } from './support/fixtures.ts'
import { agentWith, allAgentScopes } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

// Compares `allowed_actions` with what the API accepts: every action is tried by every caller who can read the resource, on a
// server that rolls back each write after responding.

const world = await createWorld({ settings: { payments: 'manual' } })
const dryRun = await world.startDryRunNode()
const callers = await newCallers(world)
const { client, worker, stranger, arbiter, recommendingArbiter, operator } = callers
const fixtures = createFixtures(world, callers)
/** A worker who has nothing to do with any deal, and one who's competing for positions. */
const [guest, rival] = [await world.newUser(), await world.newUser()]
const agents = await newAgents()
const narrowKeys = await newNarrowKeys()

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Seen = any
type Request = [method: string, path: string, body?: object]

const post = (path: string, body: object = {}): Request => ['POST', path, body]
const pathOf = ({ contract_id, id }: Seen) => `/contracts/${contract_id}/milestones/${id}`

/** The requests that take each action; it is accepted if one of them is. */
const attempts: Record<string, Record<string, (seen: Seen) => Request[]>> = {
  gig: {
    apply: ({ id }) => [post(`/gigs/${id}/apply`, { message: 'Me.' })],
    invite: ({ id }) => [post('/negotiations', { gig_id: id, worker_id: guest.userId })],
    edit: ({ id }) => [['PATCH', `/gigs/${id}`, { title: 'Another title' }]],
    open: ({ id }) => [['PATCH', `/gigs/${id}`, { status: 'open' }]],
    pause: ({ id }) => [['PATCH', `/gigs/${id}`, { status: 'paused' }]],
    close: ({ id }) => [['PATCH', `/gigs/${id}`, { status: 'closed' }]],
    delete: ({ id }) => [['DELETE', `/gigs/${id}`]],
  },
  application: {
    shortlist: ({ id }) => [post(`/applications/${id}/shortlist`)],
    reject: ({ id }) => [post(`/applications/${id}/reject`)],
    withdraw: ({ id }) => [post(`/applications/${id}/withdraw`)],
    negotiate: ({ id }) => [post('/negotiations', { application_id: id })],
  },
  negotiation: {
    round: ({ id }) => [post(`/negotiations/${id}/round`, { rate_cents: 5 })],
    agree: ({ id, round_count }) => [post(`/negotiations/${id}/agree`, { round: round_count })],
    decline: ({ id }) => [post(`/negotiations/${id}/decline`)],
  },
  contract: {
    approve: ({ id }) => [post(`/contracts/${id}/approve`)],
    cancel: ({ id }) => [post(`/contracts/${id}/cancel`)],
    complete: ({ id }) => [post(`/contracts/${id}/complete`)],
    'add-milestone': ({ id }) => [post(`/contracts/${id}/milestones`, { title: 'More', amount_cents: 1 })],
    review: ({ id }) => [post(`/contracts/${id}/reviews`, { rating: 5 })],
  },
  milestone: {
    edit: (seen) => [['PATCH', pathOf(seen), { title: 'Another title' }]],
    remove: (seen) => [['DELETE', pathOf(seen)]],
    fund: (seen) => [post(`${pathOf(seen)}/fund`)],
    submit: (seen) => [post(`${pathOf(seen)}/submit`, { message: 'Done.' })],
    'request-changes': (seen) => [post(`${pathOf(seen)}/request-changes`, { message: 'More.' })],
    release: (seen) => [post(`${pathOf(seen)}/release`, { amount_cents: 1 })],
    refund: (seen) => [post(`${pathOf(seen)}/refund`)],
    dispute: ({ contract_id, id }) => [
      post('/disputes/create', {
        contract_id,
        milestone_id: id,
        reason: 'late',
        statement: 'Late.',
        proposed_worker_cents: 0,
      }),
    ],
  },
  dispute: {
    respond: ({ id }) => [
      post(`/disputes/${id}/respond`, { statement: 'So.' }),
      post(`/disputes/${id}/respond`, { statement: 'So.', proposed_worker_cents: 1 }),
    ],
    accept: ({ id, proposals, recommendation }) =>
      [...new Set([proposals.client, proposals.worker, recommendation?.worker_cents ?? null])]
        .filter((worker_cents) => worker_cents !== null)
        .map((worker_cents) => post(`/disputes/${id}/accept`, { worker_cents })),
    reject: ({ id }) => [post(`/disputes/${id}/reject`)],
    withdraw: ({ id }) => [post(`/disputes/${id}/withdraw`)],
    recommend: ({ id }) => [post(`/disputes/${id}/recommend`, decision)],
    resolve: ({ id }) => [post(`/disputes/${id}/resolve`, decision)],
  },
}

it('tries every action of the transition tables that a caller can take', () => {
  const tables = {
    gig: gigTransitions,
    application: applicationTransitions,
    negotiation: negotiationTransitions,
    contract: contractTransitions,
    milestone: milestoneTransitions,
    dispute: disputeTransitions,
  }
  const people = ['owner', 'anyone', 'client', 'worker', 'arbiter']
  for (const [kind, table] of Object.entries<Record<string, { by: readonly string[] }>>(tables)) {
    const actions = Object.entries(table).filter(([, { by }]) => by.some((role) => people.includes(role)))
    expect(Object.keys(attempts[kind] ?? {}).sort(), kind).toEqual(actions.map(([action]) => action).sort())
  }
})

/** What these callers may do; for all others, what they're offered is only compared with what the API accepts. */
type Allowed = Partial<Record<Person, string>>
type Person = 'client' | 'worker' | 'stranger' | 'arbiter' | 'recommendingArbiter' | 'operator'

/** What only the other side may do. At other times, the response can be that the contract isn't in the right state. */
const notOfSide: Record<string, Partial<Record<string, string>>> = {
  gig: { client: 'apply', worker: 'invite edit open pause close delete' },
  application: { client: 'withdraw', worker: 'shortlist reject' },
  milestone: { client: 'submit', worker: 'fund release request-changes remove' },
  dispute: { client: 'recommend resolve', worker: 'recommend resolve withdraw' },
}
const ofStaffAndStrangers = ['apply', 'recommend', 'resolve']

/** The status that an action leads to. */
const becomes: Record<string, Partial<Record<string, string>>> = {
  gig: { open: 'open', pause: 'paused', close: 'closed' },
  application: { shortlist: 'shortlisted', reject: 'rejected', withdraw: 'withdrawn' },
  negotiation: { agree: 'agreed', decline: 'declined' },
  contract: { cancel: 'cancelled', complete: 'completed' },
  milestone: { fund: 'funded', submit: 'submitted', 'request-changes': 'funded', refund: 'refunded' },
  dispute: {
    accept: 'resolved',
    reject: 'arbitration',
    withdraw: 'withdrawn',
    recommend: 'recommended',
    resolve: 'resolved',
  },
}

/** The states of each kind of resource: what each caller may do in it, and how to get there. */
const states: Record<string, Record<string, [allowed: Allowed, reach: () => Promise<string>]>> = {
  gig: {
    open: [
      { client: 'invite edit pause close delete', worker: 'apply', stranger: 'apply' },
      async () => `/gigs/${await fixtures.gigId()}`,
    ],
    draft: [{ client: 'edit open close delete' }, async () => `/gigs/${await fixtures.draftId()}`],
    paused: [{ client: 'edit open close delete', worker: '', stranger: '' }, () => gigWith({ status: 'paused' })],
    closed: [{ client: 'delete', worker: '', stranger: '' }, () => gigWith({ status: 'closed' })],
    expired: [{ client: 'edit close delete', worker: '', stranger: '' }, () => overdue('open')],
    'a draft whose time to apply has passed': [{ client: 'edit close delete' }, () => overdue('draft')],
    'applied to by the worker': [
      { client: 'invite edit pause close delete', worker: '', stranger: 'apply' },
      async () => gigOf(`/applications/${await fixtures.applicationId()}`),
    ],
    'reserved by a contract': [
      { client: 'invite edit pause close', worker: 'apply', stranger: 'apply' },
      async () => gigOf(`/contracts/${await fixtures.agreedContractId()}`),
    ],
    'filled by a contract': [
      { client: 'edit close', worker: '', stranger: '' },
      async () => gigOf(`/contracts/${await fixtures.activeContractId()}`),
    ],
    'with a free position, by a hired worker': [
      { client: 'invite edit pause close', worker: '', stranger: 'apply' },
      async () => {
        const gigId = await postGig(client, { positions: 2 })
        await newApplication(gigId)
        await activate({ client, worker, gigId })
        return `/gigs/${gigId}`
      },
    ],
    'filled by a contract that has ended': [
      { client: 'edit close delete', worker: '', stranger: '' },
      async () => gigOf(`/contracts/${await fixtures.reviewableContractId()}`),
    ],
  },
  application: {
    pending: [
      { client: 'shortlist reject negotiate', worker: 'withdraw negotiate' },
      async () => `/applications/${await fixtures.applicationId()}`,
    ],
    shortlisted: [
      { client: 'reject negotiate', worker: 'withdraw negotiate' },
      async () => after(await newApplication(), client, 'shortlist'),
    ],
    rejected: [{ client: '', worker: '' }, async () => after(await newApplication(), client, 'reject')],
    withdrawn: [{ client: '', worker: '' }, async () => after(await newApplication(), worker, 'withdraw')],
    'to a gig that was closed': [
      { client: '', worker: '' },
      async () => {
        const path = await newApplication()
        await done(client.patch(await gigOf(path), { status: 'closed' }))
        return path
      },
    ],
    'to a paused gig': [
      { client: 'shortlist reject negotiate', worker: 'withdraw negotiate' },
      async () => {
        const path = await newApplication()
        await done(client.patch(await gigOf(path), { status: 'paused' }))
        return path
      },
    ],
    'by a worker who was invited': [
      { client: 'shortlist reject', worker: 'withdraw' },
      async () => {
        const gigId = await postGig(client)
        await negotiate({ client, worker, gigId })
        return newApplication(gigId)
      },
    ],
    negotiating: [
      { client: 'reject', worker: 'withdraw' },
      async () => {
        const path = await newApplication()
        await done(client.post('/negotiations', { application_id: path.split('/')[2] }))
        return path
      },
    ],
    hired: [
      { client: '', worker: '' },
      async () => {
        const gigId = await postGig(client)
        const path = await newApplication(gigId)
        await activate({ client, worker, gigId })
        return path
      },
    ],
  },
  negotiation: {
    'with an offer of the client': [
      { client: 'round decline', worker: 'round agree decline' },
      async () => `/negotiations/${await fixtures.negotiationId()}`,
    ],
    'with an offer of the worker': [
      { client: 'round agree decline', worker: 'round decline' },
      async () => {
        const { id } = await negotiate({ client, worker, gigId: await postGig(client) })
        await done(worker.post(`/negotiations/${id}/round`, { rate_cents: 20 }))
        return `/negotiations/${id}`
      },
    ],
    'without a rate': [
      { client: 'round decline', worker: 'round decline' },
      async () => {
        const { id } = await negotiate({ client, worker, gigId: await postGig(client) }, {})
        return `/negotiations/${id}`
      },
    ],
    'without a free position': [
      { client: 'round decline', worker: 'round decline' },
      async () => {
        const gigId = await postGig(client)
        const { id } = await negotiate({ client, worker, gigId })
        await agreeOn({ client, worker: rival, gigId })
        return `/negotiations/${id}`
      },
    ],
    agreed: [
      { client: '', worker: '' },
      async () => {
        const { body } = await client.get(`/contracts/${await fixtures.agreedContractId()}`)
        return `/negotiations/${body.negotiation_id}`
      },
    ],
    declined: [{ client: '', worker: '' }, async () => after(await newNegotiation(), worker, 'decline')],
    'of a gig that was closed': [
      { client: '', worker: '' },
      async () => {
        const path = await newNegotiation()
        await done(client.patch(await gigOf(path), { status: 'closed' }))
        return path
      },
    ],
    'whose position was filled': [
      { client: '', worker: '' },
      async () => {
        const gigId = await postGig(client)
        const { id } = await negotiate({ client, worker, gigId })
        await activate({ client, worker: rival, gigId })
        return `/negotiations/${id}`
      },
    ],
    'that nobody answered in time': [
      { client: '', worker: '' },
      async () => {
        const path = await newNegotiation()
        await inDatabase('update negotiations set expires_at = now() where id = $1', toId('neg', idIn(path)))
        return path
      },
    ],
  },
  contract: {
    'to be approved': [
      { client: 'approve cancel add-milestone', worker: 'approve cancel add-milestone', operator: '' },
      async () => `/contracts/${await fixtures.agreedContractId()}`,
    ],
    'approved by the client': [
      { client: 'cancel add-milestone', worker: 'approve cancel add-milestone', operator: '' },
      async () => {
        const { id } = await agreeOn({ client, worker, gigId: await postGig(client) })
        return after(`/contracts/${id}`, client, 'approve')
      },
    ],
    'without money': [
      { client: 'cancel add-milestone', worker: 'cancel add-milestone', operator: '' },
      async () => `/contracts/${await fixtures.activeContractId()}`,
    ],
    unpaid: [
      { client: 'cancel complete add-milestone', worker: 'cancel complete add-milestone', operator: '' },
      async () => `/contracts/${await fixtures.unpaidContractId()}`,
    ],
    'with money in escrow': [
      { client: 'add-milestone', worker: 'add-milestone', operator: '' },
      async () => contractOf(await fixtures.fundedMilestone()),
    ],
    'with a clearing payout': [
      { client: 'add-milestone', worker: 'add-milestone', operator: '' },
      async () => `/contracts/${(await fixtures.payout()).contractId}`,
    ],
    'with a dispute': [
      { client: 'add-milestone', worker: 'add-milestone', arbiter: '', operator: '' },
      async () => (await fixtures.openDispute()).contract,
    ],
    'to be reviewed': [
      { client: 'review', worker: 'review', operator: '' },
      async () => `/contracts/${await fixtures.reviewableContractId()}`,
    ],
    'reviewed by the client': [
      { client: '', worker: 'review', operator: '' },
      async () => {
        const { body } = await client.get(`/reviews/${await fixtures.unpublishedReviewId()}`)
        return `/contracts/${body.contract_id}`
      },
    ],
    'that ended long ago': [
      { client: '', worker: '', operator: '' },
      async () => {
        const { body } = await client.get(`/reviews/${await fixtures.publishedReviewId()}`)
        const id = toId('con', body.contract_id)
        await inDatabase('update contracts set client_reviewed = false, review_by = now() where id = $1', id)
        return `/contracts/${body.contract_id}`
      },
    ],
    'cancelled before any money moved': [
      { client: '', worker: '', operator: '' },
      async () => {
        const { id } = await agreeOn({ client, worker, gigId: await postGig(client) })
        return after(`/contracts/${id}`, worker, 'cancel')
      },
    ],
    'that nobody approved in time': [
      { client: '', worker: '', operator: '' },
      async () => {
        const { id } = await agreeOn({ client, worker, gigId: await postGig(client) })
        await inDatabase('update contracts set approve_by = now(), next_due_at = now() where id = $1', toId('con', id))
        return `/contracts/${id}`
      },
    ],
  },
  milestone: {
    'of a contract to be approved': [
      { client: 'edit remove', worker: 'edit', operator: '' },
      async () => {
        const { id, milestones } = (await client.get(`/contracts/${await fixtures.agreedContractId()}`)).body
        return `/contracts/${id}/milestones/${milestones[0].id}`
      },
    ],
    pending: [{ client: 'edit remove fund', worker: 'edit', operator: '' }, () => fixtures.pendingMilestone()],
    'added by the worker': [
      { client: 'edit remove fund', worker: 'edit remove', operator: '' },
      () => fixtures.milestoneOfWorker(),
    ],
    funded: [
      { client: 'release dispute', worker: 'submit refund dispute', operator: '' },
      () => fixtures.fundedMilestone(),
    ],
    'funded long ago': [
      { client: 'release refund dispute', worker: 'submit refund dispute', operator: '' },
      () => fixtures.refundableMilestone(),
    ],
    submitted: [
      { client: 'request-changes release dispute', worker: 'refund dispute', operator: '' },
      () => fixtures.submittedMilestone(),
    ],
    'released and clearing': [
      { client: 'dispute', worker: 'dispute', operator: '' },
      async () => {
        const { body } = await client.get(`/contracts/${(await fixtures.payout()).contractId}`)
        return pathOf(body.milestones[0])
      },
    ],
    disputed: [
      { client: '', worker: '', arbiter: '', operator: '' },
      async () => (await fixtures.openDispute()).milestone,
    ],
    'with a withdrawn dispute': [
      { client: 'release', worker: 'submit refund dispute', operator: '' },
      async () => {
        const { milestone, path } = await fixtures.newDispute()
        await done(client.post(`${path}/withdraw`))
        return milestone
      },
    ],
    refunded: [
      { client: '', worker: '', operator: '' },
      async () => {
        const path = await newMilestone()
        await done(client.post(`${path}/fund`))
        return after(path, worker, 'refund')
      },
    ],
    'of a cancelled contract': [
      { client: '', worker: '', operator: '' },
      async () => {
        const path = await newMilestone()
        await done(client.post(`${contractOf(path)}/cancel`))
        return path
      },
    ],
    resolved: [
      { client: '', worker: '', operator: '' },
      async () => {
        const { body } = await client.get(`/contracts/${await fixtures.reviewableContractId()}`)
        return pathOf(body.milestones[0])
      },
    ],
  },
  dispute: {
    open: [
      { client: 'respond withdraw', worker: 'respond accept', arbiter: '', operator: '' },
      async () => (await fixtures.openDispute()).path,
    ],
    answered: [
      { client: 'respond accept withdraw', worker: 'respond accept', arbiter: 'recommend', operator: 'recommend' },
      async () => (await fixtures.answeredDispute()).path,
    ],
    recommended: [
      { client: 'respond accept reject', worker: 'respond accept reject', arbiter: '', operator: '' },
      async () => (await fixtures.recommendedDispute()).path,
    ],
    'in arbitration': [
      {
        client: 'respond accept',
        worker: 'respond accept',
        arbiter: 'resolve',
        recommendingArbiter: '',
        operator: 'resolve',
      },
      async () => (await fixtures.arbitratedDispute()).path,
    ],
    resolved: [
      { client: '', worker: '', arbiter: '', operator: '' },
      async () => {
        const { path } = await fixtures.newAnsweredDispute()
        await done(client.post(`${path}/accept`, { worker_cents: PROPOSED_CENTS }))
        return path
      },
    ],
    withdrawn: [
      { client: '', worker: '', arbiter: '', operator: '' },
      async () => after((await fixtures.newDispute()).path, client, 'withdraw'),
    ],
  },
}

const people: Record<Person, Client> = { client, worker, stranger, arbiter, recommendingArbiter, operator }

it.each(Object.entries(states))('the allowed_actions of a %s are what each caller may do', (kind, named) =>
  checkAll(
    Object.entries(named),
    async ([allowed, reach]) => {
      // Only a dispute treats the two arbiters differently.
      const { recommendingArbiter: _, ...others } = people
      const readers = kind === 'dispute' ? people : others
      const listed = await compareAll(kind, await reach(), { ...readers, ...agents })
      for (const [name, actions] of Object.entries(allowed)) {
        expect([name, listed[name]]).toEqual([name, actions.split(' ').filter(Boolean).sort()])
      }
    },
    { atOnce: 3 },
  ),
)

/** A state of each kind in which both sides can do something. */
const waiting = [
  ['gig', 'open'],
  ['application', 'pending'],
  ['negotiation', 'with an offer of the client'],
  ['contract', 'approved by the client'],
  ['contract', 'to be reviewed'],
  ['milestone', 'pending'],
  ['milestone', 'submitted'],
  ['dispute', 'recommended'],
] as const

describe('the allowed_actions', () => {
  it('leave out what the scopes of a key forbid', () =>
    eachWaiting(async (kind, path) => {
      for (const side of ['client', 'worker'] as const) {
        const all: string[] = (await callers[side].get(path)).body.allowed_actions
        for (const [scope, key] of Object.entries(narrowKeys[side])) {
          const permitted = all.filter((action) => scopeOf[kind]?.[action]?.split(' ').includes(scope))
          expect([side, scope, (await key.get(path)).body.allowed_actions]).toEqual([side, scope, permitted])
        }
      }
    }))

  it.each(['client', 'worker'] as const)('leave out what is forbidden while the %s is suspended', async (side) => {
    // Reached before the suspension starts.
    await eachWaiting(async () => {})
    const { userId } = callers[side]
    await done(world.operator.post(`/users/${userId}/suspend`, { reason: 'A test.' }))
    try {
      await eachWaiting((kind, path) => compareAll(kind, path, { client, worker, stranger }, () => [403, 409]))
    } finally {
      await done(world.operator.post(`/users/${userId}/reinstate`))
    }
  })
})

const reached = new Map<string, Promise<string>>()

function eachWaiting(check: (kind: string, path: string) => Promise<unknown>): Promise<void> {
  const named = waiting.map(([kind, state]) => [`${kind} ${state}`, { kind, state }] as const)
  return checkAll(named, async ({ kind, state }, name) => {
    const path = reached.get(name) ?? (states[kind]?.[state]?.[1]() as Promise<string>)
    reached.set(name, path)
    await check(kind, await path)
  })
}

/** The scope that each action needs, or one of two. */
const scopeOf: Record<string, Record<string, string>> = {
  gig: {
    apply: 'applications:write',
    invite: 'negotiations:write',
    edit: 'gigs:write',
    pause: 'gigs:write',
    close: 'gigs:write',
    delete: 'gigs:write',
  },
  application: {
    shortlist: 'applications:write',
    reject: 'applications:write',
    withdraw: 'applications:write',
    negotiate: 'negotiations:write',
  },
  negotiation: { round: 'negotiations:write', agree: 'negotiations:write', decline: 'negotiations:write' },
  contract: {
    approve: 'contracts:approve',
    cancel: 'contracts:write',
    'add-milestone': 'contracts:write',
    review: 'contracts:write',
  },
  milestone: {
    edit: 'contracts:write',
    remove: 'contracts:write',
    fund: 'payments:write',
    release: 'payments:write',
    refund: 'payments:write',
    'request-changes': 'contracts:write',
    dispute: 'payments:write',
  },
  dispute: { respond: 'disputes:write payments:write', accept: 'payments:write', reject: 'disputes:write' },
}

/** Agents: one asks about everything, one may deal with no one, one has an expired mandate, one never has to ask. */
async function newAgents(): Promise<Record<string, Client>> {
  const asking = await world.newAgent(client, allAgentScopes)
  const isolated = await agentWith(world, client, { allowed_counterparties: [] })
  const expired = await agentWith(world, worker)
  await inDatabase(
    `update mandates set expires_at = '2020-01-01' where hosted_agent_id = $1`,
    toId('agt', String(expired.agentId)),
  )
  return { asking, isolated, expired, free: callers.workerAgent }
}

/** For each side, a key with each scope that can also read. */
async function newNarrowKeys(): Promise<Record<'client' | 'worker', Record<string, Client>>> {
  const scopes = allAgentScopes.filter((scope) => scope !== 'read' && scope !== 'profile:write')
  const keysOf = async (side: Client) => {
    const keys = scopes.map(async (scope) => {
      const key = await side.post('/keys', { name: scope, scopes: ['read', scope] })
      return [scope, world.as(key.body.key)] as const
    })
    return Object.fromEntries(await Promise.all(keys))
  }
  return { client: await keysOf(client), worker: await keysOf(worker) }
}

/** Compares what each reader is offered with what the API accepts from them, and returns it. */
async function compareAll(
  kind: string,
  path: string,
  readers: Record<string, Client>,
  refusals = refusalsOf,
): Promise<Record<string, string[]>> {
  const compared = await Promise.all(
    Object.entries(readers).map(async ([name, reader]) => {
      const { status, body } = await reader.get(path)
      if (status !== 200) return []
      const accepted = await acceptedOf(kind, body, name, reader, refusals)
      return [{ name, listed: [...body.allowed_actions].sort(), accepted }]
    }),
  )
  const found = compared.flat()
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ name, listed }) => [name, listed])).toEqual(found.map(({ name, accepted }) => [name, accepted]))
  return Object.fromEntries(found.map(({ name, listed }) => [name, listed]))
}

async function acceptedOf(
  kind: string,
  seen: Seen,
  name: string,
  reader: Client,
  refusals: typeof refusalsOf,
): Promise<string[]> {
  const trying = dryRun.as(reader)
  const accepted: string[] = []
  for (const [action, requestsFor] of Object.entries(attempts[kind] ?? {})) {
    const answers = await Promise.all(requestsFor(seen).map((request) => trying.send(...request)))
    const [succeeded] = answers.filter((answer) => isAccepted(answer, seen))
    const about = `${name}: ${action}`
    if (succeeded === undefined) {
      for (const { status } of answers) {
        // Setting a gig to its current status succeeds and changes nothing.
        if (status !== 200) expect(refusals(kind, action, name), about).toContain(status)
      }
    } else {
      accepted.push(action)
      const status = becomes[kind]?.[action]
      if (status !== undefined && succeeded.status < 300)
        expect([about, succeeded.body.status]).toEqual([about, status])
    }
  }
  return accepted.sort()
}

/** The statuses with which an action is refused: 409 means that it is possible for this caller at another time. */
function refusalsOf(kind: string, action: string, name: string): number[] {
  if (name in agents) return [403, 404, 409, 422]
  if (name === 'client' || name === 'worker') {
    return notOfSide[kind]?.[name]?.split(' ').includes(action) ? [403, 409] : [409]
  }
  return ofStaffAndStrangers.includes(action) ? [403, 409] : [403, 404]
}

/** Even if an agent's owner has to approve it first. */
function isAccepted({ status, body, text }: Answer, seen: Seen): boolean {
  expect(status, text).toBeLessThan(500)
  if (body.error?.issues[0]?.code === 'approval_required') return true
  return status < 300 && !(body.id === seen.id && body.version !== undefined && body.version === seen.version)
}

async function gigWith({ status }: { status: string }): Promise<string> {
  const id = await postGig(client)
  await done(client.patch(`/gigs/${id}`, { status }))
  return `/gigs/${id}`
}

/** A gig whose apply_by has passed. */
async function overdue(status: 'open' | 'draft'): Promise<string> {
  const id = await postGig(client, { status, apply_by: new Date(Date.now() + 3_600_000).toISOString() })
  await inDatabase(`update gigs set apply_by = now() - interval '1 minute' where id = $1`, toId('gig', id))
  return `/gigs/${id}`
}

async function newApplication(gigId?: string): Promise<string> {
  const { body } = await worker.post(`/gigs/${gigId ?? (await postGig(client))}/apply`, { message: 'Me.' })
  return `/applications/${body.id}`
}

async function newNegotiation(): Promise<string> {
  return `/negotiations/${(await negotiate({ client, worker, gigId: await postGig(client) })).id}`
}

async function newMilestone(): Promise<string> {
  const { id, milestones } = await activate({ client, worker, gigId: await postGig(client) })
  return `/contracts/${id}/milestones/${milestones[0].id}`
}

async function after(path: string, by: Client, action: string): Promise<string> {
  await done(by.post(`${path}/${action}`))
  return path
}

async function gigOf(path: string): Promise<string> {
  return `/gigs/${(await client.get(path)).body.gig_id}`
}

function idIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function contractOf(milestone: string): string {
  return milestone.slice(0, milestone.indexOf('/milestones'))
}

async function done(answering: Promise<Answer>): Promise<void> {
  const { status, text } = await answering
  expect(status, text).toBeLessThan(300)
}

function inDatabase(statement: string, id: string): Promise<unknown> {
  return world.inDatabase((db) => db.query(statement, [id]))
}
