import { createRouter } from '@tanstack/react-router'
import { PageFailure, UnknownPage } from './app/page-failure.tsx'
import { agentsRoutes } from './routes/agents.ts'
import { dealsRoutes } from './routes/deals.ts'
import { marketRoutes } from './routes/market.ts'
import { operatorRoutes } from './routes/operator.ts'
import { root } from './routes/root.ts'

/*
 * The map of all pages, by the groups of the navigation. A page is loaded when it is opened, or when the pointer is
 * over a link to it. Its loader starts the requests that the page needs, so that they run while its code is loading.
 */
export const router = createRouter({
  routeTree: root.addChildren([...marketRoutes, ...dealsRoutes, ...agentsRoutes, ...operatorRoutes]),
  defaultPreload: 'intent',
  // Queries know how old their data is.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // Parameters that a page doesn't know are dropped, even if they come from a form on the public pages.
  search: { strict: true },
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: UnknownPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
