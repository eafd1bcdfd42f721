import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { ReadContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { unavailable } from '../kernel/errors.ts'
import type { Patience } from '../kernel/patience.ts'
import type { Secrets } from '../secrets.ts'
import type { Admission, Admitted } from './admission.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import type { LoadGauge } from './load-gauge.ts'
import { nextLink } from './next-link.ts'
import { OpenConnections } from './open-connections.ts'
import type { Call, FollowOperation, StreamOperation } from './operation.ts'
import { AfterQuery, FollowQuery, type MountedParts, STREAM_TYPE } from './operation-docs.ts'
import { pageBody } from './page-body.ts'
import { JSON_TYPE } from './server.ts'
import { Strict } from './shapes.ts'

export interface FeedOptions {
  context: ReadContext
  admission: Admission
  secrets: Secrets
  load: LoadGauge
  publicUrl: () => string
  /** How often a stream shows that it is there, and looks at its key again. */
  heartbeatMs: number
  streamsPerUserMax: number
  mount: (operation: { path: string; docs: StreamOperation<string, TObject>['docs'] }, rest: MountedParts) => void
  route: (
    method: string,
    operation: { path: string; scope: StreamOperation<string, TObject>['scope'] },
    status: number,
    answer: TSchema,
    handler: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<unknown>,
  ) => void
  callReader: <Path extends string, Query>(
    query: TObject,
  ) => (request: FastifyRequest, actor: Actor) => Call<Path, Query>
}

/** The two ways to wait for what comes: a page at a time, or as a stream. */
export function createFeeds(options: FeedOptions) {
  const { context, admission, secrets, load, publicUrl, heartbeatMs, mount, route, callReader } = options
  const open = new OpenConnections(options.streamsPerUserMax)

  function follow<Path extends string, Answer extends TSchema, Query extends TObject>(
    operation: FollowOperation<Path, Query, Answer>,
  ): void {
    const query = Strict({ ...operation.query.properties, ...FollowQuery.properties })
    const answer = feedShape(operation.answer)
    const callOf = callReader<Path, Static<Query> & FollowParameters>(query)
    mount(operation, { method: 'GET', status: 200, query, body: null, answer })
    route('GET', operation, 200, answer, async (request, reply, actor) => {
      const call = callOf(request, actor)
      const { after, limit = PAGE_DEFAULT, wait = 0, ...filters } = call.query
      const binding = bindingOf(actor, filters)
      const page = { limit, after: after === undefined ? null : decodeCursor(secrets, after, binding, 'after') }
      const leave = wait > 0 ? open.enter(actor.userId) : () => {}
      try {
        const patience = patienceOf(request, reply, wait * 1000)
        const query = filters as Static<Query>
        const found = await operation.run(context, { ...call, query, page, patience })
        const cursor = encodeCursor(secrets, found.next, binding)
        const link = nextLink(publicUrl(), request.url, 'after', cursor)
        return reply
          .code(200)
          .headers({ link })
          .header('content-type', JSON_TYPE)
          .send(pageBody(found.rendered, cursor))
      } finally {
        leave()
      }
    })
  }

  function stream<Path extends string, Query extends TObject>(operation: StreamOperation<Path, Query>): void {
    const query = Strict({ ...operation.query.properties, ...AfterQuery.properties })
    const callOf = callReader<Path, Static<Query> & FollowParameters>(query)
    mount(operation, { method: 'GET', status: 200, query, body: null, answer: StreamText, answerType: STREAM_TYPE })
    route('GET', operation, 200, StreamText, async (request, reply, actor) => {
      const call = callOf(request, actor)
      const { after, ...filters } = call.query
      const lastEventId = lastEventIdOf(request)
      const from = {
        after: after === undefined ? null : decodeCursor(secrets, after, bindingOf(actor, filters), 'after'),
        lastEventId,
      }
      if (load.draining) throw unavailable('draining', 'This process is shutting down. Connect again.')
      const patience = patienceOf(request, reply, heartbeatMs)
      // A stream whose end is past would never be taken off the count.
      if (patience.signal.aborted) return reply.send('')
      patience.signal.addEventListener('abort', open.enter(actor.userId), { once: true })
      const items = await operation.run(context, { ...call, query: filters as Static<Query>, from, patience })
      reply.code(200).headers({ 'content-type': `${STREAM_TYPE}; charset=utf-8`, 'x-accel-buffering': 'no' })
      if (request.method === 'HEAD') return reply.send('')
      request.place?.leave()
      return reply.send(Readable.from(textOf(items, request, operation, patience.signal), { objectMode: false }))
    })
  }

  async function* textOf(
    items: AsyncIterable<readonly StreamItem[]>,
    request: FastifyRequest,
    operation: Admitted,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    let checkedMs = performance.now()
    // The first bytes tell the caller that the stream is there, and how soon to come back when it ends.
    yield `retry: ${RECONNECT_MS}\n\n`
    for await (const batch of items) {
      if (signal.aborted) return
      if (batch.length > 0) yield batch.map(sseOf).join('')
      if (performance.now() - checkedMs < heartbeatMs * CHECK_TOLERANCE) continue
      if (!(await admission.isStillAdmitted(request, operation))) return
      checkedMs = performance.now()
      yield ': still here\n\n'
    }
  }

  function patienceOf(request: FastifyRequest, reply: FastifyReply, waitMs: number): Patience {
    const gone = new AbortController()
    // With a reason of its own: otherwise an exception, with its stack, is made for every page that was read.
    const abort = () => gone.abort(GONE)
    // Whoever left while the key was looked up closes nothing any more.
    if (reply.raw.closed || request.raw.socket.destroyed) abort()
    // A response that waits behind another on its connection is not told when that ends.
    request.raw.socket.once('close', abort)
    reply.raw.once('close', () => {
      request.raw.socket.off('close', abort)
      abort()
    })
    return {
      waitMs,
      signal: gone.signal,
      async idle(wait) {
        // Whoever only waits is no load.
        const wasCounted = request.place?.leave()
        await wait
        if (wasCounted) request.place?.take()
      },
    }
  }

  return { follow, stream }
}

interface FollowParameters {
  after?: string
  limit?: number
  wait?: number
}

interface StreamItem {
  id: string
  type: string
}

const GONE = 'The caller is gone.'
const PAGE_DEFAULT = 20
const RECONNECT_MS = 2_000
// A wait may end a moment early.
const CHECK_TOLERANCE = 0.9

const StreamText = Type.String({
  description: 'Server-sent events: `id` is the event’s id, `event` its type, `data` the event as JSON.',
})

function feedShape(item: TSchema & { title?: string }): TSchema {
  return Strict(
    {
      data: Type.Array(item),
      next_cursor: Type.String({ description: 'Where to read on, also when there was nothing: pass it as `after`.' }),
    },
    { title: `${item.title}Feed` },
  )
}

// The same for pages and streams, so that one can be gone on with as the other.
function bindingOf(actor: Actor, filters: object): string {
  return `feed\n${actor.userId}\n${canonicalJson(filters)}`
}

function lastEventIdOf(request: FastifyRequest): string | null {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && given !== '' ? given : null
}

function sseOf(item: StreamItem): string {
  return `id: ${item.id}\nevent: ${item.type}\ndata: ${JSON.stringify(item)}\n\n`
}
