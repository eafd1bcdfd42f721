import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import * as store from './store.ts'

/**
 * Puts new gigs into the lists that searches read; until then each search looks through them one by one. Says whether there
 * is more to do. A gig takes its number before it is committed, so those who may still be at it are waited for.
 */
export function createLister(database: Database): () => Promise<boolean> {
  let most = GIGS_MAX

  return async () => {
    const { listedTo, lastNumber } = await store.findUnlisted(database)
    if (listedTo >= lastNumber) return false
    if (!(await areDone(database, await store.findWriters(database)))) return false
    const max = most
    // Where so many take longer than a statement may, fewer will not.
    most = Math.ceil(max / 2)
    const reached = await database.transaction((tx) => store.listNext(tx, lastNumber, max))
    most = Math.min(max + GIGS_STEP, GIGS_MAX)
    return reached < lastNumber
  }
}

async function areDone(database: Database, writers: readonly string[]): Promise<boolean> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (!(await store.areWriting(database, writers))) return true
    await sleep(LOOK_MS)
  }
  return false
}

// The more at once the less for each, because a word's list is written once for all of them; but who edits a gig of theirs
// waits meanwhile.
const GIGS_MAX = 4_096
const GIGS_STEP = 32
const LOOKS_MAX = 50
const LOOK_MS = 20
