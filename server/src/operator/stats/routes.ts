import type { Api } from '../../platform/http/api.ts'
import { noStats, Stats } from './schema.ts'
import type { countMarketplace } from './service.ts'

export function statsRoutes(api: Api, count: () => ReturnType<typeof countMarketplace>): void {
  const none = noStats()
  api.read({
    path: '/operator/stats',
    scope: 'admin',
    answer: Stats,
    docs: {
      id: 'countMarketplace',
      tag: 'Operator',
      summary: 'Read statistics',
      description:
        'The number of users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals and webhook deliveries by status, and the money in each kind of account. Counted anew for each request: on a large marketplace this takes about a second.',
      example: {
        answer: {
          as_of: '2026-11-14T23:55:00.000Z',
          ...none,
          users: { active: 42, suspended: 1 },
          gigs: { ...none.gigs, open: 12, filled: 7 },
          contracts: { ...none.contracts, active: 6, completed: 3 },
          money: {
            currency: 'USD',
            available_cents: 250_000,
            clearing_cents: 90_000,
            escrow_cents: 60_000,
            fees_cents: 4_500,
          },
        },
      },
    },
    run: count,
  })
}
