import { conflict } from './errors.ts'

/** Refuses a change that was meant for another version. */
export function requireVersion(current: number, accepted: readonly number[] | null): void {
  if (accepted === null || accepted.includes(current)) return
  throw conflict('stale_version', `The resource is at version ${current} now; read it again.`, { version: current })
}
