import { expect, it } from 'vitest'
import { checkAll } from './support/check-all.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { milestoneOf, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const deal = await newDeal(world)
const { client, worker } = deal
const gigId = await postGig(client, { metadata: { order: '1' } })
const milestone = await milestoneOf(deal)
const contract = milestone.split('/milestones')[0] ?? ''
const { body: application } = await worker.post(`/gigs/${await postGig(client)}/apply`, { message: 'I can.' })
const scout = await world.newAgent(client)

async function metadataAt(caller: Client, path: string) {
  return (await caller.get(path)).body.metadata
}

it('is private to its side, is merged by changes, and can be searched for', async () => {
  const { body: agent } = await client.post('/agents', { name: 'Runner', metadata: { order: '2' } })
  const { body: webhook } = await client.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })
  const { body: added } = await client.post(`${contract}/milestones`, {
    title: 'More',
    amount_cents: 1_000,
    metadata: { order: '3' },
  })
  expect(added.metadata).toEqual({ order: '3' })
  await checkAll<{ path: string; list: string; other?: Client; writes?: string }>(
    Object.entries({
      gig: { path: `/gigs/${gigId}`, list: `/gigs?client_id=me`, other: worker },
      application: { path: `/applications/${application.id}`, list: '/applications', other: worker },
      contract: { path: contract, list: '/contracts', other: worker },
      milestone: { path: milestone, list: `${contract}/milestones`, other: worker },
      agent: { path: `/agents/${agent.id}`, list: '/agents' },
      webhook: { path: `/webhooks/${webhook.id}`, list: '/webhooks' },
    }),
    async ({ path, list, other }, name) => {
      const before = (await metadataAt(client, path)) ?? {}
      const { status, body } = await client.patch(path, { metadata: { kind: name, 'to do': 'ask', order: '7' } })
      expect([status, body.metadata]).toEqual([200, { ...before, kind: name, order: '7', 'to do': 'ask' }])
      const changed = await client.patch(path, { metadata: { 'to do': null, absent: null } })
      expect(changed.body.metadata).toEqual({ ...before, kind: name, order: '7' })
      expect(await metadataAt(client, path)).toEqual(changed.body.metadata)
      const listed = (filter: string) => client.get(`${list}${list.includes('?') ? '&' : '?'}${filter}`)
      const found = await listed(`metadata[kind]=${name}&metadata[order]=7`)
      expect(found.body.data).toMatchObject([{ id: body.id, metadata: { kind: name } }])
      expect((await listed(`metadata[kind]=${name}&metadata[order]=8`)).body.data).toEqual([])
      if (!other) return
      expect((await other.get(path)).text).not.toContain('"order"')
      expect((await other.get(list)).text).not.toContain('"order"')
      expect(
        (await other.get(`${list.replace('client_id=me&', '')}${list.includes('?') ? '&' : '?'}metadata[order]=7`)).body
          .data,
      ).toEqual([])
    },
  )
  expect((await world.operator.get(contract)).body).not.toHaveProperty('metadata')
  expect((await client.get(contract)).body.milestones[0].metadata).toMatchObject({ kind: 'milestone' })
})

it('differs between the two sides, and is the same for a user and their agents', async () => {
  await worker.patch(contract, { metadata: { ours: 'yes' } })
  await client.patch(contract, { metadata: { theirs: 'no' } })
  expect(await metadataAt(worker, contract)).toEqual({ ours: 'yes' })
  expect(await metadataAt(client, contract)).toMatchObject({ theirs: 'no' })
  expect(await metadataAt(client, contract)).not.toHaveProperty('ours')
  await scout.patch(contract, { metadata: { theirs: 'changed' } })
  expect(await metadataAt(client, contract)).toMatchObject({ theirs: 'changed' })
  expect((await world.newUser().then((stranger) => stranger.patch(contract, { metadata: { a: 'b' } }))).status).toBe(
    404,
  )
})

it('about a user is their own on the profile, and the operator’s own in the list of users', async () => {
  const { body } = await world.operator.post('/users', { display_name: 'Ida', kind: 'person', metadata: { crm: '42' } })
  const ida = world.as(body.key.key)
  expect(body.user.metadata).toEqual({ crm: '42' })
  expect((await ida.patch('/profile/me', { metadata: { theme: 'dark' } })).body.metadata).toEqual({ theme: 'dark' })
  expect(await metadataAt(ida, '/profile/me')).toEqual({ theme: 'dark' })
  expect((await world.operator.get('/users?metadata[crm]=42')).body.data).toMatchObject([
    { id: body.user.id, metadata: { crm: '42' } },
  ])
  const { body: changed } = await world.operator.patch(`/users/${body.user.id}`, {
    metadata: { crm: null, vip: 'yes' },
  })
  expect([changed.role, changed.metadata]).toEqual(['member', { vip: 'yes' }])
  expect((await client.get(`/profile/${body.user.id}`)).body).not.toHaveProperty('metadata')
})

it('is stored nowhere but in its own table, and changes neither the version nor what others see', async () => {
  const own = await postGig(client, { metadata: { secret: 'unique-note' } })
  const before = await worker.get(`/gigs/${own}`)
  await client.patch(`/gigs/${own}`, { metadata: { secret: 'unique-note-2' } })
  await client.patch(`/gigs/${own}`, { title: 'Another title', metadata: { more: 'unique-note-3' } })
  await client.patch(`/gigs/${own}`, { title: 'Translate a manual' })
  const after = await worker.get(`/gigs/${own}`)
  expect({ ...after.body, version: 1, updated_at: before.body.updated_at }).toEqual(before.body)
  expect(after.body.version).toBe(3)
  // The request of an agent that has to ask its owner, and a repeatable one.
  const asked = await scout.post(`${contract}/milestones`, {
    title: 'Asked for',
    amount_cents: 1_000,
    metadata: { secret: 'unique-note-4' },
  })
  expect(issueCodesOf(asked)).toEqual(['approval_required'])
  await client.patch(contract, { metadata: { secret: 'unique-note-5' } }, { 'idempotency-key': 'noted' })
  await world.operator.patch(`/users/${client.userId}`, { metadata: { secret: 'unique-note-6' } })
  const tables = await world.inDatabase(async (db) => {
    const { rows } = await db.query('select tablename from pg_tables where schemaname = current_schema()')
    const found = []
    for (const { tablename } of rows) {
      const query = `select count(*)::integer from ${tablename} as row where row::text like '%unique-note%'`
      const [{ count }] = (await db.query(query)).rows
      if (count > 0) found.push([tablename, count])
    }
    return found
  })
  expect(tables).toEqual([['metadata', 4]])
  const { data: acts } = (await world.operator.get(`/operator/audit-log?subject_id=${client.userId}`)).body
  expect(acts.map(({ operation }: { operation: string }) => operation)).toEqual(['createUser'])
  await client.delete(`/gigs/${own}`)
  const left = await world.inDatabase((db) => db.query("select value from metadata where value like 'unique-note%'"))
  expect(left.rows.map(({ value }) => value).sort()).toEqual(['unique-note-5', 'unique-note-6'])
})

it('is hidden from anyone with a published key, and can’t be set with one', async () => {
  const gig = await postGig(world.operator, { metadata: { order: 'operators-own' } })
  const keyWith = async (fields: object) =>
    world.as((await world.operator.post('/keys', { name: 'published', ...fields })).body.key)
  const page = await keyWith({ publishable: true })
  const { metadata, client_id } = (await world.operator.get(`/gigs/${gig}`)).body
  expect(metadata).toEqual({ order: 'operators-own' })
  for (const path of [`/gigs/${gig}`, '/gigs', `/gigs?client_id=${client_id}`]) {
    const { status, text } = await page.get(path)
    expect([path, status, text.includes(gig), text.includes('operators-own')]).toEqual([path, 200, true, false])
  }
  expect((await page.get('/gigs?metadata[order]=operators-own')).body.data).toEqual([])
  const signUp = await keyWith({ scopes: ['users:create'] })
  const newcomer = { display_name: 'Eve', kind: 'person', metadata: { stranger: 'yes' } }
  expect(issueCodesOf(await signUp.post('/users', newcomer))).toEqual(['sign_up_key'])
  expect((await world.operator.get('/users?metadata[stranger]=yes')).body.data).toEqual([])
})

it('can be changed in every state, with the current version, and once per Idempotency-Key', async () => {
  const closed = await postGig(client)
  await client.patch(`/gigs/${closed}`, { status: 'closed' })
  await client.post(`${milestone}/fund`)
  for (const path of [`/gigs/${closed}`, milestone]) {
    const stale = await client.patch(path, { metadata: { late: 'stale' } }, { 'if-match': '"99-x"' })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
    const { version } = (await client.get(path)).body
    const noted = await client.patch(path, { metadata: { late: 'yes' } }, { 'if-match': `"${version}-x"` })
    expect([noted.status, noted.body.metadata.late, noted.body.version]).toEqual([200, 'yes', version])
  }
  const found = await client.get('/gigs?metadata[late]=yes&status=closed&q=manual&sort=relevance')
  expect(found.body.data).toMatchObject([{ id: closed, metadata: { late: 'yes' } }])
  const key = { 'idempotency-key': 'late' }
  const first = await client.patch(contract, { metadata: { late: '1' } }, key)
  await client.patch(contract, { metadata: { late: '2' } })
  expect((await client.patch(contract, { metadata: { late: '1' } }, key)).text).toBe(first.text)
  expect(issueCodesOf(await client.patch(contract, { metadata: { late: '3' } }, key))).toEqual(['idempotency_mismatch'])
  expect((await metadataAt(client, contract)).late).toBe('2')
})

it('accepts any text as a key, and refuses filters that aren’t pairs', async () => {
  const odd = ['__proto__', 'constructor', 'a.b[c]=d&e', ' ', 'ключ', '😀'.repeat(40)]
  const metadata = Object.fromEntries(odd.map((key) => [key, key === ' ' ? '😀'.repeat(500) : 'here']))
  const own = await postGig(client, { metadata })
  expect(Object.entries(await metadataAt(client, `/gigs/${own}`)).sort()).toEqual(Object.entries(metadata).sort())
  await checkAll(
    odd.map((key) => [key, key] as const),
    async (key) => {
      const pair = `${encodeURIComponent(`metadata[${key}]`)}=${encodeURIComponent(metadata[key] ?? '')}`
      expect((await client.get(`/gigs?${pair}`)).body.data).toMatchObject([{ id: own }])
      expect((await client.get(`/contracts?${pair}`)).body.data).toEqual([])
    },
  )
  await checkAll(
    Object.entries({
      'metadata=x': [['metadata', 'wrong_type']],
      'metadata=x&metadata[a]=b': [['metadata', 'wrong_type']],
      'metadata[a]=b&metadata=x': [['metadata', 'wrong_type']],
      'metadata[a]=b&metadata[a]=c': [['metadata[a]', 'repeated']],
      'metadata[]=b': [['metadata.', 'too_short']],
      'metadata[a]=%00': [['metadata.a', 'bad_characters']],
      'metadata[a%00]=b': [['metadata.a\0', 'bad_characters']],
      'other[a]=b': [['other[a]', 'unknown_field']],
    }),
    async (expected, query) => {
      const { status, body } = await client.get(`/contracts?${query}`)
      const issues = body.error.issues.map(({ path, code }: { path: string; code: string }) => [path, code])
      expect([status, issues]).toEqual([422, expected])
    },
  )
})

it('has at most twenty keys of 40 characters, with values of 500', async () => {
  const keys = (count: number, from = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${from + index}`, 'x']))
  const own = await postGig(client, { metadata: { ...keys(19), ['k'.repeat(40)]: '€'.repeat(500) } })
  const cases: [string, object, string, string][] = [
    ['one key more than twenty', keys(1, 19), 'too_long', 'metadata'],
    ['twenty-one keys at once', keys(21), 'too_long', 'metadata'],
    ['a long key', { ['k'.repeat(41)]: 'x' }, 'too_long', `metadata.${'k'.repeat(41)}`],
    ['an empty key', { '': 'x' }, 'too_short', 'metadata.'],
    ['a long value', { a: 'x'.repeat(501) }, 'too_long', 'metadata.a'],
    ['an empty value', { a: '' }, 'too_short', 'metadata.a'],
    ['a number', { a: 5 }, 'wrong_type', 'metadata.a'],
    ['a NUL in a key', { 'a\0': 'x' }, 'bad_characters', 'metadata.a\0'],
  ]
  await checkAll(
    cases.map(([name, ...rest]) => [name, rest] as const),
    async ([metadata, code, path]) => {
      const answer = await client.patch(`/gigs/${own}`, { metadata })
      expect([answer.status, issueCodesOf(answer), answer.body.error.issues[0].path]).toEqual([422, [code], path])
    },
  )
  expect((await client.patch(`/gigs/${own}`, { metadata: { 'key 0': null, another: 'x' } })).status).toBe(200)
  expect(Object.keys(await metadataAt(client, `/gigs/${own}`))).toHaveLength(20)
  await checkAll<Client>(
    [
      [contract, client],
      [`/applications/${application.id}`, worker],
      [`/users/${worker.userId}`, world.operator],
      ['/profile/me', worker],
    ],
    async (caller, path) => {
      const answers = await Promise.all([100, 200].map((from) => caller.patch(path, { metadata: keys(12, from) })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    },
  )
})
