import type pg from 'pg'
import { sendOn } from './send.ts'
import { sql } from './sql.ts'
import type { Queryable } from './tx.ts'

/**
 * Connections whose last statement got no answer. Closing such a connection does not end its session on the server: one that
 * waits in `commit` for a standby does not notice. So each stays checked out of the pool, where it counts against the
 * pool's limit, until its session has been ended.
 */
export class AbandonedConnections {
  readonly #db: Queryable
  readonly #sessionOf = new WeakMap<pg.ClientBase, string>()
  readonly #bySession = new Map<string, pg.PoolClient>()
  #timer: NodeJS.Timeout | undefined
  #isChecking = false
  #isClosed = false

  /** `db` must use other connections than the pool. */
  constructor(db: Queryable) {
    this.#db = db
  }

  /** Remembers which session of the server a new connection is. */
  async identify(client: pg.ClientBase): Promise<void> {
    const { rows } = await sendOn<{ session: string }>(client, ownSession)
    if (rows[0]) this.#sessionOf.set(client, rows[0].session)
  }

  /** Releases the connection when its session is gone. */
  add(client: pg.PoolClient): void {
    const session = this.#sessionOf.get(client)
    if (session === undefined || this.#isClosed) {
      client.release(true)
      return
    }
    this.#bySession.set(session, client)
    void this.#endSessions()
  }

  /** Releases all of them at once, because the process ends. */
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
    // While the database does not answer, nothing is known about its sessions.
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

// A process id alone may be given to another session later.
const session = sql`pid || ' ' || backend_start as session`
const ownSession = sql`select ${session} from pg_stat_activity where pid = pg_backend_pid()`

/** Ends those sessions that still exist, and returns them. */
function endSessions(sessions: readonly string[]) {
  return sql`
    select session, pg_terminate_backend(pid) from (select pid, ${session} from pg_stat_activity) as sessions
    where session = any(${sessions})`
}
