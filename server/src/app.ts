import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { agentActRoutes } from './agent-acts/routes.ts'
import { agentRoutes } from './agents/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { auditLedger } from './audit/service.ts'
import { clockRoutes } from './clock/routes.ts'
import { contractRoutes } from './contracts/routes.ts'
import { type Core, inboxSources } from './core.ts'
import { migrationNames } from './db/migrate.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { documentedEvents } from './event-docs.ts'
import { createFeed } from './events/feed.ts'
import { eventRoutes } from './events/routes.ts'
import { gigRoutes } from './gigs/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { createAdmission } from './http/admission.ts'
import { type Api, createApi } from './http/api.ts'
import { serveDocs } from './http/docs-page.ts'
import { LoadGauge } from './http/load-gauge.ts'
import type { HttpMetrics } from './http/metrics.ts'
import { openApiOf } from './http/openapi.ts'
import { describeApi, tags } from './http/openapi-text.ts'
import { PathTable } from './http/path-table.ts'
import { RateLimits } from './http/rate-limit.ts'
import { createServer } from './http/server.ts'
import { Turns, type TurnsOptions } from './http/turns.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { KeyUse } from './keys/key-use.ts'
import { keyRoutes } from './keys/routes.ts'
import { authenticate, requireLiveKey } from './keys/service.ts'
import { mandateRoutes } from './mandates/routes.ts'
import { milestoneRoutes } from './milestones/routes.ts'
import { negotiationRoutes } from './negotiations/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import type { Secrets } from './secrets.ts'
import { statsRoutes } from './stats/routes.ts'
import { countMarketplace } from './stats/service.ts'
import { userRoutes } from './users/routes.ts'
import { vouchRoutes } from './vouches/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import type { Targets } from './webhooks/targets.ts'

export interface AppOptions {
  core: Core
  secrets: Secrets
  log: Logger
  metrics: HttpMetrics | null
  mode: 'sandbox' | 'live'
  /** Where callers reach the service; asked late, since a port may be chosen only when it is opened. */
  publicUrl: () => string
  rateLimitPerMinute: number
  webhookTargets: Targets
  headersTimeoutMs?: number
  requestTimeoutMs?: number
  inFlightMax?: number
  lateMs?: number
  writes?: TurnsOptions
  heartbeatMs?: number
  /** More than the product's own, for tests of the shell itself. */
  moreRoutes?: (api: Api) => void
}

/** The service over HTTP, wired but not yet listening. */
export interface App {
  http: FastifyInstance
  keyUse: KeyUse
  load: LoadGauge
  openApi: (serverUrl: string) => object
}

export const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

const WRITES: TurnsOptions = { atOnceMax: 12, waitingMax: 500, patienceMs: 500, patienceWhenBusyMs: 200 }

export async function createApp(options: AppOptions): Promise<App> {
  const { core, secrets, log, metrics, publicUrl } = options
  const { database, clock, sweep } = core
  const context = { ...core.context, db: database }
  const keyUse = new KeyUse()
  const paths = new PathTable()
  const load = new LoadGauge({ inFlightMax: options.inFlightMax ?? 1_000, lateMs: options.lateMs ?? 50 })
  const writes = new Turns(options.writes ?? WRITES)
  const http = createServer({
    log,
    load,
    writes,
    paths,
    metrics,
    https: publicUrl().startsWith('https:'),
    headersTimeoutMs: options.headersTimeoutMs ?? 10_000,
    requestTimeoutMs: options.requestTimeoutMs ?? 30_000,
  })
  const admission = createAdmission({
    authenticate: (secret) => authenticate(database, clock, keyUse, secret),
    requireLive: requireLiveKey,
    limits: new RateLimits(options.rateLimitPerMinute),
  })
  const api = createApi({
    app: http,
    paths,
    admission,
    context,
    secrets,
    publicUrl,
    load,
    writes,
    heartbeatMs: options.heartbeatMs ?? 10_000,
    streamsPerUserMax: 20,
  })

  // The API's table of contents.
  healthRoutes(api, { context, load, version, migrations: await migrationNames() })
  keyRoutes(api)
  userRoutes(api)
  profileRoutes(api)
  agentRoutes(api)
  mandateRoutes(api)
  approvalRoutes(api)
  agentActRoutes(api)
  gigRoutes(api)
  applicationRoutes(api)
  negotiationRoutes(api)
  contractRoutes(api)
  milestoneRoutes(api)
  disputeRoutes(api)
  reviewRoutes(api)
  vouchRoutes(api)
  walletRoutes(api)
  paymentRoutes(api)
  payoutRoutes(api)
  auditRoutes(api, () => auditLedger(database))
  statsRoutes(api, () => countMarketplace(database, context.settings.currency, context.clock.now()))
  eventRoutes(api, createFeed(core.feedWatch))
  inboxRoutes(api, inboxSources)
  webhookRoutes(api, { secrets, targets: options.webhookTargets })
  if (options.mode === 'sandbox') clockRoutes(api, sweep)
  options.moreRoutes?.(api)

  const openApi = (serverUrl: string) =>
    openApiOf({
      title: 'Parley',
      version,
      description: describeApi(),
      serverUrl,
      tags,
      operations: api.documented,
      events: documentedEvents,
    })
  await serveDocs(http, paths, () => openApi(publicUrl()))
  http.addHook('onClose', async () => load.stop())
  return { http, keyUse, load, openApi }
}
