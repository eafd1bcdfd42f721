import type { Scope } from '../../src/platform/kernel/actor.ts'
import { type Expected, holders, type Rule } from './authorisation-matrix.ts'
import { type Kind, kinds } from './stage.ts'

// What the table of who may do what says about each kind of caller.

export function scopesOf({ scope, also = [] }: Rule): Scope[] {
  return scope === null || scope === 'any key' ? [] : [scope, ...also]
}

/** Whoever can never hold a scope is told so, before anything else. */
export function expectedFor(kind: Kind, rule: Rule): Expected {
  const lacksScope = scopesOf(rule).some((scope) => !holders[scope].includes(kind))
  return lacksScope ? [403, 'missing_scope'] : rule.answers[kind]
}

export function callersOf(rule: Rule): Kind[] {
  return kinds.filter((kind) => expectedFor(kind, rule) === 'done')
}

export function isUser(kind: Kind): boolean {
  return kind !== 'clientAgent' && kind !== 'workerAgent'
}
