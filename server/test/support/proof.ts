import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}

/** How often a proof is repeated: a few times in every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** Printed by `npm run test:proof` only. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}

/** How often a proof that takes minutes repeats something. `PROOF_SCALE=0.05` makes a short trial run. */
export function scaled(full: number): number {
  return Math.max(1, Math.round(full * Number(process.env.PROOF_SCALE ?? 1)))
}

export function soakMinutes(): number {
  return Number(process.env.SOAK_MINUTES ?? 15)
}

/** The seed of the run. The same seed makes the same random choices, but not at the same times. */
export function proofSeed(): number {
  return inject('seed')
}

/** What a proof promises and what it measured, printed as one table when the proof ends, even if it fails. */
export class ResultTable {
  readonly #title: string
  readonly #rows: [what: string, target: string, measured: string][] = []

  constructor(title: string) {
    this.#title = title
  }

  /** The target is empty for a measurement that has none. */
  add(what: string, target: string, measured: string | number): void {
    this.#rows.push([what, target, String(measured)])
  }

  print(): void {
    const rows = [['what', 'target', 'measured'] as const, ...this.#rows]
    const widthOf = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
    const lines = rows.map(([what, target, measured]) =>
      `  ${what.padEnd(widthOf(0))}  ${target.padEnd(widthOf(1))}  ${measured}`.trimEnd(),
    )
    process.stdout.write(`\n${[this.#title, ...lines].join('\n')}\n\n`)
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function medianAndMost(valuesMs: readonly number[]): string {
  return `${Math.round(median(valuesMs))} ms (median), ${Math.round(Math.max(...valuesMs))} ms (most)`
}

/** `PROOF_PATH`, which a failure prints along with `PROOF_SEED`, to repeat only what failed. */
export function repeatOptions(): { path?: string } {
  const { PROOF_PATH: path } = process.env
  return path === undefined ? {} : { path }
}
