import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Shared by everything that behaves differently while the process is shutting down. */
export interface DrainState {
  draining: boolean
}

/** Closes all connections without dropping a request; resolves when the last one is closed. */
export async function drain(server: Server, state: DrainState): Promise<void> {
  // From here on, readiness fails and every response asks its caller to close the connection.
  state.draining = true
  await sleep(NOTICE_MS)
  // By the next event-loop turn, connections that were waiting have been accepted.
  await nextTurn()
  // Not http.Server's `close`, which also cuts connections that have just opened and whose request hasn't arrived yet.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  // Callers that are still sending after that must not keep the process running.
  const closingAll = setTimeout(() => server.closeAllConnections(), CLOSE_ALL_AFTER_MS)
  await closed
  clearInterval(closingIdle)
  clearTimeout(closingAll)
}

const NOTICE_MS = 500
const CLOSE_IDLE_EVERY_MS = 250
const CLOSE_ALL_AFTER_MS = 10_000
