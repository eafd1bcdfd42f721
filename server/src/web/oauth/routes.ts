import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameOrigin } from '../../platform/access/session-cookie.ts'
import type { LibraryAnswer } from '../../platform/context.ts'
import { serveStatic } from '../../platform/docs/static-file.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import type { SignedInPerson } from '../../platform/kernel/actor.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import { signInPath } from '../sign-in/domain.ts'
import { isRecentlySignedIn } from '../sign-in/service.ts'
import {
  authorizationServerMetadata,
  endpoints,
  interactionPath,
  openIdConfiguration,
  protectedResourceMetadata,
  protectedResourcePath,
} from './metadata-service.ts'

export interface OAuthRoutesOptions {
  app: FastifyInstance
  paths: PathTable
  pages: Pages
  publicUrl: () => string
  isRegistrationOpen: boolean
  marketplace: () => string
  sessionOf: (request: FastifyRequest['raw']) => Promise<SignedInPerson | null>
  /** Answers a request from this network address, with pages in the language of the site. */
  listenerFor: (address: string, site: Site) => Promise<LibraryAnswer>
  refusalOf: (site: Site, error: string, description: string | null) => PageAnswer
  consent: { show(call: PageCall): Promise<PageAnswer>; decide(call: PageCall): Promise<PageAnswer> }
}

/** How apps are connected: the endpoints of OAuth 2.1, and the pages on which users decide. */
export function oauthRoutes(options: OAuthRoutesOptions): void {
  const { app, paths, pages, publicUrl, isRegistrationOpen, sessionOf, listenerFor, refusalOf, consent, marketplace } =
    options

  document('/.well-known/oauth-authorization-server', () =>
    authorizationServerMetadata(publicUrl(), isRegistrationOpen),
  )
  document('/.well-known/openid-configuration', () => openIdConfiguration(publicUrl(), isRegistrationOpen))
  document(protectedResourcePath, () => protectedResourceMetadata(publicUrl(), 'api', marketplace()))
  document(`${protectedResourcePath}/api`, () => protectedResourceMetadata(publicUrl(), 'api', marketplace()))
  document(`${protectedResourcePath}/mcp`, () => protectedResourceMetadata(publicUrl(), 'mcp', marketplace()))

  // Apps get these answers too, so that nothing is read for a language.
  const answer = (request: FastifyRequest) => listenerFor(request.ip, pages.siteFor(request, null))
  pages.delegate('GET', endpoints.authorization, answer)
  pages.delegate('GET', `${endpoints.authorization}/:uid`, answer)
  pages.delegate('GET', endpoints.jwks, answer)
  pages.delegate('POST', endpoints.token, answer)
  pages.delegate('POST', endpoints.revocation, answer)
  pages.delegate('POST', endpoints.device_authorization, answer)
  pages.delegate('GET', endpoints.code_verification, forSignedIn)
  pages.delegate('POST', endpoints.code_verification, forSignedIn)
  pages.delegate('GET', `${endpoints.code_verification}/:uid`, answer)
  if (isRegistrationOpen) pages.delegate('POST', endpoints.registration, answer)

  pages.page(`${interactionPath}/:uid`, (call) => consent.show(call))
  pages.form(`${interactionPath}/:uid`, (call) => consent.decide(call))

  // A code is tied to a sign-in when it is typed, so the sign-in comes first.
  async function forSignedIn(request: FastifyRequest): Promise<PageAnswer | LibraryAnswer> {
    if (request.method === 'POST' && !isSameOrigin(request, publicUrl())) {
      return refusalOf(pages.siteFor(request, null), 'cross_site', null)
    }
    const session = await sessionOf(request.raw)
    const site = pages.siteFor(request, session)
    if (session?.suspension) return refusalOf(site, 'user_suspended', session.suspension.reason)
    if (session && isRecentlySignedIn(session)) return listenerFor(request.ip, site)
    return { redirect: signInPath(request.method === 'GET' ? request.url : endpoints.code_verification) }
  }

  function document(path: string, make: () => object): void {
    paths.add('GET', path)
    const file = { type: 'application/json', maxAgeSeconds: 300, make: () => JSON.stringify(make()) }
    app.get(path, serveStatic({ ...file, revision: marketplace }))
  }
}
