import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { gigCard, type ShownGig } from './gig-pages.ts'
import { publicPage } from './layout.ts'
import { categoryName } from './trade.ts'

export function homePage(
  site: Site,
  { gigs, categories, now }: { gigs: readonly ShownGig[]; categories: readonly string[]; now: string },
): Html {
  const { brand, words } = site
  const { home } = words
  return publicPage(site, {
    title: brand.tagline ?? home.title,
    description: brand.intro ?? home.description,
    canonical: '/',
    main: html`<section class="hero"><div class="wrap">
  <h1>${brand.headline ?? home.headline}</h1>
  <p class="headline">${brand.intro ?? home.intro(brand.name)}</p>
  <form class="hero-search" method="get" action="/gigs" role="search" aria-label="${words.gigs.find}">
    <label class="hidden-label" for="q">${home.search}</label>
    <input type="search" id="q" name="q" maxlength="200" placeholder="${home.searchExample}">
    <button>${words.gigs.find}</button>
  </form>
  <p class="hero-hire">${home.hiring} <a href="/gigs/new">${words.gigs.post}</a></p>
  ${categories.length > 0 && html`<nav class="categories" aria-label="${home.categories}">${categories.map((category) => html`<a href="/gigs?category=${encodeURIComponent(category)}">${categoryName(site, category)}</a>`)}</nav>`}
</div></section>
<section class="wrap home-gigs" aria-labelledby="newest">
  <div class="section-head"><h2 id="newest">${home.newest}</h2>${gigs.length > 0 && html`<a href="/gigs">${home.all}</a>`}</div>
  ${gigs.length > 0 ? html`<ol class="cards two">${gigs.map((shown) => html`<li>${gigCard(site, shown, now)}</li>`)}</ol>` : html`<div class="empty"><h3>${home.noGigs}</h3><p>${home.beFirst}</p><a class="button" href="/sign-in">${words.layout.signIn}</a></div>`}
</section>
<section class="wrap" aria-labelledby="how">
  <h2 id="how">${home.howItWorks}</h2>
  <ol class="steps">${home.steps.map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol>
</section>
<section class="wrap" aria-labelledby="hire">
  <div class="card banner">
    <div><h2 id="hire">${home.hire.title}</h2>
    <p>${home.hire.text}</p></div>
    <a class="button" href="/gigs/new">${words.gigs.post}</a>
  </div>
</section>
<section class="wrap" aria-labelledby="agents">
  <div class="card banner">
    <div><h2 id="agents">${home.agents.title}</h2>
    <p>${home.agents.text}</p></div>
    <a class="button plain" href="/docs/guides/agents">${home.agents.link}</a>
  </div>
</section>`,
  })
}
