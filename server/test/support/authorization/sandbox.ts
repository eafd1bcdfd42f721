import { scopesOfRole } from '../../../src/platform/kernel/actor.ts'
import { everyCaller, operatorOnly } from './answers.ts'
import type { Rule } from './rule.ts'

/** The sandbox: its clock, mailbox, demo market, and reset. */
export const sandboxRules: Record<string, Rule> = {
  'GET /sandbox/clock': { scope: 'read', answers: everyCaller, request: () => ({ path: '/sandbox/clock' }) },
  'POST /sandbox/clock/advance': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/clock/advance', body: { seconds: 1 } }),
  },

  'GET /sandbox/mailbox': {
    scope: 'admin',
    also: ['users:create', 'users:act', ...scopesOfRole.arbiter],
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/mailbox' }),
  },

  'GET /sandbox/demo': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/sandbox/demo' }) },
  'POST /sandbox/demo': {
    scope: 'admin',
    answers: operatorOnly,
    async request(fixtures) {
      await fixtures.demoUserId()
      return { path: '/sandbox/demo', body: {} }
    },
  },

  'POST /sandbox/sessions': {
    scope: 'admin',
    only: 'session',
    answers: operatorOnly,
    request: async (fixtures) => ({ path: '/sandbox/sessions', body: { user_id: await fixtures.demoUserId() } }),
  },
  'GET /sandbox/deadlines': { scope: 'admin', answers: operatorOnly, request: () => ({ path: '/sandbox/deadlines' }) },
  // The last row, because nothing is left for others after it.
  'POST /sandbox/reset': {
    scope: 'admin',
    answers: operatorOnly,
    request: () => ({ path: '/sandbox/reset', body: { confirm: 'delete everything' } }),
  },
}
