import { describe, expect, it } from 'vitest'
import { issueCodesOf } from './support/client.ts'
import { advance, expectCleanAudit, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { StreamReader } from './support/event-stream.ts'
import { agentWith, approvalIdIn } from './support/mandates.ts'
import { createWorld } from './support/world.ts'

const CONFIRMED = { confirm: 'delete everything' }

describe('a sandbox reset', async () => {
  const world = await createWorld({ working: true })
  const { operator } = world

  it('deletes everything but the operators, their keys and the audit log, and returns to real time', async () => {
    const other = await world.newUser({ role: 'operator' })
    const arbiter = await world.newUser({ role: 'arbiter' })
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`, { amount_cents: 4_000 })
    await world.newAgent(other)
    await operator.post('/webhooks', { url: 'http://127.0.0.1:9/', events: ['*'] })
    await advance(world, 60)
    const before = (await operator.get('/operator/audit-log?limit=100')).body.data.length

    const answer = await operator.post('/sandbox/reset', CONFIRMED)
    expect(answer.status).toBe(200)
    expect(answer.body.ahead_seconds).toBe(0)
    const { now } = (await operator.get('/sandbox/clock')).body
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(30_000)

    const stats = (await operator.get('/operator/stats')).body
    expect(stats.users).toEqual({ active: 2, suspended: 0 })
    for (const kind of ['agents', 'gigs', 'contracts', 'milestones', 'disputes', 'deposits', 'approvals']) {
      expect(Object.values(stats[kind]), kind).toEqual(Object.values(stats[kind]).map(() => 0))
    }
    expect(stats.money).toMatchObject({ available_cents: 0, escrow_cents: 0, clearing_cents: 0, fees_cents: 0 })
    expect((await other.get('/keys')).status).toBe(200)
    for (const gone of [arbiter, deal.client, deal.worker]) expect((await gone.get('/keys/verify')).status).toBe(401)
    const acts = (await operator.get('/operator/audit-log?limit=100')).body.data
    expect(acts).toHaveLength(before + 1)
    expect(acts[0].operation).toBe('resetSandbox')
    await expectCleanAudit(world)
  })

  it('leaves no rows behind except those meant to be kept', async () => {
    const deal = await newDeal(world)
    await fundedMilestone(deal)
    await operator.post('/sandbox/reset', CONFIRMED)
    const kept = await world.inDatabase(async (db) => {
      const { rows } = await db.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      )
      const counts: Record<string, number> = {}
      for (const { name } of rows) {
        const counted = await db.query<{ count: string }>(`select count(*) from ${name}`)
        if (counted.rows[0]?.count !== '0') counts[name] = Number(counted.rows[0]?.count)
      }
      return counts
    })
    // The request log is written a moment after the requests.
    const { schema_migrations, staff_acts, api_keys, users, api_requests, ...rest } = kept
    const onlyRows = [
      'api_request_sequence',
      'event_sequence',
      'figures_progress',
      'sandbox_clock',
      'staff_act_count',
      'searches_progress',
      'write_check',
    ]
    expect(rest).toEqual({
      ...Object.fromEntries(onlyRows.map((name) => [name, 1])),
      ledger_accounts: 3,
      operator_terms: 2,
      renaming_progress: 2,
      signing_keys: 1,
    })
  })

  it('lets a reader continue where it was, without repeating old events or missing new ones', async () => {
    await postGig(operator)
    await postGig(operator)
    await expect.poll(async () => (await operator.get('/events?types=gig.created')).body.data.length).toBe(2)
    const first = (await operator.get('/events?types=gig.created&limit=1')).body
    const last = (await operator.get('/events')).body
    const [stream, waiting] = [
      await StreamReader.open(`${world.url}/api/events/stream?after=latest`, {
        authorization: `Bearer ${operator.secret}`,
      }),
      operator.get(`/events?after=${encodeURIComponent(last.next_cursor)}&wait=20`),
    ]
    expect((await operator.post('/sandbox/reset', CONFIRMED)).status).toBe(200)
    const gigId = await postGig(operator)
    await stream.until(() => stream.events.some(({ event }) => event === 'gig.created'))
    for (const [cursor, filter] of [
      [first.next_cursor, 'types=gig.created'],
      [last.next_cursor, ''],
    ]) {
      const { status, body } = await operator.get(`/events?after=${encodeURIComponent(cursor)}&${filter}`)
      expect(status).toBe(200)
      const seen = body.data.filter(({ type }: { type: string }) => type === 'gig.created')
      expect(seen.map(({ subject }: { subject: { id: string } }) => subject.id)).toEqual([gigId])
    }
    expect((await waiting).status).toBe(200)
    const resumed = await StreamReader.open(`${world.url}/api/events/stream?types=gig.created`, {
      authorization: `Bearer ${operator.secret}`,
      'last-event-id': first.data[0].id,
    })
    expect(resumed.status).toBe(200)
    await resumed.until(() => resumed.events.length > 0)
    expect(resumed.events).toHaveLength(1)
    await Promise.all([stream.close(), resumed.close()])
  })

  it('keeps logging requests', async () => {
    await operator.post('/sandbox/reset', CONFIRMED)
    const ada = await world.newUser()
    await ada.get('/keys/verify')
    await expect
      .poll(async () => (await ada.get('/requests?operation=verifyKey')).body.data.length, { timeout: 30_000 })
      .toBe(1)
  })

  it('starts the figures at zero and keeps counting', async () => {
    const deal = await newDeal(world)
    await fundedMilestone(deal)
    await operator.post('/sandbox/reset', CONFIRMED)
    await postGig(await world.newUser())
    await expect
      .poll(async () => (await operator.get('/operator/overview?days=1')).body.now, { timeout: 30_000 })
      .toMatchObject({ open_gigs: 1, running_contracts: 0, escrow_cents: 0 })
    const { days } = (await operator.get('/operator/overview?days=1')).body
    expect(days[0]).toMatchObject({ gigs_posted: 1, deals: 0 })
  })

  it('happens while others trade: every request is answered, and another node follows', {
    timeout: 120_000,
  }, async () => {
    const node = await world.startNode()
    const trading = Array.from({ length: 6 }, async () => {
      const user = await operator.post('/users', { display_name: 'Ada', kind: 'person' })
      const answers = [user.status]
      for (let count = 0; count < 8; count++) {
        const key = user.body.key.key
        const body = { title: 'A gig', description: 'x', rate_type: 'fixed' }
        answers.push((await (count % 2 ? world.as(key) : node.as(key)).post('/gigs', body)).status)
      }
      return answers
    })
    await advance(world, 30)
    expect((await operator.post('/sandbox/reset', CONFIRMED)).status).toBe(200)
    const statuses = (await Promise.all(trading)).flat()
    // Users who were deleted in the meantime are no longer known.
    for (const status of statuses) expect([201, 401]).toContain(status)
    const { now } = (await node.as(operator.secret as string).get('/sandbox/clock')).body
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(30_000)
    const gig = await node.as(operator.secret as string).post('/gigs', {
      title: 'After the reset',
      description: 'x',
      rate_type: 'fixed',
    })
    expect(Math.abs(Date.parse(gig.body.created_at) - Date.now())).toBeLessThan(30_000)
    await expectCleanAudit(world)
  })

  it('cleans up a half-finished demo market, so that it can be created again', async () => {
    await operator.post('/sandbox/reset', CONFIRMED)
    await world.newUser()
    const leave = (age: string) =>
      world.inDatabase((db) =>
        db.query(`
          insert into demo_market (run_id, status, started_at, updated_at)
          values (gen_random_uuid(), 'running', now(), now() - interval '${age}')
          on conflict (is_only) do update set updated_at = excluded.updated_at`),
      )
    await leave('1 second')
    const refused = await operator.post('/sandbox/reset', CONFIRMED)
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['wrong_state']])
    await leave('1 hour')
    expect((await operator.get('/sandbox/demo')).body.status).toBe('failed')
    expect((await operator.post('/sandbox/reset', CONFIRMED)).status).toBe(200)
    expect((await operator.get('/sandbox/demo')).body.status).toBe('empty')
  })

  it('needs the words that confirm it, and an operator', async () => {
    const member = await world.newUser()
    for (const body of [{}, { confirm: 'yes' }]) {
      expect((await operator.post('/sandbox/reset', body)).status).toBe(422)
    }
    expect((await member.post('/sandbox/reset', CONFIRMED)).status).toBe(403)
    expect((await member.get('/keys/verify')).status).toBe(200)
  })

  it('does not exist in live mode, where the ledger cannot be emptied', async () => {
    const live = await createWorld({ mode: 'live' })
    expect((await live.operator.post('/sandbox/reset', CONFIRMED)).status).toBe(404)
    expect((await live.operator.get('/sandbox/deadlines')).status).toBe(404)
    await live.inDatabase(async (db) => {
      await expect(db.query('truncate ledger_transfers')).rejects.toThrow('append-only')
    })
  })
})

describe('the coming deadlines', async () => {
  const world = await createWorld()
  const { operator } = world

  it('are listed in order, with what will happen, and come true when the clock moves there', async () => {
    const closing = new Date(Date.now() + 3_600_000).toISOString()
    const deal = await newDeal(world)
    const gigId = await postGig(deal.client, { apply_by: closing, title: 'Closes soon' })
    const path = await fundedMilestone(deal)
    await deal.worker.post(`${path}/submit`, { message: 'Done.' })
    const contract = (await deal.client.get(path.split('/milestones')[0] as string)).body
    const listed = (await operator.get('/sandbox/deadlines')).body.data
    expect(listed).toEqual([
      {
        at: closing,
        kind: 'gig_closes',
        subject: { type: 'gig', id: gigId },
        contract_id: null,
        title: 'Closes soon',
        wants: null,
      },
      {
        at: contract.milestones[0].auto_release_at,
        kind: 'milestone_released',
        subject: { type: 'milestone', id: contract.milestones[0].id },
        contract_id: contract.id,
        title: 'Translate a manual',
        wants: null,
      },
    ])
    expect((await operator.get('/sandbox/deadlines?limit=1')).body.data).toHaveLength(1)
    await moveTo(listed[1].at)
    const later = (await operator.get('/sandbox/deadlines')).body.data
    expect(later.map(({ kind }: { kind: string }) => kind)).toEqual(['payout_paid', 'contract_ends'])
    expect((await deal.client.get(path)).body.status).toBe('released')
  })

  async function moveTo(at: string): Promise<void> {
    const { now } = (await operator.get('/sandbox/clock')).body
    const seconds = Math.ceil((Date.parse(at) - Date.parse(now)) / 1000)
    expect((await operator.post('/sandbox/clock/advance', { seconds })).status).toBe(200)
  }

  it('include negotiations, and are not for members', async () => {
    const deal = await newDeal(world)
    await deal.client.post('/negotiations', { gig_id: deal.gigId, worker_id: deal.worker.userId })
    const kinds = (await operator.get('/sandbox/deadlines?limit=100')).body.data.map(
      ({ kind }: { kind: string }) => kind,
    )
    expect(kinds).toContain('negotiation_expires')
    expect((await deal.client.get('/sandbox/deadlines')).status).toBe(403)
  })

  it('include approvals, with what the agent wants to do for clients with texts of their own', async () => {
    const owner = await world.newUser()
    const agent = await agentWith(world, owner, { may: [], ask_owner: ['gigs.publish'] })
    const id = approvalIdIn(
      await agent.post('/gigs', { title: 'Paint a wall', description: 'White.', rate_type: 'fixed' }),
    )
    const { expires_at } = (await owner.get(`/approvals/${id}`)).body
    const { data } = (await operator.get('/sandbox/deadlines?limit=100')).body
    expect(data).toContainEqual({
      at: expires_at,
      kind: 'approval_expires',
      subject: { type: 'approval', id },
      contract_id: null,
      title: 'Publish the gig “Paint a wall”.',
      wants: { kind: 'publishGig', facts: { gig: 'Paint a wall' } },
    })
  })
})
