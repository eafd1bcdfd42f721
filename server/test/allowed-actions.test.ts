import { describe, expect, it } from 'vitest'
import { contractTransitions } from '../src/deals/contracts/domain.ts'
import { disputeTransitions } from '../src/deals/disputes/domain.ts'
import { milestoneTransitions } from '../src/deals/milestones/domain.ts'
import { negotiationTransitions } from '../src/deals/negotiations/domain.ts'
import { applicationTransitions } from '../src/market/applications/domain.ts'
import { gigTransitions } from '../src/market/gigs/domain.ts'
import type { Transitions } from '../src/platform/kernel/transitions.ts'
import type { Client } from './support/client.ts'
import { advance, agreeOn, type Deal, fundedMilestone, milestoneOf, negotiate, newDeal } from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { agentWith, allAgentScopes, refusalOf, setMandate } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

const tables: Record<string, Transitions<string, string>> = {
  gig: gigTransitions,
  application: applicationTransitions,
  negotiation: negotiationTransitions,
  contract: contractTransitions,
  milestone: milestoneTransitions,
  dispute: disputeTransitions,
}

/** The operation that takes an action. */
const operations: Record<string, string> = {
  'gig.apply': 'applyToGig',
  'gig.invite': 'openNegotiation',
  'gig.edit': 'changeGig',
  'gig.open': 'changeGig',
  'gig.pause': 'changeGig',
  'gig.close': 'changeGig',
  'gig.delete': 'deleteGig',
  'application.shortlist': 'shortlistApplication',
  'application.reject': 'rejectApplication',
  'application.withdraw': 'withdrawApplication',
  'application.negotiate': 'openNegotiation',
  'negotiation.round': 'submitRound',
  'negotiation.agree': 'agreeToRound',
  'negotiation.decline': 'declineNegotiation',
  'contract.approve': 'approveContract',
  'contract.cancel': 'cancelContract',
  'contract.complete': 'completeContract',
  'contract.add-milestone': 'addMilestone',
  'contract.review': 'createReview',
  'milestone.edit': 'changeMilestone',
  'milestone.remove': 'removeMilestone',
  'milestone.fund': 'fundMilestone',
  'milestone.submit': 'submitMilestone',
  'milestone.request-changes': 'requestChanges',
  'milestone.release': 'releaseMilestone',
  'milestone.refund': 'refundMilestone',
  'milestone.dispute': 'openDispute',
  'dispute.accept': 'acceptInDispute',
  'dispute.reject': 'rejectInDispute',
  'dispute.withdraw': 'withdrawDispute',
  'dispute.recommend': 'recommendInDispute',
  'dispute.resolve': 'resolveDispute',
}

type Seen = { allowed_actions: string[] }

const actionsOf = async (reader: Client, path: string): Promise<string[]> =>
  ((await reader.get(path)).body as Seen).allowed_actions

const inboxOf = async (reader: Client): Promise<string[]> =>
  (await reader.get('/inbox')).body.data.map(({ action }: { action: string }) => action)

/** A key of the user with these scopes only. */
async function narrowKey(user: Client, scopes: string[]): Promise<Client> {
  return world.as((await user.post('/keys', { name: 'narrow', scopes: ['read', ...scopes] })).body.key)
}

describe('an action in a transition table', () => {
  it('needs the scope that its operation needs', () => {
    const { paths } = world.app.openApi(world.url) as { paths: Record<string, Record<string, Documented>> }
    const documented = Object.values(paths).flatMap((methods) => Object.values(methods))
    const declared = Object.entries(tables).flatMap(([kind, table]) =>
      Object.entries(table).flatMap(([action, { scope }]) => (scope ? [[`${kind}.${action}`, scope]] : [])),
    )
    const needed = Object.entries(operations).map(([action, id]) => {
      const operation = documented.find(({ operationId }) => operationId === id)
      return [action, operation?.security[0]?.bearer?.[0]]
    })
    expect(declared.sort()).toEqual(needed.sort())
  })

  interface Documented {
    operationId: string
    security: { bearer?: string[] }[]
  }
})

describe('allowed_actions and the inbox', () => {
  it('offer each key the tasks that its scopes permit', async () => {
    const deal = await newDeal(world)
    await bringAboutTasks(deal)
    const all = await inboxOf(deal.client)
    expect(all.sort()).toEqual(['approve', 'fund', 'release', 'review', 'shortlist'])
    expect(await inboxOf(await narrowKey(deal.client, []))).toEqual([])
    expect(await inboxOf(await narrowKey(deal.client, ['applications:write']))).toEqual(['shortlist'])
    expect((await inboxOf(await narrowKey(deal.client, ['payments:write']))).sort()).toEqual(['fund', 'release'])
    expect(await inboxOf(await narrowKey(deal.client, ['contracts:write']))).toEqual(['review'])
    // Without `payments:write` and `contracts:approve`, which agents do not have by default.
    expect((await inboxOf(await world.newAgent(deal.client))).sort()).toEqual(['review', 'shortlist'])
  })

  /** Tasks of each kind for the client. */
  async function bringAboutTasks(deal: Deal): Promise<void> {
    const gigOf = async () => ({ ...deal, gigId: (await newDealOf(deal)).gigId })
    await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Hi.' })
    const contract = await agreeOn(await gigOf())
    await deal.worker.post(`/contracts/${contract.id}/approve`)
    await milestoneOf(await gigOf())
    const submitted = await fundedMilestone(await gigOf())
    await deal.worker.post(`${submitted}/submit`, { message: 'Done.' })
    const unpaid = await fundedMilestone(await gigOf())
    const dispute = (await deal.client.post('/disputes/create', disputeAbout(unpaid))).body
    await deal.worker.post(`/disputes/${dispute.id}/accept`, { worker_cents: 3_000 })
    await deal.client.post(`${unpaid.split('/milestones')[0]}/complete`)
  }

  async function newDealOf({ client }: Deal) {
    const body = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
    return { gigId: (await client.post('/gigs', body)).body.id as string }
  }

  it('offer an agent what its owner would be asked about, but not what its mandate rules out', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 500)
    const buyer = await agentWith(world, deal.client, { max_funding_cents: 499 })
    expect(await actionsOf(buyer, path)).not.toContain('fund')
    expect(await inboxOf(buyer)).toEqual([])
    expect(refusalOf(await buyer.post(`${path}/fund`)).slice(0, 2)).toEqual([403, 'mandate_exceeded'])
    for (const rules of [
      { max_funding_cents: 500 },
      { may: [] },
      { max_funding_cents: 1, ask_owner: ['milestones.fund'] },
    ]) {
      await setMandate(deal.client, buyer, rules)
      expect(await actionsOf(buyer, path), JSON.stringify(rules)).toContain('fund')
      expect(await inboxOf(buyer), JSON.stringify(rules)).toEqual(['fund'])
    }
    await setMandate(deal.client, buyer, { allowed_counterparties: [] })
    expect(await actionsOf(buyer, path)).toEqual(['edit'])

    await setMandate(deal.client, buyer, { max_release_cents: 100 })
    await deal.client.post(`${path}/fund`)
    const released = await buyer.post(`${path}/release`, { amount_cents: 100 })
    expect(released.body.allowed_actions).toEqual(['dispute'])
    expect(await actionsOf(buyer, path)).toEqual(['dispute'])
  })

  it('follow the terms of an offer, a contract and a recommendation', async () => {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal, { rate_cents: 900 })
    const seller = await agentWith(world, deal.worker, { min_rate_cents: 901 })
    expect(await actionsOf(seller, `/negotiations/${id}`)).toEqual(['round', 'decline'])
    expect(await inboxOf(seller)).toEqual([])
    await setMandate(deal.worker, seller, { min_rate_cents: 900 })
    expect(await inboxOf(seller)).toEqual(['agree'])

    const agreed = await deal.worker.post(`/negotiations/${id}/agree`, { round: 1 })
    const contract = `/contracts/${agreed.body.contract_id}`
    await setMandate(deal.worker, seller, { max_contract_cents: 899 })
    expect(await actionsOf(seller, contract)).toEqual(['cancel'])
    expect(await inboxOf(seller)).toEqual([])
    await setMandate(deal.worker, seller, { max_contract_cents: 900 })
    expect(await actionsOf(seller, contract)).toEqual(['approve', 'cancel'])
    expect(await inboxOf(seller)).toEqual(['approve'])
  })

  it('offer an agent nothing that needs a mandate once its mandate has expired', async () => {
    const otherWorld = await createWorld()
    const deal = await newDeal(otherWorld)
    const path = await fundedMilestone(deal)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const seller = await agentWith(otherWorld, deal.worker, { expires_at }, allAgentScopes)
    expect(await actionsOf(seller, path)).toEqual(['submit', 'refund', 'dispute'])
    await advance(otherWorld, 1)
    expect(await actionsOf(seller, path)).toEqual(['submit'])
    expect(await actionsOf(seller, `/gigs/${deal.gigId}`)).toEqual([])
    expect(await inboxOf(seller)).toEqual(['submit'])
  })

  it('are documented for each resource: those that callers can take, and no others', () => {
    const { components } = world.app.openApi(world.url) as {
      components: { schemas: Record<string, { enum: string[] }> }
    }
    const { schemas } = components
    const documented = Object.keys(tables).flatMap((resource) => {
      const name = `${resource[0]?.toUpperCase()}${resource.slice(1)}Action`
      return schemas[name]?.enum.map((action) => `${resource}.${action}`) ?? []
    })
    expect(documented.sort()).toEqual([...Object.keys(operations), 'dispute.respond'].sort())
  })

  it('offer a suspended user only what is still possible', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    await world.operator.post(`/users/${deal.worker.userId}/suspend`, {})
    expect(await actionsOf(deal.worker, path)).toEqual(['refund'])
    expect(await inboxOf(deal.worker)).toEqual(['object'])
  })

  it('continue behind tasks that are left out, on every page', async () => {
    const client = await world.newUser()
    for (const cents of [100, 900, 900, 200]) {
      const { gigId } = await newDealOf({ client } as Deal)
      await milestoneOf({ client, worker: await world.newUser(), gigId }, cents, 0)
    }
    const buyer = await agentWith(world, client, { max_funding_cents: 500 })
    const seen: number[] = []
    for (let query = '?limit=1'; ; ) {
      const { body } = await buyer.get(`/inbox${query}`)
      seen.push(body.data.length)
      if (!body.next_cursor) break
      query = `?limit=1&cursor=${body.next_cursor}`
    }
    expect(seen).toEqual([1, 0, 0, 1])
  })
})
