import { describe, expect, it } from 'vitest'
import { issueCodesOf, withoutIds } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('hosted agents', () => {
  it('are created, read, changed and listed by their owner', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/agents', { name: 'Scout', description: 'Finds gigs.' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'Scout', description: 'Finds gigs.', status: 'active', version: 1 })
    expect(made.headers.get('location')).toBe(`${world.url}/api/agents/${made.body.id}`)

    const changed = await ada.patch(`/agents/${made.body.id}`, { description: null })
    expect(changed.body).toMatchObject({ name: 'Scout', description: null, version: 2 })
    expect((await ada.get(`/agents/${made.body.id}`)).body).toEqual(changed.body)
    expect((await ada.get('/agents')).body.data).toEqual([changed.body])
  })

  it('keep their version when nothing changes', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/agents', { name: 'Scout' })
    expect((await ada.patch(`/agents/${made.body.id}`, {})).body.version).toBe(1)
    expect((await ada.patch(`/agents/${made.body.id}`, { name: 'Scout' })).body.version).toBe(1)
  })

  it('are changed once when four requests change the same version', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/agents', { name: 'Scout' })
    const etag = String(made.headers.get('etag'))
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => ada.patch(`/agents/${made.body.id}`, { name }, { 'if-match': etag })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    const refused = answers.find(({ status }) => status === 412)
    expect(refused?.body.error.code).toBe('CONFLICT')
    expect(issueCodesOf(refused as never)).toEqual(['stale_version'])
  })

  it('are not deleted with an If-Match of an older version', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    await ada.patch(`/agents/${id}`, { name: 'Broker' })
    const stale = await ada.send('DELETE', `/agents/${id}`, undefined, { 'if-match': '"1-x"' })
    expect(stale.status).toBe(412)
    expect((await ada.send('DELETE', `/agents/${id}`, undefined, { 'if-match': '"2-x"' })).status).toBe(200)
  })

  it('can only be found by their owner', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const missing = await ben.get('/agents/agt_00000000000000000000000000')
    for (const answer of [
      await ben.get(`/agents/${id}`),
      await ben.patch(`/agents/${id}`, { name: 'x' }),
      await ben.delete(`/agents/${id}`),
      await ben.post(`/agents/${id}/suspend`),
      await ben.post(`/agents/${id}/resume`),
      await world.operator.get(`/agents/${id}`),
    ]) {
      expect(answer.status).toBe(404)
      expect(withoutIds(answer)).toBe(withoutIds(missing))
    }
  })

  it('can read themselves but not each other', async () => {
    const ada = await world.newUser()
    const [scout, broker] = [await world.newAgent(ada), await world.newAgent(ada)]
    expect((await scout.get('/agents')).body.data.map(({ id }: { id: string }) => id)).toEqual([scout.agentId])
    expect((await scout.get(`/agents/${scout.agentId}`)).status).toBe(200)
    expect((await scout.get(`/agents/${broker.agentId}`)).status).toBe(404)
  })

  it('cannot manage agents, keys or users', async () => {
    const scout = await world.newAgent(await world.newUser())
    for (const answer of [
      await scout.post('/agents', { name: 'Minion' }),
      await scout.post(`/agents/${scout.agentId}/resume`),
      await scout.post('/keys', { name: 'x' }),
      await scout.post('/users', { display_name: 'x', kind: 'person' }),
    ]) {
      expect(answer.status).toBe(403)
      expect(issueCodesOf(answer)).toEqual(['missing_scope'])
    }
  })

  it('are limited to a hundred per user, even if created at the same time', async () => {
    const ada = await world.newUser()
    const answers = await Promise.all(Array.from({ length: 105 }, () => ada.post('/agents', { name: 'x' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

describe('suspending and deleting an agent', () => {
  it('suspending stops all of the agent’s keys immediately, on every node, until it’s resumed', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const there = (await world.startNode()).as(String(scout.secret))
    expect((await there.get('/keys/verify')).status).toBe(200)
    expect((await ada.post(`/agents/${scout.agentId}/suspend`)).body.status).toBe('suspended')
    for (const answer of [await there.get('/keys/verify'), await scout.get('/keys')]) {
      expect(answer.status).toBe(403)
      expect(issueCodesOf(answer)).toEqual(['agent_suspended'])
    }
    expect((await ada.post(`/agents/${scout.agentId}/suspend`)).status).toBe(200)
    expect((await ada.post(`/agents/${scout.agentId}/resume`)).body.status).toBe('active')
    expect((await scout.get('/keys/verify')).status).toBe(200)
  })

  it('deleting revokes the keys, and the agent can no longer be found', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const deleted = await ada.delete(`/agents/${scout.agentId}`)
    expect(deleted.status).toBe(200)
    expect(deleted.body).toEqual({ id: scout.agentId, deleted: true })
    expect((await scout.get('/keys/verify')).status).toBe(401)
    expect((await ada.get(`/agents/${scout.agentId}`)).status).toBe(404)
    expect((await ada.delete(`/agents/${scout.agentId}`)).status).toBe(404)
    expect((await ada.post('/keys', { name: 'x', hosted_agent_id: scout.agentId })).status).toBe(404)
  })

  it('deleting leaves no working key behind even if keys are created at the same time', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const [, ...made] = await Promise.all([
      ada.delete(`/agents/${id}`),
      ...Array.from({ length: 15 }, () => ada.post('/keys', { name: 'x', hosted_agent_id: id })),
    ])
    for (const answer of made) {
      expect([201, 404]).toContain(answer.status)
      if (answer.status === 201) expect((await world.as(answer.body.key).get('/keys/verify')).status).toBe(401)
    }
  })
})
