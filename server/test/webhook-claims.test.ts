import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimDue } from '../src/events/webhooks/delivery-service.ts'
import { claimDeliveries, hasDue, lockDueQueues, sendNextTurns } from '../src/events/webhooks/delivery-store.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Sql } from '../src/platform/db/sql.ts'
import type { WebhookId } from '../src/platform/kernel/ids.ts'
import { idleClaim, insertPendingWebhooks, makeOneDue } from './support/pending-webhooks.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const client = new pg.Client(world.connection)

beforeAll(async () => {
  await client.connect()
  await insertPendingWebhooks(client, 10_000)
})

afterAll(() => client.end())

function claim(limit = idleClaim.limit) {
  return world.database.transaction((tx) => claimDue(tx, { ...idleClaim, limit }))
}

/** The pages that each statement reads, with a generic plan as in the service. Changes nothing. */
async function pagesReadBy(run: (tx: Tx) => unknown): Promise<number[]> {
  const counts: number[] = []
  const sent: Promise<unknown>[] = []
  async function query<Row>({ text, values }: Sql): Promise<Row[]> {
    await client.query(`prepare counted as ${text}`)
    const literals = values.map((value) => client.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value)))
    const given = literals.length > 0 ? `(${literals})` : ''
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute counted${given}`)
    await client.query('deallocate counted')
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    counts.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
    return []
  }
  await client.query('begin')
  await client.query('set local plan_cache_mode = force_generic_plan')
  await run({ query, send: (statement) => void sent.push(query(statement)), afterCommit: () => {} })
  await Promise.all(sent)
  await client.query('rollback')
  return counts
}

describe('claiming deliveries', () => {
  it('reads a few pages when 10,000 webhooks have pending deliveries and none is due', async () => {
    const counts = await pagesReadBy(async (tx) => {
      await hasDue(tx)
      for (const failing of [false, true]) await lockDueQueues(tx, { ...idleClaim, failing })
    })
    expect(counts).toHaveLength(3)
    for (const count of counts) expect(count).toBeLessThan(10)
    expect(await claim()).toEqual([])
  })

  it('finds the only one of 10,000 that is due, and reads a few pages for it', async () => {
    const webhookId = (await makeOneDue(client)) as WebhookId
    const counts = await pagesReadBy(async (tx) => {
      await claimDeliveries(tx, [webhookId], idleClaim)
      sendNextTurns(tx, [webhookId])
    })
    expect(counts).toHaveLength(2)
    for (const count of counts) expect(count).toBeLessThan(100)
    expect((await claim()).map(({ webhook_id }) => webhook_id)).toEqual([webhookId])
    expect(await claim()).toEqual([])
  })

  it('gives each of several workers different deliveries', async () => {
    const due: string[] = []
    for (let n = 0; n < 20; n++) due.push(await makeOneDue(client))
    const claims = await Promise.all(Array.from({ length: 4 }, () => claim()))
    const claimed = claims.flat().map(({ webhook_id }) => webhook_id)
    // Rows that another worker has locked are skipped, so a second round may be needed.
    const rest = (await claim()).map(({ webhook_id }) => webhook_id)
    expect([...claimed, ...rest].sort()).toEqual([...due].sort())
  })

  it('lets no webhook with a long queue delay the others', async () => {
    const long = await makeOneDue(client)
    await client.query(
      `with event as (
        insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience)
        select gen_random_uuid(), type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience
        from events, generate_series(1, 30) where type = 'gig.created' limit 30 returning id
      )
      insert into deliveries (id, webhook_id, event_id, type, due_at, created_at)
      select gen_random_uuid(), $1, id, 'gig.created', now() - interval '1 hour', now() from event`,
      [long],
    )
    await client.query(`update delivery_queues set next_at = now() - interval '1 hour' where webhook_id = $1`, [long])
    const short = await makeOneDue(client)
    const order: string[] = []
    for (let n = 0; n < 3; n++) order.push(...(await claim(1)).map(({ webhook_id }) => webhook_id))
    expect(order).toEqual([long, short, long])
  })
})
