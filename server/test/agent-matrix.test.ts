import { describe, expect, it } from 'vitest'
import { agentActions } from '../src/platform/kernel/agent-actions.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import type { Answer, Client } from './support/client.ts'
import { agreeOn, type Deal, fundedMilestone, milestoneOf, negotiate, newDeal } from './support/deals.ts'
import { agentWith, approvalIdIn, refusalOf, setMandate } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

// Every write endpoint there is, tried by an agent that may not: without the scope, suspended, with a mandate that ran
// out, outside of it, and without the owner's approval.

interface Write {
  name: string
  id: string
  method: string
  path: string
  body: unknown
  scope: string | undefined
  /** Whether it commits the owner, and so is what mandates are for. */
  commits: boolean
}

const world = await createWorld()
const writes = writesOf(world.app.openApi(world.url))
const nodes = await Promise.all(Array.from({ length: Math.ceil(writes.length / 20) }, () => world.startNode()))
const scoped = writes.filter(({ scope }) => scope !== undefined)
const committing = writes.filter(({ commits }) => commits)
const forNoAgent = [
  'keys:write',
  'agents:write',
  'webhooks:write',
  'users:create',
  'disputes:arbitrate',
  'admin',
] as const

it('covers every write there is', () => {
  expect(writes.length).toBeGreaterThan(40)
  expect(writes.filter(({ scope }) => scope === undefined).map(({ id }) => id)).toEqual(['rotateKey'])
})

describe.each(scoped)('$name', (write) => {
  it('is refused to an agent’s key without the scope', async () => {
    const agent = await world.newAgent(await world.newUser(), write.scope === 'read' ? ['profile:write'] : ['read'])
    expect(refusalOf(await send(agent, write))).toEqual([403, 'missing_scope', { scope: write.scope }])
  })
})

describe.each(writes)('$name', (write) => {
  it('is refused to a suspended agent', async () => {
    const owner = await world.newUser()
    const agent = await agentWith(world, owner)
    await owner.post(`/agents/${agent.agentId}/suspend`)
    // Whoever is not let in is counted by address, and each node counts by itself.
    const node = nodes[Math.floor(writes.indexOf(write) / 20)]
    const stopped = node?.as(String(agent.secret)) as Client
    expect(refusalOf(await send(stopped, write)).slice(0, 2)).toEqual([403, 'agent_suspended'])
  })

  it(`is ${write.commits ? 'refused' : 'not affected'} when the mandate has expired`, async () => {
    const agent = await agentWith(world, await world.newUser())
    await world.inDatabase((db) =>
      db.query(`update mandates set expires_at = '2020-01-01T00:00:00Z' where hosted_agent_id = $1`, [uuidOf(agent)]),
    )
    const [status, code, details] = refusalOf(await send(agent, write))
    if (write.commits) {
      expect([status, code, details?.limit]).toEqual([403, 'mandate_exceeded', 'expires_at'])
    } else if (forNoAgent.some((scope) => scope === write.scope)) {
      expect([status, code]).toEqual([403, 'missing_scope'])
    } else {
      expect(code).not.toBe('mandate_exceeded')
    }
  })
})

/** Something real for an agent to do, whose owner is on one side of a deal. */
interface Story {
  action: string
  side: 'client' | 'worker'
  place: (deal: Deal) => Promise<{ path: string; body?: object }>
}

const stories: Record<string, Story> = {
  applyToGig: {
    action: 'negotiations.round',
    side: 'worker',
    place: async ({ gigId }) => ({ path: `/gigs/${gigId}/apply`, body: { message: 'Hi.', rate_cents: 10 } }),
  },
  openNegotiation: {
    action: 'negotiations.round',
    side: 'client',
    place: async ({ gigId, worker }) => ({
      path: '/negotiations',
      body: { gig_id: gigId, worker_id: worker.userId, terms: { rate_cents: 10 } },
    }),
  },
  submitRound: {
    action: 'negotiations.round',
    side: 'worker',
    place: async (deal) => ({ path: `/negotiations/${(await negotiate(deal)).id}/round` }),
  },
  agreeToRound: {
    action: 'negotiations.agree',
    side: 'worker',
    place: async (deal) => ({ path: `/negotiations/${(await negotiate(deal)).id}/agree`, body: { round: 1 } }),
  },
  approveContract: {
    action: 'contracts.approve',
    side: 'client',
    place: async (deal) => ({ path: `/contracts/${(await agreeOn(deal)).id}/approve` }),
  },
  fundMilestone: {
    action: 'milestones.fund',
    side: 'client',
    place: async (deal) => ({ path: `${await milestoneOf(deal)}/fund` }),
  },
  releaseMilestone: {
    action: 'milestones.release',
    side: 'client',
    place: async (deal) => ({ path: `${await fundedMilestone(deal)}/release` }),
  },
  refundMilestone: {
    action: 'milestones.refund',
    side: 'worker',
    place: async (deal) => ({ path: `${await fundedMilestone(deal)}/refund` }),
  },
  openDispute: {
    action: 'disputes.propose',
    side: 'client',
    place: async (deal) => ({ path: '/disputes/create', body: complaint(await fundedMilestone(deal)) }),
  },
  respondToDispute: {
    action: 'disputes.propose',
    side: 'worker',
    place: async (deal) => ({
      path: `${await disputed(deal)}/respond`,
      body: { statement: 'No.', proposed_worker_cents: 9_000 },
    }),
  },
  acceptInDispute: {
    action: 'disputes.accept',
    side: 'worker',
    place: async (deal) => ({ path: `${await disputed(deal)}/accept`, body: { worker_cents: 3_000 } }),
  },
  createWithdrawal: {
    action: 'wallet.withdraw',
    side: 'client',
    place: async ({ client }) => {
      await client.post('/wallet/deposits', { amount_cents: 10 })
      return { path: '/wallet/withdrawals', body: { amount_cents: 10 } }
    },
  },
}

function complaint(milestone: string) {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  return { contract_id, milestone_id, reason: 'quality', statement: 'Not good.', proposed_worker_cents: 3_000 }
}

async function disputed(deal: Deal): Promise<string> {
  const { body } = await deal.client.post('/disputes/create', complaint(await fundedMilestone(deal)))
  return `/disputes/${body.id}`
}

it('has a story for every operation that commits an owner', () => {
  expect(Object.keys(stories).sort()).toEqual(committing.map(({ id }) => id).sort())
})

describe.each(Object.entries(stories))('%s, done by an agent', (_, { action, side, place }) => {
  it('is within a mandate without limits, and noted', async () => {
    const { owner, agent, attempt } = await scene({})
    const done = await attempt()
    expect(done.status).toBeLessThan(300)
    const { data } = (await owner.get(`/agents/${agent.agentId}/activity`)).body
    expect(data).toMatchObject([{ action, mandate_version: 2, approval_id: null }])
  })

  // Nobody else is concerned by a withdrawal, and no figure bounds it: it is asked about, or not.
  const bounds = action === 'wallet.withdraw' ? [] : [{ allowed_counterparties: [] }]
  for (const outside of bounds) {
    it('is refused outside the mandate, and leaves no trace', async () => {
      const { attempt, traces } = await scene(outside)
      const details = { action, limit: 'allowed_counterparties' }
      expect(refusalOf(await attempt())).toEqual([403, 'mandate_exceeded', details])
      expect(await traces()).toEqual([])
    })
  }

  it('waits for the owner’s approval when the owner wants to be asked, and for nothing else', async () => {
    const { owner, agent, attempt, traces } = await scene({ ask_owner: [action] })
    const asked = approvalIdIn(await attempt())
    expect(await traces()).toEqual(['approval.requested'])
    await owner.post(`/approvals/${asked}/approve`)
    expect((await attempt()).status).toBeLessThan(300)
    const { data } = (await owner.get(`/agents/${agent.agentId}/activity`)).body
    expect(data).toMatchObject([{ action, approval_id: asked }])
  })

  it('does not wait when the owner wants to be asked about everything else', async () => {
    const { attempt } = await scene({ ask_owner: agentActions.filter((other) => other !== action) })
    expect((await attempt()).status).toBeLessThan(300)
  })

  async function scene(rules: object) {
    const deal = await newDeal(world)
    const owner = deal[side]
    const { path, body } = await place(deal)
    const agent = await agentWith(world, owner)
    await setMandate(owner, agent, rules)
    return {
      owner,
      agent,
      attempt: () => agent.post(path, body),
      traces: () => eventsOf(agent),
    }
  }
})

function send(agent: Client, { method, path, body }: Write): Promise<Answer> {
  return agent.send(method, path, method === 'DELETE' ? undefined : body)
}

/** All that an agent has caused. */
function eventsOf(agent: Client): Promise<string[]> {
  return world.inDatabase(async (db) => {
    const { rows } = await db.query('select type from events where actor_agent_id = $1 order by seq', [uuidOf(agent)])
    return rows.map(({ type }) => type)
  })
}

function uuidOf({ agentId }: Client): string {
  return toId('agt', String(agentId))
}

// biome-ignore lint/suspicious/noExplicitAny: A JSON document, as it is served.
function writesOf(document: any): Write[] {
  // biome-ignore lint/suspicious/noExplicitAny: The same.
  return Object.entries<any>(document.paths).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: The same.
    Object.entries<any>(methods)
      .filter(([method, { security }]) => method !== 'get' && security.length > 0)
      .map(([method, spec]) => ({
        name: `${method.toUpperCase()} ${path}`,
        id: spec.operationId,
        method: method.toUpperCase(),
        path: spec.parameters.reduce(
          (filled: string, given: { name: string; in: string; schema: { examples?: string[] } }) =>
            given.in === 'path' ? filled.replace(`{${given.name}}`, given.schema.examples?.[0] ?? '') : filled,
          path.replace(/^\/api/, ''),
        ),
        body: spec.requestBody?.content['application/json'].example ?? {},
        scope: spec.security[0].bearer[0],
        commits: spec.responses[403].description.includes('mandate_exceeded'),
      })),
  )
}
