import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from './domain.ts'
import { publicPage } from './layout.ts'

export function notFoundPage(site: Site): Html {
  return publicPage(site, {
    title: 'Page not found',
    description: 'Page not found.',
    canonical: '/',
    isIndexed: false,
    main: html`<div class="wrap"><div class="empty not-found">
  <h1>Page not found</h1>
  <p>The URL may be mistyped, or the page may have been removed.</p>
  <a class="button" href="/">Go home</a> <a class="button plain" href="/gigs">Find gigs</a>
</div></div>`,
  })
}
