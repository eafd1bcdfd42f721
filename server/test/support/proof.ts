/** How often a proof is repeated: a few times with every test run, and many times with `npm run test:proof`. */
export function times(short: number, long: number): number {
  return process.env.PROOF === 'long' ? long : short
}

/** What a long proof has to say beyond that it held. */
export function report(line: string): void {
  if (process.env.PROOF === 'long') console.log(line)
}
