/** A command of the server, as started by `npm run`. */
export interface Command {
  description: string
  /** Its options, with what each does. */
  options?: Record<string, string>
  run: (options: Record<string, unknown>) => Promise<void>
}

/** A message for the terminal, without a stack trace. */
export class CommandFailed extends Error {}

export function print(text: string): void {
  process.stdout.write(text)
}
