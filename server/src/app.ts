import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { activityRoutes } from './agents/activity/routes.ts'
import { agentRoutes } from './agents/agents/routes.ts'
import { approvalRoutes } from './agents/approvals/routes.ts'
import { agentGuard } from './agents/guard/service.ts'
import { mandateRoutes } from './agents/mandates/routes.ts'
import { meRoutes } from './agents/me/routes.ts'
import { type Core, inboxSources } from './core.ts'
import { calendarRoutes } from './deals/calendar/routes.ts'
import { agreeToOffer } from './deals/contracts/agreement-service.ts'
import { dealsOfApplication, dealsOfGig } from './deals/contracts/market-service.ts'
import { contractRoutes } from './deals/contracts/routes.ts'
import { disputeRoutes } from './deals/disputes/routes.ts'
import { asReaderOfStatement } from './deals/disputes/service.ts'
import { milestoneRoutes } from './deals/milestones/routes.ts'
import { asReaderOfSubmission } from './deals/milestones/submission-service.ts'
import { negotiationRoutes } from './deals/negotiations/routes.ts'
import { payoutRoutes } from './deals/payouts/routes.ts'
import { reviewRoutes } from './deals/reviews/routes.ts'
import type { OtherMails } from './events/emails/preview-domain.ts'
import { emailRoutes } from './events/emails/routes.ts'
import { createFeed } from './events/feed/feed.ts'
import { eventRoutes } from './events/feed/routes.ts'
import { inboxRoutes } from './events/inbox/routes.ts'
import { notificationRoutes } from './events/notifications/routes.ts'
import { createTargetClient, type TargetClient } from './events/webhooks/client.ts'
import { webhookRoutes } from './events/webhooks/routes.ts'
import type { AllowedTargets } from './events/webhooks/targets.ts'
import { attachmentRoutes } from './files/attachments/routes.ts'
import type { FileStore } from './files/storage/domain.ts'
import { applicationRoutes } from './market/applications/routes.ts'
import { asReaderOfApplication } from './market/applications/service.ts'
import { bookmarkRoutes } from './market/bookmarks/routes.ts'
import { conversationRoutes } from './market/conversations/routes.ts'
import { asReaderOfMessage, countUnread } from './market/conversations/service.ts'
import { gigRoutes } from './market/gigs/routes.ts'
import { noteRoutes } from './market/notes/routes.ts'
import { searchRoutes } from './market/searches/routes.ts'
import { templateRoutes } from './market/templates/routes.ts'
import { mcpRoutes } from './mcp/endpoint/routes.ts'
import { auditRoutes } from './money/audit/routes.ts'
import { explorerRoutes } from './money/explorer/routes.ts'
import { providerWebhookRoutes } from './money/orders/routes.ts'
import { takeNotification } from './money/orders/service.ts'
import { paymentRoutes } from './money/payments/routes.ts'
import { findAccountOwner } from './money/payout-accounts/provider-service.ts'
import { payoutAccountRoutes } from './money/payout-accounts/routes.ts'
import type { ProviderConnections } from './money/providers/domain.ts'
import { walletRoutes } from './money/wallet/routes.ts'
import { auditLogRoutes } from './operator/audit-log/routes.ts'
import { staffLog } from './operator/audit-log/service.ts'
import { brandFiles, brandRoutes } from './operator/brand/routes.ts'
import { demoRoutes } from './operator/demo/routes.ts'
import { createDemoRunner } from './operator/demo/runner.ts'
import { figureRoutes } from './operator/figures/routes.ts'
import { operatorHealthRoutes } from './operator/health/routes.ts'
import { languageRoutes } from './operator/languages/routes.ts'
import { noticeRoutes } from './operator/moderation/notice-routes.ts'
import { moderationRoutes } from './operator/moderation/routes.ts'
import { suspensionRoutes } from './operator/moderation/suspension-routes.ts'
import { sandboxRoutes } from './operator/sandbox/routes.ts'
import { settingRoutes } from './operator/settings/routes.ts'
import { setupRoutes } from './operator/setup/routes.ts'
import { statsRoutes } from './operator/stats/routes.ts'
import { countMarketplace } from './operator/stats/service.ts'
import { operatorTermsRoutes } from './operator/terms-of-use/routes.ts'
import { tradeRoutes } from './operator/trade/routes.ts'
import { isConnected } from './people/apps/connection-service.ts'
import { appRoutes } from './people/apps/routes.ts'
import { authenticateToken, connectedAppUse, reauthenticateToken } from './people/apps/token-service.ts'
import { blockRoutes } from './people/blocks/routes.ts'
import { keyRoutes } from './people/keys/routes.ts'
import { authenticateKey, keyUse, reauthenticateKey } from './people/keys/service.ts'
import { accountReasonIn, mailOperators, mailUser } from './people/notices/service.ts'
import { passkeyRoutes } from './people/passkeys/routes.ts'
import { canSignIn } from './people/passkeys/service.ts'
import { pictureRoutes, profileRoutes } from './people/profiles/routes.ts'
import { RequestLog } from './people/requests/request-log.ts'
import { requestRoutes } from './people/requests/routes.ts'
import { addressChanges } from './people/sessions/address-service.ts'
import { exampleNewDeviceMail, invitationMail } from './people/sessions/mails.ts'
import { sessionRoutes } from './people/sessions/routes.ts'
import { authenticateSession, findSessionOwner, reauthenticateSession, sessionUse } from './people/sessions/service.ts'
import { termsRoutes } from './people/terms-of-use/routes.ts'
import { actFor } from './people/users/managed-service.ts'
import { userRoutes } from './people/users/routes.ts'
import { vouchRoutes } from './people/vouches/routes.ts'
import { createAdmission } from './platform/access/admission.ts'
import { RateLimits } from './platform/access/rate-limit.ts'
import { createSessionCookie } from './platform/access/session-cookie.ts'
import { clockRoutes } from './platform/clock/routes.ts'
import { refreshClock } from './platform/clock/service.ts'
import type { Database } from './platform/db/database.ts'
import { migrationNames } from './platform/db/migrate.ts'
import { readGuides } from './platform/docs/guides.ts'
import { openApiOf } from './platform/docs/openapi.ts'
import { type Documentation, docsRoutes, welcome } from './platform/docs/routes.ts'
import { FairQueue } from './platform/fair-queue.ts'
import { fieldShapes } from './platform/fields/schema.ts'
import { healthRoutes } from './platform/health/routes.ts'
import { type CheckReadiness, createReadinessCheck } from './platform/health/service.ts'
import { type Api, createApi } from './platform/http/api.ts'
import type { DrainState } from './platform/http/drain.ts'
import { PathTable } from './platform/http/path-table.ts'
import { inTurns } from './platform/http/read-lane.ts'
import { RequestLimit } from './platform/http/request-limit.ts'
import { createServer } from './platform/http/server.ts'
import type { SettingValue } from './platform/kernel/settings-catalog.ts'
import type { LastUse } from './platform/last-use.ts'
import { mailboxRoutes } from './platform/mail/routes.ts'
import type { Metrics } from './platform/metrics.ts'
import { pageFiles } from './platform/pages/page-files.ts'
import { createPages } from './platform/pages/page-routes.ts'
import type { Secrets } from './platform/secrets.ts'
import type { QueueLimits } from './queue-limits.ts'
import { describeApi, idKinds, productSummary, tags } from './reference/api-docs.ts'
import { documentedEvents } from './reference/event-docs.ts'
import { Event } from './reference/event-shapes.ts'
import { llmsText } from './reference/llms-text.ts'
import { webhookOf } from './reference/webhook-docs.ts'
import { summaries } from './summaries.ts'
import { consoleRoutes } from './web/console/routes.ts'
import { createConsole } from './web/console/service.ts'
import { emailPages } from './web/emails/routes.ts'
import { createConsent } from './web/oauth/consent.ts'
import { createDescriptions } from './web/oauth/descriptions.ts'
import { protectedResourcePath, resourceUrl } from './web/oauth/metadata-service.ts'
import { createOAuthServer } from './web/oauth/oauth-server.ts'
import { oauthRoutes } from './web/oauth/routes.ts'
import { paymentPages } from './web/payments/routes.ts'
import { publicRoutes } from './web/public/routes.ts'
import { showNotFound } from './web/public/service.ts'
import { createMailbox } from './web/sign-in/mailbox-service.ts'
import { signInRoutes } from './web/sign-in/routes.ts'

export interface AppOptions {
  core: Core
  secrets: Secrets
  log: Logger
  metrics: Metrics | null
  mode: 'sandbox' | 'live'
  /** Where callers reach the service. A function, because the port may be known only after `listen`. */
  publicUrl: () => string
  rateLimitPerMinute: number
  /** How many proxies are in front of the service, or their addresses. */
  trustProxy?: number | string[]
  webhookTargets: AllowedTargets
  /** Whether apps can register themselves. */
  oauthRegistration?: 'open' | 'closed'
  /** Stores file contents. */
  files: FileStore
  /** Payment providers; default: none that use the network. */
  connections?: ProviderConnections
  /** Reads apps' descriptions of themselves; tests replace it. */
  documents?: Pick<TargetClient, 'get' | 'close'>
  headersTimeoutMs?: number
  requestTimeoutMs?: number
  inFlightMax?: number
  queues: QueueLimits
  heartbeatMs?: number
  /** The configuration as operators see it. */
  shownSettings?: readonly SettingValue[]
  /** The folder of the embedded database; null if the database runs elsewhere. */
  databaseDir?: string | null
  /** The folder with the built console; tests replace it. */
  consoleDir?: string
  /** Whether users can see the requests made with their keys; default: yes. */
  requestLog?: boolean
  /** Additional routes, for tests of the HTTP layer. */
  moreRoutes?: (api: Api) => void
}

/** The HTTP service, wired up but not yet listening. */
export interface App {
  http: FastifyInstance
  paths: PathTable
  /** When keys, sessions and apps were last used. */
  lastUses: readonly Pick<LastUse<string>, 'flush'>[]
  state: DrainState
  openApi: (serverUrl: string) => object
  checkReadiness: CheckReadiness
  queues: readonly FairQueue[]
  requestLog: RequestLog
}

export const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

/** Where this process can reach itself. */
function urlOf({ server }: FastifyInstance): string {
  const { address, port } = server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const exampleMails: OtherMails = {
  security: (site) => ({ ...exampleNewDeviceMail(site), reason: accountReasonIn(site) }),
  invitation: invitationMail('maya@example.com', '/sign-in', { claims: false }),
}

const CONSOLE_DIR = fileURLToPath(new URL('../../console/dist', import.meta.url))

export async function createApp(options: AppOptions): Promise<App> {
  const { core, secrets, log, metrics, connections = {}, publicUrl } = options
  const { database, clock, sweep } = core
  const context = { ...core.context, db: database }
  const uses = { keys: keyUse(), sessions: sessionUse(), apps: connectedAppUse() }
  const requestLog = new RequestLog(database, log)
  const noteCall = options.requestLog === false ? null : requestLog.note
  const paths = new PathTable()
  const state = { draining: false }
  const limit = new RequestLimit(options.inFlightMax ?? 1_000)
  const http = createServer({
    log,
    state,
    limit,
    paths,
    metrics,
    noteCall,
    trustProxy: options.trustProxy ?? 0,
    https: publicUrl().startsWith('https:'),
    resourceMetadata: () => publicUrl() + protectedResourcePath,
    showNotFound: (request, reply) => pages.showNotFound(request, reply),
    headersTimeoutMs: options.headersTimeoutMs ?? 10_000,
    requestTimeoutMs: options.requestTimeoutMs ?? 30_000,
  })
  const limits = new RateLimits(options.rateLimitPerMinute)
  const cookie = createSessionCookie(publicUrl().startsWith('https:'))
  const admission = createAdmission({
    db: database,
    actFor,
    authenticate: ({ kind, secret, resource }) => {
      if (kind === 'key') return authenticateKey(database, clock, uses.keys, secret)
      if (kind === 'session') return authenticateSession(database, clock, uses.sessions, secret)
      return authenticateToken(database, clock, uses.apps, secret, resourceUrl(publicUrl(), resource))
    },
    reauthenticate: (db, { credential }) => {
      if (credential.kind === 'key') return reauthenticateKey(db, credential)
      if (credential.kind === 'session') return reauthenticateSession(db, credential)
      return reauthenticateToken(db, credential)
    },
    limits,
    cookie,
    publicUrl,
  })
  const { queues } = options
  const writeQueue = new FairQueue('writes', queues.writes)
  const lanes = {
    quick: { queue: new FairQueue('lists', queues.lists), db: database.lists },
    slow: { queue: new FairQueue('searches', queues.searches), db: database.searches },
  }
  const api = createApi({
    app: http,
    paths,
    admission,
    context,
    secrets,
    publicUrl,
    state,
    limit,
    writeQueue,
    lanes,
    agentGuard,
    staffLog,
    runCurrent: core.runCurrent,
    heartbeatMs: options.heartbeatMs ?? 10_000,
    limits,
    cookie,
    summaries,
  })

  // All API routes.
  const checkReadiness = createReadinessCheck(
    database,
    await migrationNames(),
    () => state.draining,
    core.measureBacklog,
  )
  healthRoutes(api, { clock, version, checkReadiness })
  keyRoutes(api)
  requestRoutes(api)
  http.addHook('onClose', () => requestLog.close())
  sessionRoutes(api, publicUrl)
  passkeyRoutes(api, publicUrl)
  appRoutes(api, publicUrl)
  userRoutes(api)
  profileRoutes(api, addressChanges(publicUrl), options.files)
  termsRoutes(api)
  agentRoutes(api)
  mandateRoutes(api)
  approvalRoutes(api)
  activityRoutes(api)
  meRoutes(api)
  gigRoutes(api, dealsOfGig)
  templateRoutes(api)
  applicationRoutes(api, dealsOfApplication)
  searchRoutes(api)
  bookmarkRoutes(api)
  noteRoutes(api)
  negotiationRoutes(api, agreeToOffer)
  conversationRoutes(api)
  attachmentRoutes(api, options.files, {
    message: asReaderOfMessage,
    submission: asReaderOfSubmission,
    statement: asReaderOfStatement,
    application: asReaderOfApplication,
  })
  contractRoutes(api)
  milestoneRoutes(api)
  disputeRoutes(api)
  reviewRoutes(api)
  vouchRoutes(api)
  blockRoutes(api)
  moderationRoutes(api)
  suspensionRoutes(api)
  noticeRoutes(api)
  walletRoutes(api)
  payoutAccountRoutes(api, { canSignIn, mail: mailUser })
  paymentRoutes(api, publicUrl)
  payoutRoutes(api)
  auditLogRoutes(api)
  auditRoutes(api, database)
  explorerRoutes(api, database)
  statsRoutes(api, () =>
    countMarketplace(database, core.measureBacklog, context.settings.currency, context.clock.now()),
  )
  figureRoutes(api)
  settingRoutes(api, options.shownSettings ?? [])
  brandRoutes(api, options.files)
  languageRoutes(api)
  operatorTermsRoutes(api)
  tradeRoutes(api)
  setupRoutes(api)
  operatorHealthRoutes(api, {
    database,
    measureBacklog: core.measureBacklog,
    connections,
    databaseDir: options.databaseDir ?? null,
  })
  eventRoutes(api, createFeed(core.feedWatch), Event)
  inboxRoutes(api, inboxSources)
  notificationRoutes(api, { tasks: inboxSources, countMessages: countUnread })
  emailRoutes(api, exampleMails)
  calendarRoutes(api)
  webhookRoutes(api, { secrets, targets: options.webhookTargets, mailUser, mailOperators })
  if (options.mode === 'sandbox') {
    clockRoutes(api, sweep)
    sandboxRoutes(api)
    const stopping = new AbortController()
    http.addHook('onClose', async () => stopping.abort())
    demoRoutes(api, createDemoRunner({ database, context, url: () => urlOf(http), log, signal: stopping.signal }))
  }
  if (options.mode === 'sandbox' && core.context.settings.mail === 'mailbox') mailboxRoutes(api)
  options.moreRoutes?.(api)

  // The pages for people, and the authorization server for apps. Visitors choose these URLs, so they must never lead into the
  // private network, whatever webhooks are allowed to do.
  const documents = options.documents ?? createTargetClient({ targets: 'public', timeoutMs: 5_000 })
  http.addHook('onClose', () => documents.close())
  const isRegistrationOpen = options.oauthRegistration === 'open'
  const sessionOf = async (request: { headers: { cookie?: string | undefined } }) => {
    const secret = cookie.secretIn(request)
    return secret === null ? null : findSessionOwner(database, clock, uses.sessions, secret)
  }
  const console = createConsole(options.consoleDir ?? CONSOLE_DIR)
  const pages = createPages({
    app: http,
    paths,
    context,
    queue: writeQueue,
    lanes,
    runCurrent: core.runCurrent,
    secrets,
    limits,
    cookie,
    publicUrl,
    // In live mode, the offset is always zero.
    refreshClock: async () => {
      if (options.mode === 'sandbox') await refreshClock(database, clock)
    },
    sessionOf,
    notFoundPage: (call) => showNotFound(call, console),
  })
  const oauthQueue = new FairQueue('oauth', queues.oauth)
  const queuedDatabase: Database = {
    ...database,
    transaction: (work) => oauthQueue.run('oauth', () => database.transaction(work)),
  }
  const oauth = createOAuthServer({
    context: { ...context, db: queuedDatabase },
    log,
    publicUrl,
    isRegistrationOpen,
    sessionOf,
    descriptions: createDescriptions({
      fetch: (url) => documents.get(url, { accept: 'application/json' }),
      isConnected: (url) => isConnected(database, url),
    }),
  })
  pageFiles(http, paths)
  const forVisitor = (network: string) => ({ ...context, db: inTurns(lanes.quick, network) })
  pictureRoutes(http, paths, forVisitor)
  brandFiles(http, paths, forVisitor)
  const hasMailbox = options.mode === 'sandbox' && context.settings.mail === 'mailbox'
  const mailboxCookie = createSessionCookie(publicUrl().startsWith('https:'), 'parley_mailbox')
  const mailbox = hasMailbox ? createMailbox({ context, secrets, cookie: mailboxCookie }) : null
  providerWebhookRoutes({
    app: http,
    paths,
    limits,
    connections,
    write: (work) => writeQueue.run('payment providers', () => database.transaction((db) => work({ ...context, db }))),
    take: (ctx, provider, notification) => takeNotification(ctx, provider, notification, findAccountOwner),
  })
  signInRoutes(pages, context, mailbox)
  paymentPages(pages, context, connections)
  emailPages(pages, { context, secrets, otherMails: exampleMails })
  oauthRoutes({
    app: http,
    paths,
    pages,
    publicUrl,
    isRegistrationOpen,
    marketplace: () => context.settings.brand.name,
    sessionOf,
    listenerFor: oauth.listenerFor,
    refusalOf: oauth.refusalOf,
    consent: createConsent({ context, provider: oauth.provider, publicUrl }),
  })

  mcpRoutes({
    app: http,
    paths,
    admission,
    limit,
    operations: api.documented,
    noteCall,
    version,
    log,
    formatting: () => ({ now: context.clock.now(), currency: context.settings.currency }),
    trade: () => context.settings.trade,
    publicUrl,
    resourceMetadata: () => `${publicUrl()}${protectedResourcePath}/mcp`,
  })

  const { index, guides } = readGuides()
  const usedTags = tags.filter(({ name }) => api.documented.some(({ docs }) => docs.tag === name))
  const openApi = (serverUrl: string) =>
    openApiOf({
      title: 'Parley',
      version,
      description: describeApi(guides.map(({ name, title }) => ({ title, url: `${serverUrl}/docs/guides/${name}` }))),
      serverUrl,
      tags: usedTags,
      operations: api.documented,
      summaries,
      webhooks: (components) =>
        Object.fromEntries(documentedEvents.map((event) => [event.type, webhookOf(event, components)])),
      idKinds,
    })
  const docs: Documentation = {
    name: 'Parley',
    version,
    mode: options.mode,
    description: productSummary,
    guideIndex: index,
    guides,
    tags: usedTags,
    publicUrl,
    trade: () => context.settings.trade,
    fieldShapes: () => fieldShapes(context.settings.trade),
    openApi: () => openApi(publicUrl()) as ReturnType<Documentation['openApi']>,
    llmsText: () => llmsText({ url: publicUrl(), mode: options.mode }),
  }
  docsRoutes(http, paths, docs)
  consoleRoutes({ app: http, pages, console })
  publicRoutes({
    app: http,
    paths,
    pages,
    console,
    publicUrl,
    welcome: welcome(docs),
  })
  return {
    http,
    paths,
    lastUses: [uses.keys, uses.sessions, uses.apps],
    state,
    openApi,
    checkReadiness,
    queues: [writeQueue, lanes.quick.queue, lanes.slow.queue, oauthQueue],
    requestLog,
  }
}
