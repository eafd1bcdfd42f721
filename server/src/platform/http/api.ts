import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import { type AccessRule, type Admission, requireAccess, requireNotApp, requireScope } from '../access/admission.ts'
import type { RateLimits } from '../access/rate-limit.ts'
import { browserOf, type SessionCookie } from '../access/session-cookie.ts'
import type { AgentGuard, ReadContext, RunCurrent, StaffLog, WriteContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { Repeatable } from '../idempotency/service.ts'
import { type Actor, isSignUpKey, isStaffAct, turnOf } from '../kernel/actor.ts'
import type { NewSession } from '../kernel/browser.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { badRequest, Refusal } from '../kernel/errors.ts'
import { isPublicId } from '../kernel/ids.ts'
import type { ListCount } from '../kernel/pages.ts'
import { requireRecentSignIn } from '../kernel/recent-sign-in.ts'
import { Rendered } from '../kernel/rendered.ts'
import { realNow } from '../kernel/time.ts'
import { type OperationAnswer, type OperationCall, pathFrom } from '../operations.ts'
import type { Secrets } from '../secrets.ts'
import { callFrom } from './call-from.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import { createDownloads } from './downloads.ts'
import type { DrainState } from './drain.ts'
import { JSON_TYPE } from './envelope.ts'
import { etagOf, isNotModified, parseIfMatch } from './etag.ts'
import { expander, expandQuery, type SummariesByKind } from './expand.ts'
import { createFeeds } from './feeds.ts'
import { incomingBytes } from './incoming-bytes.ts'
import { inputReader, type RawInput } from './input.ts'
import { savingMetadata, withMetadata, withMetadataOfPage } from './metadata.ts'
import { nextLink } from './next-link.ts'
import { namingIds } from './not-found.ts'
import { createOpenWrites } from './open-writes.ts'
import type {
  Call,
  ListOperation,
  OpenOperation,
  Params,
  PreparingContext,
  ReadOperation,
  RecordedOperation,
  WriteOperation,
} from './operation.ts'
import { CountQuery, type DocumentedOperation, type MountedParts, PageQuery, pageShape } from './operation-docs.ts'
import { type PageCount, pageBody } from './page-body.ts'
import type { PathTable } from './path-table.ts'
import { inTurns, type ReadLanes } from './read-lane.ts'
import { decodeReason } from './reason.ts'
import type { RequestLimit } from './request-limit.ts'
import { queryOf } from './request-url.ts'
import { serializerOf } from './serializer.ts'
import { Strict } from './shapes.ts'
import { createWriteRunner } from './write-runner.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

export interface ApiOptions {
  app: FastifyInstance
  paths: PathTable
  admission: Admission
  context: Omit<WriteContext, 'db'> & { db: Database }
  secrets: Secrets
  publicUrl: () => string
  state: DrainState
  limit: RequestLimit
  writeQueue: FairQueue
  lanes: ReadLanes
  agentGuard: AgentGuard
  staffLog: StaffLog
  runCurrent: RunCurrent
  heartbeatMs: number
  limits: RateLimits
  cookie: SessionCookie
  summaries: SummariesByKind
}

/** The ways to declare an operation. Each feature's `routes.ts` is a list of such declarations. */
export type Api = ReturnType<typeof createApi>

export function createApi(options: ApiOptions) {
  const { app, paths, admission, context, secrets, publicUrl, writeQueue, lanes } = options
  const { agentGuard, runCurrent, staffLog } = options
  const runWrite = createWriteRunner({
    context,
    secrets,
    queue: writeQueue,
    runCurrent,
    agentGuard,
    admission,
    staffLog,
  })
  const documented: DocumentedOperation[] = []

  function open<Answer extends TSchema>(operation: OpenOperation<Answer>): void {
    const readInput = inputReader(NoFields, null)
    const serialize = serializerOf(operation.answer)
    const run = async (call: RawInput): Promise<OperationAnswer> => {
      readInput(call)
      return { status: 200, headers: {}, body: serialize(await operation.run()) }
    }
    mount(operation, { method: 'GET', status: 200, query: NoFields, body: null, answer: operation.answer, invoke: run })
    app.get(`/api${operation.path}`, async (request, reply) =>
      send(reply, await run({ query: queryOf(request.url), body: null })),
    )
  }

  function read<Path extends string, Answer extends TSchema, Query extends TObject = typeof NoFields>(
    operation: ReadOperation<Path, Query, Answer>,
  ): void {
    const { answer } = operation
    const query = Strict({ ...operation.query?.properties, ...expandQuery(operation.expand, answer) })
    const callOf = callReader<Path, Static<Query> & ExpandParameter, unknown>(query, null)
    const jsonOf = jsonWriterOf(answer)
    const expand = expander(options.summaries, operation.expand ?? {})
    serve(operation, { method: 'GET', status: 200, query, body: null, answer }, async (incoming) => {
      const call = callOf(incoming)
      const { actor } = call
      const { found, body } = await runRead(operation, incoming, call.query, async (ctx) => {
        const found = await withMetadata(ctx, actor, operation.metadata, await operation.run(ctx, call))
        const json = jsonOf(found)
        const names = call.query.expand
        if (names === undefined) return { found, body: json }
        const [body = json] = await expand(ctx, actor, [{ row: rowOf(found), json }], names)
        return { found, body }
      })
      return { status: 200, headers: etagHeader(found, body), body }
    })
  }

  function list<Path extends string, Answer extends TSchema, Query extends TObject = typeof NoFields>(
    operation: ListOperation<Path, Query, Answer>,
  ): void {
    const expanding = expandQuery(operation.expand, operation.answer)
    const { counts = false } = operation
    const shape = Strict({
      ...operation.query?.properties,
      ...expanding,
      ...(counts && CountQuery.properties),
      ...PageQuery.properties,
    }) as TObject as Query
    const answer = pageShape(operation.answer, { counts })
    const callOf = callReader<Path, Static<Query>, unknown>(shape, null)
    const serialize = serializerOf(answer)
    const jsonOf = jsonWriterOf(operation.answer)
    const expand = expander(options.summaries, operation.expand ?? {})
    const { isSlow = () => false } = operation
    serve(
      operation,
      { method: 'GET', status: 200, query: shape, body: null, answer, item: operation.answer },
      async (incoming) => {
        const { actor } = incoming
        const call = callOf(incoming)
        const {
          cursor,
          limit = PAGE_DEFAULT,
          expand: names,
          count: isCounted = false,
          ...filters
        } = call.query as Record<string, unknown> & PageParameters & ExpandParameter
        const path = pathFrom(operation.path, incoming.params)
        const binding = `${path}\n${actor.userId}\n${canonicalJson(filters)}`
        const after = cursor === undefined ? null : decodeCursor(secrets, cursor, binding)
        const query = filters as Static<Query>
        const { queue, db } = isSlow(query) ? lanes.slow : lanes.quick
        let count: PageCount | undefined
        const onCount = (found: ListCount) => {
          count = { count: found.count, count_capped: found.isCapped }
        }
        const page = await runRead(operation, incoming, filters, (ctx) =>
          queue.run(turnOf(actor), async () => {
            const inLane = { ...ctx, db }
            const found = await withMetadataOfPage(
              inLane,
              actor,
              operation.metadata,
              await operation.run(inLane, {
                ...call,
                query,
                page: { limit, after, ...(isCounted && after === null && { onCount }) },
              }),
            )
            if (names === undefined) return found
            const answers =
              'rendered' in found
                ? found.rendered.map((json) => ({ row: JSON.parse(json), json }))
                : found.rows.map((row) => ({ row: row as object, json: jsonOf(row) }))
            return { rendered: await expand(inLane, actor, answers, names), next: found.next }
          }),
        )
        const next = page.next && encodeCursor(secrets, page.next, binding)
        const body =
          'rendered' in page
            ? pageBody(page.rendered, next, count)
            : serialize({ data: page.rows, next_cursor: next, ...count })
        return { status: 200, headers: {}, body, ...(next && { next: { parameter: 'cursor', cursor: next } }) }
      },
    )
  }

  function write<
    Path extends string,
    Answer extends TSchema,
    Query extends TObject = typeof NoFields,
    Body extends TObject = typeof NoFields,
    Prepared = undefined,
  >(operation: WriteOperation<Path, Query, Body, Answer, Prepared>): void {
    const { method, created, scope, otherScope, recentSignIn, notForApps, action, obligation, answer, bytesMax } =
      operation
    const query = operation.query ?? (NoFields as TObject as Query)
    const body = operation.body ?? (NoFields as TObject as Body)
    const status = created ? 201 : 200
    const callOf = callReader<Path, Static<Query>, Static<Body>>(query, body)
    const jsonOf = jsonWriterOf(answer)
    const locationOf = (result: Static<Answer> | Rendered | Refusal) => {
      if (result instanceof Refusal) return undefined
      if (result instanceof Rendered) return created && `${operation.path}/${result.id}`
      return created?.(result)
    }
    serve(operation, { method, status, query, body, answer }, async (incoming) => {
      const { actor } = incoming
      const call = callOf(bytesMax === undefined ? incoming : { ...incoming, body: {} })
      if (typeof notForApps === 'function' && notForApps(call.body)) requireNotApp(actor)
      if (typeof recentSignIn === 'function' && recentSignIn(call.body)) requireRecentSignIn(actor, realNow())
      if (otherScope) requireScope(actor, otherScope.when(call.body) ? otherScope.scope : scope)
      const path = pathFrom(operation.path, incoming.params)
      const { metadata: changes, ...body } = call.body as MetadataField
      // Use cases know nothing about metadata, so that it can't reach events or other readers.
      const given = operation.metadata ? { ...call, body: body as Static<Body> } : call
      const preparing = preparingContext(actor)
      const bytes = incomingBytes(incoming.body, bytesMax ?? 0)
      const prepared = (await operation.prepare?.(preparing, { ...given, bytes })) as Prepared
      const sent = operation.sent ? { ...call.query, sent: operation.sent(prepared) } : incoming.body
      const running = runWrite<Static<Answer> | Rendered | Refusal>(actor, {
        access: operation,
        action: typeof action === 'function' ? action(call.body) : action === 'by state' ? undefined : action,
        obligation: typeof obligation === 'function' ? obligation(call.body) : obligation === true,
        operation: operation.docs.id,
        method,
        path,
        query: call.query as object,
        body: given.body as object,
        reason: decodeReason(incoming.reason),
        address: incoming.address,
        repeatable: repeatableOf({ ...incoming, body: sent }, method, path, operation.showsSecret ?? false),
        async run(ctx) {
          const result = await operation.run(incoming.newSession ? { ...ctx, newSession: incoming.newSession } : ctx, {
            ...given,
            prepared,
          })
          const { metadata } = operation
          if (!metadata || result instanceof Refusal) return result
          return savingMetadata(ctx, actor, { ...operation, metadata }, changes, result)
        },
        isStaffAct(result) {
          if (actor.actedBy !== undefined) return true
          // Operators' own metadata doesn't belong in the audit log.
          if (changes && Object.keys(body).length === 0) return false
          return operation.isStaffAct?.(actor, result as Static<Answer>) ?? isStaffAct(actor, scope)
        },
        subjectOf: (result) => subjectOf(result, locationOf(result)) ?? subjectIn(Object.values(incoming.params)),
        answerOf(result) {
          const text = jsonOf(result)
          const location = locationOf(result)
          const headers = location === undefined ? {} : { location: `${publicUrl()}/api${location}` }
          return { status, headers: { ...headers, ...etagHeader(result, text) }, body: text }
        },
      })
      const { abandon } = operation
      if (!abandon) return running
      let isUsed = false
      try {
        const answered = await running
        isUsed = !answered.replayed
        return answered
      } finally {
        if (!isUsed) await abandon(preparing, prepared)
      }
    })
  }

  // A response repeated for an Idempotency-Key sets no cookie, because the first one did.
  function newSessionOf(request: FastifyRequest, reply: FastifyReply): NewSession {
    const setCookie = (secret: string) => void reply.header('set-cookie', options.cookie.setTo(secret))
    return { browser: browserOf(request, options.cookie), setCookie }
  }

  function preparingContext(actor: Actor): PreparingContext {
    return {
      ...context,
      write: (work) => writeQueue.run(turnOf(actor), () => context.db.transaction((db) => work({ ...context, db }))),
    }
  }

  function feedContext(actor: Actor): ReadContext {
    return { ...context, db: inTurns(lanes.quick, turnOf(actor)) }
  }

  // Processing a deadline is a write, so it waits its turn among the user's writes.
  function runRead<T>(
    operation: RecordedOperation,
    incoming: OperationCall,
    query: object,
    run: (ctx: ReadContext) => Promise<T>,
  ): Promise<T> {
    return runRecorded(operation, incoming, query, (noteStaffRead) =>
      runCurrent(
        (clock) => run({ ...context, clock, noteStaffRead }),
        (settle) => writeQueue.run(turnOf(incoming.actor), settle),
      ),
    )
  }

  /** Runs a read. What the caller sees as an operator or arbiter is in the audit log before they have the answer. */
  async function runRecorded<T>(
    { path, scope, notRecorded, docs }: RecordedOperation,
    { actor, params, address }: OperationCall,
    query: object,
    run: (noteStaffRead: (subject: string | null) => void) => Promise<T>,
  ): Promise<T> {
    let isStaffRead = isStaffAct(actor, scope) && !notRecorded
    let noted: string | null = null
    const result = await run((subject) => {
      isStaffRead = true
      noted ??= subject
    })
    if (isStaffRead) {
      const subject = noted ?? subjectIn([...Object.values(params), ...Object.values(query).filter(isPublicId)])
      const request = { operation: docs.id, path: pathFrom(path, params), subject, reason: null, address }
      await staffLog.recordRead(preparingContext(actor), actor, request)
    }
    return result
  }

  function mount(operation: Pick<DocumentedOperation, 'path' | 'mcp' | 'docs'>, rest: MountedParts): void {
    paths.add(rest.method, `/api${operation.path}`)
    documented.push({ scope: null, ...operation, ...rest })
  }

  /** Mounts an operation that can be called with or without HTTP; both ways run the same checks and the same code. */
  function serve(
    operation: MountableOperation,
    parts: Omit<MountedParts, 'invoke'>,
    answer: (call: OperationCall) => Promise<OperationAnswer>,
  ): void {
    const { method } = parts
    const run = (call: OperationCall) =>
      answer(call).catch((error: unknown) => {
        throw namingIds(error, call)
      })
    mount(operation, {
      ...parts,
      invoke: operation.bytesMax
        ? null
        : async (call) => {
            requireEntry(call.actor, operation, method)
            return run(call)
          },
    })
    route(method, operation, async (request, reply) => {
      const newSession = operation.startsSession && newSessionOf(request, reply)
      const answer = await run({ ...callFrom(request, reply, options.limit), ...(newSession && { newSession }) })
      const { next, headers } = answer
      if (operation.endsSession) reply.header('set-cookie', options.cookie.setTo(null))
      if (next) reply.header('link', nextLink(publicUrl(), request.url, next.parameter, next.cursor))
      if (method === 'GET' && headers.etag && isNotModified(request.headers['if-none-match'], headers.etag)) {
        return reply.code(304).headers(headers).send()
      }
      return send(reply, answer)
    })
  }

  function requireEntry(actor: Actor, operation: AccessRule, method: string): void {
    requireAccess(actor, operation, method)
    if (method !== 'GET') writeQueue.requireCapacity(turnOf(actor))
  }

  function route(
    method: string,
    operation: MountableOperation,
    handler: (request: FastifyRequest, reply: FastifyReply, actor: Actor) => Promise<unknown>,
  ): void {
    const notice = operation.deprecated && deprecationHeaders(operation.deprecated)
    const { bytesMax } = operation
    const declaration: RouteOptions = {
      method,
      url: `/api${operation.path}`,
      config: { takesActAs: true, ...(bytesMax !== undefined && { readsAnyContentType: true, streamsBody: true }) },
      ...(bytesMax !== undefined && { bodyLimit: bytesMax }),
      async onRequest(request, reply) {
        request.operation = operation.docs.id
        if (notice) reply.headers(notice)
        requireEntry(await admission.admit(request, reply), operation, method)
      },
      handler: (request, reply) => handler(request, reply, request.actor as Actor),
    }
    if (bytesMax === undefined) app.route(declaration)
    else {
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
        scope.route(declaration)
      })
    }
  }

  return {
    open,
    read,
    list,
    write,
    openWrite: createOpenWrites({ ...options, queue: writeQueue, mount }),
    download: createDownloads({ ...options, mount, route, runRead, callReader: readCallReader }),
    ...createFeeds({ ...options, feedContext, runRecorded, mount, route, serve, callReader: readCallReader }),
    documented,
  }
}

type MountableOperation = AccessRule &
  Pick<DocumentedOperation, 'path' | 'mcp' | 'docs'> & {
    deprecated?: { since: string; sunset: string }
    endsSession?: true
    startsSession?: true
    bytesMax?: number
  }

const NoFields = Strict({})
const PAGE_DEFAULT = 20

interface MetadataField {
  metadata?: Readonly<Record<string, string | null>>
}

interface ExpandParameter {
  expand?: readonly string[]
}

interface PageParameters {
  cursor?: string
  limit?: number
  count?: boolean
}

function callReader<Path extends string, Query, Body>(
  queryShape: TObject,
  bodyShape: TObject | null,
): (incoming: OperationCall) => Call<Path, Query> & { body: Body } {
  const readInput = inputReader<Query, Body>(queryShape, bodyShape)
  return (incoming) => {
    const { query, body } = readInput(incoming)
    const params = incoming.params as Params<Path>
    const { actor, ifMatch, overMcp = false } = incoming
    return { actor, params, query, body, ifMatch: parseIfMatch(ifMatch), overMcp }
  }
}

function readCallReader<Path extends string, Query>(query: TObject) {
  return callReader<Path, Query, unknown>(query, null)
}

function repeatableOf(call: OperationCall, method: string, path: string, showsSecret: boolean): Repeatable | null {
  const { actor, idempotencyKey: key } = call
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    const example = 'f1d7c5d2-5a0e-4f60-9b1f-6f3c2b8a9d10'
    throw badRequest('bad_header', 'idempotency-key', 'Idempotency-Key must be 1 to 255 visible characters.', {
      example,
    })
  }
  return {
    scope: [actor.userId, actor.hostedAgentId ?? '', ...(showsSecret ? [actor.credential.id] : []), method, path, key],
    request: canonicalJson(call.body ?? {}),
    isAnsweredOnce: showsSecret && isSignUpKey(actor),
  }
}

function send(reply: FastifyReply, { status, headers, body, replayed }: OperationAnswer) {
  reply.code(status).headers(headers).header('content-type', JSON_TYPE)
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply.send(body)
}

function jsonWriterOf(shape: TSchema): (answer: unknown) => string {
  const serialize = serializerOf(shape)
  return (answer) => (answer instanceof Rendered ? answer.json : serialize(answer))
}

function rowOf(answer: unknown): object {
  return answer instanceof Rendered ? JSON.parse(answer.json) : (answer as object)
}

function etagHeader(answer: unknown, body: string): { etag?: string } {
  const version = (answer as { version?: unknown }).version
  return typeof version === 'number' ? { etag: etagOf(version, body) } : {}
}

// The id of what a write created or returns.
function subjectOf(answer: unknown, location: string | undefined): string | null {
  if (location !== undefined) return location.slice(location.lastIndexOf('/') + 1)
  const { id, user_id } = answer as { id?: string; user_id?: string }
  return id ?? user_id ?? null
}

// The first id in the path, for responses without one; `me` isn't an id.
function subjectIn([id]: readonly string[]): string | null {
  return id === undefined || id === 'me' ? null : id
}

function deprecationHeaders({ since, sunset }: { since: string; sunset: string }): Record<string, string> {
  return {
    deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    sunset: new Date(sunset).toUTCString(),
  }
}
