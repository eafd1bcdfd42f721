import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ManagedUser } from '../../server/test/support/client.ts'
import { milestoneOf, newDeal, postGig } from '../../server/test/support/deals.ts'
import { agentWith } from '../../server/test/support/mandates.ts'
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
    const file = join(elsewhere.folder, 'file')
    await writeFile(file, '{}')
    for (const operation of operations) {
      const given = operation.parameters.filter(({ name }) => name !== 'if-none-match' && name !== 'last-event-id')
      const flags = given.flatMap((parameter) => [`--${flagName(parameter.name)}`, textOf(parameter)])
      if (operation.bytes === 'sent') flags.push('--input', file)
      if (operation.bytes === 'answered') flags.push('--output', '-')
      const { code, stderr } = await elsewhere.run(['api', operation.id, ...flags])
      expect([operation.id, code, stderr]).toEqual([operation.id, 0, ''])
      const request = received.pop()
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(parameterOf(operation, name)))
      expect([request?.method, request?.url.pathname]).toEqual([operation.method, path])
      for (const parameter of given) {
        const { name } = parameter
        const expected = sentFor(parameter)
        if (parameter.in === 'query' && (parameter.type === 'pairs' || parameter.type === 'values'))
          expect(request?.url.searchParams.get(`${name}[order]`)).toBe('42')
        else if (parameter.in === 'query')
          expect(request?.url.searchParams.getAll(name)).toEqual([expected].flat().map(String))
        if (parameter.in === 'body') expect(request?.body).toHaveProperty(name, expected)
        if (parameter.in === 'header')
          expect(request?.headers[name === 'reason' ? 'parley-reason' : name]).toContain(expected)
      }
    }
    expect(operations.length).toBeGreaterThan(140)
  })

  it('takes the body from a file or from standard input; flags win', async () => {
    const file = join(machine.folder, 'gig.json')
    await writeFile(file, JSON.stringify({ title: 'From a file', description: 'Sixty pages.', rate_type: 'fixed' }))
    const created = JSON.parse(
      (await machine.run(['api', 'createGig', '--input', file, '--title', 'From a flag'])).stdout,
    )
    expect(created).toMatchObject({ title: 'From a flag', description: 'Sixty pages.' })
    const input = JSON.stringify({ title: 'From standard input' })
    const changed = await machine.run(
      ['api', 'changeGig', '--id', created.id, '--input', '-', '--select', 'id,title'],
      {
        input,
      },
    )
    expect(changed.stdout).toBe(`${created.id}\tFrom standard input\n`)
    expect(await machine.run(['api', 'createGig', '--input', '-'], { input: '[1]' })).toMatchObject({ code: 2 })
  })

  it('acts for the managed user in --act-as, and for no one if that’s refused', async () => {
    const mia = await ManagedUser.create(world.operator)
    const operator = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' })
    const me = (userId: string) => operator.run(['--act-as', userId, 'api', 'getMe', '--select', 'user.user_id'])
    expect((await me(mia.userId)).stdout).toBe(`${mia.userId}\n`)
    const refused = await me(ada.userId)
    expect([refused.code === 0, refused.stdout]).toEqual([false, ''])
    expect(refused.stderr).toContain('This key hasn’t created a managed user with this id.')
  })

  it('tells an agent’s owner why with --reason, or --parley-reason if the operation has its own reason', async () => {
    const agent = await agentWith(world, ada, { ask_owner: ['gigs.publish'] })
    const scout = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: agent.secret ?? '' })
    const gig = ['--title', 'Port a parser', '--description', 'To Rust.', '--rate-type', 'fixed']
    const asked = await scout.run(['gigs', 'create', ...gig, '--reason', 'It’s due – soon'])
    expect([asked.code, asked.stderr]).toEqual([4, expect.stringContaining('approval_required')])
    expect((await ada.get('/approvals')).body.data).toMatchObject([{ agent_reason: 'It’s due – soon' }])
    const { stdout: help } = await scout.run(['disputes', 'create', '--help'])
    expect(help).toMatch(
      /--reason <(?!text)[\s\S]*--parley-reason <text>|--parley-reason <text>[\s\S]*--reason <(?!text)/,
    )
  })

  it('says what is wrong and what to do, and has an exit code for each kind of failure', async () => {
    const create = ['gigs', 'create', '--description', 'x', '--rate-type', 'fixed']
    const one = await machine.run([...create, '--title', 'x'])
    expect([one.code, one.stdout]).toEqual([4, ''])
    expect(one.stderr).toMatch(
      /^Error: title must have at least 3 characters \(too_short\)\n {2}→ Make it at least 3 long, counted in characters\.\n {2}request \S+\n$/,
    )
    const two = await machine.run([...create, '--title', 'x', '--positions', '0'])
    expect(two.stderr).toMatch(
      /^Error: The server refused the request and reported 2 issues\.\n {2}title must .*\n.*\n {2}positions must /,
    )
    const none = await machine.run(['gigs', 'get', 'gig_1'])
    expect([none.code, none.stderr]).toEqual([4, expect.stringMatching(/^Error: No such gig: gig_1 \(not_found\)\n/)])
    expect((await machine.run(['api', 'createGig', '--positions', 'many'])).code).toBe(2)
    expect((await machine.run(['api', 'createGgi'])).stderr).toContain('Did you mean createGig?')
    const noKey = await machine.run(['whoami'], { env: { PARLEY_KEY: '' } })
    expect([noKey.code, noKey.stderr]).toEqual([3, expect.stringContaining(`→ Sign in: parley login ${world.url}\n`)])
    expect(noKey.stderr).toContain(`PARLEY_URL=${world.url} PARLEY_KEY=`)
    const badKey = await machine.run(['api', 'getMe'], { env: { PARLEY_KEY: `parley_sk_${'a'.repeat(40)}` } })
    expect([badKey.code, badKey.stderr]).toEqual([3, expect.stringContaining(`parley login ${world.url}\n`)])
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
    const { display_name } = (await ada.get('/profile/me')).body
    expect(table[0]).toMatch(/^id +title +client +status +rate /)
    expect(table[1]).toMatch(new RegExp(`^${id} +Port a parser +${display_name} +open +\\$900 `))
    for (const line of table) expect(line.length).toBeLessThanOrEqual(90)
    const [row = ''] = (await machine.run(list)).stdout.split('\n')
    expect(row.split('\t').slice(0, 3)).toEqual([id, 'Port a parser', 'open'])
    const asJson = JSON.parse((await machine.run([...list, '--json'])).stdout)
    expect(asJson).toMatchObject({ data: [{ id, title: 'Port a parser' }], next_cursor: null })
    const flags = ['--skill', 'rust', '--client-id', 'me']
    expect(JSON.parse((await machine.run(['api', 'listGigs', ...flags])).stdout)).toEqual(asJson)
    expect((await machine.run([...list, '--jq', '.data[] | [.id, .skills[0]] | join(" ")'])).stdout).toBe(
      `${id} rust\n`,
    )
    expect((await machine.run([...list, '--select', 'id,skills[0],rate_max_cents'])).stdout).toBe(
      `${id}\trust\t90000\n`,
    )
    const one = await machine.run(['gigs', 'get', id], { columns: 80, env: { NO_COLOR: '1' } })
    expect(one.stdout).toMatch(/^rate_max +\$900$/m)
    expect(one.stdout).toMatch(/^created_at +\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/m)
  })

  it('have the same columns for programs, whatever the rows contain', async () => {
    const owner = await world.newUser()
    const env = { PARLEY_KEY: owner.secret ?? '' }
    await postGig(owner, { title: 'With nothing else' })
    const rich = { title: 'With all', location: 'Bergen', remote: false, hours_per_week: 5, rate_max_cents: 5 }
    await postGig(owner, { ...rich, start_date: '2030-01-01', skills: ['a', 'b'], category: 'c' })
    const list = ['gigs', 'list', '--client-id', 'me']
    const { stdout } = await machine.run(list, { env })
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    expect(rows.map((row) => row.slice(1, 8))).toEqual([
      ['With all', 'open', '-', '0.05 USD', 'c', 'a, b', 'fixed'],
      ['With nothing else', 'open', '-', '-', '-', '-', 'fixed'],
    ])
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  })

  it('name the gig and the people of a deal, and lay out what is inside it', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const [, , id = ''] = path.split('/')
    const env = { PARLEY_KEY: deal.client.secret ?? '', NO_COLOR: '1' }
    const nameOf = async (who: typeof ada) => (await who.get('/profile/me')).body.display_name
    const { title } = (await ada.get(`/gigs/${deal.gigId}`)).body
    const table = await machine.run(['contracts', 'list'], { columns: 160, env })
    expect(table.stdout).toMatch(/^id +gig +client +worker +status +terms\.rate /)
    const [client, worker] = [await nameOf(deal.client), await nameOf(deal.worker)]
    expect(table.stdout).toMatch(new RegExp(`${id} +${title} +${client} +${worker} +active +\\$100 `))
    const one = await machine.run(['contracts', 'get', id], { columns: 120, env })
    expect(one.stdout).toMatch(/^terms\n {2}rate +\$100\n {2}hours_per_week +-$/m)
    expect(one.stdout).toMatch(/^milestones\n {2}id +title +status +amount.*\n {2}mil_\w+ +\S.* pending +\$100 /m)
    const piped = (await machine.run(['contracts', 'get', id], { env })).stdout
    expect(piped).toMatch(/^terms\.rate\t100\.00 USD$/m)
    expect(piped).toMatch(/^milestones\[0\]\.status\tpending$/m)
  })

  it('catch what is missing or wrong before anything is sent', async () => {
    const { url, received } = await openRecorder()
    const env = { PARLEY_URL: url }
    const cases: [string[], RegExp][] = [
      [
        ['gigs', 'create', '--title', 'Hello'],
        /^Error: Missing --description and --rate-type\.\n[\s\S]*→ --rate-type <hourly\|fixed>[\s\S]*--input/,
      ],
      [['negotiations', 'create', '--gig-id', 'gig_1'], /^Error: Add --application-id, or --gig-id and --worker-id\./],
      [['api', 'createGig', '--input', '-'], /^Error: Missing --title, --description and --rate-type\./],
      [['gigs', 'list', '--sort', 'best'], /Allowed: newest, relevance, rate_high, rate_low, closing_soon\./],
      [['gigs', 'list', '--jq', '.data['], /^Error: --jq: syntax error/],
      [['gigs', 'list', '--jq', '.', '--select', 'id'], /can’t be combined/],
      [['gigs', 'list', '--watch', '0'], /from 1 to 3600/],
      [['api', 'createGig', '--json', 'gig.json'], /too many arguments/],
    ]
    for (const [args, message] of cases) {
      const { code, stderr } = await machine.run(args, { env, input: '{}' })
      expect([code, stderr], args.join(' ')).toEqual([2, expect.stringMatching(message)])
    }
    expect(received).toEqual([])
    const help = (await machine.run(['gigs', 'list', '--help'])).stdout
    expect(help.replace(/\s+/g, ' ')).toContain('"newest", "relevance", "rate_high", "rate_low", "closing_soon"')
  })

  it('watch a list until Ctrl-C: a terminal shows its state, a program gets every change', async () => {
    const owner = await world.newUser()
    const env = { PARLEY_KEY: owner.secret ?? '', NO_COLOR: '1' }
    const list = ['gigs', 'list', '--client-id', 'me', '--watch', '1']
    const [onTerminal, piped] = [
      machine.start(list, { env, columns: 100 }),
      machine.start([...list, '--jq', '[.data[].title]'], { env }),
    ]
    await onTerminal.stdout.until(/Every 1 s, updated at \S+\. Press Ctrl-C to stop\.\n\nNo results\./)
    await piped.stdout.until(/^\[\]\n$/)
    await postGig(owner, { title: 'A new gig' })
    await onTerminal.stdout.until(/A new gig/)
    // Each state replaces the one before.
    expect(onTerminal.stdout.value.split('\u001b[H\u001b[J').length).toBeGreaterThan(2)
    await piped.stdout.until(/^\[\]\n\["A new gig"\]\n$/)
    for (const running of [onTerminal, piped]) {
      running.interrupt()
      expect((await running.done).code).toBe(130)
    }
  })

  it('align columns even with wide characters, and cut them where they don’t fit', async () => {
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

  it('write colors to a terminal only, and never with NO_COLOR', async () => {
    const colored = '\u001b['
    const me = ['whoami']
    expect((await machine.run(me, { columns: 80 })).stdout).toContain(colored)
    expect((await machine.run(me)).stdout).not.toContain(colored)
    expect((await machine.run(me, { columns: 80, env: { NO_COLOR: '1' } })).stdout).not.toContain(colored)
    expect((await machine.run(me, { columns: 80, env: { TERM: 'dumb' } })).stdout).not.toContain(colored)
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
  return {
    integer: '7',
    boolean: 'true',
    json: '{"a":1}',
    pairs: 'order=42',
    values: 'order=42',
    string: values?.[0] ?? `some-${flagName(name)}`,
  }[type]
}

function sentFor(parameter: Parameter): unknown {
  const text = textOf(parameter)
  const value = {
    integer: 7,
    boolean: true,
    json: { a: 1 },
    pairs: { order: '42' },
    values: { order: 42 },
    string: text,
  }[parameter.type]
  return parameter.list && parameter.type !== 'pairs' && parameter.type !== 'values' ? [value] : value
}
