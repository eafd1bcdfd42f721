import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { activate, agreeOn, expectCleanAudit, milestoneOf, negotiate, newDeal } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ shownSettings: parseConfig({ PLATFORM_FEE_BPS: '500' }).settings, mode: 'sandbox' })
const { operator } = world

afterAll(() => expectCleanAudit(world))

async function change(values: Record<string, unknown>, reason?: string): Promise<Answer> {
  const answer = await operator.patch('/operator/settings', { values, ...(reason && { reason }) })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

async function feeFor(reader: Client): Promise<number> {
  return (await reader.get('/me')).body.fee_bps
}

async function settingNamed(name: string) {
  const { data } = (await operator.get('/operator/settings')).body
  return data.find((setting: { name: string }) => setting.name === name)
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000
}

describe('a setting that an operator changes', () => {
  it('is in effect immediately, within a second in other processes, and after a restart', async () => {
    const other = await world.startNode()
    const [user, deal] = [await world.newUser(), await newDeal(world)]
    await change({ PLATFORM_FEE_BPS: 700, QUOTA_SAVED_SEARCHES: 1, DEADLINE_NEGOTIATION_ROUND_DAYS: 3 })
    expect(await feeFor(user)).toBe(700)
    await expect.poll(() => feeFor(other.as(user.secret ?? '')), { timeout: 1_000 }).toBe(700)
    await user.post('/searches', { name: 'One', filters: { q: 'one' }, notify: 'off' })
    const second = await user.post('/searches', { name: 'Two', filters: { q: 'two' }, notify: 'off' })
    expect([second.status, issueCodesOf(second), second.body.error.issues[0].details.limit]).toEqual([
      409,
      ['quota_reached'],
      1,
    ])
    const { created_at, expires_at } = await negotiate(deal)
    expect(daysBetween(created_at, expires_at)).toBe(3)

    const restarted = await world.startNode()
    await expect.poll(() => feeFor(restarted.as(user.secret ?? ''))).toBe(700)
    await change({ PLATFORM_FEE_BPS: null, QUOTA_SAVED_SEARCHES: null, DEADLINE_NEGOTIATION_ROUND_DAYS: null })
    expect(await feeFor(user)).toBe(500)
  })

  it('stays changed when the sandbox is reset', async () => {
    const own = await createWorld()
    const colleague = await own.newUser({ role: 'operator' })
    const values = { PLATFORM_FEE_BPS: 900 }
    expect((await colleague.patch('/operator/settings', { values })).status).toBe(200)
    await own.inDatabase((db) => db.query(`update users set role = 'member' where display_name = 'Ada'`))
    expect((await own.operator.post('/sandbox/reset', { confirm: 'delete everything' })).status).toBe(200)
    expect(await feeFor(own.operator)).toBe(900)
    const restarted = await own.startNode()
    await expect.poll(() => feeFor(restarted.as(own.operator.secret ?? ''))).toBe(900)
    const { data } = (await own.operator.get('/operator/settings/changes')).body
    expect(data).toMatchObject([{ from: '500', to: '900', changed_by: colleague.userId }])
  })

  it('decides who can join', async () => {
    const joins = async () => {
      const answer = await world.as(null).post('/session/email', { email: 'new@example.com' })
      const { data } = (await operator.get('/sandbox/mailbox?to=new@example.com')).body
      return [answer.status, data[0].subject]
    }
    await change({ SIGN_UP: 'closed' })
    expect(await joins()).toEqual([200, 'Sign-in attempt at Parley'])
    await change({ SIGN_UP: 'open' })
    expect(await joins()).toEqual([200, expect.stringContaining('Your Parley code')])
  })

  it('is shown with its author, the environment’s value, and its history', async () => {
    const { user_id } = (await operator.get('/me')).body.user
    await change({ QUOTA_NOTES: 7 }, 'Fewer notes.')
    await change({ QUOTA_NOTES: 8 })
    const { body } = await change({ QUOTA_NOTES: 8, QUOTA_BLOCKS: null })
    const setting = await settingNamed('QUOTA_NOTES')
    expect(body.data.find(({ name }: { name: string }) => name === 'QUOTA_NOTES')).toEqual(setting)
    expect(setting).toMatchObject({
      value: '8',
      environment_value: '2000',
      is_changeable: true,
      minimum: 1,
      maximum: 1_000_000,
      choices: null,
      changed_at: expect.any(String),
      changed_by: user_id,
    })
    expect(await settingNamed('PORT')).toMatchObject({ is_changeable: false, minimum: null, changed_by: null })
    expect(await settingNamed('SIGN_UP')).toMatchObject({ choices: ['open', 'closed'], minimum: null })

    await change({ QUOTA_NOTES: null })
    expect(await settingNamed('QUOTA_NOTES')).toMatchObject({ value: '2000', changed_at: null, changed_by: null })
    const history = (await operator.get('/operator/settings/changes?name=QUOTA_NOTES&expand=changed_by_user')).body.data
    const inUse = parseConfig({}).rules.quotas.notes
    expect(inUse).toBe(2_000)
    expect(history).toMatchObject([
      { name: 'QUOTA_NOTES', from: '8', to: null, reason: null, changed_by: user_id },
      { from: '7', to: '8' },
      { to: '7', reason: 'Fewer notes.', changed_by_user: { id: user_id } },
    ])
    expect(history).toHaveLength(3)
  })

  it('is emailed to all operators', async () => {
    const email = 'second@example.com'
    const colleague = await world.newUser({ role: 'operator', display_name: 'Olga', email })
    await world.inDatabase((db) => db.query('update users set email_proven = true where email = $1', [email]))
    await colleague.patch('/operator/settings', { values: { QUOTA_AGENTS: 99, QUOTA_APPS: null }, reason: 'Enough.' })
    const { data } = (await operator.get(`/sandbox/mailbox?to=${email}`)).body
    expect(data.map(({ subject }: { subject: string }) => subject)).toEqual(['Olga changed QUOTA_AGENTS'])
    for (const said of ['100 → 99', 'Reason: Enough.']) expect(data[0].text).toContain(said)
  })

  it('keeps its value even if the environment had the same one and changes', async () => {
    await change({ QUOTA_BOOKMARKS: 500 })
    expect(await settingNamed('QUOTA_BOOKMARKS')).toMatchObject({
      ...{ value: '500', environment_value: '500', changed_at: expect.any(String) },
    })
  })

  it('has a history that can’t be rewritten', async () => {
    await world.inDatabase(async (db) => {
      await expect(db.query('delete from setting_changes')).rejects.toThrow()
      await expect(db.query(`update setting_changes set value = '0'`)).rejects.toThrow()
    })
  })

  it('is in the audit log with its reason', async () => {
    await change({ QUOTA_VOUCHES_PER_DAY: 49 }, 'Too many vouches.')
    const { data } = (await operator.get('/operator/audit-log?operation=changeSettings&limit=1')).body
    expect(data).toMatchObject([{ kind: 'write', path: '/api/operator/settings', reason: 'Too many vouches.' }])
  })

  it('keeps one order of changes, even if ten are made at once', async () => {
    const limits = Array.from({ length: 10 }, (_, index) => 100 + index)
    await Promise.all(limits.map((limit) => change({ QUOTA_REPORTS_PER_DAY: limit })))
    const { data } = (await operator.get('/operator/settings/changes?name=QUOTA_REPORTS_PER_DAY')).body
    const steps: { from: string; to: string }[] = data.toReversed()
    expect(new Set(steps.map(({ to }) => to))).toEqual(new Set(limits.map(String)))
    for (const [index, { from }] of steps.entries()) if (index > 0) expect(from).toBe(steps[index - 1]?.to)
    expect((await settingNamed('QUOTA_REPORTS_PER_DAY')).value).toBe(steps.at(-1)?.to)
  })

  it('is refused if only the environment may set it, or the value is out of range, and nothing changes', async () => {
    const { data } = (await operator.get('/operator/settings/changes?limit=1')).body
    for (const values of [
      { PORT: 80 },
      { CURRENCY: 'EUR' },
      { PLATFORM_FEE_BPS: 10_001 },
      { PLATFORM_FEE_BPS: '700' },
      { PLATFORM_FEE_BPS: 1.5 },
      { QUOTA_KEYS: 0 },
      { SIGN_UP: 'sometimes' },
      { DEADLINE_NEGOTIATION_DAYS: 3_651, QUOTA_NOTES: 5 },
      {},
    ]) {
      const refused = await operator.patch('/operator/settings', { values })
      expect([refused.status, values]).toEqual([422, values])
    }
    const member = await world.newUser()
    expect((await member.patch('/operator/settings', { values: { PLATFORM_FEE_BPS: 0 } })).status).toBe(403)
    expect((await operator.get('/operator/settings/changes?limit=1')).body.data).toEqual(data)
  })
})

describe('a contract', () => {
  it('keeps the fee and the deadlines it was agreed with', async () => {
    const [early, late, old] = [await newDeal(world), await newDeal(world), await newDeal(world)]
    const earlyPath = await milestoneOf(early)
    const unapproved = await agreeOn(old)
    await world.inDatabase((database) =>
      database.query(
        'update contracts set deadlines = null where id in (select id from contracts order by id desc limit 1)',
      ),
    )
    await change({
      PLATFORM_FEE_BPS: 1_000,
      DEADLINE_MILESTONE_IDLE_DAYS: 9,
      DEADLINE_DISPUTE_ANSWER_DAYS: 2,
      DEADLINE_DISPUTE_RECOMMENDATION_DAYS: 4,
      DEADLINE_CONTRACT_REVIEW_DAYS: 3,
      DEADLINE_CONTRACT_UNFUNDED_DAYS: 6,
    })
    const latePath = await milestoneOf(late)
    expect(await dealingsOf(early, earlyPath)).toEqual({
      fee: 500,
      idle: 60,
      answer: 5,
      recommendation: 10,
      review: 14,
    })
    expect(await dealingsOf(late, latePath)).toEqual({ fee: 1_000, idle: 9, answer: 2, recommendation: 4, review: 3 })

    // One from before operators could change deadlines has the environment's.
    for (const party of [old.client, old.worker]) await party.post(`/contracts/${unapproved.id}/approve`)
    const { started_at, auto_end_at } = (await old.client.get(`/contracts/${unapproved.id}`)).body
    expect(daysBetween(started_at, auto_end_at)).toBe(30)
    const { started_at: from, auto_end_at: to } = await activate(await newDeal(world))
    expect(daysBetween(from, to)).toBe(6)
  })
})

/** Funds the milestone, disputes it, settles that and ends the contract; returns the fee and the deadlines in days. */
async function dealingsOf({ client, worker }: Awaited<ReturnType<typeof newDeal>>, path: string) {
  const [, , contract_id, , milestone_id] = path.split('/')
  const funded = (await client.post(`${path}/fund`)).body
  const { body: dispute } = await client.post('/disputes/create', {
    ...{ contract_id, milestone_id, reason: 'quality', statement: 'Half is missing.', proposed_worker_cents: 5_000 },
  })
  const answer = { statement: 'It’s all there.', proposed_worker_cents: 10_000 }
  const inReview = (await worker.post(`/disputes/${dispute.id}/respond`, answer)).body
  await client.post(`/disputes/${dispute.id}/accept`, { worker_cents: 10_000 })
  await client.post(`/contracts/${contract_id}/complete`)
  const { fee_bps, ended_at, review_by } = (await client.get(`/contracts/${contract_id}`)).body
  return {
    fee: fee_bps,
    idle: daysBetween(funded.funded_at, funded.idle_refund_at),
    answer: daysBetween(dispute.created_at, dispute.respond_by),
    recommendation: daysBetween(inReview.updated_at, inReview.decide_by),
    review: daysBetween(ended_at, review_by),
  }
}

describe('a negotiation', () => {
  it('never expires sooner after a new offer, even if the deadlines have been shortened', async () => {
    const deal = await newDeal(world)
    const { id, expires_at } = await negotiate(deal)
    await change({ DEADLINE_NEGOTIATION_ROUND_DAYS: 2, DEADLINE_NEGOTIATION_DAYS: 3 })
    const countered = await deal.worker.post(`/negotiations/${id}/round`, { rate_cents: 12_000 })
    expect(countered.status).toBe(201)
    expect((await deal.client.get(`/negotiations/${id}`)).body.expires_at).toBe(expires_at)
    const { created_at, expires_at: sooner } = await negotiate(await newDeal(world))
    expect(daysBetween(created_at, sooner)).toBe(2)
  })
})
