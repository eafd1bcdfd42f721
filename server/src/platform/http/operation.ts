import type { Static, TObject, TSchema } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Actor, Scope } from '../kernel/actor.ts'
import type { AgentAction } from '../kernel/agent-actions.ts'
import type { Refusal } from '../kernel/errors.ts'
import type { FeedStart, Page, PageRequest } from '../kernel/pages.ts'
import type { Rendered, RenderedPage } from '../kernel/rendered.ts'
import type { WaitOptions } from '../kernel/wait-options.ts'
import type { ConsolePage, Docs, McpReach } from '../operations.ts'

/** What every operation declares. */
interface OperationBase<Path extends string, Query extends TObject, Answer extends TSchema> {
  path: Path
  /** The scope a key needs; `any key` if no scope is needed. */
  scope: Scope | 'any key'
  /** With the scope `any key`: also for keys whose only scope is `users:create`. */
  forSignUpKeys?: true
  /** Only for API keys: the answer is about the key of the request. */
  forKeysOnly?: true
  /** Only for people who have signed in with a browser. */
  forSessionsOnly?: true
  /** Refused to apps that users have let in. */
  notForApps?: true
  query?: Query
  answer: Answer
  mcp: McpReach
  docs: Docs
  /** Set when the operation will be removed: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
  deprecated?: { since: string; sunset: string }
}

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
  run: (ctx: ReadContext, call: Call<Path, Static<Query>>) => Promise<Static<Answer> | Rendered>
}

/** Reads a page of a list; `answer` is the shape of one item. */
export interface ListOperation<Path extends string, Query extends TObject, Answer extends TSchema>
  extends OperationBase<Path, Query, Answer> {
  /** Whether finding a page may take long; it then has a connection to itself, and less time. Default: no. */
  isSlow?: (query: Static<Query>) => boolean
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

/** Changes something, in one transaction that the use case finds in `ctx.db`. */
export interface WriteOperation<
  Path extends string,
  Query extends TObject,
  Body extends TObject,
  Answer extends TSchema,
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
  /** Refused to apps that users have let in; possibly depending on the body. */
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
  /** A refusal that is returned, not thrown, keeps what the use case has written. */
  run: (
    ctx: WriteContext,
    call: Call<Path, Static<Query>> & { body: Static<Body> },
  ) => Promise<Static<Answer> | Rendered | Refusal>
}

/** One authenticated, validated request. */
export interface Call<Path extends string, Query> {
  actor: Actor
  params: Params<Path>
  query: Query
  /** The versions that `If-Match` accepts; null when it accepts any. */
  ifMatch: readonly number[] | null
  /** The caller is a model, which may know nothing of how people and programs get in. */
  overMcp: boolean
}

/** The parameters of a path: `/keys/:id/revoke` has an `id`. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown
