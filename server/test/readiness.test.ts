import { describe, expect, it } from 'vitest'
import { type Client, issueCodesOf } from './support/client.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

// Short, because a hanging commit is only noticed through this timeout.
const world = await createWorld({ statementTimeoutMs: 2_000 })
// 8 connections for transactions, 2 for lookups and 2 for lists. This test runs no search.
const SESSIONS_MAX = 12

async function readiness(): Promise<unknown[]> {
  const answer = await world.as(null).get('/health/ready')
  return answer.status === 200 ? [200] : [answer.status, ...issueCodesOf(answer)]
}

describe('readiness', () => {
  it(
    'ends when the database gets a migration that this build does not know, or loses one that it needs',
    timed,
    async () => {
      const change = (statement: string) => world.inDatabase((client) => client.query(statement))
      expect(await readiness()).toEqual([200])
      await change(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`)
      expect(await readiness()).toEqual([503, 'schema_mismatch'])
      await change(`delete from schema_migrations where name = '9999_future.sql'`)
      expect(await readiness()).toEqual([200])
      await change(`update schema_migrations set name = 'x' || name where name like '0001%'`)
      expect(await readiness()).toEqual([503, 'schema_mismatch'])
      await change(`update schema_migrations set name = substr(name, 2) where name like 'x0001%'`)
    },
  )
})

describe('commits that hang', () => {
  it('leave no more sessions behind than the pool may have, end readiness, and are over when the database recovers', async () => {
    const users: Client[] = []
    while (users.length < 8) users.push(await world.newUser())
    const rename = (turn: number) =>
      Promise.all(users.map((user) => user.patch('/profile/me', { display_name: `Ada ${turn}` })))
    await letCommitsHang()
    await world.inDatabase(async (client) => {
      const countSessions = async (condition: string) => {
        const { rows } = await client.query(`
          select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and application_name = 'parley' and ${condition}`)
        return rows[0].count
      }
      let isDone = false
      let sessions = 0
      const watching = (async () => {
        while (!isDone) sessions = Math.max(sessions, await countSessions('true'))
      })()
      for (let turn = 0; turn < 2; turn++) {
        for (const answer of await rename(turn)) {
          expect([answer.status, ...issueCodesOf(answer)]).toEqual([503, 'database_unavailable'])
        }
      }
      isDone = true
      await watching
      expect(sessions).toBeGreaterThan(0)
      expect(sessions).toBeLessThanOrEqual(SESSIONS_MAX)
      expect(await readiness()).toEqual([503, 'database_unavailable'])
      expect((await world.as(null).get('/health')).status).toBe(200)

      await client.query('update commits set hang = false')
      await expect.poll(readiness).toEqual([200])
      await expect.poll(() => countSessions(`wait_event = 'PgSleep'`)).toBe(0)
      expect((await rename(9)).map(({ status }) => status)).toEqual(users.map(() => 200))
    })
  })
})

/** As with a synchronous standby that has stopped, `commit` gets no answer, and no timeout of the server ends it. */
async function letCommitsHang(): Promise<void> {
  await world.inDatabase(async (client) => {
    await client.query(`
      create table commits (hang boolean not null);
      insert into commits values (true);
      create function hang() returns trigger language plpgsql as $$
      begin
        if (select hang from commits) then perform pg_sleep(600); end if;
        return null;
      end $$`)
    for (const table of ['users', 'write_check']) {
      await client.query(`
        create constraint trigger hang after update on ${table}
        deferrable initially deferred for each row execute function hang()`)
    }
  })
}
