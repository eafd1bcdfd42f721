import type { operations } from './generated/api.ts'
import type * as texts from './generated/operations.ts'
import type { Event } from './generated/schemas.ts'

/**
 * An operation as text: `KIND[!] /path[?]`. KIND is the method, or `LIST` and `FEED` for a GET with pages (read on with
 * `cursor` or with `after`), or `STREAM` for server-sent events, or `UPLOAD` and `DOWNLOAD` for a POST and a GET of bytes. `!`: takes an Idempotency-Key. `?`: takes a query or a body.
 */
export type OperationText = string

/** The methods of a resource, by name: operations, methods written by hand, and resources below it. */
export interface Table {
  readonly [name: string]: OperationText | Method | Table
}

/** The `operationId` of an operation in the OpenAPI document. */
export type OperationId = keyof typeof texts

export interface RequestOptions {
  /** Ends the call, also while it waits to try again; the call then throws the signal's reason. */
  signal?: AbortSignal
  /** The longest time one attempt may take. */
  timeoutMs?: number
  /** How often a failed attempt is repeated; 0 for never. */
  retriesMax?: number
  /**
   * For a write: a key that you chose and stored, so that you can repeat the call even after a restart. By default each call
   * makes one, and keeps it over its own retries.
   */
  idempotencyKey?: string
  /** For a change: the `version` (or ETag) that you read. If the resource has changed since, the call throws a ConflictError. */
  ifMatch?: number | string
  /** An agent's reason for the request, shown to its owner if they have to approve it. At most 500 characters. */
  reason?: string
  /** More headers for this request. */
  headers?: Record<string, string>
  /** Called for this request instead of the client's `fetch`. */
  fetch?: typeof fetch
  /** Called before each attempt, including retries. */
  onRequest?: (request: AttemptStart) => void
  /** Called after each attempt, including those that are followed by a retry. */
  onResponse?: (response: AttemptEnd) => void
}

/** An attempt that begins. It has no headers, query or body, so it can be logged as it is. */
export interface AttemptStart {
  method: string
  /** Without the query: `/api/gigs/gig_…`. */
  path: string
  /** 1 for the first, then one more for each retry. */
  attempt: number
}

/** An attempt that got an answer, or failed without one. */
export interface AttemptEnd extends AttemptStart {
  /** 0 when there was no answer. */
  status: number
  /** Until the answer began. */
  durationMs: number
  /** Names the request in the logs of the service. */
  requestId: string | null
  etag: string | null
}

/** Events of one connection. Ends when the connection does; `events.follow()` connects again. */
export type EventStream = AsyncGenerator<Event, void, undefined>

/** The content of a file. In Node, `await openAsBlob(path)` of `node:fs` reads a file while it is sent. */
export type Bytes = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | string

/** What `parley.request()` takes beside the id: path parameters, query and body. */
export type Input<Id extends OperationId> = ParamsPart<operations[Id]> &
  QueryPart<operations[Id]> &
  BodyPart<operations[Id]>

/** The answer of an operation. */
export type Answer<Id extends OperationId> = Id extends 'streamEvents'
  ? EventStream
  : SuccessOf<operations[Id]['responses']>

export type Query<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never

/** A query whose `expand` tells the type of the answer. */
export type ExpandQuery<Id extends OperationId, Name extends string> = Omit<Query<Id>, 'expand'> & {
  expand?: readonly Name[]
}

/** The options of a read without any other query. */
export interface ExpandOptions<Name extends string> extends RequestOptions {
  /** Adds summaries beside the ids of the answer. */
  expand?: readonly Name[]
}

/** An answer with the summaries that were asked for; each is null if you can't read it. */
export type Expanded<Answer, Name extends string> = [Name] extends [never]
  ? Answer
  : Answer & { [Each in Name & keyof Answer]-?: Exclude<Answer[Each], undefined> }

// Ids often come from elsewhere than an answer, as plain texts.
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

/** A method written by hand; gets the client it is bound to. */
// biome-ignore lint/suspicious/noExplicitAny: The interface of the resource has the types.
type Method = (client: any, ...args: any[]) => unknown

export interface Operation {
  /** The kind: a method, or LIST, FEED, STREAM, UPLOAD, DOWNLOAD. */
  readonly kind: string
  readonly method: string
  readonly path: string
  /** Whether an Idempotency-Key makes a repetition safe. */
  readonly isRepeatable: boolean
  readonly hasInput: boolean
}

/** For messages. */
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
