import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleMandate, exampleRules, Mandate, MandateRulesShape } from './schema.ts'
import { getMandate, setMandate } from './service.ts'

export function mandateRoutes(api: Api): void {
  api.read({
    path: '/agents/:id/mandate',
    scope: 'read',
    answer: Mandate,
    docs: {
      id: 'getMandate',
      tag: 'Agents',
      summary: 'Read an agent’s mandate',
      description:
        'What the agent may do without its owner, and how much of its limits it has used. The owner and the agent itself can read it. The default mandate has no limits, but needs the owner’s approval for everything except offers and agreements.',
      example: { answer: exampleMandate },
    },
    run: (ctx, call) => getMandate(ctx, call.actor, toId('agt', call.params.id)),
  })

  api.write({
    method: 'PUT',
    path: '/agents/:id/mandate',
    scope: 'agents:write',
    body: MandateRulesShape,
    answer: Mandate,
    docs: {
      id: 'setMandate',
      tag: 'Agents',
      summary: 'Set an agent’s mandate',
      description:
        'Replaces the whole mandate: a field that is left out or null means no limit. Every action of the agent is checked against it, in the same transaction. Funding so far stays counted.',
      example: { body: exampleRules, answer: { ...exampleMandate, used: { funding_cents: 0 } } },
    },
    run: (ctx, call) => setMandate(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })
}
