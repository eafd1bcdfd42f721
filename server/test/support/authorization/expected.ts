import { isForAgents, type Scope } from '../../../src/platform/kernel/actor.ts'
import { type CallerKind, callerKinds } from '../fixtures.ts'
import { type CredentialKind, credentialKinds, type Expected, holders, type Rule } from './rule.ts'

// What the authorization matrix says about each kind of caller and credential.

export function scopesOf({ scope, also = [] }: Rule): Scope[] {
  return scope === null || scope === 'any key' ? [] : [scope, ...also]
}

/**
 * A credential of the wrong kind is refused before anything else is checked, and then a caller who can never hold the scope.
 */
export function expectedFor(kind: CallerKind, rule: Rule, by: CredentialKind = 'key'): Expected {
  if (rule.only !== undefined && rule.only !== by) return [403, refusalOfOthers[rule.only]]
  if (by === 'token' && rule.notForApps) return [403, 'not_for_apps']
  if (rule.agents && !isUser(kind)) return rule.agents
  const lacksScope = scopesOf(rule).some((scope) => !holders[scope].includes(kind) || !isFor(by, scope))
  if (lacksScope) return [403, 'missing_scope']
  // An app never acts in the role of its user.
  return rule.answers[by === 'token' && isStaff(kind) ? 'stranger' : kind]
}

/** What an operator's key gets on behalf of a managed user who has no deals: what an app of a stranger would, or a refusal. */
export function expectedOnBehalf(rule: Rule): Expected {
  if (rule.only !== undefined && rule.only !== 'key') return [403, refusalOfOthers[rule.only]]
  const [scope, ...also] = scopesOf(rule)
  const isRefusedToApps = rule.notForApps && !rule.onBehalf
  const isExcluded = rule.only === 'key' || isRefusedToApps || (scope && !isForAgents(scope))
  if (isExcluded) return [403, 'not_on_behalf']
  return rule.onBehalf || also.every(isForAgents) ? rule.answers.stranger : [403, 'missing_scope']
}

const refusalOfOthers = { key: 'api_key_required', session: 'session_required', token: 'missing_scope' }

function isFor(credential: CredentialKind, scope: Scope): boolean {
  return credential !== 'token' || isForAgents(scope)
}

export function isStaff(kind: CallerKind): boolean {
  return kind === 'arbiter' || kind === 'operator'
}

export function allowedKinds(rule: Rule, by: CredentialKind = 'key'): CallerKind[] {
  return holdersOf(by).filter((kind) => expectedFor(kind, rule, by) === 'allowed')
}

/** The kinds of callers who can have such a credential. */
export function holdersOf(credential: CredentialKind): readonly CallerKind[] {
  return credential === 'session' ? callerKinds.filter(isUser) : callerKinds
}

/** The credential that an operation is used with; keys, if there are several. */
export function credentialFor({ only = 'key' }: Rule): CredentialKind {
  return only
}

export function credentialsFor({ only }: Rule): readonly CredentialKind[] {
  return only === undefined ? credentialKinds : [only]
}

export function isUser(kind: CallerKind): boolean {
  return kind !== 'clientAgent' && kind !== 'workerAgent'
}
