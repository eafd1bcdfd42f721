import { expect } from 'vitest'
import { toId } from '../../../src/platform/kernel/ids.ts'
import { activate, advance, agreeOn, conversationOf, negotiate, newDeal, postGig } from '../deals.ts'
import { OFFER, ok, type Recoveries, type Stage, sideOf } from './stage.ts'

/** The state of gigs, applications, negotiations, and messages. */
export function marketRecoveries({ world, operator, refused }: Stage) {
  return {
    async gig_not_open() {
      const deal = await newDeal(world, { status: 'draft' })
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'open' }))
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'paused' }))
      const apply = [`/gigs/${deal.gigId}/apply`, { message: 'Me.' }] as const
      const { details } = await refused('gig_not_open', deal.worker, 'POST', ...apply)
      expect(details).toEqual({ status: 'paused', possible_in: ['open'], client_suspended: false })
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: details.possible_in[0] }))
      ok(await deal.worker.post(...apply))
    },
    async already_applied() {
      const { worker, gigId } = await newDeal(world)
      const apply = [`/gigs/${gigId}/apply`, { message: 'Me.' }] as const
      ok(await worker.post(...apply))
      const { details } = await refused('already_applied', worker, 'POST', ...apply)
      ok(await worker.post(`/applications/${details.application_id}/withdraw`))
      ok(await worker.post(...apply))
      const deal = await newDeal(world, { positions: 2 })
      const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Me.' })).body
      await activate(deal)
      const again = await refused('already_applied', deal.worker, 'POST', `/gigs/${deal.gigId}/apply`, {
        message: 'Me.',
      })
      expect(again.details).toEqual({ application_id: id, status: 'hired' })
    },
    async apply_by_passed() {
      const client = await world.newUser()
      const apply_by_before = new Date(Date.parse(world.core.clock.now()) + 2 * 86_400_000).toISOString()
      const draft = await postGig(client, { status: 'draft', apply_by: apply_by_before })
      await advance(world, 3)
      const { details } = await refused('apply_by_passed', client, 'PATCH', `/gigs/${draft}`, { status: 'open' })
      const apply_by = new Date(Date.parse(details.now) + 86_400_000).toISOString()
      ok(await client.patch(`/gigs/${draft}`, { status: 'open', apply_by }))
    },
    async own_offer() {
      const deal = await newDeal(world)
      const { id } = await negotiate(deal)
      const agree = [`/negotiations/${id}/agree`, { round: 1 }] as const
      const { details } = await refused('own_offer', deal.client, 'POST', ...agree)
      expect(Date.parse(details.expires_at)).toBeGreaterThan(Date.parse(world.core.clock.now()))
      ok(await sideOf(deal, details.waiting_for).post(...agree))
    },
    async stale_round() {
      const deal = await newDeal(world)
      const { id } = await negotiate(deal)
      ok(await deal.client.post(`/negotiations/${id}/round`, { rate_cents: 11_000 }))
      const path = `/negotiations/${id}/agree`
      const { details } = await refused('stale_round', deal.worker, 'POST', path, { round: 1 })
      ok(await deal.worker.post(path, { round: details.round, terms_hash: details.terms_hash }))
    },
    async gig_changed() {
      const deal = await newDeal(world)
      const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Translate two manuals' }))
      const opening = { application_id: application.body.id }
      const { details } = await refused('gig_changed', deal.worker, 'POST', '/negotiations', opening)
      const opened = await deal.worker.post('/negotiations', { ...opening, gig_version: details.gig_version })
      const path = `/negotiations/${opened.body.id}/round`
      const { details: current } = await refused('gig_changed', deal.client, 'POST', path, { gig_version: 1 })
      ok(await deal.client.post(path, { gig_version: current.gig_version }))
    },
    async terms_incomplete() {
      const deal = await newDeal(world)
      const { id } = await negotiate(deal, {})
      const { details } = await refused('terms_incomplete', deal.worker, 'POST', `/negotiations/${id}/agree`, {
        round: 1,
      })
      const missing = Object.fromEntries(details.missing.map((name: string) => [name, 5_000]))
      ok(await deal.worker.post(`/negotiations/${id}/round`, missing))
      ok(await deal.client.post(`/negotiations/${id}/agree`, { round: 2 }))
    },
    async round_limit() {
      const deal = await newDeal(world)
      const { id } = await negotiate(deal)
      await world.inDatabase((db) =>
        db.query('update negotiations set client_rounds = 25 where id = $1', [toId('neg', id)]),
      )
      const round = [`/negotiations/${id}/round`, OFFER] as const
      const { details } = await refused('round_limit', deal.client, 'POST', ...round)
      expect(details.limit).toBe(25)
      ok(await sideOf(deal, details.waiting_for).post(...round))
    },
    async already_negotiating() {
      const deal = await newDeal(world)
      await negotiate(deal)
      const again = { gig_id: deal.gigId, worker_id: deal.worker.userId }
      const { details } = await refused('already_negotiating', deal.client, 'POST', '/negotiations', again)
      ok(await deal.client.post(`/negotiations/${details.negotiation_id}/round`, OFFER))
    },
    async no_position_free() {
      const deal = await newDeal(world)
      const other = { ...deal, worker: await world.newUser() }
      const negotiation = await negotiate(other)
      await agreeOn(deal)
      const agree = [`/negotiations/${negotiation.id}/agree`, { round: 1 }] as const
      const { details } = await refused('no_position_free', other.worker, 'POST', ...agree)
      expect(Date.parse(details.reserved_until)).toBeGreaterThan(Date.parse(world.core.clock.now()))
      ok(await deal.client.patch(`/gigs/${deal.gigId}`, { positions: details.taken + 1 }))
      ok(await other.worker.post(...agree))
    },
    async rate_type_fixed() {
      const deal = await newDeal(world)
      await negotiate(deal)
      const change = [`/gigs/${deal.gigId}`, { rate_type: 'hourly' }] as const
      const { details } = await refused('rate_type_fixed', deal.client, 'PATCH', ...change)
      for (const id of details.negotiation_ids) ok(await deal.client.post(`/negotiations/${id}/decline`))
      ok(await deal.client.patch(...change))
    },
    async gig_has_contracts() {
      const deal = await newDeal(world)
      await agreeOn(deal)
      const { details } = await refused('gig_has_contracts', deal.client, 'DELETE', `/gigs/${deal.gigId}`)
      for (const id of details.contract_ids) ok(await deal.client.post(`/contracts/${id}/cancel`))
      ok(await deal.client.delete(`/gigs/${deal.gigId}`))
    },
    async positions_taken() {
      const deal = await newDeal(world, { positions: 3 })
      for (let i = 0; i < 2; i++) await agreeOn({ ...deal, worker: await world.newUser() })
      const path = `/gigs/${deal.gigId}`
      const { details } = await refused('positions_taken', deal.client, 'PATCH', path, { positions: 1 })
      ok(await deal.client.patch(path, { positions: details.taken }))
    },
    async recipient_suspended() {
      const deal = await newDeal(world)
      await negotiate(deal)
      const messages = `${await conversationOf(deal)}/messages`
      ok(await operator.post(`/users/${deal.worker.userId}/suspend`))
      const { details } = await refused('recipient_suspended', deal.client, 'POST', messages, { text: 'Hello?' })
      ok(await operator.post(`/users/${details.user_id}/reinstate`))
      ok(await deal.client.post(messages, { text: 'Hello?' }))
    },
    async too_late_to_delete() {
      const deal = await newDeal(world)
      await negotiate(deal)
      const messages = `${await conversationOf(deal)}/messages`
      const { id, created_at } = ok(await deal.client.post(messages, { text: 'Tusday' })).body
      await advance(world, 1 / 96)
      const { details } = await refused('too_late_to_delete', deal.client, 'DELETE', `/messages/${id}`)
      expect(Date.parse(details.deletable_until) - Date.parse(created_at)).toBe(15 * 60_000)
      const { id: newer } = ok(await deal.client.post(messages, { text: 'I meant Tuesday.' })).body
      await refused('not_yours', deal.worker, 'DELETE', `/messages/${newer}`)
      ok(await deal.client.delete(`/messages/${newer}`))
      await refused('wrong_state', deal.client, 'DELETE', `/messages/${newer}`)
    },
    async already_vouched() {
      const [ada, ben] = [await world.newUser(), await world.newUser()]
      const vouch = [`/profile/${ben.userId}/vouches`, { message: 'Good.' }] as const
      ok(await ada.post(...vouch))
      const { details } = await refused('already_vouched', ada, 'POST', ...vouch)
      ok(await ada.delete(`${vouch[0]}/${details.vouch_id}`))
      ok(await ada.post(...vouch))
    },
  } satisfies Recoveries
}
