import type { FastifyRequest } from 'fastify'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'
import { networkOf } from '../network.ts'

/** Limits how many requests are served at the same time, and so how much memory they use. */
export class RequestLimit {
  readonly #max: number
  readonly #served = new Set<FastifyRequest>()

  constructor(max: number) {
    this.#max = max
  }

  /** Makes room first if callers hold slots only because they aren't reading their responses. */
  isReached(): boolean {
    if (this.#served.size >= this.#max) this.#closeUnread()
    return this.#served.size >= this.#max
  }

  /** Does nothing if the caller has hung up, because the request would never be removed again. */
  add(request: FastifyRequest): void {
    if (!request.raw.socket.destroyed) this.#served.add(request)
  }

  remove(request: FastifyRequest): void {
    this.#served.delete(request)
  }

  // Half of them, since finding them takes time, starting with the networks that have the most and with the oldest.
  #closeUnread(): void {
    const counts = new Map<string, number>()
    const unread = [...this.#served]
      .filter(({ raw }) => raw.socket.writableLength > 0)
      .map((request) => {
        const network = networkOf(request.raw.socket.remoteAddress ?? '')
        counts.set(network, (counts.get(network) ?? 0) + 1)
        return { request, network }
      })
      .sort((a, b) => (counts.get(b.network) ?? 0) - (counts.get(a.network) ?? 0))
    for (const { request } of unread.slice(0, Math.ceil(unread.length / 2))) {
      request.raw.socket.destroy()
      this.remove(request)
    }
  }
}

export const tooManyRequests = unavailable('overloaded', 'The service is overloaded. Try again shortly.', RETRY_SOON)
