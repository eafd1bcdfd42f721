import type { AppScope } from '../../platform/kernel/actor.ts'
import type { AgentId, AppId, ConnectedAppId, UserId } from '../../platform/kernel/ids.ts'
import type { Mode } from '../../platform/kernel/mode.ts'
import type { OpenIdScope } from '../../platform/kernel/openid-scopes.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'
import type { OperatorRequest } from '../users/domain.ts'

// Apps, their grants and tokens use real time, as keys do.

/** An app that users can connect. */
export interface App {
  id: AppId
  /** Null for a self-registered app. */
  user_id: UserId | null
  name: string
  /** Its web page. */
  url: string | null
  redirect_uris: readonly string[]
  /** Null for an app that can't keep a secret, such as one on a user's device. */
  secret_hash: string | null
  /** Null unless operators have made it first-party. */
  first_party_since: Instant | null
  version: number
  created_at: Instant
  updated_at: Instant
}

/** An operator's request to make an app first-party. */
export interface FirstPartyRequest extends OperatorRequest {
  app_id: AppId
  /** The version of the app that the request is for. */
  app_version: number
}

/** A first-party app or one awaiting confirmation, as operators see it. */
export interface FirstPartyApp extends App {
  status: FirstPartyStatus
  request: FirstPartyRequest | null
}

export const firstPartyStatuses = ['pending', 'active', 'paused', 'ended'] as const
export type FirstPartyStatus = (typeof firstPartyStatuses)[number]

/**
 * What's wrong with a first-party app's redirect address; null if it's allowed. In a sandbox, apps may be on the same machine.
 */
export function firstPartyUriProblem(text: string, mode: Mode): string | null {
  const { protocol } = new URL(text)
  if (protocol === 'https:' || (protocol === 'http:' && mode === 'sandbox')) return null
  return mode === 'sandbox' ? 'must be https, or http on this machine' : 'must be https'
}

export const appTypes = ['public', 'confidential'] as const

/** An app that a user has connected, as themselves or as one of their hosted agents. */
export interface ConnectedApp {
  id: ConnectedAppId
  user_id: UserId
  hosted_agent_id: AgentId | null
  client_id: string
  /** Null unless the app is registered. */
  app_id: AppId | null
  name: string
  url: string | null
  scopes: readonly AppScope[]
  /** What it finds out about the person, even if it acts as an agent. */
  openid_scopes: readonly OpenIdScope[]
  /** Where the user was sent; null for a device. */
  redirect_uri: string | null
  /** The address that the consent page showed; null if it showed none. */
  shared_email: string | null
  /** Whether the user wasn't asked, because operators trust the app. */
  first_party: boolean
  /** Until when the same request is granted without asking; null for apps that ask every time. */
  remembered_until: Instant | null
  created_at: Instant
  expires_at: Instant
  last_used_at: Instant | null
}

/** Why an app was disconnected without its user or its owner asking for it. */
export type ConnectionEnd = 'by the app' | 'token used twice'

export const CONNECTION_MAX_DAYS = 180

/** How long a user who connected an app isn't asked the same thing again. */
export function consentExpiry(givenAt: Instant): Instant {
  return addDays(givenAt, 90)
}

/** When an app has to ask again, however often it renews its token. */
export function connectionExpiry(createdAt: Instant): Instant {
  return addDays(createdAt, CONNECTION_MAX_DAYS)
}

/** What's wrong with an address that users are sent back to with a code; null if it's allowed. */
export function redirectUriProblem(text: string): string | null {
  if (!VISIBLE_ASCII.test(text) || !URL.canParse(text)) return 'must be a URL'
  const { protocol, hostname, username, password } = new URL(text)
  if (text.includes('#')) return 'must not have a fragment'
  if (username || password) return 'must not contain a user name or password'
  const isOnDevice = LOOPBACK.test(hostname)
  if (protocol === 'https:') return isOnDevice ? 'must be http, because it’s on the device itself' : null
  if (protocol === 'http:') return isOnDevice ? null : 'must be https, unless it’s on the device itself'
  // An app's own scheme is a reversed domain name (RFC 8252), which no browser handles itself.
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol)
    ? null
    : 'must be https, or a scheme such as com.example.app:'
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
