import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { withFileLock } from '../src/file-lock.ts'
import { BIN, type Machine, newMachine } from './support/parley.ts'

// Servers, files and input that are broken or hostile.

const execute = promisify(execFile)
const world = await createWorld({ working: true })
const KEY = `parley_sk_${'a'.repeat(40)}`
// Moves the cursor, changes the title of the window, begins a sequence in one character, deletes, reverses the order.
const EVIL = 'Title\u001b[2J\u001b]0;owned\u0007\u009b31m\u007f\r\u202eend'
const LONG_AGO = new Date(Date.now() - 600_000)
const SECONDS_AGO = new Date(Date.now() - 20_000)

async function open(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function configFile({ env }: Machine, ...path: string[]): string {
  return join(env.PARLEY_CONFIG_DIR ?? '', ...path)
}

describe('other people’s text', () => {
  it('can’t control the terminal, whatever prints it', async () => {
    const issue = { path: EVIL, code: EVIL, message: EVIL, remedy: EVIL, details: { [EVIL]: EVIL } }
    const url = await open((request, response) => {
      if (request.url?.includes('gig_bad'))
        json(response, { error: { code: 'CONFLICT', message: EVIL, issues: [issue] } }, 409)
      else if (request.url?.includes('gig_')) json(response, { id: 'gig_1', title: EVIL, [EVIL]: { a: [EVIL] } })
      else if (request.url?.includes('/me'))
        json(response, { user: { user_id: EVIL, display_name: EVIL }, agent: null, scopes: [EVIL] })
      else json(response, { data: [{ id: EVIL, title: EVIL, subject: { type: EVIL, id: EVIL } }], next_cursor: null })
    })
    const machine = await newMachine({ PARLEY_URL: url, PARLEY_KEY: KEY, NO_COLOR: '1' })
    for (const args of [
      ['gigs', 'list'],
      ['gigs', 'list', '--json'],
      ['gigs', 'list', '--select', 'title,subject'],
      ['gigs', 'get', 'gig_1'],
      ['gigs', 'get', 'gig_1', '--select', 'title'],
      ['gigs', 'get', 'gig_bad'],
      ['gigs', 'get', 'gig_bad', '--json'],
      ['api', 'getGig', '--id', 'gig_1'],
      ['whoami'],
      ['doctor'],
      ['events', 'list'],
      ['gigs', 'get', EVIL],
      ['use', EVIL],
    ]) {
      const { stdout, stderr } = await machine.run(args, { columns: 400 })
      expect(`${stdout}${stderr}`, args.join(' ')).not.toMatch(/[^\P{Cc}\n\t]/u)
    }
    // Tables and errors are safe in files too; values that were asked for are passed on unchanged.
    for (const args of [
      ['gigs', 'list'],
      ['gigs', 'get', 'gig_bad'],
    ]) {
      const { stdout, stderr } = await machine.run(args)
      expect(`${stdout}${stderr}`).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u)
    }
    expect((await machine.run(['gigs', 'get', 'gig_1', '--select', 'title'])).stdout).toBe(`${EVIL}\n`)
    expect(JSON.parse((await machine.run(['gigs', 'get', 'gig_1', '--json'])).stdout).title).toBe(EVIL)
  })
})

describe('a server', () => {
  it('that names another server’s sign-in gets none of its tokens', async () => {
    const asked: string[] = []
    const other = await open((request, response) => {
      asked.push(request.url ?? '')
      json(response, { device_code: 'd', user_code: 'A', verification_uri: 'http://x', expires_in: 60 })
    })
    const url = await open((_, response) =>
      json(response, {
        issuer: other,
        token_endpoint: `${other}/oauth/token`,
        device_authorization_endpoint: `${other}/oauth/device/auth`,
        revocation_endpoint: `${other}/oauth/revoke`,
        scopes_supported: ['read'],
      }),
    )
    const { code, stderr } = await (await newMachine()).run(['login', url, '--no-browser'])
    expect([code, stderr]).toEqual([1, expect.stringContaining(`parley login ${other}`)])
    expect(asked).toEqual([])
  })

  it('that redirects can’t get the key or a refresh token sent to another one', async () => {
    const elsewhere: string[] = []
    const other = await open((request, response) => {
      elsewhere.push(request.url ?? '')
      json(response, {})
    })
    const url = await open((request, response) => {
      response.writeHead(307, { location: `${other}${request.url}` }).end()
    })
    const machine = await newMachine({ PARLEY_URL: url, PARLEY_KEY: KEY })
    const me = await machine.run(['whoami'])
    expect([me.code, me.stderr]).toEqual([4, expect.stringContaining('redirect')])
    const ping = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`
    expect((await machine.run(['mcp'], { input: ping })).stdout).toContain('It’s a redirect')

    const signedIn = await newMachine()
    await mkdir(configFile(signedIn), { recursive: true })
    const profile = { url, user_id: 'usr_1', display_name: 'Ada', hosted_agent_id: null, secret_in: 'file' }
    const secret = {
      kind: 'oauth',
      refresh_token: 'refresh-secret',
      access: {},
      token_endpoint: `${url}/oauth/token`,
      revocation_endpoint: `${url}/oauth/revoke`,
    }
    await writeFile(configFile(signedIn, 'config.json'), JSON.stringify({ current: 'a', profiles: { a: profile } }))
    await writeFile(configFile(signedIn, 'credentials.json'), JSON.stringify({ a: secret }))
    const refused = await signedIn.run(['whoami'])
    expect([refused.code, refused.stderr]).toEqual([5, expect.not.stringContaining('refresh-secret')])
    await signedIn.run(['logout'])
    expect(elsewhere).toEqual([])
  })

  it('that returns the same page forever, no page, or no JSON is reported', async () => {
    const url = await open((request, response) => {
      if (request.url?.includes('/gigs')) json(response, { data: [{ id: 'gig_1' }], next_cursor: 'same' })
      else if (request.url?.includes('/contracts')) json(response, { data: {} })
      else response.setHeader('content-type', 'text/html').end('<html>')
    })
    const machine = await newMachine({ PARLEY_URL: url, PARLEY_KEY: KEY })
    for (const args of [['gigs', 'list', '--all'], ['contracts', 'list'], ['whoami']]) {
      const { code, stderr } = await machine.run(args)
      expect([code, stderr]).toEqual([expect.any(Number), expect.stringMatching(/^Error: GET /)])
      expect(code).toBeGreaterThan(0)
      expect(stderr).not.toContain('    at ')
    }
  })
})

describe('input', () => {
  it.each([
    ['--profile', 'constructor', 'whoami'],
    ['--profile', '__proto__', 'whoami'],
    ['--profile', '../../etc/passwd', 'whoami'],
    ['use', 'constructor'],
    ['open', 'constructor', '--print'],
    ['trigger', 'constructor'],
    ['trigger', 'toString'],
    ['login', 'ftp://x'],
    ['login', 'http://x:99999'],
    ['login', '--profile', '../x', '--key', KEY],
    ['listen', '--forward-to', 'http://me:pass@localhost:1'],
    ['listen', '--events', 'no.such'],
    ['gigs', 'list', '--limit', 'ten'],
    ['gigs', 'list', '--limit', '1e3'],
    ['gigs', 'create', '--terms', '{'],
    ['gigs', 'list', '--select', 'a..b'],
    ['api', 'createGig', '--input', '/does/not/exist'],
    ['api', 'createGig', '--input', '/'],
    ['clock', 'advance', ''],
  ])('that’s invalid is refused as wrong usage: %s %s %s', async (...args) => {
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' })
    const { code, stdout, stderr } = await machine.run(args.filter((each) => each !== undefined))
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).not.toContain('    at ')
  })

  it('from a file or standard input may begin with a byte order mark, isn’t quoted, and is limited', async () => {
    const { secret } = await world.newUser()
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: secret ?? '' })
    const gig = { title: 'Über “Töpfe” 🜚', description: 'x', rate_type: 'fixed' }
    const create = ['api', 'createGig', '--input', '-', '--select', 'title']
    expect((await machine.run(create, { input: `\ufeff${JSON.stringify(gig)}` })).stdout).toBe(`${gig.title}\n`)
    const broken = await machine.run(create, { input: '{"token": hidden-secret}' })
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('Standard input isn’t JSON')])
    expect(broken.stderr).not.toContain('hidden')
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024 * 1024, 32)
      })(),
    )
    expect(await machine.run(create, { input: endless })).toMatchObject({ code: 2 })
    expect(await machine.run(['api', 'createGig', '--input', '/dev/zero'])).toMatchObject({ code: 2 })
  })

  it('that never comes can be interrupted', async () => {
    const machine = await newMachine()
    const login = machine.start(['login', world.url, '--key'], { input: new Readable({ read() {} }) })
    login.interrupt()
    expect((await login.done).code).toBe(130)
  })

  it('such as a key with a line break is not shown', async () => {
    const key = 'parley_sk_secret\nsecret'
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: key })
    const { code, stderr } = await machine.run(['whoami'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('PARLEY_KEY')])
    expect(stderr).not.toContain('sk_secret')
  })
})

describe('the files of a machine', () => {
  it('work with a profile that has the same name as one of them', async () => {
    const [machine, ada] = [await newMachine(), await world.newUser()]
    for (const name of ['config.json', 'credentials.json', 'listen']) {
      const login = ['login', world.url, '--key', ada.secret ?? '', '--profile', name]
      expect(await machine.run(login), name).toMatchObject({ code: 0 })
      expect(await machine.run(['whoami', '--profile', name])).toMatchObject({ code: 0 })
      expect(await machine.run(['logout', '--profile', name])).toMatchObject({ code: 0 })
    }
  })

  it('lose no login when many happen at the same time, and stay private', async () => {
    const [machine, ada] = [await newMachine(), await world.newUser()]
    const names = Array.from({ length: 6 }, (_, number) => `profile-${number}`)
    await Promise.all(
      names.map((name) => machine.spawn(['login', world.url, '--key', ada.secret ?? '', '--profile', name]).done),
    )
    const used = await machine.run(['use', '--select', 'name'])
    expect(used.stdout.trim().split('\n').sort()).toEqual(names)
    for (const file of ['config.json', 'credentials.json']) {
      expect((await stat(configFile(machine, file))).mode & 0o777).toBe(0o600)
    }
    expect((await stat(configFile(machine))).mode & 0o777).toBe(0o700)
    expect((await readdir(configFile(machine))).sort()).toEqual(['config.json', 'credentials.json'])
  })

  it('keep no secrets of a process that died while writing, and aren’t written through a link', async () => {
    const [machine, ada] = [await newMachine(), await world.newUser()]
    await mkdir(configFile(machine), { recursive: true })
    const elsewhere = join(machine.folder, 'elsewhere.json')
    await writeFile(elsewhere, '{}')
    await symlink(elsewhere, configFile(machine, 'credentials.json'))
    const left = configFile(machine, 'credentials.json.0123456789ab')
    await writeFile(left, 'secret')
    await utimes(left, LONG_AGO, LONG_AGO)
    expect(await machine.run(['login', world.url, '--key', ada.secret ?? ''])).toMatchObject({ code: 0 })
    await expect(stat(left)).rejects.toThrow('ENOENT')
    expect(await readFile(elsewhere, 'utf8')).toBe('{}')
  })

  it('that are damaged are named, and not quoted', async () => {
    const machine = await newMachine()
    await mkdir(configFile(machine), { recursive: true })
    await writeFile(configFile(machine, 'config.json'), '{"secret-part')
    const { code, stderr } = await machine.run(['whoami'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('config.json isn’t JSON')])
    expect(stderr).not.toContain('secret-part')
  })

  it('are unlocked when a process has died while creating a lock or taking one over', async () => {
    const { folder } = await newMachine()
    const path = join(folder, 'some.lock')
    for (const [left, content] of [
      [path, ''],
      [`${path}.takeover`, '1'],
    ] as const) {
      await writeFile(path, '')
      await writeFile(left, content)
      await Promise.all([utimes(path, SECONDS_AGO, SECONDS_AGO), utimes(left, SECONDS_AGO, SECONDS_AGO)])
      expect(await withFileLock(path, async () => 'done')).toBe('done')
    }
  })

  it('contain nothing from a keychain whose content is damaged', async () => {
    const machine = await newMachine({ PARLEY_KEYCHAIN: 'on' })
    const bin = join(machine.folder, 'bin')
    await mkdir(bin)
    await writeFile(join(bin, 'secret-tool'), '#!/bin/sh\nprintf secret-part\n')
    await chmod(join(bin, 'secret-tool'), 0o755)
    machine.env.PATH = `${bin}:/usr/bin:/bin`
    await mkdir(configFile(machine), { recursive: true })
    const profile = { url: world.url, user_id: 'u', display_name: 'Ada', hosted_agent_id: null, secret_in: 'keychain' }
    await writeFile(configFile(machine, 'config.json'), JSON.stringify({ current: 'a', profiles: { a: profile } }))
    const { code, stderr } = await machine.spawn(['whoami']).done
    expect([code, stderr]).toEqual([3, expect.stringContaining('parley login --profile a')])
    expect(stderr).not.toContain('secret-part')
  })
})

describe('a command', () => {
  it('ends quietly when its reader has seen enough', async () => {
    const owner = await world.newUser()
    await Promise.all(Array.from({ length: 10 }, () => postGig(owner, { description: 'x'.repeat(9_000) })))
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: owner.secret ?? '' })
    const parley = `"${process.execPath}" "${BIN}"`
    for (const pipe of ['| head -1', '2>&1 | head -1', '2>&1 | true']) {
      const script = `set -o pipefail; ${parley} gigs list --client-id me --all --json ${pipe}`
      const env = { PATH: '/usr/bin:/bin', ...machine.env }
      expect((await execute('bash', ['--norc', '-c', script], { env })).stderr).toBe('')
    }
  })

  it('creates nothing more after Ctrl-C, and exits with 130', async () => {
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' })
    const triggering = machine.start(['trigger', 'contract.completed'])
    await triggering.stdout.until(/✓/)
    triggering.interrupt()
    const { code, stdout } = await triggering.done
    expect(code).toBe(130)
    expect(stdout).not.toContain('contract.completed  evt_')
  })
})
