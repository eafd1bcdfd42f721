import type { Static } from 'typebox'
import type { Profile } from '../../people/profiles/schema.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { initials } from './words.ts'

type ShownProfile = Static<typeof Profile>

/** Someone in one line, with a link to the profile. */
export function personLine(site: Site, profile: ShownProfile): Html {
  return html`<div class="person">
  ${avatar(site, profile)}
  <div><a class="name" href="/people/${profile.user_id}">${profile.display_name}</a>
  <p class="meta">${reputationOf(site, profile).map((part) => html`<span>${part}</span>`)}</p></div>
</div>`
}

/** The picture that someone uploaded, or else their initials: pages load nothing from other sites. */
export function avatar({ publicUrl }: Site, { display_name, kind, avatar_url }: ShownProfile): Html {
  const shape = kind === 'organization' ? 'avatar square' : 'avatar'
  if (avatar_url?.startsWith(`${publicUrl}/`))
    return html`<img class="${shape}" src="${avatar_url}" alt="" loading="lazy">`
  return html`<span class="${shape}" aria-hidden="true">${initials(display_name)}</span>`
}

/** What others have to say about someone, in a few words. */
export function reputationOf(site: Site, { reputation }: ShownProfile): (Html | string)[] {
  const { rating_average, review_count, contracts_completed, on_time_rate, vouch_count } = reputation
  const { formats } = site
  const words = site.words.people.reputation
  return [
    rating_average === null
      ? words.unrated
      : words.rated(stars(site, rating_average), formats.rating(rating_average), review_count),
    ...(contracts_completed > 0 ? [words.completed(contracts_completed)] : []),
    ...(on_time_rate === null ? [] : [words.onTime(formats.percent(on_time_rate))]),
    ...(vouch_count > 0 ? [words.vouches(vouch_count)] : []),
  ]
}

/** A rating as stars, with its number for those who do not see them. */
export function stars({ words, formats }: Site, rating: number): Html {
  const full = Math.round(rating)
  const label = words.people.reputation.stars(formats.rating(rating))
  return html`<span class="stars" role="img" aria-label="${label}">${'★'.repeat(full)}<span class="off">${'★'.repeat(5 - full)}</span></span>`
}
