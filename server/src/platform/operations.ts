import type { TObject, TSchema } from 'typebox'
import type { Actor, Scope } from './kernel/actor.ts'
import type { NewSession } from './kernel/browser.ts'
import type { IssueCode } from './kernel/issue-codes.ts'

/** An operation of the API as its callers see it, however they reach it. */
export interface Operation {
  method: string
  /** Below `/api`, as the router writes it: `/gigs/:id`. */
  path: string
  /** Null for operations without a key. */
  scope: Scope | 'any key' | null
  /** Replaces `scope` for some requests. */
  otherScope?: { scope: Scope }
  query: TObject
  body: TObject | null
  answer: TSchema
  docs: Docs
  mcp: McpReach
  /** Calls it for an authenticated caller. Null where only HTTP will do: sign-ins, and streams, which have no end. */
  invoke: ((call: OperationCall) => Promise<OperationAnswer>) | null
}

/** A page of the console. */
export type ConsolePage = `/${string}`

/**
 * Whether a model can call an operation over MCP, with any credential. What widens rights, redirects events, sends money out of the
 * marketplace, shows a secret or acts for the platform is left to people: then it is the page where they do it.
 */
export type McpReach = true | ConsolePage

export interface Docs {
  /** Unique, for generated clients: `createKey`. */
  id: string
  tag: string
  summary: string
  description: string
  /** Issue codes of this operation, beyond those of every operation. */
  refusals?: readonly IssueCode[]
  /** Operations with the same answer share its example, which one of them has. */
  example?: { body?: unknown; answer?: unknown }
}

/** A call that has ended, for the log of requests. It has neither bodies nor queries. */
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

/** One call of an operation: what its caller sent, not validated yet. */
export interface OperationCall {
  actor: Actor
  params: Record<string, string>
  /** The query of a URL as text, null when it has none; or the values by name. */
  query: string | null | Record<string, unknown>
  body: unknown
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  /** Why an agent calls it, for its owner; percent-encoded. */
  reason: string | undefined
  lastEventId: string | undefined
  /** By a model, which sees no events about credentials. */
  overMcp?: true
  /** The network address of the caller. */
  address: string
  /** Aborted when the caller no longer waits for the answer. */
  hungUp: () => AbortSignal
  /** Set over HTTP for operations that start a session. */
  newSession?: NewSession
  /** Called before it waits for events, when it needs nothing but memory. */
  startWaiting: () => void
}

export interface OperationAnswer {
  status: number
  headers: Record<string, string>
  /** JSON. */
  body: string
  /** It is the stored answer to an earlier call with the same Idempotency-Key. */
  replayed?: boolean
  /** Where a list continues: the parameter, and its value. */
  next?: { parameter: 'cursor' | 'after'; cursor: string }
}

/** The path of a call, in the one spelling that the API uses. */
export function pathFrom(pattern: string, params: Record<string, string>): string {
  return `/api${pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))}`
}
