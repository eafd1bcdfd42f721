import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import * as store from './store.ts'

/**
 * Puts new gigs into the lists that searches read; until then each search looks through them one by one. Says whether there
 * is more to do. A gig takes its number before it is committed, so those who may still be at it are waited for.
 */
export function createLister(database: Database): () => Promise<boolean> {
  let most = store.BLOCK_SIZE
  let waitingAt: number | null = null

  return async () => {
    const { listedTo, lastNumber } = await store.findUnlisted(database)
    const goal = goalOf(listedTo, lastNumber, listedTo === waitingAt)
    waitingAt = lastNumber > listedTo ? listedTo : null
    if (goal <= listedTo) return false
    if (!(await areDone(database, await store.findWriters(database)))) return false
    const max = most
    // Where so many take longer than a statement may, fewer will not.
    most = Math.ceil(max / 2)
    const reached = await database.transaction((tx) => store.listNext(tx, goal, max))
    most = Math.min(max + GIGS_STEP, store.BLOCK_SIZE)
    if (reached < goal) waitingAt = reached
    return reached < goal
  }
}

// A block's lists are written once when it is listed as a whole, and as often as it is listed in part. So when gigs come fast,
// a block that is begun waits to be full; but only once.
function goalOf(listedTo: number, lastNumber: number, hasWaited: boolean): number {
  const lastOfWhole = lastNumber - ((lastNumber + 1) % store.BLOCK_SIZE)
  if (lastOfWhole > listedTo) return lastOfWhole
  return hasWaited || lastNumber - listedTo <= FEW ? lastNumber : listedTo
}

async function areDone(database: Database, writers: readonly string[]): Promise<boolean> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (!(await store.areWriting(database, writers))) return true
    await sleep(LOOK_MS)
  }
  return false
}

const FEW = 256
const GIGS_STEP = 32
const LOOKS_MAX = 50
const LOOK_MS = 20
