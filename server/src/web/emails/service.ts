import { type ExampleMail, previewKinds } from '../../events/emails/preview-domain.ts'
import { previewContent } from '../../events/emails/preview-service.ts'
import { readUnsubscription, unsubscribe } from '../../events/emails/unsubscribe-service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { Html } from '../../platform/kernel/html.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/service.ts'
import { askToUnsubscribe, badUnsubscribeLink, unsubscribed } from './pages.ts'

type Write = <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>

/** Changes nothing: scanners of emails open every link. */
export function showUnsubscribe(ctx: Pick<ReadContext, 'secrets'>, query: URLSearchParams, url: string): PageAnswer {
  const found = readUnsubscription(ctx, query)
  return found ? { status: 200, page: askToUnsubscribe(found.kind, url) } : { status: 404, page: badUnsubscribeLink() }
}

/** Needs no one to be signed in. What it can turn off is signed. */
export function unsubscribeNow(write: Write, query: URLSearchParams): Promise<PageAnswer> {
  return write(async (ctx) => {
    const found = readUnsubscription(ctx, query)
    if (!found) return { status: 404, page: badUnsubscribeLink() }
    await unsubscribe(ctx, found)
    return { status: 200, page: unsubscribed(found.kind) }
  })
}

/** An example of an email. It may be framed by the console, and can do nothing there. */
export async function showPreview(
  ctx: ReadContext,
  session: Actor | null,
  name: string | undefined,
  security: ExampleMail,
  url: string,
): Promise<PageAnswer> {
  const kind = previewKinds.find((each) => each === name)
  if (!kind) throw notFound()
  if (!session) return { redirect: signInPath(url) }
  const { html } = await previewContent(ctx, session, kind, security)
  return { status: 200, page: new Html(html), headers: FRAMED }
}

const FRAMED = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-cache',
  vary: 'cookie',
}
