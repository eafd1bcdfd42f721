import { IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { RateLimits } from '../access/rate-limit.ts'
import { browserOf, isSameOrigin, type SessionCookie } from '../access/session-cookie.ts'
import type { LibraryAnswer, ListedPage, PageVisit, ReadContext, RunCurrent, WriteContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'
import { decodeCursor, encodeCursor } from '../http/cursors.ts'
import { ANONYMOUS_BODY_MAX_BYTES } from '../http/envelope.ts'
import type { PathTable } from '../http/path-table.ts'
import type { ReadLane, ReadLanes } from '../http/read-lane.ts'
import { pathOf, queryOf } from '../http/request-url.ts'
import type { SignedInPerson } from '../kernel/actor.ts'
import type { Browser } from '../kernel/browser.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { Refusal } from '../kernel/errors.ts'
import type { Page, PageRequest } from '../kernel/pages.ts'
import { type Site, siteIn } from '../kernel/site.ts'
import { languageHeaders, type PageAnswer, PageProblem, pageHeaders } from '../kernel/web-page.ts'
import { networkOf } from '../network.ts'
import type { Secrets } from '../secrets.ts'
import { languageCookie, languageOf } from './page-language.ts'
import { problemPage } from './problem-page.ts'

export interface PageOptions {
  app: FastifyInstance
  paths: PathTable
  context: Omit<WriteContext, 'db'> & { db: Database }
  queue: FairQueue
  lanes: ReadLanes
  runCurrent: RunCurrent
  secrets: Secrets
  limits: RateLimits
  cookie: SessionCookie
  publicUrl: () => string
  /** Reads the sandbox clock's offset, since visitors have no credential lookup that would bring it. */
  refreshClock: () => Promise<void>
  /** The person signed in with the request's browser; null if no one is. */
  sessionOf: (request: IncomingMessage) => Promise<SignedInPerson | null>
  /** What a browser gets for an address that doesn't exist. */
  notFoundPage: (call: PageCall) => PageAnswer
}

/** A page request or a submitted form. */
export interface PageCall extends PageVisit {
  form: Partial<Record<string, string>>
  session: SignedInPerson | null
  browser: Browser
  raw: { req: IncomingMessage; res: ServerResponse }
  /** Runs a use case in a transaction. */
  write<T>(work: (ctx: WriteContext) => Promise<T>): Promise<T>
}

/** The ways to declare the service's pages, which people open in a browser. */
export type Pages = ReturnType<typeof createPages>

export function createPages(options: PageOptions) {
  const { app, paths, context, queue, limits, cookie, publicUrl, sessionOf } = options
  const { lanes, runCurrent, secrets, refreshClock, notFoundPage } = options

  function route(
    method: 'GET' | 'POST',
    path: string,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    { takesAnyBody = false } = {},
  ): void {
    // An application handles the paths within its section itself.
    if (!path.endsWith('*')) paths.add(method, path)
    app.register(async (scope) => {
      // A form contains only strings; JSON could contain anything.
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      if (takesAnyBody)
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))
      scope.route({
        method,
        url: path,
        bodyLimit: ANONYMOUS_BODY_MAX_BYTES,
        config: { readsAnyContentType: true },
        async onRequest(request, reply) {
          countVisit(request, reply)
        },
        handler: handle,
      })
    })
  }

  /** `forPrograms` responds to requests that don't ask for HTML. */
  function page(
    path: string,
    run: (call: PageCall) => Promise<PageAnswer>,
    { forPrograms }: { forPrograms?: RouteHandlerMethod } = {},
  ): void {
    route('GET', path, async (request, reply) => {
      if (forPrograms && !request.headers.accept?.includes('text/html')) return forPrograms.call(app, request, reply)
      const target = redirectToPublicUrl(request)
      if (target) return reply.redirect(target, 302)
      const call = await callOf(request, reply)
      const answer = run(call).catch((error) =>
        isNotFound(error) ? notFoundPage(call) : problemPage(call.site, error),
      )
      return showIn(call.site, request, reply, await answer)
    })
  }

  /** Responds to a browser that requests an address without a route. */
  async function showNotFound(request: FastifyRequest, reply: FastifyReply) {
    countVisit(request, reply)
    const call = await callOf(request, reply)
    return showIn(call.site, request, reply, notFoundPage(call))
  }

  /** A form submitted from this service's pages. With `fromAnywhere`, other programs can send it too, with any body. */
  function form(
    path: string,
    run: (call: PageCall) => Promise<PageAnswer>,
    { fromAnywhere = false }: { fromAnywhere?: boolean } = {},
  ): void {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!fromAnywhere && !isSameOrigin(request, publicUrl())) {
        const site = siteFor(request, null)
        return showIn(site, request, reply, problemPage(site, new PageProblem(403, site.words.problems.crossSite)))
      }
      const call = await callOf(request, reply)
      const answer = runForm(call, run).catch((error) => problemPage(call.site, error))
      return showIn(call.site, request, reply, await answer)
    }
    route('POST', path, answer, { takesAnyBody: fromAnywhere })
  }

  async function runForm(call: PageCall, run: (call: PageCall) => Promise<PageAnswer>): Promise<PageAnswer> {
    // PostgreSQL cannot store NUL.
    const isStorable = Object.values(call.form).every((text) => !text?.includes('\0'))
    if (!isStorable) throw new PageProblem(422, call.site.words.problems.badCharacters)
    return run(call)
  }

  /**
   * Requests that a library answers itself, unless `choose` returns a page. The body has arrived by then, within the usual
   * limits; only the headers common to all responses are set here.
   */
  function delegate(
    method: 'GET' | 'POST',
    path: string,
    choose: (request: FastifyRequest) => Promise<PageAnswer | LibraryAnswer>,
  ): void {
    paths.add(method, path)
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.route({
        method,
        url: path,
        bodyLimit: ANONYMOUS_BODY_MAX_BYTES,
        config: { readsAnyContentType: true },
        async onRequest(request, reply) {
          const target = method === 'GET' && redirectToPublicUrl(request)
          if (target) return reply.redirect(target, 302)
          countVisit(request, reply)
        },
        async handler(request, reply) {
          const answer = await choose(request)
          if (typeof answer !== 'function') return show(reply, answer)
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
          answer(withUnreadBody(request), reply.raw)
        },
      })
    })
  }

  function countVisit(request: FastifyRequest, reply: FastifyReply): void {
    const network = networkOf(request.ip)
    limits.count(reply, network, network)
  }

  /** The marketplace in the language of whoever opens a page, who may be signed in. */
  function siteFor(request: FastifyRequest, person: SignedInPerson | null): Site {
    return siteIn(languageOf(request, person, context.settings.languages), context.settings)
  }

  async function callOf(request: FastifyRequest, reply: FastifyReply): Promise<PageCall> {
    const body = request.body as PageCall['form'] | undefined
    const network = networkOf(request.ip)
    const [session] = await Promise.all([sessionOf(request.raw), refreshClock()])
    // Processing a deadline is a write, so it waits its turn among the writes.
    const read = <T>(work: (ctx: ReadContext) => Promise<T>, lane?: ReadLane) =>
      runCurrent(
        (clock) => {
          const run = () => work({ ...context, clock, db: lane?.db ?? context.db })
          return lane ? lane.queue.run(network, run) : run()
        },
        (settle) => queue.run(network, settle),
      )
    return {
      site: siteFor(request, session),
      query: new URLSearchParams(queryOf(request.url) ?? ''),
      form: body ?? {},
      session,
      browser: browserOf(request, cookie),
      raw: { req: request.raw, res: reply.raw },
      params: request.params as PageCall['params'],
      url: request.url,
      now: context.clock.now(),
      read: (work) => read(work),
      readMany: (work) => read(work, lanes.quick),
      list: (options, work) =>
        listPage(request, options, (page) => read((ctx) => work(ctx, page), options.isSlow ? lanes.slow : lanes.quick)),
      write: (work) => queue.run(network, () => context.db.transaction((db) => work({ ...context, db }))),
    }
  }

  async function listPage<Row>(
    request: FastifyRequest,
    { filters, limit }: { filters: object; limit: number },
    run: (page: PageRequest) => Promise<Page<Row>>,
  ): Promise<ListedPage<Row>> {
    const [path, query] = [pathOf(request.url), new URLSearchParams(queryOf(request.url) ?? '')]
    const binding = `${path}\nvisitor\n${canonicalJson(filters)}`
    const after = placeIn(query.get('cursor'), binding)
    const { rows, next } = await run({ limit, after })
    if (next) query.set('cursor', encodeCursor(secrets, next, binding))
    return { rows, nextUrl: next && `${path}?${query}`, isFirst: after === null }
  }

  // A link whose cursor is no longer valid leads to the first page.
  function placeIn(cursor: string | null, binding: string): readonly string[] | null {
    try {
      return cursor === null ? null : decodeCursor(secrets, cursor, binding)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  /** Responds with a page in a language, which the browser remembers if it was chosen with the address. */
  function showIn(site: Site, request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
    if ('page' in answer && answer.isForPrograms) return show(reply, answer)
    const chosen = languageCookie(request, site.languages, publicUrl().startsWith('https:'))
    if (chosen !== null) reply.header('set-cookie', chosen)
    return show(reply.headers(languageHeaders(site)), answer)
  }

  function show(reply: FastifyReply, answer: PageAnswer) {
    // The API is open to programs from any origin; pages are for people, and no other site may read them.
    reply.removeHeader('access-control-allow-origin')
    if ('redirect' in answer) {
      if (answer.sessionSecret !== undefined) reply.header('set-cookie', cookie.setTo(answer.sessionSecret))
      if (answer.setCookie !== undefined) reply.header('set-cookie', answer.setCookie)
      return reply.redirect(answer.redirect, 303)
    }
    return reply.code(answer.status).headers(pageHeaders(answer)).send(answer.page.text)
  }

  // Passkeys and cookies belong to a host name, so those of localhost would not work on a page at 127.0.0.1.
  function redirectToPublicUrl(request: FastifyRequest): string | null {
    const { host, hostname } = new URL(publicUrl())
    const isLoopback = hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
    return isLoopback && request.headers.host !== host ? `${publicUrl()}${request.url}` : null
  }

  return { page, form, delegate, showNotFound, siteFor }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NOT_FOUND'
}

/** The same request, for a library that reads the body itself. */
function withUnreadBody({ raw, body }: FastifyRequest): IncomingMessage {
  const { method, url, headers, httpVersion, httpVersionMajor, httpVersionMinor } = raw
  const unread = new IncomingMessage(raw.socket)
  Object.assign(unread, { method, url, headers, httpVersion, httpVersionMajor, httpVersionMinor, complete: true })
  if (body instanceof Buffer) unread.push(body)
  unread.push(null)
  return unread
}

const FORM = 'application/x-www-form-urlencoded'
