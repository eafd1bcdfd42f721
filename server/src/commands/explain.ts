import { BadConfig } from '../config.ts'
import { DataDirInUse, EmbeddedUnavailable } from '../platform/db/embedded/errors.ts'
import { DatabaseUnavailable } from '../platform/db/errors.ts'
import { MigrationRefused } from '../platform/db/migrate.ts'
import { WrongDatabase } from '../platform/identity/service.ts'
import { CommandFailed } from './command.ts'

/** A message for the terminal: what went wrong and what to do. Only errors in our own code get a stack trace. */
export function explain(error: unknown): string {
  const expected = [BadConfig, CommandFailed, DataDirInUse, EmbeddedUnavailable, MigrationRefused, WrongDatabase]
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof DatabaseUnavailable) {
    const cause =
      error.cause instanceof Error ? error.cause.message || String('code' in error.cause && error.cause.code) : ''
    return `Can’t reach the database (${cause}). Check DATABASE_URL, and that the database server is running.`
  }
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is already in use. Set PORT (or METRICS_PORT) to another port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address "${address ?? ''}". Check HOST.`
  if (code === 'EACCES' && port !== undefined)
    return `This user isn’t allowed to listen on port ${port}. Set PORT to one above 1023.`
  return error instanceof Error ? String(error.stack) : String(error)
}
