import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { ReadContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import type { OperationCall } from '../operations.ts'
import { callFrom } from './call-from.ts'
import { HttpRefusal } from './envelope.ts'
import { isNotModified } from './etag.ts'
import { DOWNLOADS, OpenConnections } from './open-connections.ts'
import type { Call, Download, DownloadOperation, RecordedOperation } from './operation.ts'
import { BYTES_TYPE, Bytes, type MountedParts } from './operation-docs.ts'
import type { RequestLimit } from './request-limit.ts'
import { Strict } from './shapes.ts'

export interface DownloadOptions {
  limit: RequestLimit
  mount: (operation: MountableOperation, rest: MountedParts) => void
  route: (
    method: string,
    operation: MountableOperation,
    handler: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<unknown>,
  ) => void
  runRead: <T>(
    operation: RecordedOperation,
    incoming: OperationCall,
    query: object,
    run: (ctx: ReadContext) => Promise<T>,
  ) => Promise<T>
  callReader: <Path extends string, Query>(query: TObject) => (call: OperationCall) => Call<Path, Query>
}

type MountableOperation = Pick<DownloadOperation<string>, 'path' | 'scope' | 'docs' | 'mcp'>

/** Responds with bytes instead of JSON: all of them, or one range. */
export function createDownloads({ limit, mount, route, runRead, callReader }: DownloadOptions) {
  const open = new OpenConnections(DOWNLOADS)

  return function download<Path extends string, Query extends TObject = typeof NoFields>(
    operation: DownloadOperation<Path, Query>,
  ): void {
    const query = operation.query ?? NoFields
    const callOf = callReader<Path, Static<Query>>(query)
    const parts = { method: 'GET', status: 200, query, body: null, answer: Bytes, answerType: BYTES_TYPE }
    mount(operation, { ...parts, invoke: null })
    route('GET', operation, async (request, reply, actor) => {
      const incoming = callFrom(request, reply, limit)
      const call = callOf(incoming)
      const found = await runRead(operation, incoming, call.query as object, (ctx) => operation.run(ctx, call))
      reply.headers({ ...found.headers, etag: found.etag, 'accept-ranges': 'bytes' })
      if (isNotModified(request.headers['if-none-match'], found.etag)) {
        return reply.code(304).removeHeader('content-type').send()
      }
      const range = rangeIn(request, found)
      const { start, end } = range ?? { start: 0, end: found.bytes - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`)
      reply.header('content-length', String(end - start + 1))
      if (request.method === 'HEAD') return reply.send('')
      // A slow reader takes up a download slot, not one of the slots for requests being served.
      const leave = open.enter(actor)
      reply.raw.once('close', leave)
      if (request.raw.socket.destroyed) leave()
      limit.remove(request)
      return reply.send(streamOf(await found.read({ start, end })))
    })
  }
}

const NoFields = Strict({})

/** The range a request asks for; null for all bytes. A request for several ranges gets all bytes. */
function rangeIn(request: FastifyRequest, { bytes, etag }: Download): { start: number; end: number } | null {
  const { range, 'if-range': validator } = request.headers
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return null
  if (validator !== undefined && validator !== etag) return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (start < bytes && start <= end) return { start, end }
  // A range whose end comes before its start is invalid.
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  const message = `The file has ${bytes} bytes, and none of them are in this range.`
  const issue = { path: 'range', code: 'range_not_satisfiable', message, details: { maximum: bytes - 1 } } as const
  throw new HttpRefusal(416, issue, { 'content-range': `bytes */${bytes}` })
}

function streamOf(bytes: AsyncIterable<Uint8Array>): Readable {
  return bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
}
