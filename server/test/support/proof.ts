/** How often a proof is repeated: a few times with every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** What a long proof has to say beyond that it held. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}

/** Chance as it was when something failed: `PROOF_SEED`, as the failure named it. Undefined: as it comes. */
export function seedToRepeat(): number | undefined {
  return process.env.PROOF_SEED === undefined ? undefined : Number(process.env.PROOF_SEED)
}

/** How long the soak takes: `SOAK_MINUTES`, for trials; a quarter of an hour when nothing is said. */
export function soakMinutes(): number {
  return Number(process.env.SOAK_MINUTES ?? 15)
}
