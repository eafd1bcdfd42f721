import { hash } from 'node:crypto'
import { expect } from 'vitest'
import { toId } from '../../../src/platform/kernel/ids.ts'
import { quotas } from '../../../src/platform/kernel/quotas.ts'
import { StreamReader } from '../event-stream.ts'
import { createWorld } from '../world.ts'
import { atTime, ok, type Recoveries, type Stage } from './stage.ts'

/** Limits, conflicts of concurrent requests, and outages. */
export function limitRecoveries({ world, operator, refused }: Stage) {
  return {
    async stale_version() {
      const ada = await world.newUser()
      const change = ['PATCH', '/profile/me', { headline: 'Translator' }] as const
      const { details } = await refused('stale_version', ada, ...change, { 'if-match': '"99"' })
      ok(await ada.send(...change, { 'if-match': `"${details.version}"` }))
    },
    async idempotency_in_flight() {
      const ada = await world.newUser()
      const scope = [toId('usr', ada.userId), '', 'POST', '/api/agents', 'slow'].join('\n')
      const retry = { 'idempotency-key': 'slow' }
      // Another session holds the lock that a running request would have.
      await world.inDatabase(async (client) => {
        await client.query('begin')
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          hash('sha256', scope, 'base64url'),
        ])
        await refused('idempotency_in_flight', ada, 'POST', '/agents', { name: 'Scout' }, retry)
        await client.query('rollback')
      })
      ok(await ada.post('/agents', { name: 'Scout' }, retry))
    },
    async secret_already_shown() {
      const { key } = (await operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })).body
      const body = { display_name: 'Ada', kind: 'person' }
      ok(await world.as(key).post('/users', body, { 'idempotency-key': 'one' }))
      await refused('secret_already_shown', world.as(key), 'POST', '/users', body, { 'idempotency-key': 'one' })
      ok(await world.as(key).post('/users', body, { 'idempotency-key': 'two' }))
    },
    async quota_reached() {
      const limits = { ...world.core.context.settings.quotas, webhooks: 1, vouches_per_day: 1 }
      const small = await createWorld({ settings: { quotas: limits } })
      const ada = await small.newUser()
      const hook = { url: 'https://ada.example/hook', events: ['*'] }
      ok(await ada.post('/webhooks', hook))
      const full = await refused('quota_reached', ada, 'POST', '/webhooks', hook)
      expect(full.details).toEqual({ quota: 'webhooks', limit: 1, retry_at: null })
      expect(full.message).toContain(quotas.webhooks.advice)
      const [existing] = (await ada.get('/webhooks')).body.data
      ok(await ada.delete(`/webhooks/${existing.id}`))
      ok(await ada.post('/webhooks', hook))

      const [ben, cyd] = [await small.newUser(), await small.newUser()]
      ok(await ada.post(`/profile/${ben.userId}/vouches`, { message: 'Good.' }))
      const path = `/profile/${cyd.userId}/vouches`
      const { details } = await refused('quota_reached', ada, 'POST', path, { message: 'Good.' })
      await atTime(Date.parse(details.retry_at) + 1, async () => ok(await ada.post(path, { message: 'Good.' })))
    },
    async rate_limited() {
      const slow = await createWorld({ rateLimitPerMinute: 2 })
      const key = (await slow.operator.post('/users', { display_name: 'Ada', kind: 'person' })).body.key.key
      for (let i = 0; i < 2; i++) ok(await slow.as(key).get('/me'))
      const { details } = await refused('rate_limited', slow.as(key), 'GET', '/me')
      expect(details).toEqual({ policy: 'key', limit: 2, retry_after_seconds: expect.any(Number) })
      await atTime(Date.now() + details.retry_after_seconds * 1_000, async () => ok(await slow.as(key).get('/me')))
    },
    async too_many_streams() {
      const ada = await world.newUser()
      const streams = await Promise.all(
        Array.from({ length: 20 }, () =>
          StreamReader.open(`${world.url}/api/events/stream`, { authorization: `Bearer ${ada.secret}` }),
        ),
      )
      const { details } = await refused('too_many_streams', ada, 'GET', '/events?wait=1')
      expect(details).toEqual({ limit: 20, retry_after_seconds: expect.any(Number) })
      await Promise.all(streams.map((stream) => stream.close()))
      await expect.poll(async () => (await ada.get('/events?wait=1')).status).toBe(200)
    },
    async too_many_secrets() {
      const ada = await world.newUser()
      const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
      const path = `/webhooks/${id}/rotate-secret`
      for (let i = 0; i < 4; i++) ok(await ada.post(path))
      const { details } = await refused('too_many_secrets', ada, 'POST', path)
      await world.inDatabase((db) =>
        db.query(
          `update webhook_secrets set expires_at = expires_at - ($1::timestamptz - now()) where webhook_id = $2`,
          [details.retry_at, toId('whk', id)],
        ),
      )
      ok(await ada.post(path))
    },
    async too_many_attempts() {
      const ada = await world.newUser()
      const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
      const delivery = (await ada.post(`/webhooks/${id}/test`)).body
      await world.inDatabase((db) =>
        db.query('update deliveries set attempt_count = 30 where id = $1', [toId('dlv', delivery.id)]),
      )
      const path = `/webhooks/${id}/deliveries/${delivery.id}/retry`
      const { details } = await refused('too_many_attempts', ada, 'POST', path)
      expect(details).toEqual({ limit: 30, event_id: delivery.event_id })
    },
    async webhook_disabled() {
      const ada = await world.newUser()
      const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
      ok(await ada.patch(`/webhooks/${id}`, { enabled: false }))
      const { details } = await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/test`)
      expect(details).toEqual({ disabled_reason: 'owner' })
      ok(await ada.patch(`/webhooks/${id}`, { enabled: true }))
      ok(await ada.post(`/webhooks/${id}/test`))
    },
    too_many_downloads: 'Waiting is all there is to do: the next download starts once another one has been read.',
    files_unavailable: 'Only the operator can fix the storage; the same request succeeds afterwards.',
    too_many_uploads: 'Waiting is all there is to do: the next request is accepted once one of the bodies has arrived.',
    internal_error: 'A defect of the service, which no caller can cause on purpose or fix.',
    search_too_slow: 'The caller has to search for something else; which words are rarer, only they can know.',
    overloaded: 'Waiting is all there is to do; the same request succeeds when the load is gone.',
    database_unavailable: 'Only the operator can fix the database; the same request succeeds afterwards.',
    schema_mismatch: 'Only the operator can run the matching build.',
    draining: 'The same request succeeds on another process.',
  } satisfies Recoveries
}
