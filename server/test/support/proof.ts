/** How often a proof is repeated: a few times with every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** What a long proof has to say beyond that it held. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}

/** How often something is done in a proof that takes minutes; fewer times for a trial, when the environment says so. */
export function countOf(name: string, full: number): number {
  return Number(process.env[name] ?? full)
}

/** What a proof that takes minutes found. */
export function tell(text: string): void {
  process.stdout.write(`  ${text}\n`)
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Chance as it was when something failed: `PROOF_SEED` and `PROOF_PATH`, as the failure named them. */
export function chanceToRepeat(): { seed?: number; path?: string } {
  const { PROOF_SEED: seed, PROOF_PATH: path } = process.env
  return { ...(seed !== undefined && { seed: Number(seed) }), ...(path !== undefined && { path }) }
}
