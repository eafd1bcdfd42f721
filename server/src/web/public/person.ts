import type { Static } from 'typebox'
import type { Profile } from '../../people/profiles/schema.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from './domain.ts'
import { count, initials } from './words.ts'

type ShownProfile = Static<typeof Profile>

/** Someone in one line, with a link to the profile. */
export function personLine(site: Site, profile: ShownProfile): Html {
  return html`<div class="person">
  ${avatar(site, profile)}
  <div><a class="name" href="/people/${profile.user_id}">${profile.display_name}</a>
  <p class="meta">${reputationOf(profile).map((part) => html`<span>${part}</span>`)}</p></div>
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
export function reputationOf({ reputation }: ShownProfile): Html[] {
  const { rating_average, review_count, contracts_completed, on_time_rate, vouch_count } = reputation
  return [
    ...(rating_average === null
      ? [html`No reviews yet`]
      : [html`${stars(rating_average)} ${rating_average.toFixed(1)} (${count(review_count, 'review')})`]),
    ...(contracts_completed > 0 ? [html`${count(contracts_completed, 'contract')} completed`] : []),
    ...(on_time_rate === null ? [] : [html`${Math.round(on_time_rate * 100)}% on time`]),
    ...(vouch_count > 0 ? [html`${count(vouch_count, 'vouch', 'vouches')}`] : []),
  ]
}

/** A rating as stars, with its number for those who do not see them. */
export function stars(rating: number): Html {
  const full = Math.round(rating)
  return html`<span class="stars" role="img" aria-label="${rating.toFixed(1)} out of 5 stars">${'★'.repeat(full)}<span class="off">${'★'.repeat(5 - full)}</span></span>`
}
