import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { describe, expect } from 'vitest'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { DataDirInUse, EmbeddedUnavailable } from '../src/platform/db/embedded/errors.ts'
import {
  connect,
  embeddedTest,
  expectEnded,
  FAST,
  IS_ROOT,
  libraryLinks,
  modeOf,
  postmasterPid,
  query,
  read,
  write,
} from './support/embedded-harness.ts'

const it = embeddedTest()

describe.concurrent('the data directory', () => {
  it('gets a database on the first start and keeps it for the second', async ({ harness }) => {
    const { dataDir } = harness
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
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres-18',
      'postgres-password',
      'postgres-socket',
      'postgres.log',
    ])

    const second = await harness.start()
    expect(await read(second)).toEqual(['kept'])
  })

  it('may be given relative to the working directory', async ({ harness }) => {
    await harness.useTemplate()
    const embedded = await harness.start({ dataDir: relative(process.cwd(), harness.dataDir) })
    expect(embedded.connection.host).toBe(join(harness.dataDir, 'postgres-socket'))
  })

  it('keeps other users out of the database', async ({ harness }) => {
    const { dataDir, cluster } = harness
    await harness.useTemplate()
    const embedded = await harness.start()
    expect(await modeOf(cluster)).toBe(0o700)
    expect(await modeOf(embedded.connection.host)).toBe(0o700)
    expect(await modeOf(join(dataDir, 'postgres-password'))).toBe(0o600)
    expect(await modeOf(join(dataDir, 'postgres.log'))).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres-password'))).uid).toBe((await stat(cluster)).uid)
    const stranger = new pg.Client({ ...embedded.connection, password: 'guessed' })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  })

  it('may have a path that is too long for a socket', async ({ harness }) => {
    harness.dataDir = join(harness.root, 'long'.repeat(25))
    await harness.useTemplate()
    const embedded = await harness.start()
    await write(embedded, 'reached')
    const { host } = embedded.connection
    harness.cleanUps.unshift(() => rm(host, { recursive: true }))
    expect(dirname(host)).toBe('/tmp')
    expect(await modeOf(host)).toBe(0o700)
  })

  it('is refused if it holds a database of another PostgreSQL version', async ({ harness }) => {
    await mkdir(join(harness.dataDir, 'postgres-17'), { recursive: true })
    await expect(harness.start()).rejects.toThrow(/another PostgreSQL version \(postgres-17\).*set DATABASE_URL/s)
    expect(existsSync(harness.cluster)).toBe(false)
  })

  it('is refused if it is a file', async ({ harness }) => {
    await writeFile(harness.dataDir, 'a file')
    await expect(harness.start()).rejects.toThrow(EmbeddedUnavailable)
    await expect(harness.start()).rejects.toThrow(/EEXIST.*set DATABASE_URL/s)
  })

  it.runIf(IS_ROOT)(
    'below a folder closed to others has its database elsewhere, and says where',
    async ({ harness }) => {
      const { root, dataDir } = harness
      await chmod(root, 0o700)
      const first = await harness.start()
      const pointer = join(dataDir, 'postgres-location')
      const [home = ''] = (await readFile(pointer, 'utf8')).split('\n')
      harness.cleanUps.unshift(() => rm(home, { recursive: true, force: true }))
      expect(dirname(home)).toBe('/var/lib/parley')
      expect(first.home).toBe(home)
      expect(await modeOf(join(home, 'postgres-18'))).toBe(0o700)
      await write(first, 'kept')
      await expect(harness.start()).rejects.toThrow(DataDirInUse)
      await first.stop()

      await chmod(root, 0o711)
      const second = await harness.start()
      expect(await read(second)).toEqual(['kept'])
      await second.stop()

      await rm(home, { recursive: true })
      await expect(harness.start()).rejects.toThrow(`Restore it, or remove ${pointer}`)
      await writeFile(pointer, '/tmp')
      await expect(harness.start()).rejects.toThrow('no such folder under /var/lib/parley')
    },
  )

  it.runIf(IS_ROOT)('is refused, not replaced, when its account cannot enter it', async ({ harness }) => {
    await harness.useTemplate()
    await (await harness.start()).stop()
    await chmod(harness.root, 0o700)
    await expect(harness.start()).rejects.toThrow(/can’t access that folder.*chmod o\+x/s)
  })
})

describe.concurrent('stop', () => {
  it('ends PostgreSQL, and may be called several times', async ({ harness }) => {
    await harness.useTemplate()
    const embedded = await harness.start()
    const pid = await postmasterPid(harness.cluster)
    await Promise.all([embedded.stop(), embedded.stop()])
    expect(existsSync(join(harness.cluster, 'postmaster.pid'))).toBe(false)
    await expectEnded(pid)
    await embedded.stop()
  })

  it('ends the connections of other clients', async ({ harness }) => {
    await harness.useTemplate()
    const embedded = await harness.start()
    const client = await connect(embedded)
    const ended = new Promise((resolve) => client.once('end', resolve))
    await embedded.stop()
    await ended
  })
})

describe.concurrent('a failed start', () => {
  it('says why, with the end of the log, and leaves nothing running', async ({ harness }) => {
    await harness.useTemplate()
    const failure = await harness.start({ settings: { ...FAST, shared_buffers: 'plenty' } }).catch((error) => error)
    expect(failure).toBeInstanceOf(EmbeddedUnavailable)
    expect(failure.message).toMatch(/couldn’t start\. .*set DATABASE_URL.*invalid value.*"shared_buffers": "plenty"/s)
    expect(existsSync(join(harness.cluster, 'postmaster.pid'))).toBe(false)
  })

  it('names a wrong or missing password', async ({ harness }) => {
    await harness.useTemplate()
    await (await harness.start()).stop()
    const passwordFile = join(harness.dataDir, 'postgres-password')
    await truncate(passwordFile)
    await writeFile(passwordFile, 'wrong')
    await expect(harness.start()).rejects.toThrow('password authentication failed')
    expect(existsSync(join(harness.cluster, 'postmaster.pid'))).toBe(false)
    await rm(passwordFile)
    await expect(harness.start()).rejects.toThrow(`restore ${passwordFile}`)
  })
})

describe.concurrent('the PostgreSQL package', () => {
  it('gets the library links that npm did not make', async ({ harness }) => {
    await harness.useTemplate()
    const copy = await harness.copyServiceTo(harness.root)
    await write(await harness.startService(copy), 'works')
    expect((await libraryLinks(copy)).filter((link) => !existsSync(link))).toEqual([])
  })

  it.runIf(IS_ROOT)('is copied next to the database if the account can’t read it', async ({ harness }) => {
    await harness.useTemplate()
    const closed = join(harness.root, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const service = await harness.startService(await harness.copyServiceTo(closed))
    await write(service, 'works')
    const { rows } = await query(service, `select setting from pg_config where name = 'BINDIR'`)
    const copies = (await readdir(harness.dataDir)).filter((name) => name.startsWith('postgres-programs-'))
    expect(copies).toHaveLength(1)
    expect(rows).toEqual([{ setting: join(harness.dataDir, copies[0] ?? '', 'native/bin') }])
  })
})

// Not at the same time as others: it changes the process.
describe('a platform without PostgreSQL', () => {
  it('is named in the refusal', async ({ harness }) => {
    await harness.useTemplate()
    const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {}
    harness.cleanUps.push(() => Object.defineProperty(process, 'arch', arch))
    Object.defineProperty(process, 'arch', { ...arch, value: 'abacus' })
    await expect(harness.start()).rejects.toThrow(/no embedded PostgreSQL for \w+-abacus.*set DATABASE_URL/s)
  })
})
