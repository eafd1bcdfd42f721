import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { serveStatic } from '../../platform/docs/static-file.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import type { Console } from '../console/service.ts'
import type { Site } from './domain.ts'
import { showGig, showGigs, showHome, showPeople, showProfile } from './service.ts'
import { robotsText, showSitemap, showSitemapIndex } from './sitemap-service.ts'

export interface PublicParts {
  app: FastifyInstance
  paths: PathTable
  pages: Pages
  console: Console
  site: () => Site
  /** Says to programs what is here. */
  welcome: RouteHandlerMethod
}

/** The pages that anyone can read. At the same addresses, someone who is signed in gets the application. */
export function publicRoutes({ app, paths, pages, console, site, welcome }: PublicParts): void {
  const forVisitors = (show: (call: PageCall) => Promise<PageAnswer>) => async (call: PageCall) =>
    call.session ? console.show() : show(call)

  pages.page(
    '/',
    forVisitors((call) => showHome(call, site())),
    { forPrograms: welcome },
  )
  pages.page(
    '/gigs',
    forVisitors((call) => showGigs(call, site())),
  )
  pages.page(
    '/gigs/:id',
    forVisitors((call) => showGig(call, site())),
  )
  pages.page(
    '/people',
    forVisitors((call) => showPeople(call, site())),
  )
  pages.page(
    '/people/:id',
    forVisitors((call) => showProfile(call, site())),
  )
  pages.page('/sitemap.xml', (call) => showSitemapIndex(call, site().publicUrl))
  pages.page('/sitemaps/:name', (call) => showSitemap(call, site().publicUrl))

  paths.add('GET', '/robots.txt')
  app.get(
    '/robots.txt',
    serveStatic({ type: 'text/plain; charset=utf-8', maxAgeSeconds: 3_600, make: () => robotsText(site().publicUrl) }),
  )
}
