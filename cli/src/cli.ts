import type { Environment } from './environment.ts'
import type { Profiles } from './profiles.ts'
import type { Terminal } from './terminal.ts'

/** Where requests go, and with which credentials. */
export interface Server {
  baseUrl: string
  /** Null when the environment says which server and key to use. */
  profile: string | null
  /** `nobody` has no credentials. */
  as: 'key' | 'login' | 'nobody'
}

/** What every command works with. */
export interface Cli {
  version: string
  environment: Environment
  terminal: Terminal
  profiles: Profiles
  /** The profile named with `--profile`. */
  profileOption: () => string | undefined
  /** The managed user in `--act-as`. */
  actAsOption: () => string | undefined
  /** Is called by commands that write JSON, so that errors are JSON too. */
  writeErrorsAsJson: () => void
  /** For a command that has said itself what is wrong. */
  exitWith: (code: number) => void
  /** The server of this command and how it's used, once that's known. */
  server: Server | null
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal
}
