import { conflict } from './errors.ts'

/** Refuses a change meant for another version than the one there is. */
export function requireVersion(current: number, accepted: readonly number[] | null): void {
  if (accepted === null || accepted.includes(current)) return
  throw conflict('stale_version', `The resource is at version ${current} now; read it again.`, { version: current })
}
