import { describe, expect, it } from 'vitest'
import { agentActions } from '../src/platform/kernel/agent-actions.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { checkAll } from './support/check-all.ts'
import type { Answer, Client } from './support/client.ts'
import { activate, agreeOn, type Deal, fundedMilestone, milestoneOf, negotiate, newDeal } from './support/deals.ts'
import { agentWith, approvalIdIn, refusalOf, setMandate } from './support/mandates.ts'
import { dereferenced, descriptionOf } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

// Sends every write request as an agent that isn't allowed to: suspended, with an expired mandate, outside the mandate,
// and without the owner's approval. `authorization.test.ts` has the scopes.

interface Write {
  name: string
  id: string
  method: string
  path: string
  body: unknown
  scope: string | undefined
  /** Whether it commits the owner, so that the mandate is checked. */
  commits: boolean
}

// Without a rate limit, which counts refused keys.
const world = await createWorld({ rateLimitPerMinute: 0 })
const writes = writesOf(world.app.openApi(world.url))
const committing = writes.filter(({ commits }) => commits)
/** Whether these commit the owner depends on the state of the resource. */
const committingByState = ['changeGig', 'rejectApplication', 'withdrawApplication']
const scopesNoAgentHas = [
  'keys:write',
  'agents:write',
  'webhooks:write',
  'users:create',
  'users:act',
  'disputes:arbitrate',
  'admin',
] as const

describe('every write', () => {
  const named = writes.map((write) => [write.name, write] as const)

  it('is refused for a suspended agent', async () => {
    const owner = await world.newUser()
    const agent = await agentWith(world, owner)
    await owner.post(`/agents/${agent.agentId}/suspend`)
    await checkAll(named, async (write) => {
      expect(refusalOf(await send(agent, write)).slice(0, 2)).toEqual([403, 'agent_suspended'])
    })
  })

  it('is refused when the mandate has expired if it commits the owner, and only then', async () => {
    const agent = await agentWith(world, await world.newUser())
    await world.inDatabase((db) =>
      db.query(`update mandates set expires_at = '2020-01-01T00:00:00Z' where hosted_agent_id = $1`, [uuidOf(agent)]),
    )
    await checkAll(named, async (write) => {
      const [status, code, details] = refusalOf(await send(agent, write))
      if (scopesNoAgentHas.some((scope) => scope === write.scope)) {
        expect([status, code]).toEqual([403, 'missing_scope'])
      } else if (write.commits && !committingByState.includes(write.id)) {
        expect([status, code, details?.limit]).toEqual([403, 'mandate_exceeded', 'expires_at'])
      } else {
        expect([status, code]).toEqual(answers[write.id] ?? [404, 'not_found'])
      }
    })
  })

  /** How a write that needs no mandate responds. The examples name resources that don't exist. */
  const answers: Record<string, [status: number, code: string | undefined]> = {
    changeOwnProfile: [200, undefined],
    rotateKey: [201, undefined],
    createDeposit: [201, undefined],
    createTextAttachment: [201, undefined],
    createSearch: [201, undefined],
    // The example has no name.
    uploadAttachment: [422, 'required'],
    changeNotificationSettings: [403, 'not_yours'],
    snoozeTask: [403, 'not_yours'],
    acceptTerms: [403, 'not_yours'],
    markNotificationsSeen: [403, 'not_yours'],
    createNote: [403, 'not_yours'],
    changeNote: [403, 'not_yours'],
    deleteNote: [403, 'not_yours'],
    setPayoutAccount: [403, 'not_yours'],
    addPayoutAccount: [403, 'not_yours'],
    // It needs every scope of the owner's role.
    confirmAddress: [403, 'missing_scope'],
  }
})

/** A write that commits the owner, who is one side of a deal. */
interface CommittingRequest {
  action: string
  side: 'client' | 'worker'
  prepare: (deal: Deal) => Promise<{ method?: string; path: string; body?: object }>
}

const committingRequests: Record<string, CommittingRequest> = {
  createGig: {
    action: 'gigs.publish',
    side: 'client',
    prepare: async () => ({
      path: '/gigs',
      body: { title: 'Proofread', description: 'Ten pages.', rate_type: 'fixed' },
    }),
  },
  applyToGig: {
    action: 'negotiations.round',
    side: 'worker',
    prepare: async ({ gigId }) => ({ path: `/gigs/${gigId}/apply`, body: { message: 'Hi.', rate_cents: 10 } }),
  },
  openNegotiation: {
    action: 'negotiations.round',
    side: 'client',
    prepare: async ({ gigId, worker }) => ({
      path: '/negotiations',
      body: { gig_id: gigId, worker_id: worker.userId, terms: { rate_cents: 10 } },
    }),
  },
  submitRound: {
    action: 'negotiations.round',
    side: 'worker',
    prepare: async (deal) => ({ path: `/negotiations/${(await negotiate(deal)).id}/round` }),
  },
  agreeToRound: {
    action: 'negotiations.agree',
    side: 'worker',
    prepare: async (deal) => ({ path: `/negotiations/${(await negotiate(deal)).id}/agree`, body: { round: 1 } }),
  },
  approveContract: {
    action: 'contracts.approve',
    side: 'client',
    prepare: async (deal) => ({ path: `/contracts/${(await agreeOn(deal)).id}/approve` }),
  },
  fundMilestone: {
    action: 'milestones.fund',
    side: 'client',
    prepare: async (deal) => ({ path: `${await milestoneOf(deal)}/fund` }),
  },
  releaseMilestone: {
    action: 'milestones.release',
    side: 'client',
    prepare: async (deal) => ({ path: `${await fundedMilestone(deal)}/release` }),
  },
  refundMilestone: {
    action: 'milestones.refund',
    side: 'worker',
    prepare: async (deal) => ({ path: `${await fundedMilestone(deal)}/refund` }),
  },
  openDispute: {
    action: 'disputes.open',
    side: 'client',
    prepare: async (deal) => ({ path: '/disputes/create', body: disputeAbout(await fundedMilestone(deal)) }),
  },
  respondToDispute: {
    action: 'disputes.propose',
    side: 'worker',
    prepare: async (deal) => ({
      path: `${await openDispute(deal)}/respond`,
      body: { statement: 'No.', proposed_worker_cents: 9_000 },
    }),
  },
  acceptInDispute: {
    action: 'disputes.accept',
    side: 'worker',
    prepare: async (deal) => ({ path: `${await openDispute(deal)}/accept`, body: { worker_cents: 3_000 } }),
  },
  rejectInDispute: {
    action: 'disputes.reject',
    side: 'worker',
    prepare: async (deal) => {
      const path = await openDispute(deal)
      await deal.worker.post(`${path}/respond`, { statement: 'No.', proposed_worker_cents: 9_000 })
      await world.operator.post(`${path}/recommend`, { worker_cents: 5_000, rationale: 'Halves.' })
      return { path: `${path}/reject` }
    },
  },
  withdrawDispute: {
    action: 'disputes.withdraw',
    side: 'client',
    prepare: async (deal) => ({ path: `${await openDispute(deal)}/withdraw` }),
  },
  cancelContract: {
    action: 'contracts.cancel',
    side: 'worker',
    prepare: async (deal) => ({ path: `/contracts/${(await agreeOn(deal)).id}/cancel` }),
  },
  completeContract: {
    action: 'contracts.complete',
    side: 'worker',
    prepare: async (deal) => ({ path: `/contracts/${(await activate(deal, { rate_cents: 0 })).id}/complete` }),
  },
  addMilestone: {
    action: 'milestones.change',
    side: 'worker',
    prepare: async (deal) => ({
      path: `/contracts/${(await agreeOn(deal)).id}/milestones`,
      body: { title: 'More', amount_cents: 5 },
    }),
  },
  changeMilestone: {
    action: 'milestones.change',
    side: 'client',
    prepare: async (deal) => ({ method: 'PATCH', path: await milestoneOf(deal, 100), body: { amount_cents: 500 } }),
  },
  removeMilestone: {
    action: 'milestones.change',
    side: 'client',
    prepare: async (deal) => ({ method: 'DELETE', path: await milestoneOf(deal) }),
  },
  createVouch: {
    action: 'vouches.write',
    side: 'client',
    prepare: async ({ worker }) => ({ path: `/profile/${worker.userId}/vouches`, body: { message: 'Good.' } }),
  },
  createReview: {
    action: 'reviews.write',
    side: 'client',
    prepare: async (deal) => {
      const dispute = await openDispute(deal)
      const { body } = await deal.worker.post(`${dispute}/accept`, { worker_cents: 3_000 })
      await deal.client.post(`/contracts/${body.contract_id}/complete`)
      return { path: `/contracts/${body.contract_id}/reviews`, body: { rating: 4 } }
    },
  },
  deleteGig: {
    action: 'gigs.delete',
    side: 'client',
    prepare: async ({ gigId }) => ({ method: 'DELETE', path: `/gigs/${gigId}` }),
  },
  changeGig: {
    action: 'gigs.delete',
    side: 'client',
    prepare: async ({ gigId }) => ({ method: 'PATCH', path: `/gigs/${gigId}`, body: { status: 'closed' } }),
  },
  rejectApplication: {
    action: 'contracts.cancel',
    side: 'client',
    prepare: async (deal) => ({ path: `/applications/${await agreedApplication(deal)}/reject` }),
  },
  withdrawApplication: {
    action: 'contracts.cancel',
    side: 'worker',
    prepare: async (deal) => ({ path: `/applications/${await agreedApplication(deal)}/withdraw` }),
  },
  createWithdrawal: {
    action: 'wallet.withdraw',
    side: 'client',
    prepare: async ({ client }) => {
      await client.post('/wallet/deposits', { amount_cents: 10 })
      return { path: '/wallet/withdrawals', body: { amount_cents: 10 } }
    },
  },
  refundDeposit: {
    action: 'wallet.withdraw',
    side: 'client',
    prepare: async ({ client }) => {
      const { id } = (await client.post('/wallet/deposits', { amount_cents: 10 })).body
      // Only deposits that a provider has settled can be refunded.
      await world.inDatabase((db) =>
        db.query("update deposits set provider = 'stripe' where id = $1", [toId('dep', id)]),
      )
      return { path: `/wallet/deposits/${id}/refunds`, body: { amount_cents: 10 } }
    },
  },
}

function disputeAbout(milestone: string) {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  return { contract_id, milestone_id, reason: 'quality', statement: 'Not good.', proposed_worker_cents: 3_000 }
}

/** An application with a contract awaiting approval. */
async function agreedApplication({ client, worker, gigId }: Deal): Promise<string> {
  const { id } = (await worker.post(`/gigs/${gigId}/apply`, { message: 'Hi.', rate_cents: 10 })).body
  const negotiation = (await client.post('/negotiations', { application_id: id })).body
  expect((await client.post(`/negotiations/${negotiation.id}/agree`, { round: 1 })).status).toBe(200)
  return id
}

async function openDispute(deal: Deal): Promise<string> {
  const { body } = await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))
  return `/disputes/${body.id}`
}

it('has a request for every operation that commits an owner', () => {
  expect(Object.keys(committingRequests).sort()).toEqual(committing.map(({ id }) => id).sort())
})

describe.each(Object.entries(committingRequests))('%s by an agent', (_, { action, side, prepare }) => {
  const allOthers = agentActions.filter((other) => other !== action)
  const isAllowed = ['gigs.publish', 'negotiations.round', 'negotiations.agree'].includes(action)

  it('is refused outside the mandate, sent to the owner if the mandate says so, and otherwise done', async () => {
    const { owner, agent, attempt, recordedEvents } = await setUp()
    const limit = limitOf(action)
    if (limit) {
      await setMandate(owner, agent, limit)
      const details = expect.objectContaining({ action, limit: Object.keys(limit)[0] })
      expect(refusalOf(await attempt())).toEqual([403, 'mandate_exceeded', details])
      expect(await recordedEvents()).toEqual([])
    }
    await setMandate(owner, agent, { ask_owner: [action] })
    const asked = approvalIdIn(await attempt())
    if (!isAllowed) {
      await setMandate(owner, agent, { may: allOthers })
      expect(approvalIdIn(await attempt())).toBe(asked)
    }
    expect(await recordedEvents()).toEqual(['approval.requested'])

    // Gigs, offers and agreements need no permission of their own.
    const { version } = (await setMandate(owner, agent, isAllowed ? { may: allOthers } : { ask_owner: allOthers })).body
    expect((await attempt()).status).toBeLessThan(300)
    const { data } = (await owner.get(`/agents/${agent.agentId}/activity`)).body
    expect(data).toMatchObject([{ action, mandate_version: version, approval_id: null }])
  })

  it('succeeds when the owner has approved it', async () => {
    const { owner, agent, attempt } = await setUp()
    await setMandate(owner, agent, { ask_owner: [action] })
    const asked = approvalIdIn(await attempt())
    await owner.post(`/approvals/${asked}/approve`)
    expect((await attempt()).status).toBeLessThan(300)
    const { data } = (await owner.get(`/agents/${agent.agentId}/activity`)).body
    expect(data).toMatchObject([{ action, approval_id: asked }])
  })

  async function setUp() {
    const deal = await newDeal(world)
    const owner = deal[side]
    const { method = 'POST', path, body } = await prepare(deal)
    const agent = await agentWith(world, owner)
    return {
      owner,
      agent,
      attempt: () => agent.send(method, path, body),
      recordedEvents: () => eventsOf(agent),
    }
  }
})

/** A rule that every such request breaks. A gig has no counterparty and no amount. */
function limitOf(action: string): object | null {
  if (action.startsWith('gigs.')) return null
  return action === 'wallet.withdraw' ? { max_withdrawal_cents: 0 } : { allowed_counterparties: [] }
}

function send(agent: Client, { method, path, body }: Write): Promise<Answer> {
  return agent.send(method, path, method === 'DELETE' ? undefined : body)
}

/** The events that an agent has caused. */
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
      .filter(([method, { security }]) => method !== 'get' && security[0]?.bearer)
      .map(([method, spec]) => ({
        name: `${method.toUpperCase()} ${path}`,
        id: spec.operationId,
        method: method.toUpperCase(),
        path: dereferenced(document, spec.parameters).reduce(
          (filled: string, given: { name: string; in: string; schema: { examples?: string[] } }) =>
            given.in === 'path' ? filled.replace(`{${given.name}}`, given.schema.examples?.[0] ?? '') : filled,
          path.replace(/^\/api/, ''),
        ),
        body: spec.requestBody?.content['application/json']?.example ?? {},
        scope: spec.security[0].bearer[0],
        commits: descriptionOf(document, spec.responses[403]).includes('mandate_exceeded'),
      })),
  )
}
