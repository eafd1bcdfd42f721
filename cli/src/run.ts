import { CommanderError } from 'commander'
import type { Cli } from './cli.ts'
import type { Environment } from './environment.ts'
import { exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import { jsonOf } from './present.ts'
import { Profiles } from './profiles.ts'
import { createProgram } from './program.ts'
import { type Streams, Terminal } from './terminal.ts'
import { version } from './version.ts'

/** Runs a command line and returns its exit code. */
export async function run(
  args: readonly string[],
  environment: Environment,
  streams: Streams,
  interrupted: AbortSignal,
): Promise<number> {
  const terminal = new Terminal(environment, streams)
  let errorsAsJson = false
  let exitCode: number = exitCodes.ok
  const cli: Cli = {
    version,
    environment,
    terminal,
    profiles: new Profiles(environment),
    profileOption: () => program.opts().profile,
    actAsOption: () => program.opts().actAs,
    writeErrorsAsJson: () => {
      errorsAsJson = true
    },
    exitWith: (code) => {
      exitCode = code
    },
    server: null,
    interrupted,
  }
  const program = createProgram(cli)
  try {
    // Without a command, commander would report an error.
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return exitCode
  } catch (error) {
    // Commander has written what is wrong, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
    if (interrupted.aborted) return exitCodes.interrupted
    const explained = explain(error, terminal, cli.server)
    if (errorsAsJson) terminal.note(jsonOf(explained.json, 0))
    else for (const line of explained.lines) terminal.note(line)
    return explained.exitCode
  }
}
