/** The exit codes, which scripts can rely on. */
export const exitCodes = {
  ok: 0,
  /** The command failed for a reason that has no code of its own. */
  failed: 1,
  /** Wrong arguments; nothing was sent. */
  usage: 2,
  /** There are no credentials, or the server does not accept them. */
  notSignedIn: 3,
  /** The server refused the request; the issues say why. */
  refused: 4,
  /** The server cannot be reached, is overloaded, or failed. */
  unavailable: 5,
  interrupted: 130,
} as const

/** A failure with a message for people: what went wrong, and what to do next. */
export class CommandFailed extends Error {
  readonly exitCode: number
  readonly next: readonly string[]

  constructor(
    message: string,
    { exitCode = exitCodes.failed as number, next = [] as readonly string[], cause = undefined as unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'CommandFailed'
    this.exitCode = exitCode
    this.next = next
  }
}

export function usageError(message: string, ...next: string[]): CommandFailed {
  return new CommandFailed(message, { exitCode: exitCodes.usage, next })
}
