import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Shared by all parts that behave differently while the process shuts down. */
export interface DrainState {
  draining: boolean
}

/** Ends all connections without dropping a request; resolves when the last connection is closed. */
export async function drain(server: Server, state: DrainState): Promise<void> {
  // Readiness fails from here on, and every answer asks its caller to close the connection.
  state.draining = true
  await sleep(NOTICE_MS)
  // By the next turn of the event loop, connections that were waiting to be accepted are accepted.
  await nextTurn()
  // Not the `close` of http.Server: it also cuts connections that have just opened and whose request has not arrived yet.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  // Callers that are still sending by then must not keep the process running.
  const closingAll = setTimeout(() => server.closeAllConnections(), CLOSE_ALL_AFTER_MS)
  await closed
  clearInterval(closingIdle)
  clearTimeout(closingAll)
}

const NOTICE_MS = 500
const CLOSE_IDLE_EVERY_MS = 250
const CLOSE_ALL_AFTER_MS = 10_000
