import pg from 'pg'

/** A database connection couldn't be opened. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database can’t be reached.', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** True when the database is unavailable or too slow, as opposed to an error in the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const syscall = 'syscall' in error ? String(error.syscall) : ''
  return UNAVAILABLE_CODES.test(code) || NETWORK_CALLS.test(syscall) || UNAVAILABLE_MESSAGES.test(error.message)
}

/** True when the unique index or constraint with this name refused a row. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
}

/** True when the server stopped a statement because it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014'
}

/** True when a row stayed locked for longer than the statement may wait. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}

/** True for serialization failures and deadlocks: the transaction had no effect and can simply run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

// Connection exceptions, a statement that could not be prepared in time (26000), shutdown, cancelled or timed-out statements, lock timeouts, read-only standby, no resources.
const UNAVAILABLE_CODES = /^(08...|26000|57P0[1-5]|57014|55P03|25006|25P0[34]|53...|EPIPE|ECONN[A-Z]+)$/
const NETWORK_CALLS = /^(connect|read|write|getaddrinfo)$/
// Errors raised by the driver itself have no code.
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/
