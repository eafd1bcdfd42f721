import { conflict } from './errors.ts'

/** Refuses amounts that a JSON number cannot hold exactly. */
export function requireExactCents(cents: bigint): number {
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw conflict('amount_too_large', 'The amount is beyond what can be counted in whole cents.')
  }
  return Number(cents)
}
