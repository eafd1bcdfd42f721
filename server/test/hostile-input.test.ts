import fc from 'fast-check'
import { Type } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { parseJsonBody } from '../src/platform/http/json-body.ts'
import { Strict } from '../src/platform/http/shapes.ts'
import type { Answer } from './support/client.ts'
import { exchange, expectError, requestOf } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const Labels = Strict({ labels: Type.Record(Type.String(), Type.String()) }, { title: 'Labels' })

const world = await createWorld({
  headersTimeoutMs: 500,
  requestTimeoutMs: 1_000,
  moreRoutes(api) {
    const docs = { id: 'label', tag: 'Health', summary: 'l', description: 'l', example: { answer: { labels: {} } } }
    const run = async (_ctx: unknown, call: { body: { labels: Record<string, string> } }) => call.body
    api.write({ method: 'POST', path: '/labels', scope: 'any key', body: Labels, answer: Labels, mcp: true, docs, run })
  },
})
const ada = await world.newUser()
const key = `Authorization: Bearer ${ada.secret}`

describe('a body', () => {
  it('gets all its problems reported at once, together with those of the query', async () => {
    const body = {
      name: '',
      scopes: ['read', 'fly', 'read'],
      hosted_agent_id: 5,
      expires_at: 'soon',
      colour: 1,
      shape: null,
    }
    const answer = await ada.post('/keys?page=1&colour=2', body)
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toEqual([
      'colour unknown_field',
      'colour unknown_field',
      'expires_at bad_format',
      'hosted_agent_id wrong_type',
      'name too_short',
      'page unknown_field',
      'scopes duplicate_item',
      'scopes.1 not_allowed',
      'shape unknown_field',
    ])
  })

  it.each([
    ['"5"', 'not_integer'],
    ['5.5', 'not_integer'],
    ['null', 'not_integer'],
    ['true', 'not_integer'],
    ['[5]', 'not_integer'],
    ['1e400', 'not_integer'],
    ['-1e400', 'not_integer'],
    [`1${'0'.repeat(1_000)}`, 'not_integer'],
    ['9007199254740992', 'too_large'],
    ['9007199254740993', 'too_large'],
    ['-1', 'too_small'],
  ])('is never converted: %s is not a number of seconds', async (value, code) => {
    const answer = await postText('/keys/rotate', `{"grace_seconds": ${value}}`)
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toEqual([`grace_seconds ${code}`])
  })

  it.each([
    ['5', 'wrong_type'],
    ['null', 'wrong_type'],
    ['true', 'wrong_type'],
    ['["Scout"]', 'wrong_type'],
    ['{}', 'wrong_type'],
    ['""', 'too_short'],
    [JSON.stringify('x'.repeat(101)), 'too_long'],
    [JSON.stringify(`e${'\u0301'.repeat(100)}`), 'too_long'],
    [JSON.stringify('a\0b'), 'bad_characters'],
    ['"\\ud800"', 'bad_characters'],
    ['"\\udc00\\ud800"', 'bad_characters'],
  ])('is never converted: %s is not a name', async (value, code) => {
    const answer = await postText('/agents', `{"name": ${value}}`)
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toEqual([`name ${code}`])
  })

  it('is measured in characters, not in UTF-16 units, and keeps every valid character', async () => {
    const name = '😀'.repeat(100)
    expect((await ada.post('/agents', { name })).body.name).toBe(name)
  })

  it.each([
    ['a byte order mark', '\ufeff{}', 'malformed_json'],
    ['half an object', '{"name": "Scout"', 'malformed_json'],
    ['two objects', '{}{}', 'malformed_json'],
    ['a comment', '{} // done', 'malformed_json'],
    ['a trailing comma', '{"name": "Scout",}', 'malformed_json'],
    ['NaN', '{"name": NaN}', 'malformed_json'],
    ['a bare control character', '{"name": "a\u0001b"}', 'malformed_json'],
    ['half an escape', '{"name": "\\u12"}', 'malformed_json'],
    ['nothing but a space', ' ', 'malformed_json'],
    ['bytes that are not UTF-8', Buffer.from('7b226e616d65223a22ff227d', 'hex'), 'malformed_json'],
    ['half a surrogate pair in UTF-8', Buffer.from('7b226e616d65223a22eda080227d', 'hex'), 'malformed_json'],
    ['the same key twice', '{"name": "a", "name": "b"}', 'duplicate_key'],
    ['the same key twice, once escaped', '{"name": "a", "n\\u0061me": "b"}', 'duplicate_key'],
    ['the same key twice, deep inside', '{"x": [{"y": {"a": 1, "b": {}, "\\u0061": 2}}]}', 'duplicate_key'],
    ['the prototype twice', '{"__proto__": 1, "__proto__": 2}', 'duplicate_key'],
    ['100,000 lists', `{"name": ${'['.repeat(100_000)}`, 'too_deep'],
    ['100,000 objects', '{"a":'.repeat(100_000), 'too_deep'],
    ['a list', '[]', 'not_an_object'],
    ['a text', '"{}"', 'not_an_object'],
    ['a number', '5', 'not_an_object'],
    ['null', 'null', 'not_an_object'],
  ])('is refused when it is %s', async (_, body, code) => {
    const answer = await postText('/agents', body)
    expectError(answer, 400, 'BAD_REQUEST')
    expect(problemsOf(answer)).toEqual([` ${code}`])
  })

  it('may repeat a key in another object, and hold text that looks like a repeated key', async () => {
    const labels = { a: '{"a":1,"a":2}', b: '"a":', '"a"': '\\"a\\":' }
    expect((await ada.post('/labels', { labels })).body).toEqual({ labels })
    const answer = await postText('/agents', '{"x": {"a": 1}, "y": {"a": 1}, "name": "Scout"}')
    expect(problemsOf(answer)).toEqual(['x unknown_field', 'y unknown_field'])
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'a/b~c'])(
    'may not contain the key %s',
    async (name) => {
      const answer = await postText('/agents', `{"name": "Scout", ${JSON.stringify(name)}: {"polluted": true}}`)
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(problemsOf(answer)).toEqual([`${name} unknown_field`])
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
  )

  it('may contain neither NUL nor half a surrogate pair in its keys', async () => {
    const answer = await postText('/labels', '{"labels": {"fine": "x", "a\\u0000": "x", "\\ud800": "x"}}')
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toEqual(['labels.a\0 bad_characters', 'labels.\ufffd bad_characters'])
    expect(problemsOf(await postText('/labels', '{"labels": {}, "\\u0000": 1}'))).toEqual(['\0 unknown_field'])
  })

  it.each([99, 150, 1_500])('is refused for %i unknown fields, with at most a hundred issues', async (count) => {
    const names = Array.from({ length: count }, (_, index) => `x${index}`)
    const answer = await ada.post('/agents', { name: 'Scout', ...Object.fromEntries(names.map((name) => [name, 1])) })
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toHaveLength(Math.min(count, 100))
    expect(new Set(problemsOf(answer).map((problem) => problem.split(' ')[1]))).toEqual(new Set(['unknown_field']))
  })

  it.each([
    ['equal items', Array(2_000).fill('read'), ['scopes too_long']],
    ['different items', Array.from({ length: 2_000 }, (_, index) => index), null],
    ['broken items', Array(2_000).fill('\0'), null],
    ['lists of broken items', Array(20).fill(Array(100).fill('\0')), null],
  ])('is refused for a list of many %s, with few issues', async (_, scopes, problems) => {
    const answer = await ada.post('/keys', { name: 'x', scopes })
    expectError(answer, 422, 'VALIDATION_FAILED')
    // Only the items that the list may have, and one more, are explained.
    expect(problemsOf(answer).length).toBeLessThanOrEqual(40)
    if (problems) expect(problemsOf(answer)).toEqual(problems)
  })

  it('is refused for many wrong values of a list with a short answer', async () => {
    const wrong = Array.from({ length: 91 }, (_, index) => `z${index}`)
    const query = wrong.map((type) => `types=${type}`).join('&')
    for (const answer of [
      await ada.get(`/events?${query}`),
      await ada.post('/webhooks', { url: 'https://a.example', events: wrong }),
    ]) {
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(answer.text.length).toBeLessThan(20_000)
      expect(answer.body.error.issues[0].details.allowed).toContain('gig.created')
    }
  })

  it('is refused for a name that ends in half a character, with a path that is valid text', async () => {
    const answer = await ada.post('/agents', { name: 'Scout', [`${'x'.repeat(99)}😀`]: 1 })
    expect(problemsOf(answer)).toEqual([`${'x'.repeat(99)}\ufffd unknown_field`])
  })

  it.each([
    ['items', `{"scopes": [${'0,'.repeat(500_000)}0]}`],
    ['texts', `{"scopes": [${'"read",'.repeat(140_000)}"read"]}`],
    ['lists of lists', `{"scopes": [${'[[]],'.repeat(200_000)}[]]}`],
    ['objects', `{"links": [${'{"label":"x"},'.repeat(70_000)}{}]}`],
    ['fields', `{${Array.from({ length: 90_000 }, (_, index) => `"x${index}":1`).join()}}`],
    ['keys without commas', Array.from({ length: 90_000 }, (_, index) => `"x${index}":`).join('')],
  ])('of 1 MiB with very many %s is refused before it is parsed', async (_, body) => {
    const answer = await postText('/keys', body)
    expectError(answer, 400, 'BAD_REQUEST')
    expect(problemsOf(answer)).toEqual([' too_many_values'])
    const parse = vi.spyOn(JSON, 'parse')
    expect(() => parseJsonBody(Buffer.from(body))).toThrow('too many values')
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it('counts as {} when it is empty or absent, whatever its content type', async () => {
    const types = [
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data',
      'nonsense',
      ';;;',
      '',
    ]
    for (const type of types) {
      const head = ['POST /api/agents HTTP/1.1', 'Host: parley', key, `Content-Type: ${type}`]
      for (const bytes of [
        requestOf(head),
        requestOf([...head, 'Content-Length: 0']),
        requestOf([...head, 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
      ]) {
        const answer = await exchange(world.url, bytes)
        expect({ type, problems: problemsOf(answer) }).toEqual({ type, problems: ['name required'] })
      }
    }
    const untyped = await exchange(world.url, requestOf(['POST /api/agents HTTP/1.1', 'Host: parley', key]))
    expect(problemsOf(untyped)).toEqual(['name required'])
  })

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('is accepted as %s', async (type) => {
    expect((await postText('/agents', '{"name": "Scout"}', type)).status).toBe(201)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/merge-patch+json',
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; charset=latin1',
    'application/json, application/json',
    'nonsense',
    '',
  ])('is refused as %s', async (type) => {
    expectError(await postText('/agents', '{"name": "Scout"}', type), 415, 'BAD_REQUEST')
  })

  it('is refused without a content type, and with two', async () => {
    const head = ['POST /api/agents HTTP/1.1', 'Host: parley', key, 'Content-Length: 16']
    const body = '{"name":"Scout"}'
    expectError(await exchange(world.url, requestOf(head, body)), 415, 'BAD_REQUEST')
    const two = [...head, 'Content-Type: application/json', 'Content-Type: text/plain']
    expectError(await exchange(world.url, requestOf(two, body)), 415, 'BAD_REQUEST')
  })

  it('is refused above 1 MiB, both by its Content-Length and while it arrives', async () => {
    const head = ['POST /api/agents HTTP/1.1', 'Host: parley', key, 'Content-Type: application/json']
    const fitting = `{"name": "${'x'.repeat(1024 * 1024 - 12)}"}`
    const over = ` ${fitting}`
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
    const chunked = [...head, 'Transfer-Encoding: chunked']
    const [accepted, sent, announced, streamed] = await Promise.all([
      exchange(world.url, requestOf(chunked, chunk(fitting))),
      exchange(world.url, requestOf([...head, `Content-Length: ${over.length}`], over)),
      exchange(world.url, requestOf([...head, 'Content-Length: 99999999'])),
      exchange(world.url, requestOf(chunked, chunk(over))),
    ])
    expect(problemsOf(accepted)).toEqual(['name too_long'])
    for (const answer of [sent, announced, streamed]) expectError(answer, 413, 'BAD_REQUEST')
  })
})

describe('a query', () => {
  it.each([
    ['limit=0&role=king&x=1', ['limit too_small', 'role not_allowed', 'x unknown_field']],
    ['limit=5.0', ['limit not_integer']],
    ['limit=05', ['limit not_integer']],
    ['limit=1e1', ['limit not_integer']],
    ['limit=%2B5', ['limit not_integer']],
    ['limit=true', ['limit not_integer']],
    ['limit', ['limit not_integer']],
    ['limit=9007199254740993', ['limit too_large']],
    ['limit=5&limit=5', ['limit repeated']],
    ['limit=5&l%69mit=x', ['limit repeated']],
    ['limit[]=5', ['limit[] unknown_field']],
    ['x=1&x=2', ['x unknown_field']],
    ['__proto__=1', ['__proto__ unknown_field']],
    ['constructor=1', ['constructor unknown_field']],
    ['=1', [' unknown_field']],
    ['role=member%00', ['role not_allowed']],
    ['cursor=%00', ['cursor bad_characters']],
    [`cursor=${'x'.repeat(2_001)}`, ['cursor too_long']],
  ])('is strict: ?%s', async (query, problems) => {
    const answer = await world.operator.get(`/users?${query}`)
    expectError(answer, 422, 'VALIDATION_FAILED')
    expect(problemsOf(answer)).toEqual(problems)
  })

  it.each(['role=%', 'role=%zz', 'role=%ff', 'role=%ED%A0%80', '%C0%80=1'])(
    'is refused with an invalid escape: ?%s',
    async (query) => {
      expectError(await world.operator.get(`/users?${query}`), 400, 'BAD_REQUEST')
    },
  )

  it('is refused where no parameters are defined, even without a key', async () => {
    for (const path of ['/keys/verify', '/profile/me', '/health']) {
      const answer = await ada.get(`${path}?x=1`)
      expectError(answer, 422, 'VALIDATION_FAILED')
      expect(problemsOf(answer)).toEqual(['x unknown_field'])
    }
  })
})

describe('an id in a path', () => {
  const good = '01kz3v9d6ye8tb2xw4qh5mrc7a'

  it.each([
    ['that does not exist', `usr_${good}`],
    ['of another kind', `key_${good}`],
    ['without its prefix', good],
    ['in upper case', `USR_${good.toUpperCase()}`],
    ['a character short', `usr_${good.slice(1)}`],
    ['with a letter outside its alphabet', `usr_${good.slice(0, -1)}u`],
    ['beyond 128 bits', `usr_8${good.slice(1)}`],
    ['with NUL', `usr_${good}%00`],
    ['that is NUL', '%00'],
    ['with a slash', `usr_${good}%2Fkeys`],
    ['with path traversal', '..%2F..%2Fkeys'],
    ['with an emoji', '%F0%9F%98%80'],
    ['that is empty', ''],
    ['of 5 kB', 'a'.repeat(5_000)],
  ])('%s is not found', async (_, id) => {
    const lines = [`GET /api/users/${id} HTTP/1.1`, 'Host: parley', `x-api-key: ${world.operator.secret}`]
    expectError(await exchange(world.url, requestOf(lines)), 404, 'NOT_FOUND')
  })

  it.each(['%ff', '%E2%82', '%', '%zz'])('%s is refused as malformed', async (id) => {
    const lines = [`GET /api/users/${id} HTTP/1.1`, 'Host: parley', `x-api-key: ${world.operator.secret}`]
    expectError(await exchange(world.url, requestOf(lines)), 400, 'BAD_REQUEST')
  })

  it('in a body is not found either', async () => {
    for (const id of [`agt_${good}`, `usr_${good}`, 'nonsense', '']) {
      expectError(await ada.post('/keys', { name: 'x', hosted_agent_id: id }), 404, 'NOT_FOUND')
    }
  })
})

it('answers every hostile request without a server error', async () => {
  const requests = fc.sample(hostileRequest(), 300)
  while (requests.length > 0) {
    await Promise.all(
      requests.splice(0, 100).map(async (bytes) => {
        const answer = await exchange(world.url, bytes)
        const message = JSON.stringify(bytes.toString('latin1'))
        expect(answer.status, message).toBeLessThan(500)
        if (answer.status >= 400) expectError(answer, answer.status, CODE_OF_STATUS[answer.status] ?? 'BAD_REQUEST')
      }),
    )
  }
  expect((await world.as(null).get('/health')).status).toBe(200)
})

const CODE_OF_STATUS: Partial<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'CONFLICT',
  422: 'VALIDATION_FAILED',
  429: 'FORBIDDEN',
}

/** Random bytes, requests with a few bytes changed, and random bodies, paths and queries. */
function hostileRequest(): fc.Arbitrary<Buffer> {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array))
  const writes = fc.constantFrom('/agents', '/keys', '/labels', '/users', '/keys/x/revoke', '/agents/x/suspend')
  const lists = fc.constantFrom('/users', '/keys', '/agents', '/profile/me', '/keys/verify', '/health')
  const goodBody = Buffer.from(JSON.stringify({ name: 'Scout', scopes: ['read'], labels: { a: 'b' }, kind: 'person' }))

  const body = fc.oneof(
    bytes,
    edited(goodBody),
    fc.json({ stringUnit: 'binary' }).map((json) => Buffer.from(json)),
    fc
      .dictionary(
        fc.oneof(text, fc.constantFrom('name', 'scopes', 'labels', '__proto__')),
        fc.jsonValue({ stringUnit: 'binary' }),
      )
      .map((object) => Buffer.from(JSON.stringify(object))),
  )
  const path = fc.oneof(
    fc.webPath().map((made) => `/api${made}`),
    fc.array(fc.oneof(text, fc.webSegment()), { maxLength: 4 }).map((parts) => `/api/${parts.map(escaped).join('/')}`),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((made) => `/api/users/${made}`),
  )
  const query = fc.oneof(
    fc.webQueryParameters(),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    fc
      .tuple(fc.constantFrom('limit', 'cursor', 'role', '__proto__'), text)
      .map(([name, value]) => `${name}=${escaped(value)}`),
  )
  const post = (to: string, sent: Buffer) =>
    requestOf(
      [
        `POST /api${to} HTTP/1.1`,
        'Host: parley',
        key,
        'Content-Type: application/json',
        `Content-Length: ${sent.length}`,
      ],
      sent,
    )
  const get = (target: string) =>
    requestOf([`GET ${target} HTTP/1.1`, 'Host: parley', `x-api-key: ${world.operator.secret}`])

  return fc.oneof(
    bytes.map((random) => Buffer.concat([random, Buffer.from('\r\n\r\n')])),
    edited(post('/agents', goodBody)),
    edited(get('/api/keys?limit=5')),
    fc.tuple(writes, body).map(([to, sent]) => post(to, sent)),
    path.map(get),
    fc.tuple(lists, query).map(([to, given]) => get(`/api${to}?${given}`)),
  )
}

/** The same bytes with a few of them replaced, removed or inserted. */
function edited(original: Buffer): fc.Arbitrary<Buffer> {
  const edit = fc.record({
    at: fc.nat(original.length - 1),
    remove: fc.nat(2),
    insert: fc.uint8Array({ maxLength: 2 }),
  })
  return fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) =>
      edits.reduce(
        (bytes, { at, remove, insert }) => Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]),
        original,
      ),
    )
}

/** Escaped for a URL. Half a surrogate pair, which cannot be escaped, becomes an invalid escape. */
function escaped(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

async function postText(path: string, body: string | Buffer, type = 'application/json'): Promise<Answer> {
  const bytes = Buffer.from(body)
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: parley',
    key,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`,
  ]
  return exchange(world.url, requestOf(head, bytes))
}

/** Each issue as `path code`, sorted. */
function problemsOf({ body }: Answer): string[] {
  return body.error.issues.map((issue: { path: string; code: string }) => `${issue.path} ${issue.code}`).sort()
}
