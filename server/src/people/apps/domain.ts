import type { Scope } from '../../platform/kernel/actor.ts'
import type { AgentId, AppId, ConnectedAppId, UserId } from '../../platform/kernel/ids.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'

// Apps, their grants and tokens live in real time, as keys do.

/** A program that users can let in. */
export interface App {
  id: AppId
  /** Null for an app that registered itself. */
  user_id: UserId | null
  name: string
  /** Its web page. */
  url: string | null
  redirect_uris: readonly string[]
  /** Null for an app that cannot keep a secret, such as a program on a user's device. */
  secret_hash: string | null
  version: number
  created_at: Instant
  updated_at: Instant
}

export const appTypes = ['public', 'confidential'] as const

/** An app that a user has let in, as themselves or as one of their hosted agents. */
export interface ConnectedApp {
  id: ConnectedAppId
  user_id: UserId
  hosted_agent_id: AgentId | null
  client_id: string
  /** Null unless the app is registered. */
  app_id: AppId | null
  name: string
  url: string | null
  scopes: readonly Scope[]
  created_at: Instant
  expires_at: Instant
  last_used_at: Instant | null
}

/** Why an app was disconnected without its user or its owner asking for it. */
export type ConnectionEnd = 'by the app' | 'token used twice'

export const CONNECTION_MAX_DAYS = 180

/** When an app has to be let in again, however often it renews its token. */
export function connectionExpiry(createdAt: Instant): Instant {
  return addDays(createdAt, CONNECTION_MAX_DAYS)
}

/** What is wrong with an address to which users are sent back with a code; null when it is allowed. */
export function redirectUriProblem(text: string): string | null {
  if (!VISIBLE_ASCII.test(text) || !URL.canParse(text)) return 'must be a URL'
  const { protocol, hostname, username, password } = new URL(text)
  if (text.includes('#')) return 'must have no fragment'
  if (username || password) return 'must contain neither user name nor password'
  const isOnDevice = LOOPBACK.test(hostname)
  if (protocol === 'https:') return isOnDevice ? 'must be http, because it is on the device itself' : null
  if (protocol === 'http:') return isOnDevice ? null : 'must be https, unless it is on the device itself'
  // Schemes of an app's own are reversed domain names (RFC 8252), which no browser handles by itself.
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol)
    ? null
    : 'must be https, or a scheme such as com.example.app:'
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
