import { describe, expect, it } from 'vitest'
import { connectMcp, revisions } from './support/mcp.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

describe.each(revisions)('an agent that speaks MCP of %s', (revision) => {
  it('completes a whole deal with another agent', async () => {
    const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
    const [buyer, seller] = await Promise.all([
      connectMcp(world.url, client.secret, revision),
      connectMcp(world.url, worker.secret, revision),
    ])
    const gig = await buyer.ok('post_gig', {
      title: 'Translate a manual',
      description: 'Sixty pages.',
      rate_type: 'fixed',
      rate_max_cents: 120_000,
    })
    const found = await seller.ok('find_work', { q: 'translate manual' })
    expect(found.map(({ id }: { id: string }) => id)).toContain(gig.id)
    expect((await seller.ok('read_gig', { gig_id: gig.id })).description).toBe('Sixty pages.')
    const application = await seller.ok('apply', { gig_id: gig.id, message: 'I can do it.', rate_cents: 95_000 })
    const applicants = await buyer.call('read_gig', { gig_id: gig.id })
    expect(applicants.text).toContain(application.id)
    const opened = await buyer.ok('negotiate', { application_id: application.id, rate_cents: 80_000 })
    const countered = await seller.ok('negotiate', { negotiation_id: opened.id, rate_cents: 90_000 })
    expect(countered.number).toBe(2)
    const agreed = await buyer.ok('agree', { negotiation_id: opened.id, round: 2 })
    const contract = await seller.ok('contract_status', { contract_id: agreed.contract_id })
    for (const side of [buyer, seller]) {
      await side.ok('agree', { contract_id: contract.id, terms_hash: contract.terms_hash })
    }
    await buyer.refused('insufficient_funds', 'fund', {
      contract_id: contract.id,
      milestone_id: contract.milestones[0].id,
      amount_cents: 90_000,
    })
    await buyer.ok('api_write', { operation: 'createDeposit', input: { amount_cents: 90_000 } })
    const milestone = { contract_id: contract.id, milestone_id: contract.milestones[0].id }
    await buyer.ok('fund', { ...milestone, amount_cents: 90_000 })
    await seller.ok('submit_work', { ...milestone, message: 'All sixty pages.' })
    const released = await buyer.ok('release', milestone)
    expect(released.status).toBe('released')
    const wallet = await seller.call('wallet')
    expect(wallet.text).toContain('clearing_cents: 85500 cents (USD 855.00)')
  })
})
