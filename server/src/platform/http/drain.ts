import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { LoadGauge } from './load-gauge.ts'

/** Lets go of all callers without dropping a request; resolves when the last connection has ended. */
export async function drain(server: Server, load: LoadGauge): Promise<void> {
  // From now on readiness says no, and every answer asks its caller to close the connection.
  load.draining = true
  await sleep(NOTICE_MS)
  // Right after a turn that has accepted whoever was waiting.
  await nextTurn()
  // Not `http`'s own close: it cuts connections that have only just opened, with their request still on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const hangingUp = setInterval(() => server.closeIdleConnections(), LAST_CALL_MS)
  // Whoever has not finished sending by then would keep the process from ending in order.
  const lastResort = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(hangingUp)
  clearTimeout(lastResort)
}

const NOTICE_MS = 500
const LAST_CALL_MS = 250
const PATIENCE_MS = 10_000
