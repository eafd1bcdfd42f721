import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { announceMatches } from '../src/market/searches/alert-service.ts'
import { matchOpenedGigs } from '../src/market/searches/matching.ts'
import { type Client, expectOk } from './support/client.ts'
import {
  activate,
  advance,
  agreeOn,
  conversationOf,
  type Deal,
  fundedMilestone,
  milestoneOf,
  negotiate,
  postGig,
} from './support/deals.ts'
import { confirmAddress, emailWorker } from './support/emails.ts'
import { disputeAbout } from './support/fixtures.ts'
import { type ReceivedMail, startMailServer } from './support/mail-server.ts'
import { agentWith, approvalIdIn } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ settings: { mail: 'smtp', emailWaitSeconds: 300 } })
const server = await startMailServer()
afterAll(() => server.close())
const emails = emailWorker(world, server)

async function person(name: string): Promise<Client> {
  const user = await world.newUser({ display_name: name })
  await confirmAddress(world, user, addressOf(user))
  return user
}

function addressOf({ userId }: Client): string {
  return `${userId}@example.com`
}

/** Maya hires, Ben works; both have confirmed addresses. */
async function newDeal(): Promise<Deal> {
  const [client, worker] = await Promise.all([person('Maya'), person('Ben')])
  return { client, worker, gigId: await postGig(client, { title: 'Translate a guide' }) }
}

function toOnly(user: Client, mails: readonly ReceivedMail[]): ReceivedMail[] {
  return mails.filter(({ to }) => to === addressOf(user))
}

const subjectsTo = (user: Client, mails: readonly ReceivedMail[]) => toOnly(user, mails).map(({ subject }) => subject)
const seeEverything = async (user: Client) => {
  const [newest] = expectOk(await user.get('/notifications?limit=1')).data
  expectOk(await user.post('/notifications/seen', { event_id: newest.id }))
}
const choose = async (user: Client, kinds: object) => expectOk(await user.patch('/notifications/settings', { kinds }))
const apply = async ({ worker, gigId }: Deal) =>
  expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'I can start today.' }))

beforeEach(async () => {
  server.refuses = null
  server.answer = () => null
  await emails.afterTheWait()
})

describe('an email about a task', () => {
  it('says what the inbox says, with the gig, the person and one button, but nothing that others wrote', async () => {
    const deal = await newDeal()
    const { id } = await apply(deal)
    const [mail, ...more] = toOnly(deal.client, await emails.afterTheWait())
    expect(more).toEqual([])
    const [item] = expectOk(await deal.client.get('/inbox')).data
    expect(item).toMatchObject({ subject: { id }, title: 'New application' })
    expect(mail?.subject).toBe('New application: Translate a guide')
    for (const said of [item.why, 'Translate a guide', 'Ben', `${world.url}/gigs/${deal.gigId}`]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(mail?.text).not.toContain('I can start today.')
    expect(mail?.html.match(/class="button"/g)).toHaveLength(1)
    // No one gets an email about what they did themselves.
    expect(subjectsTo(deal.worker, server.received)).toEqual([])
  })

  it('is sent once, only after the delay, and by only one of several workers', async () => {
    const deal = await newDeal()
    await apply(deal)
    await emails.note()
    await emails.queue()
    await emails.send()
    expect(toOnly(deal.client, server.received)).toEqual([])
    await world.inDatabase((client) => client.query('update email_checks set due_at = now()'))
    await Promise.all([emails.queue(), emails.queue(), emails.queue()])
    await emails.send(3)
    expect(toOnly(deal.client, server.received)).toHaveLength(1)
    expect(toOnly(deal.client, await emails.afterTheWait())).toEqual([])
  })

  it('isn’t sent if the task was seen, snoozed or done in the meantime, or without a confirmed address', async () => {
    const [seen, snoozed, done, unconfirmed, told] = await Promise.all(Array.from({ length: 5 }, newDeal))
    if (!seen || !snoozed || !done || !unconfirmed || !told) throw new Error('unreachable')
    const applications = []
    for (const deal of [seen, snoozed, done, unconfirmed, told]) applications.push(await apply(deal))
    await emails.note()
    await seeEverything(seen.client)
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString()
    expectOk(await snoozed.client.post('/inbox/snooze', { subject_id: applications[1].id, until }))
    expectOk(await done.client.post(`/applications/${applications[2].id}/reject`))
    await world.inDatabase((client) =>
      client.query('update users set email_proven = false where email = $1', [addressOf(unconfirmed.client)]),
    )
    const mails = await emails.afterTheWait()
    const told5 = [seen, snoozed, done, unconfirmed, told].map(({ client }) => toOnly(client, mails).length)
    expect(told5).toEqual([0, 0, 0, 0, 1])
  })

  it('reminds people once, a day before the deadline, even if the task was seen, but not if it’s done', async () => {
    const [waiting, approved] = [await newDeal(), await newDeal()]
    for (const deal of [waiting, approved]) await agreeOn(deal)
    await emails.note()
    await seeEverything(waiting.client)
    const first = await emails.afterTheWait()
    expect(subjectsTo(waiting.client, first)).toEqual([])
    expect(subjectsTo(approved.client, first)).toEqual(['Approve a contract: Translate a guide'])
    const [{ deadline, subject }] = expectOk(await waiting.client.get('/inbox')).data
    const now = expectOk(await world.operator.get('/sandbox/clock')).now
    const days = (Date.parse(deadline) - Date.parse(now)) / 86_400_000
    await advance(world, Math.floor(days) - 2)
    expect(toOnly(waiting.client, await emails.afterTheWait())).toEqual([])
    expectOk(
      await approved.client.post(`/contracts/${expectOk(await approved.client.get('/contracts')).data[0].id}/approve`),
    )
    await advance(world, 2.25)
    const second = await emails.afterTheWait()
    expect(subjectsTo(waiting.client, second)).toEqual(['Due soon: Approve a contract: Translate a guide'])
    expect(toOnly(waiting.client, second)[0]?.text).toContain(`/contracts/${subject.id}`)
    expect(subjectsTo(approved.client, second)).toEqual([])
    expect(toOnly(waiting.client, await emails.afterTheWait())).toEqual([])
  })

  it('is sent again when a changed contract has to be approved again', async () => {
    const deal = await newDeal()
    const contract = await agreeOn(deal)
    expectOk(await deal.client.post(`/contracts/${contract.id}/approve`))
    await emails.afterTheWait()
    const [milestone] = contract.milestones
    expectOk(await deal.worker.patch(`/contracts/${contract.id}/milestones/${milestone.id}`, { title: 'All of it' }))
    expect(subjectsTo(deal.client, await emails.afterTheWait())).toEqual(['Approve a contract: Translate a guide'])
  })
})

describe('an email about messages', () => {
  it('covers all unread messages of a conversation, until they’re read, without their text', async () => {
    const deal = await newDeal()
    await negotiate(deal)
    await emails.afterTheWait()
    const path = await conversationOf(deal)
    const say = async (text: string) => expectOk(await deal.client.post(`${path}/messages`, { text }))
    await say('The password is swordfish.')
    await say('Call me.')
    const [mail, ...more] = toOnly(deal.worker, await emails.afterTheWait())
    expect([mail?.subject, more.length]).toEqual(['2 new messages from Maya', 0])
    expect(mail?.text).toContain(`${world.url}/messages/${path.split('/')[2]}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/swordfish|Call me/)
    await say('Still there?')
    expect(toOnly(deal.worker, await emails.afterTheWait())).toEqual([])
    const last = await say('Hello?')
    expectOk(await deal.worker.post(`${path}/read`, { message_id: last.id }))
    expect(toOnly(deal.worker, await emails.afterTheWait())).toEqual([])
    await say('One more thing.')
    expect(subjectsTo(deal.worker, await emails.afterTheWait())).toEqual(['New message from Maya'])
  })
})

describe('emails about agents, disputes and money', () => {
  it('tell an owner what an agent is asking for', async () => {
    const { client, ...deal } = await newDeal()
    const path = await milestoneOf({ ...deal, client })
    const agent = await agentWith(world, client, { ask_owner: ['milestones.fund'] })
    await emails.afterTheWait()
    approvalIdIn(await agent.post(`${path}/fund`))
    const mails = toOnly(client, await emails.afterTheWait())
    const item = expectOk(await client.get('/inbox')).data.find(
      ({ action }: { action: string }) => action === 'approve',
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Your agent needs your approval'])
    expect(mails[0]?.text).toContain(item.why)
    expect(mails[0]?.text).toContain(`${world.url}/approvals`)
  })

  it('tell the other side of a dispute to respond, and both sides how it progresses, but only the latest step', async () => {
    const deal = await newDeal()
    const path = await fundedMilestone(deal)
    await emails.afterTheWait()
    const dispute = expectOk(await deal.client.post('/disputes/create', disputeAbout(path)))
    const opened = await emails.afterTheWait()
    expect(subjectsTo(deal.worker, opened)).toEqual(['Respond to a dispute: Translate a guide'])
    expect(subjectsTo(deal.client, opened)).toEqual([])
    expectOk(
      await deal.worker.post(`/disputes/${dispute.id}/respond`, {
        statement: 'All was done.',
        proposed_worker_cents: 9_000,
      }),
    )
    expectOk(await deal.client.post(`/disputes/${dispute.id}/withdraw`))
    const ended = await emails.afterTheWait()
    expect(subjectsTo(deal.worker, ended)).toEqual(['The dispute was withdrawn: Translate a guide'])
    expect(`${ended.map(({ text }) => text)}`).not.toContain('All was done.')
  })

  it('tell people when money from others arrives', async () => {
    const deal = await newDeal()
    const path = await fundedMilestone(deal)
    expectOk(await deal.client.post(`${path}/release`, { amount_cents: 10_000 }))
    await emails.afterTheWait()
    await advance(world, 14)
    const mails = await emails.afterTheWait()
    const [paid] = toOnly(deal.worker, mails).filter(({ subject }) => subject.startsWith('You got paid'))
    expect(paid?.subject).toBe('You got paid: Translate a guide')
    expect(paid?.text).toContain('Amount: $95\n')
    expect(paid?.text).toContain(`${world.url}/wallet`)
    // The client deposited the money in person.
    expect(subjectsTo(deal.client, server.received)).not.toContain('Your deposit has arrived')
  })
})

describe('an email about a saved search', () => {
  const newSearch = async (user: Client, category: string, fields: object = {}) =>
    expectOk(await user.post('/searches', { name: `All ${category}`, filters: { category }, ...fields })).id as string
  /** What the worker does for saved searches. A minute later, it may announce more. */
  async function announce() {
    await emails.note()
    while (await matchOpenedGigs(world.database, world.core.context));
    while (await announceMatches(world.database, world.core.context));
    await advance(world, 1 / 24)
  }
  const post = (client: Client, category: string, title: string) =>
    postGig(client, { category, title, rate_type: 'hourly', rate_min_cents: 4_000, rate_max_cents: 6_000 })

  it('is part of the daily email unless its owner chooses otherwise, with each gig once', async () => {
    const [client, worker] = [await person('Maya'), await person('Ben')]
    const searchId = await newSearch(worker, 'baking')
    await post(client, 'baking', 'Bake a wedding cake')
    await announce()
    await post(client, 'baking', 'Bake 40 rolls')
    await announce()
    expect(toOnly(worker, await emails.afterTheWait())).toEqual([])
    const [mail, ...more] = toOnly(worker, await emails.atEight())
    expect([mail?.subject, more.length]).toEqual(['Your daily email: 2 new gigs', 0])
    for (const said of [
      '2 new gigs match “All baking”',
      'Bake 40 rolls, Bake a wedding cake',
      `/saved/searches/${searchId}`,
    ]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    expect(toOnly(worker, await emails.atEight())).toEqual([])
  })

  it('names the gigs, once even if they match two searches, and can be turned off with one click', async () => {
    const [client, worker] = [await person('Maya'), await person('Ben')]
    await choose(worker, { searches: 'now' })
    for (const category of ['knitting', 'knitting', 'weaving']) await newSearch(worker, category)
    const gigIds = [await post(client, 'knitting', 'Knit a hat'), await post(client, 'weaving', 'Weave a rug')]
    await announce()
    const [mail, ...more] = toOnly(worker, await emails.afterTheWait())
    expect([mail?.subject, more.length]).toEqual(['2 new gigs match your saved searches', 0])
    for (const said of ['Knit a hat', 'Weave a rug', ...gigIds.map((id) => `${world.url}/gigs/${id}`)]) {
      expect(mail?.text.split(said)).toHaveLength(2)
      expect(mail?.html).toContain(said)
    }
    expect(mail?.text).toContain('$40–$60 per hour')
    expect(toOnly(worker, await emails.afterTheWait())).toEqual([])
    const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(
      (await fetch(link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })).status,
    ).toBe(200)
    expect(expectOk(await worker.get('/notifications/settings')).kinds).toMatchObject({ searches: 'off', tasks: 'now' })
    await post(client, 'weaving', 'Weave a scarf')
    await announce()
    expect(toOnly(worker, await emails.afterTheWait())).toEqual([])
  })

  it('leaves out what was seen, is no longer open, or belongs to a search that was deleted, and is dropped if nothing is left', async () => {
    const [client, seen, closed, deleted, told] = await Promise.all(['Maya', 'Ben', 'Cleo', 'Dan', 'Eve'].map(person))
    if (!client || !seen || !closed || !deleted || !told) throw new Error('unreachable')
    for (const user of [seen, closed, deleted, told]) await choose(user, { searches: 'now' })
    const searches = new Map<Client, string>()
    for (const user of [seen, deleted, told]) searches.set(user, await newSearch(user, 'joinery'))
    await newSearch(closed, 'turnery')
    const stays = await post(client, 'joinery', 'Build a shelf')
    const closing = [await post(client, 'turnery', 'Turn a bowl'), await post(client, 'joinery', 'Repair a door')]
    await announce()
    await emails.note()
    await seeEverything(seen)
    expectOk(await deleted.delete(`/searches/${searches.get(deleted)}`))
    for (const id of closing) expectOk(await client.patch(`/gigs/${id}`, { status: 'closed' }))
    const mails = await emails.afterTheWait()
    expect([seen, closed, deleted].map((user) => subjectsTo(user, mails))).toEqual([[], [], []])
    const [mail] = toOnly(told, mails)
    expect(mail?.subject).toBe('New gig: Build a shelf')
    expect(mail?.text).toContain(`${world.url}/gigs/${stays}`)
    expect(mail?.text).not.toContain('Repair a door')
  })
})

describe('what people choose', () => {
  it('decides whether they are emailed now, daily or never', async () => {
    const [off, daily] = [await newDeal(), await newDeal()]
    await choose(off.client, { tasks: 'off' })
    await choose(daily.client, { tasks: 'daily', messages: 'daily' })
    for (const deal of [off, daily]) {
      await apply(deal)
      const path = await conversationOf(deal)
      expectOk(await deal.worker.post(`${path}/messages`, { text: 'Hello.' }))
    }
    const now = await emails.afterTheWait()
    expect(subjectsTo(off.client, now)).toEqual(['New message from Ben'])
    expect(subjectsTo(daily.client, now)).toEqual([])
    const [mail, ...more] = toOnly(daily.client, await emails.atEight())
    expect([mail?.subject, more.length]).toEqual(['Your daily email: 1 task, 1 unread message', 0])
    expect(mail?.text).toContain('New application: Translate a guide')
    expect(mail?.text).toContain('New message from Ben')
    expect(mail?.html.match(/class="button"/g)).toHaveLength(1)
    expect(await emails.atEight()).toEqual([])
  })

  it('leaves out of the daily email what was done or read by then, and sends none that is empty', async () => {
    const deal = await newDeal()
    await choose(deal.client, { tasks: 'daily', messages: 'daily' })
    const application = await apply(deal)
    const path = await conversationOf(deal)
    const message = expectOk(await deal.worker.post(`${path}/messages`, { text: 'Hello.' }))
    await emails.afterTheWait()
    expectOk(await deal.client.post(`${path}/read`, { message_id: message.id }))
    expectOk(await deal.client.post(`/applications/${application.id}/reject`))
    expect(await emails.atEight()).toEqual([])
  })

  it('also applies to emails that are still queued', async () => {
    const [off, daily] = [await newDeal(), await newDeal()]
    server.answer = () => Object.assign(new Error('later'), { responseCode: 451 })
    for (const deal of [off, daily]) await apply(deal)
    await emails.afterTheWait()
    await choose(off.client, { tasks: 'off' })
    await choose(daily.client, { tasks: 'daily' })
    server.answer = () => null
    const before = server.received.length
    await emails.send()
    expect(server.received.slice(before)).toEqual([])
    const mails = await emails.atEight()
    expect(subjectsTo(daily.client, mails)).toEqual(['Your daily email: 1 task'])
    expect(subjectsTo(off.client, mails)).toEqual([])
  })
})

describe('after a mail server was down', () => {
  it('sends what’s still true, as it is now, once, with the same Message-ID, and drops the rest', async () => {
    const [still, done, read] = [await newDeal(), await newDeal(), await newDeal()]
    for (const deal of [done, read]) await negotiate(deal)
    await emails.afterTheWait()
    const messageIds: string[] = []
    server.answer = () => Object.assign(new Error('down'), { responseCode: 451 })
    await apply(still)
    const path = await conversationOf(read)
    const message = expectOk(await read.client.post(`${path}/messages`, { text: 'Hello.' }))
    const openPath = await conversationOf(done)
    expectOk(await done.client.post(`${openPath}/messages`, { text: 'Hello.' }))
    const contract = await activate({ ...done, gigId: await postGig(done.client, { title: 'Another' }) })
    await emails.afterTheWait()
    for (let hours = 0; hours < 24; hours += 6) await emails.send()
    expectOk(await read.worker.post(`${path}/read`, { message_id: message.id }))
    expectOk(await done.client.post(`${openPath}/messages`, { text: 'And more.' }))
    expectOk(await done.client.post(`/contracts/${contract.id}/cancel`, {}))
    const before = server.received.length
    server.answer = () => null
    await emails.send()
    const sent = server.received.slice(before)
    messageIds.push(...sent.map(({ messageId }) => messageId))
    expect(subjectsTo(still.client, sent)).toEqual(['New application: Translate a guide'])
    expect(subjectsTo(read.worker, sent)).toEqual([])
    expect(subjectsTo(done.worker, sent)).toContain('2 new messages from Maya')
    expect(subjectsTo(done.client, sent)).not.toContain('Fund a milestone: Another')
    expect(new Set(messageIds).size).toBe(messageIds.length)
    await emails.send()
    expect(server.received.slice(before)).toHaveLength(sent.length)
  })

  it('sends a repeat after a killed worker with the same Message-ID', async () => {
    const deal = await newDeal()
    await apply(deal)
    await world.inDatabase((client) =>
      client.query(`create function keep_unsent() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$;
        create trigger keep_unsent before update of sent_at on mails for each row execute function keep_unsent()`),
    )
    await expect(emails.afterTheWait()).rejects.toThrow('killed')
    await world.inDatabase((client) => client.query('drop trigger keep_unsent on mails; drop function keep_unsent'))
    await emails.send()
    const mails = toOnly(deal.client, server.received)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })
})

describe('an address that mail servers refuse', () => {
  const refuse = (user: Client, responseCode: number, message: string) => {
    server.refuses = { step: 'recipient', responseCode, message, to: addressOf(user) }
  }
  const statusOf = async (user: Client) => expectOk(await user.get('/notifications/settings')).email_status
  async function emailOnce(deal: Deal): Promise<ReceivedMail[]> {
    await apply({ ...deal, worker: await world.newUser() })
    return toOnly(deal.client, await emails.afterTheWait())
  }

  it('gets no more emails after three refusals in a row, until its owner confirms it again', async () => {
    const deal = await newDeal()
    refuse(deal.client, 550, '5.1.1 no such user')
    for (const expected of ['on', 'on', 'bounced']) {
      expect(await emailOnce(deal)).toEqual([])
      expect(await statusOf(deal.client)).toBe(expected)
    }
    server.refuses = null
    expect(await emailOnce(deal)).toEqual([])
    // If requested again, a confirmation link is still sent.
    const before = server.received.length
    const profile = expectOk(await deal.client.patch('/profile/me', { email: addressOf(deal.client) }))
    expect(profile).toMatchObject({ email_proven: true, pending_email: addressOf(deal.client) })
    await emails.send()
    const token = /#token=(\S+)/.exec(server.received[before]?.text ?? '')?.[1]
    expect(await statusOf(deal.client)).toBe('bounced')
    expectOk(await deal.client.post('/profile/me/email/confirm', { token }))
    expect(await statusOf(deal.client)).toBe('on')
    expect(await emailOnce(deal)).toHaveLength(1)
  })

  it('is forgiven if it accepts an email before that, or if the refusal is temporary or about the sender', async () => {
    const deal = await newDeal()
    for (const [responseCode, message] of [
      [550, 'no such user'],
      [550, '5.1.1 no such user'],
      [250, ''],
      [553, 'no such user'],
      [550, 'no such user'],
      [550, '5.7.1 your server is on a list'],
      [450, '4.2.1 later'],
    ] as const) {
      server.refuses = null
      if (responseCode !== 250) refuse(deal.client, responseCode, message)
      await emailOnce(deal)
      expect([message, await statusOf(deal.client)]).toEqual([message, 'on'])
    }
    server.refuses = null
  })
})

describe('unsubscribing', () => {
  async function unsubscribeLinkTo(user: Client): Promise<string> {
    const mail = toOnly(user, server.received).at(-1)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(`Unsubscribe: ${link}\n`)
    expect(mail?.html).toContain(link.replaceAll('&', '&#38;'))
    return link
  }
  const oneClick = (link: string, body: BodyInit = new URLSearchParams('List-Unsubscribe=One-Click')) =>
    fetch(link, { method: 'POST', body })

  it('takes one click without signing in, turns off only that kind of email, and signs no one in', async () => {
    const deal = await newDeal()
    await apply(deal)
    await emails.afterTheWait()
    const link = await unsubscribeLinkTo(deal.client)
    const page = await fetch(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<button>Unsubscribe</button>')])
    expect(expectOk(await deal.client.get('/notifications/settings')).kinds.tasks).toBe('now')
    const answer = await oneClick(link)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect(expectOk(await deal.client.get('/notifications/settings')).kinds).toEqual({
      tasks: 'off',
      messages: 'now',
      approvals: 'now',
      disputes: 'now',
      money: 'now',
      searches: 'daily',
      security: 'always',
    })
    await apply({ ...deal, worker: await person('Cleo') })
    expect(toOnly(deal.client, await emails.afterTheWait())).toEqual([])
    expect((await world.as(new URL(link).searchParams.get('token')).get('/me')).status).toBe(401)
  })

  it('works with the form data that programs send, and from the daily email for all that is in it', async () => {
    const deal = await newDeal()
    await choose(deal.client, { tasks: 'daily', money: 'daily' })
    await apply(deal)
    await emails.afterTheWait()
    await emails.atEight()
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await oneClick(await unsubscribeLinkTo(deal.client), form)).status).toBe(200)
    expect(expectOk(await deal.client.get('/notifications/settings')).kinds).toMatchObject({
      tasks: 'off',
      money: 'off',
      messages: 'now',
    })
  })

  it('refuses links that were changed', async () => {
    const [deal, other] = [await newDeal(), await person('Cleo')]
    await apply(deal)
    await emails.afterTheWait()
    const link = new URL(await unsubscribeLinkTo(deal.client))
    for (const [name, value] of [
      ['kind', 'money'],
      ['kind', 'security'],
      ['user', other.userId],
      ['token', 'x'],
      ['token', ''],
    ] as const) {
      const changed = new URL(link)
      changed.searchParams.set(name, value)
      expect([name, (await oneClick(changed.href)).status, (await fetch(changed)).status]).toEqual([name, 404, 404])
    }
    for (const user of [deal.client, other]) {
      const { kinds } = expectOk(await user.get('/notifications/settings'))
      expect(Object.values(kinds)).not.toContain('off')
    }
  })
})
