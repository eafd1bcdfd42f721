import type { Environment } from './environment.ts'
import type { Profiles } from './profiles.ts'
import type { Terminal } from './terminal.ts'

/** What every command works with. */
export interface Cli {
  version: string
  environment: Environment
  terminal: Terminal
  profiles: Profiles
  /** The profile named with `--profile`. */
  profileOption: () => string | undefined
  /** Is called by commands that write JSON, so that errors are JSON too. */
  writeErrorsAsJson: () => void
  /** For a command that has said itself what is wrong. */
  exitWith: (code: number) => void
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal
}
