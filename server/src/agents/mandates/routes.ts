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
        'What the agent may do alone, and how much of its limits it has used. Visible to the owner and the agent. The default mandate has no limits, but the agent has to ask its owner about all actions except offers and agreements.',
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
        'Replaces the whole mandate: a limit that is left out or null does not apply. The server checks every action of the agent against it, in the transaction of the action. `used` is not reset.',
      example: { body: exampleRules, answer: { ...exampleMandate, used: { funding_cents: 0 } } },
    },
    run: (ctx, call) => setMandate(ctx, call.actor, toId('agt', call.params.id), call.body, call.ifMatch),
  })
}
