import type { FastifyRequest } from 'fastify'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'

/** Caps the requests that are served at the same time, which bounds the memory they use. */
export class RequestLimit {
  readonly #max: number
  readonly #served = new Set<FastifyRequest>()

  constructor(max: number) {
    this.#max = max
  }

  isReached(): boolean {
    return this.#served.size >= this.#max
  }

  /** Does nothing when the caller has hung up, because the request would never be removed again. */
  add(request: FastifyRequest): void {
    if (!request.raw.socket.destroyed) this.#served.add(request)
  }

  remove(request: FastifyRequest): void {
    this.#served.delete(request)
  }
}

export const tooManyRequests = unavailable(
  'overloaded',
  'The service has more work than it can do. Try again shortly.',
  RETRY_SOON,
)
