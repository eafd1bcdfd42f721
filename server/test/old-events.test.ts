import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { type EventType, eventActorOf } from '../src/events/feed/domain.ts'
import { renderHead } from '../src/events/feed/schema.ts'
import { migrationNames } from '../src/platform/db/migrate.ts'
import { newId } from '../src/platform/kernel/ids.ts'
import { instantOf } from '../src/platform/kernel/time.ts'
import { administer } from './support/cluster.ts'

const { connection, template } = inject('cluster')
const database = `${template}_old_events`

async function run(client: pg.Client, name: string): Promise<void> {
  await client.query(await readFile(new URL(`../migrations/${name}`, import.meta.url), 'utf8'))
}

// What each kind of subject was called before there were heads.
const subjects = [
  ...['agent', 'application', 'approval', 'contract', 'deposit', 'dispute', 'gig', 'key', 'milestone', 'negotiation'],
  ...['payout', 'profile', 'review', 'user', 'vouch', 'wallet', 'webhook', 'withdrawal'],
]

it('shows events that were recorded before their heads were kept just as it shows others', async () => {
  await administer(connection, (client) => client.query(`create database ${database}`))
  const client = new pg.Client({ ...connection, database })
  await client.connect()
  try {
    const names = await migrationNames()
    const first = names.indexOf('0017_rendered_events.sql')
    for (const name of names.slice(0, first)) await run(client, name)
    const at = instantOf(Date.UTC(2026, 0, 2, 3, 4, 5, 60))
    const [userId, hostedAgentId] = [newId<'usr'>(), newId<'agt'>()]
    const byAgent = { userId, hostedAgentId, keyId: newId<'key'>(), role: 'member', scopes: [] }
    const actors = [eventActorOf('clock'), eventActorOf(byAgent as unknown as Parameters<typeof eventActorOf>[0])]
    const events = subjects.map((subject, index) => ({
      id: newId<'evt'>(),
      type: 'gig.created' as EventType,
      subject: { type: subject, id: newId<'gig'>() },
      actor: actors[index % 2] ?? eventActorOf('clock'),
    }))
    for (const { id, type, subject, actor } of events) {
      await client.query(
        `insert into events (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, data,
           data_bytes, audience)
         values ($1, $2, $3, $4, $5, $6, $7, $8, '{"a": 1, "text": "Zürich"}', 10, '{}')`,
        [id, type, at, actor.type, actor.userId, actor.agentId, subject.type, subject.id],
      )
    }
    for (const name of names.slice(first)) await run(client, name)
    const { rows } = await client.query('select head, data from events order by seq')
    expect(rows.map(({ head }) => head)).toEqual(events.map((event) => renderHead(event, event.actor, at)))
    expect(new Set(rows.map(({ data }) => JSON.stringify(data)))).toEqual(new Set(['{"a":1,"text":"Zürich"}']))
  } finally {
    await client.end()
  }
})
