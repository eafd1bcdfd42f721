import DataLoader from 'dataloader'
import type { Queryable } from './database.ts'

/**
 * A lookup by key whose calls, made in the same turn of the event loop, share one statement.
 * Nothing is kept between turns: every call sees what is committed when its statement runs.
 */
export function batched<Key extends string, Row>(
  fetch: (db: Queryable, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): (db: Queryable, key: Key) => Promise<Row | null> {
  const loaders = new WeakMap<Queryable, DataLoader<Key, Row | null>>()

  function loaderFor(db: Queryable): DataLoader<Key, Row | null> {
    const known = loaders.get(db)
    if (known) return known
    const loader = new DataLoader<Key, Row | null>(
      async (keys) => {
        const rows = new Map<Key, Row>()
        for (const row of await fetch(db, keys)) rows.set(keyOf(row), row)
        return keys.map((key) => rows.get(key) ?? null)
      },
      { cache: false, maxBatchSize: BATCH_MAX, batchScheduleFn: (run) => setImmediate(run) },
    )
    loaders.set(db, loader)
    return loader
  }

  return (db, key) => loaderFor(db).load(key)
}

// Small enough that the database works on one batch while this process works on the next.
const BATCH_MAX = 16
