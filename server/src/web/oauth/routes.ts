import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameOrigin } from '../../platform/access/session-cookie.ts'
import type { LibraryAnswer } from '../../platform/context.ts'
import { serveStatic } from '../../platform/docs/static-file.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import { isRecentlySignedIn, signInPath } from '../sign-in/service.ts'
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
  sessionOf: (request: FastifyRequest['raw']) => Promise<Actor | null>
  /** Answers a request from this network address. */
  listenerFor: (address: string) => Promise<LibraryAnswer>
  refusalOf: (error: string, description: string | null) => PageAnswer
  consent: { show(call: PageCall): Promise<PageAnswer>; decide(call: PageCall): Promise<PageAnswer> }
}

/** How apps are connected: the endpoints of OAuth 2.1, and the pages on which users decide. */
export function oauthRoutes(options: OAuthRoutesOptions): void {
  const { app, paths, pages, publicUrl, isRegistrationOpen, sessionOf, listenerFor, refusalOf, consent } = options

  document('/.well-known/oauth-authorization-server', () =>
    authorizationServerMetadata(publicUrl(), isRegistrationOpen),
  )
  document('/.well-known/openid-configuration', () => openIdConfiguration(publicUrl(), isRegistrationOpen))
  document(protectedResourcePath, () => protectedResourceMetadata(publicUrl(), 'api'))
  document(`${protectedResourcePath}/api`, () => protectedResourceMetadata(publicUrl(), 'api'))
  document(`${protectedResourcePath}/mcp`, () => protectedResourceMetadata(publicUrl(), 'mcp'))

  const answer = (request: FastifyRequest) => listenerFor(request.ip)
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
    if (request.method === 'POST' && !isSameOrigin(request, publicUrl())) return refusalOf('cross_site', null)
    const session = await sessionOf(request.raw)
    if (session?.suspension) return refusalOf('user_suspended', session.suspension.reason)
    if (session && isRecentlySignedIn(session)) return answer(request)
    return { redirect: signInPath(request.method === 'GET' ? request.url : endpoints.code_verification) }
  }

  function document(path: string, make: () => object): void {
    paths.add('GET', path)
    app.get(path, serveStatic({ type: 'application/json', maxAgeSeconds: 300, make: () => JSON.stringify(make()) }))
  }
}
