import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PageFailure, UnknownPage } from './app/page-failure.tsx'
import { inboxQuery, walletQuery } from './app/queries.ts'
import { queryClient } from './app/query-client.ts'
import { requireSession } from './app/session.tsx'
import { Shell } from './app/shell.tsx'

/*
 * The map of all pages. A page is loaded when it is opened, or when the pointer is over a link to it. Its loader starts
 * the reads that the page needs, so that they run while its code is on its way.
 */

const root = createRootRoute({ beforeLoad: requireSession, component: Shell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    void queryClient.prefetchInfiniteQuery(inboxQuery)
    void queryClient.prefetchQuery(walletQuery)
  },
  component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
})

export const router = createRouter({
  routeTree: root.addChildren([home]),
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
