import { type OtherMails, previewKinds } from '../../events/emails/preview-domain.ts'
import { previewContent } from '../../events/emails/preview-service.ts'
import { readUnsubscription, unsubscribe } from '../../events/emails/unsubscribe-service.ts'
import type { PageVisit, ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { Html } from '../../platform/kernel/html.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/domain.ts'
import { askToUnsubscribe, badUnsubscribeLink, unsubscribed } from './pages.ts'

type Write = <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>

/** Changes nothing: scanners of emails open every link. */
export function showUnsubscribe(
  ctx: Pick<ReadContext, 'secrets'>,
  { site, query, url }: Pick<PageVisit, 'site' | 'query' | 'url'>,
): PageAnswer {
  const found = readUnsubscription(ctx, query)
  return found
    ? { status: 200, page: askToUnsubscribe(site, found.kind, url) }
    : { status: 404, page: badUnsubscribeLink(site) }
}

/** Needs no one to be signed in. What it can turn off is signed. */
export function unsubscribeNow({
  site,
  query,
  write,
}: Pick<PageVisit, 'site' | 'query'> & { write: Write }): Promise<PageAnswer> {
  return write(async (ctx) => {
    const found = readUnsubscription(ctx, query)
    if (!found) return { status: 404, page: badUnsubscribeLink(site) }
    await unsubscribe(ctx, found)
    return { status: 200, page: unsubscribed(site, found.kind) }
  })
}

/** An example of an email. It may be framed by the console, and can do nothing there. */
export async function showPreview(
  ctx: ReadContext,
  session: Actor | null,
  name: string | undefined,
  otherMails: OtherMails,
  url: string,
): Promise<PageAnswer> {
  const kind = previewKinds.find((each) => each === name)
  if (!kind) throw notFound()
  if (!session) return { redirect: signInPath(url) }
  const { html } = await previewContent(ctx, session, kind, otherMails)
  return { status: 200, page: new Html(html), headers: FRAMED }
}

const FRAMED = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-cache',
}
