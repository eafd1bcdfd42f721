import type { Scope } from '../../src/platform/kernel/actor.ts'
import { type Expected, holders, type Rule } from './authorisation-matrix.ts'
import { type CallerKind, callerKinds } from './fixtures.ts'

// What the authorisation matrix says about each kind of caller.

export function scopesOf({ scope, also = [] }: Rule): Scope[] {
  return scope === null || scope === 'any key' ? [] : [scope, ...also]
}

/** A caller whose keys can never hold the scope is refused for that, before anything else is checked. */
export function expectedFor(kind: CallerKind, rule: Rule): Expected {
  const lacksScope = scopesOf(rule).some((scope) => !holders[scope].includes(kind))
  return lacksScope ? [403, 'missing_scope'] : rule.answers[kind]
}

export function allowedKinds(rule: Rule): CallerKind[] {
  return callerKinds.filter((kind) => expectedFor(kind, rule) === 'allowed')
}

export function isUser(kind: CallerKind): boolean {
  return kind !== 'clientAgent' && kind !== 'workerAgent'
}
