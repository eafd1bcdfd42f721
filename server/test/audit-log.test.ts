import { expect, it } from 'vitest'
import { createWorld } from './support/world.ts'

const world = await createWorld()
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
  expect(act).toMatchObject({ operation: 'suspendUser', subject_id: ada.userId })
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
    `created_at,user_id,operation,subject_id,reason,on_behalf_of,path,credential_kind,credential_id,address,id\r\n${[
      [created_at, user_id, 'suspendUser', ada.userId, `"'=SUM(""1""), or worse,\nin two lines"`, '', path],
      [credential.kind, credential.id, address, id],
    ]
      .flat()
      .join(',')}\r\n`,
  )
  // A formula that a spreadsheet would run begins with an apostrophe.
  expect((await exported('operation=none')).text.split('\r\n')).toHaveLength(2)
})

it('has no gaps, even when acts race and some are rolled back; the audit finds each entry that is missing', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => world.newUser()))
  await Promise.all(
    users.flatMap(({ userId }) => [
      operator.post(`/users/${userId}/suspend`),
      operator.post(`/users/${userId}/suspend`, { reason: 7 }),
      operator.post(`/users/${operator.userId || 'me'}/suspend`),
    ]),
  )
  const violations = async () => (await operator.get('/operator/ledger/audit')).body.violations
  expect(await violations()).toEqual([])
  await world.inDatabase(async (db) => {
    for (const change of ['update staff_act_count set last_number = 1', 'delete from staff_act_count'])
      await expect(db.query(change)).rejects.toThrow()
    // Not even the owner of the tables can do this unnoticed.
    await db.query('alter table staff_acts disable trigger user')
    const { rows } = await db.query<{ last: string }>('select max(number) as last from staff_acts')
    await db.query('delete from staff_acts where number in (3, $1)', [rows[0]?.last])
    await db.query('alter table staff_acts enable trigger user')
  })
  expect(await violations()).toMatchObject([
    { rule: 'the audit log has no gaps', expected: '3', found: '4' },
    { rule: 'the audit log has its last entry' },
  ])
})
