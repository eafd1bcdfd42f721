import { expect } from 'vitest'
import { encodeCursor } from '../../../src/platform/http/cursors.ts'
import { toId } from '../../../src/platform/kernel/ids.ts'
import type { IssueCode } from '../../../src/platform/kernel/issue-codes.ts'
import { Authenticator } from '../authenticator.ts'
import { newEmail, signUp } from '../browser.ts'
import { postGig } from '../deals.ts'
import { exchange, requestOf } from '../raw-http.ts'
import type { ReceivedIssue } from '../refusals.ts'
import { gig, ok, type Recoveries, type Stage } from './stage.ts'

/** Requests that aren’t well-formed or valid. */
export function requestRecoveries(stage: Stage) {
  const { world, checker, operator, refused } = stage
  return {
    required: () => repairGig(stage, {}),
    unknown_field: () => repairGig(stage, { ...gig, rate_min: 5, nonsense: true }),
    wrong_type: () => repairGig(stage, { ...gig, title: 5 }),
    not_integer: () => repairGig(stage, { ...gig, positions: 1.5 }),
    too_small: () => repairGig(stage, { ...gig, positions: 0, apply_by: '2020-01-01T00:00:00.000Z' }),
    too_large: () => repairGig(stage, { ...gig, positions: 1_000 }),
    too_short: () => repairGig(stage, { ...gig, title: 'x' }),
    too_long: () => repairGig(stage, { ...gig, title: 'x'.repeat(500) }),
    bad_format: () => repairGig(stage, { ...gig, start_date: 'tomorrow' }),
    blank: () => repairGig(stage, { ...gig, title: '   ' }),
    bad_characters: () => repairGig(stage, { ...gig, description: 'NUL: \0' }),
    not_allowed: () => repairGig(stage, { ...gig, rate_type: 'weekly', currency: 'XXX' }),
    duplicate_item: () => repairGig(stage, { ...gig, skills: ['french', 'french'] }),
    async damaged_image() {
      const ada = await world.newUser()
      const png = Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64')
      const { message } = await refused('damaged_image', ada, 'POST', '/attachments?name=a.png', png)
      expect(message).toBe('The file looks like image/png, but it ends too early.')
      const archive = Buffer.concat([Buffer.from('PK\x03\x04'), png])
      ok(await ada.upload('a.zip', archive))
    },
    async unreadable_color() {
      const body = { name: 'Parley', accent: '#ffdd00' }
      const { path, details } = await refused('unreadable_color', operator, 'PUT', '/operator/brand', body)
      expect([path, details]).toEqual(['accent', { suggestion: '#887500', contrast: '1.3' }])
      ok(await operator.put('/operator/brand', { ...body, accent: details.suggestion }))
      ok(await operator.put('/operator/brand', { name: 'Parley' }))
    },
    async range_not_satisfiable() {
      const ada = await world.newUser()
      const { id } = ok(await ada.upload('a.txt', 'Hello')).body
      const path = `/attachments/${id}`
      const { details } = await refused('range_not_satisfiable', ada, 'GET', path, undefined, { range: 'bytes=5-' })
      expect(details).toEqual({ maximum: 4 })
      const { status, bytes } = await ada.download(path, { range: `bytes=${details.maximum}-` })
      expect([status, bytes.toString()]).toEqual([206, 'o'])
    },
    async repeated() {
      const { path } = await refused('repeated', operator, 'GET', '/gigs?limit=5&limit=6')
      ok(await operator.get(`/gigs?${path}=5`))
    },
    async bad_cursor() {
      expect(await refused('bad_cursor', operator, 'GET', '/gigs?cursor=mine')).toMatchObject({ path: 'cursor' })
      ok(await operator.get('/gigs'))
    },
    async stale_cursor() {
      const ada = await world.newUser()
      const place = ['1000000', 'of-a-lost-ev']
      const cursor = encodeCursor(world.secrets, place, `feed\n${toId('usr', ada.userId)}\n{}`)
      expect(await refused('stale_cursor', ada, 'GET', `/events?after=${cursor}`)).toMatchObject({ path: 'after' })
      ok(await ada.get('/events'))
    },
    async target_not_allowed() {
      const hook = { url: 'https://127.0.0.1/hook', events: ['*'] }
      const { path } = await refused('target_not_allowed', operator, 'POST', '/webhooks', hook)
      ok(await operator.post('/webhooks', { ...hook, [path]: 'https://ada.example/hook' }))
    },
    async idempotency_mismatch() {
      const ada = await world.newUser()
      const [first, second] = [{ name: 'Scout' }, { name: 'Broker' }]
      ok(await ada.post('/agents', first, { 'idempotency-key': 'one' }))
      await refused('idempotency_mismatch', ada, 'POST', '/agents', second, { 'idempotency-key': 'one' })
      ok(await ada.post('/agents', second, { 'idempotency-key': 'two' }))
    },
    async bad_passkey_response() {
      const browser = await signUp(world, newEmail())
      const authenticator = new Authenticator(world.url)
      const response = authenticator.register({ challenge: 'x'.repeat(43), rp: { id: '127.0.0.1' } })
      await refused('bad_passkey_response', browser, 'POST', '/passkeys', { name: 'phone', response })
      ok(await authenticator.addTo(browser))
    },
    async not_for_agents() {
      const ada = await world.newUser()
      const { id } = (await ada.post('/agents', { name: 'Scout' })).body
      const key = { name: 'wide', hosted_agent_id: id, scopes: ['read', 'keys:write'] }
      const { details } = await refused('not_for_agents', ada, 'POST', '/keys', key)
      ok(await ada.post('/keys', { ...key, scopes: key.scopes.filter((scope) => details.allowed.includes(scope)) }))
    },
    malformed_json: () => repairBody(stage, 'malformed_json', '{"name": "Scout"', () => '{"name": "Scout"}'),
    duplicate_key: () =>
      repairBody(stage, 'duplicate_key', '{"name": "A", "name": "Scout"}', ({ key }) =>
        JSON.stringify({ [key]: 'Scout' }),
      ),
    too_deep: () =>
      repairBody(stage, 'too_deep', `${'{"name":'.repeat(9)}1${'}'.repeat(9)}`, ({ maximum }) => {
        expect(maximum).toBeGreaterThan(0)
        return '{"name": "Scout"}'
      }),
    too_many_values: () =>
      repairBody(stage, 'too_many_values', `{"name":[${'1,'.repeat(6_000)}1]}`, ({ maximum }) => {
        expect(maximum).toBeLessThan(6_000)
        return '{"name": "Scout"}'
      }),
    not_an_object: () => repairBody(stage, 'not_an_object', '["Scout"]', () => '{"name": "Scout"}'),
    async bad_header() {
      const [ada, body] = [await world.newUser(), { headline: 'Translator' }]
      const { path, details } = await refused('bad_header', ada, 'PATCH', '/profile/me', body, { 'if-match': 'newest' })
      const answer = await ada.patch('/profile/me', body, { [path]: details.example })
      // The format is right, but the version in the example isn't the profile's.
      checker.check('stale_version', 'PATCH', '/profile/me', answer)
    },
    async malformed_request() {
      const answer = await exchange(world.url, 'NOT HTTP\r\n\r\n')
      checker.check('malformed_request', 'GET', '/health', answer)
      ok(await exchange(world.url, requestOf(['GET /api/health HTTP/1.1', 'Host: parley'])))
    },
    async not_found() {
      await refused('not_found', operator, 'GET', '/gigs/gig_01kz3v9d6ye8tb2xw4qh5mrc7a')
      const id = await postGig(operator)
      const listed: string[] = (await operator.get('/gigs')).body.data.map((one: { id: string }) => one.id)
      expect(listed).toContain(id)
      ok(await operator.get(`/gigs/${id}`))
    },
    async unknown_path() {
      const id = await postGig(operator)
      for (const path of [`/gig/${id}`, `/v1/gigs/${id}`, `/gigz/${id}`]) {
        const { details } = await refused('unknown_path', operator, 'GET', path)
        expect(details.suggestions[0]).toBe(`GET /api/gigs/${id}`)
      }
      const answer = await fetch(`${world.url}/me`)
      expect((await answer.json()).error.issues[0].details.suggestions[0]).toBe('GET /api/me')
      const milestone = 'mil_01kz3v9d6ye8tb2xw4qh5mrc7a'
      for (const [method, path, suggestion] of [
        ['GET', '/keys/verfy', 'GET /api/keys/verify'],
        ['GET', '/disputes/create', 'POST /api/disputes/create'],
        ['POST', `/milestones/${milestone}/fund`, `POST /api/contracts/{id}/milestones/${milestone}/fund`],
      ] as const) {
        const { details } = await refused('unknown_path', operator, method, path)
        expect(details.suggestions).toEqual([suggestion])
      }
      for (const [method, path] of [
        ['POST', '/login'],
        ['POST', '/payouts'],
        ['DELETE', `/contracts/con_01kz3v9d6ye8tb2xw4qh5mrc7a`],
        ['DELETE', `/keys/key_01kz3v9d6ye8tb2xw4qh5mrc7a`],
      ] as const) {
        const { suggestions } = (await operator.send(method, path)).body.error.issues[0].details
        expect([method, path, suggestions]).toEqual([method, path, []])
      }
    },
    async method_not_allowed() {
      const { details } = await refused('method_not_allowed', operator, 'POST', '/disputes', {})
      expect(details).toEqual({
        allowed: ['GET', 'HEAD', 'OPTIONS'],
        suggestions: ['POST /api/disputes/create'],
      })
      ok(await operator.send(details.allowed[0], '/disputes'))
      expect((await operator.post('/disputes/create')).status).toBe(422)
    },
    request_timeout: 'There is nothing to change in the request. Sent again at once, it arrives in time.',
    async body_too_large() {
      const ada = await world.newUser()
      const bodyOf = (bytes: number) => JSON.stringify({ headline: 'Translator' }).padEnd(bytes)
      const { details } = await refused('body_too_large', ada, 'PATCH', '/profile/me', bodyOf(2_000_000))
      ok(await ada.patch('/profile/me', bodyOf(details.maximum)))
    },
    async url_too_long() {
      const { details } = await refused('url_too_long', operator, 'GET', `/gigs?q=${'x'.repeat(9_000)}`)
      expect(details.maximum).toBeLessThan(9_000)
      ok(await operator.get('/gigs?q=x'))
    },
    async bad_content_type() {
      const [ada, body] = [await world.newUser(), { headline: 'Translator' }]
      await refused('bad_content_type', ada, 'PATCH', '/profile/me', body, { 'content-type': 'text/plain' })
      ok(await ada.patch('/profile/me', body))
    },
    async bad_expectation() {
      const lines = ['GET /api/health HTTP/1.1', 'Host: parley']
      const answer = await exchange(world.url, requestOf([...lines, 'Expect: a-miracle']))
      checker.check('bad_expectation', 'GET', '/nothing', answer)
      ok(await exchange(world.url, requestOf(lines)))
    },
    async headers_too_large() {
      const lines = ['GET /api/health HTTP/1.1', 'Host: parley']
      const answer = await exchange(world.url, requestOf([...lines, `X-Large: ${'x'.repeat(20_000)}`]))
      const { details } = checker.check('headers_too_large', 'GET', '/nothing', answer)
      ok(await exchange(world.url, requestOf([...lines, `X-Large: ${'x'.repeat(details.maximum / 2)}`])))
    },
  } satisfies Recoveries
}

/** Posts a gig, and repairs the body as the issues say until it is accepted. The first refusal has the given body. */
async function repairGig({ world, refused }: Stage, body: Record<string, unknown>): Promise<void> {
  const ada = await world.newUser()
  const code = expect.getState().currentTestName?.split(' ').at(-1) as IssueCode
  await refused(code, ada, 'POST', '/gigs', body)
  let repaired = body
  for (let round = 0; round < 3; round++) {
    const answer = await ada.post('/gigs', repaired)
    if (answer.status === 201) return
    repaired = answer.body.error.issues.reduce(withRepair, repaired)
  }
  throw new Error(`The gig could not be repaired: ${JSON.stringify(repaired)}`)
}

/** The body after one issue has been fixed, by its code, path and details alone. */
function withRepair(body: Record<string, unknown>, { path, code, details }: ReceivedIssue): Record<string, unknown> {
  const { [path]: value, ...rest } = body
  const text = String(value)
  const repairs: Partial<Record<IssueCode, () => unknown>> = {
    required: () => valueFor(details),
    wrong_type: () => valueFor(details),
    not_integer: () => details.minimum,
    too_small: () => laterThan(details.minimum),
    too_large: () => details.maximum,
    too_short: () => text.padEnd(details.minimum, 'x'),
    too_long: () => text.slice(0, details.maximum),
    bad_format: () => details.example,
    blank: () => 'Visible',
    bad_characters: () => text.replaceAll('\0', ''),
    not_allowed: () => details.allowed[0],
    duplicate_item: () => [...new Set(value as string[])],
  }
  if (code === 'unknown_field') {
    const [name] = details.suggestions
    return name === undefined ? rest : { ...rest, [name]: value }
  }
  return { ...body, [path]: repairs[code]?.() }
}

function valueFor({ types, allowed, example, minimum = 1 }: ReceivedIssue['details']): unknown {
  if (allowed) return allowed[0]
  if (example) return example
  return types[0] === 'integer' ? minimum : 'Text'.padEnd(minimum, 'x')
}

function laterThan(minimum: string | number): string | number {
  return typeof minimum === 'number' ? minimum : new Date(Date.parse(minimum) + 86_400_000).toISOString()
}

/** Creates an agent with a broken body, then with the body that `repair` makes from the details. */
async function repairBody(
  { world, refused }: Stage,
  code: IssueCode,
  body: string,
  repair: (details: ReceivedIssue['details']) => string,
): Promise<void> {
  const ada = await world.newUser()
  const { details } = await refused(code, ada, 'POST', '/agents', body)
  ok(await ada.post('/agents', repair(details)))
}
