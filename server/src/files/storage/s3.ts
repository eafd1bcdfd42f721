import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketLocation } from '../../platform/kernel/file-location.ts'
import type { FileStore, IncomingFile } from './domain.ts'

/**
 * Stores files in a bucket. A file is first collected on the local disk, so that it can be sent in one go, at the bucket's pace,
 * and again if an attempt fails. It has no name there, so nothing is left behind when the process exits.
 */
export function openBucket({ bucket, prefix, region, endpoint, credentials }: BucketLocation): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MAX_MS,
      httpAgent: { keepAlive: true, maxSockets: SOCKETS_MAX },
      httpsAgent: { keepAlive: true, maxSockets: SOCKETS_MAX },
    },
  })
  const objectOf = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` })

  return {
    async receive(id): Promise<IncomingFile> {
      const path = join(tmpdir(), `parley-${randomUUID()}`)
      const file = await open(path, 'wx+', 0o600)
      await unlink(path)
      let bytes = 0
      let isOpen = true
      const close = async () => {
        if (isOpen) await file.close()
        isOpen = false
      }
      return {
        async write(chunk) {
          for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
          bytes += chunk.length
        },
        async keep() {
          try {
            await put(async (abortSignal) => {
              const Body = Readable.from(bytesOf(file), { objectMode: false })
              try {
                await client.send(new PutObjectCommand({ ...objectOf(id), Body, ContentLength: bytes }), {
                  abortSignal,
                })
              } finally {
                Body.destroy()
              }
            })
          } finally {
            await close()
          }
        },
        abandon: close,
      }
    },
    async read(id, { start, end }) {
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(), ANSWER_TIMEOUT_MS)
      try {
        const command = new GetObjectCommand({ ...objectOf(id), Range: `bytes=${start}-${end}` })
        const { Body } = await client.send(command, { abortSignal: waiting.signal })
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    async remove(id) {
      const abortSignal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      await client.send(new DeleteObjectCommand(objectOf(id)), { abortSignal })
    },
    close: () => client.destroy(),
  }
}

// Streaming the file itself would close it, and the next attempt needs it open.
async function* bytesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { buffer, bytesRead } = await file.read(new Uint8Array(CHUNK_BYTES), { position: at })
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

const CHUNK_BYTES = 65_536

// The client doesn't retry requests that contain a stream.
async function put(attempt: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(PUT_TIMEOUT_MS)
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt(signal)
    } catch (error) {
      if (attempts === ATTEMPTS_MAX || signal.aborted) throw error
    }
  }
}

const ATTEMPTS_MAX = 2
const CONNECT_TIMEOUT_MS = 2_000
const ANSWER_TIMEOUT_MS = 5_000
const SILENCE_MAX_MS = 10_000
const PUT_TIMEOUT_MS = 60_000
const SOCKETS_MAX = 50
