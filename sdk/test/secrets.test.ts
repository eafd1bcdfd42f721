import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Parley, type ParleyError } from '../src/index.ts'

const SECRET = 'parley_sk_ThisIsTheSecretOfAUser'
const GIG = { title: 'Translate', description: 'Sixty pages.', rate_type: 'fixed' } as const

/** Everything that a program could log of a value. */
function shown(value: unknown): string {
  const { message, stack, cause } = value as Error
  return [inspect(value, { depth: 10, showHidden: true }), JSON.stringify(value), message, stack, inspect(cause)].join()
}

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('It did not throw.')
}

describe('a secret', () => {
  it.each([{ key: SECRET }, { token: SECRET }, { session: SECRET }, { headers: { authorization: SECRET } }])(
    'is not in a client that is logged: %o',
    (options) => {
      const parley = new Parley({ baseUrl: 'https://parley.example', ...options })
      expect(shown(parley)).not.toContain(SECRET)
      expect(shown(parley.gigs.list())).not.toContain(SECRET)
    },
  )

  it.each([
    { key: `${SECRET}\n` },
    { token: `${SECRET}ü` },
    { session: `${SECRET}; a=b` },
    { headers: { 'x-gateway': `${SECRET}\r\nx: y` } },
    { baseUrl: `https://me:${SECRET}@parley.example` },
  ])('that can’t be sent is refused before the request, and not shown: %o', (options) => {
    const error = thrownBy(() => new Parley({ baseUrl: 'https://parley.example', ...options }))
    expect(error).toBeInstanceOf(TypeError)
    expect(shown(error)).not.toContain(SECRET)
  })

  it('that is too short to be one leaves a message’s text unchanged', async () => {
    const message = 'no key like this one'
    const error: ParleyError = await new Parley({
      baseUrl: 'https://parley.example',
      key: 'k',
      fetch: async () => Response.json({ error: { code: 'BAD_REQUEST', message, issues: [] } }, { status: 400 }),
    }).me
      .get()
      .catch((thrown) => thrown)
    expect(error.message).toBe(`GET /me: ${message}`)
  })

  it('passed by a token source or a call is treated the same', async () => {
    const baseUrl = 'https://parley.example'
    const fromSource = new Parley({ baseUrl, token: () => `${SECRET}\n` }).me.get()
    const inHeader = new Parley({ baseUrl }).me.get({ headers: { cookie: `${SECRET}\nx` } })
    for (const call of [fromSource, inHeader]) {
      const error = await call.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(TypeError)
      expect(shown(error)).not.toContain(SECRET)
    }
  })

  it.each([
    ['in an error', JSON.stringify({ error: { code: 'BAD_REQUEST', message: `Bearer ${SECRET}?`, issues: [] } }), 400],
    ['in an answer that was cut', `{"key": "${SECRET}`, 200],
    ['in an answer that is no JSON', `${SECRET} is not JSON`, 200],
    ['in a page of a proxy', `<html>${SECRET}</html>`, 502],
  ])('repeated %s isn’t in what’s thrown', async (_, body, status) => {
    const error: ParleyError = await new Parley({
      baseUrl: 'https://parley.example',
      key: SECRET,
      retriesMax: 0,
      fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    }).gigs
      .create(GIG)
      .catch((thrown) => thrown)
    expect(error.name).toMatch(/Error$/)
    expect(shown(error)).not.toContain(SECRET)
    expect(shown(error)).not.toContain(SECRET.slice(0, 10))
  })
})
