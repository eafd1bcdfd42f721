import { Html, html } from '../../platform/kernel/html.ts'
import { type PageAnswer, type ShownPage, webPage } from '../../platform/kernel/web-page.ts'
import { type ConsoleFiles, readConsoleFiles } from './files.ts'

/** The web application for people who are signed in. */
export interface Console {
  /** Null when the console has not been built. */
  files: ConsoleFiles | null
  /** The page that loads the application, which then shows what belongs to the address. */
  show(): PageAnswer
}

export function createConsole(dir: string): Console {
  const files = readConsoleFiles(dir)
  const shown: ShownPage = files
    ? { status: 200, page: new Html(files.index), headers: { ...perVisitor, 'content-security-policy': POLICY } }
    : { status: 503, page: notBuilt(), headers: perVisitor }
  return { files, show: () => shown }
}

/** At these addresses a visitor gets one page and somebody who is signed in another, so no cache may mix them up. */
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

function notBuilt(): Html {
  return webPage({
    title: 'Not built',
    card: html`<h1>The console is not built</h1>
<p>This service was started without its web application. Start it with <code>npm start</code>, which builds it.</p>`,
  })
}
