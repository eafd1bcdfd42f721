import DataLoader from 'dataloader'
import { isDatabaseUnavailable } from './errors.ts'
import type { Queryable } from './tx.ts'

/**
 * A lookup by key. Calls in the same turn of the event loop share one statement; if it fails for one key, others still succeed.
 * Nothing is cached between turns: every call sees the data committed by the time its statement runs.
 */
export function batched<Key extends string, Row>(
  fetch: (db: Queryable, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): (db: Queryable, key: Key) => Promise<Row | null> {
  const loaders = new WeakMap<Queryable, DataLoader<Key, Row | null>>()

  function newLoader(db: Queryable): DataLoader<Key, Row | null> {
    const loader = new DataLoader<Key, Row | null>(
      async (keys) => {
        try {
          return await rowsOf(db, keys)
        } catch (error) {
          if (keys.length === 1 || isDatabaseUnavailable(error)) throw error
          // The statement may have failed because of one key, so each key is looked up on its own.
          return Promise.all(keys.map((key) => rowsOf(db, [key]).then(([row]) => row ?? null, toError)))
        }
      },
      { cache: false, batchScheduleFn: setImmediate, maxBatchSize: BATCH_MAX },
    )
    loaders.set(db, loader)
    return loader
  }

  async function rowsOf(db: Queryable, keys: readonly Key[]): Promise<(Row | null)[]> {
    const rows = new Map<Key, Row>()
    for (const row of await fetch(db, keys)) rows.set(keyOf(row), row)
    return keys.map((key) => rows.get(key) ?? null)
  }

  return (db, key) => (loaders.get(db) ?? newLoader(db)).load(key)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

// With several smaller statements, the database can work on one while this process reads the result of another.
const BATCH_MAX = 16
