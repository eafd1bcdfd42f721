import { type Actor, holdsScope, type Scope } from './actor.ts'
import type { AgentAction, StakeAmounts } from './agent-actions.ts'
import type { UserId } from './ids.ts'

/** What a caller needs for an action, in addition to a role in the deal and the right state. */
export interface Requirement {
  readonly scope?: Scope
  /** Its name in the mandates of hosted agents. */
  readonly mandateAction?: AgentAction
  readonly whileSuspended?: true
}

/** The caller reading a resource. `allowed_actions` and the inbox show only what the viewer may do. */
export interface Viewer {
  userId: UserId
  /** Whether the viewer is a hosted agent, whose permissions depend on the counterparty. */
  hasMandate: boolean
  /** `amounts` is called only for hosted agents. */
  permits(requirement: Requirement, amounts?: () => StakeAmounts): boolean
}

/**
 * Whether an agent's mandate rules out an action with these amounts, so that it's refused with `mandate_exceeded`. Actions that
 * need the owner's approval aren't ruled out.
 */
export type RulesOut = (action: AgentAction, amounts: StakeAmounts) => boolean

/** `rulesOut` is null for users, who have no mandate. */
export function viewerFrom(actor: Actor, rulesOut: RulesOut | null): Viewer {
  return {
    userId: actor.userId,
    hasMandate: rulesOut !== null,
    permits({ scope, mandateAction, whileSuspended }, amounts = () => ({})) {
      if (scope && !holdsScope(actor, scope)) return false
      if (actor.suspension && !whileSuspended) return false
      return !(rulesOut && mandateAction && rulesOut(mandateAction, amounts()))
    },
  }
}
