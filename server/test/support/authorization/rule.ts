import type { Scope } from '../../../src/platform/kernel/actor.ts'
import { type CallerKind, callerKinds, type Fixtures } from '../fixtures.ts'

/** The expected result: success, or a refusal with this status and issue code. */
export type Expected = 'allowed' | readonly [status: number, issue: string | undefined]

export type Answers = Record<CallerKind, Expected>

export interface Rule {
  /** The scope a key needs; null when no key is needed at all. */
  scope: Scope | 'any key' | null
  /** More scopes that a key needs. */
  also?: readonly Scope[]
  answers: Answers
  /** What agents get, if that doesn't depend on their scopes. */
  agents?: Expected
  /** A request about existing resources, in a state in which it succeeds for allowed callers. */
  request: (fixtures: Fixtures) => Promise<ApiRequest> | ApiRequest
  /** The only kind of credential with which it works. */
  only?: CredentialKind
  /** Refused for apps, whatever their scopes. */
  notForApps?: true
  /** Although it's refused for apps, an operator's key can do it for a managed user. */
  onBehalf?: true
  /** Suspended users may still do it. */
  whileSuspended?: true
  /** What a publishable key gets; unless set, it's refused because it is one. */
  visitors?: Expected
  /** No caller is allowed, because only other payment providers support it. */
  isUnsupported?: true
  /** Its ids belong to resources that all users can see. */
  isPublic?: true
  /** Its ids filter a list: ids of other users' resources find nothing, just like ids that don't exist. */
  isFilter?: true
  /** Ids that start like this belong to something that some of the refused callers can see. */
  seen?: RegExp
}

/** How a caller proves who they are. */
export const credentialKinds = ['key', 'session', 'token'] as const
export type CredentialKind = (typeof credentialKinds)[number]

export interface ApiRequest {
  path: string
  body?: object
  headers?: Record<string, string>
}

/** The kinds of callers whose keys can have a scope. */
export const holders: Record<Scope, readonly CallerKind[]> = {
  read: callerKinds,
  'gigs:write': callerKinds,
  'applications:write': callerKinds,
  'negotiations:write': callerKinds,
  'contracts:write': callerKinds,
  'contracts:approve': callerKinds,
  'payments:write': callerKinds,
  'disputes:write': callerKinds,
  'messages:write': callerKinds,
  'files:write': callerKinds,
  'profile:write': callerKinds,
  'webhooks:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'keys:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'agents:write': ['client', 'worker', 'stranger', 'arbiter', 'operator'],
  'disputes:arbitrate': ['arbiter', 'operator'],
  'users:create': ['operator'],
  'users:act': ['operator'],
  admin: ['operator'],
}
