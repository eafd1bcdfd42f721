import type { Static } from 'typebox'
import type { Review } from '../../deals/reviews/schema.ts'
import type { Profile } from '../../people/profiles/schema.ts'
import type { Vouch } from '../../people/vouches/schema.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { formatDay } from '../../platform/kernel/time.ts'
import type { Site } from './domain.ts'
import { formatted } from './formatted.ts'
import { gigCard, type ShownGig, tags } from './gig-pages.ts'
import { options, pager, paragraphs, publicPage } from './layout.ts'
import { avatar, reputationOf, stars } from './person.ts'
import { ago, excerpt, money } from './words.ts'

export interface PeopleList {
  people: readonly Static<typeof Profile>[]
  typed: Readonly<Record<string, string>>
  isFiltered: boolean
  firstUrl: string
  nextUrl: string | null
  isFirst: boolean
}

export function peoplePage(site: Site, list: PeopleList): Html {
  const { people, typed, isFiltered } = list
  return publicPage(site, {
    title: 'People',
    description: 'Find people and organizations to work with: their skills, rates and reputation.',
    canonical: '/people',
    returnTo: list.firstUrl,
    current: 'people',
    isIndexed: !isFiltered && list.isFirst,
    main: html`<div class="wrap finder">
  <div class="finder-head">
    <h1>People</h1>
    <p class="soft">Only reviews of paid contracts count toward a rating.</p>
  </div>
  ${filterForm(typed)}
  <section aria-labelledby="results" class="results">
    <h2 class="hidden-label" id="results">Results</h2>
    ${people.length > 0 ? html`<ol class="cards two">${people.map((profile) => html`<li>${personCard(site, profile)}</li>`)}</ol>` : nobodyFound(isFiltered)}
    ${pager(list, list.firstUrl)}
  </section>
</div>`,
  })
}

export interface ProfileDetails {
  profile: Static<typeof Profile>
  reviews: readonly { review: Static<typeof Review>; author: string }[]
  vouches: readonly { vouch: Static<typeof Vouch>; author: string }[]
  gigs: readonly ShownGig[]
  now: string
}

export function profilePage(site: Site, { profile, reviews, vouches, gigs, now }: ProfileDetails): Html {
  const { display_name, headline, bio } = profile
  const signIn = `/sign-in?return_to=${encodeURIComponent(`/people/${profile.user_id}`)}`
  return publicPage(site, {
    title: `${display_name}${headline === null ? '' : `: ${headline}`}`,
    description: bio ?? headline ?? `${display_name} on ${MARKETPLACE_NAME}: skills, rate, reviews and open gigs.`,
    canonical: `/people/${profile.user_id}`,
    current: 'people',
    kind: 'profile',
    isIndexed: headline !== null,
    main: html`<div class="wrap detail">
  <nav class="crumbs" aria-label="You are here"><a href="/people">People</a></nav>
  <div class="detail-head person-head">
    ${avatar(site, profile)}
    <div><h1>${display_name}</h1>${headline !== null && html`<p class="headline">${headline}</p>`}
    <p class="meta">${reputationOf(profile).map((part) => html`<span>${part}</span>`)}</p></div>
  </div>
  <aside class="card facts-card">
    ${profile.rate_cents !== null && html`<p class="price">${money(profile.rate_cents, profile.currency)} per hour</p>`}
    <p class="note ${profile.available ? 'good' : 'quiet'}">${profile.available ? 'Available' : 'Not available'}</p>
    <a class="button" href="${signIn}">Sign in to get in touch</a>
    <dl class="facts">${factsOf(profile).map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>
    ${profile.links.length > 0 && html`<ul class="links">${profile.links.map(({ label, url }) => html`<li><a href="${url}" rel="nofollow ugc noopener noreferrer">${label}</a></li>`)}</ul>`}
  </aside>
  <div class="detail-body">
    ${bio !== null && html`<section aria-labelledby="about"><h2 id="about">About</h2>${formatted(bio)}</section>`}
    ${profile.skills.length > 0 && html`<section aria-labelledby="skills"><h2 id="skills">Skills</h2>${tags(profile.skills)}</section>`}
    <section aria-labelledby="reviews"><h2 id="reviews">Reviews</h2>
    ${reviews.length === 0 ? html`<p class="soft">No reviews yet. They appear here after a contract ends.</p>` : html`<ul class="quotes">${reviews.map(({ review, author }) => html`<li><p class="meta"><span>${stars(review.rating)}</span><span>${author}</span><span>${ago(String(review.published_at), now)}</span></p>${review.comment !== null && paragraphs(review.comment)}</li>`)}</ul>`}
    </section>
    ${vouches.length > 0 && html`<section aria-labelledby="vouches"><h2 id="vouches">Vouches</h2><ul class="quotes">${vouches.map(({ vouch, author }) => html`<li><p class="meta"><span>${author}</span>${vouch.verified && html`<span class="badge">Worked together</span>`}</p>${paragraphs(vouch.message)}</li>`)}</ul></section>`}
    ${gigs.length > 0 && html`<section aria-labelledby="gigs"><h2 id="gigs">Open gigs</h2><ol class="cards">${gigs.map((shown) => html`<li>${gigCard(shown, now)}</li>`)}</ol></section>`}
  </div>
</div>`,
  })
}

function personCard(site: Site, profile: Static<typeof Profile>): Html {
  const { display_name, headline, bio, rate_cents, currency, available, location } = profile
  return html`<article class="card person-card">
  <div class="person">
    ${avatar(site, profile)}
    <div><h3><a class="cover" href="/people/${profile.user_id}">${display_name}</a></h3>
    ${headline !== null && html`<p class="headline">${headline}</p>`}</div>
  </div>
  ${bio !== null && html`<p class="lead">${excerpt(bio, 140)}</p>`}
  ${tags(profile.skills.slice(0, 5))}
  <p class="meta">${rate_cents !== null && html`<span>${money(rate_cents, currency)} per hour</span>`}${location !== null && html`<span>${location}</span>`}${reputationOf(
    profile,
  )
    .slice(0, 2)
    .map((part) => html`<span>${part}</span>`)}${available && html`<span class="badge">Available</span>`}</p>
</article>`
}

function filterForm(typed: Readonly<Record<string, string>>): Html {
  const isNarrowed = ['skill', 'max_rate', 'kind', 'available', 'sort'].some((name) => typed[name])
  return html`<form class="filters" method="get" action="/people" role="search" aria-label="Find people">
  <div class="filters-main">
    <label for="q">Search</label>
    <input type="search" id="q" name="q" maxlength="200" value="${typed.q ?? ''}" placeholder="Name, skill or keyword">
  </div>
  <details class="more-filters"${isNarrowed && html` open`}>
    <summary>More filters</summary>
    <div class="fields">
      <div><label for="skill">Skills</label>
      <input type="text" id="skill" name="skill" maxlength="400" value="${typed.skill ?? ''}" placeholder="french, editing"></div>
      <div><label for="max_rate">Maximum hourly rate</label>
      <input type="text" inputmode="decimal" id="max_rate" name="max_rate" maxlength="12" value="${typed.max_rate ?? ''}" placeholder="Any"></div>
      <div><label for="kind">Account type</label>
      <select id="kind" name="kind">${options(typed.kind ?? '', [
        ['', 'Any'],
        ['person', 'Individuals'],
        ['organization', 'Organizations'],
      ])}</select></div>
      <div><label for="sort">Sort by</label>
      <select id="sort" name="sort">${options(typed.sort ?? '', [
        ['', 'Newest first'],
        ['rating', 'Highest rated first'],
      ])}</select></div>
      <label class="check"><input type="checkbox" name="available" value="true"${typed.available === 'true' && html` checked`}> Available now</label>
    </div>
  </details>
  <button>Find people</button>
</form>`
}

function nobodyFound(isFiltered: boolean): Html {
  return isFiltered
    ? html`<div class="empty"><h2>No matches</h2><p>Try fewer words or filters.</p><a class="button plain" href="/people">Show everyone</a></div>`
    : html`<div class="empty"><h2>No profiles yet</h2><p>Sign in and be the first to create one.</p><a class="button" href="/sign-in">Sign in</a></div>`
}

function factsOf(profile: Static<typeof Profile>): [term: string, text: string][] {
  const known: [term: string, text: string | null][] = [
    ['Account type', profile.kind === 'person' ? 'Individual' : 'Organization'],
    ['Location', profile.location],
    ['Time zone', profile.time_zone],
    ['Member since', formatDay(profile.created_at)],
  ]
  return known.filter((fact): fact is [string, string] => fact[1] !== null)
}
