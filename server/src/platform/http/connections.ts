import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Tracks which requests of each connection haven't been answered yet. */
export class Connections {
  readonly #states = new WeakMap<Duplex, ConnectionState>()

  /** Calls `onEnd` once, when the response has been sent or the connection is closed. */
  add(exchange: Exchange, onEnd: () => void): void {
    const { request, reply } = exchange
    const state = this.#stateOf(request.raw.socket)
    function end(): void {
      if (!state.unanswered.delete(end)) return
      // A request whose body hasn't fully arrived stays `newest`, because the parser may still reject the body.
      if (state.newest === exchange && request.raw.complete) state.newest = null
      onEnd()
    }
    state.unanswered.add(end)
    state.newest = exchange
    // Not `once`, whose wrapper would keep finished requests in memory longer.
    reply.raw.on('close', end)
  }

  /** The newest request, unless it has been fully read and answered. */
  newestOn(socket: Duplex): Exchange | null {
    return this.#states.get(socket)?.newest ?? null
  }

  unansweredOn(socket: Duplex): number {
    return this.#states.get(socket)?.unanswered.size ?? 0
  }

  #stateOf(socket: Duplex): ConnectionState {
    const existing = this.#states.get(socket)
    if (existing) return existing
    const state: ConnectionState = { unanswered: new Set(), newest: null }
    this.#states.set(socket, state)
    // A response waiting for an earlier one on the same connection gets no `close` event.
    socket.once('close', () => {
      for (const end of state.unanswered) end()
    })
    return state
  }
}

interface ConnectionState {
  /** The `end` function of each unanswered request. */
  unanswered: Set<() => void>
  newest: Exchange | null
}
