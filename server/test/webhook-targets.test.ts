import { getEventListeners, once } from 'node:events'
import type { LookupFunction } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTargetClient } from '../src/events/webhooks/client.ts'
import { isPublicAddress, targetProblem } from '../src/events/webhooks/targets.ts'
import { openReceiver } from './support/receiver.ts'
import { timed } from './support/timed.ts'

/** Counts connections to a private address; there must be none. */
const canary = { hits: 0, port: 0 }
const servers: Server[] = []

beforeAll(async () => {
  const onConnection = (socket: Socket) => {
    canary.hits++
    socket.destroy()
  }
  const first = createServer(onConnection).listen(0, '0.0.0.0')
  await once(first, 'listening')
  canary.port = (first.address() as { port: number }).port
  servers.push(first)
  const second = createServer(onConnection).listen({ port: canary.port, host: '::', ipv6Only: true })
  servers.push(second)
  // A machine without IPv6 cannot be reached there either.
  await Promise.race([once(second, 'listening'), once(second, 'error')])
})

afterAll(() => {
  for (const server of servers) server.close()
})

const notAborted = new AbortController().signal

/** Resolves every name to these addresses: to the first list at first, then to the next. */
function resolvingTo(...answers: string[][]): LookupFunction {
  let calls = 0
  return (_hostname, _options, callback) => {
    const addresses = answers[Math.min(calls++, answers.length - 1)] ?? []
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    callback(null, found)
  }
}

const literals = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '0177.0.0.1',
  '0177.1',
  '017700000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0x7f000001',
  '0X7F000001',
  '2130706433',
  '127.0.0.1.',
  '１２７.０.０.１',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '0',
  '0.0.0.0',
  '0x0',
  '00000000000',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '3232235777',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '169.254.170.2',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[ff0e::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[4000::1]',
]

const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'api.localhost',
  'localhost.localdomain',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'ip6-localhost',
  'printer.local',
  'metadata.google.internal',
  'db.internal',
  'router.lan',
  'nas.home.arpa',
  'intranet',
]

describe('hostile targets', () => {
  it.each([...literals, ...names])('%s is refused when registered, and never connected to', async (host) => {
    const url = `https://${host}:${canary.port}/hook`
    expect(targetProblem(url, 'public')).not.toBeNull()
    const client = createTargetClient({ targets: 'public', timeoutMs: 2_000, lookup: resolvingTo(['127.0.0.1']) })
    const result = await client.post(url, {}, '{}', notAborted)
    await client.close()
    expect(result).toMatchObject({ statusCode: null, error: expect.stringMatching(/^the target isn’t allowed/) })
    expect(canary.hits).toBe(0)
  })

  it.each([
    ['a name for a private address', [['127.0.0.1']]],
    ['a name for the IPv6 loopback address', [['::1']]],
    ['a name for a mapped address', [['::ffff:127.0.0.1']]],
    ['a name for NAT64', [['64:ff9b::7f00:1']]],
    ['a name for the metadata address', [['169.254.169.254']]],
    ['a name with a public and a private address', [['93.184.215.14', '127.0.0.1']]],
    ['a name with no address at all', [[]]],
  ])('%s is never connected to', async (_, answers) => {
    const lookup = resolvingTo(...answers)
    const client = createTargetClient({ targets: 'public', timeoutMs: 2_000, lookup })
    for (let i = 0; i < 3; i++) {
      const result = await client.post(`https://ada.example:${canary.port}/`, {}, '{}', notAborted)
      expect(result.error).toMatch(/^the target isn’t allowed/)
    }
    await client.close()
    expect(canary.hits).toBe(0)
  })

  it('are refused when a name resolves to a public address first and a private one next', async () => {
    const lookup = resolvingTo(['93.184.215.14'], ['127.0.0.1'])
    const client = createTargetClient({ targets: 'public', timeoutMs: 150, lookup })
    const url = `https://ada.example:${canary.port}/`
    const errors: (string | null)[] = []
    for (let i = 0; i < 3; i++) errors.push((await client.post(url, {}, '{}', notAborted)).error)
    await client.close()
    expect(errors[0]).not.toMatch(/isn’t allowed/)
    expect(errors.slice(1)).toEqual(Array(2).fill(expect.stringMatching(/^the target isn’t allowed: its name/)))
    expect(canary.hits).toBe(0)
  })

  it('are not connected to over plain http either', async () => {
    const client = createTargetClient({ targets: 'public', timeoutMs: 2_000, lookup: resolvingTo(['93.184.215.14']) })
    for (const url of [`http://127.0.0.1:${canary.port}/`, `http://ada.example:${canary.port}/`]) {
      expect((await client.post(url, {}, '{}', notAborted)).error).toMatch(/isn’t https/)
    }
    await client.close()
    expect(canary.hits).toBe(0)
  })

  it('would be counted by the canary if they were connected to', async () => {
    const client = createTargetClient({ targets: 'any', timeoutMs: 2_000 })
    for (const host of ['127.0.0.1', '2130706433', 'localhost']) {
      await client.post(`http://${host}:${canary.port}/`, {}, '{}', notAborted)
    }
    await client.close()
    expect(canary.hits).toBeGreaterThanOrEqual(3)
    canary.hits = 0
  })

  it('are at least sixty', () => {
    expect(literals.length + names.length).toBeGreaterThanOrEqual(60)
  })
})

describe('a public address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each(['', 'ada.example', '127.0.0.1', '::ffff:8.8.8.8', 'fe80::1%eth0'])('is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a call to a slow target', () => {
  it('succeeds once the status has arrived, even if the timeout ends before the body', timed, async () => {
    const receiver = await openReceiver()
    receiver.answer = (response) => setTimeout(() => response.writeHead(202).flushHeaders(), 300)
    const client = createTargetClient({ targets: 'any', timeoutMs: 1_000 })
    const result = await client.post(receiver.url, {}, '{}', notAborted)
    await client.close()
    expect(result).toMatchObject({ statusCode: 202, response: '', error: null })
    expect(result.durationMs).toBeLessThan(2_200)
  })

  it('fails when the status comes after the timeout', timed, async () => {
    const receiver = await openReceiver()
    receiver.answer = (response) => setTimeout(() => response.end(), 600)
    const client = createTargetClient({ targets: 'any', timeoutMs: 200 })
    const result = await client.post(receiver.url, {}, '{}', notAborted)
    await client.close()
    expect(result).toMatchObject({ statusCode: null, error: 'no response within 0.2 s' })
  })

  it('ends immediately when it’s aborted', async () => {
    const receiver = await openReceiver()
    const stopping = new AbortController()
    receiver.answer = (response) => {
      response.writeHead(200).flushHeaders()
      setTimeout(() => stopping.abort(), 100)
    }
    const client = createTargetClient({ targets: 'any' })
    await expect(client.post(receiver.url, {}, '{}', stopping.signal)).rejects.toThrow()
    await client.close()
  })

  it('isn’t made if it has already been aborted', async () => {
    const receiver = await openReceiver()
    const client = createTargetClient({ targets: 'any' })
    await expect(client.post(receiver.url, {}, '{}', AbortSignal.abort())).rejects.toThrow()
    await client.close()
    expect(receiver.received).toEqual([])
  })
})

describe('a finished call', () => {
  it('leaves nothing behind on its abort signal', async () => {
    const receiver = await openReceiver()
    const { signal } = new AbortController()
    const client = createTargetClient({ targets: 'any', timeoutMs: 1_000 })
    await client.post(receiver.url, {}, '{}', signal)
    const before = dependentsOf(signal)
    for (let call = 0; call < 5; call++) await client.post(receiver.url, {}, '{}', signal)
    await client.close()
    expect(dependentsOf(signal)).toBe(before)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  // Node keeps the signals that depend on a signal in sets under private symbols.
  function dependentsOf(signal: AbortSignal): number {
    const own = Object.getOwnPropertySymbols(signal).map((symbol) => Reflect.get(signal, symbol))
    return own.reduce((sum, held) => sum + (held?.size ?? 0), 0)
  }
})
