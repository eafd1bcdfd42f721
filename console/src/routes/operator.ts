import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseDisputeSearch } from '../pages/disputes/search.ts'
import { parseLedgerSearch, parsePaymentSearch } from '../pages/money/search.ts'
import {
  parseActSearch,
  parseConfigurationSearch,
  parseObjectionSearch,
  parseOverviewSearch,
  parseReportSearch,
  parseSetupSearch,
  parseTradeSearch,
  parseUserSearch,
} from '../pages/operator/search.ts'
import { root } from './root.ts'

const overview = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  validateSearch: parseOverviewSearch,
  component: lazyRouteComponent(() => import('../pages/operator/overview-page.tsx'), 'OverviewPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/operator/setup',
  validateSearch: parseSetupSearch,
  component: lazyRouteComponent(() => import('../pages/operator/setup/setup-page.tsx'), 'SetupPage'),
})

const users = createRoute({
  getParentRoute: () => root,
  path: '/operator/users',
  validateSearch: parseUserSearch,
  component: lazyRouteComponent(() => import('../pages/operator/users-page.tsx'), 'UsersPage'),
})

const user = createRoute({
  getParentRoute: () => root,
  path: '/operator/users/$id',
  component: lazyRouteComponent(() => import('../pages/operator/user-page.tsx'), 'UserPage'),
})

const payments = createRoute({
  getParentRoute: () => root,
  path: '/operator/money',
  validateSearch: parsePaymentSearch,
  component: lazyRouteComponent(() => import('../pages/money/payments-page.tsx'), 'PaymentsPage'),
})

const payment = createRoute({
  getParentRoute: () => root,
  path: '/operator/money/$id',
  component: lazyRouteComponent(() => import('../pages/money/payment-page.tsx'), 'PaymentPage'),
})

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger',
  validateSearch: parseLedgerSearch,
  component: lazyRouteComponent(() => import('../pages/money/ledger-page.tsx'), 'LedgerPage'),
})

const ledgerAccount = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger/accounts/$id',
  component: lazyRouteComponent(() => import('../pages/money/account-page.tsx'), 'AccountPage'),
})

const ledgerTransfer = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger/transfers/$id',
  component: lazyRouteComponent(() => import('../pages/money/transfer-page.tsx'), 'TransferPage'),
})

const disputesDesk = createRoute({
  getParentRoute: () => root,
  path: '/operator/disputes',
  validateSearch: parseDisputeSearch,
  component: lazyRouteComponent(() => import('../pages/disputes/desk-page.tsx'), 'DisputesDeskPage'),
})

const disputeRecord = createRoute({
  getParentRoute: () => root,
  path: '/operator/disputes/$id',
  validateSearch: parseDisputeSearch,
  component: lazyRouteComponent(() => import('../pages/disputes/record-page.tsx'), 'DisputeRecordPage'),
})

const reports = createRoute({
  getParentRoute: () => root,
  path: '/operator/reports',
  validateSearch: parseReportSearch,
  component: lazyRouteComponent(() => import('../pages/operator/reports-page.tsx'), 'ReportsPage'),
})

const report = createRoute({
  getParentRoute: () => root,
  path: '/operator/reports/$id',
  component: lazyRouteComponent(() => import('../pages/operator/report-page.tsx'), 'ReportPage'),
})

const objections = createRoute({
  getParentRoute: () => root,
  path: '/operator/objections',
  validateSearch: parseObjectionSearch,
  component: lazyRouteComponent(() => import('../pages/operator/objections-page.tsx'), 'ObjectionsPage'),
})

const auditLog = createRoute({
  getParentRoute: () => root,
  path: '/operator/audit-log',
  validateSearch: parseActSearch,
  component: lazyRouteComponent(() => import('../pages/operator/audit-log-page.tsx'), 'AuditLogPage'),
})

const firstPartyApps = createRoute({
  getParentRoute: () => root,
  path: '/operator/apps',
  component: lazyRouteComponent(() => import('../pages/operator/first-party-page.tsx'), 'FirstPartyPage'),
})

const configuration = createRoute({
  getParentRoute: () => root,
  path: '/operator/configuration',
  validateSearch: parseConfigurationSearch,
  component: lazyRouteComponent(() => import('../pages/operator/configuration-page.tsx'), 'ConfigurationPage'),
})

const branding = createRoute({
  getParentRoute: () => root,
  path: '/operator/branding',
  component: lazyRouteComponent(() => import('../pages/operator/branding-page.tsx'), 'BrandingPage'),
})

const trade = createRoute({
  getParentRoute: () => root,
  path: '/operator/trade',
  validateSearch: parseTradeSearch,
  component: lazyRouteComponent(() => import('../pages/operator/trade-page.tsx'), 'TradePage'),
})

const sandbox = createRoute({
  getParentRoute: () => root,
  path: '/operator/sandbox',
  component: lazyRouteComponent(() => import('../pages/operator/sandbox-page.tsx'), 'SandboxPage'),
})

/** For operators and arbiters. */
export const operatorRoutes = [
  overview,
  setup,
  users,
  user,
  payments,
  payment,
  ledger,
  ledgerAccount,
  ledgerTransfer,
  disputesDesk,
  disputeRecord,
  reports,
  report,
  objections,
  auditLog,
  firstPartyApps,
  branding,
  trade,
  configuration,
  sandbox,
] as const
