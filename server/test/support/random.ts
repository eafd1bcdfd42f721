/** Draws that can be repeated: the same seed gives the same ones. */
export class Random {
  readonly seed: number
  #state: number

  constructor(seed: number) {
    this.seed = seed
    this.#state = seed
  }

  /** From 0 up to, and without, 1. */
  share(): number {
    // Mulberry32: short, and even enough for tests.
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.share() * (max - min + 1))
  }

  chance(share: number): boolean {
    return this.share() < share
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.whole(0, from.length - 1)]
    if (picked === undefined) throw new Error('There is nothing to pick from.')
    return picked
  }
}
