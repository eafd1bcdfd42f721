import type { Static, TObject, TSchema } from 'typebox'
import type { ReadContext, RunsWrites, WriteContext } from '../context.ts'
import type { Actor, Scope } from '../kernel/actor.ts'
import type { AgentAction } from '../kernel/agent-actions.ts'
import type { Refusal } from '../kernel/errors.ts'
import type { FeedStart, Page, PageRequest } from '../kernel/pages.ts'
import type { Rendered, RenderedPage } from '../kernel/rendered.ts'
import type { WaitOptions } from '../kernel/wait-options.ts'
import type { ConsolePage, Docs, McpReach } from '../operations.ts'
import type { Expansions } from './expand.ts'
import type { MetadataHolders } from './metadata.ts'

/** What every operation declares. */
interface OperationBase<Path extends string, Query extends TObject, Answer extends TSchema> {
  path: Path
  /** The scope a key needs; `any key` if no scope is needed. */
  scope: Scope | 'any key'
  /** With the scope `any key`: also accepts keys whose only scope is `users:create`. */
  forSignUpKeys?: true
  /** Also accepts publishable keys: the response shows a visitor what the public pages show. */
  forVisitors?: true
  /** Only for API keys: the response is about the request's key. */
  forKeysOnly?: true
  /** Only for people who have signed in with a browser. */
  forSessionsOnly?: true
  /** Only for access tokens with the scope `openid`: apps that a person has signed in to. */
  forSignInsOnly?: true
  /** Refused for connected apps and on behalf of managed users. */
  notForApps?: true
  /** Refused in a session in which an operator is viewing as the user. */
  notForViewers?: true
  /** For operators, but nothing in it is private: unlike other reads that need their scope, it stays out of the audit log. */
  notRecorded?: true
  query?: Query
  answer: Answer
  /** The parts of the response that show the caller's metadata; a write saves the metadata in its body for the first of them. */
  metadata?: MetadataHolders<Static<Answer>>
  mcp: McpReach
  docs: Docs
  /** Set when the operation will be removed: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
  deprecated?: { since: string; sunset: string }
}

/** What decides whether a read goes into the audit log, and how it's called there. */
export type RecordedOperation = Pick<OperationBase<string, TObject, TSchema>, 'path' | 'scope' | 'notRecorded' | 'docs'>

/** An operation without a key, such as a health check. */
export interface OpenOperation<Answer extends TSchema> {
  path: string
  answer: Answer
  mcp: McpReach
  docs: Docs
  run: () => Promise<Static<Answer>> | Static<Answer>
}

/** Reads one resource. */
export interface ReadOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  /** What callers can get next to the ids in the response, with `expand`. */
  expand?: Expansions
  run: (ctx: ReadContext, call: Call<Path, Static<Query>>) => Promise<Static<Answer> | Rendered>
}

/** Reads a page of a list; `answer` is the shape of one item. */
export interface ListOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  /** What callers can get next to the ids of each item, with `expand`. */
  expand?: Expansions
  /** Whether a page may be slow to find; it then gets its own connection, and less time. Default: no. */
  isSlow?: (query: Static<Query>) => boolean
  /** Callers can request the length of the list; `run` then calls `page.onCount`. */
  counts?: true
  run: (
    ctx: ReadContext,
    call: Call<Path, Static<Query>> & { page: PageRequest },
  ) => Promise<Page<Static<Answer>> | RenderedPage>
}

/** Reads a page of a feed and waits for new events if asked to; `answer` is the shape of one event. */
export interface FollowOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  query: Query
  run: (
    ctx: ReadContext,
    call: Call<Path, Static<Query>> & { page: FeedStart & { limit: number }; waitOptions: WaitOptions },
  ) => Promise<RenderedPage & { next: readonly string[] }>
}

/** A feed as server-sent events. `run` also yields empty batches, after which the stream shows that it's alive. */
export interface StreamOperation<Path extends string, Query extends TObject>
  extends Omit<OperationBase<Path, Query, TSchema>, 'answer' | 'mcp'> {
  /** A call over MCP has to end, and a stream doesn't. */
  mcp: ConsolePage
  query: Query
  run: (
    ctx: ReadContext,
    call: Call<Path, Static<Query>> & { from: FeedStart; waitOptions: WaitOptions },
  ) => Promise<AsyncIterable<readonly { id: string; type: string }[]>>
}

/** Reads bytes instead of JSON. */
export interface DownloadOperation<Path extends string, Query extends TObject = TObject>
  extends Pick<OperationBase<Path, Query, TSchema>, 'path' | 'scope' | 'notRecorded' | 'docs' | 'query'> {
  /** Models can't read bytes. */
  mcp: ConsolePage
  run: (ctx: ReadContext, call: Call<Path, Static<Query>>) => Promise<Download>
}

export interface Download {
  /** How many there are in total. */
  bytes: number
  etag: string
  headers: Record<string, string>
  /** Both ends are inclusive. */
  read: (range: { start: number; end: number }) => Promise<AsyncIterable<Uint8Array>>
}

/** The context for the part of a write that runs before its transaction. */
export interface PreparingContext extends ReadContext, RunsWrites {}

/** Changes something, in one transaction that the use case finds in `ctx.db`. */
export interface WriteOperation<
  Path extends string,
  Query extends TObject,
  Body extends TObject,
  Answer extends TSchema,
  Prepared = undefined,
> extends Omit<OperationBase<Path, Query, Answer>, 'notForApps'> {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: Body
  /** The path of the created resource; makes the response a 201. A rendered response only has its id. */
  created?: (answer: Static<Answer>) => string
  /**
   * The response shows a secret: a retry with the same Idempotency-Key gets it only with the same API key, and never with a
   * sign-up key, because others have it too.
   */
  showsSecret?: true
  /** Suspended users may still do this. */
  whileSuspended?: true
  /** With a session, only within 15 minutes of signing in; may depend on the body. */
  recentSignIn?: true | ((body: Static<Body>) => boolean)
  /** Refused for connected apps and on behalf of managed users; may depend on the body. */
  notForApps?: true | ((body: Static<Body>) => boolean)
  /** Whether the write goes into the audit log, if its scope alone doesn't say so. */
  isStaffAct?: (actor: Actor, answer: Static<Answer>) => boolean
  /** Removes the cookie of the session, which has ended. */
  endsSession?: true
  /** Its use case starts a session with `ctx.newSession`. */
  startsSession?: true
  /** Replaces `scope` if the body meets the condition. */
  otherScope?: { scope: Scope; when: (body: Static<Body>) => boolean }
  /**
   * Its name in mandates, which may depend on the body. An agent is refused unless the use case calls `ctx.atStake`. `by state`:
   * it commits the user only in some states, and the use case names the action.
   */
  action?: AgentAction | 'by state' | ((body: Static<Body>) => AgentAction | undefined)
  /**
   * It takes on a new obligation, so the user must have accepted the terms of use; may depend on the body. `by state`: only in
   * some states, in which the use case calls `ctx.newObligation`.
   */
  obligation?: true | 'by state' | ((body: Static<Body>) => boolean)
  /** The request carries bytes instead of JSON, up to this many. */
  bytesMax?: number
  /** Slow work, such as moving bytes, done before the transaction so that the transaction holds its locks only briefly. */
  prepare?: (
    ctx: PreparingContext,
    call: Call<Path, Static<Query>> & { body: Static<Body>; bytes: IncomingBytes },
  ) => Promise<Prepared>
  /**
   * Called if what was prepared isn't used: the write failed, or an earlier request with the same Idempotency-Key already did it.
   */
  abandon?: (ctx: PreparingContext, prepared: Prepared) => Promise<void>
  /** With bytes: what distinguishes requests with the same Idempotency-Key. */
  sent?: (prepared: Prepared) => unknown
  /** If a refusal is returned rather than thrown, what the use case wrote is kept. */
  run: (
    ctx: WriteContext,
    call: Call<Path, Static<Query>> & { body: Static<Body>; prepared: Prepared },
  ) => Promise<Static<Answer> | Rendered | Refusal>
}

/** The bytes of a request, as they arrive. */
export interface IncomingBytes extends AsyncIterable<Uint8Array> {
  /** As declared by the request; zero if it isn't. */
  announced: number
}

/** One authenticated, validated request. */
export interface Call<Path extends string, Query> {
  actor: Actor
  params: Params<Path>
  query: Query
  /** The versions that `If-Match` accepts; null when it accepts any. */
  ifMatch: readonly number[] | null
  /** The caller is a model, which doesn't see events about credentials. */
  overMcp: boolean
}

/** The parameters of a path: `/keys/:id/revoke` has an `id`. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown
