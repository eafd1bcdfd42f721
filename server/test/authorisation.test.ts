import pg from 'pg'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { newSecret } from '../src/people/keys/secret.ts'
import type { Scope } from '../src/platform/kernel/actor.ts'
import { encodeId, newId, type Prefix, toId } from '../src/platform/kernel/ids.ts'
import {
  type Asked,
  type Expected,
  holders,
  matrix,
  missing,
  noPlace,
  type Rule,
} from './support/authorisation-matrix.ts'
import { callersOf, expectedFor, isUser, scopesOf } from './support/callers.ts'
import { type Kind, kinds, newCast, setStage } from './support/stage.ts'
import { createWorld } from './support/world.ts'

// Every route, tried by everybody: who is let do it, who is told no, and to whom there is nothing there at all. The table
// in `support/authorisation-matrix.ts` says which; requests are made from it.

interface Row extends Rule {
  name: string
  /** As it is declared: `GET /keys/{id}`. */
  operation: string
  method: string
  template: string
  writes: boolean
  /** The one that stands for its operation. */
  isFirst: boolean
}

const rows: Row[] = Object.entries(matrix).map(([name, rule]) => {
  const [operation = ''] = name.split(',')
  const [method = '', template = ''] = operation.split(' ')
  return { ...rule, name, operation, method, template, writes: method !== 'GET', isFirst: name === operation }
})
const locked = rows.filter(({ scope }) => scope !== null)

// Hundreds of keys that do not work would otherwise be too many from one address.
const world = await createWorld({ rateLimitPerMinute: 0, settings: { payments: 'manual' } })
const cast = await newCast(world)
const scene = setStage(world, cast)
/** The same for two others, to whom the first are strangers. */
const elsewhere = setStage(world, await newCast(world, cast))
const asked = new Map<Row, { here: Asked; there: Asked }>()
for (const group of groupsOf(rows, 8)) {
  await Promise.all(
    group.map(async (row) => {
      asked.set(row, { here: await row.request(scene), there: await row.request(elsewhere) })
    }),
  )
}
while ((await sequenceEvents(world.database)) > 0);

const connections = new Pool(world.url, { connections: 8 })
const database = new pg.Client(world.connection)
await database.connect()
afterAll(() => Promise.all([connections.destroy(), database.end()]))
const tables = (await database.query(`select tablename as name from pg_tables where schemaname = 'public'`)).rows.map(
  ({ name }) => name as string,
)

const { paths } = world.app.openApi(world.url) as { paths: Record<string, Record<string, Documented>> }
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) => ({
    operation: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
    spec,
  })),
)

describe('the table', () => {
  const declared = rows.filter(({ isFirst }) => isFirst).map(({ operation }) => operation)

  it('has every route that is there, and none that is not', () => {
    expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual([...declared].sort())
    expect([...declared].sort()).toEqual(registeredRoutes())
    expect([...declared].sort()).toEqual(documented.map(({ operation }) => operation).sort())
  })

  it.each(documented)('names the scope of $operation, asks for each id it takes, and lets somebody do it', (one) => {
    const { operation, spec } = one
    const scopes = spec.security.flatMap(({ bearer }) => (bearer?.length === 0 ? ['any key'] : (bearer ?? [])))
    const ofIt = rows.filter((row) => row.operation === operation)
    const requests = ofIt.map((row) => askedFor(row).here)
    expect([...new Set(ofIt.map(({ scope }) => scope))]).toEqual(scopes.length === 0 ? [null] : scopes)
    for (const { path } of requests) expect(path.split('?')[0]).toMatch(patternOf(operation))
    for (const name of idsNamedIn(spec)) expect(JSON.stringify(requests)).toContain(name)
    expect(ofIt.flatMap(callersOf)).not.toEqual([])
  })
})

describe('before anything is done', () => {
  // Keys are rows, too, and so they are all there before.
  beforeAll(() => Promise.all(rows.flatMap((row) => [...deadKeysOf(row), ...lackingKeysOf(row), narrowestOf(row)])))
  leavesNoTrace()

  describe.each(named(rows))('%s', (_, row) => {
    const { here, there } = askedFor(row)
    const callers = callersOf(row)
    const refused = kinds.filter((kind) => !callers.includes(kind))

    if (row.scope === null) {
      it('is for everybody, whatever their key', async () => {
        const secrets = [null, newSecret(), ...(await Promise.all(deadKeysOf(row)))]
        const answers = await Promise.all(secrets.map((secret) => send({ secret }, row, here)))
        expect(answers.map(({ status }) => status)).toEqual(secrets.map(() => 200))
      })
    } else if (row.isFirst) {
      it('is for nobody without a key that works', async () => {
        const secrets = [null, newSecret(), ...(await Promise.all(deadKeysOf(row)))]
        const answers = await Promise.all(secrets.map((secret) => send({ secret }, row, here)))
        for (const answer of answers) {
          expect([answer.status, answer.body?.error?.code], answer.text).toEqual([401, 'UNAUTHORIZED'])
          expect(answer.headers['www-authenticate']).toBe('Bearer')
        }
        if (!row.writes) expect((await send({ secret: null }, row, here, 'HEAD')).status).toBe(401)
      })
    }

    if (scopesOf(row).length > (row.isFirst ? 0 : 1)) {
      it('is refused to a key with every scope but one that it needs', async () => {
        const lacking = await Promise.all(lackingKeysOf(row))
        const answers = await Promise.all(lacking.map((secret) => send({ secret }, row, here)))
        for (const [index, scope] of scopesOf(row).entries()) {
          const { status, body, text } = answers[index] as Told
          expect(status, text).toBe(403)
          expect(body.error).toMatchObject({
            code: 'FORBIDDEN',
            issues: [{ code: 'missing_scope', details: { scope } }],
          })
        }
      })
    }

    if (refused.length > 0) {
      it('is refused as declared, and shows nothing to those who must not know of it', async () => {
        const nothing = withIds(here, (id) => (isHidden(row, id) ? unused(id) : id))
        await Promise.all(
          refused.map(async (kind) => {
            const expected = expectedFor(kind, row)
            const isHidden = expected === missing || expected === noPlace
            const answer = await (isHidden ? tellsNothing(kind, row, here, nothing) : send(cast[kind], row, here))
            expect(refusalIn(answer), `${kind}: ${answer.text}`).toEqual(expected)
          }),
        )
      })
    }

    const foreign = row.isPublic ? [] : namedIn(here).filter((id) => isHidden(row, id))
    const ordinary = callers.filter((kind) => isUser(kind) && kind !== 'arbiter' && kind !== 'operator')
    if (foreign.length > 0 && ordinary.length > 0) {
      it('answers ids of others as ids that do not exist', async () => {
        const tried = foreign.flatMap((own) => {
          const other = namedIn(there)[namedIn(here).indexOf(own)] as string
          expect(other).not.toBe(own)
          const versioned = withVersion(row, here)
          const naming = (id: string) => withIds(versioned, (one) => (one === own ? id : one))
          return ordinary.map(async (kind) => {
            const answer = await tellsNothing(kind, row, naming(other), naming(unused(own)))
            expect(answer.status, answer.text).toBe(statusOfNothing(row))
          })
        })
        await Promise.all(tried)
      })
    }

    if (!row.writes) {
      it('is shown to everybody else', async () => {
        const answers = await Promise.all([
          ...callers.map((kind) => send(cast[kind], row, here)),
          narrowestOf(row).then((secret) => send({ secret }, row, here)),
        ])
        for (const answer of answers) expect(answer.status, answer.text).toBe(200)
        // A filter that finds nothing would find nothing of others, too.
        if (row.isFilter && answers[0]?.body) expect(answers.flatMap(({ body }) => body.data)).not.toEqual([])
      })
    }
  })
})

describe('a stranger', () => {
  leavesNoTrace('nor locks')

  it('never holds what is not theirs, and so never waits for those who do', async () => {
    const hidden = rows.filter((row) => expectedFor('stranger', row) === missing)
    expect(hidden.length).toBeGreaterThan(50)
    for (const group of groupsOf(hidden, 10)) {
      await Promise.all(group.map((row) => send(cast.stranger, row, askedFor(row).here)))
    }
  })
})

describe('a cursor', () => {
  const lists = rows.filter(({ name, template }) => cursorOf(name) && template !== '/events/stream')

  it('is worth nothing to anybody else', async () => {
    const walked = lists.map(async (row) => {
      const { path } = askedFor(row).here
      const holder = cast[holderOf(row)]
      const { body } = await send(holder, row, { path: `${path}?limit=1` })
      if (body.next_cursor === null) return []
      const others = [cast.stranger, cast.worker, cast.arbiter, cast.root].filter((one) => one !== holder)
      const tried = others.map(async (other) => {
        const [theirs, made] = (await Promise.all(
          [body.next_cursor, 'WyJtYWRlIl0.aaaaaaaaaaaaaaaaaaaaaa'].map((cursor) =>
            send(other, row, { path: `${path}?limit=1&${cursorOf(row.name)}=${cursor}` }),
          ),
        )) as [Told, Told]
        expect(seen(theirs, { path }), row.name).toEqual(seen(made, { path }))
        expect([403, 404, 422], row.name).toContain(theirs.status)
      })
      await Promise.all(tried)
      return [row.name]
    })
    expect((await Promise.all(walked)).flat().length).toBeGreaterThan(12)
  })

  function cursorOf(name: string): string | undefined {
    const parameters = documented.find(({ operation }) => operation === name)?.spec.parameters
    return parameters?.find((one) => one.in === 'query' && ['cursor', 'after'].includes(one.name))?.name
  }
})

describe('while suspended', () => {
  const users = kinds.filter(isUser)
  const held = locked.filter((row) => row.isFirst && !row.whileSuspended)
  const free = locked.filter(({ whileSuspended }) => whileSuspended)
  const fresh = new Map<Row, Asked[]>()

  beforeAll(async () => {
    for (const row of free) {
      fresh.set(row, await Promise.all(callersOf(row).map(() => row.request(setStage(world, cast)))))
    }
    await Promise.all(users.map((kind) => cast.root.post(`/users/${cast[kind].userId}/suspend`)))
  })

  afterAll(async () => {
    await Promise.all(users.map((kind) => cast.root.post(`/users/${cast[kind].userId}/reinstate`)))
  })

  describe('nothing is done', () => {
    leavesNoTrace()

    it.each(named(held))('%s is shown, but not done', async (_, row) => {
      const answers = await Promise.all(callersOf(row).map((kind) => send(cast[kind], row, askedFor(row).here)))
      for (const answer of answers) {
        if (row.writes) expect(refusalIn(answer), answer.text).toEqual([403, 'user_suspended'])
        else expect(answer.status, answer.text).toBe(200)
      }
    })
  })

  it.each(named(free))('%s is done all the same', async (_, row) => {
    const requests = fresh.get(row) as Asked[]
    const answers = await Promise.all(callersOf(row).map((kind, i) => send(cast[kind], row, requests[i] as Asked)))
    for (const answer of answers) expect(answer.status, answer.text).toBe(200)
  })
})

describe('whoever may', () => {
  it.each(named(rows.filter((row) => row.writes && callersOf(row).length > 0)))('does %s', async (_, row) => {
    const answers = await Promise.all(
      callersOf(row).map(async (kind) => {
        const request = await row.request(setStage(world, cast))
        const client = kind === holderOf(row) ? { secret: await narrowestOf(row) } : cast[kind]
        return send(client, row, request)
      }),
    )
    for (const answer of answers) expect([200, 201], answer.text).toContain(answer.status)
  })
})

interface Documented {
  security: { bearer?: Scope[] }[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: object } } }
}

const allScopes = Object.keys(holders) as Scope[]

/** Whose keys are tried with more and less scopes: somebody who may, and can have keys of any kind. */
function holderOf(row: Row): Kind {
  return callersOf(row).find(isUser) ?? 'client'
}

function named(some: readonly Row[]): [string, Row][] {
  return some.map((row) => [row.name, row])
}

function askedFor(row: Row): { here: Asked; there: Asked } {
  return asked.get(row) as { here: Asked; there: Asked }
}

function statusOfNothing(row: Row): number {
  if (row.isFilter) return 200
  return row.answers.stranger === noPlace ? 422 : 404
}

/** What somebody was answered. */
interface Told {
  status: number
  headers: Record<string, string>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  body: any
}

/** Sends a request that stands in the table. Of a stream that is granted, only the beginning is looked at. */
async function send(by: { secret: string | null }, row: Row, request: Asked, method = row.method): Promise<Told> {
  const hasBody = row.writes && method !== 'DELETE'
  const response = await connections.request({
    method: method as 'GET',
    path: `/api${request.path}`,
    headers: {
      ...(by.secret && { authorization: `Bearer ${by.secret}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
  })
  const headers = response.headers as Record<string, string>
  if (row.template === '/events/stream' && response.statusCode === 200) {
    response.body.on('error', () => {}).destroy()
    return { status: 200, headers, text: '', body: null }
  }
  const text = await response.body.text()
  return { status: response.statusCode, headers, text, body: text && JSON.parse(text) }
}

/** Somebody is told about what is hidden from them exactly what they are told about nothing. */
async function tellsNothing(kind: Kind, row: Row, hidden: Asked, nothing: Asked): Promise<Told> {
  const [told, toldOfNothing] = await Promise.all([send(cast[kind], row, hidden), send(cast[kind], row, nothing)])
  expect(seen(told, hidden), kind).toEqual(seen(toldOfNothing, nothing))
  return told
}

/** Asks for a version that is not there, which is nobody's business but the owner's. */
function withVersion(row: Row, request: Asked): Asked {
  if (!['PATCH', 'PUT', 'DELETE'].includes(row.method)) return request
  return { ...request, headers: { ...request.headers, 'if-match': '"999-none"' } }
}

function refusalIn({ status, body }: Told): Expected {
  return [status, body?.error?.issues[0]?.code]
}

/** An answer as far as it could tell something: without what is new in every answer, and without the ids asked for. */
function seen({ status, headers, text }: Told, request: Asked): object {
  const own = new Set(namedIn(request))
  const { date, 'x-request-id': requestId, ...told } = headers
  const whole = JSON.stringify({ status, told, text })
  // The same place in a list of nothing is signed anew for each filter.
  return JSON.parse(whole.replace(ID, (id) => (own.has(id) ? 'id' : id)).replace(CURSOR, '$1.signature'))
}

const CURSOR = /\b(W[\w-]+)\.[\w-]{22}(?![\w-])/g
const ID = /\b[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}\b/g

/** The ids in a request: in its path, its query, its body and its headers. */
function namedIn(request: Asked): string[] {
  return JSON.stringify(request).match(ID) ?? []
}

function withIds(request: Asked, change: (id: string) => string): Asked {
  return JSON.parse(JSON.stringify(request).replace(ID, change))
}

/** Users and vouches are known to all; but what a list is narrowed down to must not tell that they exist. */
function isHidden(row: Row, id: string): boolean {
  return row.isFilter === true || !/^(usr|vch)_/.test(id)
}

function unused(id: string): string {
  return encodeId(id.slice(0, 3) as Prefix, newId())
}

const keys = new Map<string, Promise<string>>()

/** A key of one of the cast with just these scopes. */
function keyOf(kind: Kind, scopes: readonly Scope[], name = 'narrow'): Promise<string> {
  const place = `${kind} ${name} ${scopes.join()}`
  const key = keys.get(place) ?? makeKey(kind, scopes, name)
  keys.set(place, key)
  return key
}

async function makeKey(kind: Kind, scopes: readonly Scope[], name: string): Promise<string> {
  const made = await cast[kind].post('/keys', { name, scopes })
  expect(made.status, made.text).toBe(201)
  if (name === 'revoked') await cast[kind].post(`/keys/${made.body.id}/revoke`)
  if (name === 'expired') {
    await database.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      toId('key', made.body.id),
    ])
  }
  return made.body.key
}

function scopesFor(kind: Kind): Scope[] {
  return allScopes.filter((scope) => holders[scope].includes(kind))
}

/** Keys that once could do everything. */
function deadKeysOf(row: Row): Promise<string>[] {
  const holder = holderOf(row)
  return [keyOf(holder, scopesFor(holder), 'expired'), keyOf(holder, scopesFor(holder), 'revoked')]
}

/** For each scope that it needs, a key with all others. */
function lackingKeysOf(row: Row): Promise<string>[] {
  const holder = holderOf(row)
  return scopesOf(row).map((lacking) => {
    const others = scopesFor(holder).filter((scope) => scope !== lacking)
    return keyOf(holder, others)
  })
}

/** A key that can do this and nothing else. */
function narrowestOf(row: Row): Promise<string> {
  return keyOf(holderOf(row), scopesOf(row).length > 0 ? scopesOf(row) : ['profile:write'])
}

/** What the tests of this group do must not change a single row; nor hold one for a moment, when that is said, too. */
function leavesNoTrace(nor?: 'nor locks'): void {
  let before: object
  beforeAll(async () => {
    before = await fingerprint(nor)
  })
  afterAll(async () => expect(await fingerprint(nor)).toEqual(before))
}

async function fingerprint(nor?: 'nor locks'): Promise<object> {
  // One's own account and wallet may be held, whatever one asks for.
  const looked = nor ? tables.filter((name) => name !== 'users' && name !== 'ledger_accounts') : tables
  const statements = looked.map(
    (name) => `select '${name}' as name, count(*) || ' rows, ' ||
      coalesce(sum(hashtext(concat_ws(' ', t.ctid, t.xmin${nor ? ', t.xmax' : ''}))), 0) as rows from ${name} t`,
  )
  const { rows: found } = await database.query(statements.join(' union all '))
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]))
}

/** What the server itself says it answers to, but for the documentation. */
function registeredRoutes(): string[] {
  const routes: string[] = []
  const parents: string[] = []
  for (const line of world.app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? []
    if (!methods) continue
    parents.length = indent.length / 4
    parents.push(path)
    const whole = parents.join('')
    if (!whole.startsWith('/api/')) {
      expect(whole).toMatch(/^\/(docs|openapi\.json)/)
      continue
    }
    const template = whole.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
    for (const method of methods.split(', ')) if (method !== 'HEAD') routes.push(`${method} ${template}`)
  }
  return routes.sort()
}

function idsNamedIn(spec: Documented): string[] {
  const inQuery = (spec.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `${name}=`)
  const body = JSON.stringify(spec.requestBody?.content['application/json'].schema ?? {})
  const inBody = [...body.matchAll(/"(\w+_id|allowed_counterparties)":\{/g)].map(([, name]) => `"${name}":`)
  return [...inQuery.filter((name) => name.endsWith('_id=')), ...inBody]
}

function patternOf(operation: string): RegExp {
  return new RegExp(`^${operation.split(' ')[1]?.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}
