import { expect } from 'vitest'
import { mailTo, newEmail } from '../browser.ts'
import { agreeOn, conversationOf, type Deal, fundedMilestone, negotiate, newDeal, postGig } from '../deals.ts'
import { decision, disputeAbout } from '../fixtures.ts'
import { agentWith, allAgentScopes } from '../mandates.ts'
import { payoutAccount, setPayoutAccount } from '../payout-accounts.ts'
import { createWorld, type World } from '../world.ts'
import { advanceTo, answerWith, gig, noteRequests, OFFER, ok, type Recoveries, type Stage, sideOf } from './stage.ts'

/** Callers who may not do something, or not yet. */
export function permissionRecoveries({ world, checker, operator, refused }: Stage) {
  return {
    async missing_role() {
      const deal = await newDeal(world)
      const path = `${await fundedMilestone(deal)}/submit`
      const { details } = await refused('missing_role', deal.client, 'POST', path, { message: 'Done.' })
      ok(await sideOf(deal, details.roles[0]).post(path, { message: 'Done.' }))
    },
    async user_suspended() {
      const ada = await world.newUser()
      ok(await operator.post(`/users/${ada.userId}/suspend`, { reason: 'Spam.' }))
      const { details } = await refused('user_suspended', ada, 'POST', '/gigs', gig)
      expect(details).toEqual({ reason: 'Spam.' })
      ok(await operator.post(`/users/${ada.userId}/reinstate`))
      ok(await ada.post('/gigs', gig))
    },
    async terms_not_accepted() {
      const own = await createWorld()
      ok(await own.operator.post('/operator/terms', { text: 'Be honest.' }))
      const ada = await own.newUser()
      const { details } = checker.check('terms_not_accepted', 'POST', '/gigs', await ada.post('/gigs', gig))
      expect(details.url).toBe(`${own.url}/terms/1`)
      expect(await (await fetch(details.url)).text()).toContain('Be honest.')
      ok(await ada.post('/terms/accept', { terms_version: details.terms_version }))
      ok(await ada.post('/gigs', gig))
    },
    async agent_suspended() {
      const ada = await world.newUser()
      const agent = await world.newAgent(ada)
      ok(await ada.post(`/agents/${agent.agentId}/suspend`))
      const { details } = await refused('agent_suspended', agent, 'GET', '/me')
      ok(await ada.post(`/agents/${details.agent_id}/resume`))
      ok(await agent.get('/me'))
    },
    async mandate_exceeded() {
      const deal = await newDeal(world)
      const agent = await agentWith(world, deal.client, { max_rate_cents: 9_000, max_withdrawal_cents: 500 })
      const { id } = await negotiate(deal, { rate_cents: 5_000 })
      const tooHigh = await refused('mandate_exceeded', agent, 'POST', `/negotiations/${id}/round`, OFFER)
      expect(tooHigh.details.limit).toBe('max_rate_cents')
      ok(await agent.post(`/negotiations/${id}/round`, { rate_cents: tooHigh.details.allowed }))

      await deal.client.post('/wallet/deposits', { amount_cents: 1_000 })
      const withdraw = (amount_cents: number) => ({ amount_cents })
      ok(await agent.post('/wallet/withdrawals', withdraw(200)))
      const { details } = await refused('mandate_exceeded', agent, 'POST', '/wallet/withdrawals', withdraw(400))
      ok(await agent.post('/wallet/withdrawals', withdraw(details.left)))
    },
    async approval_required() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await agreeOn(deal)).id}/approve`
      const agent = await world.newAgent(deal.client, allAgentScopes)
      const { details } = await refused('approval_required', agent, 'POST', path)
      ok(await deal.client.post(`/approvals/${details.approval_id}/approve`))
      ok(await agent.post(path))
    },
    async approval_rejected() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await agreeOn(deal)).id}/approve`
      const agent = await world.newAgent(deal.client, allAgentScopes)
      const asked = await refused('approval_required', agent, 'POST', path)
      ok(await deal.client.post(`/approvals/${asked.details.approval_id}/reject`, { reason: 'Not yet.' }))
      const { details } = await refused('approval_rejected', agent, 'POST', path)
      expect(details.reason).toBe('Not yet.')
      ok(await deal.client.post(`/approvals/${details.approval_id}/approve`))
      ok(await agent.post(path))
    },
    async not_yours() {
      const deal = await newDeal(world)
      const { details } = await refused('not_yours', deal.worker, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Mine' })
      expect(details.user_id).toBe(deal.client.userId)
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Mine' }))
      const agent = await agentWith(world, deal.client)
      await refused('not_yours', agent, 'PUT', '/wallet/payout-account', payoutAccount)
      await refused('not_yours', agent, 'POST', '/terms/accept', { terms_version: 1 })
      await refused('not_yours', agent, 'POST', '/inbox/snooze', { subject_id: deal.gigId, until: null })
      await refused('not_yours', agent, 'GET', '/notifications')
      await refused('not_yours', agent, 'GET', '/notifications/counts')
      await refused('not_yours', agent, 'POST', '/notifications/seen', { event_id: 'evt_01kz3vn6e8g0j2m4p6r8t0v2x4' })
      await refused('not_yours', agent, 'GET', '/notifications/settings')
      await refused('not_yours', agent, 'GET', '/notifications/preview?kind=tasks')
      await refused('not_yours', agent, 'PATCH', '/notifications/settings', { kinds: {} })
      await setPayoutAccount(deal.client)
      for (const [method, path, body] of await noteRequests(world, deal.client)) {
        await refused('not_yours', agent, method, path, body)
        ok(await deal.client.send(method, path, body))
      }
      const email = newEmail()
      ok(await deal.worker.patch('/profile/me', { email }))
      const proof = ['/profile/me/email/confirm', { token: (await mailTo(world, email)).token }] as const
      await refused('not_yours', deal.client, 'POST', ...proof)
      ok(await deal.worker.post(...proof))
    },
    async own_gig() {
      const deal = await newDeal(world)
      await refused('own_gig', deal.client, 'POST', `/gigs/${deal.gigId}/apply`, { message: 'Me.' })
      const [other] = (await deal.client.get(`/gigs?client_id=${(await newDeal(world)).client.userId}`)).body.data
      ok(await deal.client.post(`/gigs/${other.id}/apply`, { message: 'Me.' }))
    },
    async own_profile() {
      const ada = await world.newUser()
      await refused('own_profile', ada, 'POST', `/profile/${ada.userId}/vouches`, { message: 'Great.' })
      await refused('own_profile', ada, 'PUT', '/blocks/me')
      ok(await ada.post(`/profile/${(await world.newUser()).userId}/vouches`, { message: 'Great.' }))
    },
    async own_content() {
      const ada = await world.newUser()
      const report = { subject_type: 'gig', subject_id: await postGig(ada), reason: 'spam' }
      await refused('own_content', ada, 'POST', '/reports', report)
      ok(await ada.delete(`/gigs/${report.subject_id}`))
    },
    async content_removed() {
      const deal = await newDeal(world)
      ok(await operator.post(`/operator/gigs/${deal.gigId}/remove`, { reason: 'Spam.' }))
      const report = { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }
      await refused('content_removed', deal.worker, 'POST', '/reports', report)
      await refused('content_removed', deal.client, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Another' })
      ok(await deal.client.post('/objections', { subject_id: deal.gigId, text: 'It isn’t spam.' }))
    },
    async already_reported() {
      const deal = await newDeal(world)
      const report = { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }
      ok(await deal.worker.post('/reports', report))
      await refused('already_reported', deal.worker, 'POST', '/reports', report)
      expect(ok(await deal.worker.get('/reports?status=open')).body.data).toHaveLength(1)
    },
    async already_objected() {
      const deal = await newDeal(world)
      ok(await operator.post(`/operator/gigs/${deal.gigId}/remove`, { reason: 'Spam.' }))
      const objection = { subject_id: deal.gigId, text: 'It isn’t spam.' }
      ok(await deal.client.post('/objections', objection))
      await refused('already_objected', deal.client, 'POST', '/objections', objection)
      expect(ok(await deal.client.get('/objections')).body.data).toHaveLength(1)
    },
    async not_removed() {
      const deal = await newDeal(world)
      const objection = { subject_id: deal.gigId, text: 'It isn’t spam.' }
      await refused('not_removed', deal.client, 'POST', '/objections', objection)
      await refused('not_removed', operator, 'POST', `/operator/gigs/${deal.gigId}/restore`)
      ok(await deal.client.get(`/gigs/${deal.gigId}`))
    },
    async user_blocked() {
      const deal = await newDeal(world)
      const requests = await contactRequests(deal)
      ok(await deal.worker.put(`/blocks/${deal.client.userId}`))
      for (const request of requests) {
        const { details } = await refused('user_blocked', deal.worker, 'POST', ...request)
        ok(await deal.worker.delete(`/blocks/${details.user_id}`))
        ok(await deal.worker.post(...request))
        ok(await deal.worker.put(`/blocks/${deal.client.userId}`))
      }
    },
    async contact_unavailable() {
      const deal = await newDeal(world)
      const requests = await contactRequests(deal)
      ok(await deal.client.put(`/blocks/${deal.worker.userId}`))
      for (const request of requests) await refused('contact_unavailable', deal.worker, 'POST', ...request)
      ok(await deal.worker.post(`/gigs/${await postGig(await world.newUser())}/apply`, { message: 'Me.' }))
    },
    async conflict_of_interest() {
      const { arbiter, dispute, path } = await recommendedDispute(world)
      const mayDecide = await refused('conflict_of_interest', arbiter, 'POST', `${path}/resolve`, decision)
      expect(mayDecide.details).toEqual({ until: null })
      ok(await operator.post(`${path}/resolve`, decision))

      const { client, worker } = dispute
      const gigId = await postGig(client)
      const apply = [`/gigs/${gigId}/apply`, { message: 'Me.' }] as const
      const { details } = await refused('conflict_of_interest', arbiter, 'POST', ...apply)
      const invitation = { gig_id: gigId, worker_id: arbiter.userId }
      await refused('conflict_of_interest', client, 'POST', '/negotiations', invitation)
      const vouch = [`/profile/${arbiter.userId}/vouches`, { message: 'Fair.' }] as const
      await refused('conflict_of_interest', worker, 'POST', ...vouch)
      await advanceTo(world, details.until)
      ok(await arbiter.post(...apply))
      ok(await worker.post(...vouch))
    },
  } satisfies Recoveries
}

/** A dispute in arbitration, and the arbiter who made its recommendation. */
async function recommendedDispute(world: World) {
  const [dispute, arbiter] = [await newDeal(world), await world.newUser({ role: 'arbiter' })]
  const { id } = ok(await dispute.client.post('/disputes/create', disputeAbout(await fundedMilestone(dispute)))).body
  const path = `/disputes/${id}`
  ok(await dispute.worker.post(`${path}/respond`, answerWith(5_000)))
  ok(await arbiter.post(`${path}/recommend`, decision))
  ok(await dispute.worker.post(`${path}/reject`))
  return { dispute, arbiter, path }
}

/** Requests with which the worker of a deal contacts the client. */
async function contactRequests(deal: Deal): Promise<[path: string, body: object][]> {
  const { client, worker, gigId } = deal
  const newGig = () => postGig(client)
  const { id: applicationId } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
  const [first, second] = [
    await negotiate({ ...deal, gigId: await newGig() }),
    await negotiate({ ...deal, gigId: await newGig() }),
  ]
  return [
    [`/gigs/${await newGig()}/apply`, { message: 'Me.' }],
    ['/negotiations', { application_id: applicationId }],
    [`/negotiations/${first.id}/round`, { rate_cents: 11_000 }],
    [`/negotiations/${second.id}/agree`, { round: 1 }],
    [`${await conversationOf(deal)}/messages`, { text: 'Hello.' }],
    [`/profile/${client.userId}/vouches`, { message: 'Pays at once.' }],
  ]
}
