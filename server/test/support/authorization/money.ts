import { type Fixtures, withdrawal } from '../fixtures.ts'
import { payoutAccount } from '../payout-accounts.ts'
import { all, bothSides, everyCaller, notFound, notYours, operatorOnly, ownerAndAgents } from './answers.ts'
import type { ApiRequest, Rule } from './rule.ts'

const unsupported = [409, 'unsupported_by_provider'] as const

/** Wallets, payments, payouts, and the ledger. */
export const moneyRules: Record<string, Rule> = {
  'GET /wallet': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet' }) },
  'GET /wallet/transactions': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/wallet/transactions' }),
  },
  'POST /wallet/deposits': {
    scope: 'payments:write',
    answers: everyCaller,
    request: () => ({ path: '/wallet/deposits', body: { amount_cents: 5 } }),
  },
  'GET /wallet/deposits': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet/deposits' }) },
  'GET /wallet/deposits/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/wallet/deposits/${await fixtures.depositId()}` }),
  },
  'GET /wallet/payout-account': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/wallet/payout-account' }),
  },
  'PUT /wallet/payout-account': {
    scope: 'payments:write',
    notForApps: true,
    answers: { ...everyCaller, clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => {
      // Other rows give the callers addresses and passkeys, and then their keys can't do this.
      await fixtures.removeWaysToSignIn()
      return { path: '/wallet/payout-account', body: payoutAccount }
    },
  },
  // Only with providers that keep payout accounts, and refund deposits.
  'POST /wallet/payout-account': {
    scope: 'payments:write',
    notForApps: true,
    isUnsupported: true,
    answers: { ...all(unsupported), clientAgent: notYours, workerAgent: notYours },
    request: async (fixtures) => {
      await fixtures.removeWaysToSignIn()
      return { path: '/wallet/payout-account', body: {} }
    },
  },
  'POST /wallet/deposits/{id}/refunds': {
    scope: 'payments:write',
    notForApps: true,
    isUnsupported: true,
    answers: { ...all(notFound), client: unsupported, clientAgent: unsupported },
    request: async (fixtures) => ({ path: `/wallet/deposits/${await fixtures.depositId()}/refunds`, body: {} }),
  },
  'GET /wallet/deposits/{id}/refunds': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/wallet/deposits/${await fixtures.depositId()}/refunds` }),
  },
  'POST /wallet/withdrawals': {
    scope: 'payments:write',
    notForApps: true,
    answers: everyCaller,
    request: () => ({ path: '/wallet/withdrawals', body: withdrawal }),
  },
  'GET /wallet/withdrawals': { scope: 'read', answers: everyCaller, request: () => ({ path: '/wallet/withdrawals' }) },
  'GET /wallet/withdrawals/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/wallet/withdrawals/${await fixtures.withdrawalId()}` }),
  },

  'GET /payouts': { scope: 'read', answers: everyCaller, request: () => ({ path: '/payouts' }) },
  'GET /payouts, of a contract': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({ path: `/payouts?contract_id=${(await fixtures.payout()).contractId}` }),
  },
  'GET /payouts/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/payouts/${(await fixtures.payout()).id}` }),
  },

  'GET /operator/deposits': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/deposits' }) },
  'GET /operator/deposits, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/deposits?user_id=${await userId()}` }),
  },
  'GET /operator/deposits/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/deposits/${await fixtures.depositId()}` }),
  },
  'POST /operator/deposits/{id}/confirm': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('deposits', 'confirm', await fixtures.depositId()),
  },
  'POST /operator/deposits/{id}/fail': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('deposits', 'fail', await fixtures.depositId()),
  },
  'POST /operator/deposits/{id}/reverse': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/deposits/${await fixtures.confirmedDepositId()}/reverse`,
      body: { reason: 'The bank recalled it.' },
    }),
  },

  'POST /operator/fees/withdrawals': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => {
      await fixtures.payableFees()
      return { path: '/operator/fees/withdrawals', body: { ...withdrawal, amount_cents: 1 } }
    },
  },

  'GET /operator/withdrawals': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/withdrawals' }),
  },
  'GET /operator/withdrawals, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/withdrawals?user_id=${await userId()}` }),
  },
  'GET /operator/withdrawals/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/withdrawals/${await fixtures.withdrawalId()}` }),
  },
  'POST /operator/withdrawals/{id}/confirm': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('withdrawals', 'confirm', await fixtures.withdrawalId()),
  },
  'POST /operator/withdrawals/{id}/reveal': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/withdrawals/${await fixtures.withdrawalId()}/reveal` }),
  },
  'POST /operator/withdrawals/{id}/fail': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => settlement('withdrawals', 'fail', await fixtures.withdrawalId()),
  },

  'GET /operator/ledger/audit': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audit' }),
  },
  'POST /operator/ledger/audits': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audits' }),
  },
  'GET /operator/ledger/audits': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/audits' }),
  },
  'GET /operator/ledger/accounts': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/accounts' }),
  },
  'GET /operator/ledger/accounts, of a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ userId }) => ({ path: `/operator/ledger/accounts?owner_id=${await userId()}` }),
  },
  'GET /operator/ledger/accounts/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/ledger/accounts/${(await transferOf(fixtures)).to.id}` }),
  },
  'GET /operator/ledger/accounts/{id}/transfers': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/ledger/accounts/${(await transferOf(fixtures)).to.id}/transfers`,
    }),
  },
  'GET /operator/ledger/transfers': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/ledger/transfers' }),
  },
  'GET /operator/ledger/transfers, for a deposit': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: `/operator/ledger/transfers?subject_id=${await fixtures.confirmedDepositId()}`,
    }),
  },
  'GET /operator/ledger/transfers/{id}': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: `/operator/ledger/transfers/${(await transferOf(fixtures)).id}` }),
  },
}

async function transferOf(fixtures: Fixtures): Promise<{ id: string; to: { id: string } }> {
  const path = `/operator/ledger/transfers?subject_id=${await fixtures.confirmedDepositId()}`
  return (await fixtures.callers.operator.get(path)).body.data[0]
}

function settlement(kind: 'deposits' | 'withdrawals', action: 'confirm' | 'fail', id: string): ApiRequest {
  const body = action === 'confirm' ? { reference: `bank of ${id}` } : { reason: 'The account is closed.' }
  return { path: `/operator/${kind}/${id}/${action}`, body }
}
