import type pg from 'pg'
import { sendOn } from './send.ts'
import { sql } from './sql.ts'
import type { Queryable } from './tx.ts'

/**
 * Connections whose last statement got no reply. Closing one doesn't end its session on the server: a session waiting in `commit`
 * for a standby doesn't notice. So each stays checked out and counts against the pool's limit until its session has been ended.
 */
export class AbandonedConnections {
  readonly #db: Queryable
  readonly #sessionOf = new WeakMap<pg.ClientBase, string>()
  readonly #bySession = new Map<string, pg.PoolClient>()
  #timer: NodeJS.Timeout | undefined
  #isChecking = false
  #isClosed = false

  /** `db` must not use the pool's connections. */
  constructor(db: Queryable) {
    this.#db = db
  }

  /** Remembers which server session belongs to a new connection. */
  async identify(client: pg.ClientBase): Promise<void> {
    const { rows } = await sendOn<{ session: string }>(client, ownSession)
    if (rows[0]) this.#sessionOf.set(client, rows[0].session)
  }

  /** Releases the connection once its session is gone. */
  add(client: pg.PoolClient): void {
    const session = this.#sessionOf.get(client)
    if (session === undefined || this.#isClosed) {
      client.release(true)
      return
    }
    this.#bySession.set(session, client)
    void this.#endSessions()
  }

  /** Releases all of them at once, because the process is ending. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (const session of [...this.#bySession.keys()]) this.#release(session)
  }

  async #endSessions(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    clearTimeout(this.#timer)
    const sessions = [...this.#bySession.keys()]
    // While the database isn't responding, nothing is known about its sessions.
    const left = await this.#db.query<{ session: string }>(endSessions(sessions)).catch(() => null)
    const isLeft = new Set(left?.map(({ session }) => session))
    if (left) for (const session of sessions) if (!isLeft.has(session)) this.#release(session)
    this.#isChecking = false
    if (this.#bySession.size > 0) this.#timer = setTimeout(() => void this.#endSessions(), CHECK_MS)
  }

  #release(session: string): void {
    this.#bySession.get(session)?.release(true)
    this.#bySession.delete(session)
  }
}

const CHECK_MS = 100

// Another session may get the same process id later.
const session = sql`pid || ' ' || backend_start as session`
const ownSession = sql`select ${session} from pg_stat_activity where pid = pg_backend_pid()`

/** Ends those sessions that still exist, and returns them. */
function endSessions(sessions: readonly string[]) {
  return sql`
    select session, pg_terminate_backend(pid) from (select pid, ${session} from pg_stat_activity) as sessions
    where session = any(${sessions})`
}
