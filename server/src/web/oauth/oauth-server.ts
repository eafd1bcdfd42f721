import type { IncomingMessage } from 'node:http'
import type { Client, Context, Interaction, Provider } from 'oidc-provider'
import type { Logger } from 'pino'
import { CONNECTION_MAX_DAYS } from '../../people/apps/domain.ts'
import { claimsOf } from '../../people/apps/person-service.ts'
import { descriptionProblem } from '../../people/apps/service.ts'
import type { SigningKey } from '../../people/apps/signing-key-domain.ts'
import { findSigningKeys, privateJwkOf } from '../../people/apps/signing-key-service.ts'
import { createOAuthObjects } from '../../people/apps/token-service.ts'
import type { LibraryAnswer, WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Actor, scopes as allScopes, appScopes } from '../../platform/kernel/actor.ts'
import { Refusal } from '../../platform/kernel/errors.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { decodeId, encodeId, newId } from '../../platform/kernel/ids.ts'
import { nearestNames } from '../../platform/kernel/nearest.ts'
import { openIdScopes } from '../../platform/kernel/openid-scopes.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { languageHeaders, type PageAnswer, pageHeaders } from '../../platform/kernel/web-page.ts'
import { networkOf } from '../../platform/network.ts'
import { hashToken } from '../../platform/token.ts'
import { createAdapter } from './adapter.ts'
import { appNameOf } from './consent.ts'
import type { Descriptions } from './descriptions.ts'
import {
  authMethods,
  CLI_CLIENT_ID,
  claimsOfScope,
  DEVICE_GRANT,
  endpoints,
  ID_TOKEN_ALGORITHM,
  interactionPath,
  openIdScopesAt,
  resourceNames,
  resourceUrl,
} from './metadata-service.ts'
import { askForUserCode, deviceConnected, failurePage } from './pages.ts'

export interface OAuthOptions {
  context: Omit<WriteContext, 'db'> & { db: Database }
  log: Logger
  publicUrl: () => string
  isRegistrationOpen: boolean
  /** The person who is signed in with the browser of a request; null for no one. */
  sessionOf: (request: IncomingMessage) => Promise<Actor | null>
  descriptions: Descriptions
}

/** The authorization server: oidc-provider, with its state in our database and our own pages. */
export interface OAuthServer {
  provider(): Promise<Provider>
  /** Answers a request to one of its endpoints. `address` is the network address of the caller; pages are those of the site. */
  listenerFor(address: string, site: Site): Promise<LibraryAnswer>
  /** The answer to a request that oidc-provider must not get. */
  refusalOf(site: Site, error: string, description: string | null): PageAnswer
}

export function createOAuthServer(options: OAuthOptions): OAuthServer {
  // Created with the first request, because the public URL may be known only once the service listens; and again when the
  // keys of ID tokens change, because it gets them when it is created.
  let current: { keyIds: string; provider: Promise<Provider> } | null = null
  // Known when a request arrives, and needed once the library shows a page.
  const sites = new WeakMap<IncomingMessage, Site>()
  async function provider(): Promise<Provider> {
    const { db, secrets } = options.context
    const keys = await findSigningKeys(db, secrets)
    const keyIds = keys.map(({ id }) => id).join()
    if (current?.keyIds !== keyIds) {
      const created = { keyIds, provider: createProvider({ ...options, sites }, keys) }
      current = created
      created.provider.catch(() => {
        if (current === created) current = null
      })
    }
    return current.provider
  }

  return {
    provider,
    async listenerFor(address, site) {
      const listen = (await provider()).callback()
      const { host, protocol, pathname } = new URL(options.publicUrl())
      return (req, res) => {
        // oidc-provider makes its URLs from these headers, so a caller must not choose them.
        req.headers['x-forwarded-host'] = host
        req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
        req.headers['x-forwarded-for'] = address
        if (req.url) req.url = renameUserCode(req.url)
        Object.assign(req, { originalUrl: pathname.replace(/\/$/, '') + (req.url ?? '') })
        sites.set(req, site)
        for (const [name, value] of Object.entries(pageHeaders()))
          if (name !== 'content-type') res.setHeader(name, value)
        return listen(req, res)
      }
    },
    refusalOf: (site, error, description) => ({
      status: 403,
      page: failurePage(site, error, description),
      headers: languageHeaders(site),
    }),
  }
}

async function createProvider(
  options: OAuthOptions & { sites: WeakMap<IncomingMessage, Site> },
  keys: readonly SigningKey[],
): Promise<Provider> {
  const { context, log, publicUrl, sessionOf, descriptions, isRegistrationOpen, sites } = options
  const { Provider, errors, interactionPolicy } = await loadQuietly()
  const issuer = publicUrl()
  const resources = new Map(resourceNames.map((name) => [resourceUrl(issuer, name), name]))

  const policy = interactionPolicy.base()
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('other_session', 'sign-in is required', 'login_required', async (ctx) => {
      const { accountId } = ctx.oidc.session ?? {}
      return accountId !== undefined && (await userIdOf(ctx.req)) !== accountId
    }),
  )

  async function userIdOf(req: IncomingMessage): Promise<string | null> {
    const session = await sessionOf(req)
    return session && encodeId('usr', session.userId)
  }

  // The status is set by oidc-provider.
  function showPage(ctx: Context, pageIn: (site: Site) => Html): void {
    const site = sites.get(ctx.req)
    if (!site) throw new Error('The request didn’t come through `listenerFor`.')
    ctx.set(languageHeaders(site))
    ctx.body = pageIn(site).text
    ctx.type = 'html'
  }

  function requireKnownScopes({ oidc: { params } }: Context): void {
    const [wrong] = (params?.scope ?? '').split(' ').filter((scope) => scope && !allowedScopes.includes(scope))
    if (wrong !== undefined) throw new errors.InvalidScope(scopeProblem(wrong), wrong)
  }

  const provider = new Provider(issuer, {
    adapter: createAdapter({
      context,
      objects: createOAuthObjects(context.db, context.secrets),
      isSignOut: () => Provider.ctx?.oidc.route === 'revocation',
      errors,
    }),
    clients: [builtInCli],
    clientDefaults: {
      // With this type, http is for loopback addresses only, and there with any port (RFC 8252).
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      id_token_signed_response_alg: ID_TOKEN_ALGORITHM,
    },
    clientAuthMethods: authMethods,
    clientBasedCORS: () => true,
    clockTolerance: 0,
    cookies: {
      names: { session: 'parley_oauth', interaction: 'parley_oauth_interaction', resume: 'parley_oauth_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    // The first one signs.
    jwks: { keys: keys.map((key) => privateJwkOf(key, context.secrets)) },
    scopes: ['openid'],
    claims: claimsOfScope,
    responseTypes: ['code'],
    routes: endpoints,
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    expiresWithSession: async () => false,
    issueRefreshToken: async (_ctx: Context, client: Client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    // Each authorization asks the user again.
    loadExistingGrant: async (ctx: Context) => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId)
    },
    findAccount: async (_ctx: Context, id: string, token?: { grantId?: string }) => ({
      accountId: id,
      async claims(): Promise<object> {
        const connection = decodeId('cap', token?.grantId ?? '')
        return connection ? claimsOf(context.db, connection, openIdScopes, issuer) : { sub: id }
      },
    }),
    interactions: { policy, url: async (_ctx: Context, { uid }: Interaction) => `${interactionPath}/${uid}` },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      DeviceCode: 600,
      Grant: CONNECTION_SECONDS,
      IdToken: 3_600,
      Interaction: 1_800,
      Session: 1_800,
      RefreshToken: (_ctx: Context, token: { totalLifetime(): number }) =>
        Math.max(1, Math.min(REFRESH_TOKEN_IDLE_SECONDS, CONNECTION_SECONDS - token.totalLifetime())),
    },
    // `allowFetch` has just read it.
    fetch: async (url: string | URL) => new Response(await descriptions.get(String(url), networkFrom(Provider.ctx))),
    renderError: (ctx: Context, { error, error_description }: Record<string, string>) =>
      showPage(ctx, (site) =>
        // What the library says is for the app's developer.
        failurePage(
          site,
          error ?? 'server_error',
          error_description ? html`<span lang="en">${error_description}</span>` : null,
        ),
      ),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx: Context, client: Client, token: { clientId: string }) =>
          token.clientId === client.clientId,
      },
      registration: {
        enabled: isRegistrationOpen,
        idFactory: () => encodeId('oap', newId<'oap'>()),
        issueRegistrationAccessToken: false,
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        // The description is read here, because a failure in `fetch` would be answered with `invalid_client`, as if the app
        // did not exist.
        allowFetch: async (ctx: Context | undefined, url: string) => {
          try {
            await descriptions.get(url, networkFrom(ctx))
            return true
          } catch (error) {
            if (!(error instanceof Refusal)) return true
            ctx?.set({ 'retry-after': String(RETRY_SECONDS) })
            throw Object.assign(new errors.TemporarilyUnavailable(error.message), { status: 503, statusCode: 503 })
          }
        },
        allowClient: async (_ctx: Context, client: Client) => hasValidDescription(client),
      },
      deviceFlow: {
        enabled: true,
        charset: 'base-20',
        mask: '****-****',
        deviceInfo: (ctx: Context) => ({
          address: ctx.get('x-forwarded-for'),
          userAgent: ctx.get('user-agent').slice(0, 300),
        }),
        userCodeInputSource: async (ctx: Context, _form: string, _out: unknown, error?: Error) => {
          const { session } = ctx.oidc
          if (error && session?.exp === undefined) {
            // The browser did not send the cookie of the form, so there is nothing to continue with, and nothing to store.
            await session?.destroy()
            return showPage(ctx, (site) => failurePage(site, 'invalid_request', site.words.oauth.expired))
          }
          const shown = { secret: session?.state?.secret ?? '', code: codeToShow(ctx), error }
          showPage(ctx, (site) => askForUserCode(site, shown))
        },
        // Never shown: the form confirms the code at once, because the consent page shows it with the app and where it asks from.
        userCodeConfirmSource: (ctx: Context) => showPage(ctx, (site) => failurePage(site, 'invalid_request', null)),
        successSource: (ctx: Context) => showPage(ctx, (site) => deviceConnected(site, ctx.oidc.client?.clientName)),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_ctx: Context, _client: Client, oneOf?: string[]) =>
          oneOf ?? resourceUrl(issuer, 'api'),
        useGrantedResource: async () => true,
        getResourceServerInfo: async (ctx: Context, resource: string) => {
          const name = resources.get(resource)
          if (name === undefined) throw new errors.InvalidTarget('this service has no such resource')
          requireKnownScopes(ctx)
          const scope = [...openIdScopesAt(name), ...appScopes].join(' ')
          return { scope, audience: resource, accessTokenFormat: 'opaque' }
        },
      },
    },
  })

  // Only hashes of secrets are stored.
  provider.Client.prototype.compareClientSecret = function compareClientSecret(this: Client, given: string) {
    return hashToken(given) === this.clientSecret
  }
  provider.proxy = true
  // The session of Parley alone decides who is signed in, so the one of oidc-provider ends with each authorization.
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.session
    if (session?.accountId) await session.destroy()
  })
  const report = (error: unknown) => log.error({ err: error }, 'the authorization server failed')
  provider.on('server_error', (_ctx, error) => report(error))
  provider.on('error', report)
  return provider
}

// `handle` has set the header. Without a request, a page of this service asks, for a person who is signed in.
function networkFrom(ctx: Context | undefined): string {
  return ctx ? networkOf(ctx.get('x-forwarded-for')) : 'pages'
}

// It warns about Node 20, on which all that is used here works. Operators could do nothing about the warning, so it is not shown.
async function loadQuietly() {
  const { warn } = console
  console.warn = () => {}
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

function hasValidDescription(client: Client): boolean {
  const { clientUri = null, redirectUris } = client
  return descriptionProblem({ name: appNameOf(client), url: clientUri, redirectUris }) === null
}

// For `user_code`, oidc-provider would answer with a script that sends the form at once.
function renameUserCode(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (!query.has('user_code')) return url
  const renamed = new URLSearchParams()
  for (const [name, value] of query) renamed.append(name === 'user_code' ? 'code' : name, value)
  return `${path}?${renamed}`
}

// The code that the user typed before, or the one in the link of the device.
function codeToShow(ctx: Context): string {
  const { user_code } = (ctx.oidc.params ?? {}) as { user_code?: string }
  return user_code ?? new URLSearchParams(new URL(ctx.req.url ?? '/', 'http://x').search).get('code') ?? ''
}

const builtInCli = {
  client_id: CLI_CLIENT_ID,
  client_name: 'Parley CLI',
  redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://[::1]/callback'],
  grant_types: ['authorization_code', 'refresh_token', DEVICE_GRANT],
}

function scopeProblem(scope: string): string {
  if (allScopes.some((known) => known === scope)) return `an app can never get the scope ${scope}`
  const [suggestion] = nearestNames(scope.slice(0, 100), allowedScopes)
  return `there is no such scope${suggestion === undefined ? '' : `; did you mean ${suggestion}?`}`
}

// Many libraries ask for `offline_access`. It changes nothing: refresh tokens are always issued.
const allowedScopes: readonly string[] = [...openIdScopes, ...appScopes, 'offline_access']
const RETRY_SECONDS = 5
const DAY_SECONDS = 86_400
const CONNECTION_SECONDS = CONNECTION_MAX_DAYS * DAY_SECONDS
const REFRESH_TOKEN_IDLE_SECONDS = 30 * DAY_SECONDS
