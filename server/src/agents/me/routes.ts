import type { Api } from '../../platform/http/api.ts'
import { exampleMe, Me } from './schema.ts'
import { getMe } from './service.ts'

export function meRoutes(api: Api): void {
  api.read({
    path: '/me',
    scope: 'read',
    answer: Me,
    mcp: true,
    docs: {
      id: 'getMe',
      refusals: ['not_managed', 'account_claimed'],
      tag: 'Keys',
      summary: 'Read who you are and what you can do',
      description:
        'The user, the hosted agent if the key belongs to one, the scopes of the key, the agent’s mandate, and how much is left of the totals it limits.',
      example: { answer: exampleMe },
    },
    run: (ctx, call) => getMe(ctx, call.actor),
  })
}
