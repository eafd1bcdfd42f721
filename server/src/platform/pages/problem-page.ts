import { statusOf } from '../http/envelope.ts'
import { Refusal } from '../kernel/errors.ts'
import { html } from '../kernel/html.ts'
import { problemText } from '../kernel/problem-text.ts'
import type { Site } from '../kernel/site.ts'
import { PageProblem, type ShownPage, webPage } from '../kernel/web-page.ts'

/** A page that says what went wrong; errors that aren't about the request are rethrown. */
export function problemPage(site: Site, error: unknown): ShownPage {
  const { problems } = site.words
  if (error instanceof PageProblem) return shown(error.status, problems.title, error.message)
  if (!(error instanceof Refusal)) throw error
  const title = error.code === 'INTERNAL_ERROR' ? problems.busyTitle : problems.title
  return shown(statusOf(error), title, problemText(site, error))

  function shown(status: number, title: string, text: string): ShownPage {
    const card = html`<h1>${title}</h1><p>${text}</p><p><a href="/">${problems.home}</a></p>`
    return { status, page: webPage(site, { title, card }) }
  }
}
