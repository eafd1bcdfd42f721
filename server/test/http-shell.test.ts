import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import type { Api } from '../src/platform/http/api.ts'
import { Strict } from '../src/platform/http/shapes.ts'
import { issueCodes } from '../src/platform/kernel/issue-codes.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { exchange, expectError, expectStandingHeaders, RawConnection, requestOf } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const Note = Strict({ text: Type.String() }, { title: 'Note' })

const world = await createWorld({ moreRoutes })
const impatient = await createWorld({ headersTimeoutMs: 200, requestTimeoutMs: 400 })

describe('a request that the HTTP parser rejects', () => {
  const host = 'Host: parley'
  const chunked = 'Transfer-Encoding: chunked'
  const json = 'Content-Type: application/json'
  const key = `Authorization: Bearer ${world.operator.secret}`

  it.each<[string, number, string | Buffer]>([
    ['bytes that are not HTTP', 400, Buffer.from('16030100c8010000c40303ff0d0a0d0a', 'hex')],
    ['a request line without a target', 400, requestOf(['GET', host])],
    ['a target that is not a path', 400, requestOf(['GET api/health HTTP/1.1', host])],
    ['an unknown method', 400, requestOf(['BREW /api/health HTTP/1.1', host])],
    ['an unknown version', 400, requestOf(['GET /api/health HTTP/3.0', host])],
    ['the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['bare line feeds', 400, 'GET /api/health HTTP/1.1\nHost: parley\n\n'],
    ['a space before the colon', 400, requestOf(['GET /api/health HTTP/1.1', 'Host : parley'])],
    ['NUL in a header', 400, requestOf(['GET /api/health HTTP/1.1', host, 'X-A: a\0b'])],
    ['a folded header', 400, requestOf(['GET /api/health HTTP/1.1', host, 'X-A: a', ' b'])],
    ['two lengths', 400, requestOf(['POST /api/keys HTTP/1.1', host, 'Content-Length: 2', 'Content-Length: 3'], '{} ')],
    [
      'the same length twice',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, ...Array(2).fill('Content-Length: 2')], '{}'),
    ],
    ['a list of lengths', 400, requestOf(['POST /api/keys HTTP/1.1', host, 'Content-Length: 2, 2'], '{}')],
    ['a negative length', 400, requestOf(['POST /api/keys HTTP/1.1', host, 'Content-Length: -2'], '{}')],
    [
      'a length that is too large for a number',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, `Content-Length: ${'9'.repeat(40)}`]),
    ],
    [
      'a length and chunks',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, 'Content-Length: 2', chunked], '2\r\n{}\r\n0\r\n\r\n'),
    ],
    [
      'an encoding without an end',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, 'Transfer-Encoding: identity'], '{}'),
    ],
    [
      'a chunk size that is not a number',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, key, json, chunked], 'zz\r\n{}\r\n0\r\n\r\n'),
    ],
    [
      'a chunk longer than its size',
      400,
      requestOf(['POST /api/keys HTTP/1.1', host, key, json, chunked], '1\r\n{}\r\n0\r\n\r\n'),
    ],
    [
      'endless chunk extensions',
      413,
      requestOf(['POST /api/keys HTTP/1.1', host, key, json, chunked], `2;${'a'.repeat(20_000)}\r\n`),
    ],
    ['one header too large', 431, requestOf(['GET /api/health HTTP/1.1', host, `X-A: ${'a'.repeat(20_000)}`])],
    ['too many headers', 431, requestOf(['GET /api/health HTTP/1.1', host, ...Array(3_000).fill('X-Filler: a')])],
  ])('%s: answers %i in the envelope, and closes the connection', async (_, status, bytes) => {
    const answer = await exchange(world.url, bytes)
    expectError(answer, status, 'BAD_REQUEST')
    expect(answer.headers.get('connection')).toBe('close')
  })

  it('is answered 408 when it does not arrive completely', async () => {
    const [silence, headers, body] = await Promise.all([
      exchange(impatient.url, ''),
      exchange(impatient.url, 'GET /api/health HTTP/1.1\r\nHost: parley\r\n'),
      exchange(
        impatient.url,
        requestOf(
          [
            'POST /api/keys HTTP/1.1',
            host,
            json,
            `Authorization: Bearer ${impatient.operator.secret}`,
            'X-Request-Id: slow-body',
            'Content-Length: 20',
          ],
          '{"name": ',
        ),
      ),
    ])
    for (const answer of [silence, headers, body]) expectError(answer, 408, 'BAD_REQUEST')
    expect(body.headers.get('x-request-id')).toBe('slow-body')
    expect(await loggedRequest(impatient.logs, 'slow-body')).toMatchObject({ status: 408, aborted: true })
  })

  it('is answered with its request id when its body is broken', async () => {
    const lines = ['POST /api/keys HTTP/1.1', host, key, json, chunked, 'X-Request-Id: broken-body']
    const answer = await exchange(world.url, requestOf(lines, 'zz\r\n'))
    expectError(answer, 400, 'BAD_REQUEST')
    expect(answer.headers.get('x-request-id')).toBe('broken-body')
  })

  it('is refused after the valid requests before it on the same connection were answered', async () => {
    const connection = await RawConnection.open(world.url)
    const lines = ['GET /api/keys/verify HTTP/1.1', host, `Authorization: Bearer ${world.operator.secret}`]
    connection.send(
      Buffer.concat([requestOf(lines), requestOf(lines), Buffer.from('nonsense\r\n\r\nmore nonsense\r\n\r\n')]),
    )
    expect((await connection.answer()).status).toBe(200)
    expect((await connection.answer()).status).toBe(200)
    expectError(await connection.answer(), 400, 'BAD_REQUEST')
  })

  it('is refused for its broken body after the valid request before it was answered', async () => {
    const connection = await RawConnection.open(world.url)
    const good = ['GET /api/keys/verify HTTP/1.1', host, `Authorization: Bearer ${world.operator.secret}`]
    const broken = ['POST /api/keys HTTP/1.1', host, key, json, chunked, 'X-Request-Id: second']
    connection.send(Buffer.concat([requestOf(good), requestOf(broken, 'zz\r\n')]))
    connection.send('more nonsense\r\n\r\n')
    expect((await connection.answer()).status).toBe(200)
    const refused = await connection.answer()
    expectError(refused, 400, 'BAD_REQUEST')
    expect(refused.headers.get('x-request-id')).toBe('second')
  })

  it('is answered 405 for CONNECT, and the connection is closed', async () => {
    const answer = await exchange(
      world.url,
      requestOf(['CONNECT example.com:443 HTTP/1.1', host, 'X-Request-Id: tunnel']),
    )
    expectError(answer, 405, 'BAD_REQUEST')
    expect(answer.headers.get('allow')).toContain('GET')
    expect(answer.headers.get('x-request-id')).toBe('tunnel')
  })

  it('does not stop the service: CONNECT over a connection that is reset', async () => {
    for (let i = 0; i < 10; i++) {
      const connection = await RawConnection.open(world.url)
      connection.send(requestOf(['CONNECT example.com:443 HTTP/1.1', host]))
      connection.abort()
    }
    expect((await world.as(null).get('/health')).status).toBe(200)
  })
})

describe('the checks before routing', () => {
  const idHeader = 'X-Request-Id: early-refusal'

  it.each<[string, number, string[]]>([
    ['no Host', 400, ['GET /api/health HTTP/1.1']],
    ['no Host, for an unknown path', 400, ['GET /nothing HTTP/1.1']],
    ['two Hosts', 400, ['GET /api/health HTTP/1.1', 'Host: a', 'Host: b']],
    ['a malformed Host', 400, ['GET /api/health HTTP/1.1', 'Host: a b/c']],
    ['an unknown expectation', 417, ['GET /api/health HTTP/1.1', 'Host: a', 'Expect: tea']],
    ['a very long URL', 414, [`GET /api/keys/${'a'.repeat(10_000)} HTTP/1.1`, 'Host: a']],
    ['a very long URL, for an unknown path', 414, [`GET /${'a'.repeat(10_000)} HTTP/1.1`, 'Host: a']],
    ['a compressed body', 415, ['POST /api/keys HTTP/1.1', 'Host: a', 'Content-Encoding: gzip', 'Content-Length: 0']],
    ['an escape in the path that is not UTF-8', 400, ['GET /api/keys/%ff HTTP/1.1', 'Host: a']],
  ])('refuse %s with %i', async (_, status, lines) => {
    const answer = await exchange(world.url, requestOf([...lines, idHeader]))
    expectError(answer, status, 'BAD_REQUEST')
    expect(answer.headers.get('x-request-id')).toBe('early-refusal')
  })

  it('accept HTTP/1.0 without a Host, and a whole URL instead of a path', async () => {
    expect((await exchange(world.url, requestOf(['GET /api/health HTTP/1.0']))).status).toBe(200)
    expect(
      (await exchange(world.url, requestOf(['GET http://parley/api/health HTTP/1.1', 'Host: parley']))).status,
    ).toBe(200)
    const posted = await exchange(world.url, requestOf(['POST http://parley/api/health HTTP/1.1', 'Host: parley']))
    expectError(posted, 405, 'BAD_REQUEST')
  })

  it('let callers wait for 100 Continue before they send the body', async () => {
    const lines = ['POST /api/agents HTTP/1.1', 'Host: parley', `Authorization: Bearer ${world.operator.secret}`]
    const connection = await RawConnection.open(world.url)
    connection.send(
      requestOf(
        [...lines, 'Content-Type: application/json', 'Content-Length: 16', 'Expect: 100-continue'],
        '{"name":"Scout"}',
      ),
    )
    expect((await connection.answer()).status).toBe(201)
    connection.abort()
  })
})

describe('paths and methods', () => {
  it('answers 404 for an unknown path, and 405 with Allow for a method that a path does not have', async () => {
    const ada = await world.newUser()
    expectError(await ada.get('/nothing'), 404, 'NOT_FOUND')
    expectError(await ada.send('DELETE', '/nothing'), 404, 'NOT_FOUND')
    const refused = await ada.send('PUT', '/keys')
    expectError(refused, 405, 'BAD_REQUEST')
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
    const trace = await exchange(world.url, requestOf(['TRACE /api/agents/agt_x HTTP/1.1', 'Host: parley']))
    expectError(trace, 405, 'BAD_REQUEST')
    expect(trace.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PATCH')
  })

  it('answers HEAD like GET, without the body', async () => {
    const { secret } = await world.newUser()
    const connection = await RawConnection.open(world.url)
    const requestWith = (method: string) =>
      requestOf([`${method} /api/profile/me HTTP/1.1`, 'Host: parley', `x-api-key: ${secret}`, 'X-Request-Id: one'])
    connection.send(Buffer.concat([requestWith('HEAD'), requestWith('GET')]))
    const [head, get] = [await connection.answer('HEAD'), await connection.answer('GET')]
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(get.text))
    expect(comparableHeaders(head)).toEqual(comparableHeaders(get))
    connection.abort()
  })

  it('answers HEAD of an error without a body too', async () => {
    const answer = await exchange(world.url, requestOf(['HEAD /api/keys HTTP/1.1', 'Host: parley']), 'HEAD')
    expect(answer.status).toBe(401)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
    expectStandingHeaders(answer)
  })

  it('answers preflight requests of any origin with the allowed methods and headers', async () => {
    const answer = await world.as(null).send('OPTIONS', '/keys', undefined, {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    })
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' })
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS, POST')
    const headers = String(answer.headers.get('access-control-allow-headers')).split(', ')
    expect(headers).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'x-api-key', 'idempotency-key', 'if-match']),
    )
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    expectStandingHeaders(answer)
    expectError(await world.as(null).send('OPTIONS', '/nothing'), 404, 'NOT_FOUND')
  })

  it('lets browsers of any origin read answers, errors and the important headers', async () => {
    const ada = await world.newUser()
    for (const answer of [await ada.get('/keys/verify'), await ada.get('/users'), await world.as(null).get('/keys')]) {
      expectStandingHeaders(answer)
      const exposed = String(answer.headers.get('access-control-expose-headers')).split(', ')
      expect(exposed).toEqual(
        expect.arrayContaining(['etag', 'link', 'location', 'ratelimit', 'retry-after', 'x-request-id']),
      )
    }
  })
})

describe('request ids', () => {
  it.each([['a'], ['~'.repeat(128)], ['req_42/!']])('uses the id of the caller: %s', async (id) => {
    const ok = await world.as(null).get('/health', { 'x-request-id': id })
    const refused = await world.as(null).get('/keys', { 'x-request-id': id })
    expect([ok.headers.get('x-request-id'), refused.headers.get('x-request-id')]).toEqual([id, id])
  })

  it.each([['two words'], ['a'.repeat(129)], ['é'], ['']])('creates a new id instead of "%s"', async (id) => {
    const [one, two] = [
      await world.as(null).get('/health', { 'x-request-id': id }),
      await world.as(null).get('/keys', { 'x-request-id': id }),
    ].map((answer) => answer.headers.get('x-request-id'))
    expect(one).toMatch(/^[0-9a-f-]{36}$/)
    expect(two).toMatch(/^[0-9a-f-]{36}$/)
    expect(one).not.toBe(two)
  })

  it('logs each request once, with its id, outcome and caller', async () => {
    const ada = await world.newUser()
    await ada.get('/nothing?x=1', { 'x-request-id': 'unrouted-1' })
    await ada.get('/agents?limit=5', { 'x-request-id': 'routed-1' })
    expect(await loggedRequest(world.logs, 'unrouted-1')).toMatchObject({
      method: 'GET',
      path: '/api/nothing',
      status: 404,
    })
    const routed = await loggedRequest(world.logs, 'routed-1')
    expect(routed).toMatchObject({ level: 'info', method: 'GET', path: '/api/agents', status: 200 })
    expect(routed).toMatchObject({
      duration_ms: expect.any(Number),
      client_address: '127.0.0.1',
      user_id: expect.any(String),
      key_id: expect.any(String),
    })
    expect(routed).not.toHaveProperty('aborted')
  })
})

describe('ETags', () => {
  async function newAgent(): Promise<{ owner: Client; path: string; etag: string }> {
    const owner = await world.newUser()
    const created = await owner.post('/agents', { name: 'Scout' })
    return { owner, path: `/agents/${created.body.id}`, etag: String(created.headers.get('etag')) }
  }

  it('consist of the version and a hash of the bytes', async () => {
    const { owner, path, etag } = await newAgent()
    expect(etag).toMatch(/^"1-[\w-]{16}"$/)
    expect((await owner.get(path)).headers.get('etag')).toBe(etag)
    const renamed = await owner.patch(path, { name: 'Hunter' })
    expect(renamed.headers.get('etag')).toMatch(/^"2-/)
    expect((await owner.get(path)).headers.get('etag')).toBe(renamed.headers.get('etag'))
  })

  it('lead to 304 when If-None-Match has the current one', async () => {
    const { owner, path, etag } = await newAgent()
    for (const value of [etag, `W/${etag}`, `"1-other", ${etag}`, '*']) {
      const answer = await owner.get(path, { 'if-none-match': value })
      expect({ value, status: answer.status, text: answer.text }).toEqual({ value, status: 304, text: '' })
      expect(answer.headers.get('etag')).toBe(etag)
      expectStandingHeaders(answer)
    }
    await owner.patch(path, { name: 'Hunter' })
    for (const value of [etag, '"1-other"', '"', 'nonsense']) {
      expect((await owner.get(path, { 'if-none-match': value })).status).toBe(200)
    }
  })

  it('refuse a change whose If-Match names another version', async () => {
    const { owner, path, etag } = await newAgent()
    await owner.patch(path, { name: 'Hunter' })
    for (const value of [etag, `W/${etag}`, '"3-x"', `${etag}, "9-x"`]) {
      const answer = await owner.patch(path, { name: 'Refused' }, { 'if-match': value })
      expectError(answer, 412, 'CONFLICT')
      expect(issueCodesOf(answer)).toEqual(['stale_version'])
    }
    expect((await owner.get(path)).body).toMatchObject({ name: 'Hunter', version: 2 })
  })

  it('allow a change whose If-Match names the current version or is *', async () => {
    const { owner, path, etag } = await newAgent()
    const conditions = [etag, '*', 'W/"3-whatever"', '"7-x", "4-y"', '"5"']
    for (const [index, condition] of conditions.entries()) {
      const answer = await owner.patch(path, { name: `Scout ${index}` }, { 'if-match': condition })
      expect({ condition, version: answer.body.version }).toEqual({ condition, version: index + 2 })
    }
  })

  it('of an unknown form count as another version', async () => {
    const { owner, path } = await newAgent()
    const answer = await owner.patch(path, { name: 'Hunter' }, { 'if-match': '"one"' })
    expectError(answer, 412, 'CONFLICT')
  })

  it.each([['1'], ['"1-x" "2-y"'], ['"1-x",'], ['*, "1-x"'], ['']])(
    'refuse a malformed If-Match: %s',
    async (condition) => {
      const { owner, path } = await newAgent()
      const answer = await owner.patch(path, { name: 'Refused' }, { 'if-match': condition })
      expectError(answer, 400, 'BAD_REQUEST')
      expect(answer.body.error.issues).toMatchObject([{ path: 'if-match', code: 'bad_header' }])
    },
  )
})

describe('lists', () => {
  async function userIds(query: string): Promise<{ ids: string[]; next: string | null; link: string | null }> {
    const { status, headers, body } = await world.operator.get(`/users${query}`)
    expect(status).toBe(200)
    return {
      ids: body.data.map((user: { user_id: string }) => user.user_id),
      next: body.next_cursor,
      link: headers.get('link'),
    }
  }

  async function withKeys(count: number): Promise<Client> {
    const owner = await world.newUser()
    for (let i = 1; i < count; i++) await owner.post('/keys', { name: `key ${i}` })
    return owner
  }

  it.each([
    ['0', 'too_small'],
    ['-1', 'too_small'],
    ['101', 'too_large'],
    ['5.5', 'not_integer'],
    ['', 'not_integer'],
    ['ten', 'not_integer'],
  ])('refuse limit=%s', async (limit, code) => {
    for (const answer of [
      await world.operator.get(`/users?limit=${limit}`),
      await world.operator.get(`/keys?limit=${limit}`),
    ]) {
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(answer.body.error.issues).toMatchObject([{ path: 'limit', code }])
    }
  })

  it('have twenty rows by default, and from 1 to 100 on request', async () => {
    await Promise.all(Array.from({ length: 25 }, () => world.newUser()))
    expect((await userIds('')).ids).toHaveLength(20)
    expect((await userIds('?limit=1')).ids).toHaveLength(1)
    expect((await userIds('?limit=100')).ids.length).toBeGreaterThan(25)
  })

  it('show every row once when all pages are read, even while rows are added', async () => {
    for (let i = 0; i < 5; i++) await world.newUser()
    const before = (await userIds('?limit=100')).ids
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await userIds(`?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.ids)
      cursor = page.next
      await world.newUser()
    } while (cursor)
    expect(seen).toEqual(before)
  })

  it('have a link to the next page that keeps the filters', async () => {
    const { next, link } = await userIds('?role=member&limit=2')
    const url = /^<(http[^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? ''
    const followed = await fetch(url, { headers: { authorization: `Bearer ${world.operator.secret}` } })
    expect(await followed.json()).toEqual((await world.operator.get(`/users?role=member&limit=2&cursor=${next}`)).body)
  })

  it('end with a page without cursor and link', async () => {
    const owner = await withKeys(3)
    const first = await owner.get('/keys?limit=2')
    const last = await owner.get(`/keys?limit=2&cursor=${first.body.next_cursor}`)
    expect(last.body).toMatchObject({ data: [{ name: 'first key' }], next_cursor: null })
    expect(last.headers.get('link')).toBeNull()
    expect((await owner.get('/keys?limit=3')).body.next_cursor).toBeNull()
  })

  it('refuse a cursor that was edited or cut', async () => {
    const owner = await withKeys(3)
    const cursor: string = (await owner.get('/keys?limit=1')).body.next_cursor
    const flip = (at: number) => `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`
    const [payload = '', signature = ''] = cursor.split('.')
    const edited = [flip(3), flip(cursor.length - 3), cursor.slice(0, -1), cursor.slice(1), `${cursor}.x`, `${cursor}A`]
    for (const bad of [
      ...edited,
      payload,
      `.${signature}`,
      `${payload}.`,
      '.',
      '',
      'x'.repeat(2_000),
      '%F0%9F%98%80',
    ]) {
      const answer = await owner.get(`/keys?limit=1&cursor=${bad}`)
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(answer.body.error.issues).toMatchObject([{ path: 'cursor', code: 'bad_cursor' }])
    }
    expect((await owner.get(`/keys?limit=1&cursor=${cursor}`)).status).toBe(200)
  })

  it('refuse a cursor of another user, list or filter', async () => {
    const [ada, ben] = [await withKeys(3), await withKeys(3)]
    const ofKeys = (await ada.get('/keys?limit=1')).body.next_cursor
    const ofUsers = (await userIds('?limit=1&role=member')).next
    for (const answer of [
      await ben.get(`/keys?limit=1&cursor=${ofKeys}`),
      await ada.get(`/agents?limit=1&cursor=${ofKeys}`),
      await world.operator.get(`/users?limit=1&cursor=${ofUsers}`),
      await world.operator.get(`/users?limit=1&role=operator&cursor=${ofUsers}`),
      await world.operator.get(`/users?limit=1&role=member&status=active&cursor=${ofUsers}`),
    ]) {
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(issueCodesOf(answer)).toEqual(['bad_cursor'])
    }
    expect((await userIds(`?limit=50&role=member&cursor=${ofUsers}`)).ids.length).toBeGreaterThan(0)
  })
})

describe('an operation', () => {
  it('that is deprecated says so in headers, including those of errors', async () => {
    const ada = await world.newUser()
    for (const answer of [await ada.get('/old'), await world.as(null).get('/old')]) {
      expect(answer.headers.get('deprecation')).toBe('@1767225600')
      expect(answer.headers.get('sunset')).toBe('Tue, 01 Dec 2026 00:00:00 GMT')
    }
    expect((await ada.get('/keys')).headers.get('deprecation')).toBeNull()
  })

  it('that commits the owner is refused for agents if it doesn’t declare what’s at stake', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    expect((await scout.post('/offer')).status).toBe(200)
    const refused = await scout.post('/fund')
    expectError(refused, 403, 'FORBIDDEN')
    expect(refused.body.error.issues).toMatchObject([
      { code: 'mandate_exceeded', details: { action: 'milestones.fund' } },
    ])
    expect((await ada.post('/fund')).status).toBe(200)
  })

  it('is refused for a suspended user and their agents, unless it only reads or is allowed while suspended', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    await world.operator.post(`/users/${ada.userId}/suspend`)
    for (const caller of [ada, scout]) {
      expect((await caller.get('/agents')).status).toBe(200)
      expect((await caller.post('/refund')).status).toBe(200)
      const refused = await caller.post('/offer')
      expectError(refused, 403, 'FORBIDDEN')
      expect(issueCodesOf(refused)).toEqual(['user_suspended'])
    }
    await world.operator.post(`/users/${ada.userId}/reinstate`)
    expect((await ada.post('/offer')).status).toBe(200)
  })
})

describe('an unexpected error', () => {
  it.each([
    [
      'in a read',
      (user: Client) => user.get('/broken', { 'x-request-id': 'broken-read' }),
      'broken-read',
      'secret detail',
    ],
    [
      'in a write',
      (user: Client) => user.post('/broken', {}, { 'x-request-id': 'broken-write' }),
      'broken-write',
      'no_such_table',
    ],
    [
      'that has a status code of its own',
      (user: Client) => user.get('/foreign', { 'x-request-id': 'foreign' }),
      'foreign',
      'secret detail',
    ],
  ])('%s is logged with the request’s id, and its details aren’t in the response', async (_, call, id, detail) => {
    const answer = await call(await world.newUser())
    expectError(answer, 500, 'INTERNAL_ERROR')
    expect(answer.body.error).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side.',
      issues: [
        {
          path: '',
          code: 'internal_error',
          message: 'Something went wrong on our side.',
          remedy: issueCodes.internal_error.remedy,
        },
      ],
    })
    const logged = linesOf(world.logs).filter((line) => line.level === 'error' && line.request_id === id)
    expect(logged).toMatchObject([{ err: { message: expect.stringContaining(detail), stack: expect.any(String) } }])
  })
})

it('never logs a secret, wherever the caller puts it', async () => {
  const ada = await world.newUser()
  const secret = String(ada.secret)
  await ada.get(`/keys/${secret}`)
  await ada.get(`/${secret}?key=${secret}`)
  await ada.get(`/keys?cursor=${secret}&${secret}=1`, { 'x-request-id': secret, 'x-api-key': secret })
  await ada.post('/keys', { name: secret, [secret]: secret }, { 'idempotency-key': secret, 'if-match': secret })
  await ada.post('/repeat', { text: secret }, { 'x-request-id': `a-${secret}` })
  await world.as(`${secret}x`).get('/keys')
  await exchange(world.url, requestOf([`GET /${secret} HTTP/1.1`, `Host: ${secret}`, `Broken ${secret}`]))
  await exchange(world.url, requestOf([`GET /%ff${secret} HTTP/1.1`, 'Host: parley', `Authorization: ${secret}`]))
  await ada.get('/keys', { 'x-request-id': 'last-of-these' })
  await loggedRequest(world.logs, 'last-of-these')
  expect(world.logs.join('')).toContain('[secret]')
  expect(world.logs.join('')).not.toContain(secret.slice('parley_sk_'.length))
})

function moreRoutes(api: Api): void {
  const answer = Note
  const docs = (id: string) => ({ id, tag: 'Health', summary: id, description: id, example: { answer: { text: id } } })
  const done = async () => ({ text: 'done' })
  const access = { scope: 'any key', mcp: true } as const

  const deprecated = { since: '2026-01-01T00:00:00Z', sunset: '2026-12-01T00:00:00Z' }
  api.read({ path: '/old', ...access, answer, docs: docs('old'), deprecated, run: done })
  api.write({
    method: 'POST',
    path: '/offer',
    ...access,
    answer,
    docs: docs('offer'),
    action: 'negotiations.round',
    run: (ctx) => {
      ctx.atStake?.({ subject: 'neg_1', summary: { kind: 'vouch', message: 'Offer something.' }, target: {} })
      return done()
    },
  })
  api.write({
    method: 'POST',
    path: '/fund',
    ...access,
    answer,
    docs: docs('fund'),
    action: 'milestones.fund',
    run: done,
  })
  api.write({
    method: 'POST',
    path: '/refund',
    ...access,
    answer,
    docs: docs('refund'),
    whileSuspended: true,
    run: done,
  })
  api.read({
    path: '/broken',
    ...access,
    answer,
    docs: docs('broken'),
    run: () => Promise.reject(new Error('secret detail')),
  })
  api.read({
    path: '/foreign',
    ...access,
    answer,
    docs: docs('foreign'),
    run: () => Promise.reject(Object.assign(new Error('secret detail'), { statusCode: 402, code: 'card_declined' })),
  })
  api.write({
    method: 'POST',
    path: '/broken',
    ...access,
    answer,
    docs: docs('breakMore'),
    run: async (ctx) => (await ctx.db.query<{ text: string }>(sql`select text from no_such_table`))[0] ?? { text: '' },
  })
  api.write({
    method: 'POST',
    path: '/repeat',
    ...access,
    body: Note,
    answer,
    docs: docs('repeat'),
    run: (_ctx, call) => Promise.reject(new Error(`Not expected: ${call.body.text}`)),
  })
}

function linesOf(logs: readonly string[]): Record<string, unknown>[] {
  return logs.map((line) => JSON.parse(line))
}

/** The log line of a request, which may be written after the caller has the response. */
async function loggedRequest(logs: readonly string[], id: string): Promise<Record<string, unknown>> {
  const lines = () => linesOf(logs).filter((line) => line.msg === 'request' && line.request_id === id)
  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 120_000 })
  return lines()[0] ?? {}
}

function comparableHeaders({ headers }: Answer): Record<string, string> {
  const { date: _date, ratelimit: _ratelimit, ...rest } = Object.fromEntries(headers)
  return rest
}
