import { conflict } from './errors.ts'

/** Refuses amounts that a JSON number cannot represent exactly. */
export function requireExactCents(cents: bigint): number {
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw conflict('amount_too_large', 'The amount is too large to be counted exactly in cents.', {
      maximum: Number.MAX_SAFE_INTEGER,
    })
  }
  return Number(cents)
}
