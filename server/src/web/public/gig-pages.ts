import type { Static } from 'typebox'
import type { PublicGig } from '../../market/gigs/schema.ts'
import type { Profile } from '../../people/profiles/schema.ts'
import type { FieldFilter } from '../../platform/fields/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { signInPath } from '../sign-in/domain.ts'
import { fieldFilters } from './field-filters.ts'
import { filterForm } from './filter-form.ts'
import { formatted } from './formatted.ts'
import { jobPosting, jsonLd } from './json-ld.ts'
import { options, pager, publicPage } from './layout.ts'
import { personLine } from './person.ts'
import { cardTexts, categoryChoices, categoryName, fieldFacts } from './trade.ts'
import { ago, excerpt, isLongAgo, rateOf } from './words.ts'

/** A gig as visitors see it, with the name of its client if they see that too. */
export interface ShownGig {
  gig: PublicGig
  clientName: string | null
}

export interface GigList {
  gigs: readonly ShownGig[]
  typed: Readonly<Record<string, string>>
  /** What custom fields have to be. */
  fields: FieldFilter | undefined
  /** What the search suggests if the marketplace has no categories of its own. */
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
  const { gigs: words, finder } = site.words
  const heading = typed.category ? words.titleIn(categoryName(site, typed.category)) : words.title
  return publicPage(site, {
    title: heading,
    description: words.description,
    canonical: '/gigs',
    returnTo: list.firstUrl,
    current: 'gigs',
    // One page for search engines instead of every combination of filters.
    isIndexed: !isFiltered && list.isFirst,
    main: html`<div class="wrap finder">
  <div class="finder-head">
    <h1>${heading}</h1>
    <p class="soft">${words.intro}</p>
  </div>
  ${filtersOf(site, list)}
  <section aria-labelledby="results" class="results">
    <h2 class="hidden-label" id="results">${finder.results}</h2>
    ${gigs.length > 0 ? html`<ol class="cards">${gigs.map((shown) => html`<li>${gigCard(site, shown, now)}</li>`)}</ol>` : nothingFound(site, isFiltered)}
    ${pager(site, list, list.firstUrl)}
  </section>
</div>`,
  })
}

/** A gig in a list. */
export function gigCard(site: Site, { gig, clientName }: ShownGig, now: string): Html {
  const category = gig.category && categoryName(site, gig.category)
  const facts = [clientName ?? site.words.people.someone, placeOf(site, gig), category, postedAt(site, gig, now)]
  return html`<article class="card gig">
  <div class="gig-top">
    <h3><a class="cover" href="/gigs/${gig.id}">${gig.title}</a></h3>
    <p class="rate">${rateOf(site, gig)}</p>
  </div>
  <p class="lead">${excerpt(gig.description, 180)}</p>
  ${tags([...cardTexts(site, 'gig', gig.fields), ...gig.skills.slice(0, 6)])}
  <p class="meta">${facts.filter((fact) => fact !== null).map((fact) => html`<span>${fact}</span>`)}</p>
</article>`
}

export function gigPage(site: Site, { gig, client, more, now }: GigDetails): Html {
  const { brand } = site
  const { gigs: words, layout } = site.words
  const rate = rateOf(site, gig)
  const { status } = gig
  const whyNotOpen = status === 'open' || status === 'draft' ? null : words.notOpen[status]
  const isOpen = whyNotOpen === null
  const posting = {
    name: client?.display_name ?? words.unnamedClient(brand.name),
    url: `${site.publicUrl}/people/${gig.client_id}`,
    isPerson: client?.kind !== 'organization',
  }
  return publicPage(site, {
    title: gig.title,
    description: words.descriptionOf(rate, excerpt(gig.description, 200)),
    canonical: `/gigs/${gig.id}`,
    current: 'gigs',
    isIndexed: isOpen,
    kind: 'article',
    ...(isOpen && { data: jsonLd(jobPosting(site, gig, posting)) }),
    main: html`<div class="wrap detail">
  <nav class="crumbs" aria-label="${layout.path}"><a href="/gigs">${layout.menu.gigs}</a>${gig.category && html` <span aria-hidden="true">/</span> <a href="/gigs?category=${encodeURIComponent(gig.category)}">${categoryName(site, gig.category)}</a>`}</nav>
  <div class="detail-head">
    <h1>${gig.title}</h1>
    <p class="meta"><span>${placeOf(site, gig)}</span><span>${postedAt(site, gig, now)}</span><span>${words.applications(gig.application_count)}</span></p>
  </div>
  <aside class="card facts-card">
    <p class="price">${rate}</p>
    ${isOpen ? html`<a class="button" href="${signInPath(`/gigs/${gig.id}`)}">${words.signInToApply}</a>` : html`<p class="note warn">${whyNotOpen}</p>`}
    <dl class="facts">${factsOf(site, gig).map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>
    <p class="soft small-print">${words.escrow}</p>
  </aside>
  <div class="detail-body">
    <section aria-labelledby="about"><h2 id="about">${words.about}</h2>${formatted(site, gig.description)}</section>
    ${gig.skills.length > 0 && html`<section aria-labelledby="skills"><h2 id="skills">${site.words.finder.skills}</h2>${tags(gig.skills)}</section>`}
    ${client && html`<section aria-labelledby="client"><h2 id="client">${words.client}</h2>${personLine(site, client)}</section>`}
    ${
      more.length > 0 &&
      html`<section aria-labelledby="more"><h2 id="more">${words.more}</h2>
      <ol class="cards">${more.map((shown) => html`<li>${gigCard(site, shown, now)}</li>`)}</ol></section>`
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

export function tags(texts: readonly string[]): Html | null {
  if (texts.length === 0) return null
  return html`<ul class="tags">${texts.map((text) => html`<li>${text}</li>`)}</ul>`
}

function filtersOf(site: Site, { typed, fields, categories }: GigList): Html {
  const { finder, gigs } = site.words
  const { filters } = gigs
  const isOpen =
    fields !== undefined || ['skill', 'rate_type', 'min_rate', 'max_rate', 'remote', 'sort'].some((name) => typed[name])
  return filterForm(site, {
    action: '/gigs',
    label: gigs.find,
    placeholder: filters.searchExample,
    query: typed.q,
    isOpen,
    controls: html`<div><label for="category">${filters.category}</label>
      ${categoryControl(site, typed.category, categories)}</div>
      <div><label for="skill">${finder.skills}</label>
      <input type="text" id="skill" name="skill" maxlength="400" value="${typed.skill ?? ''}" placeholder="${finder.skillsExample}"></div>
      <div><label for="rate_type">${filters.rateType}</label>
      <select id="rate_type" name="rate_type">${options(typed.rate_type, finder.any, filters.rateTypes)}</select></div>
      <div class="pair">
        <div><label for="min_rate">${filters.minRate}</label>
        <input type="text" inputmode="decimal" id="min_rate" name="min_rate" maxlength="12" value="${typed.min_rate ?? ''}" placeholder="0"></div>
        <div><label for="max_rate">${filters.maxRate}</label>
        <input type="text" inputmode="decimal" id="max_rate" name="max_rate" maxlength="12" value="${typed.max_rate ?? ''}" placeholder="${finder.any}"></div>
      </div>
      <div><label for="sort">${finder.sortBy}</label>
      <select id="sort" name="sort">${options(typed.sort, filters.newestFirst, filters.sorts)}</select></div>
      <label class="check"><input type="checkbox" name="remote" value="true"${typed.remote === 'true' && html` checked`}> ${filters.remote}</label>
      ${fieldFilters(site, 'gig', fields)}`,
  })
}

function categoryControl(site: Site, chosen: string | undefined, suggested: readonly string[]): Html {
  const { finder } = site.words
  if (site.trade.categories.length > 0) {
    return html`<select id="category" name="category">${options(chosen, finder.any, categoryChoices(site, chosen))}</select>`
  }
  return html`<input type="text" id="category" name="category" maxlength="60" value="${chosen ?? ''}" list="categories" placeholder="${finder.any}">
      <datalist id="categories">${suggested.map((category) => html`<option value="${category}"></option>`)}</datalist>`
}

function nothingFound({ words: { finder, gigs } }: Site, isFiltered: boolean): Html {
  return isFiltered
    ? html`<div class="empty"><h2>${finder.noMatches}</h2><p>${finder.tryFewer}</p><a class="button plain" href="/gigs">${gigs.showAll}</a></div>`
    : html`<div class="empty"><h2>${gigs.noneYet}</h2><p>${gigs.beFirst}</p><a class="button" href="${signInPath('/gigs/new')}">${gigs.post}</a></div>`
}

function postedAt(site: Site, { hosted_agent_id, created_at }: PublicGig, now: string): string {
  const { postedAgo, postedOn, postedByAgentAgo, postedByAgentOn } = site.words.gigs
  const [recently, longAgo] = hosted_agent_id === null ? [postedAgo, postedOn] : [postedByAgentAgo, postedByAgentOn]
  return (isLongAgo(created_at, now) ? longAgo : recently)(ago(site, created_at, now))
}

function placeOf({ words }: Site, { remote, location }: PublicGig): string {
  const { places } = words.gigs
  if (location === null) return remote ? places.remote : places.onSite
  return remote ? places.remoteOr(location) : location
}

function factsOf(site: Site, gig: PublicGig): (readonly [term: string, text: string])[] {
  const { day, number } = site.formats
  const { facts } = site.words.gigs
  const open = Math.max(gig.positions - gig.filled_positions - gig.reserved_positions, 0)
  const known = [
    [facts.hours, gig.hours_per_week && facts.perWeek(number(gig.hours_per_week))],
    [facts.starts, gig.start_date && day(gig.start_date)],
    [facts.location, placeOf(site, gig)],
    [facts.positions, facts.positionsOf(number(open), number(gig.positions))],
    [facts.review, facts.days(gig.review_days)],
    [facts.payout, facts.daysAfterRelease(gig.payout_delay_days)],
    [facts.applyBy, gig.apply_by && day(gig.apply_by)],
  ] as const
  const builtIn = known.filter((fact): fact is readonly [string, string] => fact[1] !== null)
  return [...builtIn, ...fieldFacts(site, 'gig', gig.fields)]
}
