import pg from 'pg'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { newSecret } from '../src/people/keys/secret.ts'
import type { Scope } from '../src/platform/kernel/actor.ts'
import { encodeId, newId, type Prefix, toId } from '../src/platform/kernel/ids.ts'
import { notFound, notInFeed } from './support/authorization/answers.ts'
import {
  allowedKinds,
  credentialFor,
  credentialsFor,
  expectedFor,
  expectedOnBehalf,
  holdersOf,
  isStaff,
  isUser,
  scopesOf,
} from './support/authorization/expected.ts'
import { matrix } from './support/authorization/matrix.ts'
import {
  type ApiRequest,
  type CredentialKind,
  credentialKinds,
  type Expected,
  holders,
  type Rule,
} from './support/authorization/rule.ts'
import { fromAnotherAddress, signedIn } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import { type CallerKind, callerKinds, createFixtures, newCallers } from './support/fixtures.ts'
import { highQuotas } from './support/high-quotas.ts'
import { newFirstPartyApp, newToken } from './support/oauth.ts'
import { dereferenced } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

// Sends a request to every route as every kind of caller, and compares the answers with the table in
// `support/authorization/`: success, refusal, or not found.

interface Row extends Rule {
  name: string
  /** Such as `GET /keys/{id}`. */
  operation: string
  method: string
  template: string
  writes: boolean
  /** True for the first row of an operation. */
  isFirst: boolean
}

const rows: Row[] = Object.entries(matrix).map(([name, rule]) => {
  const [operation = ''] = name.split(',')
  const [method = '', template = ''] = operation.split(' ')
  return { ...rule, name, operation, method, template, writes: method !== 'GET', isFirst: name === operation }
})
const needingKey = rows.filter(({ scope }) => scope !== null)

// Without a rate limit: the test sends hundreds of requests with invalid keys from one address.
const { quotas } = parseConfig({ ...highQuotas, QUOTA_WEBHOOKS: '1000', QUOTA_KEYS: '1000' }).rules
const world = await createWorld({
  rateLimitPerMinute: 0,
  trustProxy: 1,
  settings: { payments: 'manual', quotas },
})
const callers = await newCallers(world)
const fixtures = createFixtures(world, callers)
/** The same for another client and worker, who have no deal with the first two. */
const otherFixtures = createFixtures(world, await newCallers(world, callers))
const firstPartyApp = await newFirstPartyApp(world, callers.operator)
/** First-party apps act as users, even as operators, and can do no more than other apps. */
const clientOf = (kind: CallerKind) => (kind === 'client' || kind === 'operator' ? firstPartyApp : undefined)
/** What each kind of caller sends with each kind of credential. */
const senders: Record<CredentialKind, Partial<Record<CallerKind, Sender>>> = {
  key: callers,
  session: Object.fromEntries(
    await Promise.all(holdersOf('session').map(async (kind) => [kind, await signedIn(world, callers[kind])])),
  ),
  token: Object.fromEntries(
    await Promise.all(
      holdersOf('token').map(async (kind) => [kind, await newToken(world, callers[kind], 'api', clientOf(kind))]),
    ),
  ),
}
const requests = new Map<Row, { request: ApiRequest; otherRequest: ApiRequest }>()
for (const group of groupsOf(rows, 8)) {
  await Promise.all(
    group.map(async (row) => {
      requests.set(row, { request: await row.request(fixtures), otherRequest: await row.request(otherFixtures) })
    }),
  )
}
const publishable: string = (await callers.operator.post('/keys', { name: 'pages', publishable: true })).body.key
const agent = (await callers.operator.post('/agents', { name: 'Scout' })).body.id
const operatorsAgent: string = (await callers.operator.post('/keys', { name: 'Scout', hosted_agent_id: agent })).body
  .key
/** A user for whom the operator's key acts. */
const managed: string = (await callers.operator.post('/users/managed', { display_name: 'Mia', kind: 'person' })).body.id
while ((await sequenceEvents(world.database)) > 0);

const connections = new Pool(world.url, { connections: 8 })
const database = new pg.Client(world.connection)
await database.connect()
afterAll(() => Promise.all([connections.destroy(), database.end()]))
const tables = (
  await database.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'api_request%'`,
  )
).rows.map(({ name }) => name as string)

const document = world.app.openApi(world.url) as { paths: Record<string, Record<string, Documented>> }
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, spec]) => ({
    operation: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
    spec: { ...spec, parameters: dereferenced(document, spec.parameters) } as Documented,
  })),
)

describe('the table', () => {
  const declared = rows.filter(({ isFirst }) => isFirst).map(({ operation }) => operation)

  it('has every registered and documented route, and no other', () => {
    expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual([...declared].sort())
    expect([...declared].sort()).toEqual(registeredRoutes())
    expect([...declared].sort()).toEqual(documented.map(({ operation }) => operation).sort())
  })

  it('has the documented scope of each, a request with every id it accepts, and at least one allowed caller', () =>
    checkAll(
      documented.map((one) => [one.operation, one] as const),
      ({ operation, spec }) => {
        const scopes = spec.security.flatMap(({ bearer, session }) => {
          const needed = bearer ?? session
          return needed?.length === 0 ? ['any key'] : (needed ?? [])
        })
        const rowsOfIt = rows.filter((row) => row.operation === operation)
        const sent = rowsOfIt.map((row) => requestsFor(row).request)
        expect([...new Set(rowsOfIt.map(({ scope }) => scope))]).toEqual(
          scopes.length > 0 ? scopes : [spec.security.length === 0 ? null : 'any key'],
        )
        for (const { path } of sent) expect(path.split('?')[0]).toMatch(patternOf(operation))
        for (const name of idsNamedIn(spec)) expect(JSON.stringify(sent)).toContain(name)
        if (rowsOfIt.some(({ isUnsupported }) => isUnsupported)) return
        expect(rowsOfIt.flatMap((row) => allowedKinds(row, credentialFor(row)))).not.toEqual([])
      },
    ))
})

describe('a request that must not change a row', () => {
  // Keys are rows too, so they're created before the database is compared.
  beforeAll(() => Promise.all(rows.flatMap((row) => [...invalidKeysOf(row), ...lackingKeysOf(row), narrowestOf(row)])))
  changesNoRow()

  it('is refused to a session on a page of another site, if it writes', () =>
    checkAll(named(rows.filter((row) => row.writes && row.isFirst)), async (row) => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await send(senderOf('client', 'session'), row, { ...requestsFor(row).request, headers })
      expect(refusalIn(answer), answer.text).toEqual([403, 'cross_site'])
    }))

  it('needs no key if the table says so, and then accepts any', () =>
    checkAll(named(rows.filter((row) => row.scope === null && !row.writes)), async (row) => {
      const secrets = [null, newSecret(), ...(await Promise.all(invalidKeysOf(row)))]
      const answers = await Promise.all(secrets.map((secret) => send({ secret }, row, requestsFor(row).request)))
      expect(answers.map(({ status }) => status)).toEqual(secrets.map(() => 200))
    }))

  it('is refused without a valid key or session', () =>
    checkAll(named(needingKey.filter((row) => row.isFirst)), async (row) => {
      const { request } = requestsFor(row)
      const secrets = [null, newSecret(), ...(await Promise.all(invalidKeysOf(row)))]
      const ended = { secret: null, cookie: 'parley_session=ended' }
      const tried = [...secrets.map((secret) => ({ secret })), ended]
      const answers = await Promise.all(tried.map((sender) => send(sender, row, request)))
      for (const answer of answers) {
        expect([answer.status, answer.body?.error?.code], answer.text).toEqual([401, 'UNAUTHORIZED'])
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer resource_metadata="http/)
      }
      if (!row.writes) expect((await send({ secret: null }, row, request, 'HEAD')).status).toBe(401)
    }))

  it('is refused to a key that lacks one of the needed scopes', () => {
    const scoped = rows.filter((row) => scopesOf(row).length > (row.isFirst ? 0 : 1) && row.only !== 'session')
    return checkAll(named(scoped), async (row) => {
      const lacking = await Promise.all(lackingKeysOf(row))
      const answers = await Promise.all(lacking.map((secret) => send({ secret }, row, requestsFor(row).request)))
      for (const [index, scope] of scopesOf(row).entries()) {
        const { status, body, text } = answers[index] as Answer
        expect(status, text).toBe(403)
        expect(body.error).toMatchObject({
          code: 'FORBIDDEN',
          issues: [{ code: 'missing_scope', details: { scope } }],
        })
      }
    })
  })

  it('is refused as the table says, and doesn’t reveal that a hidden resource exists', () =>
    checkAll(named(rows), async (row) => {
      const { request } = requestsFor(row)
      const absent = withIds(request, (id) => (isHidden(row, id) ? unused(id) : id))
      const refused = credentialKinds.flatMap((by) =>
        holdersOf(by)
          .filter((kind) => !allowedKinds(row, by).includes(kind))
          .map((kind) => ({ kind, by })),
      )
      await Promise.all(
        refused.map(async ({ kind, by }) => {
          const expected = expectedFor(kind, row, by)
          const isHidden = expected === notFound || expected === notInFeed
          const sender = senderOf(kind, by)
          const answer = await (isHidden
            ? expectSameAsMissing(sender, row, request, absent)
            : send(sender, row, request))
          expect(refusalIn(answer), `${kind} by ${by}: ${answer.text}`).toEqual(expected)
        }),
      )
    }))

  it('is refused to a publishable key, except for what visitors may read', () =>
    checkAll(named(needingKey), async (row) => {
      const { visitors = [403, 'publishable_key'] } = row
      const answer = await send({ secret: publishable }, row, requestsFor(row).request)
      if (visitors === 'allowed') expect(answer.status, answer.text).toBe(200)
      else expect(refusalIn(answer), answer.text).toEqual(visitors)
    }))

  it('is refused on behalf of a managed user if members can’t do it or it gives access to the account, and never done as the operator', () =>
    checkAll(named(needingKey), async (row) => {
      const expected = expectedOnBehalf(row)
      const request = onBehalf(requestsFor(row).request, managed)
      if (row.writes && expected === 'allowed') return
      const answer = await send(callers.operator, row, request)
      if (expected === 'allowed') expect(answer.status, answer.text).toBe(200)
      else expect(refusalIn(answer), answer.text).toEqual(expected)
    }))

  it('is refused with a Parley-Act-As that cannot be honored', () =>
    checkAll(named(rows.filter((row) => row.isFirst)), async (row) => {
      const { request } = requestsFor(row)
      const tried: [Sender, string, Expected][] = [
        [callers.operator, callers.stranger.userId, [403, 'not_managed']],
        [callers.firstOperator, managed, [403, 'not_managed']],
        [callers.operator, 'usr_1', [400, 'bad_header']],
        [callers.client, managed, [403, 'missing_scope']],
        [{ secret: operatorsAgent }, managed, [403, 'missing_scope']],
        [{ secret: publishable }, managed, [403, 'missing_scope']],
        [senderOf('operator', 'session'), managed, [403, 'api_key_required']],
        [senderOf('operator', 'token'), managed, [403, 'api_key_required']],
      ]
      for (const [sender, userId, expected] of tried) {
        const answer = await send(sender, row, onBehalf(request, userId))
        expect(refusalIn(answer), answer.text).toEqual(row.scope === null ? [400, 'bad_header'] : expected)
      }
    }))

  it('treats ids of other users’ resources like ids that don’t exist', () =>
    checkAll(named(rows.filter((row) => !row.isPublic)), async (row) => {
      const { request, otherRequest } = requestsFor(row)
      const foreign = namedIn(request).filter((id) => isHidden(row, id))
      const ordinary = allowedKinds(row, credentialFor(row)).filter((kind) => isUser(kind) && !isStaff(kind))
      const tried = foreign.flatMap((own) => {
        const other = namedIn(otherRequest)[namedIn(request).indexOf(own)] as string
        if (ordinary.length > 0) expect(other).not.toBe(own)
        const versioned = withVersion(row, request)
        const naming = (id: string) => withIds(versioned, (one) => (one === own ? id : one))
        return ordinary.map(async (kind) => {
          const sender = senderOf(kind, credentialFor(row))
          const answer = await expectSameAsMissing(sender, row, naming(other), naming(unused(own)))
          expect(answer.status, answer.text).toBe(statusOfMissing(row))
        })
      })
      await Promise.all(tried)
    }))

  it('succeeds for all other callers, if it reads', () =>
    checkAll(named(rows.filter((row) => !row.writes)), async (row) => {
      const { request } = requestsFor(row)
      const answers = await Promise.all([
        ...credentialKinds.flatMap((by) => allowedKinds(row, by).map((kind) => send(senderOf(kind, by), row, request))),
        ...(row.only && row.only !== 'key' ? [] : [narrowestOf(row).then((secret) => send({ secret }, row, request))]),
      ])
      for (const answer of answers) expect(answer.status, answer.text).toBe(200)
      // If the filter found nothing for its owner either, the test would prove nothing.
      if (row.isFilter && answers[0]?.body) expect(answers.flatMap(({ body }) => body.data)).not.toEqual([])
    }))
})

describe('a stranger', () => {
  changesNoRow('locks none')

  it('locks no one else’s rows, and so never waits for their locks', async () => {
    const hidden = rows.filter((row) => expectedFor('stranger', row) === notFound)
    expect(hidden.length).toBeGreaterThan(50)
    for (const group of groupsOf(hidden, 10)) {
      await Promise.all(group.map((row) => send(callers.stranger, row, requestsFor(row).request)))
    }
  })
})

describe('the audit log', () => {
  // Nothing in these is private.
  const unrecorded = [
    '/operator/apps',
    '/operator/audit-log',
    '/operator/audit-log/export',
    '/operator/brand',
    '/operator/brand/shades',
    '/operator/setup',
    '/operator/health',
    '/operator/languages',
    '/operator/ledger/audit',
    '/operator/ledger/audits',
    '/operator/overview',
    '/operator/settings',
    '/operator/settings/changes',
    '/operator/stats',
    '/operator/terms',
    '/operator/trade',
    '/sandbox/demo',
  ]
  // Members see their own data in them; operators or arbiters also see other people's.
  const alsoOfOthers: Partial<Record<string, readonly CallerKind[]>> = {
    'GET /contracts': ['operator'],
    'GET /contracts, about a gig': ['operator'],
    'GET /conversations, about a dispute': ['operator', 'arbiter'],
    'GET /disputes': ['operator', 'arbiter'],
  }

  it('has every read of what operators and arbiters see and others don’t, and no other', () =>
    checkAll(named(rows.filter((row) => !row.writes)), async (row) => {
      const { request } = requestsFor(row)
      for (const kind of allowedKinds(row).filter(isStaff)) {
        const isPrivate = expectedFor('stranger', row) !== 'allowed' || alsoOfOthers[row.name]?.includes(kind)
        const headers = fromAnotherAddress()
        await send(callers[kind], row, { ...request, headers: { ...request.headers, ...headers } })
        const { rows: found } = await database.query('select kind, path from staff_acts where address = $1', [
          headers['x-forwarded-for'],
        ])
        const [path = ''] = request.path.split('?')
        const isRecorded = isPrivate && !unrecorded.includes(path)
        expect(found, kind).toEqual(isRecorded ? [{ kind: 'read', path: `/api${path}` }] : [])
      }
    }))
})

describe('a cursor', () => {
  const lists = rows.filter(({ name, template }) => cursorOf(name) && template !== '/events/stream')

  it('is refused for other users', async () => {
    const walked = lists.map(async (row) => {
      const { path } = requestsFor(row).request
      const holder = callers[holderOf(row)]
      const { body } = await send(holder, row, { path: `${path}?limit=1` })
      if (body.next_cursor === null) return []
      const others = [callers.stranger, callers.worker, callers.arbiter, callers.firstOperator].filter(
        (one) => one !== holder,
      )
      const tried = others.map(async (other) => {
        const [theirs, forged] = (await Promise.all(
          [body.next_cursor, 'WyJtYWRlIl0.aaaaaaaaaaaaaaaaaaaaaa'].map((cursor) =>
            send(other, row, { path: `${path}?limit=1&${cursorOf(row.name)}=${cursor}` }),
          ),
        )) as [Answer, Answer]
        expect(comparable(theirs, { path }), row.name).toEqual(comparable(forged, { path }))
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

describe('a suspended user', () => {
  const users = callerKinds.filter(isUser)
  const blocked = needingKey.filter((row) => row.isFirst && !row.whileSuspended)
  const allowed = needingKey.filter(({ whileSuspended }) => whileSuspended)
  const prepared = new Map<Row, ApiRequest[]>()

  beforeAll(async () => {
    for (const row of allowed) {
      const kinds = allowedKinds(row, credentialFor(row))
      prepared.set(row, await Promise.all(kinds.map(() => row.request(createFixtures(world, callers)))))
    }
    await Promise.all(users.map((kind) => callers.firstOperator.post(`/users/${callers[kind].userId}/suspend`)))
  })

  afterAll(async () => {
    await Promise.all(users.map((kind) => callers.firstOperator.post(`/users/${callers[kind].userId}/reinstate`)))
  })

  describe('other writes', () => {
    changesNoRow()

    it('can read what a member can, but not write', () =>
      checkAll(named(blocked), async (row) => {
        const tried = credentialsFor(row).flatMap((by) => allowedKinds(row, by).map((kind) => ({ kind, by })))
        await Promise.all(
          tried.map(async ({ kind, by }) => {
            const answer = await send(senderOf(kind, by), row, requestsFor(row).request)
            const expected = expectedWhileSuspended(kind, row)
            if (expected === 'allowed') expect(answer.status, answer.text).toBe(200)
            else expect(refusalIn(answer), `${kind} by ${by}: ${answer.text}`).toEqual(expected)
          }),
        )
      }))
  })

  it('can still do what the table says', () =>
    checkAll(named(allowed), async (row) => {
      const sent = prepared.get(row) as ApiRequest[]
      await Promise.all(
        allowedKinds(row, credentialFor(row)).map(async (kind, i) => {
          // The operation may end sessions.
          const sender = row.only === 'session' ? await signedIn(world, callers[kind]) : callers[kind]
          const answer = await send(sender, row, sent[i] as ApiRequest)
          const expected = isStaff(kind) ? row.answers.stranger : 'allowed'
          if (expected === 'allowed') expect([200, 201], answer.text).toContain(answer.status)
          else expect(refusalIn(answer), `${kind}: ${answer.text}`).toEqual(expected)
        }),
      )
    }))
})

it('an allowed caller succeeds with every write', () =>
  checkAll(named(rows.filter((row) => row.writes && allowedKinds(row, credentialFor(row)).length > 0)), async (row) => {
    // The arbiter and the operator also apply to gigs and vouch, and would then be partial.
    await database.query('delete from conflicts_of_interest')
    // Every kind of caller by a key, if keys can do it, and one by each other kind of credential.
    const byKey = allowedKinds(row).map(async (kind) =>
      kind === holderOf(row) ? { secret: await narrowestOf(row) } : callers[kind],
    )
    const bySession = credentialsFor(row).includes('session') && row.scope !== null
    // An app of a user, and one that acts as an agent.
    const apps = allowedKinds(row, 'token')
    const byToken = [apps.find(isUser), apps.find((kind) => !isUser(kind))].flatMap((kind) =>
      kind && row.scope !== null ? [senderOf(kind, 'token')] : [],
    )
    const managedSender = { secret: callers.operator.secret, actAs: managed }
    const byOperator = row.scope !== null && expectedOnBehalf(row) === 'allowed' ? [managedSender] : []
    const used = [...byKey, ...byToken, ...byOperator, ...(bySession ? [signedIn(world, callers[holderOf(row)])] : [])]
    // One at a time: some operations can't run twice at once, and only the last link to a user's new address works.
    for (const sender of used) {
      const answer = await send(await sender, row, await row.request(createFixtures(world, callers)))
      expect([200, 201], answer.text).toContain(answer.status)
    }
  }))

interface Documented {
  security: { bearer?: Scope[]; session?: Scope[] }[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json'?: { schema: object } } }
}

/** A suspended arbiter or operator reads what a stranger does. */
function expectedWhileSuspended(kind: CallerKind, row: Row): Expected {
  const isForStaff = scopesOf(row).some((scope) => !holders[scope].includes('stranger'))
  if (row.writes || isForStaff) return [403, 'user_suspended']
  return isStaff(kind) ? row.answers.stranger : row.answers[kind]
}

const allScopes = Object.keys(holders) as Scope[]

/** A user who may use the operation; the test creates keys with different scopes for this user. */
function holderOf(row: Row): CallerKind {
  return allowedKinds(row, credentialFor(row)).find(isUser) ?? 'client'
}

function named(some: readonly Row[]): [string, Row][] {
  return some.map((row) => [row.name, row])
}

function requestsFor(row: Row): { request: ApiRequest; otherRequest: ApiRequest } {
  return requests.get(row) as { request: ApiRequest; otherRequest: ApiRequest }
}

function statusOfMissing(row: Row): number {
  if (row.isFilter) return 200
  return row.answers.stranger === notInFeed ? 422 : 404
}

interface Answer {
  status: number
  headers: Record<string, string>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  body: any
}

/** What proves who the caller is. */
interface Sender {
  secret: string | null
  /** Of a browser in which the caller is signed in. */
  cookie?: string | null
  /** The managed user for whom the key acts. */
  actAs?: string
}

function senderOf(kind: CallerKind, by: CredentialKind): Sender {
  const sender = senders[by][kind]
  if (!sender) throw new Error(`There is no ${by} of the ${kind}.`)
  return sender
}

/** Sends a request of the table. Of a stream, only the status and the headers are read. */
async function send(by: Sender, row: Row, request: ApiRequest, method = row.method): Promise<Answer> {
  const hasBody = row.writes && method !== 'DELETE'
  const response = await connections.request({
    method: method as 'GET',
    path: `/api${request.path}`,
    headers: {
      ...(by.secret && { authorization: `Bearer ${by.secret}` }),
      ...(by.cookie && { cookie: by.cookie, 'sec-fetch-site': 'same-origin' }),
      ...(by.actAs && { 'parley-act-as': by.actAs }),
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
  // Exports have a different type.
  const isExport = row.template === '/operator/audit-log/export' && response.statusCode === 200
  return { status: response.statusCode, headers, text, body: isExport ? text : text && JSON.parse(text) }
}

/** Asserts that a caller gets the same answer about a hidden resource as about one that does not exist. */
async function expectSameAsMissing(sender: Sender, row: Row, hidden: ApiRequest, absent: ApiRequest): Promise<Answer> {
  const [answer, answerToMissing] = await Promise.all([send(sender, row, hidden), send(sender, row, absent)])
  expect(comparable(answer, hidden), row.name).toEqual(comparable(answerToMissing, absent))
  return answer
}

/** Adds an outdated If-Match: only the owner may learn that the version is wrong. */
function withVersion(row: Row, request: ApiRequest): ApiRequest {
  if (!['PATCH', 'PUT', 'DELETE'].includes(row.method)) return request
  return { ...request, headers: { ...request.headers, 'if-match': '"999-none"' } }
}

function onBehalf(request: ApiRequest, userId: string): ApiRequest {
  return { ...request, headers: { ...request.headers, 'parley-act-as': userId } }
}

function refusalIn({ status, body }: Answer): Expected {
  return [status, body?.error?.issues[0]?.code]
}

/** The parts of an answer that could reveal something: without the date, the request id and the ids of the request. */
function comparable({ status, headers, text }: Answer, request: ApiRequest): object {
  const own = new Set(namedIn(request))
  const { date, 'x-request-id': requestId, ...rest } = headers
  const whole = JSON.stringify({ status, headers: rest, text })
  // A cursor's signature depends on the filter, so it differs between the two.
  return JSON.parse(whole.replace(ID, (id) => (own.has(id) ? 'id' : id)).replace(CURSOR, '$1.signature'))
}

const CURSOR = /\b(W[\w-]+)\.[\w-]{43}(?![\w-])/g
const ID = /\b[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}\b/g

/** The ids in a request: in its path, its query, its body and its headers. */
function namedIn(request: ApiRequest): string[] {
  return JSON.stringify(request).match(ID) ?? []
}

function withIds(request: ApiRequest, change: (id: string) => string): ApiRequest {
  return JSON.parse(JSON.stringify(request).replace(ID, change))
}

/** Users and vouches are public, but a filter must not reveal that they exist. */
function isHidden(row: Row, id: string): boolean {
  return row.isFilter === true || !(/^(usr|vch)_/.test(id) || row.seen?.test(id))
}

function unused(id: string): string {
  return encodeId(id.slice(0, 3) as Prefix, newId())
}

const keys = new Map<string, Promise<string>>()

/** A key of a caller with exactly these scopes; created once. */
function keyOf(kind: CallerKind, scopes: readonly Scope[], name = 'narrow'): Promise<string> {
  const cacheKey = `${kind} ${name} ${scopes.join()}`
  const key = keys.get(cacheKey) ?? makeKey(kind, scopes, name)
  keys.set(cacheKey, key)
  return key
}

async function makeKey(kind: CallerKind, scopes: readonly Scope[], name: string): Promise<string> {
  const made = await callers[kind].post('/keys', { name, scopes })
  expect(made.status, made.text).toBe(201)
  if (name === 'revoked') await callers[kind].post(`/keys/${made.body.id}/revoke`)
  if (name === 'expired') {
    await database.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      toId('key', made.body.id),
    ])
  }
  return made.body.key
}

function scopesFor(kind: CallerKind): Scope[] {
  return allScopes.filter((scope) => holders[scope].includes(kind))
}

/** An expired and a revoked key with every scope. */
function invalidKeysOf(row: Row): Promise<string>[] {
  const holder = holderOf(row)
  return [keyOf(holder, scopesFor(holder), 'expired'), keyOf(holder, scopesFor(holder), 'revoked')]
}

/** For each scope the operation needs, a key with all scopes but that one. */
function lackingKeysOf(row: Row): Promise<string>[] {
  const holder = holderOf(row)
  return scopesOf(row).map((lacking) => {
    const others = scopesFor(holder).filter((scope) => scope !== lacking)
    return keyOf(holder, others)
  })
}

/** A key with only the scopes the operation needs. */
function narrowestOf(row: Row): Promise<string> {
  return keyOf(holderOf(row), scopesOf(row).length > 0 ? scopesOf(row) : ['profile:write'])
}

/** The tests of this group must not change a row; with `locks none`, they must not lock one either. */
function changesNoRow(locks?: 'locks none'): void {
  let before: object
  beforeAll(async () => {
    before = await fingerprint(locks)
  })
  afterAll(async () => expect(await fingerprint(locks)).toEqual(before))
}

async function fingerprint(locks?: 'locks none'): Promise<object> {
  // Every request may lock the caller's own account and wallet.
  const compared = locks ? tables.filter((name) => name !== 'users' && name !== 'ledger_accounts') : tables
  const statements = compared.map(
    (name) => `select '${name}' as name, count(*) || ' rows, ' ||
      coalesce(sum(hashtext(concat_ws(' ', t.ctid, t.xmin${locks ? ', t.xmax' : ''}))), 0) as rows from ${name} t
      where ${name === 'staff_acts' ? `kind = 'write'` : name !== 'staff_act_count'}`,
  )
  const { rows: found } = await database.query(statements.join(' union all '))
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]))
}

// Documentation, pages that need no sign-in, and the URLs of the console, which show nothing by themselves.
const PAGES =
  /^\/(docs|downloads|openapi|llms\.txt|sign-in|confirm-address|mailbox|unsubscribe|mcp$|oauth|\.well-known|pages|assets|avatars|brand|manifest\.webmanifest|robots\.txt|sitemap|gigs|people|agents|applications|approvals|calendar|contracts|developers|disputes|inbox|messages|negotiations|notices|operator|pay|saved|settings|terms|wallet|$)/

/** The routes registered in Fastify, without those of pages. */
function registeredRoutes(): string[] {
  const routes: string[] = []
  const parents: string[] = []
  for (const line of world.app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path, methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? []
    if (path === undefined) continue
    parents.length = indent.length / 4
    parents.push(path)
    if (methods === undefined) continue
    const whole = parents.join('')
    // Payment providers sign their requests, and have no keys.
    if (whole === '/api/payments/:provider/webhook') continue
    if (!whole.startsWith('/api/')) {
      expect(whole).toMatch(PAGES)
      continue
    }
    const template = whole.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
    for (const method of methods.split(', ')) if (method !== 'HEAD') routes.push(`${method} ${template}`)
  }
  return routes.sort()
}

function idsNamedIn(spec: Documented): string[] {
  const inQuery = (spec.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `${name}=`)
  const body = JSON.stringify(spec.requestBody?.content['application/json']?.schema ?? {})
  const inBody = [...body.matchAll(/"(\w+_id|allowed_counterparties)":\{/g)].map(([, name]) => `"${name}":`)
  return [...inQuery.filter((name) => name.endsWith('_id=')), ...inBody]
}

function patternOf(operation: string): RegExp {
  return new RegExp(`^${operation.split(' ')[1]?.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}
