import { expect } from 'vitest'
import { toId } from '../../../src/platform/kernel/ids.ts'
import {
  activate,
  advance,
  agreeOn,
  conversationOf,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
} from '../deals.ts'
import { disputeAbout } from '../fixtures.ts'
import { advanceTo, answerWith, ok, paidContract, type Recoveries, type Stage, sideOf } from './stage.ts'

/** The state of contracts, milestones, disputes, and reviews. */
export function dealRecoveries({ world, operator, refused }: Stage) {
  return {
    async wrong_state() {
      const deal = await newDeal(world)
      const path = await milestoneOf(deal)
      const { details } = await refused('wrong_state', deal.client, 'POST', `${path}/release`)
      expect(details).toMatchObject({ status: 'pending', possible_in: ['funded', 'submitted'] })
      expect((await deal.client.get(path)).body.allowed_actions).toContain('fund')
      ok(await deal.client.post(`${path}/fund`))
      ok(await deal.client.post(`${path}/release`))
      // A file that's attached to something stays there.
      const talk = await newDeal(world)
      await negotiate(talk)
      const messages = `${await conversationOf(talk)}/messages`
      const { id: fileId } = ok(await talk.worker.upload('a.txt', 'Hello')).body
      const message = { text: 'Here.', attachment_ids: [fileId] }
      ok(await talk.worker.post(messages, message))
      const used = await refused('wrong_state', talk.worker, 'POST', messages, message)
      expect(used.details).toEqual({ resource: fileId, status: 'used', possible_in: [] })
      await refused('wrong_state', talk.worker, 'DELETE', `/attachments/${fileId}`)
      await refused('wrong_state', talk.worker, 'PUT', '/profile/me/avatar', { attachment_id: fileId })
      const application = { message: 'Me.', attachment_ids: [fileId] }
      await refused('wrong_state', talk.worker, 'POST', `/gigs/${await postGig(talk.client)}/apply`, application)
      const { id: sent } = ok(await operator.upload('a.txt', 'Hello')).body
      ok(await operator.post(`/gigs/${await postGig(talk.client)}/apply`, { ...application, attachment_ids: [sent] }))
      await refused('wrong_state', operator, 'PUT', '/operator/brand', { name: 'Parley', logo_attachment_id: sent })
      const { id: newer } = ok(await talk.worker.upload('a.txt', 'Hello')).body
      ok(await talk.worker.post(messages, { ...message, attachment_ids: [newer] }))
      // If it can never become possible again, there's nothing to wait for.
      await refused('wrong_state', operator, 'POST', '/sandbox/demo', {})
      await world.inDatabase((db) =>
        db.query(`insert into demo_market (run_id, status, started_at, updated_at)
        values (gen_random_uuid(), 'running', now(), now())`),
      )
      await refused('wrong_state', operator, 'POST', '/sandbox/reset', { confirm: 'delete everything' })
      await world.inDatabase((db) => db.query('delete from demo_market'))
      const again = await refused('wrong_state', deal.client, 'POST', `${path}/fund`)
      expect(again.details).toEqual({ status: 'released', possible_in: [] })
      const app = { name: 'Front end', redirect_uris: ['https://market.example/cb'], type: 'public' }
      const { id } = ok(await operator.post('/apps', app)).body
      const wrongType = await refused('wrong_state', operator, 'POST', `/operator/apps/${id}/approve`)
      expect(wrongType.details).toEqual({ status: 'public', possible_in: ['confidential'] })
    },
    async already_approved() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await agreeOn(deal)).id}/approve`
      ok(await deal.client.post(path))
      const { details } = await refused('already_approved', deal.client, 'POST', path)
      expect(Date.parse(details.approve_by)).toBeGreaterThan(Date.parse(world.core.clock.now()))
      expect((await sideOf(deal, details.waiting_for).post(path)).body.status).toBe('active')
    },
    async stale_terms() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await agreeOn(deal)).id}/approve`
      const { details } = await refused('stale_terms', deal.client, 'POST', path, { terms_hash: 'x'.repeat(43) })
      ok(await deal.client.post(path, { terms_hash: details.terms_hash }))
    },
    async money_open() {
      const deal = await newDeal(world)
      const path = await fundedMilestone(deal)
      const contract = path.slice(0, path.indexOf('/milestones'))
      const { id } = (await deal.client.post('/disputes/create', disputeAbout(path))).body
      const disputed = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
      expect(disputed.details.dispute_ids).toEqual([id])
      for (const one of disputed.details.dispute_ids) ok(await deal.client.post(`/disputes/${one}/withdraw`))
      const held = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
      for (const one of held.details.held_milestone_ids)
        ok(await deal.client.post(`${contract}/milestones/${one}/release`))
      const clearing = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
      await advanceTo(world, clearing.details.clearing_until)
      ok(await deal.client.post(`${contract}/complete`))
    },
    async nothing_released() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await activate(deal)).id}`
      await refused('nothing_released', deal.client, 'POST', `${path}/complete`)
      ok(await deal.client.post(`${path}/cancel`))
    },
    async too_many_milestones() {
      const deal = await newDeal(world)
      const path = `/contracts/${(await activate(deal)).id}/milestones`
      await world.inDatabase((db) =>
        db.query(
          `insert into milestones (id, contract_id, client_id, worker_id, number, status, title, amount_cents, created_by,
           created_at, updated_at)
         select gen_random_uuid(), contract_id, client_id, worker_id, n, status, title, 1, created_by, created_at, updated_at
         from milestones, generate_series(2, 200) as n where contract_id = $1`,
          [toId('con', path.split('/')[2] ?? '')],
        ),
      )
      const more = [path, { title: 'More', amount_cents: 1 }] as const
      const { details } = await refused('too_many_milestones', deal.client, 'POST', ...more)
      expect(details.limit).toBe(200)
      const [unfunded] = (await deal.client.get(path)).body.data
      ok(await deal.client.delete(`${path}/${unfunded.id}`))
      await world.inDatabase((db) =>
        db.query('update contracts set milestone_count = 200 where id = $1', [toId('con', path.split('/')[2] ?? '')]),
      )
      ok(await deal.client.post(...more))
    },
    async more_than_held() {
      const deal = await newDeal(world)
      const path = `${await fundedMilestone(deal)}/release`
      const { details } = await refused('more_than_held', deal.client, 'POST', path, { amount_cents: 10_001 })
      ok(await deal.client.post(path, { amount_cents: details.held_cents }))
    },
    async refund_too_early() {
      const deal = await newDeal(world)
      const path = `${await fundedMilestone(deal)}/refund`
      const { details } = await refused('refund_too_early', deal.client, 'POST', path)
      await advanceTo(world, details.refundable_at)
      ok(await deal.client.post(path))

      const delivered = await newDeal(world)
      const milestone = await fundedMilestone(delivered)
      ok(await delivered.worker.post(`${milestone}/submit`, { message: 'Done.' }))
      const never = await refused('refund_too_early', delivered.client, 'POST', `${milestone}/refund`)
      expect(never.details).toEqual({ refundable_at: null })
      ok(await delivered.worker.post(`${milestone}/refund`))
    },
    async milestone_disputed() {
      const deal = await newDeal(world)
      const path = await fundedMilestone(deal)
      ok(await deal.client.post('/disputes/create', disputeAbout(path)))
      const { details } = await refused(
        'milestone_disputed',
        deal.worker,
        'POST',
        '/disputes/create',
        disputeAbout(path),
      )
      expect(Date.parse(details.due_at)).toBeGreaterThan(Date.parse(world.core.clock.now()))
      const acts = [
        [deal.client, 'fund', {}],
        [deal.client, 'release', {}],
        [deal.client, 'refund', {}],
        [deal.client, 'request-changes', { message: 'Again.' }],
        [deal.worker, 'submit', { message: 'Done.' }],
      ] as const
      for (const [caller, action, body] of acts) {
        const frozen = await refused('milestone_disputed', caller, 'POST', `${path}/${action}`, body)
        expect(frozen.details).toEqual(details)
      }
      ok(await deal.worker.post(`/disputes/${details.dispute_id}/respond`, answerWith(5_000)))
    },
    async withdrawn_before() {
      const deal = await newDeal(world)
      const path = await fundedMilestone(deal)
      const { id } = (await deal.client.post('/disputes/create', disputeAbout(path))).body
      ok(await deal.client.post(`/disputes/${id}/withdraw`))
      const { details } = await refused('withdrawn_before', deal.client, 'POST', '/disputes/create', disputeAbout(path))
      ok(await sideOf(deal, details.side).post('/disputes/create', disputeAbout(path)))
    },
    async nothing_at_stake() {
      const deal = await newDeal(world)
      const path = await fundedMilestone(deal)
      ok(await deal.client.post(`${path}/release`))
      await advance(world, 6)
      await refused('nothing_at_stake', deal.client, 'POST', '/disputes/create', disputeAbout(path))
      const other = await newDeal(world)
      ok(await other.client.post('/disputes/create', disputeAbout(await fundedMilestone(other))))
    },
    async stale_figure() {
      const deal = await newDeal(world)
      const { id } = (await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))).body
      const path = `/disputes/${id}/accept`
      const { details } = await refused('stale_figure', deal.worker, 'POST', path, { worker_cents: 1 })
      ok(await deal.worker.post(path, { worker_cents: details.acceptable[0] }))
    },
    async statement_limit() {
      const deal = await newDeal(world)
      const { id } = (await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))).body
      const path = `/disputes/${id}/respond`
      const long = (bytes: number) => ({ statement: 'x'.repeat(bytes), proposed_worker_cents: 5 })
      for (let i = 0; i < 9; i++) ok(await deal.client.post(path, long(10_000)))
      const { details } = await refused('statement_limit', deal.client, 'POST', path, long(10_000))
      expect(details.left_statements).toBeGreaterThan(0)
      // Text and evidence are counted as JSON: two quotation marks, and the brackets of no evidence.
      ok(await deal.client.post(path, long(details.left_bytes - 4)))
    },
    async not_reviewable() {
      const deal = await newDeal(world)
      const milestone = await fundedMilestone(deal)
      const contract = milestone.slice(0, milestone.indexOf('/milestones'))
      const review = [`${contract}/reviews`, { rating: 5 }] as const
      ok(await deal.client.post(`${milestone}/release`))
      const { details } = await refused('not_reviewable', deal.client, 'POST', ...review)
      expect(details.reason).toBe('not_ended')
      await advanceTo(world, details.ends_at)
      ok(await deal.client.post(...review))
      await advance(world, 15)
      const over = await refused('not_reviewable', deal.worker, 'POST', ...review)
      expect(over.details).toMatchObject({ reason: 'time_over', reviewable_until: expect.any(String) })
    },
    async already_reviewed() {
      const deal = await newDeal(world)
      const path = `/contracts/${await paidContract(world, deal)}/reviews`
      ok(await deal.client.post(path, { rating: 5 }))
      const { details } = await refused('already_reviewed', deal.client, 'POST', path, { rating: 4 })
      ok(await deal.client.get(`/reviews/${details.review_id}`))
    },
  } satisfies Recoveries
}
