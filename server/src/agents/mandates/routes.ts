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
        'What the agent may do on its own, and what it has used of that. For the owner and the agent itself. An agent that was given none has one without limits, by which it asks its owner about everything but offers and agreements.',
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
        'Replaces all of it: what is left out, or null, is no limit. The server holds every act of the agent against it, in the transaction of the act. What was funded so far stays counted.',
      example: { body: exampleRules, answer: { ...exampleMandate, used: { funding_cents: 0 } } },
    },
    run: (ctx, call) => setMandate(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })
}
