import type { Api } from '../../platform/http/api.ts'
import { emptyStats, Stats } from './schema.ts'
import type { countMarketplace } from './service.ts'

export function statsRoutes(api: Api, count: () => ReturnType<typeof countMarketplace>): void {
  const zeros = emptyStats()
  api.read({
    path: '/operator/stats',
    scope: 'admin',
    notRecorded: true,
    answer: Stats,
    mcp: true,
    docs: {
      id: 'countMarketplace',
      tag: 'Operator',
      summary: 'Read marketplace statistics',
      description:
        'How many users, agents, gigs, applications, negotiations, contracts, milestones, disputes, approvals, webhook deliveries, deposits and withdrawals there are by status, how much money is in each kind of account, and warnings about workers that are falling behind. Everything is counted on each request, which takes about a second on a large marketplace.',
      example: {
        answer: {
          as_of: '2026-11-14T23:55:00.000Z',
          ...zeros,
          users: { active: 42, suspended: 1 },
          gigs: { ...zeros.gigs, open: 12, filled: 7 },
          contracts: { ...zeros.contracts, active: 6, completed: 3 },
          money: {
            currency: 'USD',
            available_cents: 250_000,
            clearing_cents: 90_000,
            escrow_cents: 60_000,
            fees_cents: 4_500,
            payable_fees_cents: 3_000,
            capped: [],
          },
          warnings: [
            {
              code: 'webhooks_behind',
              message:
                'A webhook has been waiting to be called for 310 seconds. Check that a worker is running (npm start or npm run work), and check its log.',
            },
          ],
        },
      },
    },
    run: count,
  })
}
