import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { AccessRule, Admission } from '../access/admission.ts'
import type { ReadContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'
import type { FeedStart } from '../kernel/pages.ts'
import type { McpReach, OperationAnswer, OperationCall } from '../operations.ts'
import type { Secrets } from '../secrets.ts'
import { callFrom } from './call-from.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import type { DrainState } from './drain.ts'
import { OpenConnections, STREAMS } from './open-connections.ts'
import type { Call, FollowOperation, RecordedOperation, StreamOperation } from './operation.ts'
import { AfterQuery, FollowQuery, type MountedParts, STREAM_TYPE } from './operation-docs.ts'
import { pageBody } from './page-body.ts'
import type { RequestLimit } from './request-limit.ts'
import { Answer, Strict } from './shapes.ts'

export interface FeedOptions {
  feedContext: (actor: Actor) => ReadContext
  /** Records what operators read. */
  runRecorded: <T>(
    operation: RecordedOperation,
    incoming: OperationCall,
    query: object,
    run: (noteStaffRead: NonNullable<ReadContext['noteStaffRead']>) => Promise<T>,
  ) => Promise<T>
  admission: Admission
  secrets: Secrets
  state: DrainState
  limit: RequestLimit
  /** How often a stream sends a comment to show that it's alive, and re-checks its key. */
  heartbeatMs: number
  mount: (operation: MountableOperation, rest: MountedParts) => void
  route: (
    method: string,
    operation: MountableOperation,
    handler: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<unknown>,
  ) => void
  /** Mounts an operation that can also be called without HTTP. */
  serve: (
    operation: MountableOperation,
    parts: Omit<MountedParts, 'invoke'>,
    run: (call: OperationCall) => Promise<OperationAnswer>,
  ) => void
  callReader: <Path extends string, Query>(query: TObject) => (call: OperationCall) => Call<Path, Query>
}

type MountableOperation = { path: string; mcp: McpReach } & Pick<StreamOperation<string, TObject>, 'docs' | 'scope'>

/** Two ways to get events: page by page, or as a stream. */
export function createFeeds(options: FeedOptions) {
  const { feedContext, runRecorded, admission, secrets, state, heartbeatMs, mount, route, serve, callReader } = options
  const open = new OpenConnections(STREAMS)

  function follow<Path extends string, Answer extends TSchema, Query extends TObject>(
    operation: FollowOperation<Path, Query, Answer>,
  ): void {
    const query = Strict({ ...operation.query.properties, ...FollowQuery.properties })
    const answer = feedShape(operation.answer)
    const callOf = callReader<Path, Static<Query> & FollowParameters>(query)
    serve(operation, { method: 'GET', status: 200, query, body: null, answer }, async (incoming) => {
      const { actor } = incoming
      const call = callOf(incoming)
      const { after, limit: count = PAGE_DEFAULT, wait = 0, ...filters } = call.query
      const binding = bindingOf(actor, filters)
      const page = { ...startOf(incoming, after, binding), limit: count }
      const leave = wait > 0 ? enterWaiting(incoming) : () => {}
      try {
        const waitOptions = { waitMs: wait * 1000, signal: incoming.hungUp() }
        const query = filters as Static<Query>
        const context = feedContext(actor)
        const found = await runRecorded(operation, incoming, filters, (noteStaffRead) =>
          operation.run({ ...context, noteStaffRead }, { ...call, query, page, waitOptions }),
        )
        // In the meantime, the key may have been revoked or the account claimed.
        if (wait > 0 && found.rendered.length > 0) {
          await admission.requireStillAdmitted(context.db, actor, { ...operation, whileSuspended: true })
        }
        const cursor = encodeCursor(secrets, found.next, binding)
        const body = pageBody(found.rendered, cursor)
        return { status: 200, headers: {}, body, next: { parameter: 'after', cursor } }
      } finally {
        leave()
      }
    })
  }

  function stream<Path extends string, Query extends TObject>(operation: StreamOperation<Path, Query>): void {
    const query = Strict({ ...operation.query.properties, ...AfterQuery.properties })
    const callOf = callReader<Path, Static<Query> & FollowParameters>(query)
    const parts = { method: 'GET', status: 200, query, body: null, answer: StreamText, answerType: STREAM_TYPE }
    mount(operation, { ...parts, invoke: null })
    route('GET', operation, async (request, reply, actor) => {
      const incoming = callFrom(request, reply, options.limit)
      const call = callOf(incoming)
      const { after, ...filters } = call.query
      const from = startOf(incoming, after, bindingOf(actor, filters))
      if (state.draining) throw unavailable('draining', 'This process is shutting down. Reconnect.', RETRY_SOON)
      const waitOptions = { waitMs: heartbeatMs, signal: incoming.hungUp() }
      // The caller has already hung up, so `abort` would never fire and the connection would remain counted.
      if (waitOptions.signal.aborted) return reply.send('')
      waitOptions.signal.addEventListener('abort', enterWaiting(incoming), { once: true })
      const query = filters as Static<Query>
      const items = await runRecorded(operation, incoming, filters, (noteStaffRead) =>
        operation.run({ ...feedContext(actor), noteStaffRead }, { ...call, query, from, waitOptions }),
      )
      reply.code(200).headers({ 'content-type': `${STREAM_TYPE}; charset=utf-8`, 'x-accel-buffering': 'no' })
      if (request.method === 'HEAD') return reply.send('')
      return reply.send(Readable.from(textOf(items, request, operation, waitOptions.signal), { objectMode: false }))
    })
  }

  function startOf(incoming: OperationCall, after: string | undefined, binding: string): FeedStart {
    const place =
      after === undefined || after === 'latest' ? (after ?? null) : decodeCursor(secrets, after, binding, 'after')
    return { after: place, lastEventId: incoming.lastEventId || null }
  }

  async function* textOf(
    items: AsyncIterable<readonly StreamItem[]>,
    request: FastifyRequest,
    operation: AccessRule,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    let checkedMs = performance.now()
    // Sent immediately, so that the caller sees that the stream is open and how soon to reconnect when it ends.
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

  /** A waiting request costs almost nothing, so it counts as an open connection rather than a request being served. */
  function enterWaiting(incoming: OperationCall): () => void {
    const leave = open.enter(incoming.actor)
    incoming.startWaiting()
    return leave
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

const PAGE_DEFAULT = 20
const RECONNECT_MS = 2_000
// Timers may fire slightly early.
const CHECK_TOLERANCE = 0.9

const StreamText = Type.String({
  title: 'EventStream',
  about: 'Server-sent events: `id` is the event’s id, `event` is its type, and `data` is the event as JSON.',
})

function feedShape(item: TSchema & { title?: string }): TSchema {
  return Answer(
    {
      data: Type.Array(item),
      next_cursor: Type.String({ description: 'Pass this as `after` to continue. It’s present even on empty pages.' }),
    },
    { title: `${item.title}Feed` },
  )
}

// The same for pages and streams, so that callers can switch between them.
function bindingOf(actor: Actor, filters: object): string {
  return `feed\n${actor.userId}\n${canonicalJson(filters)}`
}

function sseOf(item: StreamItem): string {
  return `id: ${item.id}\nevent: ${item.type}\ndata: ${JSON.stringify(item)}\n\n`
}
