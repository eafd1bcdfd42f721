import type { Queryable } from './database.ts'
import { asLookup } from './sql.ts'

/**
 * A lookup by key whose calls, made in the same turn of the event loop, share one statement.
 * Nothing is kept between turns: every call sees what is committed when its statement runs.
 */
export function batched<Key extends string, Row>(
  fetch: (db: Queryable, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
  soon: (send: () => void) => void = setImmediate,
): (db: Queryable, key: Key) => Promise<Row | null> {
  const filling = new WeakMap<Queryable, Batch<Key, Row>>()

  function send(db: Queryable, batch: Batch<Key, Row>): void {
    // A batch that was full has been sent before its turn ended.
    if (filling.get(db) !== batch) return
    filling.delete(db)
    fetch({ query: (statement) => db.query(asLookup(statement)) }, batch.keys).then(
      (found) => {
        const rows = new Map<Key, Row>()
        for (const row of found) rows.set(keyOf(row), row)
        for (const [index, key] of batch.keys.entries()) batch.callers[index]?.resolve(rows.get(key) ?? null)
      },
      (error) => {
        for (const caller of batch.callers) caller.reject(error)
      },
    )
  }

  return (asked, key) => {
    const db = asked.shared ?? asked
    const batch = filling.get(db) ?? newBatch(db)
    batch.keys.push(key)
    const answer = new Promise<Row | null>((resolve, reject) => batch.callers.push({ resolve, reject }))
    if (batch.keys.length === BATCH_MAX) send(db, batch)
    return answer
  }

  function newBatch(db: Queryable): Batch<Key, Row> {
    const batch: Batch<Key, Row> = { keys: [], callers: [] }
    filling.set(db, batch)
    soon(() => send(db, batch))
    return batch
  }
}

interface Batch<Key, Row> {
  keys: Key[]
  callers: { resolve(row: Row | null): void; reject(error: unknown): void }[]
}

// A full batch leaves at once: small enough that the database works on one while this process reads the next requests.
const BATCH_MAX = 16
