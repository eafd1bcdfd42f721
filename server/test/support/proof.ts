/** How often a proof is repeated: a few times with every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** What a long proof has to say beyond that it held. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}

/** Chance as it was when something failed: `PROOF_SEED` and `PROOF_PATH`, as the failure named them. */
export function chanceToRepeat(): { seed?: number; path?: string } {
  const { PROOF_SEED: seed, PROOF_PATH: path } = process.env
  return { ...(seed !== undefined && { seed: Number(seed) }), ...(path !== undefined && { path }) }
}

/** How long the soak takes: `SOAK_MINUTES`, for trials; a quarter of an hour when nothing is said. */
export function soakMinutes(): number {
  return Number(process.env.SOAK_MINUTES ?? 15)
}
