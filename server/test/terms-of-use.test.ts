import { describe, expect, it } from 'vitest'
import { toId } from '../src/platform/kernel/ids.ts'
import { Browser, mailTo, newEmail, signedIn, signUp, viewingAs } from './support/browser.ts'
import { type Answer, type Client, issueCodesOf, ManagedUser } from './support/client.ts'
import { agreeOn, expectCleanAudit, fundedMilestone, negotiate, newDeal, postGig, walletOf } from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { agentWith, allAgentScopes, approvalIdIn } from './support/mandates.ts'
import { connectMcp } from './support/mcp.ts'
import { newToken } from './support/oauth.ts'
import { acceptTerms, publishTerms, replaceTerms, rescheduleTerms } from './support/terms.ts'
import { createWorld, type World } from './support/world.ts'

const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const FAR = '2999-01-01T00:00:00.000Z'
const DAY_MS = 86_400_000

function expectNotAccepted(answer: Answer, world: World, version: number): void {
  expect(answer.status, answer.text).toBe(403)
  const [issue] = answer.body.error.issues
  expect(issue).toMatchObject({
    code: 'terms_not_accepted',
    message: `The user first has to accept version ${version} of the terms of use: ${world.url}/terms/${version}`,
    details: { terms_version: version, url: `${world.url}/terms/${version}`, effective_at: expect.any(String) },
  })
}

describe('operators', () => {
  it('publish a first version that’s in force at once, and later ones at least 14 days ahead', async () => {
    const world = await createWorld()
    const { operator } = world
    const ada = await world.newUser()
    expect((await ada.get('/terms')).body).toEqual({ in_force: null, planned: null })
    expect((await ada.get('/me')).body.terms).toEqual({ in_force: null, planned: null })
    expect((await ada.post('/gigs', gig)).status).toBe(201)

    const first = await publishTerms(operator)
    expect(first).toMatchObject({ terms_version: 1, status: 'in_force', external_url: null, summary: null })
    expect(first).toMatchObject({ acceptance_count: 0, withdrawn_at: null, withdrawn_by: null })

    const tooEarly = new Date(Date.now() + 13.9 * DAY_MS).toISOString()
    const refused = await operator.post('/operator/terms', { text: 'Pay.', effective_at: tooEarly })
    expect([refused.status, refused.body.error.issues]).toMatchObject([
      422,
      [{ path: 'effective_at', code: 'too_small', details: { minimum: expect.any(String) } }],
    ])
    const { minimum } = refused.body.error.issues[0].details
    expect(Date.parse(minimum) - Date.now()).toBeGreaterThan(14 * DAY_MS - 60_000)

    const summary = 'Refunds are *faster*.'
    const second = await publishTerms(operator, { summary })
    expect(second).toMatchObject({ terms_version: 2, status: 'planned', summary })
    expect(Date.parse(second.effective_at) - Date.parse(second.published_at)).toBe(14 * DAY_MS)
    const { in_force, planned } = (await ada.get('/terms')).body
    expect(in_force).toMatchObject({
      terms_version: 1,
      status: 'in_force',
      text: 'Be honest.',
      url: `${world.url}/terms/1`,
    })
    expect(planned).toMatchObject({ terms_version: 2, status: 'planned', summary, effective_at: second.effective_at })
    expect((await ada.get('/me')).body.terms).toEqual({
      in_force: expect.objectContaining({ terms_version: 1, accepted_at: null }),
      planned: expect.objectContaining({ terms_version: 2, accepted_at: null, summary }),
    })

    const { data } = (await operator.get('/operator/audit-log?operation=publishTerms')).body
    expect(data).toHaveLength(2)
    const browser = await signedIn(world, await world.newUser({ role: 'operator' }))
    await world.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = now() - interval '1 hour' where user_id = $1`, [
        toId('usr', browser.userId),
      ]),
    )
    for (const path of ['/operator/terms', '/operator/terms/withdraw']) {
      const late = await browser.post(path, path.endsWith('withdraw') ? { terms_version: 2 } : { text: 'Mine.' })
      expect([path, late.status, issueCodesOf(late)]).toEqual([path, 403, ['recent_sign_in_required']])
    }
  })

  it('send either the text or its address', async () => {
    const { operator } = await createWorld()
    const both = await operator.post('/operator/terms', { text: 'Pay.', external_url: 'https://legal.example/terms' })
    expect([both.status, both.body.error.issues[0].path, issueCodesOf(both)]).toEqual([
      422,
      'external_url',
      ['not_allowed'],
    ])
    const neither = await operator.post('/operator/terms', { summary: 'Nothing.' })
    expect([neither.status, issueCodesOf(neither)]).toEqual([422, ['required']])
    const past = await operator.post('/operator/terms', { text: 'Pay.', effective_at: '2020-01-01T00:00:00Z' })
    expect([past.status, issueCodesOf(past)]).toEqual([422, ['too_small']])
    const external = await publishTerms(operator, { text: undefined, external_url: 'https://legal.example/terms' })
    expect(external).toMatchObject({ status: 'in_force', external_url: 'https://legal.example/terms' })
    expect((await operator.get('/terms')).body.in_force.text).toBeNull()
  })

  it('can plan one version at a time and withdraw it; its number isn’t used again', async () => {
    const { operator, newUser } = await createWorld()
    const ada = await newUser()
    await publishTerms(operator, { effective_at: FAR })
    const another = await operator.post('/operator/terms', { text: 'Pay.' })
    expect([another.status, issueCodesOf(another)]).toEqual([409, ['terms_planned']])
    await acceptTerms(ada, 1)
    const withdrawn = await operator.post('/operator/terms/withdraw', { terms_version: 1 })
    expect(withdrawn.body).toMatchObject({
      terms_version: 1,
      status: 'withdrawn',
      withdrawn_by: withdrawn.body.published_by,
    })
    expect((await ada.get('/me')).body.terms).toEqual({ in_force: null, planned: null })
    // Accepting the version that was withdrawn doesn't count for the next one.
    expect(await publishTerms(operator)).toMatchObject({ terms_version: 2, status: 'in_force' })
    expect(issueCodesOf(await ada.post('/gigs', gig))).toEqual(['terms_not_accepted'])
    for (const version of [1, 2, 3]) {
      const tooLate = await operator.post('/operator/terms/withdraw', { terms_version: version })
      expect([tooLate.status, issueCodesOf(tooLate)]).toEqual([422, ['not_allowed']])
    }
    const versions = (await operator.get('/operator/terms?limit=1')).body
    expect(versions.data).toMatchObject([{ terms_version: 2, status: 'in_force' }])
    const rest = (await operator.get(`/operator/terms?limit=1&cursor=${versions.next_cursor}`)).body
    expect(rest).toMatchObject({
      data: [{ terms_version: 1, status: 'withdrawn', acceptance_count: 1 }],
      next_cursor: null,
    })
  })

  it('can’t withdraw a version that takes effect while the request is running', async () => {
    const world = await createWorld()
    const { operator } = world
    await publishTerms(operator, { effective_at: FAR })
    const effectiveAt = Date.now() + 1_000
    await rescheduleTerms(world, 1, new Date(effectiveAt))
    const tooLate = await world.inDatabase(async (db) => {
      await db.query('begin')
      await db.query('lock table terms_versions')
      const answer = operator.post('/operator/terms/withdraw', { terms_version: 1 })
      const waiting = `select from pg_locks where relation = 'terms_versions'::regclass and not granted`
      await expect.poll(async () => (await db.query(waiting)).rowCount, { interval: 5 }).toBeGreaterThan(0)
      await expect.poll(() => Date.now(), { interval: 5 }).toBeGreaterThan(effectiveAt)
      await db.query('commit')
      return answer
    })
    expect([tooLate.status, issueCodesOf(tooLate)]).toEqual([422, ['not_allowed']])
    expect((await operator.get('/terms')).body).toMatchObject({ in_force: { terms_version: 1 }, planned: null })
  })

  it('can publish only one version, even at the same time', async () => {
    const { operator } = await createWorld()
    const terms = { text: 'Pay.', effective_at: FAR }
    const answers = await Promise.all(Array.from({ length: 4 }, () => operator.post('/operator/terms', terms)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('an acceptance', async () => {
  const world = await createWorld()
  const { operator } = world
  await publishTerms(operator)

  it('is kept with its time and with what it was done; repeating it changes nothing', async () => {
    const email = newEmail()
    const [ada, ben] = [await world.newUser(), await signUp(world, email)]
    const before = Date.now()
    const first = (await ada.post('/terms/accept', { terms_version: 1 })).body
    expect(Date.parse(first.in_force.accepted_at)).toBeGreaterThanOrEqual(before)
    const again = await Promise.all([1, 2, 3].map(() => ada.post('/terms/accept', { terms_version: 1 })))
    expect(again.map(({ body }) => body)).toEqual([first, first, first])
    expect((await ada.get('/me')).body.terms).toEqual(first)
    await acceptTerms(ben, 1)
    expect((await ben.get('/session')).body.terms.in_force.accepted_at).not.toBeNull()

    const acceptances = (await operator.get('/operator/terms/acceptances?terms_version=1&expand=user')).body.data
    expect(acceptances).toMatchObject([
      {
        user_id: ben.userId,
        session_id: (await ben.get('/session')).body.session.id,
        key_id: null,
        user: { display_name: 'Ada' },
      },
      { user_id: ada.userId, session_id: null, key_id: (await ada.get('/keys')).body.data[0].id, accepted_by: null },
    ])
    const [own, ...none] = (await operator.get(`/operator/terms/acceptances?user_id=${ada.userId}`)).body.data
    expect([own, none]).toEqual([
      expect.objectContaining({ terms_version: 1, accepted_at: first.in_force.accepted_at }),
      [],
    ])
    expect((await operator.get('/operator/terms')).body.data[0].acceptance_count).toBe(2)
    await expect(
      world.inDatabase((db) => db.query('update terms_acceptances set accepted_at = now()')),
    ).rejects.toThrow('append-only')
    await expect(world.inDatabase((db) => db.query('delete from terms_acceptances'))).rejects.toThrow('append-only')
    await expect(world.inDatabase((db) => db.query(`update terms_versions set text = 'Pay.'`))).rejects.toThrow(
      'append-only',
    )
  })

  it('is only for the version in force and the planned one', async () => {
    const ada = await world.newUser()
    const refused = await ada.post('/terms/accept', { terms_version: 7 })
    expect([refused.status, refused.body.error.issues]).toMatchObject([
      422,
      [{ path: 'terms_version', code: 'not_allowed', details: { allowed: [1] } }],
    ])
  })

  it('is the user’s own: agents, apps, narrow keys and operators viewing as them can’t do it', async () => {
    const ada = await world.newUser()
    const narrow = await ada.post('/keys', { name: 'narrow', scopes: ['read', 'profile:write', 'gigs:write'] })
    const expected = [
      [await agentWith(world, ada), 'not_yours'],
      [world.as((await newToken(world, ada)).secret), 'not_for_apps'],
      [world.as(narrow.body.key), 'missing_scope'],
      [await viewingAs(world, await world.newUser({ role: 'operator' }), ada), 'not_on_behalf'],
    ] as const
    for (const [caller, code] of expected) {
      const answer = await caller.post('/terms/accept', { terms_version: 1 })
      expect([answer.status, issueCodesOf(answer)]).toEqual([403, [code]])
    }
    expect((await ada.get('/me')).body.terms.in_force.accepted_at).toBeNull()
  })

  it('is the platform’s for managed users, who can’t sign in', async () => {
    const mia = await ManagedUser.create(operator)
    expectNotAccepted(await mia.post('/gigs', gig), world, 1)
    await acceptTerms(mia, 1)
    expect((await mia.post('/gigs', gig)).status).toBe(201)
    const [acceptance] = (await operator.get(`/operator/terms/acceptances?user_id=${mia.userId}`)).body.data
    const { api_key_id, user_id } = (await operator.get('/keys/verify')).body
    expect(acceptance).toMatchObject({ key_id: api_key_id, accepted_by: user_id })

    // Those who claim their account are asked themselves.
    const email = newEmail()
    await operator.post(`/users/${mia.userId}/invite`, { email })
    const browser = new Browser(world.url, null, mia.userId)
    await browser.post('/session', { token: (await mailTo(world, email)).token })
    expect((await browser.get('/me')).body.terms.in_force.accepted_at).toBeNull()
    expectNotAccepted(await browser.post('/gigs', gig), world, 1)
    await acceptTerms(browser, 1)
    expect((await browser.post('/gigs', gig)).status).toBe(201)
  })
})

describe('new terms', () => {
  it('stand in the way of new deals on both sides, and of nothing else', async () => {
    const world = await createWorld()
    const deals = [await newDeal(world), await newDeal(world), await newDeal(world), await newDeal(world)] as const
    const [toSubmit, toRefund, toDispute, open] = deals
    const milestones = await Promise.all([toSubmit, toRefund, toDispute].map((deal) => fundedMilestone(deal)))
    const [submitted, refunded, disputed] = milestones as [string, string, string]
    const negotiation = await negotiate(open)
    const draft = await postGig(open.client, { status: 'draft' })
    const spare = (await toSubmit.worker.post('/keys', { name: 'spare' })).body
    const email = newEmail()
    const eve = await signUp(world, email)
    await open.worker.post('/wallet/deposits', { amount_cents: 900 })
    const version = await replaceTerms(world)

    // What has begun goes on.
    const { client, worker } = toSubmit
    for (const [actor, path, body] of [
      [worker, `${submitted}/submit`, { message: 'Here it is.' }],
      [client, `${submitted}/request-changes`, { message: 'Almost.' }],
      [worker, `${submitted}/submit`, { message: 'Here it is.' }],
      [client, `${submitted}/release`, {}],
      [toRefund.worker, `${refunded}/refund`, {}],
      [toDispute.client, '/disputes/create', disputeAbout(disputed)],
      [open.worker, '/wallet/withdrawals', { amount_cents: 900 }],
      [worker, `/keys/${spare.id}/revoke`, {}],
      [eve, `/keys`, { name: 'mine' }],
    ] as const) {
      const answer = await actor.post(path, body)
      expect([200, 201], `${path} ${answer.text}`).toContain(answer.status)
    }
    expect(await walletOf(open.worker)).toMatchObject({ available: 0 })
    expect((await eve.delete('/session')).status).toBe(200)

    // Nothing new begins, on either side.
    const application = { message: 'Me.' }
    for (const [actor, path, body] of [
      [open.client, '/gigs', gig],
      [open.worker, `/gigs/${open.gigId}/apply`, application],
      [open.client, '/negotiations', { gig_id: open.gigId, worker_id: toRefund.worker.userId }],
      [open.client, `/negotiations/${negotiation.id}/round`, { rate_cents: 5_000 }],
      [open.worker, `/negotiations/${negotiation.id}/agree`, { round: 1 }],
      [open.client, '/wallet/deposits', { amount_cents: 500 }],
    ] as const) {
      expectNotAccepted(await actor.post(path, body), world, version)
    }
    expectNotAccepted(await open.client.patch(`/gigs/${draft}`, { status: 'open' }), world, version)
    expect((await open.client.patch(`/gigs/${draft}`, { title: 'Another title' })).status).toBe(200)

    // After accepting, it all works.
    await Promise.all([acceptTerms(open.client, version), acceptTerms(open.worker, version)])
    expect((await open.client.patch(`/gigs/${draft}`, { status: 'open' })).status).toBe(200)
    const agreed = await open.worker.post(`/negotiations/${negotiation.id}/agree`, { round: 1 })
    const contract = `/contracts/${agreed.body.contract_id}`
    expect((await open.client.post(`${contract}/approve`)).status).toBe(200)
    expect((await open.worker.post(`${contract}/approve`)).body.status).toBe('active')
    await expectCleanAudit(world)
  })

  it('apply to contracts that aren’t approved yet', async () => {
    const world = await createWorld()
    const deal = await newDeal(world)
    const { id } = await agreeOn(deal)
    const version = await replaceTerms(world)
    expectNotAccepted(await deal.client.post(`/contracts/${id}/approve`), world, version)
    expect((await deal.worker.post(`/contracts/${id}/cancel`)).status).toBe(200)
  })

  it('take effect at their time on every node, without anyone doing anything', async () => {
    const world = await createWorld()
    const other = await world.startNode()
    const ada = await world.newUser()
    await replaceTerms(world)
    await acceptTerms(ada, 1)
    const { terms_version: version } = await publishTerms(world.operator)
    const at = new Date(Date.now() + 1_500)
    await rescheduleTerms(world, version, at)
    // Each of these ends with the first refusal.
    const postUntilRefused = async (caller: Client) => {
      for (let status = 201; status !== 403; ) {
        const sentAt = Date.now()
        status = (await caller.post('/gigs', gig)).status
        if (Date.now() < at.getTime()) expect(status).toBe(201)
        if (sentAt >= at.getTime()) expect(status).toBe(403)
      }
    }
    await Promise.all([postUntilRefused(ada), postUntilRefused(other.as(ada.secret ?? ''))])
    // The first version is replaced, and can no longer be accepted.
    const [second, first] = (await world.operator.get('/operator/terms')).body.data
    expect([first.status, second.status]).toEqual(['replaced', 'in_force'])
    expect((await ada.post('/terms/accept', { terms_version: 1 })).status).toBe(422)
    expect((await ada.get('/me')).body.terms).toMatchObject({
      in_force: { terms_version: version, accepted_at: null },
      planned: null,
    })
  })

  it('are in force on other nodes within a second of being published', async () => {
    const world = await createWorld()
    const other = await world.startNode()
    const ada = other.as((await world.newUser()).secret ?? '')
    expect((await ada.post('/gigs', gig)).status).toBe(201)
    await publishTerms(world.operator)
    await expect.poll(async () => (await ada.post('/gigs', gig)).status, { timeout: 1_000, interval: 20 }).toBe(403)
    // The other node accepts what it may not have noticed yet.
    await acceptTerms(ada, 1)
    expect((await ada.post('/gigs', gig)).status).toBe(201)
  })

  it('can be accepted before they take effect', async () => {
    const world = await createWorld()
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    await publishTerms(world.operator)
    const { terms_version: version } = await publishTerms(world.operator)
    await acceptTerms(ada, version)
    expectNotAccepted(await ada.post('/gigs', gig), world, 1)
    await Promise.all([acceptTerms(ada, 1), acceptTerms(ben, 1)])
    expect((await ada.post('/gigs', gig)).status).toBe(201)
    await rescheduleTerms(world, version, new Date())
    expect((await ada.post('/gigs', gig)).status).toBe(201)
    expectNotAccepted(await ben.post('/gigs', gig), world, version)
  })

  it('don’t change the response to a request that was made before', async () => {
    const world = await createWorld()
    const ada = await world.newUser()
    const headers = { 'idempotency-key': 'once' }
    const first = await ada.post('/gigs', gig, headers)
    const version = await replaceTerms(world)
    const again = await ada.post('/gigs', gig, headers)
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    const refused = await ada.post('/gigs', gig, { 'idempotency-key': 'twice' })
    expectNotAccepted(refused, world, version)
    await acceptTerms(ada, version)
    expect((await ada.post('/gigs', gig, { 'idempotency-key': 'twice' })).status).toBe(201)
  })

  it('bind whoever acts for the user: keys, agents under a mandate, apps, models and the platform', async () => {
    const world = await createWorld()
    const ada = await world.newUser()
    const [agent, careful, mia] = [
      await agentWith(world, ada),
      await world.newAgent(ada, allAgentScopes),
      await ManagedUser.create(world.operator),
    ]
    const app = world.as((await newToken(world, ada)).secret)
    const agentsApp = world.as((await newToken(world, agent)).secret)
    const version = await replaceTerms(world)
    for (const caller of [agent, careful, app, agentsApp, mia, await signedIn(world, ada)]) {
      expectNotAccepted(await caller.post('/gigs', gig), world, version)
    }
    // Nor is the owner asked to approve what can't be done yet.
    const ask = { title: 'Ask first', description: 'Ask the owner.', rate_type: 'fixed' }
    await ada.send('PUT', `/agents/${careful.agentId}/mandate`, { may: [], ask_owner: ['gigs.publish'] })
    expectNotAccepted(await careful.post('/gigs', ask), world, version)
    expect((await ada.get('/approvals')).body.data).toEqual([])
    const model = await connectMcp(world.url, agent.secret)
    const { text } = await model.refused('terms_not_accepted', 'post_gig', gig)
    expect(text).toContain(`ask your user to read and accept the terms of use at ${world.url}/terms/${version}`)
    const told = await model.call('api_write', { operation: 'acceptTerms', input: { terms_version: version } })
    expect(told.codes).toEqual(['not_over_mcp'])

    await Promise.all([acceptTerms(ada, version), acceptTerms(mia, version)])
    for (const caller of [agent, app, agentsApp, mia]) expect((await caller.post('/gigs', gig)).status).toBe(201)
    await model.ok('post_gig', gig)
    const approvalId = approvalIdIn(await careful.post('/gigs', ask))
    // An approval that was given before doesn't help.
    await ada.post(`/approvals/${approvalId}/approve`)
    const newer = await replaceTerms(world)
    expectNotAccepted(await careful.post('/gigs', ask), world, newer)
    await acceptTerms(ada, newer)
    expect((await careful.post('/gigs', ask)).status).toBe(201)
  })
})

describe('a sandbox reset', () => {
  it('keeps the terms of use, and what the operators have accepted', async () => {
    const world = await createWorld()
    const ada = await world.newUser()
    await publishTerms(world.operator)
    await Promise.all([acceptTerms(ada, 1), acceptTerms(world.operator, 1)])
    const { user_id } = (await world.operator.get('/keys/verify')).body
    expect((await world.operator.post('/sandbox/reset', { confirm: 'delete everything' })).status).toBe(200)
    const { data } = (await world.operator.get('/operator/terms/acceptances')).body
    expect(data).toMatchObject([{ user_id, terms_version: 1 }])
    expect((await world.operator.post('/gigs', gig)).status).toBe(201)
    expectNotAccepted(await (await world.newUser()).post('/gigs', gig), world, 1)
  })
})
