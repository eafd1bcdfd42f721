import { type Brand, imagePathOf } from '../../platform/kernel/brand.ts'
import { Html, html } from '../../platform/kernel/html.ts'
import type { Language } from '../../platform/kernel/languages.ts'
import { brandIcons, brandStyle } from '../../platform/kernel/page-parts.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { type ShownPage, webPage } from '../../platform/kernel/web-page.ts'
import { type ConsoleFiles, readConsoleFiles } from './files.ts'

/** The web application for people who are signed in. */
export interface Console {
  /** Null when the console has not been built. */
  files: ConsoleFiles | null
  /** The page that loads the application, which then shows what belongs to the address. */
  show(site: Site): ShownPage
}

export function createConsole(dir: string): Console {
  const files = readConsoleFiles(dir)
  const shown = new Map<Language, { brand: Brand; page: ShownPage }>()
  return {
    files,
    show(site) {
      const { language, brand } = site
      if (!files) return { status: 503, page: notBuilt(site), headers: perVisitor }
      const known = shown.get(language)
      // The brand is another object after each change.
      if (known?.brand === brand) return known.page
      const page = branded(files.pages[language], site)
      const answer = { status: 200, page, headers: { ...perVisitor, 'content-security-policy': POLICY } }
      shown.set(language, { brand, page: answer })
      return answer
    },
  }
}

/** At these addresses a visitor gets one page and someone who is signed in another, so only browsers may keep them. */
export const perVisitor = { 'cache-control': 'private, no-cache' } as const

// Nothing from elsewhere: pictures and fonts are files of this service too. `data:` is for icons in styles.
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

// The page of the build has a name and an icon for development.
function branded(page: string, site: Site): Html {
  const { name, look } = site.brand
  const logo = look?.logo
  const sign = html`<meta name="application-name" content="${name}">
    ${logo && html`<meta name="logo" content="${imagePathOf(logo)}" data-background="${logo.background}">`}`
  return new Html(
    page
      .replace(/<meta name="application-name"[^>]*>/, () => sign.text)
      .replace(/<link rel="icon"[^>]*>/, () => brandIcons(site).text)
      .replace('</head>', () => html`${brandStyle(site)}</head>`.text),
  )
}

function notBuilt(site: Site): Html {
  const { title, heading, text } = site.words.notBuilt
  return webPage(site, {
    title,
    card: html`<h1>${heading}</h1>
<p>${text(html`<code>npm start</code>`)}</p>`,
  })
}
