import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { serveStatic } from '../../platform/docs/static-file.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import type { Console } from '../console/service.ts'
import { showGig, showGigs, showHome, showPeople, showProfile } from './service.ts'
import { robotsText, showSitemap, showSitemapIndex } from './sitemap-service.ts'
import { acceptOnPage, showTerms, showTermsVersion } from './terms-service.ts'

export interface PublicParts {
  app: FastifyInstance
  paths: PathTable
  pages: Pages
  console: Console
  publicUrl: () => string
  /** Says to programs what is here. */
  welcome: RouteHandlerMethod
}

/**
 * The pages that anyone can read. At the same addresses, someone who is signed in gets the application, unless they ask for what
 * visitors see.
 */
export function publicRoutes({ app, paths, pages, console, publicUrl, welcome }: PublicParts): void {
  const forVisitors = (show: (call: PageCall) => Promise<PageAnswer>) => async (call: PageCall) =>
    call.session && call.query.get('as') !== 'visitor' ? console.show(call.site) : show(call)

  pages.page('/', forVisitors(showHome), { forPrograms: welcome })
  pages.page('/gigs', forVisitors(showGigs))
  pages.page('/gigs/:id', forVisitors(showGig))
  pages.page('/people', forVisitors(showPeople))
  pages.page('/people/:id', forVisitors(showProfile))
  pages.page('/terms', showTerms)
  pages.page('/terms/:version', showTermsVersion)
  pages.form('/terms/accept', acceptOnPage)
  pages.page('/sitemap.xml', showSitemapIndex)
  pages.page('/sitemaps/:name', showSitemap)

  paths.add('GET', '/robots.txt')
  app.get(
    '/robots.txt',
    serveStatic({ type: 'text/plain; charset=utf-8', maxAgeSeconds: 3_600, make: () => robotsText(publicUrl()) }),
  )
}
