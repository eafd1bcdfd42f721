import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A request whose answer is not out yet. */
export interface UnderWay {
  id: string
  request: IncomingMessage
  response: ServerResponse
  /** None when it was turned away at the door. */
  reply: FastifyReply | null
}

/** What is under way on each connection, in the order in which it came. */
export class RequestsUnderWay {
  readonly #byConnection = new WeakMap<Duplex, Listed[]>()

  /** Calls `onEnd` once: when the answer is out, or when the connection is gone. */
  add(entry: UnderWay, onEnd: () => void): void {
    const onConnection = this.#listOf(entry.request.socket)
    const listed: Listed = { entry, end }
    function end() {
      const index = onConnection.indexOf(listed)
      if (index === -1) return
      onConnection.splice(index, 1)
      onEnd()
    }
    onConnection.push(listed)
    // Not `once`: what it wraps a listener in keeps one finished request after the other alive until they are old, and
    // collecting those took a fifth of the time under load.
    entry.response.on('close', end)
  }

  newestOn(connection: Duplex): UnderWay | undefined {
    return this.#byConnection.get(connection)?.at(-1)?.entry
  }

  #listOf(connection: Duplex): Listed[] {
    const known = this.#byConnection.get(connection)
    if (known) return known
    const onConnection: Listed[] = []
    this.#byConnection.set(connection, onConnection)
    // An answer that waits behind an earlier one is not told that its connection is gone.
    connection.once('close', () => {
      for (const { end } of [...onConnection]) end()
    })
    return onConnection
  }
}

interface Listed {
  entry: UnderWay
  end(): void
}
