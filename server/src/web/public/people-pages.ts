import type { Static } from 'typebox'
import type { Review } from '../../deals/reviews/schema.ts'
import type { Profile } from '../../people/profiles/schema.ts'
import type { Vouch } from '../../people/vouches/schema.ts'
import type { FieldFilter } from '../../platform/fields/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { signInPath } from '../sign-in/domain.ts'
import { fieldFilters } from './field-filters.ts'
import { filterForm } from './filter-form.ts'
import { formatted } from './formatted.ts'
import { gigCard, type ShownGig, tags } from './gig-pages.ts'
import { options, pager, paragraphs, publicPage } from './layout.ts'
import { avatar, reputationOf, stars } from './person.ts'
import { cardTexts, fieldFacts } from './trade.ts'
import { ago, excerpt } from './words.ts'

export interface PeopleList {
  people: readonly Static<typeof Profile>[]
  typed: Readonly<Record<string, string>>
  /** What custom fields have to be. */
  fields: FieldFilter | undefined
  isFiltered: boolean
  firstUrl: string
  nextUrl: string | null
  isFirst: boolean
}

export function peoplePage(site: Site, list: PeopleList): Html {
  const { people, isFiltered } = list
  const { people: words, finder } = site.words
  return publicPage(site, {
    title: words.title,
    description: words.description,
    canonical: '/people',
    returnTo: list.firstUrl,
    current: 'people',
    isIndexed: !isFiltered && list.isFirst,
    main: html`<div class="wrap finder">
  <div class="finder-head">
    <h1>${words.title}</h1>
    <p class="soft">${words.intro}</p>
  </div>
  ${filtersOf(site, list)}
  <section aria-labelledby="results" class="results">
    <h2 class="hidden-label" id="results">${finder.results}</h2>
    ${people.length > 0 ? html`<ol class="cards two">${people.map((profile) => html`<li>${personCard(site, profile)}</li>`)}</ol>` : nobodyFound(site, isFiltered)}
    ${pager(site, list, list.firstUrl)}
  </section>
</div>`,
  })
}

export interface ProfileDetails {
  profile: Static<typeof Profile>
  reviews: readonly { review: Static<typeof Review>; author: string | null }[]
  vouches: readonly { vouch: Static<typeof Vouch>; author: string | null }[]
  gigs: readonly ShownGig[]
  now: string
}

export function profilePage(site: Site, { profile, reviews, vouches, gigs, now }: ProfileDetails): Html {
  const { display_name, headline, bio, rate_cents } = profile
  const { people: words, finder, layout } = site.words
  return publicPage(site, {
    title: headline === null ? display_name : words.titleOf(display_name, headline),
    description: bio ?? headline ?? words.descriptionOf(display_name, site.brand.name),
    canonical: `/people/${profile.user_id}`,
    current: 'people',
    kind: 'profile',
    isIndexed: headline !== null,
    main: html`<div class="wrap detail">
  <nav class="crumbs" aria-label="${layout.path}"><a href="/people">${layout.menu.people}</a></nav>
  <div class="detail-head person-head">
    ${avatar(site, profile)}
    <div><h1>${display_name}</h1>${headline !== null && html`<p class="headline">${headline}</p>`}
    <p class="meta">${reputationOf(site, profile).map((part) => html`<span>${part}</span>`)}</p></div>
  </div>
  <aside class="card facts-card">
    ${rate_cents !== null && html`<p class="price">${words.perHour(site.formats.money(rate_cents))}</p>`}
    <p class="note ${profile.available ? 'good' : 'quiet'}">${profile.available ? words.available : words.unavailable}</p>
    <a class="button" href="${signInPath(`/people/${profile.user_id}`)}">${words.signInToContact}</a>
    <dl class="facts">${factsOf(site, profile).map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>
    ${profile.links.length > 0 && html`<ul class="links">${profile.links.map(({ label, url }) => html`<li><a href="${url}" rel="nofollow ugc noopener noreferrer">${label}</a></li>`)}</ul>`}
  </aside>
  <div class="detail-body">
    ${bio !== null && html`<section aria-labelledby="about"><h2 id="about">${words.about}</h2>${formatted(site, bio)}</section>`}
    ${profile.skills.length > 0 && html`<section aria-labelledby="skills"><h2 id="skills">${finder.skills}</h2>${tags(profile.skills)}</section>`}
    <section aria-labelledby="reviews"><h2 id="reviews">${words.reviews}</h2>
    ${reviews.length === 0 ? html`<p class="soft">${words.noReviewsYet}</p>` : html`<ul class="quotes">${reviews.map(({ review, author }) => html`<li><p class="meta"><span>${stars(site, review.rating)}</span><span>${author ?? words.someone}</span><span>${ago(site, String(review.published_at), now)}</span></p>${review.comment !== null && paragraphs(review.comment)}</li>`)}</ul>`}
    </section>
    ${vouches.length > 0 && html`<section aria-labelledby="vouches"><h2 id="vouches">${words.vouches}</h2><ul class="quotes">${vouches.map(({ vouch, author }) => html`<li><p class="meta"><span>${author ?? words.someone}</span>${vouch.verified && html`<span class="badge">${words.workedTogether}</span>`}</p>${paragraphs(vouch.message)}</li>`)}</ul></section>`}
    ${gigs.length > 0 && html`<section aria-labelledby="gigs"><h2 id="gigs">${words.gigs}</h2><ol class="cards">${gigs.map((shown) => html`<li>${gigCard(site, shown, now)}</li>`)}</ol></section>`}
  </div>
</div>`,
  })
}

function personCard(site: Site, profile: Static<typeof Profile>): Html {
  const { display_name, headline, bio, rate_cents, available, location } = profile
  const { words, formats } = site
  return html`<article class="card person-card">
  <div class="person">
    ${avatar(site, profile)}
    <div><h3><a class="cover" href="/people/${profile.user_id}">${display_name}</a></h3>
    ${headline !== null && html`<p class="headline">${headline}</p>`}</div>
  </div>
  ${bio !== null && html`<p class="lead">${excerpt(bio, 140)}</p>`}
  ${tags([...cardTexts(site, 'profile', profile.fields), ...profile.skills.slice(0, 5)])}
  <p class="meta">${rate_cents !== null && html`<span>${words.people.perHour(formats.money(rate_cents))}</span>`}${location !== null && html`<span>${location}</span>`}${reputationOf(
    site,
    profile,
  )
    .slice(0, 2)
    .map(
      (part) => html`<span>${part}</span>`,
    )}${available && html`<span class="badge">${words.people.available}</span>`}</p>
</article>`
}

function filtersOf(site: Site, { typed, fields }: PeopleList): Html {
  const { finder, people } = site.words
  const { filters } = people
  const isOpen = fields !== undefined || ['skill', 'max_rate', 'kind', 'available', 'sort'].some((name) => typed[name])
  return filterForm(site, {
    action: '/people',
    label: people.find,
    placeholder: filters.searchExample,
    query: typed.q,
    isOpen,
    controls: html`<div><label for="skill">${finder.skills}</label>
      <input type="text" id="skill" name="skill" maxlength="400" value="${typed.skill ?? ''}" placeholder="${finder.skillsExample}"></div>
      <div><label for="max_rate">${filters.maxRate}</label>
      <input type="text" inputmode="decimal" id="max_rate" name="max_rate" maxlength="12" value="${typed.max_rate ?? ''}" placeholder="${finder.any}"></div>
      <div><label for="kind">${people.kind}</label>
      <select id="kind" name="kind">${options(typed.kind, finder.any, filters.kinds)}</select></div>
      <div><label for="sort">${finder.sortBy}</label>
      <select id="sort" name="sort">${options(typed.sort, filters.newestFirst, filters.sorts)}</select></div>
      <label class="check"><input type="checkbox" name="available" value="true"${typed.available === 'true' && html` checked`}> ${filters.available}</label>
      ${fieldFilters(site, 'profile', fields)}`,
  })
}

function nobodyFound({ words: { finder, people, layout } }: Site, isFiltered: boolean): Html {
  return isFiltered
    ? html`<div class="empty"><h2>${finder.noMatches}</h2><p>${finder.tryFewer}</p><a class="button plain" href="/people">${people.showAll}</a></div>`
    : html`<div class="empty"><h2>${people.noneYet}</h2><p>${people.beFirst}</p><a class="button" href="/sign-in">${layout.signIn}</a></div>`
}

function factsOf(site: Site, profile: Static<typeof Profile>): (readonly [term: string, text: string])[] {
  const { words, formats } = site
  const { people } = words
  const known: [term: string, text: string | null][] = [
    [people.kind, people.kinds[profile.kind]],
    [people.location, profile.location],
    [people.timeZone, profile.time_zone],
    [people.memberSince, formats.day(profile.created_at)],
  ]
  const builtIn = known.filter((fact): fact is [string, string] => fact[1] !== null)
  return [...builtIn, ...fieldFacts(site, 'profile', profile.fields)]
}
