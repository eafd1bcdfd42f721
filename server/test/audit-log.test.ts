import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Client } from './support/client.ts'
import { administer } from './support/cluster.ts'
import { activate, type Deal, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { decision, disputeAbout } from './support/fixtures.ts'
import { createWorld, type World } from './support/world.ts'

const world = await createWorld({ trustProxy: 1 })
const { operator } = world

async function exported(query: string) {
  const { status, headers, bytes } = await operator.download(`/operator/audit-log/export?${query}`)
  expect(status).toBe(200)
  return { headers, text: bytes.toString() }
}

it('is filtered by time, and exported as CSV and NDJSON with the same filters', async () => {
  const ada = await world.newUser()
  const since = new Date().toISOString()
  await operator.post(`/users/${ada.userId}/suspend`, { reason: '=SUM("1"), or worse,\nin two lines' })
  const [act] = (await operator.get(`/operator/audit-log?since=${since}`)).body.data
  expect(act).toMatchObject({ kind: 'write', operation: 'suspendUser', subject_id: ada.userId })
  expect((await operator.get(`/operator/audit-log?until=${since}&subject_id=${ada.userId}`)).body.data).toMatchObject([
    { operation: 'createUser' },
  ])

  const ndjson = await exported(`format=ndjson&since=${since}&operation=suspendUser`)
  expect(ndjson.headers.get('content-type')).toBe('application/x-ndjson')
  expect(ndjson.text).toBe(`${JSON.stringify(act)}\n`)

  const csv = await exported(`since=${since}`)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
  const { id, created_at, user_id, path, credential, address } = act
  expect(csv.text).toBe(
    `created_at,user_id,kind,operation,subject_id,reason,on_behalf_of,path,credential_kind,credential_id,address,id\r\n${[
      [created_at, user_id, 'write', 'suspendUser', ada.userId, `"'=SUM(""1""), or worse,\nin two lines"`, '', path],
      [credential.kind, credential.id, address, id],
    ]
      .flat()
      .join(',')}\r\n`,
  )
  // A formula that a spreadsheet would run begins with an apostrophe.
  expect((await exported('operation=none')).text.split('\r\n')).toHaveLength(2)
})

it('has what an operator reads of others, once in 15 minutes, and can be filtered and exported by it', async () => {
  const own = await createWorld({ trustProxy: 1 })
  const [ada, colleague] = [await own.newUser(), await own.newUser({ role: 'operator' })]
  const path = `/users/${ada.userId}`
  const reads = async (query = '') => (await own.operator.get(`/operator/audit-log?kind=read${query}`)).body.data
  for (let count = 0; count < 3; count++) expect((await own.operator.get(path)).status).toBe(200)
  const [read, ...more] = await reads()
  expect(more).toEqual([])
  expect(read).toMatchObject({ kind: 'read', operation: 'getUser', path: `/api${path}`, subject_id: ada.userId })
  // Someone else, from elsewhere, with another key, or about something else.
  await colleague.get(path)
  await own.operator.get(path, { 'x-forwarded-for': '203.0.113.77' })
  const { key } = (await own.operator.post('/keys', { name: 'second' })).body
  await own.as(key).get(path)
  await own.operator.get(`/users/${colleague.userId}`)
  await own.operator.get(`${path}/keys`)
  // A list is about the user whom its filter names.
  await own.operator.get(`/operator/deposits?user_id=${ada.userId}`)
  await own.operator.get('/operator/deposits')
  expect((await reads()).map(({ operation, subject_id }: Record<string, string>) => [operation, subject_id])).toEqual([
    ['listAllDeposits', null],
    ['listAllDeposits', ada.userId],
    ['listKeysOfUser', ada.userId],
    ['getUser', colleague.userId],
    ...Array(4).fill(['getUser', ada.userId]),
  ])
  expect(await reads(`&subject_id=${colleague.userId}`)).toHaveLength(1)
  const writes = (await own.operator.get('/operator/audit-log?kind=write&limit=100')).body.data
  expect(new Set(writes.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['write']))
  const file = await own.operator.download(`/operator/audit-log/export?kind=read&user_id=${colleague.userId}`)
  expect(file.bytes.toString().split('\r\n')).toHaveLength(3)

  await asSuperuser(own, `update staff_acts set created_at = created_at - interval '15 minutes'`)
  await own.operator.get(path)
  expect(await reads(`&operation=getUser`)).toHaveLength(6)
})

it('has what an arbiter reads of the dispute they decide, and what a side reads of its own isn’t in it', async () => {
  const arbiter = await world.newUser({ role: 'arbiter' })
  const deal: Deal = await newDeal(world)
  const milestone = await fundedMilestone(deal)
  const { id, contract_id: contractId } = (await deal.client.post('/disputes/create', disputeAbout(milestone))).body
  await deal.worker.post(`/disputes/${id}/respond`, { statement: 'Good.', proposed_worker_cents: 10_000 })
  expect((await arbiter.post(`/disputes/${id}/recommend`, decision)).status).toBe(200)
  const readsOf = async (user: Client) => {
    const { data } = (await operator.get(`/operator/audit-log?kind=read&user_id=${user.userId}`)).body
    return data.map(({ operation, subject_id }: Record<string, string>) => `${operation} ${subject_id}`)
  }
  for (const path of [`/disputes/${id}`, '/disputes', `/contracts/${contractId}`, '/contracts']) {
    for (const reader of [arbiter, deal.client]) expect((await reader.get(path)).status).toBe(200)
  }
  expect(await readsOf(arbiter)).toEqual([`getContract ${contractId}`, 'listDisputes null', `getDispute ${id}`])
  // Operators and arbiters have deals of their own, too.
  const trader = await world.newUser({ role: 'operator' })
  const own = await activate({ client: trader, worker: await world.newUser(), gigId: await postGig(trader) })
  await trader.get(`/contracts/${own.id}`)
  await trader.get(`/contracts/${own.id}/milestones`)
  expect(await readsOf(trader)).toEqual([])
  await trader.get(`/contracts/${contractId}/milestones`)
  expect(await readsOf(trader)).toEqual([`listMilestones ${contractId}`])
  // Two parts of one contract are two reads.
  const added = await trader.post(`/contracts/${own.id}/milestones`, { title: 'More', amount_cents: 100 })
  const onlooker = await world.newUser({ role: 'operator' })
  for (const { id: part } of [own.milestones[0], added.body])
    expect((await onlooker.get(`/contracts/${own.id}/milestones/${part}`)).status).toBe(200)
  expect(await readsOf(onlooker)).toEqual(Array(2).fill(`getMilestone ${own.id}`))
})

it('has a read before its reader gets a response: a read that can’t be recorded is refused', async () => {
  const own = await createWorld()
  const ada = await own.newUser()
  await own.inDatabase((db) =>
    db.query(`create function refuse_entry() returns trigger language plpgsql as 'begin raise exception $$full$$; end';
      create trigger refuse_entry before insert on staff_acts for each row execute function refuse_entry()`),
  )
  const refused = await own.operator.get(`/users/${ada.userId}`)
  expect(refused.status).toBe(500)
  expect(refused.text).not.toContain(ada.userId)
  expect((await ada.get('/profile/me')).status).toBe(200)
})

it('has no gaps, even when acts race and some are rolled back', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => world.newUser()))
  await Promise.all(
    users.flatMap(({ userId }) => [
      operator.post(`/users/${userId}/suspend`),
      operator.get(`/users/${userId}`),
      operator.post(`/users/${userId}/suspend`, { reason: 7 }),
      operator.post('/users/me/suspend'),
    ]),
  )
  expect(await violationsIn(world)).toEqual([])
})

it('is checked by the audit, which finds each entry that is missing or was changed', async () => {
  const broken: [statement: string, violations: object[]][] = [
    [
      'delete from staff_acts where number = 3',
      [{ rule: 'the audit log has no gaps', subject: '4', expected: '3', found: '4' }],
    ],
    [
      'delete from staff_acts where number = 6',
      [{ rule: 'the audit log has its last entry', subject: '6', found: '5' }],
    ],
    [
      `update staff_acts set address = '203.0.113.1' where number = 2`,
      [{ rule: 'an entry of the audit log is as it was written', subject: '2' }],
    ],
    // Recomputing the digest of a changed entry makes the digest of the next entry wrong.
    [
      `update staff_acts as act set user_id = gen_random_uuid() where number = 2;
      update staff_acts as act set digest = staff_act_digest(act, (select digest from staff_acts where number = 1))
      where number = 2`,
      [{ rule: 'an entry of the audit log is as it was written', subject: '3' }],
    ],
    [
      `update staff_acts set reason = 'None.' where number = 6;
      update staff_acts as act set digest = staff_act_digest(act, (select digest from staff_acts where number = 5))
      where number = 6`,
      [{ rule: 'the last entry of the audit log is as it was written', subject: '6' }],
    ],
  ]
  for (const [statement, violations] of broken) {
    const own = await createWorld()
    for (let count = 0; count < 6; count++) await own.newUser()
    expect(await violationsIn(own)).toEqual([])
    await asSuperuser(own, statement)
    expect(await violationsIn(own), statement).toMatchObject(violations)
  }
})

it('refuses changes, even by superusers, and the role of the service has no right to them', async () => {
  const changes = [
    'update staff_acts set path = path',
    'delete from staff_acts',
    'truncate staff_acts',
    'delete from staff_act_count',
    'truncate staff_act_count',
  ]
  await operator.post('/users', { display_name: 'Ben', kind: 'person' })
  await world.inDatabase(async (db) => {
    for (const change of [...changes, 'update staff_act_count set last_number = 1'])
      await expect(db.query(change), change).rejects.toThrow()
  })

  const name = `parley_owner_${randomBytes(4).toString('hex')}`
  await administer(world.connection, async (client) => {
    await client.query(`create role ${name}`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const connection = { ...world.connection, database: name, options: `-c role=${name}` }
  await migrate(connection)
  const owner = new pg.Client(connection)
  await owner.connect()
  const insert = `insert into staff_acts (id, kind, user_id, operation, path, credential_kind, credential_id, address, created_at)
    values (gen_random_uuid(), 'write', gen_random_uuid(), 'suspendUser', '/', 'key', gen_random_uuid(), '::1', now())`
  for (let count = 0; count < 2; count++) expect((await owner.query(insert)).rowCount).toBe(1)
  for (const change of changes) await expect(owner.query(change), change).rejects.toThrow('permission denied')
  const { rows } = await owner.query('select number from staff_acts order by number')
  expect(rows).toEqual([{ number: '1' }, { number: '2' }])
  await owner.end()
  await administer(world.connection, async (client) => {
    await client.query(`drop database ${name}`)
    await client.query(`drop role ${name}`)
  })
})

async function violationsIn(own: World): Promise<object[]> {
  return (await own.operator.get('/operator/ledger/audit')).body.violations
}

/** As someone who runs the database could: without the triggers that refuse changes. */
async function asSuperuser(own: World, statements: string): Promise<void> {
  await own.inDatabase((db) =>
    db.query(`alter table staff_acts disable trigger user; ${statements}; alter table staff_acts enable trigger user`),
  )
}
