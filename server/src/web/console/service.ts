import { Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { type ShownPage, webPage } from '../../platform/kernel/web-page.ts'
import { type ConsoleFiles, readConsoleFiles } from './files.ts'

/** The web application for people who are signed in. */
export interface Console {
  /** Null when the console has not been built. */
  files: ConsoleFiles | null
  /** The page that loads the application, which then shows what belongs to the address. */
  show(): ShownPage
}

export function createConsole(dir: string): Console {
  const files = readConsoleFiles(dir)
  const shown: ShownPage = files
    ? { status: 200, page: named(files.index), headers: { ...perVisitor, 'content-security-policy': POLICY } }
    : { status: 503, page: notBuilt(), headers: perVisitor }
  return { files, show: () => shown }
}

/** At these addresses a visitor gets one page and someone who is signed in another, so no cache may mix them up. */
export const perVisitor = { 'cache-control': 'private, no-cache', vary: 'cookie' } as const

// Nothing from elsewhere: pictures and fonts are files of this service too. `data:` is for icons in styles.
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

// The page of the build has a name for development.
function named(index: string): Html {
  const name = html`<meta name="application-name" content="${MARKETPLACE_NAME}"`.text
  return new Html(index.replace(/<meta name="application-name" content="[^"]*"/, () => name))
}

function notBuilt(): Html {
  return webPage({
    title: 'Not built',
    card: html`<h1>The console hasn’t been built</h1>
<p>This service was started without its web application. Start it with <code>npm start</code>, which builds it.</p>`,
  })
}
