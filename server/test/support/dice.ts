/** Chance that can be had again: the same seed, the same throws. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, but never, 1. */
  next(): number {
    // The generator known as mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.next() * from.length)]
  }

  /** One of them, as often as its weight says. */
  weigh<T>(from: readonly T[], weightOf: (one: T) => number): T | undefined {
    const total = from.reduce((sum, one) => sum + weightOf(one), 0)
    let left = this.next() * total
    return from.find((one) => {
      left -= weightOf(one)
      return left < 0
    })
  }
}
