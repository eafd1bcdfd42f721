import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../../platform/access/rate-limit.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import { badRequest, notFound } from '../../platform/kernel/errors.ts'
import { networkOf } from '../../platform/network.ts'
import type { Notification, ProviderConnection, ProviderConnections, ProviderName } from '../providers/domain.ts'

export interface ProviderWebhookParts {
  app: FastifyInstance
  paths: PathTable
  limits: RateLimits
  connections: ProviderConnections
  /** Runs a use case in a transaction, when it's its turn. */
  write: (work: (ctx: WriteContext) => Promise<void>) => Promise<void>
  take: (ctx: WriteContext, provider: ProviderName, notification: Notification) => Promise<void>
}

/** Where payment providers send their messages. They're signed, so no key is needed. */
export function providerWebhookRoutes({ app, paths, limits, connections, write, take }: ProviderWebhookParts): void {
  paths.add('POST', '/api/payments/:provider/webhook')
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: ProviderName }; Body: Buffer | undefined }>(
      '/api/payments/:provider/webhook',
      { bodyLimit: BODY_MAX_BYTES, config: { readsAnyContentType: true } },
      async (request, reply) => {
        const { provider } = request.params
        const connection = connectionTo(connections, provider)
        const body = request.body ?? Buffer.alloc(0)
        const notification = connection.readNotification(body, request.headers)
        if (!notification) {
          limits.countFailure(reply, networkOf(request.ip))
          const message = 'The signature is missing, too old, or doesn’t match the body.'
          throw badRequest('bad_header', 'stripe-signature', message, { example: 't=1763164800,v1=5257a869…' })
        }
        await write((ctx) => take(ctx, provider, notification))
        return { received: true }
      },
    )
  })
}

function connectionTo(connections: ProviderConnections, provider: ProviderName): ProviderConnection {
  const connection = Object.hasOwn(connections, provider) && connections[provider]
  if (!connection) throw notFound()
  return connection
}

const BODY_MAX_BYTES = 262_144
