import type { operations } from './generated/api.ts'
import type * as texts from './generated/operations.ts'
import type { Event } from './generated/schemas.ts'

/**
 * An operation as text: `KIND[!] /path[?]`. KIND is the method, `LIST` or `FEED` for a GET with pages (continued with `cursor` or
 * `after`), `STREAM` for server-sent events, or `UPLOAD` or `DOWNLOAD` for a POST or GET of bytes. `!`: takes an Idempotency-Key.
 * `?`: takes a query or a body.
 */
export type OperationText = string

/** A resource's methods by name: operations, handwritten methods, and nested resources. */
export interface Table {
  readonly [name: string]: OperationText | Method | Table
}

/** An operation's `operationId` in the OpenAPI document. */
export type OperationId = keyof typeof texts

export interface RequestOptions {
  /** Ends the call, even while it's waiting to retry; the call then throws the signal's reason. */
  signal?: AbortSignal
  /** The maximum time for one attempt. */
  timeoutMs?: number
  /** How many times a failed attempt is retried; 0 for never. */
  retriesMax?: number
  /**
   * For a write: a key that you chose and stored, so that you can retry the call even after a restart. By default, each call
   * creates one and keeps it across its own retries.
   */
  idempotencyKey?: string
  /** For a change: the `version` (or ETag) you read. If the resource has changed since, the call throws a ConflictError. */
  ifMatch?: number | string
  /** An agent's reason for the request, shown to its owner if they have to approve it. At most 500 characters. */
  reason?: string
  /** Extra headers for this request. */
  headers?: Record<string, string>
  /** Used for this request instead of the client's `fetch`. */
  fetch?: typeof fetch
  /** Called before each attempt, including retries. */
  onRequest?: (request: AttemptStart) => void
  /** Called after each attempt, including those followed by a retry. */
  onResponse?: (response: AttemptEnd) => void
}

/** An attempt that is starting. It has no headers, query or body, so it's safe to log. */
export interface AttemptStart {
  method: string
  /** Without the query: `/api/gigs/gig_…`. */
  path: string
  /** 1 for the first attempt, and one more for each retry. */
  attempt: number
}

/** An attempt that got a response or failed without one. */
export interface AttemptEnd extends AttemptStart {
  /** 0 if there was no response. */
  status: number
  /** The time until the response started. */
  durationMs: number
  /** Identifies the request in the service's logs. */
  requestId: string | null
  etag: string | null
}

/** One connection's events. Ends when the connection does; `events.follow()` reconnects. */
export type EventStream = AsyncGenerator<Event, void, undefined>

/** The content of a file. In Node, `await openAsBlob(path)` from `node:fs` reads a file while it's being sent. */
export type Bytes = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | string

/** What `parley.request()` takes in addition to the id: path parameters, query and body. */
export type Input<Id extends OperationId> = ParamsPart<operations[Id]> &
  QueryPart<operations[Id]> &
  BodyPart<operations[Id]>

/** An operation's response. */
export type Answer<Id extends OperationId> = Id extends 'streamEvents'
  ? EventStream
  : SuccessOf<operations[Id]['responses']>

export type Query<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never

/** A query whose `expand` determines the type of the response. */
export type ExpandQuery<Id extends OperationId, Name extends string, Q = Query<Id>> = Omit<Q, 'expand'> & {
  expand?: readonly Name[]
}

/** The options of a read without other query parameters. */
export interface ExpandOptions<Name extends string> extends RequestOptions {
  /** Adds summaries next to the ids in the response. */
  expand?: readonly Name[]
}

/** A response with the requested summaries; each is null if you can't read it. */
export type Expanded<Answer, Name extends string> = [Name] extends [never]
  ? Answer
  : Answer & { [Each in Name & keyof Answer]-?: Exclude<Answer[Each], undefined> }

// Ids often come from somewhere other than a response, as plain strings.
type ParamsPart<Operation> = Operation extends { parameters: { path: infer Params } }
  ? { params: { [Name in keyof Params]: string } }
  : unknown
type QueryPart<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? [NonNullable<Q>] extends [never]
    ? unknown
    : { query?: NonNullable<Q> }
  : unknown
type BodyPart<Operation> = Operation extends { requestBody: Binary }
  ? { body: Bytes }
  : Operation extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : Operation extends { requestBody?: Json<infer Body> }
      ? { body?: Body }
      : unknown
type SuccessOf<Responses> = Responses extends { 200: Binary }
  ? Response
  : Responses extends { 200: Json<infer Body> }
    ? Body
    : Responses extends { 201: Json<infer Body> }
      ? Body
      : never
interface Binary {
  content: { 'application/octet-stream': unknown }
}
interface Json<Body> {
  content: { 'application/json': Body }
}

/** A handwritten method; gets the client it's bound to. */
// biome-ignore lint/suspicious/noExplicitAny: The resource's interface has the types.
type Method = (client: any, ...args: any[]) => unknown

export interface Operation {
  /** The kind: a method, or LIST, FEED, STREAM, UPLOAD, DOWNLOAD. */
  readonly kind: string
  readonly method: string
  readonly path: string
  /** Whether an Idempotency-Key makes it safe to retry. */
  readonly isRepeatable: boolean
  readonly hasInput: boolean
}

/** A name for messages. */
export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

export function parseOperation(text: OperationText): Operation {
  const known = parsed.get(text) ?? parse(text)
  parsed.set(text, known)
  return known
}

const parsed = new Map<OperationText, Operation>()

function parse(text: OperationText): Operation {
  const [, kind = '', mark, path = '', input] = /^(\w+)(!?) ([^?]+)(\??)$/.exec(text) ?? []
  const method = kind === 'UPLOAD' ? 'POST' : /^(LIST|FEED|STREAM|DOWNLOAD)$/.test(kind) ? 'GET' : kind
  return { kind, method, path, isRepeatable: mark === '!', hasInput: input === '?' }
}
