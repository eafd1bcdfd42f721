import { type Actor, isPublishableKey } from '../../platform/kernel/actor.ts'
import type { AgentId, ConnectedAppId, Id, KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** How a request came in: through the API itself, or through an MCP tool, which calls operations. */
export const channels = ['api', 'mcp'] as const
export type Channel = (typeof channels)[number]

/** One call of an operation with a key or by an app, as its owner sees it afterward. */
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

/** The database creates its id, which is faster for many at once. */
export type NewRequest = Omit<LoggedRequest, 'id'>

/** Classes of responses to filter by; `failed` means 400 and above. */
export const statusClasses = ['failed', '2xx', '4xx', '5xx'] as const
export type StatusClass = (typeof statusClasses)[number]

export interface RequestFilter {
  key_id?: KeyId
  operation?: string
  status?: StatusClass
}

export const KEPT_DAYS = 7
/** How many of a user's newest requests are kept, so that no one fills up the log alone. */
export const KEPT_PER_USER = 50_000

/**
 * Whether a call belongs in the log. Otherwise, anyone following the log would only see themselves, and visitors with a
 * publishable key would push the operator's own requests out of it.
 */
export function isLogged(actor: Pick<Actor, 'credential'>, operation: string): boolean {
  return actor.credential.kind !== 'session' && !isPublishableKey(actor) && operation !== 'listRequests'
}

/** Text chosen by the caller, shortened and without anything that could be a secret. */
export function safeText(text: string): string {
  return text.replace(SECRET, '[secret]').slice(0, TEXT_MAX)
}

/** The same for a path, where only a secret is as long as a token, however it's escaped. */
export function safePath(path: string): string {
  return safeText(path.replace(LONG_AS_A_TOKEN, '[secret]'))
}

const TEXT_MAX = 300
const LONG_AS_A_TOKEN = /(?:[\w-]|%[\da-f]{2}){40,}/gi
// A caller may put a key in a path or a request id, possibly cut off or with escaped underscores.
const SECRET = /parley(?:_|%5f)sk(?:_|%5f)[0-9A-Za-z]*|whsec(?:_|%5f)[\w+/=%]*/gi
