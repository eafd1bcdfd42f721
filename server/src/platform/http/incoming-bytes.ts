import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { badRequest } from '../kernel/errors.ts'
import { tooLarge } from './envelope.ts'
import type { IncomingBytes } from './operation.ts'

/** The bytes of a request whose route reads its body as it arrives; none if it has no body. */
export function incomingBytes(body: unknown, maximum: number): IncomingBytes {
  if (!(body instanceof Readable)) return { announced: 0, async *[Symbol.asyncIterator]() {} }
  const announced = Number((body as IncomingMessage).headers['content-length'] ?? 0)
  if (announced > maximum) throw tooLarge(maximum)
  return {
    announced,
    async *[Symbol.asyncIterator]() {
      let bytes = 0
      try {
        // The request stays open if reading ends early, so that its sender gets the response.
        for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          bytes += chunk.length
          if (bytes > maximum) throw tooLarge(maximum)
          yield chunk
        }
      } catch (error) {
        if (body.destroyed && !body.readableEnded && bytes <= maximum) {
          throw badRequest('malformed_request', '', 'The connection closed before the whole body had arrived.')
        }
        throw error
      }
    },
  }
}
