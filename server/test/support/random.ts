/** A random number generator with a seed: the same seed gives the same numbers. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** At least 0 and less than 1. */
  next(): number {
    // The generator known as mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number; both ends are included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.next() * from.length)]
  }

  /** Picks one; its weight divided by the sum of all weights is its probability. */
  weigh<T>(from: readonly T[], weightOf: (one: T) => number): T | undefined {
    const total = from.reduce((sum, one) => sum + weightOf(one), 0)
    let left = this.next() * total
    return from.find((one) => {
      left -= weightOf(one)
      return left < 0
    })
  }

  shuffle<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value)
  }
}
