import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpRefusal } from './envelope.ts'
import { parseJsonBody } from './json-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts bodies that aren't JSON. */
    readsAnyContentType?: true
    /** The route reads its body as it arrives. */
    streamsBody?: true
    /** Whether its caller can act for a managed user. */
    takesActAs?: true
  }
}

/** Accepts JSON in UTF-8, and an empty body of any declared type. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, {})
    else done(new HttpRefusal(415))
  })
}

/**
 * Hides any content type other than JSON in UTF-8 from the framework, which would refuse the request before knowing whether it
 * has a body. The catch-all parser then decides.
 */
export function hideOtherContentType({ raw: { headers } }: FastifyRequest): void {
  const type = headers['content-type']
  if (type !== undefined && !JSON_IN_UTF8.test(type)) delete headers['content-type']
}

const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i
