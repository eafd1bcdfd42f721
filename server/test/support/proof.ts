/** How often a proof is repeated: a few times with every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** What a long proof has to say beyond that it held. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}

/** Which run of a proof to repeat, as its failure printed it; nothing when it is not asked for. */
export function replayed(): { seed?: number; path?: string } {
  const { FUZZ_SEED: seed, FUZZ_PATH: path } = process.env
  return { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
}
