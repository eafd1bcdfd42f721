import type { StakeAmounts } from './agent-actions.ts'
import { conflict, forbidden, type Refusal } from './errors.ts'
import type { Requirement, Viewer } from './viewer.ts'

/**
 * A lifecycle as a table: the states an action starts from, the state it leads to (null: no change), other states it may lead to
 * instead, who may take it, and what the caller needs.
 */
export type Transitions<Status extends string, Role extends string> = Readonly<
  Record<
    string,
    Requirement & {
      readonly from: readonly Status[]
      readonly to: Status | null
      readonly or?: readonly Status[]
      readonly by: readonly Role[]
    }
  >
>

/** The actions that the table allows this role in this state and that the viewer is permitted to take. */
export function allowedActions<T extends Transitions<string, string>>(
  table: T,
  subject: { status: string; by: string },
  viewer: Viewer,
  amounts: Readonly<Record<string, () => StakeAmounts>> = {},
): (keyof T & string)[] {
  return actionsFrom(table, subject).filter((action) => viewer.permits(table[action] ?? {}, amounts[action]))
}

/** The actions that the table allows this role in this state. */
export function actionsFrom<T extends Transitions<string, string>>(
  table: T,
  subject: { status: string; by: string },
): (keyof T & string)[] {
  return Object.entries(table)
    .filter(([, rule]) => rule.by.includes(subject.by) && rule.from.includes(subject.status))
    .map(([action]) => action)
}

/** The actions that callers can take, in any state; all others happen automatically. */
export function callerActions<T extends Transitions<string, string>>(table: T): (keyof T & string)[] {
  return Object.entries(table)
    .filter(([, rule]) => rule.by.some((role) => !AUTOMATIC_ROLES.includes(role)))
    .map(([action]) => action)
}

/** Returns the state the action leads to; throws if the table doesn't allow the action. */
export function transition<T extends Transitions<string, string>>(
  table: T,
  action: keyof T & string,
  subject: { status: string; by: string },
): T[keyof T]['to'] {
  const rule: Transitions<string, string>[string] | undefined = table[action]
  if (!rule?.by.includes(subject.by)) {
    const roles = rule?.by.filter((role) => !AUTOMATIC_ROLES.includes(role)) ?? []
    throw forbidden('missing_role', `Only ${roles.join(' or ')} can ${action}.`, { roles })
  }
  if (!rule.from.includes(subject.status)) {
    const message = `Can’t ${action} while ${subject.status}. It must be ${rule.from.join(' or ')}.`
    throw wrongState(table, subject.status, rule.from, { message })
  }
  return rule.to
}

// The clock, and resources whose changes affect others; no caller can have these roles.
const AUTOMATIC_ROLES = ['clock', 'gig', 'deal', 'contract', 'dispute', 'provider', 'first response']

/** The refusal of an action in this state. `resource` names the resource in that state, if it isn't the request's own. */
export function wrongState(
  table: Transitions<string, string>,
  status: string,
  possibleIn: readonly string[],
  { message, resource }: { message: string; resource?: string },
): Refusal {
  const later = statesAfter(table, status)
  return conflict('wrong_state', message, {
    ...(resource && { resource }),
    status,
    possible_in: possibleIn.filter((state) => later.has(state)),
  })
}

// Every state reachable through any sequence of actions.
function statesAfter(table: Transitions<string, string>, status: string): ReadonlySet<string> {
  const states = new Set<string>()
  const pending = [status]
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    for (const { from, to, or = [] } of Object.values(table)) {
      if (!from.includes(state)) continue
      for (const next of [...(to === null ? [] : [to]), ...or]) {
        if (!states.has(next)) pending.push(next)
        states.add(next)
      }
    }
  }
  return states
}
