import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { flagName } from '../src/operation-command.ts'
import { type Operation, operations, type Parameter } from '../src/operations.ts'
import { newMachine } from './support/parley.ts'

const world = await createWorld()
const ada = await world.newUser()
const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: ada.secret ?? '' })

describe('parley api', () => {
  it('reaches every operation, and sends every field where it belongs', async () => {
    const { url, received } = await openRecorder()
    const elsewhere = await newMachine({ PARLEY_URL: url, PARLEY_KEY: `parley_sk_${'a'.repeat(40)}` })
    for (const operation of operations) {
      const given = operation.parameters.filter(({ name }) => name !== 'if-none-match' && name !== 'last-event-id')
      const flags = given.flatMap((parameter) => [`--${flagName(parameter.name)}`, textOf(parameter)])
      const { code, stderr } = await elsewhere.run(['api', operation.id, ...flags])
      expect([operation.id, code, stderr]).toEqual([operation.id, 0, ''])
      const request = received.pop()
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(parameterOf(operation, name)))
      expect([request?.method, request?.url.pathname]).toEqual([operation.method, path])
      for (const parameter of given) {
        const { name } = parameter
        const expected = sentFor(parameter)
        if (parameter.in === 'query')
          expect(request?.url.searchParams.getAll(name)).toEqual([expected].flat().map(String))
        if (parameter.in === 'body') expect(request?.body).toHaveProperty(name, expected)
        if (parameter.in === 'header') expect(request?.headers[name]).toContain(expected)
      }
    }
    expect(operations.length).toBeGreaterThan(140)
  })

  it('takes the body from a file or from standard input; flags win', async () => {
    const file = join(machine.folder, 'gig.json')
    await writeFile(file, JSON.stringify({ title: 'From a file', description: 'Sixty pages.', rate_type: 'fixed' }))
    const created = JSON.parse(
      (await machine.run(['api', 'createGig', '--json', file, '--title', 'From a flag'])).stdout,
    )
    expect(created).toMatchObject({ title: 'From a flag', description: 'Sixty pages.' })
    const input = JSON.stringify({ title: 'From standard input' })
    const changed = await machine.run(['api', 'changeGig', '--id', created.id, '--json', '-', '--select', 'id,title'], {
      input,
    })
    expect(changed.stdout).toBe(`${created.id}\tFrom standard input\n`)
    expect(await machine.run(['api', 'createGig', '--json', '-'], { input: '[1]' })).toMatchObject({ code: 2 })
  })

  it('says what is wrong and what to do, and has an exit code for each kind of failure', async () => {
    const invalid = await machine.run(['api', 'createGig', '--title', 'x'])
    expect([invalid.code, invalid.stdout]).toEqual([4, ''])
    for (const part of [
      'title',
      '(too_short)',
      '→ Make it at least 3 long, counted in characters.',
      '(required)',
      'request ',
    ])
      expect(invalid.stderr).toContain(part)
    expect((await machine.run(['api', 'getGig', '--id', 'gig_1'])).code).toBe(4)
    expect((await machine.run(['api', 'createGig', '--positions', 'many'])).code).toBe(2)
    expect((await machine.run(['api', 'createGgi'])).stderr).toContain('Did you mean createGig?')
    const noKey = await machine.run(['whoami'], { env: { PARLEY_KEY: '' } })
    expect([noKey.code, noKey.stderr]).toEqual([3, expect.stringContaining('parley login')])
    const badKey = await machine.run(['api', 'getMe'], { env: { PARLEY_KEY: `parley_sk_${'a'.repeat(40)}` } })
    expect([badKey.code, badKey.stderr]).toEqual([3, expect.stringContaining('→ Sign in: parley login')])
    const away = await machine.run(['doctor'], { env: { PARLEY_URL: 'http://127.0.0.1:1' } })
    expect([away.code, away.stdout]).toEqual([1, expect.stringMatching(/✗ server .*\n.*→ Start it/)])
  })
})

describe('the commands of resources', () => {
  it('show lists as tables for people, as tabs for programs, as JSON, or only what is selected', async () => {
    const id = await postGig(ada, {
      title: 'Port a parser',
      skills: ['rust'],
      rate_min_cents: 90_000,
      rate_max_cents: 90_000,
    })
    const list = ['gigs', 'list', '--skill', 'rust', '--client-id', 'me']
    const table = (await machine.run(list, { columns: 90, env: { NO_COLOR: '1' } })).stdout.split('\n')
    expect(table[0]).toMatch(/^id +title +status +rate_min/)
    expect(table[1]).toMatch(new RegExp(`^${id} +Port a parser +open +900.00 USD`))
    for (const line of table) expect(line.length).toBeLessThanOrEqual(90)
    const [row = ''] = (await machine.run(list)).stdout.split('\n')
    expect(row.split('\t').slice(0, 3)).toEqual([id, 'Port a parser', 'open'])
    expect(JSON.parse((await machine.run([...list, '--json'])).stdout)).toMatchObject([{ id, title: 'Port a parser' }])
    expect((await machine.run([...list, '--select', 'id,skills[0],rate_max_cents'])).stdout).toBe(
      `${id}\trust\t90000\n`,
    )
    const one = await machine.run(['gigs', 'get', id], { columns: 80, env: { NO_COLOR: '1' } })
    expect(one.stdout).toMatch(/^rate_max +900\.00 USD$/m)
  })

  it('align columns also with wide characters, and cut them where they do not fit', async () => {
    const owner = await world.newUser()
    const env = { PARLEY_KEY: owner.secret ?? '', NO_COLOR: '1' }
    const titles = ['Port a parser', '日本語の説明書を翻訳する', 'Cafe\u0301 👩‍🌾 site', `長${'い'.repeat(40)}`]
    for (const title of titles) await postGig(owner, { title })
    const { stdout } = await machine.run(['gigs', 'list', '--client-id', 'me'], {
      env,
      columns: 100,
    })
    // A terminal shows wide characters in two columns: here two letters stand for each of them.
    const shown = stdout.replace(/👩‍🌾|[\u3000-\u9fff]/gu, 'xx').replaceAll('\u0301', '')
    const columns = shown
      .trim()
      .split('\n')
      .map((line) => line.search(/status|open/))
    expect(new Set(columns).size).toBe(1)
    expect(stdout).toContain(`長${'い'.repeat(20)}…`)
  })

  it('read as many pages as are asked for', async () => {
    const owner = await world.newUser()
    await Promise.all(Array.from({ length: 23 }, () => postGig(owner)))
    const env = { PARLEY_KEY: owner.secret ?? '' }
    const count = async (...more: string[]) =>
      (await machine.run(['gigs', 'list', '--client-id', 'me', '--select', 'id', ...more], { env })).stdout
        .trim()
        .split('\n').length
    expect([await count(), await count('--limit', '3'), await count('--all')]).toEqual([20, 3, 23])
    const first = await machine.run(['gigs', 'list', '--client-id', 'me'], { env, columns: 200 })
    expect(first.stderr).toContain('--cursor')
  })

  it('write colours to a terminal only, and never with NO_COLOR', async () => {
    const coloured = '\u001b['
    const me = ['whoami']
    expect((await machine.run(me, { columns: 80 })).stdout).toContain(coloured)
    expect((await machine.run(me)).stdout).not.toContain(coloured)
    expect((await machine.run(me, { columns: 80, env: { NO_COLOR: '1' } })).stdout).not.toContain(coloured)
    expect((await machine.run(me, { columns: 80, env: { TERM: 'dumb' } })).stdout).not.toContain(coloured)
    await postGig(ada, { title: 'Harmless \u009b31m title', category: 'trap' })
    const shown = await machine.run(['gigs', 'list', '--category', 'trap'], { columns: 80, env: { NO_COLOR: '1' } })
    expect(shown.stdout).not.toContain('\u009b')
  })

  it('report errors as JSON where the result would be JSON', async () => {
    const { code, stderr } = await machine.run(['gigs', 'get', 'gig_1', '--json'])
    expect([code, JSON.parse(stderr).error]).toEqual([
      4,
      expect.objectContaining({ code: 'NOT_FOUND', request_id: expect.any(String) }),
    ])
  })

  it('move the clock of a sandbox by a duration', async () => {
    const operator = { env: { PARLEY_KEY: world.operator.secret ?? '' } }
    const ahead = async () => JSON.parse((await machine.run(['clock', '--json'])).stdout).ahead_seconds
    const before = await ahead()
    expect((await machine.run(['clock', 'advance', '1d2h'], operator)).code).toBe(0)
    expect((await ahead()) - before).toBe(26 * 3_600)
    expect(await machine.run(['clock', 'advance', 'soon'], operator)).toMatchObject({ code: 2 })
  })
})

/** A server that keeps every request and answers all of them. */
async function openRecorder() {
  const received: {
    method: string
    url: URL
    headers: NodeJS.Dict<string | string[]>
    body: Record<string, unknown>
  }[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const { method = '', headers } = request
    received.push({ method, url: new URL(request.url ?? '/', 'http://x'), headers, body: text ? JSON.parse(text) : {} })
    response.setHeader('content-type', request.url?.includes('/stream') ? 'text/event-stream' : 'application/json')
    response.end(request.url?.includes('/stream') ? ': hello\n\n' : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function parameterOf({ parameters }: Operation, name: string): Parameter {
  const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
  if (!found) throw new Error(`There is no parameter ${name}.`)
  return found
}

function textOf({ type, values, name }: Parameter): string {
  return { integer: '7', boolean: 'true', json: '{"a":1}', string: values?.[0] ?? `some-${flagName(name)}` }[type]
}

function sentFor(parameter: Parameter): unknown {
  const text = textOf(parameter)
  const value = { integer: 7, boolean: true, json: { a: 1 }, string: text }[parameter.type]
  return parameter.list ? [value] : value
}
