import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from 's3rver'
import { afterAll, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { createDeployment, type Deployment } from './support/deployment.ts'
import { proofSeed, ResultTable, scaled } from './support/proof.ts'
import { Random } from './support/random.ts'
import { freePort, type ServiceProcess, stopAllServices } from './support/service-process.ts'

// `npm run test:files`

const KILLS = scaled(50)
const UPLOADS_AT_ONCE = 4
const MEBIBYTE = 1024 * 1024
const results = new ResultTable('files')

afterAll(async () => {
  results.print()
  await stopAllServices()
})

it.concurrent(`a folder survives ${KILLS} kills`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  await surviveKills('a folder', `file://${folder}`, async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')),
  )
})

it.concurrent(`a bucket survives ${KILLS} kills`, async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const port = await freePort()
  const bucket = new S3rver({ port, silent: true, directory, configureBuckets: [{ name: 'parley', configs: [] }] })
  await bucket.run()
  try {
    const url = `s3://S3RVER:S3RVER@parley?endpoint=http://127.0.0.1:${port}`
    await surviveKills('a bucket', url, async () =>
      (await readdir(join(directory, 'parley'), { recursive: true })).filter((name) => name.endsWith('_object')),
    )
  } finally {
    await bucket.close()
  }
})

async function surviveKills(name: string, url: string, listStored: () => Promise<string[]>): Promise<void> {
  const random = new Random(proofSeed())
  const deployment = await createDeployment({ FILES_URL: url, QUOTA_FILE_MEBIBYTES: '1000000' })
  const PORT = String(await freePort())
  let service = await deployment.start('start', { PORT })
  const ada = await deployment.newUser(service)
  const acknowledged: { id: string; sha256: string }[] = []
  for (let kills = 0; kills < KILLS; kills++) {
    const uploads = Array.from({ length: UPLOADS_AT_ONCE }, async () => {
      const bytes = randomBytes(random.between(1, 2 * MEBIBYTE))
      const { status, body } = await ada.upload('a.bin', bytes)
      if (status === 201) acknowledged.push({ id: body.id, sha256: sha256Of(bytes) })
    })
    await sleep(random.between(0, 1_500))
    service.child.kill('SIGKILL')
    await Promise.allSettled([service.exited, ...uploads])
    service = await deployment.start('start', { PORT })
  }
  const rows = await listFiles(ada)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)))
  for (const { id, sha256 } of rows) {
    const { status, bytes } = await ada.download(`/attachments/${id}`)
    expect([status, sha256Of(bytes)]).toEqual([200, sha256])
  }
  for (const { id, sha256 } of acknowledged) expect(rows.find((row) => row.id === id)?.sha256).toBe(sha256)
  results.add(
    `${KILLS} kills during uploads to ${name}: acknowledged, kept`,
    '',
    `${acknowledged.length}, ${rows.length}`,
  )
  const unfinished = await countRows(deployment, `status = 'arriving'`)
  // As if an hour had passed.
  await deployment.inDatabase(`update attachments set delete_at = now() where status = 'arriving'`)
  while ((await countRows(deployment, `status in ('arriving', 'deleted')`)) > 0) await sleep(500)
  expect(await listStored()).toHaveLength(rows.length)
  results.add(`unfinished uploads to ${name} of which something remains`, '0', `0 of ${unfinished}`)
  service.child.kill('SIGTERM')
  await service.exited
}

it('an upload of 25 MiB takes at most 8 MiB of memory, and a download is served in ranges', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const deployment = await createDeployment({ FILES_URL: `file://${folder}`, QUOTA_FILE_MEBIBYTES: '1000000' })
  const service = await deployment.start('start')
  const ada = await deployment.newUser(service)
  const bytes = randomBytes(25 * MEBIBYTE)
  let id = ''
  const upload = async () => {
    const { status, body, text } = await ada.upload('large.bin', bytes)
    expect(status, text).toBe(201)
    id = body.id
  }
  // The first ones load code and let the heap grow to its usual size.
  for (let i = 0; i < 5; i++) await upload()
  const before = await residentBytes(service)
  let most = 0
  const uploading = { isDone: false }
  const watching = (async () => {
    while (!uploading.isDone) {
      most = Math.max(most, await residentBytes(service))
      await sleep(5)
    }
  })()
  await upload()
  uploading.isDone = true
  await watching
  const more = Math.max(0, most - before) / MEBIBYTE
  results.add('resident memory during an upload of 25 MiB, above that before', '≤ 8 MiB', `${more.toFixed(1)} MiB`)
  const middle = await ada.download(`/attachments/${id}`, { range: 'bytes=1000000-1999999' })
  expect([middle.status, middle.bytes.equals(bytes.subarray(1_000_000, 2_000_000))]).toEqual([206, true])
  expect(more).toBeLessThanOrEqual(8)
})

async function listFiles(user: Client): Promise<{ id: string; sha256: string }[]> {
  const rows = []
  for (let query = '?limit=100'; query !== ''; ) {
    const { body } = await user.get(`/attachments${query}`)
    rows.push(...body.data)
    query = body.next_cursor ? `?limit=100&cursor=${body.next_cursor}` : ''
  }
  return rows
}

async function countRows(deployment: Deployment, condition: string): Promise<number> {
  const [row] = await deployment.inDatabase<{ count: number }>(
    `select count(*)::int as count from attachments where ${condition}`,
  )
  return row?.count ?? 0
}

async function residentBytes({ child }: ServiceProcess): Promise<number> {
  const pages = (await readFile(`/proc/${child.pid}/statm`, 'utf8')).split(' ')[1]
  return Number(pages) * 4096
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
