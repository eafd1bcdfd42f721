import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { Browser, mailTo, newEmail } from './support/browser.ts'
import { type Answer, type Client, issueCodesOf, ManagedUser } from './support/client.ts'
import { fundedMilestone, postGig } from './support/deals.ts'
import { StreamReader } from './support/event-stream.ts'
import { payoutAccount } from './support/payout-accounts.ts'
import { startUpload } from './support/raw-http.ts'
import { createWorld, type World } from './support/world.ts'

const world = await createWorld({ heartbeatMs: 20, trustProxy: 1 })
const manual = await createWorld({ settings: { payments: 'manual' } })
const { operator } = world
const operatorId: string = (await operator.get('/keys/verify')).body.user_id

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

/** The person behind a managed user opens the link in the invitation. */
async function claim(user: Client, at: World = world): Promise<Browser> {
  const email = newEmail()
  expect((await at.operator.post(`/users/${user.userId}/invite`, { email })).status).toBe(200)
  const browser = new Browser(at.url, null, user.userId)
  const signedIn = await browser.post('/session', { token: (await mailTo(at, email)).token })
  expect(signedIn.body).toMatchObject({
    user: { user_id: user.userId, email, email_proven: true },
    return_to: '/settings',
  })
  return browser
}

describe('a managed user', () => {
  it('has no key and trades through the key that created them; events and the audit log name both', async () => {
    const created = await operator.post('/users/managed', { display_name: 'Mia', kind: 'person', email: newEmail() })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ display_name: 'Mia', claimed_at: null })
    const mia = new ManagedUser(world.url, operator.secret, created.body.id)
    expect((await operator.get(`/users/${mia.userId}/keys`)).body.data).toEqual([])
    expect((await operator.get('/users/managed')).body.data[0]).toEqual(created.body)
    const me = (await mia.get('/me')).body
    expect(me.user).toMatchObject({ user_id: mia.userId, role: 'member', email: null })

    const client = await world.newUser()
    const gigId = await postGig(client)
    const once = { 'idempotency-key': 'once' }
    const applied = await mia.post(`/gigs/${gigId}/apply`, { message: 'Hello.' }, once)
    expect([applied.status, applied.body.worker_id]).toEqual([201, mia.userId])
    expect((await mia.post(`/gigs/${gigId}/apply`, { message: 'Hello.' }, once)).body).toEqual(applied.body)
    const ned = await ManagedUser.create(operator)
    expect((await ned.post(`/gigs/${gigId}/apply`, { message: 'Hello.' }, once)).body.worker_id).toBe(ned.userId)

    while ((await sequenceEvents(world.database)) > 0);
    const events = (await client.get('/events?types=application.created')).body.data
    const [first] = events
    expect(first.actor).toEqual({ type: 'user', user_id: mia.userId, hosted_agent_id: null, acted_by: operatorId })
    const { data } = (await operator.get(`/operator/audit-log?on_behalf_of=${mia.userId}`)).body
    expect(data).toMatchObject([
      { user_id: operatorId, on_behalf_of: mia.userId, operation: 'applyToGig', subject_id: applied.body.id },
    ])
    const shown = (await operator.get(`/users/${mia.userId}`)).body
    const { api_key_id } = (await operator.get('/keys/verify')).body
    expect(shown).toMatchObject({ managed_by: operatorId, managed_by_key_id: api_key_id })
  })

  it('stays with the key through rotations, and with no other key of the operator', async () => {
    const { body } = await operator.post('/keys', { name: 'server', scopes: ['users:act'] })
    const mia = await ManagedUser.create(world.as(body.key))
    const by = (secret: string) => new ManagedUser(world.url, secret, mia.userId)
    expect(refusal(await by(String(operator.secret)).get('/wallet'))).toEqual([403, ['not_managed']])
    const next = (await world.as(body.key).post('/keys/rotate', { grace_seconds: 60 })).body
    const last = (await world.as(next.key).post('/keys/rotate')).body
    expect((await by(last.key).get('/wallet')).status).toBe(200)
    expect((await world.as(last.key).get('/users/managed')).body.data).toMatchObject([{ id: mia.userId }])
    expect((await by(next.key).get('/wallet')).status).toBe(401)
    await operator.post(`/keys/${last.id}/revoke`)
    expect((await by(last.key).get('/wallet')).status).toBe(401)
  })

  it('isn’t anyone’s after the operator loses the role, and can only read while suspended', async () => {
    const otto = await world.newUser({ role: 'operator' })
    const mia = await ManagedUser.create(otto)
    await operator.post(`/users/${mia.userId}/suspend`, { reason: 'Spam.' })
    expect((await mia.get('/wallet')).status).toBe(200)
    expect(refusal(await mia.post('/gigs', {}))).toEqual([403, ['user_suspended']])
    await operator.post(`/users/${mia.userId}/reinstate`)
    expect((await operator.patch(`/users/${otto.userId}`, { role: 'member' })).status).toBe(200)
    expect(refusal(await mia.get('/wallet'))).toEqual([403, ['missing_scope']])
  })

  it('never gives the operator a way to sign in or to withdraw money', async () => {
    const mia = await ManagedUser.create(operator)
    await mia.post('/wallet/deposits', { amount_cents: 5_000 })
    const tried: [string, string, object?][] = [
      ['POST', '/wallet/withdrawals', { amount_cents: 1_000 }],
      ['PUT', '/wallet/payout-account', payoutAccount],
      ['POST', '/keys', { name: 'hers' }],
      ['GET', '/keys'],
      ['POST', '/agents', { name: 'Scout' }],
      ['POST', '/apps', { name: 'Radar', redirect_uris: ['https://radar.example/cb'] }],
      ['POST', '/webhooks', { url: 'https://radar.example/hook', events: ['*'] }],
      ['PATCH', '/profile/me', { email: newEmail() }],
      ['GET', '/sessions'],
      ['GET', '/users'],
    ]
    const answers = await Promise.all(tried.map(([method, path, body]) => mia.send(method, path, body)))
    expect(answers.map(refusal)).toEqual(tried.map(() => [403, ['not_on_behalf']]))
    expect((await mia.patch('/profile/me', { headline: 'Translator' })).body.headline).toBe('Translator')
  })

  it('is never mistaken for the operator where no one can act for users', async () => {
    const mia = await ManagedUser.create(operator)
    const headers = {
      authorization: `Bearer ${operator.secret}`,
      'content-type': 'application/json',
      'parley-act-as': mia.userId,
    }
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const tried: [string, string, string?][] = [
      ['POST', '/mcp', call],
      ['POST', '/oauth/token', '{}'],
      ['GET', '/oauth/authorize'],
      ['GET', '/.well-known/openid-configuration'],
      ['POST', '/sign-in', '{}'],
      ['GET', '/api/health'],
      ['POST', '/api/session', '{}'],
      ['GET', '/api/nowhere'],
      ['GET', '/nowhere'],
      ['GET', '/openapi.json'],
      ['GET', '/gigs'],
      ['GET', '/'],
    ]
    const answers = await Promise.all(
      tried.map(async ([method, path, body = null]) => {
        const answer = await fetch(world.url + path, { method, headers, body })
        return [method, path, answer.status, /Parley-Act-As works only/.test(await answer.text())]
      }),
    )
    expect(answers).toEqual(tried.map(([method, path]) => [method, path, 400, true]))
  })

  it('is represented by the operator, who can neither judge their disputes nor settle their payments', async () => {
    const [otto, colleague, client] = [
      await manual.newUser({ role: 'operator' }),
      await manual.newUser({ role: 'operator' }),
      await manual.newUser(),
    ]
    const mia = await ManagedUser.create(otto)
    const deposit = (await mia.post('/wallet/deposits', { amount_cents: 9_000 })).body.id
    const inbox = (await otto.get('/inbox')).body.data.map(({ subject }: { subject: { id: string } }) => subject.id)
    expect(inbox).not.toContain(deposit)
    const confirm = (by: Client) => by.post(`/operator/deposits/${deposit}/confirm`, { reference: deposit })
    expect(refusal(await confirm(otto))).toEqual([409, ['own_account']])
    expect((await confirm(colleague)).body).toMatchObject({ status: 'succeeded', settled_by_owner: false })

    const paid = (await client.post('/wallet/deposits', { amount_cents: 10_000 })).body.id
    await colleague.post(`/operator/deposits/${paid}/confirm`, { reference: paid })
    const milestone = await fundedMilestone({ client, worker: mia, gigId: await postGig(client) })
    await mia.post(`${milestone}/submit`, { message: 'Here it is.' })
    const [, , contract_id, , milestone_id] = milestone.split('/')
    const about = { contract_id, milestone_id, reason: 'quality', statement: 'No.', proposed_worker_cents: 0 }
    const dispute = `/disputes/${(await client.post('/disputes/create', about)).body.id}`
    await mia.post(`${dispute}/respond`, { statement: 'Yes.', proposed_worker_cents: 10_000 })
    const decided = { worker_cents: 10_000, rationale: 'All of it is done.' }
    expect(refusal(await otto.post(`${dispute}/recommend`, decided))).toEqual([403, ['conflict_of_interest']])
    expect((await colleague.post(`${dispute}/recommend`, decided)).status).toBe(200)

    const before = (await mia.post('/wallet/deposits', { amount_cents: 9_000 })).body.id
    const browser = await claim(mia, manual)
    // As if the claim had started before the deposit and committed after it.
    await manual.inDatabase((db) => db.query("update users set claimed_at = claimed_at - interval '1 hour'"))
    const since = (await browser.post('/wallet/deposits', { amount_cents: 9_000 })).body.id
    const answers = [before, since].map((id) => otto.post(`/operator/deposits/${id}/confirm`, { reference: id }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 200])
  })
})

describe('claiming the account', () => {
  it('ends everything immediately, leaves no way in, and shows the user what was done in their name', async () => {
    const mia = await ManagedUser.create(operator)
    const gig = await postGig(mia, { title: 'Posted for Mia' })
    expect((await mia.patch(`/gigs/${gig}`, { metadata: { campaign: 'spring' } })).status).toBe(200)
    const draft = { title: 'Her own', description: 'Sixty pages.', rate_type: 'fixed' }
    const headers = { authorization: `Bearer ${operator.secret}`, 'parley-act-as': mia.userId }
    const stream = await StreamReader.open(`${world.url}/api/events/stream`, headers)
    expect(stream.status).toBe(200)
    const waiting = mia.get('/events?types=gig.deleted&wait=30')
    const browser = await claim(mia)

    await browser.delete(`/gigs/${(await browser.post('/gigs', draft)).body.id}`)
    while ((await sequenceEvents(world.database)) > 0);
    expect(refusal(await waiting)).toEqual([403, ['account_claimed']])
    expect(refusal(await mia.get('/wallet'))).toEqual([403, ['account_claimed']])
    expect(refusal(await mia.post('/gigs', {}))).toEqual([403, ['account_claimed']])
    await stream.until(() => false)
    expect(stream.ended).toBe(true)
    for (const path of ['/keys', '/agents', '/apps/connected', '/webhooks', '/passkeys']) {
      expect((await browser.get(path)).body.data, path).toEqual([])
    }
    expect((await browser.get('/sessions')).body.data).toMatchObject([{ current: true }])
    const { claimed_at } = (await browser.get('/profile/me')).body
    expect(Date.parse(claimed_at)).toBeGreaterThan(0)
    expect((await browser.get('/profile/me/acts-on-behalf')).body.data).toEqual([
      expect.objectContaining({ operator_id: operatorId, operation: 'changeGig', subject_id: gig }),
      expect.objectContaining({ operator_id: operatorId, operation: 'createGig', subject_id: gig }),
    ])
    const [listed] = (await operator.get('/users/managed')).body.data
    expect(listed).toMatchObject({ id: mia.userId, claimed_at })
    expect(listed).not.toHaveProperty('email')
    expect((await browser.post('/keys', { name: 'mine' })).status).toBe(201)
  })

  it('refuses a write that is waiting for its body at that moment', async () => {
    const mia = await ManagedUser.create(operator)
    const gig = { title: 'Too late', description: 'Sixty pages.', rate_type: 'fixed' }
    const upload = await startUpload(operator, '/gigs', gig, { 'parley-act-as': mia.userId })
    const browser = await claim(mia)
    expect(refusal(await upload.finish())).toEqual([403, ['account_claimed']])
    expect((await browser.get('/gigs?client_id=me')).body.data).toEqual([])
  })
})
