import { exampleMandate } from '../../src/agents/mandates/schema.ts'
import { exampleGig } from '../../src/market/gigs/schema.ts'
import { agentActions } from '../../src/platform/kernel/agent-actions.ts'
import {
  notFound,
  RETRY_SOON,
  type Refusal,
  unauthorized,
  unavailable,
  validationFailed,
} from '../../src/platform/kernel/errors.ts'
import { type Quotas, requireQuota } from '../../src/platform/kernel/quotas.ts'
import type { Site } from '../../src/platform/kernel/site.ts'
import { problemPage } from '../../src/platform/pages/problem-page.ts'
import { originOf } from '../../src/web/oauth/consent.ts'
import { type ConsentView, consentPage } from '../../src/web/oauth/consent-page.ts'
import { deviceConnected, failurePage } from '../../src/web/oauth/pages.ts'
import { gigPage } from '../../src/web/public/gig-pages.ts'
import type { VisitedPage } from './page-walk.ts'

/** Pages that are hard to reach by a request, since they need two things at once or a long history. */
export function rarePages(site: Site): VisitedPage[] {
  const gig = { ...exampleGig, title: '«Paint»', description: '«White»', category: null, skills: [] }
  const details = { gig, client: null, more: [{ gig, clientName: null }], now: gig.created_at }
  const pages = [
    ['a gig whose client isn’t shown', gigPage(site, details)],
    ['a request from a device that says nothing about itself', consentPage(site, consentViewIn(site))],
    ['a connected app without a name', deviceConnected(site, undefined)],
    ...['server_error', 'invalid_target'].map((error) => [error, failurePage(site, error, null)] as const),
    ...refusals().map((refusal) => [refusal.message, problemPage(site, refusal).page] as const),
  ] as const
  return pages.map(([name, page]) => ({ name, text: page.text }))
}

const noLimits = {
  ...exampleMandate,
  ...{ max_rate_cents: null, max_contract_cents: null, max_funding_cents: null, expires_at: null },
  ...{ may: [...agentActions], ask_owner: [] },
}

const limits = {
  ...{ min_rate_cents: 1, max_rate_cents: 2, max_contract_cents: 3, max_funding_cents: 4, max_release_cents: 5 },
  ...{ max_refund_cents: 6, min_dispute_worker_cents: 7, max_dispute_worker_cents: 8 },
}

const mandates = [
  noLimits,
  { ...noLimits, ...limits, used: { ...exampleMandate.used, funding_cents: 0 } },
  { ...noLimits, ...limits, used: { funding_cents: 1, release_cents: 1, refund_cents: 1, withdrawal_cents: 0 } },
  { ...noLimits, allowed_counterparties: ['usr_1'], expires_at: '2027-01-01T00:00:00.000Z' },
  { ...noLimits, ask_owner: agentActions.slice(0, 2) },
  { ...noLimits, ask_owner: agentActions.slice(2) },
]

function consentViewIn(site: Site): ConsentView {
  const origin = originOf(site, { clientId: 'https://radar.example/client.json' })
  return {
    action: '/oauth/interaction/x',
    app: { name: '«Radar»', url: null, origin, returnsTo: null },
    device: { code: 'BCDF-GHJK', address: undefined, userAgent: '' },
    person: { name: '«Ada»', email: null },
    scopes: ['read'],
    openIdScopes: [],
    sharedEmail: null,
    agents: mandates.map((mandate, index) => ({ id: `agt_${index}`, name: '«Scout»', mandate })),
    suggested: 'me',
    newAgentName: '«Radar»',
    isRemembered: false,
    switchTo: '/sign-in',
    problem: null,
  }
}

function refusals(): Refusal[] {
  return [
    unavailable('overloaded', 'Too many are waiting.', RETRY_SOON),
    unavailable('search_too_slow', 'The search is too slow.'),
    unauthorized('bad_session', 'The session ended.'),
    notFound(),
    validationFailed([{ path: 'kind', code: 'not_allowed', message: 'is not allowed', details: { allowed: [] } }]),
    ...(['agents', 'connected_apps', 'bookmarks'] as const).map(quotaRefusal),
  ]
}

function quotaRefusal(quota: keyof Quotas): Refusal {
  try {
    requireQuota({ [quota]: 1 } as Quotas, quota, 1)
  } catch (error) {
    return error as Refusal
  }
  throw new Error('The quota wasn’t enforced.')
}
