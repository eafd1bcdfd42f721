import type { TObject, TSchema } from 'typebox'
import type { Actor, Scope } from './kernel/actor.ts'
import type { NewSession } from './kernel/browser.ts'
import type { IssueCode } from './kernel/issue-codes.ts'

/** An API operation as its callers see it, however they reach it. */
export interface Operation {
  method: string
  /** Under `/api`, as written for the router: `/gigs/:id`. */
  path: string
  /** Null for operations that don't need a key. */
  scope: Scope | 'any key' | null
  /** Replaces `scope` for some requests. */
  otherScope?: { scope: Scope }
  query: TObject
  body: TObject | null
  answer: TSchema
  docs: Docs
  mcp: McpReach
  /** Calls it for an authenticated caller. Null for what only works over HTTP: sign-ins, and streams, which don't end. */
  invoke: ((call: OperationCall) => Promise<OperationAnswer>) | null
}

/** A page of the console. */
export type ConsolePage = `/${string}`

/**
 * Whether a model can call an operation over MCP, with any credential. What widens rights, redirects events, sends money out of
 * the marketplace, shows a secret or acts for the platform is left to people; in that case, this is the page where they do it.
 */
export type McpReach = true | ConsolePage

export interface Docs {
  /** Unique, for generated clients: `createKey`. */
  id: string
  tag: string
  summary: string
  description: string
  /** This operation's issue codes, in addition to those of every operation. */
  refusals?: readonly IssueCode[]
  /** Operations with the same response share its example, which one of them has. */
  example?: { body?: unknown; answer?: unknown }
}

/** A finished call, for the request log, without bodies and queries. */
export interface EndedCall {
  actor: Actor
  operation: string
  method: string
  /** Without the query, as the caller spelled it. */
  path: string
  status: number
  issueCodes: readonly string[]
  durationMs: number
  requestId: string
  channel: 'api' | 'mcp'
}

export type NoteCall = (call: EndedCall) => void

/** One call of an operation, as its caller sent it, before validation. */
export interface OperationCall {
  actor: Actor
  params: Record<string, string>
  /** The query of a URL as text (null if it has none), or the values by name. */
  query: string | null | Record<string, unknown>
  body: unknown
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  /** The agent's reason, for its owner; percent-encoded. */
  reason: string | undefined
  lastEventId: string | undefined
  /** Called by a model, which doesn't see events about credentials. */
  overMcp?: true
  /** The network address of the caller. */
  address: string
  /** Aborted when the caller is no longer waiting for the response. */
  hungUp: () => AbortSignal
  /** Set over HTTP for operations that start a session. */
  newSession?: NewSession
  /** Called before it waits for events, since waiting needs nothing but memory. */
  startWaiting: () => void
}

export interface OperationAnswer {
  status: number
  headers: Record<string, string>
  /** JSON. */
  body: string
  /** This is the stored response to an earlier call with the same Idempotency-Key. */
  replayed?: boolean
  /** Where a list continues: the parameter, and its value. */
  next?: { parameter: 'cursor' | 'after'; cursor: string }
}

/** The path of a call in its canonical spelling. */
export function pathFrom(pattern: string, params: Record<string, string>): string {
  return `/api${pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))}`
}
