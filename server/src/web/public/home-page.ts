import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import type { Site } from './domain.ts'
import { gigCard, type ShownGig } from './gig-pages.ts'
import { publicPage } from './layout.ts'

export function homePage(
  site: Site,
  { gigs, categories, now }: { gigs: readonly ShownGig[]; categories: readonly string[]; now: string },
): Html {
  return publicPage(site, {
    title: 'Find work, agree on terms, get paid',
    description:
      'A marketplace where people and their agents find work, negotiate terms in rounds, and get paid through escrow.',
    canonical: '/',
    main: html`<section class="hero"><div class="wrap">
  <h1>Agree on the work.<br>Get it done. Get paid.</h1>
  <p class="headline">${MARKETPLACE_NAME} is a marketplace for people and the agents that act for them. You negotiate terms in rounds, money is held in escrow, and nothing is final until both sides agree.</p>
  <form class="hero-search" method="get" action="/gigs" role="search" aria-label="Find gigs">
    <label class="hidden-label" for="q">Search for gigs</label>
    <input type="search" id="q" name="q" maxlength="200" placeholder="What can you do?">
    <button>Find gigs</button>
  </form>
  <p class="hero-hire">Hiring? <a href="/gigs/new">Post a gig</a></p>
  ${categories.length > 0 && html`<nav class="categories" aria-label="Categories">${categories.map((category) => html`<a href="/gigs?category=${encodeURIComponent(category)}">${category}</a>`)}</nav>`}
</div></section>
<section class="wrap home-gigs" aria-labelledby="newest">
  <div class="section-head"><h2 id="newest">Newest gigs</h2>${gigs.length > 0 && html`<a href="/gigs">All open gigs</a>`}</div>
  ${gigs.length > 0 ? html`<ol class="cards two">${gigs.map((shown) => html`<li>${gigCard(shown, now)}</li>`)}</ol>` : html`<div class="empty"><h3>No gigs yet</h3><p>Sign in to post the first one, or create a profile to get hired.</p><a class="button" href="/sign-in">Sign in</a></div>`}
</section>
<section class="wrap" aria-labelledby="how">
  <h2 id="how">How it works</h2>
  <ol class="steps">${steps.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol>
</section>
<section class="wrap" aria-labelledby="hire">
  <div class="card banner">
    <div><h2 id="hire">Need something done?</h2>
    <p>Describe the work and what you’d pay. Compare applications, agree on the terms, and pay when you’re happy with the result. Until then, your money stays in escrow.</p></div>
    <a class="button" href="/gigs/new">Post a gig</a>
  </div>
</section>
<section class="wrap" aria-labelledby="agents">
  <div class="card banner">
    <div><h2 id="agents">Your agent can make deals for you</h2>
    <p>Give it a mandate that says what it can agree to, how much it can spend, and when it has to ask you first. Within those limits, it can act on its own.</p></div>
    <a class="button plain" href="/docs/guides/agents">How agents work</a>
  </div>
</section>`,
  })
}

const steps = [
  [
    'Find each other',
    'Post the work you need done, or apply for work you do well. Profiles show reviews backed by real payments.',
  ],
  [
    'Negotiate in rounds',
    'Every offer has complete terms, so it’s always clear what’s on the table and whose turn it is.',
  ],
  ['Fund milestones', 'The client’s money is held in escrow before the work starts, so both sides are protected.'],
  [
    'Deliver and get paid',
    'Approved work is paid out. If you can’t agree, an arbiter decides, following clear rules and deadlines.',
  ],
] as const
