import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { batched } from '../src/platform/db/batched.ts'
import { isDatabaseUnavailable, openDatabase, violatesUnique } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { adding, allOf, constant, joinAdditions, plannedAnew, sql } from '../src/platform/db/sql.ts'
import { openFaultProxy } from './support/fault-proxy.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const { database, connection } = await createWorld()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await tx.query(sql`create table notes (id text primary key, n integer not null)`)
    await tx.query(sql`insert into notes values ('a', 0), ('b', 0)`)
  })
})

async function noteOf(id: string): Promise<number | undefined> {
  const [row] = await database.query<{ n: number }>(sql`select n from notes where id = ${id}`)
  return row?.n
}

describe('a statement', () => {
  it('keeps values out of its text', () => {
    const name = "'; drop table users; --"
    expect(sql`select ${name}, ${2}`).toMatchObject({ text: 'select $1, $2', values: [name, 2] })
  })

  it('takes others in and numbers their values on', () => {
    const condition = allOf([sql`a = ${1}`, sql`b = any(${[2]})`])
    expect(sql`select ${0} where ${condition} limit ${3}`).toMatchObject({
      text: 'select $1 where a = $2 and b = any($3) limit $4',
      values: [0, 1, [2], 3],
    })
    expect(allOf([]).text).toBe('true')
  })

  it('takes nothing for a statement but statements', () => {
    const planted = { text: '1; drop table users', values: [], name: 'x' }
    const build = (input: unknown) => sql`select ${input}`
    expect(build(planted)).toMatchObject({ text: 'select $1', values: [planted] })
    expect(build(sql`now()`).text).toBe('select now()')
    expect(build(5).text).toBe('select $1')
  })

  it('knows at the same place of the code which of its inputs were statements', () => {
    const build = (one: unknown, other: unknown) => sql`select ${one}, ${other}`
    const now = sql`now()`
    expect([build(now, 1), build(1, now), build(now, now), build(1, 2), build(now, 1)].map(({ text }) => text)).toEqual(
      ['select now(), $1', 'select $1, now()', 'select now(), now()', 'select $1, $2', 'select now(), $1'],
    )
  })

  it('has constants in its text, and only such that mean nothing there', () => {
    expect(sql`status = ${constant('open')} and n = ${1}`).toMatchObject({
      text: "status = 'open' and n = $1",
      values: [1],
    })
    for (const unfit of ["it's", 'a\\', '$1']) expect(() => constant(unfit)).toThrow('plain text')
  })

  it('has one name for one text, so that it is prepared once', () => {
    const find = (id: number) => sql`select ${id} as same`
    expect(find(1).name).toBe(find(2).name)
    expect(find(1).name).not.toBe(sql`select ${1} as other`.name)
  })
})

describe('additions', () => {
  const add = (id: number) => adding(sql`insert into t (a)`, sql`(${id})`, sql`on conflict do nothing`)

  it('to one table are joined by powers of two, and all else stays as it is, in order', () => {
    const other = sql`insert into u values (${9})`
    expect(joinAdditions([add(1), other, add(2), add(3), other, add(4), add(5), add(6), add(7)])).toMatchObject([
      { text: 'insert into t (a) values ($1), ($2), ($3), ($4) on conflict do nothing', values: [1, 2, 3, 4] },
      { text: 'insert into t (a) values ($1), ($2) on conflict do nothing', values: [5, 6] },
      { text: 'insert into t (a) values ($1) on conflict do nothing', values: [7] },
      { text: 'insert into u values ($1)', values: [9] },
      { text: 'insert into u values ($1)', values: [9] },
    ])
    expect(joinAdditions([])).toEqual([])
  })

  it('are no more than a statement can take, however many there are', () => {
    const joined = joinAdditions(Array.from({ length: 201 }, (_, n) => add(n)))
    expect(joined.map(({ values }) => values.length)).toEqual([64, 64, 64, 8, 1])
    expect(joined.flatMap(({ values }) => values)).toEqual(Array.from({ length: 201 }, (_, n) => n))
  })
})

describe('a transaction', () => {
  it('commits all of it or nothing', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query(sql`update notes set n = 100 where id = 'a'`)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await noteOf('a')).toBe(0)
  })

  it('fails when a write fails that travelled with the commit, with that write’s own error', async () => {
    let told = false
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => {
        told = true
      })
      tx.send(sql`update notes set n = 100 where id = 'a'`)
      tx.send(sql`insert into notes values ('a', 1)`)
      tx.send(sql`update notes set n = 200 where id = 'a'`)
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'notes_pkey'))
    expect(await noteOf('a')).toBe(0)
    expect(told).toBe(false)
  })

  it('adds rows for one table with one statement, whatever else is sent between, and before an answer that is wanted', async () => {
    await database.transaction(async (tx) => {
      await tx.query(sql`create table added (id text primary key)`)
      await tx.query(sql`create table added_by (statement bigint generated always as identity, ids text)`)
      await tx.query(sql`
        create function note_added() returns trigger language plpgsql as $$
        begin
          insert into added_by (ids) select string_agg(id, ' ') from new_rows;
          return null;
        end $$`)
      await tx.query(sql`
        create trigger note_added after insert on added referencing new table as new_rows
        for each statement execute function note_added()`)
    })
    const add = (id: string) => adding(sql`insert into added (id)`, sql`(${id})`)
    const seen = await database.transaction(async (tx) => {
      tx.send(add('a'))
      tx.send(adding(sql`insert into notes (id, n)`, sql`(${'c'}, ${0})`))
      tx.send(add('b'))
      tx.send(sql`update notes set n = 0 where id = 'a'`)
      tx.send(add('c'))
      tx.send(add('d'))
      const rows = await tx.query<{ id: string }>(sql`select id from added order by id`)
      tx.send(add('e'))
      return rows
    })
    expect(seen.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    const statements = await database.query<{ ids: string }>(sql`select ids from added_by order by statement`)
    expect(statements.map(({ ids }) => ids)).toEqual(['a b c d', 'e'])
  })

  it('takes nothing once it is over', async () => {
    const tx = await database.transaction(async (tx) => tx)
    expect(() => tx.send(sql`update notes set n = 100 where id = 'a'`)).toThrow('came too late')
    expect(() => tx.send(adding(sql`insert into notes (id, n)`, sql`(${'late'}, ${0})`))).toThrow('came too late')
    await expect(tx.query(sql`select 1 as one`)).rejects.toThrow('came too late')
    expect(await noteOf('a')).toBe(0)
  })

  it('fails with the error of a write sent before, not with what that left to the statements behind it', async () => {
    const failing = database.transaction(async (tx) => {
      tx.send(sql`insert into notes values ('a', 1)`)
      return tx.query(sql`select n from notes where id = 'a'`)
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'notes_pkey'))
    const refusing = database.transaction(async (tx) => {
      tx.send(sql`insert into notes values ('a', 1)`)
      throw new Error('changed my mind')
    })
    await expect(refusing).rejects.toThrow('changed my mind')
  })

  it('says that the database is too slow when a write sent before waited too long', async () => {
    const impatient = openDatabase({
      connection,
      readConnections: 1,
      transactionConnections: 2,
      statementTimeoutMs: 200,
    })
    await database.transaction(async (holding) => {
      await holding.query(sql`update notes set n = n where id = 'a'`)
      const late = impatient.transaction(async (tx) => {
        tx.send(sql`update notes set n = 100 where id = 'a'`)
        await tx.query(sql`select n from notes where id = 'b'`)
      })
      await expect(late).rejects.toSatisfy(isDatabaseUnavailable)
    })
    await impatient.close()
  })

  it('fails when a failed statement was caught and the rest went on', async () => {
    const careless = database.transaction(async (tx) => {
      await tx.query(sql`update notes set n = 100 where id = 'a'`)
      await tx.query(sql`select no_such_column from notes`).catch(() => {})
    })
    await expect(careless).rejects.toThrow('no_such_column')
    expect(await noteOf('a')).toBe(0)
  })

  it('knows which of its statements a connection still has to prepare after one of them failed', async () => {
    const alone = openDatabase({ connection, readConnections: 1, transactionConnections: 1, statementTimeoutMs: 2_000 })
    const neverReached = (n: number) => sql`select n + ${n}::integer as never_reached from notes where id = 'a'`
    const failing = alone.transaction(async (tx) => {
      tx.send(sql`insert into notes values ('a', 1)`)
      await tx.query(neverReached(1))
    })
    await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'notes_pkey'))
    const twice = alone.transaction((tx) => Promise.all([tx.query(neverReached(1)), tx.query(neverReached(2))]))
    const n = Number(await noteOf('a'))
    expect(await twice).toEqual([[{ never_reached: n + 1 }], [{ never_reached: n + 2 }]])
    await alone.close()
  })

  it('leaves no transaction open when the work gives up before anything was sent', async () => {
    const alone = openDatabase({ connection, readConnections: 1, transactionConnections: 1, statementTimeoutMs: 2_000 })
    const refused = alone.transaction(() => Promise.reject(new Error('changed my mind')))
    await expect(refused).rejects.toThrow('changed my mind')
    const open = await database.query(sql`
      select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
    expect(open).toEqual([])
    await alone.close()
  })

  it('runs again after a deadlock, and the caller never sees it', async () => {
    let attempts = 0
    const bothHoldOne = meetingOf(2)
    const bump = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts++
        await tx.query(sql`update notes set n = n + 1 where id = ${first}`)
        await bothHoldOne()
        await tx.query(sql`update notes set n = n + 1 where id = ${second}`)
      })
    await Promise.all([bump('a', 'b'), bump('b', 'a')])
    expect(attempts).toBeGreaterThan(2)
    expect([await noteOf('a'), await noteOf('b')]).toEqual([2, 2])
  })

  it('runs again after a deadlock of a write sent before, whatever was awaited behind it', async () => {
    const before = [await noteOf('a'), await noteOf('b')].map(Number)
    let attempts = 0
    const bothHoldOne = meetingOf(2)
    const bump = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts++
        await tx.query(sql`update notes set n = n + 1 where id = ${first}`)
        await bothHoldOne()
        tx.send(sql`update notes set n = n + 1 where id = ${second}`)
        await tx.query(sql`select 1 as one`)
      })
    await Promise.all([bump('a', 'b'), bump('b', 'a')])
    expect(attempts).toBeGreaterThan(2)
    expect([await noteOf('a'), await noteOf('b')]).toEqual(before.map((n) => n + 2))
  })

  it('leaves its connection usable after an error', async () => {
    for (let i = 0; i < 30; i++) {
      await expect(database.transaction((tx) => tx.query(sql`select 1 / 0`))).rejects.toThrow('division by zero')
    }
    expect(await database.transaction((tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })
})

describe('a lost connection', () => {
  it('fails what it carried and nothing else, also between two statements of a transaction', async () => {
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
      await tx.query(sql`update notes set n = n + 1 where id = 'a'`)
      await terminate()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.query(sql`update notes set n = n + 1 where id = 'b'`)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
    const again = await database.transaction((tx) => tx.query(sql`select 1 as one`))
    expect(again).toEqual([{ one: 1 }])
  })

  it('says that the database is away when there is none', async () => {
    const nowhere = openDatabase({
      connection: { host: '127.0.0.1', port: 1, user: 'x', database: 'x' },
      readConnections: 1,
      transactionConnections: 1,
      statementTimeoutMs: 1_000,
    })
    await expect(nowhere.query(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(nowhere.transaction((tx) => tx.query(sql`select 1`))).rejects.toSatisfy(isDatabaseUnavailable)
    await nowhere.close()
  })
})

describe('works that only add rows', () => {
  const told: string[] = []
  const note = (id: string, n: number | null = 0) =>
    database.sharedTransaction(async (tx) => {
      await tx.query(sql`select 1`)
      tx.send(adding(sql`insert into notes (id, n)`, sql`(${id}, ${n})`))
      tx.send(sql`select ${id}::text`)
      tx.afterCommit(() => told.push(id))
      if (id.endsWith('refused')) throw new Error(`refused ${id}`)
      return `noted ${id}`
    })
  const noted = (prefix: string) =>
    database.query<{ id: string; transaction: string }>(sql`
      select id, xmin::text as transaction from notes where starts_with(id, ${prefix}) order by id`)

  it('share transactions when they come at the same time, and each gets its own result', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `many ${String(index).padStart(2, '0')}`)
    expect(await Promise.all(ids.map((id) => note(id)))).toEqual(ids.map((id) => `noted ${id}`))
    const rows = await noted('many')
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(10)
    expect(ids.filter((id) => told.includes(id))).toEqual(ids)
  })

  it('do not suffer from one that gives up', async () => {
    const outcomes = await Promise.allSettled(
      ['left 1', 'left 2', 'left 3', 'left 4 refused', 'left 5'].map((id) => note(id)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(outcomes[3]).toMatchObject({ reason: { message: 'refused left 4 refused' } })
    expect((await noted('left')).map(({ id }) => id)).toEqual(['left 1', 'left 2', 'left 3', 'left 5'])
    expect(told).not.toContain('left 4 refused')
  })

  it('do not suffer from one whose row the database refuses, and that one learns why', async () => {
    const outcomes = await Promise.allSettled([note('kept 1'), note('kept 2'), note('kept 3', null), note('kept 4')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[2]).toMatchObject({ reason: { code: '23502' } })
    expect((await noted('kept')).map(({ id }) => id)).toEqual(['kept 1', 'kept 2', 'kept 4'])
    expect(told.filter((id) => id.startsWith('kept'))).toHaveLength(3)
  })

  it('all fail, and none is tried again, when the connection is lost with what they sent on its way', async () => {
    let runs = 0
    const doomed = (id: string) =>
      database.sharedTransaction(async (tx) => {
        runs++
        tx.send(adding(sql`insert into notes (id, n)`, sql`(${id}, 0)`))
        if (id === 'lost 4') tx.send(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
    const outcomes = await Promise.allSettled(['lost 1', 'lost 2', 'lost 3', 'lost 4', 'lost 5'].map(doomed))
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
    for (const outcome of outcomes) {
      expect(outcome).toSatisfy(({ reason }: PromiseRejectedResult) => isDatabaseUnavailable(reason))
    }
    expect(runs).toBe(5)
    expect(await noted('lost')).toEqual([])
  })
})

describe('a statement for all columns', () => {
  it('is read by what the table has when a connection prepares it', async () => {
    const options = { connection, readConnections: 1, transactionConnections: 1, statementTimeoutMs: 2_000 }
    const all = () => sql`select grown.*, 'last' as last from grown`
    await database.transaction((tx) => tx.query(sql`create table grown as select 1 as first`))
    const [before, after] = [openDatabase(options), openDatabase(options)]
    expect(await before.query(all())).toEqual([{ first: 1, last: 'last' }])
    expect(await after.query(plannedAnew(all()))).toEqual([{ first: 1, last: 'last' }])
    await database.transaction((tx) => tx.query(sql`alter table grown add column second integer default 2`))
    const grown = [{ first: 1, second: 2, last: 'last' }]
    expect(await after.query(all())).toEqual(grown)
    expect(await after.query(plannedAnew(all()))).toEqual(grown)
    await Promise.all([before.close(), after.close()])
  })
})

describe('reads', () => {
  it('survive the loss of their connections', async () => {
    await database.query(sql`select 1`)
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
    await expect
      .poll(() => database.query(sql`select 1 as one`).catch(() => 'gone'), { timeout: 5_000 })
      .toEqual([{ one: 1 }])
  })

  it('deliver whole numbers, wire timestamps and plain dates', async () => {
    const [row] = await database.query<object>(
      sql`select 9007199254740991::bigint as big, '2026-11-14 23:55:00.1+00'::timestamptz(3) as at, '2026-11-14'::date as day`,
    )
    expect(row).toEqual({ big: 9007199254740991, at: '2026-11-14T23:55:00.100Z', day: '2026-11-14' })
    await expect(database.query(sql`select 9007199254740992::bigint as too_big`)).rejects.toThrow('out of range')
  })

  it('by key share one statement when asked for in the same turn, and are never remembered', async () => {
    let statements = 0
    const findNote = batched<string, { id: string; n: number }>(
      (db, ids) => {
        statements++
        return db.query(sql`select id, n from notes where id = any(${ids})`)
      },
      (row) => row.id,
    )
    const found = await Promise.all(['b', 'nobody', 'a', 'b'].map((id) => findNote(database, id)))
    expect(found.map((row) => row?.id)).toEqual(['b', undefined, 'a', 'b'])
    expect(statements).toBe(1)
    await database.transaction((tx) => tx.query(sql`update notes set n = 77 where id = 'a'`))
    expect((await findNote(database, 'a'))?.n).toBe(77)
  })

  it('by key each get their own answer, however many are asked for at once', async () => {
    const double = batched<string, { id: string; n: number }>(
      (db, ids) => db.query(sql`select id, (id::integer * 2) as n from unnest(${ids}::text[]) id`),
      (row) => row.id,
    )
    const asked = Array.from({ length: 50 }, (_, index) => String(index))
    const found = await Promise.all(asked.map((id) => double(database, id)))
    expect(found.map((row) => row?.n)).toEqual(asked.map((id) => Number(id) * 2))
  })

  it('by key all fail when their statement does', async () => {
    const broken = batched<string, { id: string }>(
      (db) => db.query(sql`select 1 / 0`),
      (row) => row.id,
    )
    const outcomes = await Promise.allSettled(['a', 'b'].map((id) => broken(database, id)))
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  })
})

describe('a server that no longer answers', () => {
  it('keeps nobody waiting, and is asked again over new connections', async () => {
    const { host = '', port = 5432 } = connection
    const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
    const proxy = await openFaultProxy(where, new Random(1))
    const far = openDatabase({
      connection: { ...connection, host: '127.0.0.1', port: proxy.port },
      readConnections: 1,
      transactionConnections: 1,
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
  it('is safe from several processes at once, and does nothing the second time', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(connection)))
    expect(applied.flat()).toEqual([])
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

/** Whoever comes waits until so many are there; later on, nobody waits. */
function meetingOf(count: number): () => Promise<void> {
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
