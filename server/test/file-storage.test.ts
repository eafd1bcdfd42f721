import { mkdtemp, readdir } from 'node:fs/promises'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, it } from 'vitest'
import { removeDueFiles } from '../src/files/attachments/service.ts'
import { openFileStore } from '../src/files/storage/service.ts'
import { fileLocationFrom } from '../src/platform/kernel/file-location.ts'
import { addSeconds, realNow } from '../src/platform/kernel/time.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
const bucket = new S3rver({
  port: 0,
  silent: true,
  directory: await mkdtemp(join(tmpdir(), 's3-')),
  configureBuckets: [{ name: 'parley', configs: [] }],
})
const { port } = (await bucket.run()) as AddressInfo
afterAll(() => bucket.close())
// A server that takes connections and never answers.
const silent = createServer(() => {})
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
afterAll(() => silent.closeAllConnections())

const urlOf = (at: number) => `s3://S3RVER:S3RVER@parley/files?endpoint=http://127.0.0.1:${at}`
const storeAt = (url: string) => {
  const location = fileLocationFrom(url)
  if (typeof location === 'string') throw new Error(location)
  return openFileStore(location)
}

describe.each([
  ['a folder', `file://${folder}`],
  ['a bucket', urlOf(port)],
])('in %s', (_name, url) => {
  it('keeps files whole, serves ranges, and removes what nothing uses after a day', async () => {
    const world = await createWorld({ files: storeAt(url) })
    const ada = await world.newUser()
    const bytes = Buffer.alloc(300_000, 'abcdefghij')
    const { body } = await ada.upload('a.txt', bytes)
    const path = `/attachments/${body.id}`
    expect((await ada.download(path)).bytes.equals(bytes)).toBe(true)
    const part = await ada.download(path, { range: 'bytes=10-14' })
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
      206,
      'abcde',
      'bytes 10-14/300000',
    ])
    expect((await ada.download(path, { range: 'bytes=-3' })).bytes.toString()).toBe('hij')
    expect((await ada.download(path, { 'if-none-match': `"${body.sha256}"` })).status).toBe(304)
    await removeDueFiles(world.database, world.files)
    expect((await ada.download(path)).status).toBe(200)
    await removeDueFiles(world.database, world.files, addSeconds(realNow(), 24 * 60 * 60 + 60))
    expect((await ada.download(path)).status).toBe(404)
    const rows = await world.inDatabase((db) => db.query('select id from attachments'))
    expect(rows.rowCount).toBe(0)
  })
})

describe('a store that does not work', () => {
  it('refuses uploads with 503, while everything else works', async () => {
    const world = await createWorld({ files: storeAt(`file://${folder}/${'x'.repeat(300)}`) })
    const ada = await world.newUser()
    const refused = await ada.upload('a.txt', 'Hello')
    expect([refused.status, issueCodesOf(refused)]).toEqual([503, ['files_unavailable']])
    expect(refused.headers.get('retry-after')).toBe('10')
    expect((await ada.get('/attachments')).body.data).toEqual([])
  })

  it('that never answers ends a download with 503 within seconds', async () => {
    const works = await createWorld({ files: storeAt(urlOf(port)) })
    const ada = await works.newUser()
    const { body } = await ada.upload('a.txt', 'Hello')
    const hanging = storeAt(urlOf((silent.address() as AddressInfo).port))
    const read = hanging.read as typeof works.files.read
    works.files.read = read
    const startedMs = performance.now()
    expect((await ada.download(`/attachments/${body.id}`)).status).toBe(503)
    expect(performance.now() - startedMs).toBeLessThan(60_000)
  })
})

describe('a bucket behind a bad connection', () => {
  const HELLO = Buffer.alloc(200_000, 'Hello. ')

  it('keeps a file once, whole, when the answer to the first attempt is lost', async () => {
    const proxy = await BadConnection.to(port)
    const world = await createWorld({ files: storeAt(urlOf(proxy.port)) })
    const ada = await world.newUser()
    proxy.lostAnswers = 1
    const uploaded = await ada.upload('a.txt', HELLO)
    expect(uploaded.status, uploaded.text).toBe(201)
    expect(proxy.methods).toEqual(['PUT', 'PUT'])
    expect((await ada.download(`/attachments/${uploaded.body.id}`)).bytes.equals(HELLO)).toBe(true)
    expect((await ada.get('/attachments')).body.data).toHaveLength(1)
  })

  it('is no problem if it responds slowly, or twice', async () => {
    const proxy = await BadConnection.to(port)
    const world = await createWorld({ files: storeAt(urlOf(proxy.port)) })
    const ada = await world.newUser()
    proxy.delayMs = 1_000
    const slow = (await ada.upload('slow.txt', HELLO)).body
    expect((await ada.download(`/attachments/${slow.id}`)).bytes.equals(HELLO)).toBe(true)
    proxy.delayMs = 0
    proxy.answersTwice = true
    const twice = (await ada.upload('twice.txt', HELLO)).body
    for (const { id } of [slow, twice]) {
      expect((await ada.download(`/attachments/${id}`)).bytes.equals(HELLO)).toBe(true)
    }
  })

  it('refuses an upload it can’t take, which leaves nothing behind and works once it’s back', async () => {
    const proxy = await BadConnection.to(port)
    const world = await createWorld({ files: storeAt(urlOf(proxy.port)) })
    const ada = await world.newUser()
    proxy.lostAnswers = Number.POSITIVE_INFINITY
    const refused = await ada.upload('a.txt', HELLO)
    expect([refused.status, issueCodesOf(refused)]).toEqual([503, ['files_unavailable']])
    expect((await ada.get('/attachments')).body.data).toEqual([])
    proxy.lostAnswers = 0
    const { body } = await ada.upload('a.txt', HELLO)
    expect((await ada.download(`/attachments/${body.id}`)).bytes.equals(HELLO)).toBe(true)
    // The bytes of the one that was refused may have arrived. They go, and nothing else does.
    while (await removeDueFiles(world.database, world.files));
    expect(proxy.methods.filter((method) => method === 'DELETE')).toHaveLength(1)
    const rows = await world.inDatabase((db) => db.query('select id from attachments'))
    expect(rows.rowCount).toBe(1)
    expect((await ada.download(`/attachments/${body.id}`)).status).toBe(200)
  })
})

/** Sits between the service and the bucket, and disturbs what passes through. */
class BadConnection {
  port = 0
  delayMs = 0
  lostAnswers = 0
  answersTwice = false
  readonly methods: string[] = []

  static async to(bucketPort: number): Promise<BadConnection> {
    const connection = new BadConnection()
    const server = createServer((request, response) => {
      const { method = '', url: path, headers } = request
      connection.methods.push(method)
      const onward = sendRequest({ port: bucketPort, host: '127.0.0.1', method, path, headers }, (answer) => {
        if (connection.lostAnswers > 0) {
          connection.lostAnswers--
          answer.resume()
          request.socket.destroy()
          return
        }
        setTimeout(() => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
          response.once('finish', () => {
            if (connection.answersTwice) request.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nOK')
          })
        }, connection.delayMs)
      })
      onward.on('error', () => request.socket.destroy())
      request.pipe(onward)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    afterAll(() => server.closeAllConnections())
    afterAll(() => server.close())
    connection.port = (server.address() as AddressInfo).port
    return connection
  }
}

it('leaves nothing of an upload that was cut off', async () => {
  const own = await mkdtemp(join(tmpdir(), 'files-'))
  const world = await createWorld({ files: storeAt(`file://${own}`) })
  const ada = await world.newUser()
  const cut = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000))
      controller.error(new Error('The sender is gone.'))
    },
  })
  const init = { method: 'POST', headers: { authorization: `Bearer ${ada.secret}` }, body: cut, duplex: 'half' }
  await expect(fetch(`${world.url}/api/attachments?name=a.bin`, init as RequestInit)).rejects.toThrow()
  await expect
    .poll(async () => {
      await removeDueFiles(world.database, world.files)
      const { rowCount } = await world.inDatabase((db) => db.query('select id from attachments'))
      return rowCount
    })
    .toBe(0)
  const left = await readdir(own, { recursive: true })
  expect(left.filter((name) => name.includes('/'))).toEqual([])
})
