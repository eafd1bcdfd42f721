import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { makeOperatorLink } from '../src/people/sessions/proof-service.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { Browser, mailsTo, mailTo, newEmail, signUp } from './support/browser.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ trustProxy: 1 })
const closed = await createWorld({ trustProxy: 1, settings: { signUp: 'closed' } })
const { operator } = world

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

async function invite(userId: string, email: string, at = world): Promise<string> {
  const sent = await at.operator.post(`/users/${userId}/invite`, { email })
  expect([sent.status, sent.body.email]).toEqual([200, email])
  return (await mailTo(at, email)).token
}

/** Takes the role from an operator, with a second operator of this world. */
async function demote(userId: string): Promise<void> {
  const second = await world.newUser({ role: 'operator' })
  expect(refusal(await operator.patch(`/users/${userId}`, { role: 'member' }))).toEqual([
    409,
    ['second_operator_required'],
  ])
  expect((await second.patch(`/users/${userId}`, { role: 'member' })).body.role).toBe('member')
}

function accept(token: string, at = world): Promise<Answer> {
  return new Browser(at.url, null).post('/session', { token })
}

describe('an invitation', () => {
  it('signs the user in once and verifies the address, even if sign-up is closed', async () => {
    const [ada, email] = [await closed.newUser(), newEmail()]
    const token = await invite(ada.userId, email, closed)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, closed)))
    const [accepted, ...more] = answers.filter(({ status }) => status === 201)
    expect(more).toEqual([])
    expect(accepted?.body).toMatchObject({
      user: { user_id: ada.userId, email, email_proven: true },
      session: { method: 'invitation' },
    })
    const browser = new Browser(closed.url, null)
    const { attempt } = (await browser.post('/session/email', { email })).body
    const again = await browser.post('/session', { attempt, code: (await mailTo(closed, email)).code })
    expect(again.body.user.user_id).toBe(ada.userId)
  })

  it('is refused if another user has verified the address or a newer invitation was sent', async () => {
    const [ada, email] = [await world.newUser(), newEmail()]
    const token = await invite(ada.userId, email)
    const ben = await signUp(world, email)
    expect(refusal(await accept(token))).toEqual([401, ['bad_sign_in']])
    expect((await ben.get('/me')).body.user.email).toBe(email)
    expect((await ada.get('/profile/me')).body.email).toBeNull()

    const [first, second] = [await invite(ada.userId, newEmail()), await invite(ada.userId, newEmail())]
    expect(refusal(await accept(first))).toEqual([401, ['bad_sign_in']])
    expect((await accept(second)).status).toBe(201)
  })

  it('ends when its user verifies another address or removes the current one', async () => {
    const [ada, invited] = [await world.newUser(), newEmail()]
    const token = await invite(ada.userId, invited)
    await ada.patch('/profile/me', { email: newEmail() })
    const proven = (await ada.get('/profile/me')).body.pending_email
    const confirmation = { token: (await mailTo(world, proven)).token }
    expect((await ada.post('/profile/me/email/confirm', confirmation)).status).toBe(200)
    expect(refusal(await accept(token))).toEqual([401, ['bad_sign_in']])

    const later = await invite(ada.userId, invited)
    expect((await ada.patch('/profile/me', { email: null })).status).toBe(200)
    expect(refusal(await accept(later))).toEqual([401, ['bad_sign_in']])
    expect((await ada.get('/profile/me')).body.email).toBeNull()
  })

  it('needs every scope of its user’s role, and is never for the caller', async () => {
    const narrow = world.as((await operator.post('/keys', { name: 'narrow', scopes: ['admin'] })).body.key)
    const colleague = await world.newUser({ role: 'operator' })
    const to = { email: newEmail() }
    expect(refusal(await narrow.post(`/users/${colleague.userId}/invite`, to))).toEqual([403, ['missing_scope']])
    const { user_id } = (await operator.get('/me')).body.user
    for (const id of ['me', user_id]) {
      for (const caller of [narrow, operator]) {
        expect(refusal(await caller.post(`/users/${id}/invite`, to))).toEqual([409, ['own_account']])
      }
    }
    expect(await mailsTo(world, to.email)).toEqual([])
    const member = await world.newUser()
    expect((await narrow.post(`/users/${member.userId}/invite`, to)).status).toBe(200)
  })

  it('goes to the user’s address unless it names another one, and needs one of the two', async () => {
    const ada = await world.newUser()
    expect(refusal(await operator.post(`/users/${ada.userId}/invite`))).toEqual([422, ['required']])
    const email = newEmail()
    const made = await operator.post('/users', { display_name: 'Ben', kind: 'person', email })
    expect((await operator.post(`/users/${made.body.user.user_id}/invite`)).body.email).toBe(email)
    expect(refusal(await ada.post(`/users/${ada.userId}/invite`))).toEqual([403, ['missing_scope']])
  })
})

describe('the link on the terminal of the operator', () => {
  it('signs the operator in without an address, once', async () => {
    const { user } = (await operator.get('/me')).body
    const link = await world.database.transaction(async (db) =>
      makeOperatorLink({ ...world.core.context, db }, toId('usr', user.user_id), world.url),
    )
    const token = link.split('#token=')[1] ?? ''
    const signedIn = await accept(token)
    expect(signedIn.body).toMatchObject({ user: { user_id: user.user_id }, session: { method: 'operator_link' } })
    expect(refusal(await accept(token))).toEqual([401, ['bad_sign_in']])
    // The page passes on that the link came from the terminal, so the refusal says how to get another one there.
    const page = await (await fetch(link)).text()
    const spent = { token, from: /name="from" value="(\w+)"/.exec(page)?.[1] ?? '' }
    const answer = await fetch(`${world.url}/sign-in/use`, {
      method: 'POST',
      body: new URLSearchParams(spent),
      headers: { origin: world.url },
    })
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('npm run operator-key')])
  })
})

describe('a role', () => {
  it('takes effect with the next request, for keys and sessions', async () => {
    const browser = await signUp(world, newEmail())
    const path = `/users/${browser.userId}`
    expect((await operator.send('PATCH', path, { role: 'operator' })).body.role).toBe('operator')
    expect((await browser.get('/users')).status).toBe(200)
    await demote(browser.userId)
    expect(refusal(await browser.get('/users'))).toEqual([403, ['missing_scope']])
    while ((await sequenceEvents(world.database)) > 0);
    const { data } = (await browser.get('/events?types=user.role_changed')).body
    expect(data.map(({ data: { role } }: { data: { role: string } }) => role)).toEqual(['operator', 'member'])
  })

  it('can be granted and revoked only with all of its scopes, and in a session with a recent sign-in', async () => {
    const ada = await world.newUser()
    const { key } = (await operator.post('/keys', { name: 'narrow', scopes: ['admin'] })).body
    const narrow = world.as(key)
    expect(refusal(await narrow.patch(`/users/${ada.userId}`, { role: 'operator' }))).toEqual([403, ['missing_scope']])
    const other = await world.newUser({ role: 'operator' })
    expect(refusal(await narrow.patch(`/users/${other.userId}`, { role: 'member' }))).toEqual([403, ['missing_scope']])
    expect(refusal(await other.patch(`/users/${other.userId}`, { role: 'member' }))).toEqual([409, ['own_account']])

    const browser = await signUp(world, newEmail())
    await operator.patch(`/users/${browser.userId}`, { role: 'operator' })
    const newUser = { display_name: 'Ben', kind: 'person', role: 'operator' }
    const repeated = { 'idempotency-key': 'new-operator' }
    expect((await browser.post('/users', newUser, repeated)).status).toBe(201)
    const [keyOfAda] = (await operator.get(`/users/${ada.userId}/keys`)).body.data
    const ownKey = (await browser.post('/keys', { name: 'mine' })).body
    await world.inDatabase((db) => db.query(`update sessions set signed_in_at = signed_in_at - interval '1 hour'`))
    for (const answer of [
      await browser.post('/users', newUser),
      await browser.post('/users', newUser, repeated),
      await browser.post(`/keys/${keyOfAda.id}/revoke`),
      await browser.patch(`/users/${ada.userId}`, { role: 'arbiter' }),
      await browser.post(`/users/${ada.userId}/keys`),
      await browser.post(`/users/${ada.userId}/reinstate`),
      await browser.post(`/users/${ada.userId}/invite`, { email: newEmail() }),
      await browser.post('/operator/deposits/dep_01kz3v9d6ye8tb2xw4qh5mrc7a/confirm', { reference: 'x' }),
    ]) {
      expect(refusal(answer)).toEqual([403, ['recent_sign_in_required']])
    }
    expect((await ada.get('/me')).status).toBe(200)
    expect((await browser.post(`/keys/${ownKey.id}/revoke`)).status).toBe(200)
  })
})

describe('the rights of an operator', () => {
  it('can be taken by one of two operators, but never by both from each other', async () => {
    const pair = await createWorld()
    const [first, second] = [pair.operator, await pair.newUser({ role: 'operator' })]
    const ids = [(await first.get('/me')).body.user.user_id, second.userId]
    const callers = [first, second]
    for (const take of [
      (by: Client, id: string) => by.post(`/users/${id}/suspend`),
      (by: Client, id: string) => by.patch(`/users/${id}`, { role: 'member' }),
    ]) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const answers = await Promise.all(callers.map((by, index) => take(by, ids[1 - index] as string)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
        const [winner, loser] = answers[0]?.status === 200 ? [first, ids[1]] : [second, ids[0]]
        expect((await winner.post(`/users/${loser}/reinstate`)).status).toBe(200)
        expect((await winner.patch(`/users/${loser}`, { role: 'operator' })).status).toBe(200)
      }
    }
  })

  it('take two others to remove if there are three, and all operators are notified', async () => {
    const team = await createWorld({ trustProxy: 1 })
    const emails = [newEmail(), newEmail(), newEmail()]
    const [ada, ben, cleo] = (await Promise.all(
      emails.map((email, index) => signUp(team, email, ['Ada', 'Ben', 'Cleo'][index])),
    )) as [Browser, Browser, Browser]
    for (const { userId } of [ada, ben, cleo]) await team.operator.patch(`/users/${userId}`, { role: 'operator' })
    // The first operator is a key on a terminal; without it, there are three.
    const { user_id: firstId } = (await team.operator.get('/me')).body.user
    await team.inDatabase((db) => db.query(`update users set role = 'member' where id = $1`, [toId('usr', firstId)]))
    const path = `/users/${cleo.userId}`
    const mails = async () =>
      team.inDatabase(async (db) => {
        const { rows } = await db.query(`select recipient, count(*)::int as count from mails
          where created_at > now() - interval '1 hour' group by recipient`)
        return new Map(rows.map(({ recipient, count }) => [recipient, count]))
      })
    const before = await mails()
    const told = async (count: number, concerned = count) => {
      const now = await mails()
      expect(emails.map((email) => now.get(email) - before.get(email))).toEqual([count, count, concerned])
    }

    const reason = { reason: 'Their laptop was stolen.' }
    const asked = await ada.post(`${path}/suspend`, reason, { 'idempotency-key': 'once' })
    expect(asked.status).toBe(409)
    const [issue] = asked.body.error.issues
    expect(issue).toMatchObject({ code: 'second_operator_required', details: { requested_by: ada.userId } })
    await told(1)
    // Asking again, or for something else, does not replace the second operator; neither does the operator concerned.
    for (const again of [{ 'idempotency-key': 'once' }, {}]) {
      expect((await ada.post(`${path}/suspend`, reason, again)).body.error.issues).toEqual([issue])
    }
    await told(1)
    expect(refusal(await ben.patch(path, { role: 'arbiter' }))).toEqual([409, ['second_operator_required']])
    expect(refusal(await cleo.post('/users/me/suspend'))).toEqual([409, ['own_account']])
    const read = (await cleo.get(path)).body
    expect(read).toMatchObject({ role: 'operator', status: 'active' })
    const [suspension, demotion] = read.removal_requests
    expect(suspension).toEqual({
      becomes: 'suspended',
      ...reason,
      requested_by: ada.userId,
      requested_at: expect.any(String),
      expires_at: issue.details.expires_at,
    })
    expect(Date.parse(suspension.expires_at) - Date.parse(suspension.requested_at)).toBe(48 * 3_600_000)
    expect(demotion).toMatchObject({ becomes: 'arbiter', requested_by: ben.userId })
    const listed = (await ben.get('/users?role=operator')).body.data
    expect(listed.filter((user: object) => 'removal_requests' in user)).toEqual([read])
    while ((await sequenceEvents(team.database)) > 0);
    const { data: events } = (await cleo.get('/events?types=user.removal_requested')).body
    expect(events).toMatchObject([
      { actor: { user_id: ada.userId }, data: { user_id: cleo.userId, removal_request: suspension } },
      { actor: { user_id: ben.userId }, data: { removal_request: demotion } },
    ])

    expect((await ben.post(`${path}/suspend`, reason)).body).toMatchObject({ status: 'suspended', suspension: reason })
    // Suspended operators are also told why.
    await told(3, 4)
    expect((await ada.get(path)).body).not.toHaveProperty('removal_requests')
    const { data: acts } = (await ada.get(`/operator/audit-log?subject_id=${cleo.userId}&operation=suspendUser`)).body
    expect(acts.map(({ user_id }: { user_id: string }) => user_id)).toEqual([ben.userId, ada.userId])

    // A request is valid for two days, and only as long as the person who made it is an operator.
    expect((await ada.post(`${path}/reinstate`)).body.status).toBe('active')
    expect(refusal(await ada.post(`${path}/suspend`))).toEqual([409, ['second_operator_required']])
    await ada.post('/sandbox/clock/advance', { seconds: 48 * 3_600 })
    expect((await ada.get(path)).body).not.toHaveProperty('removal_requests')
    expect((await ben.post(`${path}/suspend`)).body.error.issues).toMatchObject([
      { details: { requested_by: ben.userId } },
    ])
    const { key } = (await ada.post('/users', { display_name: 'Dan', kind: 'person', role: 'operator' })).body
    const dan = team.as(key.key)
    await ada.patch(`/users/${ben.userId}`, { role: 'member' })
    expect((await dan.patch(`/users/${ben.userId}`, { role: 'member' })).body.role).toBe('member')
    expect((await ada.post(`${path}/suspend`)).body.error.issues).toMatchObject([
      { details: { requested_by: ada.userId } },
    ])
  })
})

describe('an operator', () => {
  it('finds users by words of their profile and by the beginning of their address', async () => {
    const email = newEmail()
    const made = await operator.post('/users', { display_name: 'Zenobia Quill', kind: 'person', email })
    const id = made.body.user.user_id
    for (const q of ['quill', 'Zenobia', email, email.slice(0, 12).toUpperCase()]) {
      const { data } = (await operator.get(`/users?q=${encodeURIComponent(q)}`)).body
      expect(data.map(({ user_id }: { user_id: string }) => user_id)).toEqual([id])
    }
    expect((await operator.get('/users?q=nobody%20at%20all')).body.data).toEqual([])
  })

  it('lists and ends the sessions and keys of a user, and all of it is in the audit log', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const { key, id: keyId } = (await browser.post('/keys', { name: 'mine' })).body
    const sessions = (await operator.get(`/users/${browser.userId}/sessions`)).body.data
    const keys = (await operator.get(`/users/${browser.userId}/keys`)).body.data
    expect(sessions).toMatchObject([{ user_id: browser.userId, current: false, address: browser.address }])
    expect(keys).toMatchObject([{ id: keyId }])

    const colleague = await signUp(world, newEmail())
    await operator.patch(`/users/${colleague.userId}`, { role: 'operator' })
    expect((await colleague.delete(`/sessions/${sessions[0].id}`)).status).toBe(200)
    expect((await colleague.post(`/keys/${keyId}/revoke`)).status).toBe(200)
    await colleague.post(`/users/${browser.userId}/suspend`, { reason: 'Spam.' })
    await colleague.post(`/users/${browser.userId}/invite`)
    expect((await browser.get('/me')).status).toBe(401)
    expect((await world.as(key).get('/me')).status).toBe(401)

    const session_id = (await colleague.get('/me')).body.session_id
    const { data } = (await operator.get(`/operator/audit-log?kind=write&user_id=${colleague.userId}`)).body
    expect(data).toMatchObject(
      [
        ['inviteUser', `/api/users/${browser.userId}/invite`, browser.userId],
        ['suspendUser', `/api/users/${browser.userId}/suspend`, browser.userId],
        ['revokeKey', `/api/keys/${keyId}/revoke`, keyId],
        ['endSession', `/api/sessions/${sessions[0].id}`, sessions[0].id],
      ].map(([operation, path, subject_id]) => ({
        operation,
        path,
        subject_id,
        user_id: colleague.userId,
        credential: { kind: 'session', id: session_id },
        address: colleague.address,
      })),
    )
    const about = (await operator.get(`/operator/audit-log?kind=write&subject_id=${keyId}`)).body.data
    expect(about).toHaveLength(1)
  })
})

describe('the audit log', () => {
  it('has what operators and arbiters did, but nothing that was refused or that users did themselves', async () => {
    const count = async () => (await operator.get('/operator/audit-log?limit=100')).body.data.length
    const before = await count()
    const ada = await world.newUser()
    await operator.post(`/users/${ada.userId}/suspend`)
    await operator.post(`/users/${ada.userId}/reinstate`, { nonsense: true })
    expect(await count()).toBe(before + 2)

    const { key } = (await operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })).body
    await world.as(key).post('/users', { display_name: 'Ben', kind: 'person' })
    const own = (await operator.post('/keys', { name: 'spare' })).body
    await operator.post(`/keys/${own.id}/revoke`)
    expect(await count()).toBe(before + 2)
    expect(refusal(await ada.get('/operator/audit-log'))).toEqual([403, ['missing_scope']])
  })
})

describe('a new key', () => {
  it('is announced to its owner by email, even if it replaces another or is for an agent', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const count = async () => (await mailsTo(world, email)).filter(({ subject }) => /new key/.test(subject)).length
    const { key } = (await browser.post('/keys', { name: 'mine' })).body
    expect(await count()).toBe(1)
    await world.as(key).post('/keys/rotate')
    expect(await count()).toBe(2)
    const agent = (await browser.post('/agents', { name: 'Scout' })).body
    await browser.post('/keys', { name: 'of the agent', hosted_agent_id: agent.id })
    expect((await mailTo(world, email)).text).toContain('one of your agents')
    await operator.post(`/users/${browser.userId}/keys`)
    expect(await count()).toBe(4)
  })
})
