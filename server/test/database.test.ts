import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { batched } from '../src/platform/db/batched.ts'
import { openDatabase, type Tx } from '../src/platform/db/database.ts'
import { isDatabaseUnavailable, violatesUnique } from '../src/platform/db/errors.ts'
import { migrate, migrationNames } from '../src/platform/db/migrate.ts'
import { allOf, plannedEachTime, sql } from '../src/platform/db/sql.ts'
import { runTransaction } from '../src/platform/db/transaction.ts'
import { administer } from './support/cluster.ts'
import { openFaultProxy } from './support/fault-proxy.ts'
import { Random } from './support/random.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const { database, connection } = await createWorld()
const oneEach = { lookups: 1, lists: 1, searches: 1, transactions: 1 }

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await tx.query(sql`create table counters (id text primary key, n integer not null)`)
    await tx.query(sql`insert into counters values ('a', 0), ('b', 0)`)
  })
})

async function countOf(id: string): Promise<number | undefined> {
  const [row] = await database.query<{ n: number }>(sql`select n from counters where id = ${id}`)
  return row?.n
}

describe('a statement', () => {
  it('keeps values out of its text', () => {
    const name = "'; drop table users; --"
    expect(sql`select ${name}, ${2}`).toMatchObject({ text: 'select $1, $2', values: [name, 2] })
  })

  it('can hold other statements, whose parameters continue its numbering', () => {
    const condition = allOf([sql`a = ${1}`, sql`b = any(${[2]})`])
    expect(sql`select ${0} where ${condition} limit ${3}`).toMatchObject({
      text: 'select $1 where a = $2 and b = any($3) limit $4',
      values: [0, 1, [2], 3],
    })
    expect(allOf([]).text).toBe('true')
  })

  it('treats an object that only looks like a statement as a value', () => {
    const planted = { text: '1; drop table users', values: [], name: 'x' }
    const build = (input: unknown) => sql`select ${input}`
    expect(build(planted)).toMatchObject({ text: 'select $1', values: [planted] })
    expect(build(sql`now()`).text).toBe('select now()')
    expect(build(5).text).toBe('select $1')
  })

  it('may hold a statement or a value in the same place', () => {
    const build = (one: unknown, other: unknown) => sql`select ${one}, ${other}`
    const now = sql`now()`
    expect([build(now, 1), build(1, now), build(now, now), build(1, 2), build(now, 1)].map(({ text }) => text)).toEqual(
      ['select now(), $1', 'select $1, now()', 'select now(), now()', 'select $1, $2', 'select now(), $1'],
    )
  })
})

describe('a transaction', () => {
  it('commits all of it or nothing', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query(sql`update counters set n = 100 where id = 'a'`)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await countOf('a')).toBe(0)
  })

  it('fails with the error of a write that was sent without waiting', async () => {
    let wasCalled = false
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => {
        wasCalled = true
      })
      tx.send(sql`update counters set n = 100 where id = 'a'`)
      tx.send(sql`insert into counters values ('a', 1)`)
      tx.send(sql`update counters set n = 200 where id = 'a'`)
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'counters_pkey'))
    expect(await countOf('a')).toBe(0)
    expect(wasCalled).toBe(false)
  })

  it('refuses statements after its end', async () => {
    const tx = await database.transaction(async (tx) => tx)
    expect(() => tx.send(sql`update counters set n = 100 where id = 'a'`)).toThrow('came too late')
    await expect(tx.query(sql`select 1 as one`)).rejects.toThrow('came too late')
    expect(await countOf('a')).toBe(0)
  })

  it('fails with the first error, not with those it caused in later statements', async () => {
    const failing = database.transaction(async (tx) => {
      tx.send(sql`insert into counters values ('a', 1)`)
      return tx.query(sql`select n from counters where id = 'a'`)
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'counters_pkey'))
    const refusing = database.transaction(async (tx) => {
      tx.send(sql`insert into counters values ('a', 1)`)
      throw new Error('changed my mind')
    })
    await expect(refusing).rejects.toThrow('changed my mind')
  })

  it('counts as unavailable when a write that was sent waits too long for a lock', timed, async () => {
    const impatient = openDatabase({
      connection,
      connections: { ...oneEach, transactions: 2 },
      statementTimeoutMs: 200,
    })
    await database.transaction(async (holding) => {
      await holding.query(sql`update counters set n = n where id = 'a'`)
      const late = impatient.transaction(async (tx) => {
        tx.send(sql`update counters set n = 100 where id = 'a'`)
        await tx.query(sql`select n from counters where id = 'b'`)
      })
      await expect(late).rejects.toSatisfy(isDatabaseUnavailable)
    })
    await impatient.close()
  })

  it('fails even when the work catches the error of a statement and continues', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.query(sql`update counters set n = 100 where id = 'a'`)
      await tx.query(sql`select no_such_column from counters`).catch(() => {})
    })
    await expect(careless).rejects.toThrow('no_such_column')
    expect(await countOf('a')).toBe(0)
  })

  it('can still use a prepared statement that an earlier error kept from running', async () => {
    const alone = openDatabase({ connection, connections: oneEach, statementTimeoutMs: 2_000 })
    const neverReached = (n: number) => sql`select n + ${n}::integer as never_reached from counters where id = 'a'`
    const failing = alone.transaction(async (tx) => {
      tx.send(sql`insert into counters values ('a', 1)`)
      await tx.query(neverReached(1))
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'counters_pkey'))
    const twice = alone.transaction((tx) => Promise.all([tx.query(neverReached(1)), tx.query(neverReached(2))]))
    const n = Number(await countOf('a'))
    expect(await twice).toEqual([[{ never_reached: n + 1 }], [{ never_reached: n + 2 }]])
    await alone.close()
  })

  it('leaves no transaction open when the work fails before it sends anything', async () => {
    const alone = openDatabase({ connection, connections: oneEach, statementTimeoutMs: 2_000 })
    const refused = alone.transaction(() => Promise.reject(new Error('changed my mind')))
    await expect(refused).rejects.toThrow('changed my mind')
    const open = await database.query(sql`
      select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
    expect(open).toEqual([])
    await alone.close()
  })

  it('runs again after a deadlock, and the caller never sees it', async () => {
    let attempts = 0
    const bothHoldOneRow = barrierOf(2)
    const bump = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts++
        await tx.query(sql`update counters set n = n + 1 where id = ${first}`)
        await bothHoldOneRow()
        await tx.query(sql`update counters set n = n + 1 where id = ${second}`)
      })
    await Promise.all([bump('a', 'b'), bump('b', 'a')])
    expect(attempts).toBeGreaterThan(2)
    expect([await countOf('a'), await countOf('b')]).toEqual([2, 2])
  })

  it('runs again after a deadlock of a write that was sent without waiting', async () => {
    const before = [await countOf('a'), await countOf('b')].map(Number)
    let attempts = 0
    const bothHoldOneRow = barrierOf(2)
    const bump = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts++
        await tx.query(sql`update counters set n = n + 1 where id = ${first}`)
        await bothHoldOneRow()
        tx.send(sql`update counters set n = n + 1 where id = ${second}`)
        await tx.query(sql`select 1 as one`)
      })
    await Promise.all([bump('a', 'b'), bump('b', 'a')])
    expect(attempts).toBeGreaterThan(2)
    expect([await countOf('a'), await countOf('b')]).toEqual(before.map((n) => n + 2))
  })

  it('sends nothing before `begin` has succeeded, since it would take effect on its own', async () => {
    const sent: string[] = []
    const client = {
      query({ text }: { text: string }) {
        sent.push(text)
        return text === 'begin' ? Promise.reject(new Error('canceled')) : Promise.resolve({ rows: [], command: '' })
      },
    }
    const work = async (tx: Tx) => tx.send(sql`update counters set n = 100 where id = 'a'`)
    await expect(runTransaction(client as unknown as pg.ClientBase, work, () => {})).rejects.toThrow('canceled')
    expect(sent).toEqual(['begin', 'rollback'])
  })

  it('leaves its connection usable after an error', async () => {
    for (let i = 0; i < 30; i++) {
      await expect(database.transaction((tx) => tx.query(sql`select 1 / 0`))).rejects.toThrow('division by zero')
    }
    expect(await database.transaction((tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })
})

describe('a lost connection', () => {
  it('fails what it carried and nothing else, even between two statements of a transaction', async () => {
    const terminate = async () => {
      const client = new pg.Client(connection)
      await client.connect()
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'parley'`,
      )
      await client.end()
    }
    const broken = database.transaction(async (tx) => {
      await tx.query(sql`update counters set n = n + 1 where id = 'a'`)
      await terminate()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.query(sql`update counters set n = n + 1 where id = 'b'`)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
    const again = await database.transaction((tx) => tx.query(sql`select 1 as one`))
    expect(again).toEqual([{ one: 1 }])
  })

  it('says that the database is unavailable if there is none', async () => {
    const nowhere = openDatabase({
      connection: { host: '127.0.0.1', port: 1, user: 'x', database: 'x' },
      connections: oneEach,
      statementTimeoutMs: 1_000,
    })
    await expect(nowhere.query(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(nowhere.transaction((tx) => tx.query(sql`select 1`))).rejects.toSatisfy(isDatabaseUnavailable)
    await nowhere.close()
  })
})

describe('reads', () => {
  it('of lists and searches do not delay key lookups, and searches do not delay each other', timed, async () => {
    const alone = openDatabase({ connection, connections: oneEach, statementTimeoutMs: 2_000 })
    const order: string[] = []
    const search = alone.searches.query(plannedEachTime(sql`select pg_sleep(0.4)`)).then(() => order.push('search'))
    const list = alone.lists.query(sql`select pg_sleep(0.2)`).then(() => order.push('list'))
    const lookup = alone.query(sql`select 1`).then(() => order.push('lookup'))
    await Promise.all([search, list, lookup])
    expect(order).toEqual(['lookup', 'list', 'search'])
    await alone.close()
  })

  it('that search for too long fail with a clear refusal, and their connection is reused', timed, async () => {
    const alone = openDatabase({
      connection,
      connections: oneEach,
      statementTimeoutMs: 2_000,
      searchTimeoutMs: 100,
    })
    const tooLong = alone.searches.query(sql`select pg_sleep(1)`)
    await expect(tooLong).rejects.toMatchObject({ code: 'INTERNAL_ERROR', issues: [{ code: 'search_too_slow' }] })
    expect(await alone.searches.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await alone.close()
  })

  it('prepare a statement once per connection, unless it is to be planned each time', async () => {
    const alone = openDatabase({ connection, connections: oneEach, statementTimeoutMs: 2_000 })
    const prepared = () => alone.query<{ n: number }>(sql`select count(*)::integer as n from pg_prepared_statements`)
    await alone.query(sql`select ${1}::integer as one`)
    await alone.query(sql`select ${2}::integer as one`)
    expect(await prepared()).toEqual([{ n: 2 }])
    expect(await prepared()).toEqual([{ n: 2 }])
    const unprepared = plannedEachTime(sql`select count(*)::integer as n from pg_prepared_statements`)
    expect(await alone.searches.query(unprepared)).toEqual([{ n: 0 }])
    await alone.close()
  })

  it('survive the loss of their connections', async () => {
    await database.query(sql`select 1`)
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
    await expect.poll(() => database.query(sql`select 1 as one`).catch(() => 'gone')).toEqual([{ one: 1 }])
  })

  it('return whole numbers, RFC 3339 timestamps and plain dates', async () => {
    const [row] = await database.query<object>(
      sql`select 9007199254740991::bigint as big, '2026-11-14 23:55:00.1+00'::timestamptz(3) as at, '2026-11-14'::date as day`,
    )
    expect(row).toEqual({ big: 9007199254740991, at: '2026-11-14T23:55:00.100Z', day: '2026-11-14' })
    await expect(database.query(sql`select 9007199254740992::bigint as too_big`)).rejects.toThrow('out of range')
  })

  it('by key share one statement per turn of the event loop, and are not cached', async () => {
    let statements = 0
    const findNote = batched<string, { id: string; n: number }>(
      (db, ids) => {
        statements++
        return db.query(sql`select id, n from counters where id = any(${ids})`)
      },
      (row) => row.id,
    )
    const found = await Promise.all(['b', 'nobody', 'a', 'b'].map((id) => findNote(database, id)))
    expect(found.map((row) => row?.id)).toEqual(['b', undefined, 'a', 'b'])
    expect(statements).toBe(1)
    await database.transaction((tx) => tx.query(sql`update counters set n = 77 where id = 'a'`))
    expect((await findNote(database, 'a'))?.n).toBe(77)
  })

  it('by key each get their own answer, however many there are in a turn', async () => {
    const double = batched<string, { id: string; n: number }>(
      (db, ids) => db.query(sql`select id, (id::integer * 2) as n from unnest(${ids}::text[]) id`),
      (row) => row.id,
    )
    const asked = Array.from({ length: 50 }, (_, index) => String(index))
    const found = await Promise.all(asked.map((id) => double(database, id)))
    expect(found.map((row) => row?.n)).toEqual(asked.map((id) => Number(id) * 2))
  })

  it('by key that fail for one key fail for no other', async () => {
    const parse = batched<string, { id: string; n: number }>(
      (db, ids) => db.query(sql`select id, id::integer as n from unnest(${ids}::text[]) id`),
      (row) => row.id,
    )
    const outcomes = await Promise.allSettled(['1', 'not a number', '3'].map((id) => parse(database, id)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { n: 1 } },
      { status: 'rejected' },
      { status: 'fulfilled', value: { n: 3 } },
    ])
  })
})

describe('a server that stops answering', () => {
  it('delays callers no longer than the timeout, and can be reached again over new connections', timed, async () => {
    const { host = '', port = 5432 } = connection
    const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
    const proxy = await openFaultProxy(where, new Random(1))
    const far = openDatabase({
      connection: { ...connection, host: '127.0.0.1', port: proxy.port },
      connections: oneEach,
      statementTimeoutMs: 200,
    })
    const read = () => far.query(sql`select 1 as one`)
    const write = () => far.transaction((tx) => tx.query(sql`select 1 as one`))
    expect(await Promise.all([read(), write()])).toEqual([[{ one: 1 }], [{ one: 1 }]])

    proxy.halfOpen(proxy.open())
    const startedMs = performance.now()
    const outcomes = await Promise.allSettled([read(), read(), write(), write()])
    expect(performance.now() - startedMs).toBeLessThan(2_000)
    expect(outcomes.slice(0, 3)).toSatisfy((first: PromiseSettledResult<unknown>[]) =>
      first.every((outcome) => outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)),
    )
    expect(await Promise.all([read(), write()])).toEqual([[{ one: 1 }], [{ one: 1 }]])
    await far.close()
    await proxy.close()
  })
})

describe('migrating', () => {
  it('applies each file once to an empty database, in order, when several processes race', async () => {
    const empty = { ...connection, database: `${inject('cluster').template}_empty` }
    await administer(connection, (client) => client.query(`create database ${empty.database}`))
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(empty)))
    expect(applied.flat().sort()).toEqual(await migrationNames())
    expect(await migrate(empty)).toEqual([])
  })

  it('refuses a migration that was edited after it was applied', async () => {
    const client = new pg.Client(connection)
    await client.connect()
    const { rows } = await client.query(`update schema_migrations set checksum = 'x' || checksum returning name`)
    await expect(migrate(connection)).rejects.toThrow(`${rows[0].name} was edited`)
    await client.query('update schema_migrations set checksum = substr(checksum, 2)')
    await client.end()
  })

  it('refuses a database that is newer than the build', async () => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`)
    await expect(migrate(connection)).rejects.toThrow('9999_future.sql')
    await client.query(`delete from schema_migrations where name = '9999_future.sql'`)
    await client.end()
  })
})

/** A barrier: calls wait until there have been `count` of them. */
function barrierOf(count: number): () => Promise<void> {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let here = 0
  return () => {
    if (++here === count) begin()
    return begun
  }
}
