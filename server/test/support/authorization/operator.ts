import { allowed, everyCaller, operatorOnly } from './answers.ts'
import type { Rule } from './rule.ts'

/** The marketplace’s settings, brand, categories, terms, and health. */
export const operatorRules: Record<string, Rule> = {
  'GET /health': { scope: null, answers: everyCaller, request: () => ({ path: '/health' }) },
  'GET /health/ready': { scope: null, answers: everyCaller, request: () => ({ path: '/health/ready' }) },
  'GET /operator/health': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/health' }) },

  'GET /operator/audit-log': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/audit-log' }),
  },
  'GET /operator/audit-log, about a user': {
    scope: 'admin',
    answers: operatorOnly,
    request: async ({ callers, userId }) => ({
      path: `/operator/audit-log?user_id=${callers.operator.userId}&on_behalf_of=${callers.worker.userId}&subject_id=${await userId()}`,
    }),
  },
  'GET /operator/audit-log/export': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/audit-log/export?format=ndjson' }),
  },
  'GET /operator/audit-log/export, filtered': {
    scope: 'admin',
    answers: operatorOnly,
    request: ({ callers }) => ({
      path: `/operator/audit-log/export?user_id=${callers.operator.userId}&on_behalf_of=${callers.worker.userId}&subject_id=${callers.client.userId}&operation=suspendUser`,
    }),
  },

  'GET /trade': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/trade' }) },
  'GET /operator/trade': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/trade' }) },
  'PATCH /operator/trade': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/trade', body: { categories: [] } }),
  },
  'POST /operator/trade/try': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/trade/try', body: { categories: [] } }),
  },

  'GET /operator/overview': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/overview' }),
  },

  'GET /brand': { scope: 'read', answers: everyCaller, visitors: allowed, request: () => ({ path: '/brand' }) },
  'GET /operator/brand': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/brand' }) },
  'PUT /operator/brand': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/brand', body: { name: 'Parley' } }),
  },
  'GET /operator/brand/shades': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/brand/shades' }),
  },

  'GET /operator/languages': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/languages' }),
  },
  'PUT /operator/languages': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/languages', body: { default: 'en', offered: ['en'] } }),
  },

  'GET /operator/setup': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/setup' }) },
  'PATCH /operator/setup': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/setup', body: { done: ['brand'] } }),
  },

  'POST /operator/test-email': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/test-email', body: { email: 'ada@example.com' } }),
  },

  'GET /operator/settings': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/settings' }) },
  'PATCH /operator/settings': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/settings', body: { values: { QUOTA_NOTES: 3 } } }),
  },
  'GET /operator/settings/changes': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/settings/changes' }),
  },

  'GET /operator/terms': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/operator/terms' }) },
  'POST /operator/terms': {
    scope: 'admin',
    answers: operatorOnly,
    // Planned for a day that never comes in a test, so that it doesn't stand in the way of the other rows.
    async request(fixtures) {
      await fixtures.noPlannedTerms()
      return { path: '/operator/terms', body: { text: 'Be honest.', effective_at: '2999-01-01T00:00:00Z' } }
    },
  },
  'POST /operator/terms/withdraw': {
    scope: 'admin',
    answers: operatorOnly,
    request: async (fixtures) => ({
      path: '/operator/terms/withdraw',
      body: { terms_version: await fixtures.plannedTerms() },
    }),
  },
  'GET /operator/terms/acceptances': {
    scope: 'admin',
    answers: operatorOnly,
    request: ({ callers }) => ({
      path: `/operator/terms/acceptances?terms_version=1&user_id=${callers.client.userId}`,
    }),
  },

  'GET /operator/stats': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/operator/stats' }),
  },
}
