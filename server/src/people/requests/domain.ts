import { type Actor, isPublishableKey } from '../../platform/kernel/actor.ts'
import type { AgentId, ConnectedAppId, Id, KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** Where a request came in: at the API itself, or as a tool of MCP, which calls operations. */
export const channels = ['api', 'mcp'] as const
export type Channel = (typeof channels)[number]

/** One call of an operation with a key, or by an app, as its owner sees it afterwards. */
export interface LoggedRequest {
  id: Id<'req'>
  user_id: UserId
  hosted_agent_id: AgentId | null
  key_id: KeyId | null
  connected_app_id: ConnectedAppId | null
  at: Instant
  channel: Channel
  operation: string
  method: string
  path: string
  status: number
  issue_codes: readonly string[]
  duration_ms: number
  request_id: string
}

/** Its id is made by the database, which is quicker for many at once. */
export type NewRequest = Omit<LoggedRequest, 'id'>

/** Classes of answers to look for; `failed` are all from 400 on. */
export const statusClasses = ['failed', '2xx', '4xx', '5xx'] as const
export type StatusClass = (typeof statusClasses)[number]

export interface RequestFilter {
  key_id?: KeyId
  operation?: string
  status?: StatusClass
}

export const KEPT_DAYS = 7
/** The newest requests of a user that are kept, so that no one fills the log alone. */
export const KEPT_PER_USER = 50_000

/**
 * Whether a call belongs into the log. Whoever follows the log would otherwise see nothing but themselves, and visitors with a
 * publishable key would push the operator's own requests out of it.
 */
export function isLogged(actor: Pick<Actor, 'credential'>, operation: string): boolean {
  return actor.credential.kind !== 'session' && !isPublishableKey(actor) && operation !== 'listRequests'
}

/** A text that the caller chose, bounded and without what could be a secret. */
export function safeText(text: string): string {
  return text.replace(SECRET, '[secret]').slice(0, TEXT_MAX)
}

/** The same for a path, in which nothing but a secret is as long as a token, however it is escaped. */
export function safePath(path: string): string {
  return safeText(path.replace(LONG_AS_A_TOKEN, '[secret]'))
}

const TEXT_MAX = 300
const LONG_AS_A_TOKEN = /(?:[\w-]|%[\da-f]{2}){40,}/gi
// A caller may put a key into a path or a request id, also cut off or with escaped underscores.
const SECRET = /parley(?:_|%5f)sk(?:_|%5f)[0-9A-Za-z]*|whsec(?:_|%5f)[\w+/=%]*/gi
