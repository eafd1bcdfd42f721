import { describe, expect, it } from 'vitest'
import { contractTransitions } from '../src/deals/contracts/domain.ts'
import { disputeTransitions } from '../src/deals/disputes/domain.ts'
import { milestoneTransitions } from '../src/deals/milestones/domain.ts'
import { negotiationTransitions } from '../src/deals/negotiations/domain.ts'
import { applicationTransitions } from '../src/market/applications/domain.ts'
import { gigTransitions } from '../src/market/gigs/domain.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import type { Answer, Client } from './support/client.ts'
import { activate, agreeOn, negotiate, postGig } from './support/deals.ts'
import { createFixtures, decision, newCallers, PROPOSED_CENTS } from './support/fixtures.ts'
import { agentWith, allAgentScopes } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

// Compares `allowed_actions` with what the API accepts: every action is tried by every caller who can read the resource, on a
// server that rolls back each write after its answer.

const world = await createWorld({ settings: { payments: 'manual' } })
const dryRun = await world.startDryRunNode()
const callers = await newCallers(world)
const { client, worker, stranger, arbiter, recommendingArbiter, operator } = callers
const fixtures = createFixtures(world, callers)
/** A worker who has nothing to do with any deal, and one who competes for positions. */
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

/** The states of each kind of resource, and how to get there; each returns the path of one. */
const states: Record<string, Record<string, () => Promise<string>>> = {
  gig: {
    open: async () => `/gigs/${await fixtures.gigId()}`,
    draft: async () => `/gigs/${await fixtures.draftId()}`,
    paused: () => gigWith({ status: 'paused' }),
    closed: () => gigWith({ status: 'closed' }),
    expired: () => overdue('open'),
    'a draft whose time to apply has passed': () => overdue('draft'),
    'applied to by the worker': async () => gigOf(`/applications/${await fixtures.applicationId()}`),
    'reserved by a contract': async () => gigOf(`/contracts/${await fixtures.agreedContractId()}`),
    'filled by a contract': async () => gigOf(`/contracts/${await fixtures.activeContractId()}`),
    'with a free position, by a hired worker': async () => {
      const gigId = await postGig(client, { positions: 2 })
      await newApplication(gigId)
      await activate({ client, worker, gigId })
      return `/gigs/${gigId}`
    },
    'filled by a contract that has ended': async () => gigOf(`/contracts/${await fixtures.reviewableContractId()}`),
  },
  application: {
    pending: async () => `/applications/${await fixtures.applicationId()}`,
    shortlisted: async () => after(await newApplication(), client, 'shortlist'),
    rejected: async () => after(await newApplication(), client, 'reject'),
    'to a paused gig': async () => {
      const path = await newApplication()
      await done(client.patch(await gigOf(path), { status: 'paused' }))
      return path
    },
    'by a worker who was invited': async () => {
      const gigId = await postGig(client)
      await negotiate({ client, worker, gigId })
      return newApplication(gigId)
    },
    negotiating: async () => {
      const path = await newApplication()
      await done(client.post('/negotiations', { application_id: path.split('/')[2] }))
      return path
    },
    hired: async () => {
      const gigId = await postGig(client)
      const path = await newApplication(gigId)
      await activate({ client, worker, gigId })
      return path
    },
  },
  negotiation: {
    'with an offer of the client': async () => `/negotiations/${await fixtures.negotiationId()}`,
    'with an offer of the worker': async () => {
      const { id } = await negotiate({ client, worker, gigId: await postGig(client) })
      await done(worker.post(`/negotiations/${id}/round`, { rate_cents: 20 }))
      return `/negotiations/${id}`
    },
    'without a rate': async () => {
      const { id } = await negotiate({ client, worker, gigId: await postGig(client) }, {})
      return `/negotiations/${id}`
    },
    'without a free position': async () => {
      const gigId = await postGig(client)
      const { id } = await negotiate({ client, worker, gigId })
      await agreeOn({ client, worker: rival, gigId })
      return `/negotiations/${id}`
    },
    agreed: async () => {
      const { body } = await client.get(`/contracts/${await fixtures.agreedContractId()}`)
      return `/negotiations/${body.negotiation_id}`
    },
  },
  contract: {
    'to be approved': async () => `/contracts/${await fixtures.agreedContractId()}`,
    'approved by the client': async () => {
      const { id } = await agreeOn({ client, worker, gigId: await postGig(client) })
      return after(`/contracts/${id}`, client, 'approve')
    },
    'without money': async () => `/contracts/${await fixtures.activeContractId()}`,
    unpaid: async () => `/contracts/${await fixtures.unpaidContractId()}`,
    'with money in escrow': async () => contractOf(await fixtures.fundedMilestone()),
    'with a clearing payout': async () => `/contracts/${(await fixtures.payout()).contractId}`,
    'with a dispute': async () => (await fixtures.openDispute()).contract,
    'to be reviewed': async () => `/contracts/${await fixtures.reviewableContractId()}`,
    'reviewed by the client': async () => {
      const { body } = await client.get(`/reviews/${await fixtures.unpublishedReviewId()}`)
      return `/contracts/${body.contract_id}`
    },
    'that ended long ago': async () => {
      const { body } = await client.get(`/reviews/${await fixtures.publishedReviewId()}`)
      const id = toId('con', body.contract_id)
      await inDatabase('update contracts set client_reviewed = false, review_by = now() where id = $1', id)
      return `/contracts/${body.contract_id}`
    },
    'cancelled before any money moved': async () => {
      const { id } = await agreeOn({ client, worker, gigId: await postGig(client) })
      return after(`/contracts/${id}`, worker, 'cancel')
    },
  },
  milestone: {
    'of a contract to be approved': async () => {
      const { id, milestones } = (await client.get(`/contracts/${await fixtures.agreedContractId()}`)).body
      return `/contracts/${id}/milestones/${milestones[0].id}`
    },
    pending: () => fixtures.pendingMilestone(),
    'added by the worker': () => fixtures.milestoneOfWorker(),
    funded: () => fixtures.fundedMilestone(),
    'funded long ago': () => fixtures.refundableMilestone(),
    submitted: () => fixtures.submittedMilestone(),
    'released and clearing': async () => {
      const { body } = await client.get(`/contracts/${(await fixtures.payout()).contractId}`)
      return pathOf(body.milestones[0])
    },
    disputed: async () => (await fixtures.openDispute()).milestone,
    'with a withdrawn dispute': async () => {
      const { milestone, path } = await fixtures.newDispute()
      await done(client.post(`${path}/withdraw`))
      return milestone
    },
    resolved: async () => {
      const { body } = await client.get(`/contracts/${await fixtures.reviewableContractId()}`)
      return pathOf(body.milestones[0])
    },
  },
  dispute: {
    open: async () => (await fixtures.openDispute()).path,
    answered: async () => (await fixtures.answeredDispute()).path,
    recommended: async () => (await fixtures.recommendedDispute()).path,
    'in arbitration': async () => (await fixtures.arbitratedDispute()).path,
    resolved: async () => {
      const { path } = await fixtures.newAnsweredDispute()
      await done(client.post(`${path}/accept`, { worker_cents: PROPOSED_CENTS }))
      return path
    },
  },
}

describe.each(Object.entries(states))('the allowed_actions of a %s', (kind, paths) => {
  it.each(Object.entries(paths))('%s are what each caller may do', async (_, reach) => {
    const others = { stranger, arbiter, recommendingArbiter, operator }
    await compareAll(kind, await reach(), { client, worker, ...agents, ...others })
  })
})

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

describe.each(waiting)('the allowed_actions of a %s that is %s', (kind, state) => {
  it('leave out what the scopes of a key forbid', async () => {
    await compareAll(kind, (await states[kind]?.[state]?.()) ?? '', narrowKeys)
  })

  it.each(['client', 'worker'] as const)('leave out what is forbidden while the %s is suspended', async (side) => {
    const path = (await states[kind]?.[state]?.()) ?? ''
    const { userId } = callers[side]
    await done(world.operator.post(`/users/${userId}/suspend`, { reason: 'A test.' }))
    try {
      await compareAll(kind, path, { client, worker, stranger })
    } finally {
      await done(world.operator.post(`/users/${userId}/reinstate`))
    }
  })
})

/** Agents: one asks about everything, one may deal with nobody, one has an expired mandate, one may do everything alone. */
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

/** For each side and scope, a key that can read and has this scope. */
async function newNarrowKeys(): Promise<Record<string, Client>> {
  const scopes = allAgentScopes.filter((scope) => scope !== 'read' && scope !== 'profile:write')
  const keys = (['client', 'worker'] as const).flatMap((side) =>
    scopes.map(async (scope) => {
      const key = await callers[side].post('/keys', { name: scope, scopes: ['read', scope] })
      return [`${side} with ${scope}`, world.as(key.body.key)] as const
    }),
  )
  return Object.fromEntries(await Promise.all(keys))
}

async function compareAll(kind: string, path: string, readers: Record<string, Client>): Promise<void> {
  const compared = await Promise.all(
    Object.entries(readers).map(async ([name, reader]) => {
      const { status, body } = await reader.get(path)
      if (status !== 200) return []
      return [{ name, listed: [...body.allowed_actions].sort(), accepted: await acceptedOf(kind, body, reader) }]
    }),
  )
  const found = compared.flat()
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ name, listed }) => [name, listed])).toEqual(found.map(({ name, accepted }) => [name, accepted]))
}

async function acceptedOf(kind: string, seen: Seen, reader: Client): Promise<string[]> {
  const trying = dryRun.as(reader)
  const accepted: string[] = []
  for (const [action, requestsFor] of Object.entries(attempts[kind] ?? {})) {
    const answers = await Promise.all(requestsFor(seen).map((request) => trying.send(...request)))
    if (answers.some((answer) => isAccepted(answer, seen))) accepted.push(action)
  }
  return accepted.sort()
}

/** Also when the owner of an agent has to approve it first. Asking for the current status of a gig changes nothing. */
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

/** A gig whose time to apply has passed. */
async function overdue(status: 'open' | 'draft'): Promise<string> {
  const id = await postGig(client, { status, apply_by: new Date(Date.now() + 3_600_000).toISOString() })
  await inDatabase(`update gigs set apply_by = now() - interval '1 minute' where id = $1`, toId('gig', id))
  return `/gigs/${id}`
}

async function newApplication(gigId?: string): Promise<string> {
  const { body } = await worker.post(`/gigs/${gigId ?? (await postGig(client))}/apply`, { message: 'Me.' })
  return `/applications/${body.id}`
}

async function after(path: string, by: Client, action: string): Promise<string> {
  await done(by.post(`${path}/${action}`))
  return path
}

async function gigOf(path: string): Promise<string> {
  return `/gigs/${(await client.get(path)).body.gig_id}`
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
