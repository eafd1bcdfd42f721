import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

async function sequenceAll(): Promise<void> {
  while ((await sequenceEvents(world.database)) > 0);
}

describe('events', () => {
  it('record a change with its actor, its subject and its audience, once for each change', async () => {
    const ada = await world.newUser()
    const agent = await ada.post('/agents', { name: 'Scout' })
    await ada.post(`/agents/${agent.body.id}/suspend`)
    await ada.post(`/agents/${agent.body.id}/suspend`)
    const { rows } = await world.inDatabase((client) =>
      client.query(`select * from events where data ->> 'id' = $1 order by seq`, [agent.body.id]),
    )
    expect(rows.map(({ type }) => type)).toEqual(['agent.created', 'agent.suspended'])
    const [created, suspended] = rows
    const { acts_last_day: _acts, pending_approvals: _pending, ...facts } = agent.body
    expect(created.data).toEqual(facts)
    expect(suspended.data).toMatchObject({ id: agent.body.id, status: 'suspended' })
    expect(created).toMatchObject({ actor_type: 'user', subject_type: 'agent', position: null })
    expect(created.audience).toHaveLength(1)
    expect(created.audience[0]).toBe(created.actor_user_id)
  })

  it('name the agent or the operator who acted', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    await scout.post('/keys/rotate')
    const { rows } = await world.inDatabase((client) =>
      client.query(`select type, actor_type, actor_agent_id from events where type in ('key.rotated', 'user.created')`),
    )
    expect(rows).toContainEqual(expect.objectContaining({ type: 'user.created', actor_type: 'operator' }))
    const rotated = rows.find(({ type }) => type === 'key.rotated')
    expect(rotated.actor_type).toBe('agent')
    expect(rotated.actor_agent_id).not.toBeNull()
  })

  it('are not recorded when the change fails', async () => {
    const ada = await world.newUser()
    const count = () => world.inDatabase((client) => client.query('select count(*) as n from events'))
    const before = (await count()).rows[0].n
    expect((await ada.post('/keys', { name: 'x', hosted_agent_id: 'agt_nope' })).status).toBe(404)
    expect((await ada.patch('/agents/agt_nope', { name: 'x' })).status).toBe(404)
    expect((await count()).rows[0].n).toBe(before)
  })

  it('never contain a secret', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x' })
    await world.as(made.body.key).post('/keys/rotate')
    const { rows } = await world.inDatabase((client) => client.query('select data::text as data from events'))
    expect(rows.map(({ data }) => data).join()).not.toContain('parley_sk_')
  })
})

describe('the sequencer', () => {
  it('numbers events without a gap, in order of insertion', async () => {
    const ada = await world.newUser()
    for (let i = 0; i < 5; i++) await ada.post('/agents', { name: `agent ${i}` })
    await sequenceAll()
    const { rows } = await world.inDatabase((client) =>
      client.query('select position::int, seq::int from events order by position'),
    )
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  })

  it('gives an event that commits late a later position, so that readers do not miss it', async () => {
    await sequenceAll()
    const insert = `insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes,
        audience)
      values (gen_random_uuid(), $1, now(), 'clock', 'user', gen_random_uuid(), '', '{}', 2, '{}')`
    const late = new pg.Client(world.connection)
    await late.connect()
    await late.query('begin')
    await late.query(insert, ['late'])
    await world.inDatabase((client) => client.query(insert, ['early']))
    await sequenceAll()
    const inOrder = () =>
      world.inDatabase((client) =>
        client.query(`select type, position::int from events where type in ('late', 'early') order by position`),
      )
    const first = (await inOrder()).rows.filter(({ position }) => position !== null)
    expect(first.map(({ type }) => type)).toEqual(['early'])
    await late.query('commit')
    await late.end()
    await sequenceAll()
    const then = (await inOrder()).rows
    expect(then.map(({ type }) => type)).toEqual(['early', 'late'])
    expect(then[1].position).toBeGreaterThan(then[0].position)
  })

  it('gives each position once when several workers run at the same time', async () => {
    const ada = await world.newUser()
    const writers = Array.from({ length: 10 }, async (_, i) => {
      const { body } = await ada.post('/agents', { name: `agent ${i}` })
      for (let n = 0; n < 5; n++) await ada.patch(`/agents/${body.id}`, { name: `agent ${i} ${n}` })
    })
    let writing = true
    const workers = Array.from({ length: 4 }, async () => {
      while (writing) await sequenceEvents(world.database)
    })
    await Promise.all(writers)
    writing = false
    await Promise.all(workers)
    await sequenceAll()
    const { rows } = await world.inDatabase((client) =>
      client.query(
        `select position::int, data ->> 'id' as id, (data ->> 'version')::int as version from events order by position`,
      ),
    )
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
    const versions = new Map<string, number>()
    for (const { id, version } of rows.filter((row) => row.version !== null && row.id?.startsWith('agt_'))) {
      expect(version).toBeGreaterThan(versions.get(id) ?? 0)
      versions.set(id, version)
    }
  })
})
