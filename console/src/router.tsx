import { createRouter } from '@tanstack/react-router'
import { PageFailure, UnknownPage } from './app/page-failure.tsx'
import { agentsRoutes } from './routes/agents.ts'
import { dealsRoutes } from './routes/deals.ts'
import { marketRoutes } from './routes/market.ts'
import { operatorRoutes } from './routes/operator.ts'
import { root } from './routes/root.ts'

/*
 * The map of all pages, by the groups of the navigation. A page is loaded when it is opened, or when the pointer is over a
 * link to it. Its loader starts the reads that the page needs, so that they run while its code is on its way.
 */
export const router = createRouter({
  routeTree: root.addChildren([...marketRoutes, ...dealsRoutes, ...agentsRoutes, ...operatorRoutes]),
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
