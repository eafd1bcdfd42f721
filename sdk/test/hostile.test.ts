import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectionError, InternalError, Parley, ParleyError, TimeoutError } from '../src/index.ts'
import { answering, refusal, type Sent } from './support/answering.ts'

// Responses from servers that are broken, hostile, or not Parley at all.

const JSON_TYPE = { 'content-type': 'application/json' }
const ends: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

async function open(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function connect(baseUrl: string, options = {}): Parley {
  return new Parley({ baseUrl, key: 'parley_sk_x', retryDelayMs: 0, ...options })
}

function withAnswer(body: BodyInit | null, init: ResponseInit = { headers: JSON_TYPE }, options = {}): Parley {
  return connect('https://parley.example', { fetch: async () => new Response(body, init), ...options })
}

function failureOf(call: Promise<unknown>): Promise<ParleyError> {
  return call.then(
    () => expect.fail('It did not fail.'),
    (error) => error,
  )
}

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'with %i is not followed, so that no other server gets the key',
    async (status) => {
      const elsewhere: IncomingMessage[] = []
      const other = await open((request, response) => {
        elsewhere.push(request)
        response.end('{}')
      })
      let count = 0
      const baseUrl = await open((_, response) => {
        count += 1
        response.writeHead(status, { location: `${other}/api/gigs?secret=1` }).end()
      })
      const parley = connect(baseUrl)
      for (const call of [
        () => parley.me.get(),
        () => parley.gigs.delete('gig_1'),
        () => parley.events.follow().next(),
      ]) {
        const error = await failureOf(call())
        expect(error).toBeInstanceOf(ParleyError)
        expect(error.status).toBe(status)
        expect(error.message).toContain(`is a redirect to ${other}, which could`)
        expect(error.message).toContain('baseUrl')
      }
      expect([count, elsewhere.length]).toEqual([3, 0])
    },
  )

  it('is reported even if a browser hides where it leads', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    })
    const error = await failureOf(connect('https://parley.example', { fetch: async () => hidden }).me.get())
    expect(error.message).toContain('is a redirect, which')
  })
})

describe('a response', () => {
  it('of another kind isn’t retried, and the error points to the URL', async () => {
    const sent: Sent[] = []
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' } }
    for (const call of [(parley: Parley) => parley.me.get(), (parley: Parley) => parley.events.follow().next()]) {
      const error = await failureOf(call(withAnswer('<html>', page)))
      expect(error).toBeInstanceOf(InternalError)
      expect(error.message).toMatch(/the response is text\/html, not .*baseUrl/)
    }
    const stream = connect('https://parley.example', { fetch: answering(sent, page) })
    await failureOf(stream.events.follow().next())
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['null', 'null'],
    ['a text', '"no"'],
    ['an error that is a text', '{"error": "no"}'],
    ['an error without anything', '{"error": {}}'],
    ['issues that are no list', '{"error": {"code": "CONFLICT", "message": "No.", "issues": {"length": 3}}}'],
    [
      'issues that are no objects',
      '{"error": {"code": "CONFLICT", "message": "No.", "issues": [null, 5, "x", {}, []]}}',
    ],
    ['a code of no error', '{"error": {"code": "constructor", "message": 5, "issues": null}}'],
    [
      'fields of prototypes',
      '{"__proto__": {"a": 1}, "error": {"__proto__": {"code": "CONFLICT"}, "code": "__proto__"}}',
    ],
    [
      'a wait that is no number',
      '{"error": {"issues": [{"path": "", "code": "x", "message": "", "remedy": "", "details": {"retry_after_seconds": "soon"}}]}}',
    ],
  ])('with an error that is %s gives an error based on its status', async (_, body) => {
    const error = await failureOf(withAnswer(body, { status: 409, headers: JSON_TYPE }).me.get())
    expect(error).toBeInstanceOf(ParleyError)
    expect(error).toMatchObject({ name: 'ConflictError', code: 'CONFLICT', status: 409, retryAfterMs: null })
    expect(error.message).toMatch(/^GET \/me: (No\.|The response has the status 409\.)$/)
    expect(error.has('wrong_state')).toBe(false)
    expect(({} as { a?: unknown }).a).toBeUndefined()
  })

  it.each([
    ['as long as it says', { ...JSON_TYPE, 'content-length': String(2 ** 40) }],
    ['of a length that it does not say', JSON_TYPE],
    ['that is compressed', { ...JSON_TYPE, 'content-length': '100', 'content-encoding': 'gzip' }],
  ])('that never ends, %s, is abandoned before the memory is full', async (_, headers) => {
    let pulled = 0
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          pulled += 1
          controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
        },
      })
    for (const status of [200, 500]) {
      const parley = withAnswer(
        null,
        {},
        { retriesMax: 0, fetch: async () => new Response(endless(), { status, headers }) },
      )
      const error = await failureOf(parley.me.get())
      expect(error).toBeInstanceOf(status === 200 ? ConnectionError : InternalError)
    }
    expect(pulled).toBeLessThan(100)
  })

  it('that is shorter than it says counts as a lost connection', async () => {
    const baseUrl = await open((_, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' })
      response.write('{"id": 1}')
      response.destroy()
    })
    expect(await failureOf(connect(baseUrl, { retriesMax: 0 }).me.get())).toBeInstanceOf(ConnectionError)
  })

  it('whose body comes too slowly ends with its timeout', async () => {
    const baseUrl = await open((_, response) => {
      response.writeHead(200, JSON_TYPE)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    })
    const error = await failureOf(connect(baseUrl, { retriesMax: 0, timeoutMs: 60 }).me.get())
    expect(error).toBeInstanceOf(TimeoutError)
  })

  it('that repeats its cursor ends the list with an error', async () => {
    const pages = withAnswer(
      JSON.stringify({ data: [1], next_cursor: 'same' }),
      { headers: JSON_TYPE },
      {
        fetch: async () => Response.json({ data: [1], next_cursor: 'same' }),
      },
    )
    const seen: unknown[] = []
    const reading = (async () => {
      for await (const item of pages.gigs.list()) seen.push(item)
    })()
    await expect(reading).rejects.toThrow('the same page twice')
    expect(seen).toEqual([1, 1])
  })
})

describe('a time', () => {
  it.each([
    ['a date in a minute', () => new Date(Date.now() + 30_000).toUTCString(), 30_000],
    ['a date long ago', () => 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['a negative number', () => '-30', null],
    ['nothing that is a time', () => 'soon', null],
  ])('to wait that is %s is understood', async (_, header, waitMs) => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const init = { status: 429, headers: { ...JSON_TYPE, 'retry-after': header() } }
    const error = await failureOf(withAnswer('{}', init, { retriesMax: 0 }).me.get())
    expect(error.retryAfterMs).toBe(waitMs)
  })

  it('that is too long for a timer doesn’t end immediately', async () => {
    vi.useFakeTimers()
    const sent: Sent[] = []
    const body = refusal('INTERNAL_ERROR', 'overloaded')
    const fetch = answering(sent, { status: 503, body, headers: { 'retry-after': '99999999999' } })
    const stopping = new AbortController()
    const following = connect('https://x', { fetch }).events.follow({}, { signal: stopping.signal }).next()
    const waiting = connect('https://x', { fetch: () => new Promise(() => {}) }).me.get({
      timeoutMs: Number.POSITIVE_INFINITY,
      signal: stopping.signal,
    })
    let isOver = false
    waiting.catch(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, isOver]).toEqual([1, false])
    stopping.abort(new Error('enough'))
    await expect(following).rejects.toThrow('enough')
  })

  it('leaves no timer behind after a call', async () => {
    vi.useFakeTimers()
    const call = withAnswer('{}').me.get({ signal: new AbortController().signal })
    await call
    await failureOf(withAnswer('{}', { status: 404 }).me.get())
    await failureOf(withAnswer('<html>', {}).me.get())
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('waiting', () => {
  it('by polling doesn’t request nonstop if the service responds immediately that nothing happened', async () => {
    vi.useFakeTimers()
    let count = 0
    const parley = connect('https://x', {
      retryDelayMs: 500,
      fetch: async () => {
        count += 1
        return Response.json({ data: [], next_cursor: 'c' })
      },
    })
    const stopping = new AbortController()
    const following = parley.events.follow({}, { transport: 'poll', signal: stopping.signal }).next()
    const failing = expect(following).rejects.toThrow('enough')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(count).toBeLessThan(60)
    stopping.abort(new Error('enough'))
    await failing
  })

  it('for something takes as long as the service may take, even if the client’s timeout is shorter', async () => {
    vi.useFakeTimers()
    let reads = 0
    const parley = connect('https://x', {
      timeoutMs: 1_000,
      fetch: async (url: string, init: RequestInit) => {
        const isWaiting = url.includes('wait=25')
        if (isWaiting) await new Promise((resolve) => setTimeout(resolve, 25_000))
        init.signal?.throwIfAborted()
        return Response.json({ data: [], next_cursor: 'c' })
      },
    })
    const waiting = parley.waitFor(
      async () => ++reads,
      (count) => count === 3,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await waiting).toBe(3)
  })
})

it('an error in a callback is thrown unchanged, and nothing is retried', async () => {
  const sent: Sent[] = []
  const parley = connect('https://x', { fetch: answering(sent, {}) })
  const mine = new Error('mine')
  const onResponse = () => {
    throw mine
  }
  await expect(parley.gigs.delete('gig_1', { onResponse })).rejects.toBe(mine)
  expect(sent).toHaveLength(1)
})
