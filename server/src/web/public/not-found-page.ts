import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { publicPage } from './layout.ts'

export function notFoundPage(site: Site): Html {
  const { problems, gigs } = site.words
  const { title, text, description } = problems.notFound
  return publicPage(site, {
    title,
    description,
    canonical: '/',
    isIndexed: false,
    main: html`<div class="wrap"><div class="empty not-found">
  <h1>${title}</h1>
  <p>${text}</p>
  <a class="button" href="/">${problems.home}</a> <a class="button plain" href="/gigs">${gigs.find}</a>
</div></div>`,
  })
}
