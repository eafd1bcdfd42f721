import type { Queryable } from '../db/database.ts'
import type { KeyId } from '../kernel/ids.ts'
import { type Instant, instantOf } from '../kernel/time.ts'
import { markUsed } from './store.ts'

/** Remembers when keys were used and writes it down now and then, many keys at once, instead of on every request. */
export class KeyUse {
  #used = new Map<KeyId, number>()

  note(keyId: KeyId): void {
    this.#used.set(keyId, Date.now())
  }

  async flush(db: Queryable): Promise<void> {
    if (this.#used.size === 0) return
    const used = this.#used
    this.#used = new Map()
    const times: Instant[] = [...used.values()].map(instantOf)
    await markUsed(db, [...used.keys()], times)
  }
}
