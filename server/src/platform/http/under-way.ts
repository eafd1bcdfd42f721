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
  readonly #byConnection = new WeakMap<Duplex, Connection>()

  /** Calls `onEnd` once: when the answer is out, or when the connection is gone. */
  add(entry: UnderWay, onEnd: () => void): void {
    const connection = this.#find(entry.request.socket)
    const listed: Listed = { entry, end }
    function end() {
      const index = connection.listed.indexOf(listed)
      if (index === -1) return
      connection.listed.splice(index, 1)
      connection.unread = entry.request.complete ? null : entry.request
      onEnd()
    }
    connection.listed.push(listed)
    // Not `once`: what it wraps a listener in keeps one finished request after the other alive until they are old, and
    // collecting those took a fifth of the time under load.
    entry.response.on('close', end)
  }

  /** The newest, and the one before it. */
  latestOn(socket: Duplex): { newest?: UnderWay | undefined; previous?: UnderWay | undefined } {
    const listed = this.#byConnection.get(socket)?.listed
    return { newest: listed?.at(-1)?.entry, previous: listed?.at(-2)?.entry }
  }

  /** Whether what comes now is the rest of a request that has its answer already. */
  isAnsweredBeforeItsEnd(socket: Duplex): boolean {
    return this.#byConnection.get(socket)?.unread?.complete === false
  }

  #find(socket: Duplex): Connection {
    const known = this.#byConnection.get(socket)
    if (known) return known
    const connection: Connection = { listed: [], unread: null }
    this.#byConnection.set(socket, connection)
    // An answer that waits behind an earlier one is not told that its connection is gone.
    socket.once('close', () => {
      for (const { end } of [...connection.listed]) end()
    })
    return connection
  }
}

interface Connection {
  listed: Listed[]
  /** Answered before all of it was here; not kept otherwise. */
  unread: IncomingMessage | null
}

interface Listed {
  entry: UnderWay
  end(): void
}
