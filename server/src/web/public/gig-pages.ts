import type { Static } from 'typebox'
import type { PublicGig } from '../../market/gigs/schema.ts'
import type { Profile } from '../../people/profiles/schema.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { formatDay } from '../../platform/kernel/time.ts'
import type { Site } from './domain.ts'
import { formatted } from './formatted.ts'
import { jobPosting, jsonLd } from './json-ld.ts'
import { options, pager, publicPage } from './layout.ts'
import { personLine } from './person.ts'
import { ago, count, excerpt, rateOf } from './words.ts'

/** A gig as visitors see it, with the name of its client. */
export interface ShownGig {
  gig: PublicGig
  clientName: string
}

export interface GigList {
  gigs: readonly ShownGig[]
  typed: Readonly<Record<string, string>>
  categories: readonly string[]
  isFiltered: boolean
  /** The address of the first page, with its filters. */
  firstUrl: string
  nextUrl: string | null
  isFirst: boolean
  now: string
}

export function gigsPage(site: Site, list: GigList): Html {
  const { gigs, typed, isFiltered, now } = list
  const heading = typed.category ? `Gigs in ${typed.category}` : 'Open gigs'
  return publicPage(site, {
    title: heading,
    description:
      'Browse open gigs: what the work is, what it pays and how to apply. Paid through escrow, milestone by milestone.',
    canonical: '/gigs',
    returnTo: list.firstUrl,
    current: 'gigs',
    // One page for search engines instead of every combination of filters.
    isIndexed: !isFiltered && list.isFirst,
    main: html`<div class="wrap finder">
  <div class="finder-head">
    <h1>${heading}</h1>
    <p class="soft">Negotiate the price with the client. The money is held in escrow until the work is done.</p>
  </div>
  ${filterForm(typed, list.categories)}
  <section aria-labelledby="results" class="results">
    <h2 class="hidden-label" id="results">Results</h2>
    ${gigs.length > 0 ? html`<ol class="cards">${gigs.map((shown) => html`<li>${gigCard(shown, now)}</li>`)}</ol>` : nothingFound(isFiltered)}
    ${pager(list, list.firstUrl)}
  </section>
</div>`,
  })
}

/** A gig in a list. */
export function gigCard({ gig, clientName }: ShownGig, now: string): Html {
  return html`<article class="card gig">
  <div class="gig-top">
    <h3><a class="cover" href="/gigs/${gig.id}">${gig.title}</a></h3>
    <p class="rate">${rateOf(gig)}</p>
  </div>
  <p class="lead">${excerpt(gig.description, 180)}</p>
  ${tags(gig.skills.slice(0, 6))}
  <p class="meta">${[clientName, placeOf(gig), gig.category, `${postedBy(gig)} ${ago(gig.created_at, now)}`].filter((part) => part !== null).map((part) => html`<span>${part}</span>`)}</p>
</article>`
}

export function gigPage(site: Site, { gig, client, more, now }: GigDetails): Html {
  const isOpen = gig.status === 'open'
  const signIn = `/sign-in?return_to=${encodeURIComponent(`/gigs/${gig.id}`)}`
  const posting = {
    name: client?.display_name ?? `A client on ${MARKETPLACE_NAME}`,
    url: `${site.publicUrl}/people/${gig.client_id}`,
    isPerson: client?.kind !== 'organization',
  }
  return publicPage(site, {
    title: gig.title,
    description: `${rateOf(gig)}. ${excerpt(gig.description, 200)}`,
    canonical: `/gigs/${gig.id}`,
    current: 'gigs',
    isIndexed: isOpen,
    kind: 'article',
    ...(isOpen && { data: jsonLd(jobPosting(gig, posting)) }),
    main: html`<div class="wrap detail">
  <nav class="crumbs" aria-label="You are here"><a href="/gigs">Gigs</a>${gig.category && html` <span aria-hidden="true">/</span> <a href="/gigs?category=${encodeURIComponent(gig.category)}">${gig.category}</a>`}</nav>
  <div class="detail-head">
    <h1>${gig.title}</h1>
    <p class="meta"><span>${placeOf(gig)}</span><span>${postedBy(gig)} ${ago(gig.created_at, now)}</span><span>${count(gig.application_count, 'application')}</span></p>
  </div>
  <aside class="card facts-card">
    <p class="price">${rateOf(gig)}</p>
    ${isOpen ? html`<a class="button" href="${signIn}">Sign in to apply</a>` : html`<p class="note warn">${closedWords[gig.status] ?? 'This gig isn’t taking applications right now.'}</p>`}
    <dl class="facts">${factsOf(gig).map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>
    <p class="soft small-print">The money goes into escrow before the work starts, and is paid out milestone by milestone.</p>
  </aside>
  <div class="detail-body">
    <section aria-labelledby="about"><h2 id="about">About the work</h2>${formatted(gig.description)}</section>
    ${gig.skills.length > 0 && html`<section aria-labelledby="skills"><h2 id="skills">Skills</h2>${tags(gig.skills)}</section>`}
    ${client && html`<section aria-labelledby="client"><h2 id="client">The client</h2>${personLine(site, client)}</section>`}
    ${
      more.length > 0 &&
      html`<section aria-labelledby="more"><h2 id="more">More gigs like this</h2>
      <ol class="cards">${more.map((shown) => html`<li>${gigCard(shown, now)}</li>`)}</ol></section>`
    }
  </div>
</div>`,
  })
}

export interface GigDetails {
  gig: PublicGig
  /** Null when the client's profile is not shown. */
  client: Static<typeof Profile> | null
  more: readonly ShownGig[]
  now: string
}

export function tags(skills: readonly string[]): Html | null {
  if (skills.length === 0) return null
  return html`<ul class="tags">${skills.map((skill) => html`<li>${skill}</li>`)}</ul>`
}

function filterForm(typed: Readonly<Record<string, string>>, categories: readonly string[]): Html {
  const isNarrowed = ['skill', 'rate_type', 'min_rate', 'max_rate', 'remote', 'sort'].some((name) => typed[name])
  return html`<form class="filters" method="get" action="/gigs" role="search" aria-label="Find gigs">
  <div class="filters-main">
    <label for="q">Search</label>
    <input type="search" id="q" name="q" maxlength="200" value="${typed.q ?? ''}" placeholder="For example: logo, data entry, React">
  </div>
  <details class="more-filters"${isNarrowed && html` open`}>
    <summary>More filters</summary>
    <div class="fields">
      <div><label for="category">Category</label>
      <input type="text" id="category" name="category" maxlength="60" value="${typed.category ?? ''}" list="categories" placeholder="Any">
      <datalist id="categories">${categories.map((category) => html`<option value="${category}"></option>`)}</datalist></div>
      <div><label for="skill">Skills</label>
      <input type="text" id="skill" name="skill" maxlength="400" value="${typed.skill ?? ''}" placeholder="french, editing"></div>
      <div><label for="rate_type">Payment type</label>
      <select id="rate_type" name="rate_type">${options(typed.rate_type ?? '', [
        ['', 'Any'],
        ['hourly', 'Hourly'],
        ['fixed', 'Fixed price'],
      ])}</select></div>
      <div class="pair">
        <div><label for="min_rate">Pays at least</label>
        <input type="text" inputmode="decimal" id="min_rate" name="min_rate" maxlength="12" value="${typed.min_rate ?? ''}" placeholder="0"></div>
        <div><label for="max_rate">Pays at most</label>
        <input type="text" inputmode="decimal" id="max_rate" name="max_rate" maxlength="12" value="${typed.max_rate ?? ''}" placeholder="Any"></div>
      </div>
      <div><label for="sort">Sort by</label>
      <select id="sort" name="sort">${options(typed.sort ?? '', sortChoices)}</select></div>
      <label class="check"><input type="checkbox" name="remote" value="true"${typed.remote === 'true' && html` checked`}> Remote only</label>
    </div>
  </details>
  <button>Find gigs</button>
</form>`
}

const sortChoices = [
  ['', 'Newest first'],
  ['relevance', 'Best match first'],
  ['rate_high', 'Highest pay first'],
  ['rate_low', 'Lowest pay first'],
  ['closing_soon', 'Closing soonest first'],
] as const

function nothingFound(isFiltered: boolean): Html {
  return isFiltered
    ? html`<div class="empty"><h2>No matches</h2><p>Try fewer words or filters.</p><a class="button plain" href="/gigs">Show all open gigs</a></div>`
    : html`<div class="empty"><h2>No open gigs yet</h2><p>Sign in and be the first to post one.</p><a class="button" href="/sign-in?return_to=%2Fgigs%2Fnew">Post a gig</a></div>`
}

function postedBy({ hosted_agent_id }: PublicGig): string {
  return hosted_agent_id === null ? 'posted' : 'posted by an agent'
}

function placeOf({ remote, location }: PublicGig): string {
  if (remote) return location === null ? 'Remote' : `Remote or ${location}`
  return location ?? 'On-site'
}

function factsOf(gig: PublicGig): [term: string, text: string][] {
  const positions = gig.positions - gig.filled_positions - gig.reserved_positions
  return [
    ...(gig.hours_per_week === null ? [] : ([['Hours', `${gig.hours_per_week} per week`]] as [string, string][])),
    ...(gig.start_date === null ? [] : ([['Starts', formatDay(gig.start_date)]] as [string, string][])),
    ['Location', placeOf(gig)],
    ['Open positions', `${Math.max(positions, 0)} of ${gig.positions}`],
    ['Review period', count(gig.review_days, 'day')],
    ['Payout', `${count(gig.payout_delay_days, 'day')} after release`],
    ...(gig.apply_by === null ? [] : ([['Apply by', formatDay(gig.apply_by)]] as [string, string][])),
  ]
}

const closedWords: Partial<Record<PublicGig['status'], string>> = {
  paused: 'The client has paused this gig, so it isn’t taking applications right now.',
  filled: 'All positions are filled.',
  closed: 'The client has closed this gig.',
  expired: 'The application deadline for this gig has passed.',
}
