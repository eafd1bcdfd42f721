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
        'What the agent can do without asking its owner, and how much of its limits it has used. The owner and the agent itself can read it. The agent takes an action on its own if a limit covers it or `may` names it, unless `ask_owner` names it too. Otherwise, the owner is asked. Offers and agreements need neither, because a contract is binding only once it’s approved. The default mandate asks the owner about everything else.',
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
        'Replaces the whole mandate: a limit that is omitted or null doesn’t apply. Every action of the agent is checked against it, in the same transaction and in this order. If `ask_owner` names the action, the owner is asked. If it exceeds a limit, it’s refused (`mandate_exceeded`). If a limit covers it or `may` names it, it’s allowed. Otherwise, the owner is asked. Totals used so far still count. `warnings` names keys of the agent that lack a scope for what the mandate allows.',
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
        'Shows whether the agent could do something on its own, would have to ask its owner, or would be refused, without changing anything. Pass `mandate` to try rules that aren’t saved. Omit `action` to try every action within the limits.',
      example: {
        body: { action: 'milestones.fund', stake: { moved_cents: 50_000 } },
        answer: { verdicts: [{ action: 'milestones.fund', decision: 'alone', issues: [] }], wider: null },
      },
    },
    run: (ctx, call) => tryMandate(ctx, call.actor, toId('agt', call.params.id), call.body),
  })
}
