import { afterEach, describe, expect, it, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import {
  ConflictError,
  ConnectionError,
  createClient,
  type Event,
  gigs,
  NotFoundError,
  Parley,
  ParleyError,
  TimeoutError,
  UnauthorizedError,
  ValidationFailedError,
} from '../src/index.ts'
import { answering, type Reply, refusal, type Sent } from './support/answering.ts'

const sent: Sent[] = []
const GIG = { title: 'Translate', description: 'Sixty pages.', rate_type: 'fixed' } as const
const CUT = new TypeError('fetch failed', { cause: new Error('other side closed') })
const BUSY: Reply = { status: 503, headers: { 'retry-after': '0' } }

afterEach(() => {
  sent.length = 0
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function connect(...replies: Reply[]): Parley {
  const fetch = answering(sent, ...replies)
  return new Parley({ baseUrl: 'https://parley.example/', key: 'parley_sk_x', retryDelayMs: 0, fetch })
}

describe('a call', () => {
  it('sends key, query and body, and leaves out what is undefined', async () => {
    const parley = connect({ body: { data: [], next_cursor: null } })
    const query = { q: 'a & b', skill: ['rust', 'go'], remote: true, category: undefined }
    await parley.gigs.list(query as object).page()
    await parley.gigs.update('gig_1', { positions: 2 }, { ifMatch: 3 })
    await parley.gigs.delete('gig_1')
    expect(sent.map(({ url }) => url.replace('https://parley.example/api', ''))).toEqual([
      '/gigs?q=a%20%26%20b&skill=rust&skill=go&remote=true',
      '/gigs/gig_1',
      '/gigs/gig_1',
    ])
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { positions: 2 }, headers: { 'if-match': '"3"' } })
    expect(sent.every(({ headers }) => headers.authorization === 'Bearer parley_sk_x')).toBe(true)
    expect(sent[2]).toMatchObject({ method: 'DELETE', body: undefined })
  })

  it.each(['', '.', '..', undefined, 7])('refuses %j as an id, because it would call something else', async (id) => {
    await expect(connect({}).sessions.delete(id as string)).rejects.toThrow(TypeError)
    expect(sent).toEqual([])
  })

  it('keeps an id inside its segment of the path', async () => {
    await connect({}).gigs.get('a/../b?c#d')
    expect(sent[0]?.url).toBe('https://parley.example/api/gigs/a%2F..%2Fb%3Fc%23d')
  })

  it('needs a URL and at most one credential', () => {
    expect(() => new Parley({ key: 'k' })).toThrow('Pass baseUrl')
    expect(() => new Parley({ baseUrl: 'localhost:3000', key: 'k' })).toThrow('Pass baseUrl')
    expect(() => new Parley({ baseUrl: 'http://x', key: '' })).toThrow('empty')
    expect(() => new Parley({ baseUrl: 'http://x', key: 'k', token: 't' })).toThrow('one of')
  })

  it('takes URL and key from the environment, and never sends that key to another URL', async () => {
    vi.stubEnv('PARLEY_URL', 'https://parley.example')
    vi.stubEnv('PARLEY_KEY', 'parley_sk_env')
    const fetch = answering(sent, {})
    await new Parley({ fetch }).me.get()
    await new Parley({ fetch, token: 'mine' }).me.get()
    await new Parley({ fetch, baseUrl: 'https://other.example' }).me.get()
    expect(sent.map(({ url, headers }) => [new URL(url).host, headers.authorization])).toEqual([
      ['parley.example', 'Bearer parley_sk_env'],
      ['parley.example', 'Bearer mine'],
      ['other.example', undefined],
    ])
    // A page built by a bundler that passes on its environment.
    vi.stubGlobal('document', {})
    expect(() => new Parley({ fetch })).toThrow('set PARLEY_URL')
  })

  it('identifies the program, except in browsers, which do so themselves', async () => {
    const options = { baseUrl: 'https://parley.example', fetch: answering(sent, {}) }
    await new Parley(options).me.get()
    await new Parley({ ...options, appName: 'my-bot/1.2' }).me.get()
    await new Parley({ ...options, headers: { 'User-Agent': 'mine' } }).me.get()
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux)' })
    await new Parley({ ...options, appName: 'my-bot/1.2' }).me.get()
    vi.unstubAllGlobals()
    const sdk = `parley-sdk/${manifest.version} (${globalThis.navigator?.userAgent ?? `Node.js/${process.versions.node}`})`
    expect(sent.map(({ headers }) => headers['user-agent'])).toEqual([sdk, `my-bot/1.2 ${sdk}`, 'mine', undefined])
    expect(() => new Parley({ ...options, appName: 'a\nb' })).toThrow('user-agent')
  })

  it('notifies its hooks of every attempt, with its duration and without secrets', async () => {
    const told: object[] = []
    const hooks = {
      onRequest: (request: object) => void told.push(request),
      onResponse: (response: object) => void told.push(response),
    }
    const answer = { headers: { 'x-request-id': 'r1', etag: '"3"' } }
    const parley = new Parley({
      baseUrl: 'https://parley.example',
      key: 'parley_sk_secret',
      retryDelayMs: 0,
      fetch: answering(sent, CUT, BUSY, answer),
      ...hooks,
    })
    await parley.users.list({ q: 'ada@example.com' } as object).page()
    const attempt = (number: number) => ({ method: 'GET', path: '/api/users', attempt: number })
    const nothing = { durationMs: expect.any(Number), requestId: null, etag: null }
    expect(told).toEqual([
      attempt(1),
      { ...attempt(1), ...nothing, status: 0 },
      attempt(2),
      { ...attempt(2), ...nothing, status: 503 },
      attempt(3),
      { ...attempt(3), durationMs: expect.any(Number), status: 200, requestId: 'r1', etag: '"3"' },
    ])
    const ofCall: object[] = []
    await parley.gigs.get('gig_1', { onResponse: (response) => void ofCall.push(response) })
    expect(ofCall).toMatchObject([{ path: '/api/gigs/gig_1', status: 200 }])
  })

  it('acts for a managed user, and for no one else unless told to', async () => {
    const parley = connect({ body: { id: 'usr_1' } })
    await parley.me.get()
    await parley.as('usr_1').me.get()
    await parley.as('usr_1').as('usr_2').me.get()
    await parley.me.get()
    expect(sent.map(({ headers }) => headers['parley-act-as'])).toEqual([undefined, 'usr_1', 'usr_2', undefined])
    expect(sent.every(({ headers }) => headers.authorization === 'Bearer parley_sk_x')).toBe(true)
    for (const id of ['usr_1\r\nx: y', '', undefined, null])
      expect(() => parley.as(id as string), `${id}`).toThrow(TypeError)
  })

  it('tells an agent’s owner the reason for the call, percent-encoded', async () => {
    const parley = connect({ body: { id: 'con_1' } })
    await parley.contracts.approve('con_1', {}, { reason: 'Within budget – 100% sure' })
    expect(sent[0]?.headers).toMatchObject({ 'parley-reason': 'Within%20budget%20%E2%80%93%20100%25%20sure' })
  })

  it('has only the given resources if it’s a small client', async () => {
    const client = createClient({ baseUrl: 'https://parley.example', fetch: answering(sent, {}) }, { gigs })
    await client.gigs.get('gig_1')
    expect(Object.keys(client)).toEqual(['gigs'])
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends the cookie and the origin of a session', async () => {
    const fetch = answering(sent, {})
    await new Parley({ baseUrl: 'https://parley.example', session: 's', fetch }).me.get()
    expect(sent[0]?.headers).toMatchObject({ cookie: '__Host-parley_session=s', origin: 'https://parley.example' })
  })

  it('builds its headers once, and no call or custom fetch can change them for the next', async () => {
    const given: unknown[] = []
    const fetch: typeof globalThis.fetch = async (_, init) => {
      given.push(init?.headers)
      try {
        Object.assign(init?.headers ?? {}, { authorization: 'changed' })
      } catch {}
      return Response.json({})
    }
    const headers = { 'X-Trace': '1' }
    const parley = new Parley({ baseUrl: 'https://parley.example', key: 'k', headers, fetch })
    await parley.me.get()
    headers['X-Trace'] = '2'
    await parley.me.get({ headers: { 'x-trace': '3', 'X-More': '4' } })
    await parley.me.get()
    const first = { 'user-agent': expect.any(String), 'x-trace': '1', authorization: 'Bearer k' }
    expect(given).toEqual([first, expect.objectContaining({ 'x-trace': '3', 'x-more': '4' }), first])
    expect(given[2]).toBe(given[0])
  })

  it('asks for a new token once when one is refused, and passes on an error from its source', async () => {
    const refused: (string | null)[] = []
    const token = (old: string | null) => {
      refused.push(old)
      return `token-${refused.length}`
    }
    const denied = { status: 401, body: refusal('UNAUTHORIZED', 'invalid_key') }
    const options = { baseUrl: 'https://parley.example', retryDelayMs: 0 }
    await new Parley({ ...options, token, fetch: answering(sent, denied, {}) }).gigs.create(GIG)
    expect(refused).toEqual([null, 'token-1'])
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
    const call = new Parley({ ...options, token, fetch: answering(sent, denied) }).gigs.create(GIG)
    await expect(call).rejects.toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(4)
    const broken = new Parley({
      ...options,
      token: () => Promise.reject(new Error('locked')),
      fetch: answering(sent, {}),
    })
    await expect(broken.me.get()).rejects.toThrow('locked')
  })
})

describe('a failed attempt', () => {
  it.each([
    ['a lost connection', CUT],
    ['503', BUSY],
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['502 of a proxy', { status: 502 }],
    ['its first attempt still running', { status: 409, body: refusal('CONFLICT', 'idempotency_in_flight') }],
  ] satisfies [string, Reply][])('of a write is retried with the same key after %s', async (_, failure) => {
    await connect(failure, failure, {}).gigs.create(GIG)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('of a write that takes no key is retried only if the service says that nothing was done', async () => {
    const signIn = (reply: Reply) => connect(reply, {}).session.create({ token: 't' })
    await expect(signIn(CUT)).rejects.toBeInstanceOf(ConnectionError)
    await expect(signIn({ status: 502 })).rejects.toMatchObject({ status: 502 })
    const unknown = refusal('INTERNAL_ERROR', 'database_unavailable')
    await expect(signIn({ status: 503, body: unknown })).rejects.toMatchObject({ status: 503 })
    expect(sent).toHaveLength(3)
    await signIn({ status: 503, body: refusal('INTERNAL_ERROR', 'overloaded') })
    await signIn({ status: 429 })
    expect(sent).toHaveLength(7)
  })

  it('is retried four times, then thrown, with the key for retrying manually', async () => {
    const error: ParleyError = await connect(CUT)
      .gigs.create(GIG)
      .catch((thrown) => thrown)
    expect(sent).toHaveLength(5)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.message).toBe('POST /gigs: the response was incomplete or missing (other side closed).')
    expect(error.idempotencyKey).toBe(sent[0]?.headers['idempotency-key'])
    await connect({}).gigs.create(GIG, { idempotencyKey: 'mine' })
    expect(sent.at(-1)?.headers['idempotency-key']).toBe('mine')
  })

  it('isn’t retried if the request is invalid, the search too slow, or retries are off', async () => {
    const slow = { status: 503, body: refusal('INTERNAL_ERROR', 'search_too_slow') }
    await expect(connect({ status: 422 }).gigs.create(GIG)).rejects.toThrow()
    await expect(connect({ status: 500 }).gigs.create(GIG)).rejects.toThrow()
    await expect(connect(slow).gigs.list({ q: 'x' }).page()).rejects.toThrow()
    await expect(connect(BUSY).gigs.create(GIG, { retriesMax: 0 })).rejects.toThrow()
    expect(sent).toHaveLength(4)
  })

  it('is retried after the time the service asks for, and thrown immediately if that’s over a minute', async () => {
    vi.useFakeTimers()
    const calling = connect({ status: 429, headers: { 'retry-after': '7' } }, {}).me.get()
    await vi.advanceTimersByTimeAsync(6_900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    await calling
    expect(sent).toHaveLength(2)
    const patient = connect({ status: 429, headers: { 'retry-after': '61' } }).me.get()
    await expect(patient).rejects.toMatchObject({ retryAfterMs: 61_000 })
    expect(sent).toHaveLength(3)
  })

  it('ends after its timeout, and counts as a lost connection', async () => {
    vi.useFakeTimers()
    const parley = new Parley({ baseUrl: 'https://x', retryDelayMs: 0, fetch: (_, init) => untilAborted(init?.signal) })
    const failing = expect(parley.me.get({ timeoutMs: 50, retriesMax: 1 })).rejects.toBeInstanceOf(TimeoutError)
    await vi.advanceTimersByTimeAsync(1_000)
    await failing
  })

  it('ends with the caller’s signal’s reason: before, during and between attempts', async () => {
    const reason = new Error('enough')
    await expect(connect({}).me.get({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(sent).toEqual([])
    const during = new AbortController()
    const hanging = new Parley({ baseUrl: 'https://x', fetch: (_, init) => untilAborted(init?.signal) })
    const call = hanging.me.get({ signal: during.signal })
    during.abort(reason)
    await expect(call).rejects.toBe(reason)
    const between = new AbortController()
    const onResponse = () => queueMicrotask(() => between.abort(reason))
    const waiting = connect({ status: 429, headers: { 'retry-after': '30' } }).me.get({
      signal: between.signal,
      onResponse,
    })
    await expect(waiting).rejects.toBe(reason)
  })
})

describe('an error', () => {
  it('has its class by code, and code, issues, status and request id', async () => {
    const body = refusal('CONFLICT', 'insufficient_funds', { missing_cents: 5 })
    const error: unknown = await connect({ status: 409, body, headers: { 'x-request-id': 'r1' } })
      .contracts.milestones.fund('con_1', 'mil_1')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConflictError)
    expect(error).toMatchObject({ code: 'CONFLICT', status: 409, requestId: 'r1', issues: body.error.issues })
    expect((error as Error).message).toBe('POST /contracts/{id}/milestones/{milestoneId}/fund: No.')
    expect((error as ParleyError).has('wrong_state')).toBe(false)
    expect(error instanceof ParleyError && error.has('insufficient_funds') && error.details.missing_cents).toBe(5)
  })

  it('has the details of the requested issue', async () => {
    const issues = [
      { path: 'a', code: 'required', message: '', remedy: '', details: { types: ['string'] } },
      { path: 'b', code: 'too_small', message: '', remedy: '', details: { minimum: 3 } },
    ]
    const body = { error: { code: 'VALIDATION_FAILED', message: 'No.', issues } }
    const error: unknown = await connect({ status: 422, body })
      .gigs.create(GIG)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ValidationFailedError)
    expect(error instanceof ParleyError && error.has('too_small') && error.details).toEqual({ minimum: 3 })
  })

  it('has a class even if the response isn’t the service’s own', async () => {
    const call = new Parley({
      baseUrl: 'https://x',
      fetch: async () => new Response('<html>', { status: 404 }),
    }).me.get()
    await expect(call).rejects.toBeInstanceOf(NotFoundError)
  })
})

describe('a list', () => {
  const pages = [{ body: { data: [1, 2], next_cursor: 'c1' } }, { body: { data: [3], next_cursor: null } }]
  const cursors = () => sent.map(({ url }) => new URL(url).searchParams.get('cursor'))

  it('is read page by page, as far as the loop goes', async () => {
    const seen: unknown[] = []
    for await (const gig of connect(...pages).gigs.list({ q: 'x' })) seen.push(gig)
    expect(seen).toEqual([1, 2, 3])
    expect(cursors()).toEqual([null, 'c1'])
    for await (const _ of connect(...pages).gigs.list()) break
    expect(sent).toHaveLength(3)
    expect(new URL(sent[0]?.url ?? '').searchParams.get('limit')).toBe('100')
  })

  it('returns one page, or the first few items', async () => {
    const list = connect(...pages).gigs.list()
    expect(sent).toEqual([])
    const first = await list.page()
    expect(await list.page(first.next_cursor)).toEqual({ data: [3], next_cursor: null })
    expect(
      await connect(...pages)
        .gigs.list()
        .all({ max: 2 }),
    ).toEqual([1, 2])
    expect(sent).toHaveLength(3)
  })

  it('ends with an empty page where there is always a next cursor', async () => {
    const feed = [{ body: { data: [1], next_cursor: 'a' } }, { body: { data: [], next_cursor: 'b' } }]
    expect(
      await connect(...feed)
        .events.list()
        .all({ max: 10 }),
    ).toEqual([1])
    expect(new URL(sent[1]?.url ?? '').searchParams.get('after')).toBe('a')
  })
})

describe('following events', () => {
  it('polls if streams don’t get through, and continues where it was', async () => {
    vi.useFakeTimers()
    const urls: URL[] = []
    const lastIds: unknown[] = []
    const parley = new Parley({
      baseUrl: 'https://x',
      fetch: async (url, init) => {
        urls.push(new URL(String(url)))
        lastIds.push(new Headers(init?.headers).get('last-event-id'))
        // A proxy that keeps a stream back until it ends.
        if (String(url).includes('/stream')) return untilAborted(init?.signal)
        return Response.json({ data: [{ id: `evt_${urls.length}` }], next_cursor: `c${urls.length}` })
      },
    })
    const seen: Event[] = []
    const following = (async () => {
      for await (const event of parley.events.follow({ after: 'evt_1', types: ['gig.created'] })) {
        if (seen.push(event) === 2) break
      }
    })()
    await vi.advanceTimersByTimeAsync(20_000)
    await following
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/api/events/stream', '/api/events', '/api/events'])
    expect(lastIds).toEqual(['evt_1', 'evt_1', null])
    expect(urls.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, null, 'c2'])
    expect(seen.map(({ id }) => id)).toEqual(['evt_2', 'evt_3'])
  })

  it('throws errors that waiting can’t fix', async () => {
    const revoked = connect({ status: 401, body: refusal('UNAUTHORIZED', 'invalid_key') })
    await expect(revoked.events.follow().next()).rejects.toBeInstanceOf(UnauthorizedError)
    expect(sent).toHaveLength(1)
  })
})

function untilAborted(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
