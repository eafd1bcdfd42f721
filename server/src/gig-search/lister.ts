import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import * as store from './store.ts'

/**
 * Puts new gigs into the lists that searches read; until then each search looks through them one by one. A gig takes its
 * number before it is committed, so those who may still be at it are waited for. Says whether there is more to do.
 */
export async function listNewGigs(database: Database): Promise<boolean> {
  const { listedTo, lastNumber } = await store.findUnlisted(database)
  if (listedTo >= lastNumber) return false
  if (!(await areDone(database, await store.findWriters(database)))) return false
  const reached = await database.transaction((tx) => store.listNext(tx, lastNumber, GIGS_MAX))
  return reached < lastNumber
}

async function areDone(database: Database, writers: readonly string[]): Promise<boolean> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (!(await store.areWriting(database, writers))) return true
    await sleep(LOOK_MS)
  }
  return false
}

// So that one transaction is done well within the time that a statement may take.
const GIGS_MAX = 2_048
const LOOKS_MAX = 50
const LOOK_MS = 20
