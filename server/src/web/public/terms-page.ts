import type { TermsVersion } from '../../people/terms-of-use/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { signInPath } from '../sign-in/domain.ts'
import { formattedAlone } from './formatted.ts'
import { publicPage } from './layout.ts'

/** Who is reading a version of the terms. */
export interface TermsReader {
  isSignedIn: boolean
  acceptedAt: Instant | null
}

export function termsPage(site: Site, version: TermsVersion, reader: TermsReader): Html {
  const { terms } = site.words
  const { status, text, summary, effective_at } = version
  const isInForce = status === 'in_force'
  const path = pathOf(version)
  return publicPage(site, {
    title: terms.title,
    description: terms.description(site.brand.name),
    canonical: isInForce ? '/terms' : path,
    returnTo: path,
    isIndexed: isInForce,
    isSignedIn: reader.isSignedIn,
    main: html`<div class="wrap detail">
  <div class="detail-head"><h1>${terms.title}</h1><p class="meta"><span>${terms.status[status](version.version, site.formats.day(effective_at))}</span></p></div>
  <aside class="card facts-card">${stepsFor(site, version, reader)}</aside>
  <div class="detail-body">
    ${summary !== null && html`<section aria-labelledby="changes"><h2 id="changes">${terms.changes}</h2>${formattedAlone(summary)}</section>`}
    ${text !== null && html`<section aria-labelledby="text"><h2 id="text">${terms.text}</h2>${formattedAlone(text)}</section>`}
  </div>
</div>`,
  })
}

/** What the reader can do: read the text elsewhere, accept it, or go to the version that counts. */
function stepsFor({ words: { terms }, formats }: Site, version: TermsVersion, reader: TermsReader): Html {
  const { status, external_url } = version
  const { isSignedIn, acceptedAt } = reader
  const isCurrent = status === 'in_force' || status === 'planned'
  const toSignIn = (text: string) => html`<a href="${signInPath(pathOf(version))}">${text}</a>`
  return html`${external_url !== null && html`<p><a class="button plain" href="${external_url}" rel="noopener">${terms.elsewhere}</a></p>`}
    ${acceptedAt !== null && html`<p class="note good">${terms.accepted(formats.day(acceptedAt))}</p>`}
    ${isCurrent && isSignedIn && acceptedAt === null && html`<form method="post" action="/terms/accept"><input type="hidden" name="terms_version" value="${version.version}"><p>${terms.why}</p><button>${terms.accept}</button></form>`}
    ${isCurrent && !isSignedIn && html`<p>${terms.signIn(toSignIn)}</p>`}
    ${!isCurrent && html`<p><a href="/terms">${terms.current}</a></p>`}`
}

function pathOf({ version }: TermsVersion): string {
  return `/terms/${version}`
}
