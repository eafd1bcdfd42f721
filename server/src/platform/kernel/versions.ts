import { conflict } from './errors.ts'

/** Refuses a change if `If-Match` doesn't accept the current version. */
export function requireVersion(current: number, accepted: readonly number[] | null): void {
  if (accepted === null || accepted.includes(current)) return
  throw conflict('stale_version', `The resource is now at version ${current}. Read it again.`, { version: current })
}
