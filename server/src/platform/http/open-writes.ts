import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { RateLimits } from '../access/rate-limit.ts'
import { browserOf, isSameOrigin, type SessionCookie } from '../access/session-cookie.ts'
import type { WriteContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { Browser } from '../kernel/browser.ts'
import { forbidden, Refusal } from '../kernel/errors.ts'
import { networkOf } from '../network.ts'
import type { ConsolePage, Docs } from '../operations.ts'
import { ANONYMOUS_BODY_MAX_BYTES, JSON_TYPE } from './envelope.ts'
import { inputReader } from './input.ts'
import type { MountedParts } from './operation-docs.ts'
import { queryOf } from './request-url.ts'
import { serializerOf } from './serializer.ts'
import { Strict } from './shapes.ts'

/** A write without credentials, such as a sign-in. Its answer is never stored, so an Idempotency-Key has no effect. */
export interface OpenWriteOperation<Body extends TObject, Answer extends TSchema> {
  path: string
  body: Body
  answer: Answer
  status: 200 | 201
  mcp: ConsolePage
  docs: Docs
  /** A refusal that is returned is thrown after the commit, so that what the use case wrote is kept. */
  run: (
    ctx: WriteContext,
    call: { body: Static<Body>; browser: Browser },
  ) => Promise<OpenAnswer<Static<Answer>> | Refusal>
}

export interface OpenAnswer<Answer> {
  answer: Answer
  /** The secret of a new session, for the cookie. */
  sessionSecret?: string
}

export interface OpenWriteOptions {
  app: FastifyInstance
  context: Omit<WriteContext, 'db'> & { db: Database }
  queue: FairQueue
  limits: RateLimits
  cookie: SessionCookie
  publicUrl: () => string
  mount: (operation: { path: string; mcp: ConsolePage; docs: Docs }, rest: MountedParts) => void
}

export function createOpenWrites({ app, context, queue, limits, cookie, publicUrl, mount }: OpenWriteOptions) {
  return function openWrite<Body extends TObject, Answer extends TSchema>(operation: OpenWriteOperation<Body, Answer>) {
    const { path, status, body: shape, answer } = operation
    const readInput = inputReader<Static<typeof NoFields>, Static<Body>>(NoFields, shape)
    const serialize = serializerOf(answer)
    mount(operation, { method: 'POST', status, query: NoFields, body: shape, answer, invoke: null })
    app.route({
      method: 'POST',
      url: `/api${path}`,
      bodyLimit: ANONYMOUS_BODY_MAX_BYTES,
      async onRequest(request, reply) {
        const network = networkOf(request.ip)
        limits.count(reply, network, network)
        requireOwnPage(request)
        queue.requireCapacity(network)
      },
      async handler(request, reply) {
        const { body } = readInput({ query: queryOf(request.url), body: request.body })
        const browser = browserOf(request, cookie)
        const result = await queue.run(networkOf(request.ip), () =>
          context.db.transaction((db) => operation.run({ ...context, db }, { body, browser })),
        )
        if (result instanceof Refusal) throw result
        if (result.sessionSecret) reply.header('set-cookie', cookie.setTo(result.sessionSecret))
        return reply.code(status).header('content-type', JSON_TYPE).send(serialize(result.answer))
      },
    })
  }

  // Another site must not sign a browser in, or the person would act in an account that the site controls. Programs send neither
  // of these headers, and no cookie.
  function requireOwnPage(request: FastifyRequest): void {
    const { 'sec-fetch-site': site, origin } = request.headers
    const isProgram = site === undefined && origin === undefined && cookie.secretIn(request) === null
    if (isProgram || isSameOrigin(request, publicUrl())) return
    throw forbidden('cross_site', 'A page on another site can’t do this.')
  }
}

const NoFields = Strict({})
