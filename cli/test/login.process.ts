import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { issueCodesOf } from '../../server/test/support/client.ts'
import { agreement, letIn, newPerson, type Person } from '../../server/test/support/oauth.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { withFileLock } from '../src/file-lock.ts'
import { findKeychain } from '../src/keychain.ts'
import type { TokenSecret } from '../src/profiles.ts'
import { type Machine, newMachine } from './support/parley.ts'

const world = await createWorld({ working: true })

/** What a person does in the browser with the code that the terminal shows. */
async function confirm(person: Person, userCode: string): Promise<void> {
  const typed = await person.open(`/oauth/device?user_code=${userCode}`)
  const xsrf = /name="xsrf" value="(\w+)"/.exec(typed.text)?.[1] ?? ''
  const asked = await person.open('/oauth/device', { xsrf, confirm: 'yes', user_code: userCode })
  expect(asked.text).toContain('parley-cli/')
  await person.open(asked.url.href, agreement('me'))
}

async function credentialsOf(machine: Machine): Promise<Record<string, TokenSecret>> {
  return JSON.parse(await readFile(credentialsPath(machine), 'utf8'))
}

function credentialsPath({ env }: Machine): string {
  return join(env.PARLEY_CONFIG_DIR ?? '', 'credentials.json')
}

describe('parley login', () => {
  it('shows a code, waits until it is confirmed in a browser, and keeps tokens that others cannot read; logout ends them', async () => {
    const [ada, machine] = await Promise.all([newPerson(world), newMachine()])
    const login = machine.start(['login', world.url, '--profile', 'work', '--no-browser'])
    const [, userCode = ''] = await login.stderr.until(/Enter {2}(\S+)/)
    await confirm(ada, userCode)
    const { code, stderr } = await login.done
    expect([code, stderr]).toEqual([0, expect.stringContaining(`Signed in to ${world.url} as Ada (profile work)`)])
    expect((await stat(credentialsPath(machine))).mode & 0o777).toBe(0o600)

    const me = JSON.parse((await machine.run(['whoami', '--json'])).stdout)
    expect(me).toMatchObject({ profile: 'work', server: world.url, user: { user_id: ada.api.userId } })
    expect(me.scopes).toContain('contracts:approve')
    const { access, refresh_token } = (await credentialsOf(machine)).work as TokenSecret
    expect(stderr).not.toContain(refresh_token)

    // A token serves the API or MCP; the same login gives both.
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
    expect((await machine.run(['mcp'], { input: `${message}\n` })).code).toBe(0)
    const forMcp = (await credentialsOf(machine)).work?.access.mcp?.token ?? ''
    expect(issueCodesOf(await world.as(forMcp).get('/me'))).toEqual(['bad_token'])
    expect((await machine.run(['whoami'])).code).toBe(0)

    expect((await machine.run(['logout'])).code).toBe(0)
    expect(await credentialsOf(machine)).toEqual({})
    expect((await world.as(access.api?.token ?? '').get('/me')).status).toBe(401)
    expect((await machine.run(['whoami'])).code).toBe(3)
    expect((await ada.api.get('/apps/connected')).body.data).toEqual([])
  })

  it('with a key keeps several servers as profiles, one of which is the current one', async () => {
    const machine = await newMachine()
    const [ada, ben] = [await world.newUser({ display_name: 'Ada' }), await world.newUser({ display_name: 'Ben' })]
    expect(
      (await machine.run(['login', world.url, '--key', '--profile', 'ada'], { input: `${ada.secret}\n` })).code,
    ).toBe(0)
    expect((await machine.run(['login', world.url, '--key', ben.secret ?? ''])).code).toBe(0)
    const whoami = async (...more: string[]) =>
      (await machine.run(['whoami', '--select', 'user.user_id', ...more])).stdout.trim()
    expect([await whoami(), await whoami('--profile', 'ada')]).toEqual([ben.userId, ada.userId])
    await machine.run(['use', 'ada'])
    expect(await whoami()).toBe(ada.userId)
    expect((await machine.run(['use', '--select', 'display_name'])).stdout).toBe('Ada\nBen\n')
    expect(await machine.run(['whoami', '--profile', 'eve'])).toMatchObject({ code: 2 })
    expect(await machine.run(['login', world.url, '--key', 'parley_sk_typo'])).toMatchObject({ code: 2 })
    // The environment needs no login, and wins.
    const carl = await world.newUser()
    const env = { PARLEY_URL: world.url, PARLEY_KEY: carl.secret ?? '' }
    expect((await machine.run(['whoami', '--select', 'user.user_id'], { env })).stdout.trim()).toBe(carl.userId)
  })

  it('asks a person for the key, and stops reading after the line they type', async () => {
    const [machine, ada] = [await newMachine(), await world.newUser()]
    const typed = Object.assign(new PassThrough(), { isTTY: true })
    const login = machine.start(['login', world.url, '--key'], { input: typed })
    await login.stderr.until(/Paste the key/)
    typed.write(`${ada.secret}\r`)
    const { code, stdout, stderr } = await login.done
    expect(code).toBe(0)
    expect(`${stdout}${stderr}`).not.toContain(ada.secret)
  })

  it('keeps secrets in the keychain of the operating system where there is one', async () => {
    const machine = await newMachine({ PARLEY_KEYCHAIN: 'on' })
    const ada = await world.newUser()
    const bin = join(machine.folder, 'bin')
    await mkdir(bin)
    await writeFile(join(bin, 'secret-tool'), keyringOf(machine.folder))
    await chmod(join(bin, 'secret-tool'), 0o755)
    machine.env.PATH = `${bin}:/usr/bin:/bin`
    const login = machine.spawn(['login', world.url, '--key', ada.secret ?? ''])
    expect((await login.done).stderr).toContain('in this machine’s keychain')
    await expect(stat(credentialsPath(machine))).rejects.toThrow('ENOENT')
    expect((await machine.spawn(['whoami', '--select', 'user.user_id']).done).stdout.trim()).toBe(ada.userId)
    expect((await machine.spawn(['logout']).done).code).toBe(0)
    expect((await machine.spawn(['whoami']).done).code).toBe(3)
    expect(await findKeychain('win32')).toBeNull()
  })
})

describe('the tokens of a machine', () => {
  async function signedIn(): Promise<{ machine: Machine; person: Person }> {
    const [machine, person] = await Promise.all([newMachine(), newPerson(world)])
    const { access, refresh } = await letIn(world, person, { scope: 'read gigs:write' })
    const profile = {
      url: world.url,
      user_id: person.api.userId,
      display_name: 'Ada',
      hosted_agent_id: null,
      secret_in: 'file',
    }
    const secret: TokenSecret = {
      kind: 'oauth',
      refresh_token: refresh,
      access: { api: { token: access, expires_at_ms: 0 } },
      token_endpoint: `${world.url}/oauth/token`,
      revocation_endpoint: `${world.url}/oauth/revoke`,
    }
    const folder = machine.env.PARLEY_CONFIG_DIR ?? ''
    await mkdir(folder)
    await writeFile(join(folder, 'config.json'), JSON.stringify({ current: 'ada', profiles: { ada: profile } }))
    await writeFile(join(folder, 'credentials.json'), JSON.stringify({ ada: secret }), { mode: 0o600 })
    return { machine, person }
  }

  it('do what their scopes allow; for the rest, the command line says which key it takes, for this server', async () => {
    const { machine } = await signedIn()
    for (const args of [['clock'], ['trigger', 'gig.created']]) {
      expect(await machine.run(args), args.join(' ')).toMatchObject({ code: 0, stderr: '' })
    }
    for (const args of [
      ['clock', 'advance', '1d'],
      ['logs', 'tail'],
      ['trigger', 'contract.completed'],
    ]) {
      const { code, stderr } = await machine.run(args)
      expect([code, stderr], args.join(' ')).toEqual([
        4,
        expect.stringContaining(`PARLEY_URL=${world.url} PARLEY_KEY=`),
      ])
    }
    const lost = `http://localhost:${new URL(world.url).port}`
    const elsewhere = await machine.run(['whoami'], { env: { PARLEY_URL: lost } })
    expect([elsewhere.code, elsewhere.stderr]).toEqual([3, expect.stringContaining(`parley login ${lost}\n`)])
  })

  it('are renewed once by eight processes that find them expired at the same time, and all continue', async () => {
    const { machine, person } = await signedIn()
    const processes = Array.from({ length: 8 }, () => machine.spawn(['whoami', '--select', 'user.user_id']).done)
    for (const { code, stdout, stderr } of await Promise.all(processes)) {
      expect([code, stdout.trim(), stderr]).toEqual([0, person.api.userId, ''])
    }
    expect((await person.api.get('/apps/connected')).body.data).toHaveLength(1)
  })

  it('are renewed when the server refuses them, even many times in one process', async () => {
    const { machine } = await signedIn()
    for (let round = 0; round < 3; round += 1) {
      await world.inDatabase((db) => db.query(`update oauth_objects set expires_at = now() where kind = 'AccessToken'`))
      const calls = Array.from({ length: 4 }, () => machine.run(['whoami']))
      for (const { code, stderr } of await Promise.all(calls)) expect([code, stderr]).toEqual([0, ''])
    }
  })

  it('that were revoked lead to a new sign-in', async () => {
    const { machine, person } = await signedIn()
    const [app] = (await person.api.get('/apps/connected')).body.data
    await person.api.delete(`/apps/connected/${app.id}`)
    const { code, stderr } = await machine.run(['whoami'])
    expect([code, stderr]).toEqual([3, expect.stringContaining('→ Sign in again: parley login')])
  })
})

describe('the lock around a renewal', () => {
  it('lets one in at a time, and is taken over from a process that died', async () => {
    const { folder } = await newMachine()
    const path = join(folder, 'some.lock')
    let inside = 0
    const work = () =>
      withFileLock(path, async () => {
        inside += 1
        expect(inside).toBe(1)
        await new Promise((resolve) => setImmediate(resolve))
        inside -= 1
      })
    await Promise.all(Array.from({ length: 10 }, work))
    const dead = (await newMachine()).spawn(['--version'])
    await dead.done
    const { hostname } = await import('node:os')
    await writeFile(path, `${hostname()} ${dead.child.pid} 1`)
    await Promise.all(Array.from({ length: 3 }, work))
  })
})

/** A keyring that keeps secrets in a folder, with the interface of libsecret's `secret-tool`. */
function keyringOf(folder: string): string {
  return `#!/bin/sh
command="$1"
for last; do :; done
file="${folder}/keyring-$last"
case "$command" in
  store) cat > "$file" ;;
  lookup) [ -f "$file" ] && cat "$file" ;;
  clear) rm -f "$file" ;;
esac
`
}
