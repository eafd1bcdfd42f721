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
  /** With the scope `any key`: also for keys whose only scope is `users:create`. */
  forSignUpKeys?: true
  /** Also for publishable keys: the answer shows a visitor what the public pages show. */
  forVisitors?: true
  /** Only for API keys: the answer is about the key of the request. */
  forKeysOnly?: true
  /** Only for people who have signed in with a browser. */
  forSessionsOnly?: true
  /** Only for apps that a person has signed in to: for access tokens with the scope `openid`. */
  forSignInsOnly?: true
  /** Refused to connected apps, and on behalf of managed users. */
  notForApps?: true
  /** Refused in a session with which an operator views as the user. */
  notForViewers?: true
  /** For operators, but nothing in it is private: unlike other reads that need their scope, it stays out of the audit log. */
  notRecorded?: true
  query?: Query
  answer: Answer
  /** The parts of the answer that show the caller's metadata; a write saves what its body has for the first of them. */
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
  /** What callers can have beside the ids of the answer, with `expand`. */
  expand?: Expansions
  run: (ctx: ReadContext, call: Call<Path, Static<Query>>) => Promise<Static<Answer> | Rendered>
}

/** Reads a page of a list; `answer` is the shape of one item. */
export interface ListOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  /** What callers can have beside the ids of each item, with `expand`. */
  expand?: Expansions
  /** Whether finding a page may take long; it then has a connection to itself, and less time. Default: no. */
  isSlow?: (query: Static<Query>) => boolean
  /** Callers can ask for the length of the list; `run` then calls `page.onCount`. */
  counts?: true
  run: (
    ctx: ReadContext,
    call: Call<Path, Static<Query>> & { page: PageRequest },
  ) => Promise<Page<Static<Answer>> | RenderedPage>
}

/** Reads a page of a feed, and waits for new events when asked to; `answer` is the shape of one event. */
export interface FollowOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  query: Query
  run: (
    ctx: ReadContext,
    call: Call<Path, Static<Query>> & { page: FeedStart & { limit: number }; waitOptions: WaitOptions },
  ) => Promise<RenderedPage & { next: readonly string[] }>
}

/** A feed as server-sent events. `run` also yields empty batches, after which the stream shows that it is alive. */
export interface StreamOperation<Path extends string, Query extends TObject>
  extends Omit<OperationBase<Path, Query, TSchema>, 'answer' | 'mcp'> {
  /** A call over MCP has to end. */
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
  /** A model reads no bytes. */
  mcp: ConsolePage
  run: (ctx: ReadContext, call: Call<Path, Static<Query>>) => Promise<Download>
}

export interface Download {
  /** How many there are. */
  bytes: number
  etag: string
  headers: Record<string, string>
  /** Both ends are inclusive. */
  read: (range: { start: number; end: number }) => Promise<AsyncIterable<Uint8Array>>
}

/** The context of the part of a write that runs before its transaction. */
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
  /** The path of the created resource; makes the answer a 201. A rendered answer only offers its id. */
  created?: (answer: Static<Answer>) => string
  /** The answer shows a secret: a retry with the same Idempotency-Key gets it only if it uses the same API key, and never with a sign-up key, which others have too. */
  showsSecret?: true
  /** Suspended users may still do this. */
  whileSuspended?: true
  /** By a session, only within 15 minutes after the sign-in; possibly depending on the body. */
  recentSignIn?: true | ((body: Static<Body>) => boolean)
  /** Refused to connected apps, and on behalf of managed users; possibly depending on the body. */
  notForApps?: true | ((body: Static<Body>) => boolean)
  /** Whether the write goes into the audit log, where its scope alone does not say so. */
  isStaffAct?: (actor: Actor, answer: Static<Answer>) => boolean
  /** Removes the cookie of the session, which has ended. */
  endsSession?: true
  /** Its use case starts a session with `ctx.newSession`. */
  startsSession?: true
  /** Replaces `scope` when the body meets the condition. */
  otherScope?: { scope: Scope; when: (body: Static<Body>) => boolean }
  /**
   * Its name in mandates, possibly depending on the body. An agent is refused unless the use case calls `ctx.atStake`.
   * `by state`: it commits the user only in some states, and the use case names the action.
   */
  action?: AgentAction | 'by state' | ((body: Static<Body>) => AgentAction | undefined)
  /** The request has bytes instead of JSON, at most so many. */
  bytesMax?: number
  /** What takes long, such as moving bytes: done before the transaction, which then holds its locks only for a moment. */
  prepare?: (
    ctx: PreparingContext,
    call: Call<Path, Static<Query>> & { body: Static<Body>; bytes: IncomingBytes },
  ) => Promise<Prepared>
  /** What was prepared is not used: the write failed, or an earlier request with the same Idempotency-Key has done it. */
  abandon?: (ctx: PreparingContext, prepared: Prepared) => Promise<void>
  /** With bytes: what tells one request from another with the same Idempotency-Key. */
  sent?: (prepared: Prepared) => unknown
  /** A refusal that is returned, not thrown, keeps what the use case has written. */
  run: (
    ctx: WriteContext,
    call: Call<Path, Static<Query>> & { body: Static<Body>; prepared: Prepared },
  ) => Promise<Static<Answer> | Rendered | Refusal>
}

/** The bytes of a request, as they arrive. */
export interface IncomingBytes extends AsyncIterable<Uint8Array> {
  /** As the request says; zero if it does not. */
  announced: number
}

/** One authenticated, validated request. */
export interface Call<Path extends string, Query> {
  actor: Actor
  params: Params<Path>
  query: Query
  /** The versions that `If-Match` accepts; null when it accepts any. */
  ifMatch: readonly number[] | null
  /** The caller is a model, which sees no events about credentials. */
  overMcp: boolean
}

/** The parameters of a path: `/keys/:id/revoke` has an `id`. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown
