import type { PublicGig } from '../../market/gigs/schema.ts'
import { Html } from '../../platform/kernel/html.ts'
import { fractionDigits } from '../../platform/kernel/money.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { formattedHtml } from './formatted.ts'
import { categoryName } from './trade.ts'

/**
 * Data for search engines as a block of a page. Browsers do not run it, so the policy of the page does not concern it; and no
 * text in it can end the block, because `<` is written as an escape.
 */
export function jsonLd(data: object): Html {
  const json = JSON.stringify(data).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
  return new Html(`<script type="application/ld+json">${json}</script>`)
}

/** https://schema.org/JobPosting */
export function jobPosting(
  site: Site,
  gig: PublicGig,
  client: { name: string; url: string; isPerson: boolean },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.brand.name, value: gig.id },
    title: gig.title,
    // Read as HTML.
    description: formattedHtml(gig.description),
    datePosted: gig.created_at,
    ...(gig.apply_by !== null && { validThrough: gig.apply_by }),
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': client.isPerson ? 'Person' : 'Organization', name: client.name, url: client.url },
    ...(gig.skills.length > 0 && { skills: gig.skills.join(', ') }),
    ...(gig.category !== null && { occupationalCategory: categoryName(site, gig.category) }),
    ...(gig.remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(gig.location !== null && { jobLocation: { '@type': 'Place', address: gig.location } }),
    ...salaryOf(gig),
  }
}

// A fixed price is no salary, which search engines expect per hour, day or year.
function salaryOf({ rate_type, rate_min_cents, rate_max_cents, currency }: PublicGig): object {
  if (rate_type !== 'hourly' || (rate_min_cents === null && rate_max_cents === null)) return {}
  const units = 10 ** fractionDigits(currency)
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'HOUR',
    ...(rate_min_cents !== null && { minValue: rate_min_cents / units }),
    ...(rate_max_cents !== null && { maxValue: rate_max_cents / units }),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}
