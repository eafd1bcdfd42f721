import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import { perform } from '../../agents/activity/service.ts'
import { askOwner, questionOf } from '../../agents/approvals/service.ts'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Database, Transact, Tx } from '../db/database.ts'
import { answerOnce, type StoredAnswer } from '../idempotency/service.ts'
import type { Actor } from '../kernel/actor.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { badRequest, validationFailed } from '../kernel/errors.ts'
import { Rendered } from '../kernel/rendered.ts'
import type { Secrets } from '../secrets.ts'
import { type Admission, requireScope } from './admission.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import { etagOf, isNotModified, parseIfMatch } from './etag.ts'
import { createFeeds } from './feeds.ts'
import type { LoadGauge, LoadPlace } from './load-gauge.ts'
import { nextLink } from './next-link.ts'
import type { Call, ListOperation, OpenOperation, Params, ReadOperation, WriteOperation } from './operation.ts'
import { type Documented, type MountedParts, PageQuery, pageShape } from './operation-docs.ts'
import { pageBody } from './page-body.ts'
import type { PathTable } from './path-table.ts'
import { queryReaderOf } from './query-string.ts'
import { JSON_TYPE } from './server.ts'
import { Strict } from './shapes.ts'
import type { Turns } from './turns.ts'
import { validatorOf } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Its place among the requests being served. */
    place: LoadPlace | null
  }
}

export interface ApiOptions {
  app: FastifyInstance
  paths: PathTable
  admission: Admission
  context: ReadContext & { db: Database; wakeWorker: () => void }
  secrets: Secrets
  publicUrl: () => string
  load: LoadGauge
  writes: Turns
  heartbeatMs: number
  streamsPerUserMax: number
}

/** The ways to declare an operation. Each feature's `routes.ts` is a list of them. */
export type Api = ReturnType<typeof createApi>

export function createApi(options: ApiOptions) {
  const { app, paths, admission, context, secrets, publicUrl, writes } = options
  const documented: Documented[] = []

  function open<Answer extends TSchema>(operation: OpenOperation<Answer>): void {
    const inputOf = inputReader(Nothing, null)
    mount(operation, { method: 'GET', status: 200, query: Nothing, body: null, answer: operation.answer })
    app.route({
      method: 'GET',
      url: `/api${operation.path}`,
      schema: answering(200, operation.answer),
      handler: async (request, reply) => {
        inputOf(request)
        return send(reply, { status: 200, headers: {}, body: reply.serialize(await operation.run()) as string })
      },
    })
  }

  function read<Path extends string, Answer extends TSchema, Query extends TObject = typeof Nothing>(
    operation: ReadOperation<Path, Query, Answer>,
  ): void {
    const query = operation.query ?? (Nothing as TObject as Query)
    const callOf = callReader<Path, Static<Query>, unknown>(query, null)
    mount(operation, { method: 'GET', status: 200, query, body: null, answer: operation.answer })
    route('GET', operation, 200, operation.answer, async (request, reply, actor) => {
      const answer = await operation.run(context, callOf(request, actor))
      const body = jsonOf(reply, answer)
      const headers = etagHeader(answer, body)
      if (headers.etag && isNotModified(request.headers['if-none-match'], headers.etag)) {
        return reply.code(304).headers(headers).send()
      }
      return send(reply, { status: 200, headers, body })
    })
  }

  function list<Path extends string, Answer extends TSchema, Query extends TObject = typeof Nothing>(
    operation: ListOperation<Path, Query, Answer>,
  ): void {
    const query = Strict({ ...operation.query?.properties, ...PageQuery.properties }) as TObject as Query
    const answerShape = pageShape(operation.answer)
    const callOf = callReader<Path, Static<Query>, unknown>(query, null)
    mount(operation, { method: 'GET', status: 200, query, body: null, answer: answerShape })
    route('GET', operation, 200, answerShape, async (request, reply, actor) => {
      const call = callOf(request, actor)
      const { cursor, limit = PAGE_DEFAULT, ...filters } = call.query as Record<string, unknown> & PageParameters
      const binding = `${CURSORS}\n${pathOf(request)}\n${actor.userId}\n${canonicalJson(filters)}`
      const after = cursor === undefined ? null : decodeCursor(secrets, cursor, binding)
      const page = await operation.run(context, {
        ...call,
        query: filters as Static<Query>,
        page: { limit, after },
      })
      const next = page.next && encodeCursor(secrets, page.next, binding)
      const body =
        'rendered' in page
          ? pageBody(page.rendered, next)
          : (reply.serialize({ data: page.rows, next_cursor: next }) as string)
      return send(reply, {
        status: 200,
        headers: next ? { link: nextLink(publicUrl(), request.url, 'cursor', next) } : {},
        body,
      })
    })
  }

  function write<
    Path extends string,
    Answer extends TSchema,
    Query extends TObject = typeof Nothing,
    Body extends TObject = typeof Nothing,
  >(operation: WriteOperation<Path, Query, Body, Answer>): void {
    const { method, created, scope, otherScope } = operation
    const query = operation.query ?? (Nothing as TObject as Query)
    const body = operation.body ?? (Nothing as TObject as Body)
    const status = created ? 201 : 200
    const callOf = callReader<Path, Static<Query>, Static<Body>>(query, body)
    const locationOf = (result: Static<Answer> | Rendered) => {
      if (result instanceof Rendered) return created && `${operation.path}/${result.id}`
      return created?.(result)
    }
    mount(operation, { method, status, query, body, answer: operation.answer })
    route(method, operation, status, operation.answer, async (request, reply, actor) => {
      const call = callOf(request, actor)
      if (otherScope) requireScope(actor, otherScope.when(call.body) ? otherScope.scope : scope)
      reply.code(status)
      const repeatable = idempotencyOf(request, actor, operation.showsSecret ?? false)
      const deed = {
        action: typeof operation.action === 'function' ? operation.action(call.body) : operation.action,
        operation: operation.docs.id,
        method,
        path: request.url,
        body: call.body as object,
        subjectOf: (result: Static<Answer> | Rendered) => subjectOf(result, locationOf(result)),
        run: (ctx: WriteContext) => operation.run(ctx, call),
      }
      const act = async (tx: Tx): Promise<StoredAnswer> => {
        // A body can take its time to arrive; a key that was revoked meanwhile must not write any more.
        const stillLive = admission.requireLive(tx, actor)
        stillLive.catch(() => {})
        const result = await perform({ ...context, db: tx }, actor, deed)
        await stillLive
        const text = jsonOf(reply, result)
        const location = locationOf(result)
        const headers = location === undefined ? {} : { location: `${publicUrl()}/api${location}` }
        return { status, headers: { ...headers, ...etagHeader(result, text) }, body: text }
      }
      const actOnce = (transact: Transact) =>
        answerOnce(transact, secrets, repeatable, act).catch((error) => refuseOrAsk(actor, error))
      // What an agent does is held against its mandate, which is more than adding rows.
      const isShared = operation.onlyAdds && !actor.hostedAgentId
      const answer = isShared
        ? await writes.takeQuarter(() => actOnce(context.db.sharedTransaction))
        : await writes.take(() => actOnce(context.db.transaction))
      return send(reply, answer)
    })
  }

  // What an agent is refused for want of an approval has left nothing behind; the question to its owner must.
  async function refuseOrAsk(actor: Actor, error: unknown): Promise<never> {
    const question = questionOf(error)
    if (!question) throw error
    throw await context.db.transaction(async (tx) => {
      await admission.requireLive(tx, actor)
      return askOwner({ ...context, db: tx }, actor, question)
    })
  }

  function mount(operation: { path: string; docs: Documented['docs'] }, rest: MountedParts): void {
    paths.add(rest.method, `/api${operation.path}`)
    documented.push({ scope: null, ...operation, ...rest })
  }

  function route(
    method: string,
    operation: Parameters<Admission['admit']>[2] & { path: string; deprecated?: { since: string; sunset: string } },
    status: number,
    answer: TSchema,
    handler: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<unknown>,
  ): void {
    const notice = operation.deprecated && deprecationHeaders(operation.deprecated)
    app.route({
      method,
      url: `/api${operation.path}`,
      schema: answering(status, answer),
      onRequest: (request, reply) => {
        if (notice) reply.headers(notice)
        return admission.admit(request, reply, operation)
      },
      handler: (request, reply) => handler(request, reply, request.actor as Actor),
    })
  }

  return { open, read, list, write, ...createFeeds({ ...options, mount, route, callReader: readsOnly }), documented }
}

const Nothing = Strict({})
const PAGE_DEFAULT = 20
// Raised when a list changes what its cursors hold: older ones are then refused rather than misread.
const CURSORS = 4

interface PageParameters {
  cursor?: string
  limit?: number
}

/** Reads and validates query and body together, so that a caller learns of all problems at once. */
function inputReader<Query, Body>(
  query: TObject,
  body: TObject | null,
): (request: FastifyRequest) => { query: Query; body: Body } {
  const readQuery = queryReaderOf(query)
  const checkQuery = validatorOf(query)
  const checkBody = body && validatorOf(body)
  const nothing =
    body === null && checkQuery({}).length === 0 ? Object.freeze({ query: {} as Query, body: {} as Body }) : null
  return (request) => {
    const mark = request.url.indexOf('?')
    if (mark === -1 && nothing) return nothing
    const given = readQuery(mark === -1 ? '' : request.url.slice(mark + 1))
    const content = request.body ?? {}
    const issues = [...given.issues, ...checkQuery(given.query), ...(checkBody?.(content) ?? [])]
    if (issues.length > 0) throw validationFailed(issues)
    return { query: given.query as Query, body: content as Body }
  }
}

function answering(status: number, answer: TSchema): FastifySchema {
  return { response: { [status]: answer } }
}

function callReader<Path extends string, Query, Body>(
  queryShape: TObject,
  bodyShape: TObject | null,
): (request: FastifyRequest, actor: Actor) => Call<Path, Query> & { body: Body } {
  const inputOf = inputReader<Query, Body>(queryShape, bodyShape)
  return (request, actor) => {
    const { query, body } = inputOf(request)
    const params = request.params as Params<Path>
    return { actor, params, query, body, ifMatch: parseIfMatch(request.headers['if-match']) }
  }
}

function readsOnly<Path extends string, Query>(query: TObject) {
  return callReader<Path, Query, unknown>(query, null)
}

function idempotencyOf(request: FastifyRequest, actor: Actor, ofThisKeyOnly: boolean) {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method !== 'POST') return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw badRequest('bad_header', 'Idempotency-Key must be 1 to 255 visible characters.', 'idempotency-key')
  }
  return {
    scope: [
      actor.userId,
      actor.hostedAgentId ?? '',
      ...(ofThisKeyOnly ? [actor.keyId] : []),
      request.method,
      pathOf(request),
      key,
    ],
    request: canonicalJson(request.body ?? {}),
  }
}

interface Sendable extends Omit<StoredAnswer, 'body'> {
  body: string | Buffer
  replayed?: boolean
}

function send(reply: FastifyReply, { status, headers, body, replayed }: Sendable) {
  reply.code(status).headers(headers).header('content-type', JSON_TYPE)
  if (replayed) reply.header('idempotent-replayed', 'true')
  // A text would be gone through twice, to measure it and to encode it; for a page of a list that is worth sparing.
  return reply.send(typeof body === 'string' && body.length > LONG_BODY ? Buffer.from(body) : body)
}

const LONG_BODY = 4_096

function jsonOf(reply: FastifyReply, answer: unknown): string {
  return answer instanceof Rendered ? answer.json : (reply.serialize(answer) as string)
}

function etagHeader(answer: unknown, body: string): { etag?: string } {
  const version = (answer as { version?: unknown }).version
  return typeof version === 'number' ? { etag: etagOf(version, body) } : {}
}

// What a write was about: the thing it made, or the one it answers with.
function subjectOf(answer: unknown, location: string | undefined): string | null {
  if (location !== undefined) return location.slice(location.lastIndexOf('/') + 1)
  const { id, user_id } = answer as { id?: string; user_id?: string }
  return id ?? user_id ?? null
}

function deprecationHeaders({ since, sunset }: { since: string; sunset: string }): Record<string, string> {
  return {
    deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    sunset: new Date(sunset).toUTCString(),
  }
}

function pathOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?')
  return mark === -1 ? request.url : request.url.slice(0, mark)
}
