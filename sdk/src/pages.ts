/** One page of a list. `next_cursor` is null on the last one. */
export interface Page<Item> {
  data: Item[]
  next_cursor: string | null
  /** On the first page with `count: true`: how many items the whole list has. */
  count?: number
  /** Whether there may be more than `count`. */
  count_capped?: boolean
}

/** A list that is read page by page, as far as you need it. Nothing is requested until you ask for something. */
export class PageList<Item, Read extends Page<Item> = Page<Item>> {
  readonly #read: (cursor: string | undefined, limit: number | undefined) => Promise<Read>

  constructor(read: (cursor: string | undefined, limit: number | undefined) => Promise<Read>) {
    this.#read = read
  }

  /** One page: the first one, or the one at `cursor`, which is the previous page's `next_cursor`. */
  page(cursor?: string | null): Promise<Read> {
    return this.#read(cursor ?? undefined, undefined)
  }

  /** The first `max` items, in an array. */
  async all({ max }: { max: number }): Promise<Item[]> {
    const items: Item[] = []
    if (max <= 0) return items
    for await (const item of this.#items(Math.min(max, LIMIT_MAX))) {
      items.push(item)
      if (items.length >= max) break
    }
    return items
  }

  /** Every item. If you break out of the loop, no more pages are read. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.#items(LIMIT_MAX)
  }

  async *#items(limit: number): AsyncGenerator<Item, void, undefined> {
    let cursor: string | null | undefined
    do {
      const page: Read = await this.#read(cursor ?? undefined, limit)
      yield* page.data
      // The loop would never end.
      if (cursor && page.data.length > 0 && page.next_cursor === cursor)
        throw new Error('The service returned the same page twice: next_cursor hasn’t changed.')
      // The event feed always has a next cursor, so it ends with an empty page.
      cursor = page.data.length > 0 ? page.next_cursor : null
    } while (cursor)
  }
}

// The most the service returns at once.
const LIMIT_MAX = 100
