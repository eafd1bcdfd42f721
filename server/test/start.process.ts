import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { newSecret } from '../src/people/keys/secret.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { administer, urlOf } from './support/cluster.ts'
import {
  freePort,
  postmasterPid,
  runCommand,
  type ServiceProcess,
  startService,
  stopAllServices,
} from './support/service-process.ts'

// A start takes a second of CPU time and some waiting, so one start serves several checks, and some tests run at the
// same time, each with its own data directory.

const OPERATOR_KEY = newSecret()
let root = ''
let template = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-start-'))
  // As root, PostgreSQL runs as another account, which has to be able to pass through.
  await chmod(root, 0o755)
  template = join(root, 'template')
  const embedded = await startEmbedded({ dataDir: template })
  await migrate(embedded.connection)
  await embedded.stop()
  // The data has to survive kills, not a power loss, so these tests need not wait for the disk.
  await appendFile(join(template, 'postgres-18', 'postgresql.conf'), 'fsync = off\n')
})

afterAll(async () => {
  await stopAllServices()
  await rm(root, { recursive: true, force: true })
})

function emptyDataDir(): string {
  return join(root, randomBytes(4).toString('hex'))
}

/** A data directory with a database in which no service has run yet. */
async function newDataDir(): Promise<string> {
  const dir = emptyDataDir()
  await promisify(execFile)('cp', ['-a', template, dir])
  return dir
}

/** A new database on the PostgreSQL server of the tests. */
async function newDatabase(): Promise<{ url: string; newClient(): Promise<pg.Client> }> {
  const { connection, template } = inject('cluster')
  const database = `${template}_${randomBytes(4).toString('hex')}`
  await administer(connection, (client) => client.query(`create database ${database}`))
  return {
    url: urlOf({ ...connection, database }).href,
    async newClient() {
      const client = new pg.Client({ ...connection, database })
      await client.connect()
      return client
    },
  }
}

const WAITING = `select 1 from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`

function operatorKeyIn(output: string): string {
  const key = /parley_sk_[0-9A-Za-z]{40}/.exec(output)?.[0]
  if (!key) throw new Error(`no operator key in:\n${output}`)
  return key
}

function getWith(agent: Agent, url: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    }).once('error', reject)
  })
}

async function stop(service: ServiceProcess): Promise<number | null> {
  service.child.kill('SIGTERM')
  return service.exited
}

describe.concurrent('the first start', () => {
  it('prints the address and, only once, the operator key; a later start keeps all data', async () => {
    const fresh = { DATA_DIR: emptyDataDir() }
    // A start that fails because its port is taken says so, and doesn't use up the key.
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const refused = await runCommand(['start'], { ...fresh, PORT: String(port) })
    holder.close()
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(`${port} is already in use`)
    expect(refused.output).not.toContain('    at ')

    const first = await startService(fresh)
    const local = first.url.replace('127.0.0.1', 'localhost')
    expect(first.output()).toContain(`${local}/api`)
    expect(first.output()).toContain(`${local}/docs/`)
    // It is written to standard error, which may arrive later.
    const secret = await vi.waitFor(() => operatorKeyIn(first.output()), { timeout: 120_000 })
    const made = await first.as(secret).post('/agents', { name: 'Scout' })
    expect(made.status).toBe(201)
    expect(await stop(first)).toBe(0)

    const second = await startService(fresh)
    expect(second.output()).not.toContain('parley_sk_')
    expect((await second.as(secret).get(`/agents/${made.body.id}`)).body).toEqual(made.body)
    const output = `${refused.output}${first.output()}${second.output()}`
    const logLines = output.split('\n').filter((line) => line.startsWith('{'))
    expect(logLines.length).toBeGreaterThan(1)
    expect(logLines.join('\n')).not.toContain('parley_sk_')
    expect(await stop(second)).toBe(0)
    await expect(postmasterPid(fresh.DATA_DIR)).rejects.toThrow('ENOENT')
    expect((await stat(join(fresh.DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600)
  })

  it('lists every problem with the configuration in one message', async () => {
    const { code, output } = await runCommand(['start'], { PORT: 'x', MODE: 'live', LOG_LEVEL: 'loud' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'SECRET_KEY', 'PAYMENTS']) expect(output).toContain(name)
    expect(output).not.toContain('    at ')
  })

  it('lists the commands when asked for help, or given an unknown one', async () => {
    const asked = await runCommand(['--help'], {})
    expect(asked.code).toBe(0)
    for (const part of ['npm start', 'operator-key', '.env.example']) expect(asked.output).toContain(part)
    const unknown = await runCommand(['dance'], {})
    expect(unknown.code).toBe(1)
    expect(unknown.output).toMatch(/There’s no command "dance"[\s\S]*operator-key/)
  })

  it('explains each command, and refuses options that it does not have', async () => {
    const asked = await runCommand(['change-secret-key', '-h'], {})
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('--lost') })
    const mistyped = await runCommand(['start', '--prot'], {})
    expect(mistyped.code).toBe(1)
    expect(mistyped.output).toContain("Unknown option '--prot'")
    expect(mistyped.output).not.toContain('    at ')
  })

  it('writes a few lines for people with LOG_FORMAT=text, as on a terminal, and only JSON otherwise', async () => {
    const people = await startService({ DATA_DIR: await newDataDir(), OPERATOR_KEY, LOG_FORMAT: 'text' })
    await people.as(OPERATOR_KEY).get('/me')
    const request = /^\d\d:\d\d:\d\d GET \/api\/me 200 [\d.]+ ms$/m
    await vi.waitFor(() => expect(people.output()).toMatch(request), { timeout: 120_000 })
    expect(await stop(people)).toBe(0)
    expect(people.output()).not.toContain('{')
    expect(people.output().trim().split('\n').length).toBeLessThan(15)

    const program = await startService({ DATA_DIR: await newDataDir(), OPERATOR_KEY })
    expect(await stop(program)).toBe(0)
    // What only the operator may see is on standard error, and not in the log.
    const [log, shown] = [program.output().match(/^\{.*$/gm) ?? [], program.output().match(/^[^{\n].*$/gm) ?? []]
    for (const line of log) expect(JSON.parse(line)).toHaveProperty('msg')
    expect(shown).toHaveLength(2)
    expect(shown[0]).toMatch(/^ {2}Sign in +http:\/\/localhost:\d+\/sign-in\?from=terminal#token=[\w-]{43}$/)
    expect(log.join()).not.toContain('#token')
  })
})

describe.concurrent('the operator key', () => {
  it('is taken from OPERATOR_KEY, stays revoked, and a command creates a new one', async () => {
    const DATA_DIR = await newDataDir()
    const service = await startService({ DATA_DIR, OPERATOR_KEY })
    expect(service.output()).not.toContain('parley_sk_')
    expect((await service.as(OPERATOR_KEY).get('/users')).status).toBe(200)
    const { api_key_id } = (await service.as(OPERATOR_KEY).get('/keys/verify')).body
    await service.as(OPERATOR_KEY).post(`/keys/${api_key_id}/revoke`)
    await stop(service)
    const { output } = await runCommand(['operator-key'], { DATA_DIR })
    const fresh = operatorKeyIn(output)
    const again = await startService({ DATA_DIR, OPERATOR_KEY })
    expect(again.output()).not.toContain('Sign in')
    const token = /#token=([\w-]{43})/.exec(output)?.[1]
    expect((await again.as(null).post('/session', { token })).body.session).toMatchObject({ method: 'operator_link' })
    expect((await again.as(OPERATOR_KEY).get('/keys/verify')).status).toBe(401)
    expect((await again.as(fresh).get('/users')).status).toBe(200)
    await stop(again)
  })

  it('is refused if it is mistyped', async () => {
    const mistyped = OPERATOR_KEY.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))
    const { code, output } = await runCommand(['start'], { DATA_DIR: emptyDataDir(), OPERATOR_KEY: mistyped })
    expect(code).toBe(1)
    expect(output).toContain('OPERATOR_KEY has a wrong checksum')
  })
})

describe.concurrent('the service', () => {
  it('has all committed data after kill -9 of the service, of the database, and of both', async () => {
    const DATA_DIR = await newDataDir()
    const agents: { id: string }[] = []
    async function addAgent(service: ServiceProcess): Promise<void> {
      const made = await service.as(OPERATOR_KEY).post('/agents', { name: 'Scout' })
      expect(made.status).toBe(201)
      agents.push(made.body)
    }
    async function expectAllAgents(service: ServiceProcess): Promise<void> {
      const { data } = (await service.as(OPERATOR_KEY).get('/agents')).body
      expect(data).toEqual(expect.arrayContaining(agents))
    }
    const killDatabase = async () => process.kill(await postmasterPid(DATA_DIR), 'SIGKILL')
    async function kill(service: ServiceProcess): Promise<void> {
      service.child.kill('SIGKILL')
      await service.exited
    }

    const first = await startService({ DATA_DIR, OPERATOR_KEY })
    await addAgent(first)
    await kill(first)

    const second = await startService({ DATA_DIR })
    await expectAllAgents(second)
    await addAgent(second)
    await killDatabase()
    // The service starts its database again.
    await vi.waitFor(() => expectAllAgents(second), { timeout: 120_000 })
    await vi.waitFor(() => addAgent(second), { timeout: 120_000 })
    await killDatabase()
    await kill(second)

    const third = await startService({ DATA_DIR })
    await expectAllAgents(third)
    expect(agents).toHaveLength(3)
    expect(await stop(third)).toBe(0)
  })

  it('serves metrics on a separate port, and isn’t disturbed by a second start, which is refused', async () => {
    const [DATA_DIR, METRICS_PORT] = [await newDataDir(), String(await freePort())]
    const first = await startService({ DATA_DIR, METRICS_PORT })
    await first.as(null).get('/health')
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`${first.url}/metrics`)).status).toBe(404)

    const { code, output } = await runCommand(['start'], { DATA_DIR })
    expect(code).toBe(1)
    expect(output).toContain(DATA_DIR)
    expect(output).toContain(String(first.child.pid))
    expect(output).not.toContain('    at ')
    expect((await first.as(null).get('/health/ready')).status).toBe(200)
    await stop(first)
  })
})

describe.concurrent('a start that fails', () => {
  it('because the database can’t be reached says so', async () => {
    const { code, output } = await runCommand(['start'], { DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:1/x' })
    expect(code).toBe(1)
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('hunter2')
    expect(output).not.toContain('    at ')
  })

  it('because the secret key is damaged says so', async () => {
    const damaged = { DATA_DIR: await newDataDir() }
    await writeFile(join(damaged.DATA_DIR, 'secret-key'), '')
    const { code, output } = await runCommand(['start'], damaged)
    expect(code).toBe(1)
    expect(output).toContain('secret-key is damaged')
  })
})

describe.concurrent('draining', () => {
  it('answers every request of keep-alive clients, closes their connections, and finishes what had started', async () => {
    const service = await startService({ DATA_DIR: await newDataDir(), OPERATOR_KEY })
    const counts = { answered: 0, unready: 0 }
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let last = false; !last; counts.answered++) {
        const { status, headers } = await getWith(agent, `${service.url}/api/health/ready`)
        expect([200, 503]).toContain(status)
        if (status === 503) counts.unready++
        last = headers.connection === 'close'
      }
      agent.destroy()
    })
    await vi.waitFor(() => expect(counts.answered).toBeGreaterThan(50), { timeout: 120_000 })

    const body = JSON.stringify({ name: 'Slow' })
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk
    })
    socket.write(
      `POST /api/agents HTTP/1.1\r\nhost: x\r\nx-api-key: ${OPERATOR_KEY}\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await service.as(OPERATOR_KEY).get('/keys/verify')
    service.child.kill('SIGTERM')
    await Promise.all(clients)
    expect(counts.unready).toBeGreaterThan(0)
    // By then, it accepts no new connections, and the started request can still be completed.
    await vi.waitFor(() => expect(service.as(null).get('/health')).rejects.toThrow(), { timeout: 120_000 })
    socket.write(body.slice(5))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 201 Created/)
    expect(await service.exited).toBe(0)
  })
})

describe.concurrent('a PostgreSQL server at DATABASE_URL', () => {
  it('knows a given OPERATOR_KEY from the first request on, and is shared by serving and working processes', async () => {
    const { url, newClient } = await newDatabase()
    const env = { DATA_DIR: emptyDataDir(), DATABASE_URL: url, OPERATOR_KEY, PORT: String(await freePort()) }
    expect((await runCommand(['migrate'], env)).code).toBe(0)
    const other = await newClient()
    await other.query('begin')
    await other.query('lock table users in share mode')
    const starting = startService(env, ['serve'])
    await vi.waitFor(async () => expect((await other.query(WAITING)).rowCount).toBeGreaterThan(0), { timeout: 120_000 })
    await expect(fetch(`http://127.0.0.1:${env.PORT}/api/health`)).rejects.toThrow()
    await other.query('commit')
    const service = await starting
    expect((await service.as(OPERATOR_KEY).get('/users')).status).toBe(200)
    expect(await readdir(env.DATA_DIR)).toEqual(['secret-key'])
    expect((await service.as(OPERATOR_KEY).post('/agents', { name: 'Scout' })).status).toBe(201)

    const unnumbered = async () => (await other.query('select 1 from events where position is null')).rowCount
    expect(await unnumbered()).toBeGreaterThan(0)
    const worker = await startService({ ...env, PORT: String(await freePort()) }, ['work'])
    await vi.waitFor(async () => expect(await unnumbered()).toBe(0), { timeout: 120_000 })
    await other.end()
    expect(await stop(worker)).toBe(0)
    expect(await stop(service)).toBe(0)
  })
})
