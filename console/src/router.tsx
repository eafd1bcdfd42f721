import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PageFailure, UnknownPage } from './app/page-failure.tsx'
import {
  contractQuery,
  contractsQuery,
  disputeQuery,
  disputesQuery,
  gigQuery,
  gigsQuery,
  historyQuery,
  inboxQuery,
  negotiationQuery,
  negotiationsQuery,
  ownProfileQuery,
  payoutsQuery,
  profileQuery,
  profilesQuery,
  transactionsQuery,
  walletQuery,
} from './app/queries.ts'
import { queryClient } from './app/query-client.ts'
import { startSession } from './app/session.tsx'
import { Shell } from './app/shell.tsx'
import { parseAgentSearch } from './pages/agents/search.ts'
import { parseApprovalSearch } from './pages/approvals/search.ts'
import { contractFilters, parseContractSearch } from './pages/contracts/search.ts'
import { parseDeliverySearch, parseEventSearch, parseRequestSearch } from './pages/developers/search.ts'
import { parseDisputeSearch } from './pages/disputes/search.ts'
import { filtersFrom, parseGigSearch, parseMineSearch } from './pages/gigs/search.ts'
import { parseLedgerSearch, parsePaymentSearch } from './pages/money/search.ts'
import { negotiationFilters, parseNegotiationSearch, parseOfferSearch } from './pages/negotiations/search.ts'
import { parseActSearch, parseOverviewSearch, parseUserSearch } from './pages/operator/search.ts'
import { parsePeopleSearch, parseProfileSearch, peopleFiltersFrom } from './pages/people/search.ts'
import { parseWalletSearch, transactionFilters } from './pages/wallet/search.ts'

/*
 * The map of all pages. A page is loaded when it is opened, or when the pointer is over a link to it. Its loader starts
 * the reads that the page needs, so that they run while its code is on its way.
 */

const root = createRootRoute({ beforeLoad: startSession, component: Shell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    void queryClient.prefetchInfiniteQuery(inboxQuery)
    void queryClient.prefetchQuery(walletQuery)
  },
  component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
})

const findGigs = createRoute({
  getParentRoute: () => root,
  path: '/gigs',
  validateSearch: parseGigSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (!hasAmount(deps)) void queryClient.prefetchInfiniteQuery(gigsQuery(filtersFrom(deps)))
  },
  component: lazyRouteComponent(() => import('./pages/gigs/find-gigs-page.tsx'), 'FindGigsPage'),
})

const myGigs = createRoute({
  getParentRoute: () => root,
  path: '/gigs/mine',
  validateSearch: parseMineSearch,
  component: lazyRouteComponent(() => import('./pages/gigs/my-gigs-page.tsx'), 'MyGigsPage'),
})

const newGig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/new',
  component: lazyRouteComponent(() => import('./pages/gigs/new-gig-page.tsx'), 'NewGigPage'),
})

const gig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/$id',
  loader: ({ params }) => void queryClient.prefetchQuery(gigQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/gigs/gig-page.tsx'), 'GigPage'),
})

const editGig = createRoute({
  getParentRoute: () => root,
  path: '/gigs/$id/edit',
  loader: ({ params }) => void queryClient.prefetchQuery(gigQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/gigs/edit-gig-page.tsx'), 'EditGigPage'),
})

const apply = createRoute({
  getParentRoute: () => root,
  path: '/gigs/$id/apply',
  loader: ({ params }) => void queryClient.prefetchQuery(gigQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/gigs/apply-page.tsx'), 'ApplyPage'),
})

const disputes = createRoute({
  getParentRoute: () => root,
  path: '/disputes',
  validateSearch: parseDisputeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(disputesQuery(deps)),
  component: lazyRouteComponent(() => import('./pages/disputes/disputes-page.tsx'), 'DisputesPage'),
})

const dispute = createRoute({
  getParentRoute: () => root,
  path: '/disputes/$id',
  loader: ({ params }) => {
    void queryClient.prefetchQuery(disputeQuery(params.id))
    void queryClient.prefetchQuery(historyQuery(params.id))
  },
  component: lazyRouteComponent(() => import('./pages/disputes/dispute-page.tsx'), 'DisputePage'),
})

const wallet = createRoute({
  getParentRoute: () => root,
  path: '/wallet',
  validateSearch: parseWalletSearch,
  loaderDeps: ({ search: { view, show, status } }) => ({ view, show, status }),
  loader: ({ deps: { view, show, status } }) => {
    void queryClient.prefetchQuery(walletQuery)
    if (view === 'payouts') void queryClient.prefetchInfiniteQuery(payoutsQuery(status ? { status } : {}))
    else void queryClient.prefetchInfiniteQuery(transactionsQuery(transactionFilters(show ? { show } : {})))
  },
  component: lazyRouteComponent(() => import('./pages/wallet/wallet-page.tsx'), 'WalletPage'),
})

const negotiations = createRoute({
  getParentRoute: () => root,
  path: '/negotiations',
  validateSearch: parseNegotiationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(negotiationsQuery(negotiationFilters(deps))),
  component: lazyRouteComponent(() => import('./pages/negotiations/negotiations-page.tsx'), 'NegotiationsPage'),
})

const negotiation = createRoute({
  getParentRoute: () => root,
  path: '/negotiations/$id',
  validateSearch: parseOfferSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(negotiationQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/negotiations/negotiation-page.tsx'), 'NegotiationPage'),
})

const contracts = createRoute({
  getParentRoute: () => root,
  path: '/contracts',
  validateSearch: parseContractSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(contractsQuery(contractFilters(deps))),
  component: lazyRouteComponent(() => import('./pages/contracts/contracts-page.tsx'), 'ContractsPage'),
})

const contract = createRoute({
  getParentRoute: () => root,
  path: '/contracts/$id',
  loader: ({ params }) => void queryClient.prefetchQuery(contractQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/contracts/contract-page.tsx'), 'ContractPage'),
})

const newDispute = createRoute({
  getParentRoute: () => root,
  path: '/contracts/$id/milestones/$milestoneId/dispute',
  loader: ({ params }) => void queryClient.prefetchQuery(contractQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/contracts/new-dispute-page.tsx'), 'NewDisputePage'),
})

const findPeople = createRoute({
  getParentRoute: () => root,
  path: '/people',
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (!hasAmount(deps)) void queryClient.prefetchInfiniteQuery(profilesQuery(peopleFiltersFrom(deps)))
  },
  component: lazyRouteComponent(() => import('./pages/people/find-people-page.tsx'), 'FindPeoplePage'),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  validateSearch: parseProfileSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(profileQuery(params.id)),
  component: lazyRouteComponent(() => import('./pages/people/profile-page.tsx'), 'ProfilePage'),
})

const editProfile = createRoute({
  getParentRoute: () => root,
  path: '/people/me/edit',
  loader: () => void queryClient.prefetchQuery(ownProfileQuery),
  component: lazyRouteComponent(() => import('./pages/people/edit-profile-page.tsx'), 'EditProfilePage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
})

const approvals = createRoute({
  getParentRoute: () => root,
  path: '/approvals',
  validateSearch: parseApprovalSearch,
  component: lazyRouteComponent(() => import('./pages/approvals/approvals-page.tsx'), 'ApprovalsPage'),
})

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  component: lazyRouteComponent(() => import('./pages/agents/agents-page.tsx'), 'AgentsPage'),
})

const connectAssistant = createRoute({
  getParentRoute: () => root,
  path: '/agents/connect',
  component: lazyRouteComponent(() => import('./pages/agents/connect-page.tsx'), 'ConnectPage'),
})

const agent = createRoute({
  getParentRoute: () => root,
  path: '/agents/$id',
  validateSearch: parseAgentSearch,
  component: lazyRouteComponent(() => import('./pages/agents/agent-page.tsx'), 'AgentPage'),
})

const keys = createRoute({
  getParentRoute: () => root,
  path: '/developers',
  component: lazyRouteComponent(() => import('./pages/developers/keys-page.tsx'), 'KeysPage'),
})

const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/developers/webhooks',
  component: lazyRouteComponent(() => import('./pages/developers/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/developers/webhooks/$id',
  validateSearch: parseDeliverySearch,
  component: lazyRouteComponent(() => import('./pages/developers/webhook-page.tsx'), 'WebhookPage'),
})

const eventLog = createRoute({
  getParentRoute: () => root,
  path: '/developers/events',
  validateSearch: parseEventSearch,
  component: lazyRouteComponent(() => import('./pages/developers/events-page.tsx'), 'EventsPage'),
})

const requestLog = createRoute({
  getParentRoute: () => root,
  path: '/developers/requests',
  validateSearch: parseRequestSearch,
  component: lazyRouteComponent(() => import('./pages/developers/requests-page.tsx'), 'RequestsPage'),
})

const reference = createRoute({
  getParentRoute: () => root,
  path: '/developers/reference',
  component: lazyRouteComponent(() => import('./pages/developers/reference-page.tsx'), 'ReferencePage'),
})

/** What an amount is in cents depends on the currency, which comes with the session. */
function hasAmount({ min_rate, max_rate }: { min_rate?: number; max_rate?: number }): boolean {
  return min_rate !== undefined || max_rate !== undefined
}

const payments = createRoute({
  getParentRoute: () => root,
  path: '/operator/money',
  validateSearch: parsePaymentSearch,
  component: lazyRouteComponent(() => import('./pages/money/payments-page.tsx'), 'PaymentsPage'),
})

const payment = createRoute({
  getParentRoute: () => root,
  path: '/operator/money/$id',
  component: lazyRouteComponent(() => import('./pages/money/payment-page.tsx'), 'PaymentPage'),
})

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger',
  validateSearch: parseLedgerSearch,
  component: lazyRouteComponent(() => import('./pages/money/ledger-page.tsx'), 'LedgerPage'),
})

const ledgerAccount = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger/accounts/$id',
  component: lazyRouteComponent(() => import('./pages/money/account-page.tsx'), 'AccountPage'),
})

const ledgerTransfer = createRoute({
  getParentRoute: () => root,
  path: '/operator/ledger/transfers/$id',
  component: lazyRouteComponent(() => import('./pages/money/transfer-page.tsx'), 'TransferPage'),
})

const disputesDesk = createRoute({
  getParentRoute: () => root,
  path: '/operator/disputes',
  validateSearch: parseDisputeSearch,
  component: lazyRouteComponent(() => import('./pages/disputes/desk-page.tsx'), 'DisputesDeskPage'),
})

const disputeRecord = createRoute({
  getParentRoute: () => root,
  path: '/operator/disputes/$id',
  validateSearch: parseDisputeSearch,
  component: lazyRouteComponent(() => import('./pages/disputes/record-page.tsx'), 'DisputeRecordPage'),
})

const overview = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  validateSearch: parseOverviewSearch,
  component: lazyRouteComponent(() => import('./pages/operator/overview-page.tsx'), 'OverviewPage'),
})

const users = createRoute({
  getParentRoute: () => root,
  path: '/operator/users',
  validateSearch: parseUserSearch,
  component: lazyRouteComponent(() => import('./pages/operator/users-page.tsx'), 'UsersPage'),
})

const user = createRoute({
  getParentRoute: () => root,
  path: '/operator/users/$id',
  component: lazyRouteComponent(() => import('./pages/operator/user-page.tsx'), 'UserPage'),
})

const auditLog = createRoute({
  getParentRoute: () => root,
  path: '/operator/audit-log',
  validateSearch: parseActSearch,
  component: lazyRouteComponent(() => import('./pages/operator/audit-log-page.tsx'), 'AuditLogPage'),
})

const configuration = createRoute({
  getParentRoute: () => root,
  path: '/operator/configuration',
  component: lazyRouteComponent(() => import('./pages/operator/configuration-page.tsx'), 'ConfigurationPage'),
})

const sandbox = createRoute({
  getParentRoute: () => root,
  path: '/operator/sandbox',
  component: lazyRouteComponent(() => import('./pages/operator/sandbox-page.tsx'), 'SandboxPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    findGigs,
    myGigs,
    newGig,
    gig,
    editGig,
    apply,
    negotiations,
    negotiation,
    contracts,
    contract,
    newDispute,
    findPeople,
    profile,
    editProfile,
    settings,
    disputes,
    dispute,
    wallet,
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
    payments,
    payment,
    ledger,
    ledgerAccount,
    ledgerTransfer,
    disputesDesk,
    disputeRecord,
    overview,
    users,
    user,
    auditLog,
    configuration,
    sandbox,
  ]),
  defaultPreload: 'intent',
  // Queries know how old their data is.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // What a page does not know in its address is left out, also when it comes from the form of a visitor.
  search: { strict: true },
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: UnknownPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
