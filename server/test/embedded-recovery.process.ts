import { spawn } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { DataDirInUse } from '../src/platform/db/embedded/errors.ts'
import {
  connect,
  embeddedTest,
  expectEnded,
  FAST,
  IS_ROOT,
  isAlive,
  postmasterPid,
  query,
  type Running,
  read,
  write,
} from './support/embedded-harness.ts'

const it = embeddedTest()

describe.concurrent('a second service on the same data directory', () => {
  it('is refused while the first runs, with the process id of the first', async ({ harness }) => {
    await harness.useTemplate()
    const service = await harness.startService()
    const refusal = await harness.start().catch((error) => error)
    expect(refusal).toBeInstanceOf(DataDirInUse)
    expect(refusal.message).toContain(`(process ${service.pid}) is using the data directory ${harness.dataDir}`)
    await write(service, 'undisturbed')
  })

  it('is refused when both start at the same time in an empty directory', async ({ harness }) => {
    const outcomes = await Promise.allSettled([harness.start(), harness.startService()])
    const winners = outcomes.flatMap<Running>((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(winners).toHaveLength(1)
    expect(reasons.map(({ name }) => name)).toEqual(['DataDirInUse'])
    const winner = winners[0] as Running
    for (const reason of reasons) expect(reason.message).toContain(`(process ${winner.pid ?? process.pid})`)
    await write(winner, 'works')
    expect((await readdir(harness.dataDir)).sort()).toEqual([
      'postgres-18',
      'postgres-password',
      'postgres-socket',
      'postgres.log',
    ])
  })

  it('starts if the first stops at the same time', async ({ harness }) => {
    await harness.useTemplate()
    const first = await harness.start()
    const stopped = first.stop()
    const second = await harness.start()
    await stopped
    await write(second, 'works')
  })
})

describe.concurrent('after a crash', () => {
  it('takes over the PostgreSQL that a killed service left running', async ({ harness }) => {
    await harness.useTemplate()
    const service = await harness.startService()
    await write(service, 'before')
    const pid = await postmasterPid(harness.cluster)
    await service.kill()
    expect(isAlive(pid)).toBe(true)

    const embedded = await harness.start()
    expect(await postmasterPid(harness.cluster)).toBe(pid)
    expect(await read(embedded)).toEqual(['before'])
    await embedded.stop()
    await expectEnded(pid)
  })

  it('waits for the session of a killed service to end', async ({ harness }) => {
    await harness.useTemplate()
    const service = await harness.startService()
    const locks = await query(service, `select pid from pg_locks where locktype = 'advisory'`)
    const [{ pid: backend }] = locks.rows as [{ pid: number }]
    process.kill(backend, 'SIGSTOP')
    harness.cleanUps.push(() => isAlive(backend) && process.kill(backend, 'SIGCONT'))
    await service.kill()
    const embedded = harness.start()
    const ours = `select from pg_stat_activity where application_name = 'parley-service ${process.pid}'`
    await vi.waitFor(async () => expect((await query(service, ours)).rowCount).toBe(1), 20_000)
    process.kill(backend, 'SIGCONT')
    await write(await embedded, 'works')
  })

  it('restarts a PostgreSQL that a killed service left running with other settings', async ({ harness }) => {
    await harness.useTemplate()
    const service = await harness.startService()
    await write(service, 'before')
    await service.kill()
    const embedded = await harness.start({ settings: { ...FAST, work_mem: '5MB' } })
    expect((await query(embedded, 'show work_mem')).rows).toEqual([{ work_mem: '5MB' }])
    expect(await read(embedded)).toEqual(['before'])
  })

  it('has every committed row after PostgreSQL was killed', async ({ harness }) => {
    await harness.useTemplate()
    const { dataDir, cluster } = harness
    const first = await startEmbedded({ dataDir })
    await write(first, 'committed')
    process.kill(await postmasterPid(cluster), 'SIGKILL')
    const second = await startEmbedded({ dataDir })
    harness.cleanUps.push(() => second.stop())
    expect(await read(second)).toEqual(['committed'])
  })

  it('has every committed row after PostgreSQL and the service were killed', async ({ harness }) => {
    await harness.useTemplate()
    const service = await harness.startService()
    await write(service, 'committed')
    process.kill(await postmasterPid(harness.cluster), 'SIGKILL')
    await service.kill()
    expect(await read(await harness.start())).toEqual(['committed'])
  })

  it('starts once the last session of the killed PostgreSQL has ended', async ({ harness }) => {
    await harness.useTemplate()
    const first = await harness.start()
    await write(first, 'committed')
    const busy = await connect(first)
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid')
    const [{ pid: backend }] = rows as [{ pid: number }]
    process.kill(backend, 'SIGSTOP')
    process.kill(await postmasterPid(harness.cluster), 'SIGKILL')
    const second = harness.start()
    const log = join(harness.dataDir, 'postgres.log')
    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toContain('shared memory block'), 20_000)
    process.kill(backend, 'SIGCONT')
    expect(await read(await second)).toEqual(['committed'])
    await busy.end()
  })

  it('starts even if another program has the process id in the lock files', async ({ harness }) => {
    await harness.useTemplate()
    const { cluster, dataDir } = harness
    const first = await harness.start()
    await write(first, 'committed')
    const pid = await postmasterPid(cluster)
    process.kill(pid, 'SIGKILL')
    await expectEnded(pid)
    const { uid, gid } = await stat(cluster)
    const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid, gid } : {})
    harness.cleanUps.push(() => stranger.kill('SIGKILL'))
    for (const path of [join(cluster, 'postmaster.pid'), join(dataDir, 'postgres-socket/.s.PGSQL.5432.lock')]) {
      await writeFile(path, (await readFile(path, 'utf8')).replace(String(pid), String(stranger.pid)))
    }
    expect(await read(await harness.start())).toEqual(['committed'])
    expect(stranger.exitCode).toBeNull()
  })

  it('starts even if the lock file is empty', async ({ harness }) => {
    await harness.useTemplate()
    await (await harness.start()).stop()
    await writeFile(join(harness.cluster, 'postmaster.pid'), '')
    await harness.start()
  })
})

describe.concurrent('the loss of PostgreSQL', () => {
  it('is reported once, even to a listener added later', async ({ harness }) => {
    await harness.useTemplate()
    const embedded = await harness.start()
    const onLost = vi.fn()
    embedded.onLost(onLost)
    process.kill(await postmasterPid(harness.cluster), 'SIGKILL')
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 120_000 })
    expect(onLost.mock.lastCall?.[0].message).toContain(join(harness.dataDir, 'postgres.log'))
    const late = vi.fn()
    embedded.onLost(late)
    await embedded.stop()
    expect(late).toHaveBeenCalledOnce()
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('is not reported for a stop', async ({ harness }) => {
    await harness.useTemplate()
    const embedded = await harness.start()
    const onLost = vi.fn()
    embedded.onLost(onLost)
    await embedded.stop()
    await new Promise(setImmediate)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('is repaired by another start when only one of its processes crashed', async ({ harness }) => {
    await harness.useTemplate()
    const first = await harness.start()
    const lost = new Promise((resolve) => first.onLost(resolve))
    const pid = await postmasterPid(harness.cluster)
    await write(first, 'before')
    const client = await connect(first)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await lost
    const second = await harness.start()
    expect(await read(second)).toEqual(['before'])
    expect(await postmasterPid(harness.cluster)).toBe(pid)
    await second.stop()
    await expectEnded(pid)
  })
})
