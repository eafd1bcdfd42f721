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
import { contractFilters, parseContractSearch } from './pages/contracts/search.ts'
import { parseDisputeSearch } from './pages/disputes/search.ts'
import { filtersFrom, parseGigSearch, parseMineSearch } from './pages/gigs/search.ts'
import { negotiationFilters, parseNegotiationSearch, parseOfferSearch } from './pages/negotiations/search.ts'
import { parseActSearch, parseOverviewSearch, parseUserSearch } from './pages/operator/search.ts'
import { parsePeopleSearch, parseProfileSearch } from './pages/people/search.ts'
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
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(gigsQuery(filtersFrom(deps))),
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
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(profilesQuery(deps)),
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
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: UnknownPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
