import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  contractQuery,
  contractsQuery,
  disputeQuery,
  disputesQuery,
  historyQuery,
  negotiationQuery,
  negotiationsQuery,
  payoutsQuery,
  transactionsQuery,
  walletQuery,
} from '../app/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { parseCalendarSearch } from '../pages/calendar/search.ts'
import { contractFilters, parseContractSearch } from '../pages/contracts/search.ts'
import { parseDisputeSearch } from '../pages/disputes/search.ts'
import { negotiationFilters, parseNegotiationSearch, parseOfferSearch } from '../pages/negotiations/search.ts'
import { parseWalletSearch, transactionFilters } from '../pages/wallet/search.ts'
import { root } from './root.ts'

const negotiations = createRoute({
  getParentRoute: () => root,
  path: '/negotiations',
  validateSearch: parseNegotiationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(negotiationsQuery(negotiationFilters(deps))),
  component: lazyRouteComponent(() => import('../pages/negotiations/negotiations-page.tsx'), 'NegotiationsPage'),
})

const negotiation = createRoute({
  getParentRoute: () => root,
  path: '/negotiations/$id',
  validateSearch: parseOfferSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(negotiationQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/negotiations/negotiation-page.tsx'), 'NegotiationPage'),
})

const contracts = createRoute({
  getParentRoute: () => root,
  path: '/contracts',
  validateSearch: parseContractSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(contractsQuery(contractFilters(deps))),
  component: lazyRouteComponent(() => import('../pages/contracts/contracts-page.tsx'), 'ContractsPage'),
})

const contract = createRoute({
  getParentRoute: () => root,
  path: '/contracts/$id',
  loader: ({ params }) => void queryClient.prefetchQuery(contractQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/contracts/contract-page.tsx'), 'ContractPage'),
})

const printContract = createRoute({
  getParentRoute: () => root,
  path: '/contracts/$id/print',
  loader: ({ params }) => void queryClient.prefetchQuery(contractQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/contracts/print-page.tsx'), 'PrintPage'),
})

const newDispute = createRoute({
  getParentRoute: () => root,
  path: '/contracts/$id/milestones/$milestoneId/dispute',
  loader: ({ params }) => void queryClient.prefetchQuery(contractQuery(params.id)),
  component: lazyRouteComponent(() => import('../pages/contracts/new-dispute-page.tsx'), 'NewDisputePage'),
})

const disputes = createRoute({
  getParentRoute: () => root,
  path: '/disputes',
  validateSearch: parseDisputeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(disputesQuery(deps)),
  component: lazyRouteComponent(() => import('../pages/disputes/disputes-page.tsx'), 'DisputesPage'),
})

const dispute = createRoute({
  getParentRoute: () => root,
  path: '/disputes/$id',
  loader: ({ params }) => {
    void queryClient.prefetchQuery(disputeQuery(params.id))
    void queryClient.prefetchQuery(historyQuery(params.id))
  },
  component: lazyRouteComponent(() => import('../pages/disputes/dispute-page.tsx'), 'DisputePage'),
})

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/calendar',
  validateSearch: parseCalendarSearch,
  component: lazyRouteComponent(() => import('../pages/calendar/calendar-page.tsx'), 'CalendarPage'),
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
  component: lazyRouteComponent(() => import('../pages/wallet/wallet-page.tsx'), 'WalletPage'),
})

/** Negotiations, contracts, disputes, the calendar and the wallet. */
export const dealsRoutes = [
  negotiations,
  negotiation,
  contracts,
  contract,
  printContract,
  newDispute,
  disputes,
  dispute,
  calendar,
  wallet,
] as const
