import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { type Client, expectOk, issueCodesOf } from './support/client.ts'
import { advance, conversationOf, fundedMilestone, negotiate, newDeal, postGig } from './support/deals.ts'
import { confirmAddress, emailWorker } from './support/emails.ts'
import { type ReceivedMail, startMailServer } from './support/mail-server.ts'
import { createWorld } from './support/world.ts'

// What people learn when operators decide about them or what they wrote, or write to them.

const world = await createWorld({ settings: { mail: 'smtp' } })
const server = await startMailServer()
afterAll(() => server.close())
const emails = emailWorker(world, server)
const { operator } = world
const reason = 'Gigs can’t ask workers for money.'

async function person(name: string): Promise<Client> {
  const user = await world.newUser({ display_name: name })
  await confirmAddress(world, user)
  return user
}

/** Lets the worker send everything, and returns what a user got since the last time. */
async function mailsTo({ userId }: Client): Promise<ReceivedMail[]> {
  const sent = await emails.afterTheWait()
  return sent.filter(({ to }) => to === `${userId}@example.com`)
}

async function newsOf(user: Client): Promise<string[]> {
  while ((await sequenceEvents(world.database)) > 0);
  return expectOk(await user.get('/notifications?limit=100')).data.map(({ type }: { type: string }) => type)
}

async function feedOf(user: Client, types: string) {
  while ((await sequenceEvents(world.database)) > 0);
  return expectOk(await user.get(`/events?limit=100&types=${types}`)).data
}

const about = (subject_type: string, subject_id: string) => ({ subject_type, subject_id, reason: 'scam' })

/** A gig, a review, a vouch and a message of one client, which another person has reported. */
async function newOwner() {
  const [client, worker] = [await person('Maya'), await person('Ben')]
  const deal = { client, worker, gigId: await postGig(client, { title: 'Pack boxes', positions: 2 }) }
  const milestone = await fundedMilestone(deal)
  const contract = milestone.split('/milestones')[0] ?? ''
  expectOk(await client.post(`${milestone}/release`))
  await advance(world, 5)
  expectOk(await client.post(`${contract}/complete`))
  const review = expectOk(await client.post(`${contract}/reviews`, { rating: 1, comment: 'Bad.' }))
  expectOk(await worker.post(`${contract}/reviews`, { rating: 5 }))
  const vouch = expectOk(await client.post(`/profile/${worker.userId}/vouches`, { message: 'Good.' }))
  const conversation = await conversationOf(deal)
  const message = expectOk(await client.post(`${conversation}/messages`, { text: 'Pay me first.' }))
  await mailsTo(client)
  const subjects = [
    ['gig', 'gigs', deal.gigId, `/gigs/${deal.gigId}`],
    ['review', 'reviews', review.id, '/'],
    ['vouch', 'vouches', vouch.id, '/'],
    ['message', 'messages', message.id, `/messages/${conversation.split('/')[2]}`],
  ] as const
  return { client, worker, subjects }
}

describe('an owner', () => {
  it('learns by event, inbox, notification and email that something was removed, why, and that they can object', async () => {
    const { client, worker, subjects } = await newOwner()
    const stranger = await world.newUser({ display_name: 'Quentin' })
    expectOk(await client.patch('/notifications/settings', { kinds: { tasks: 'off', searches: 'off' } }))
    for (const [type, kind, id, place] of subjects) {
      const reporter = type === 'message' ? worker : stranger
      const { id: reportId } = expectOk(await reporter.post('/reports', about(type, id)))
      expectOk(await operator.post(`/operator/reports/${reportId}/resolve`, { decision: 'removed', note: reason }))
      const [mail, ...more] = await mailsTo(client)
      expect([mail?.subject, more.length], type).toEqual([`Your ${type} was removed`, 0])
      for (const said of [reason, 'you can file one objection', `${world.url}${place}`]) {
        expect(mail?.text, type).toContain(said)
        expect(mail?.html, type).toContain(said)
      }
      expect(mail?.headers['list-unsubscribe']).toBeUndefined()
      const [event] = await feedOf(client, `${type}.removed`)
      expect(event.data.removal.reason).toBe(reason)
      expect(await newsOf(client)).toContain(`${type}.removed`)
      const item = expectOk(await client.get('/inbox?limit=100')).data.find(
        ({ subject }: { subject: { id: string } }) => subject.id === id,
      )
      expect(item).toMatchObject({ action: 'object', why: expect.stringContaining(reason) })
      // Nothing says who reported it.
      for (const hidden of ['Ben', 'Quentin']) expect(`${mail?.text}${mail?.html}`).not.toContain(hidden)
      expect(JSON.stringify([mail, event, item])).not.toContain(stranger.userId)

      expectOk(await operator.post(`/operator/${kind}/${id}/restore`))
      expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual([`Your ${type} was restored`])
      expect(await newsOf(client)).toContain(`${type}.restored`)
    }
  })

  it('gets one email with the decision about their objection, and with what the operator replied', async () => {
    const client = await person('Maya')
    const gigId = await postGig(client)
    for (const [decision, subject] of [
      ['restored', 'Your gig was restored'],
      ['kept', 'Your objection was rejected'],
    ] as const) {
      expectOk(await operator.post(`/operator/gigs/${gigId}/remove`, { reason }))
      const { id } = expectOk(await client.post('/objections', { subject_id: gigId, text: 'It’s gone.' }))
      await mailsTo(client)
      expectOk(await operator.post(`/operator/objections/${id}/resolve`, { decision, note: 'I had another look.' }))
      const mails = await mailsTo(client)
      expect(mails.map((mail) => mail.subject)).toEqual([subject])
      expect(mails[0]?.text).toContain('I had another look.')
    }
  })
})

describe('a suspended user', () => {
  it('learns it by event, inbox, notification, profile, refusal and email: what happened, why, and what is still possible', async () => {
    const [client, reporter] = [await person('Maya'), await world.newUser({ display_name: 'Quentin' })]
    const { id } = expectOk(await reporter.post('/reports', about('profile', client.userId)))
    expectOk(await operator.post(`/operator/reports/${id}/resolve`, { decision: 'suspended', note: reason }))
    const [mail, ...more] = await mailsTo(client)
    expect([mail?.subject, more.length]).toEqual(['Your account was suspended', 0])
    for (const said of [reason, 'respond to disputes, and issue refunds', 'you can file one objection']) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(`${mail?.text}${mail?.html}`).not.toContain('Quentin')
    expect(expectOk(await client.get('/profile/me')).suspension).toEqual({ reason })
    expect((await feedOf(client, 'user.suspended'))[0].data.suspension).toEqual({ reason })
    expect(await newsOf(client)).toEqual(['user.suspended'])
    expect(expectOk(await client.get('/inbox')).data).toMatchObject([
      {
        subject: { type: 'profile', id: client.userId },
        action: 'object',
        title: 'Your account was suspended',
        why: `An operator suspended your account: ${reason} You can file one objection.`,
      },
    ])
    const refused = await client.post('/gigs', { title: 'More', description: 'More.', rate_type: 'fixed' })
    expect(refused.body.error.issues).toMatchObject([{ code: 'user_suspended', details: { reason } }])
    expect(refused.text).toMatch(/read, respond to disputes and refund.*object once: POST \/api\/objections/)
  })

  it('can object once to each suspension, an operator decides, and reinstating tells them', async () => {
    const client = await person('Maya')
    const objection = { subject_id: client.userId, text: 'That wasn’t me.' }
    expect(issueCodesOf(await client.post('/objections', objection))).toEqual(['not_removed'])
    expectOk(await operator.post(`/users/${client.userId}/suspend`, {}))
    // Suspending someone twice changes nothing, and notifies no one.
    expectOk(await operator.post(`/users/${client.userId}/suspend`, {}))
    expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual(['Your account was suspended'])
    const stranger = await world.newUser()
    expect((await stranger.post('/objections', objection)).status).toBe(404)
    const made = expectOk(await client.post('/objections', objection))
    expect(made).toMatchObject({
      subject: { type: 'profile', id: client.userId },
      removal_reason: null,
      status: 'open',
    })
    expect(expectOk(await client.get('/inbox')).data).toEqual([])
    expect(issueCodesOf(await client.post('/objections', objection))).toEqual(['already_objected'])
    const queue = expectOk(await operator.get('/operator/objections?status=open')).data
    expect(queue.find(({ id }: { id: string }) => id === made.id)).toMatchObject({
      owner_id: client.userId,
      text: 'That wasn’t me.',
      content: { title: 'Maya' },
    })
    const waiting = expectOk(await operator.get('/inbox?limit=100')).data.find(
      ({ subject }: { subject: { id: string } }) => subject.id === made.id,
    )
    expect(waiting.why).toBe('A user objected to their suspension. Reinstate them, or keep them suspended.')
    expectOk(await operator.post(`/operator/objections/${made.id}/resolve`, { decision: 'restored', note: 'Sorry.' }))
    expect(expectOk(await client.get('/profile/me')).suspension).toBeUndefined()
    const [mail, ...more] = await mailsTo(client)
    expect([mail?.subject, more.length]).toEqual(['Your suspension has ended', 0])
    expect(mail?.text).toContain('Sorry.')
    expect(await newsOf(client)).toEqual(['objection.resolved', 'user.reinstated', 'user.suspended'])

    // The next suspension can be objected to again; reinstating the user decides about the objection.
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    const again = expectOk(await client.post('/objections', objection))
    expect(again.removal_reason).toBe(reason)
    expectOk(await operator.post(`/users/${client.userId}/reinstate`))
    expect(expectOk(await client.get(`/objections/${again.id}`)).status).toBe('restored')
    expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual([
      'Your account was suspended',
      'Your suspension has ended',
    ])
    expect(expectOk(await operator.post(`/users/${client.userId}/reinstate`)).status).toBe('active')
  })

  it('stays suspended if an operator rejects the objection, and is told', async () => {
    const [client, colleague] = [await person('Maya'), await world.newUser({ role: 'operator' })]
    const [reporter, { user: suspender }] = [await world.newUser(), expectOk(await operator.get('/me'))]
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    const { id } = expectOk(await client.post('/objections', { subject_id: client.userId, text: 'Please.' }))
    await mailsTo(client)
    expectOk(await colleague.post(`/operator/objections/${id}/resolve`, { decision: 'kept', note: 'No.' }))
    expect(expectOk(await client.get('/profile/me')).suspension).toEqual({ reason })
    const [mail] = await mailsTo(client)
    expect([mail?.subject, mail?.text]).toEqual([
      'Your objection was rejected',
      expect.stringContaining('Your account will stay suspended.'),
    ])
    const report = expectOk(await reporter.post('/reports', about('profile', client.userId)))
    const historyOf = async () => {
      const { history, owner_record } = expectOk(await operator.get(`/operator/reports/${report.id}`))
      // A suspension is no removal of something they wrote.
      expect(owner_record.removals).toBe(0)
      return history.map(({ type, user_id, text }: Record<string, string>) => [type, user_id, text])
    }
    expect(await historyOf()).toEqual([
      ['suspended', suspender.user_id, reason],
      ['objected', client.userId, 'Please.'],
      ['kept', colleague.userId, 'No.'],
      ['reported', reporter.userId, 'scam'],
    ])

    // A decision about someone who is already suspended is in the history, too.
    expectOk(await colleague.post(`/operator/reports/${report.id}/resolve`, { decision: 'suspended', note: 'Again.' }))
    expect((await historyOf())[4]).toEqual(['suspended', colleague.userId, 'Again.'])

    // When the suspension has ended, the next one can be objected to.
    expect(expectOk(await client.get(`/objections/${id}`)).restored_at).toBeNull()
    expectOk(await colleague.post(`/users/${client.userId}/reinstate`))
    expect((await historyOf())[5]).toEqual(['restored', colleague.userId, null])
    expect(expectOk(await client.get(`/objections/${id}`))).toMatchObject({
      status: 'kept',
      restored_at: expect.any(String),
    })
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    expectOk(await client.post('/objections', { subject_id: client.userId, text: 'Please.' }))
  })

  it('can’t tell from any event or notification which operator decided', async () => {
    const { client, worker, subjects } = await newOwner()
    for (const [type, , id] of subjects) {
      const report = expectOk(await worker.post('/reports', about(type, id)))
      expectOk(
        await operator.post(`/operator/users/${client.userId}/notices`, { text: 'Please change it.', subject_id: id }),
      )
      expectOk(await operator.post(`/operator/reports/${report.id}/resolve`, { decision: 'removed', note: reason }))
      const objection = expectOk(await client.post('/objections', { subject_id: id, text: 'Please.' }))
      expectOk(await operator.post(`/operator/objections/${objection.id}/resolve`, { decision: 'restored' }))
    }
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    expectOk(await operator.post(`/users/${client.userId}/reinstate`))
    const types = [
      ...['notice.created', 'report.resolved', 'objection.resolved', 'user.suspended', 'user.reinstated'],
      ...['gig', 'review', 'vouch', 'message'].flatMap((type) => [`${type}.removed`, `${type}.restored`]),
    ]
    const events = [...(await feedOf(client, types.join())), ...(await feedOf(worker, types.join()))]
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types))
    for (const { type, actor } of events)
      expect([type, actor]).toEqual([type, { type: 'operator', user_id: null, hosted_agent_id: null }])
    for (const reader of [client, worker]) {
      const news = expectOk(await reader.get('/notifications?limit=100')).data
      const decisions = news.filter(({ type }: { type: string }) => types.includes(type))
      expect(decisions).not.toEqual([])
      for (const { user_id } of decisions) expect(user_id).toBeNull()
    }
  })

  it('is found by a migration if they were suspended before objections to it were possible', async () => {
    const client = await world.newUser()
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    while ((await sequenceEvents(world.database)) > 0);
    const migration = await readFile(new URL('../migrations/0045_suspensions_and_notices.sql', import.meta.url), 'utf8')
    const [insert] = /^insert into removals[^;]+;/m.exec(migration) ?? []
    await world.inDatabase((database) => database.query(`delete from removals where restored_at is null; ${insert}`))
    const objection = expectOk(await client.post('/objections', { subject_id: client.userId, text: 'Please.' }))
    expect(objection).toMatchObject({ removal_reason: reason, status: 'open' })
  })

  it('keeps the reason they were suspended for if they are suspended again', async () => {
    const client = await world.newUser()
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason }))
    await world.inDatabase((database) => database.query('delete from removals where restored_at is null'))
    expectOk(await operator.post(`/users/${client.userId}/suspend`, { reason: 'Something else.' }))
    expect(expectOk(await client.get('/profile/me')).suspension).toEqual({ reason })
    const objection = expectOk(await client.post('/objections', { subject_id: client.userId, text: 'Please.' }))
    expect(objection.removal_reason).toBe(reason)
  })
})

describe('a notice from an operator', () => {
  it('reaches a user by event, notification and email, and stays readable for them and operators only', async () => {
    const client = await person('Maya')
    const text = 'Please use your real name.\n\nThank you.'
    const sent = await operator.post(`/operator/users/${client.userId}/notices`, { text })
    expect([sent.status, sent.headers.get('location')]).toEqual([201, `${world.url}/api/notices/${sent.body.id}`])
    expect(sent.body).toMatchObject({ user_id: client.userId, subject: { type: 'profile', id: client.userId }, text })
    const notice = { id: sent.body.id, subject: sent.body.subject, text, created_at: sent.body.created_at }
    expect(expectOk(await client.get('/notices')).data).toEqual([notice])
    for (const reader of [client, operator]) expect(expectOk(await reader.get(`/notices/${notice.id}`))).toEqual(notice)
    expect((await (await world.newUser()).get(`/notices/${notice.id}`)).status).toBe(404)
    const [event] = await feedOf(client, 'notice.created')
    expect(event.data).toEqual({ id: notice.id, subject: notice.subject })
    expect(await newsOf(client)).toEqual(['notice.created'])
    const [mail, ...more] = await mailsTo(client)
    expect([mail?.subject, more.length]).toEqual(['A message from the operators of Parley', 0])
    for (const said of ['Please use your real name.', 'Thank you.', `${world.url}/notices`]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    const [act] = expectOk(await operator.get('/operator/audit-log?operation=sendNotice&limit=1')).data
    expect(act).toMatchObject({ subject_id: notice.id, path: `/api/operator/users/${client.userId}/notices` })
  })

  it('about something that was reported appears in its history, without closing the report or naming the reporter', async () => {
    const { client, worker, subjects } = await newOwner()
    for (const [type, , id] of subjects) {
      const report = expectOk(await worker.post('/reports', about(type, id)))
      const body = { text: 'Please take the fee out.', subject_id: id }
      const notice = expectOk(await operator.post(`/operator/users/${client.userId}/notices`, body))
      const details = expectOk(await operator.get(`/operator/reports/${report.id}`))
      expect([details.status, details.history.at(-1)], type).toEqual([
        'open',
        { at: notice.created_at, type: 'notice', user_id: notice.sent_by, text: body.text },
      ])
      const [mail] = await mailsTo(client)
      const seen = JSON.stringify([mail, expectOk(await client.get(`/notices/${notice.id}`))])
      expect(mail?.text).toContain(`An operator wrote to you about your ${type}:`)
      for (const hidden of [worker.userId, 'Ben', notice.sent_by]) expect(seen).not.toContain(hidden)
    }
    const list = `/operator/users/${client.userId}/notices`
    expect(expectOk(await operator.get(list)).data).toHaveLength(subjects.length)
    // Even about what its owner has deleted since.
    const gigId = await postGig(client, { status: 'open' })
    expectOk(await worker.post('/reports', about('gig', gigId)))
    expectOk(await client.delete(`/gigs/${gigId}`))
    expect((await operator.post(list, { text: 'Don’t post this again.', subject_id: gigId })).status).toBe(201)
  })

  it('can’t be about what someone else wrote, or go to no one', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const nobody = 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a'
    for (const [userId, subject_id] of [
      [deal.worker.userId, deal.gigId],
      [deal.worker.userId, deal.client.userId],
      [deal.worker.userId, 'con_01kz3v9d6ye8tb2xw4qh5mrc7a'],
      [nobody, undefined],
    ]) {
      const answer = await operator.post(`/operator/users/${userId}/notices`, { text: 'Hello.', subject_id })
      expect(answer.status, answer.text).toBe(404)
    }
    expect((await operator.get(`/operator/users/${nobody}/notices`)).status).toBe(404)
  })
})
