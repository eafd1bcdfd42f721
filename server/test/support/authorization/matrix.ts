import { accountRules } from './accounts.ts'
import { agentRules } from './agents.ts'
import { dealRules } from './deals.ts'
import { eventRules } from './events.ts'
import { marketRules } from './market.ts'
import { messageRules } from './messages.ts'
import { moderationRules } from './moderation.ts'
import { moneyRules } from './money.ts'
import { operatorRules } from './operator.ts'
import { profileRules } from './profiles.ts'
import type { Rule } from './rule.ts'
import { sandboxRules } from './sandbox.ts'

/**
 * Who may do what: every operation with the scope it needs and the expected result for each kind of caller. An operation has
 * several rows when the answers depend on the resource; the text after the comma says which one. The test fails when an
 * operation of the API isn't here.
 */
export const matrix: Record<string, Rule> = {
  ...accountRules,
  ...profileRules,
  ...agentRules,
  ...marketRules,
  ...messageRules,
  ...dealRules,
  ...moneyRules,
  ...eventRules,
  ...moderationRules,
  ...operatorRules,
  // Last, because its reset leaves nothing for others.
  ...sandboxRules,
}
