import { type BrandLogo, type BrandLook, defaultBrand, imagePathOf, stylePathOf } from './brand.ts'
import { type Html, html } from './html.ts'
import { type Language, languageNames } from './languages.ts'
import type { Site } from './site.ts'

// What all pages have in common.

/** What the head of every page loads. */
export function brandHead(site: Site): Html {
  return html`${brandIcons(site)}
    <link rel="stylesheet" href="/pages/page.css">
    ${brandStyle(site)}
    <script src="/pages/theme.js"></script>`
}

/** The icons for tabs and home screens. */
export function brandIcons({ brand: { look } }: Site): Html {
  const icon = look
    ? html`<link rel="icon" href="${imagePathOf(look.smallIcon)}" type="image/png">
    <link rel="apple-touch-icon" href="${imagePathOf(look.icon)}">`
    : html`<link rel="icon" href="/pages/icon.svg" type="image/svg+xml">`
  return html`${icon}
    <link rel="manifest" href="/manifest.webmanifest">`
}

/** The colors and the font, after a page's own style; null if the brand changes nothing in it. */
export function brandStyle({ brand }: Site): Html | null {
  const style = stylePathOf(brand)
  return style === null ? null : html`<link rel="stylesheet" href="${style}">`
}

/** The title of a page in tabs, search results and link previews. */
export function pageTitle({ brand }: Site, title: string): string {
  return `${title} · ${brand.name}`
}

/** The marketplace's logo, or else its icon and name, with a link to the first page. */
export function brandLink({ brand: { name, look } }: Site): Html {
  const mark = look?.logo ? logoImage(name, look.logo) : html`${look && iconImage(look)}<span>${name}</span>`
  return html`<a class="brand" href="/">${mark}</a>`
}

function logoImage(name: string, logo: BrandLogo): Html {
  const { width, height, background } = logo
  return html`<img class="logo on-${background}" src="${imagePathOf(logo)}" width="${width}" height="${height}" alt="${name}">`
}

function iconImage({ smallIcon }: BrandLook): Html {
  return html`<img class="icon" src="${imagePathOf(smallIcon)}" width="24" height="24" alt="">`
}

/** How to reach the operators, and what they have to publish; null if they haven't set any of it. */
export function legalLinks(site: Site): Html | null {
  const { brand, words } = site
  const { layout } = words
  const { support, terms, privacy, imprint, label } = layout.legal
  const links = [
    [brand.support_email && `mailto:${brand.support_email}`, support],
    [termsLinkOf(site), terms],
    [brand.privacy_url, privacy],
    [brand.imprint_url, imprint],
  ].filter(([url]) => url !== null)
  if (links.length === 0) return null
  return html`<nav aria-label="${label}">${links.map(([url, text]) => html`<a href="${url}">${text}</a>`)}</nav>`
}

/** What the marketplace runs on, unless that's its name. */
export function poweredBy({ brand, words }: Site): string | null {
  return brand.powered_by && brand.name !== defaultBrand.name ? words.layout.poweredBy : null
}

/** Links to the same page in other languages; null if there's only one. */
export function languageLinks({ languages: { offered }, language, words }: Site, path: string): Html | null {
  if (offered.length < 2) return null
  return html`<nav aria-label="${words.layout.languages}" data-without-token>${offered.map(
    (each) =>
      html`<a href="${withLanguage(path, each)}" lang="${each}" hreflang="${each}"${each === language && html` aria-current="true"`}>${languageNames[each]}</a>`,
  )}</nav>`
}

/** The address at which search engines know a page in each language. The default language needs no parameter. */
export function localizedUrls({ publicUrl, languages: { default: fallback, offered } }: Site, path: string) {
  return offered.map((language) => ({
    language,
    url: publicUrl + (language === fallback ? path : withLanguage(path, language)),
  }))
}

/** The path of a page in a language, whatever the reader has chosen before. */
function withLanguage(path: string, language: Language): string {
  const [pathname, query] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set(LANGUAGE_PARAMETER, language)
  return `${pathname}?${parameters}`
}

export const LANGUAGE_PARAMETER = 'lang'

/** Where people find the terms of use: here, or else where the brand says; null if there are none. */
export function termsLinkOf({ terms, brand }: Pick<Site, 'terms' | 'brand'>): string | null {
  return terms.versions.length > 0 ? '/terms' : brand.terms_url
}
