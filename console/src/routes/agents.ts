import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseAgentSearch } from '../pages/agents/search.ts'
import { parseApprovalSearch } from '../pages/approvals/search.ts'
import { parseDeliverySearch, parseEventSearch, parseRequestSearch } from '../pages/developers/search.ts'
import { root } from './root.ts'

const approvals = createRoute({
  getParentRoute: () => root,
  path: '/approvals',
  validateSearch: parseApprovalSearch,
  component: lazyRouteComponent(() => import('../pages/approvals/approvals-page.tsx'), 'ApprovalsPage'),
})

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  component: lazyRouteComponent(() => import('../pages/agents/agents-page.tsx'), 'AgentsPage'),
})

const connectAssistant = createRoute({
  getParentRoute: () => root,
  path: '/agents/connect',
  component: lazyRouteComponent(() => import('../pages/agents/connect-page.tsx'), 'ConnectPage'),
})

const agent = createRoute({
  getParentRoute: () => root,
  path: '/agents/$id',
  validateSearch: parseAgentSearch,
  component: lazyRouteComponent(() => import('../pages/agents/agent-page.tsx'), 'AgentPage'),
})

const keys = createRoute({
  getParentRoute: () => root,
  path: '/developers',
  component: lazyRouteComponent(() => import('../pages/developers/keys-page.tsx'), 'KeysPage'),
})

const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/developers/webhooks',
  component: lazyRouteComponent(() => import('../pages/developers/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/developers/webhooks/$id',
  validateSearch: parseDeliverySearch,
  component: lazyRouteComponent(() => import('../pages/developers/webhook-page.tsx'), 'WebhookPage'),
})

const eventLog = createRoute({
  getParentRoute: () => root,
  path: '/developers/events',
  validateSearch: parseEventSearch,
  component: lazyRouteComponent(() => import('../pages/developers/events-page.tsx'), 'EventsPage'),
})

const requestLog = createRoute({
  getParentRoute: () => root,
  path: '/developers/requests',
  validateSearch: parseRequestSearch,
  component: lazyRouteComponent(() => import('../pages/developers/requests-page.tsx'), 'RequestsPage'),
})

const reference = createRoute({
  getParentRoute: () => root,
  path: '/developers/reference',
  component: lazyRouteComponent(() => import('../pages/developers/reference-page.tsx'), 'ReferencePage'),
})

/** For owners of agents, and for developers. */
export const agentsRoutes = [
  approvals,
  agents,
  connectAssistant,
  agent,
  keys,
  webhooks,
  webhook,
  eventLog,
  requestLog,
  reference,
] as const
