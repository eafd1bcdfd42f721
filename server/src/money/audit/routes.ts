import type { Api } from '../../platform/http/api.ts'
import { Audit } from './schema.ts'
import type { auditLedger } from './service.ts'

export function auditRoutes(api: Api, audit: () => ReturnType<typeof auditLedger>): void {
  api.read({
    path: '/operator/ledger/audit',
    scope: 'admin',
    answer: Audit,
    docs: {
      id: 'auditLedger',
      tag: 'Operator',
      summary: 'Audit the ledger',
      description:
        'Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that the fee of every contract is its rate of what was released, that no balance is negative, and that all accounts sum to zero. Also available as a command: `npm run audit`.',
      example: {
        answer: {
          ok: true,
          checked: {
            accounts: 12,
            transfers: 41,
            contracts: 3,
            milestones: 5,
            payouts: 6,
            deposits: 4,
            withdrawals: 1,
          },
          violations: [],
        },
      },
    },
    run: audit,
  })
}
