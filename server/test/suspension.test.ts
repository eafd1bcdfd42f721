import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { createDeliveries } from '../src/events/webhooks/delivery-service.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { type Deal, fundedMilestone, negotiate, newDeal, postGig } from './support/deals.ts'
import { StreamReader } from './support/event-stream.ts'
import { startUpload } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ heartbeatMs: 100 })
const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const reason = 'Several users reported spam.'

function suspend(user: Client): Promise<Answer> {
  return world.operator.post(`/users/${user.userId}/suspend`, { reason })
}

function reinstate(user: Client): Promise<Answer> {
  return world.operator.post(`/users/${user.userId}/reinstate`)
}

async function publishEvents(): Promise<void> {
  while ((await sequenceEvents(world.database, createDeliveries)) > 0);
}

/** A dispute about a funded milestone, opened by the client. */
async function openDispute(deal: Deal): Promise<string> {
  const milestone = await fundedMilestone(deal)
  const [, , contract_id, , milestone_id] = milestone.split('/')
  const body = { contract_id, milestone_id, reason: 'quality', statement: 'Bad.', proposed_worker_cents: 100 }
  return (await deal.client.post('/disputes/create', body)).body.id
}

describe('a write whose caller loses a right before its last byte arrives', () => {
  it('is refused when the user is suspended, and changes nothing', async () => {
    const [ada, boss] = [await world.newUser(), await world.newUser({ role: 'operator' })]
    await ada.post('/wallet/deposits', { amount_cents: 500 })
    const uploads = [
      await startUpload(ada, '/wallet/withdrawals', { amount_cents: 500 }),
      await startUpload(ada, '/gigs', gig),
      await startUpload(ada, '/keys', { name: 'back door' }),
      await startUpload(boss, '/users', { display_name: 'Accomplice', kind: 'person', role: 'operator' }),
      await startUpload(boss, '/sandbox/clock/advance', { seconds: 86_400 }),
    ]
    await Promise.all([suspend(ada), suspend(boss)])
    for (const { finish } of uploads) {
      const answer = await finish()
      expect(answer.status, answer.text).toBe(403)
      expect(answer.body.error.issues).toMatchObject([{ code: 'user_suspended', details: { reason } }])
    }
    expect((await ada.get('/wallet')).body.available_cents).toBe(500)
    expect((await ada.get('/gigs?client_id=me')).body.data).toEqual([])
    expect((await ada.get('/keys')).body.data).toHaveLength(1)
    expect((await world.operator.get('/users')).text).not.toContain('Accomplice')
    expect((await ada.get('/sandbox/clock')).body.ahead_seconds).toBe(0)
  })

  it.each([
    ['its user loses the role', `update users set role = 'member' where id = $1`],
    ['its key loses a scope', `update api_keys set scopes = array_remove(scopes, 'admin') where user_id = $1`],
  ])('is refused when %s', async (_, change) => {
    const boss = await world.newUser({ role: 'operator' })
    const upload = await startUpload(boss, '/users', { display_name: 'Accomplice', kind: 'person', role: 'operator' })
    await world.inDatabase((client) => client.query(change, [toId('usr', boss.userId)]))
    const answer = await upload.finish()
    expect(answer.status).toBe(403)
    expect(issueCodesOf(answer)).toEqual(['missing_scope'])
    expect((await world.operator.get('/users')).text).not.toContain('Accomplice')
    await suspend(boss)
  })

  it('does not get the stored response of an earlier request', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x' })
    const headers = { 'idempotency-key': 'again' }
    const caller = world.as(made.body.key)
    expect((await caller.post('/agents', { name: 'Scout' }, headers)).status).toBe(201)
    const afterRevocation = await startUpload(caller, '/agents', { name: 'Scout' }, headers)
    const afterSuspension = await startUpload(ada, '/agents', { name: 'Scout' }, headers)
    await ada.post(`/keys/${made.body.id}/revoke`)
    await suspend(ada)
    expect((await afterRevocation.finish()).status).toBe(401)
    const refused = await afterSuspension.finish()
    expect(refused.status).toBe(403)
    expect(issueCodesOf(refused)).toEqual(['user_suspended'])
  })

  it('succeeds when it is allowed while suspended', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const upload = await startUpload(deal.worker, `${milestone}/refund`, {})
    await suspend(deal.worker)
    expect((await upload.finish()).status).toBe(200)
  })
})

describe('a suspended arbiter or operator', () => {
  it('reads only what a member would, until the suspension ends', async () => {
    const disputeId = await openDispute(await newDeal(world))
    const [arbiter, boss] = [await world.newUser({ role: 'arbiter' }), await world.newUser({ role: 'operator' })]
    await publishEvents()
    const disputePath = `/disputes/${disputeId}`
    const contractPath = `/contracts/${(await arbiter.get(disputePath)).body.contract_id}`
    const someKey = (await (await world.newUser()).get('/keys')).body.data[0].id

    await Promise.all([suspend(arbiter), suspend(boss)])
    for (const path of ['/users', '/users/me', '/operator/stats', '/operator/deposits', '/operator/ledger/audit']) {
      const refused = await boss.get(path)
      expect(refused.status, path).toBe(403)
      expect(refused.body.error.issues).toMatchObject([{ code: 'user_suspended', details: { reason } }])
    }
    for (const [reader, path] of [
      [arbiter, disputePath],
      [arbiter, contractPath],
      [boss, disputePath],
      [boss, contractPath],
      [boss, `/keys/${someKey}`],
    ] as const) {
      expect((await reader.get(path)).status, path).toBe(404)
    }
    for (const reader of [arbiter, boss]) {
      for (const path of ['/disputes', '/contracts']) expect((await reader.get(path)).body.data).toEqual([])
      // Only their own suspension is in their inbox.
      expect((await reader.get('/inbox')).body.data).toMatchObject([{ subject: { type: 'profile' }, action: 'object' }])
      expect((await reader.get('/events')).text).not.toContain(disputeId)
    }

    await Promise.all([reinstate(arbiter), reinstate(boss)])
    expect((await boss.get('/users')).status).toBe(200)
    expect((await arbiter.get(disputePath)).status).toBe(200)
    expect((await arbiter.get('/disputes')).text).toContain(disputeId)
  })

  it('receives no events of the role: neither in the feed, nor in an open stream, nor by webhook', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const target = { url: 'https://arbiter.example/hook', events: ['*'] }
    const webhook = await arbiter.post('/webhooks', target)
    const deliveries = async () => (await arbiter.get(`/webhooks/${webhook.body.id}/deliveries?limit=100`)).body.data
    const ofDisputes = async (status: string) =>
      (await deliveries()).filter((one: { type: string; status: string }) => {
        return one.type.startsWith('dispute.') && one.status === status
      })
    const waiting = await openDispute(await newDeal(world))
    await publishEvents()
    expect(await ofDisputes('pending')).not.toEqual([])
    const stream = await StreamReader.open(`${world.url}/api/events/stream?types=dispute.opened`, {
      'x-api-key': String(arbiter.secret),
    })
    await stream.until(() => stream.events.some(({ data }) => data.subject.id === waiting))

    // One dispute is recorded before the suspension and becomes visible after it.
    const before = await openDispute(await newDeal(world))
    await suspend(arbiter)
    const failed = await ofDisputes('failed')
    const after = await openDispute(await newDeal(world))
    await publishEvents()
    await stream.end()
    expect(await ofDisputes('pending')).toEqual([])
    expect(await ofDisputes('failed')).toEqual(failed)
    expect((await deliveries()).map(({ type }: { type: string }) => type)).toContain('user.suspended')

    await reinstate(arbiter)
    const feed = await arbiter.get('/events?limit=100')
    expect(feed.text).toContain(waiting)
    for (const id of [before, after]) {
      expect(stream.events.map(({ data }) => data.subject.id)).not.toContain(id)
      expect(feed.text).not.toContain(id)
    }
  })
})

describe('the gigs of a suspended user', () => {
  it('leave every list, for every other reader, and come back when the suspension ends', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const word = `zymurgy${Date.now()}`
    const fields = { title: `Brew with ${word}`, category: word, skills: [word], rate_max_cents: 900 }
    const open = await postGig(ada, { ...fields, apply_by: '2999-01-01T00:00:00.000Z' })
    const paused = await postGig(ada, fields)
    const draft = await postGig(ada, { ...fields, status: 'draft' })
    await ada.patch(`/gigs/${paused}`, { status: 'paused' })
    const lists = [
      ['', open],
      [`q=${word}`, open],
      [`q=${word}&sort=relevance`, open],
      [`q=${word.slice(0, -1)}x`, open],
      [`skill=${word}`, open],
      [`client_id=${ada.userId}`, open],
      ...['rate_high', 'rate_low', 'closing_soon'].map((sort) => [`category=${word}&sort=${sort}`, open] as const),
      ['status=paused', paused],
      [`status=paused&client_id=${ada.userId}`, paused],
      [`status=paused&q=${word}&sort=rate_high`, paused],
    ] as const
    const expectListed = async (isListed: boolean) => {
      for (const [query, id] of lists) {
        const { body, text } = await ben.get(`/gigs?${query}&limit=100`)
        expect(
          body.data.some((one: { id: string }) => one.id === id),
          `${query} ${text}`,
        ).toBe(isListed)
      }
    }

    await expectListed(true)
    await suspend(ada)
    await expectListed(false)
    // A gig can still be read by its id, and its owner still has a list of all.
    expect((await ben.get(`/gigs/${open}`)).body).toMatchObject({ status: 'open', allowed_actions: [] })
    for (const [status, id] of [
      ['open', open],
      ['paused', paused],
      ['draft', draft],
    ]) {
      const own = await ada.get(`/gigs?client_id=me&status=${status}`)
      expect(own.body.data.map((one: { id: string }) => one.id)).toEqual([id])
      expect((await ada.get(`/gigs?client_id=me&status=${status}&q=${word}&sort=rate_low`)).body.data).toHaveLength(1)
    }
    await reinstate(ada)
    await expectListed(true)
  })

  it('take no applications, offers or agreements in the meantime', async () => {
    const { client, worker, gigId } = await newDeal(world, { positions: 9 })
    const other = await newDeal(world)
    const applied = (await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.', rate_cents: 700 })).body
    const invited = await negotiate({ client, worker: other.worker, gigId })
    const path = `/negotiations/${invited.id}`
    const newcomer = other.client
    const attempts = [
      () => newcomer.post(`/gigs/${gigId}/apply`, { message: 'Me, too.' }),
      () => worker.post('/negotiations', { application_id: applied.id, terms: { rate_cents: 800 } }),
      () => other.worker.post(`${path}/round`, { rate_cents: 12_000 }),
      () => other.worker.post(`${path}/agree`, { round: 1 }),
    ]

    await suspend(client)
    for (const attempt of attempts) {
      const refused = await attempt()
      expect(refused.status, refused.text).toBe(409)
      expect(issueCodesOf(refused)).toEqual(['gig_not_open'])
    }
    expect((await other.worker.get(path)).body.allowed_actions).toEqual(['decline'])
    expect((await other.worker.get('/inbox')).body.data).toEqual([])

    await reinstate(client)
    expect((await other.worker.get('/inbox')).body.data).toMatchObject([{ action: 'agree' }])
    expect((await other.worker.get(path)).body.allowed_actions).toEqual(['round', 'agree', 'decline'])
    const [apply, open, , agree] = attempts
    for (const attempt of [apply, open, agree]) expect((await attempt?.())?.status).toBeLessThan(300)
  })

  it('are not listed either when they are posted while the suspension is running', async () => {
    const ada = await world.newUser()
    const posting = Array.from({ length: 40 }, () => ada.post('/gigs', gig))
    await Promise.race(posting)
    await suspend(ada)
    const posted = (await Promise.all(posting)).filter(({ status }) => status === 201)
    const list = `/gigs?client_id=${ada.userId}&limit=100`
    expect((await world.operator.get(list)).body.data).toEqual([])
    await reinstate(ada)
    expect((await world.operator.get(list)).body.data).toHaveLength(posted.length)
  })
})
