import { readEnvironment } from './environment.ts'
import { exitCodes } from './exit-codes.ts'
import { run } from './run.ts'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interruption.abort()
    // The second one ends what does not listen to the first.
    process.once(signal, () => process.exit(exitCodes.interrupted))
  })
}
for (const output of [process.stdout, process.stderr]) {
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, closes the pipe.
    if (code === 'EPIPE') process.exit(exitCodes.ok)
    process.stderr.write(`Can’t write the output: ${message}\n`)
    process.exit(exitCodes.failed)
  })
}

const { stdin, stdout, stderr } = process
process.exitCode = await run(process.argv.slice(2), readEnvironment(), { stdin, stdout, stderr }, interruption.signal)
// Connections that are kept alive would delay the end; what is written has to arrive first.
stdout.write('', () => process.exit())
