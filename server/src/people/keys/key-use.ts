import type { Database } from '../../platform/db/database.ts'
import type { KeyId } from '../../platform/kernel/ids.ts'
import { instantOf } from '../../platform/kernel/time.ts'
import { markUsed } from './store.ts'

/** Collects when keys were used, to save it for many keys at once instead of on every request. */
export class KeyUse {
  #used = new Map<KeyId, number>()

  note(keyId: KeyId): void {
    this.#used.set(keyId, Date.now())
  }

  async flush(database: Database): Promise<void> {
    if (this.#used.size === 0) return
    const used = this.#used
    this.#used = new Map()
    try {
      await database.transaction((tx) => markUsed(tx, [...used.keys()], [...used.values()].map(instantOf)))
    } catch (error) {
      // Put back for the next flush, except for keys that were used again since.
      for (const [keyId, at] of used) if (!this.#used.has(keyId)) this.#used.set(keyId, at)
      throw error
    }
  }
}
