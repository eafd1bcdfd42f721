import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  exampleMandate,
  exampleRules,
  exampleWarning,
  Mandate,
  MandateRulesShape,
  MandateTrial,
  MandateTrialRequest,
  MandateWithWarnings,
} from './schema.ts'
import { getMandate, setMandate, tryMandate } from './service.ts'

export function mandateRoutes(api: Api): void {
  api.read({
    path: '/agents/:id/mandate',
    scope: 'read',
    answer: Mandate,
    mcp: true,
    docs: {
      id: 'getMandate',
      tag: 'Agents',
      summary: 'Read an agent’s mandate',
      description:
        'What the agent may do without its owner, and how much of its limits it has used. The owner and the agent itself can read it. A mandate gives only what it names: the agent takes an action alone when a limit covers it or `may` names it, unless `ask_owner` names it too; otherwise the owner is asked. Offers and agreements need neither, because a contract binds only once it is approved. The default mandate asks the owner about everything else.',
      example: { answer: exampleMandate },
    },
    run: (ctx, call) => getMandate(ctx, call.actor, toId('agt', call.params.id)),
  })

  api.write({
    method: 'PUT',
    path: '/agents/:id/mandate',
    scope: 'agents:write',
    body: MandateRulesShape,
    answer: MandateWithWarnings,
    mcp: '/agents',
    docs: {
      id: 'setMandate',
      tag: 'Agents',
      summary: 'Set an agent’s mandate',
      description:
        'Replaces the whole mandate: a limit that is left out or null does not apply. Every action of the agent is checked against it, in the same transaction, in this order. Named in `ask_owner`: the owner is asked. Beyond a limit: refused (`mandate_exceeded`). Covered by a limit, or named in `may`: allowed. Otherwise the owner is asked. Totals so far stay counted. `warnings` names keys of the agent that lack a scope for what the mandate allows.',
      refusals: ['recent_sign_in_required'],
      example: { body: exampleRules, answer: { ...exampleMandate, warnings: [exampleWarning] } },
    },
    run: (ctx, call) => setMandate(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/agents/:id/mandate/try',
    scope: 'agents:write',
    body: MandateTrialRequest,
    answer: MandateTrial,
    mcp: true,
    docs: {
      id: 'tryMandate',
      tag: 'Agents',
      summary: 'Try an agent’s mandate',
      description:
        'Says whether the agent would do something alone, ask its owner or be refused, and changes nothing. With `mandate`, under rules that are not saved. Without `action`, for each action within the limits.',
      example: {
        body: { action: 'milestones.fund', stake: { moved_cents: 50_000 } },
        answer: { verdicts: [{ action: 'milestones.fund', decision: 'alone', issues: [] }], wider: null },
      },
    },
    run: (ctx, call) => tryMandate(ctx, call.actor, toId('agt', call.params.id), call.body),
  })
}
