import type { Database, Tx } from './db/database.ts'
import { type Instant, instantOf } from './kernel/time.ts'

/** Collects when keys, sessions or apps were used, so that it can be saved in batches instead of on every request. */
export class LastUse<Id extends string> {
  readonly #save: (tx: Tx, ids: readonly Id[], times: readonly Instant[]) => Promise<void>
  #used = new Map<Id, number>()

  constructor(save: (tx: Tx, ids: readonly Id[], times: readonly Instant[]) => Promise<void>) {
    this.#save = save
  }

  note(id: Id): void {
    this.#used.set(id, Date.now())
  }

  async flush(database: Database): Promise<void> {
    if (this.#used.size === 0) return
    const used = this.#used
    this.#used = new Map()
    try {
      await database.transaction((tx) => this.#save(tx, [...used.keys()], [...used.values()].map(instantOf)))
    } catch (error) {
      // Put back for the next flush, except for those that have been used again since.
      for (const [id, at] of used) if (!this.#used.has(id)) this.#used.set(id, at)
      throw error
    }
  }
}
