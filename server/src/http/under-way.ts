import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request whose answer is not out yet. */
export interface UnderWay {
  request: FastifyRequest
  reply: FastifyReply
}

/** What is under way on each connection, in the order in which it came. */
export class RequestsUnderWay {
  readonly #byConnection = new WeakMap<Duplex, Map<UnderWay, () => void>>()

  /** Calls `onEnd` once: when the answer is out, or when the connection is gone. */
  add(entry: UnderWay, onEnd: () => void): void {
    const entries = this.#entriesOn(entry.request.raw.socket)
    const end = () => {
      if (entries.delete(entry)) onEnd()
    }
    entries.set(entry, end)
    entry.reply.raw.once('close', end)
  }

  newestOn(connection: Duplex): UnderWay | undefined {
    return [...(this.#byConnection.get(connection)?.keys() ?? [])].at(-1)
  }

  #entriesOn(connection: Duplex): Map<UnderWay, () => void> {
    const known = this.#byConnection.get(connection)
    if (known) return known
    const entries = new Map<UnderWay, () => void>()
    this.#byConnection.set(connection, entries)
    // An answer that waits behind an earlier one is not told that its connection is gone.
    connection.once('close', () => {
      for (const end of entries.values()) end()
    })
    return entries
  }
}
