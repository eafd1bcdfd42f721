import { readEnvironment } from './environment.ts'
import { exitCodes } from './exit-codes.ts'
import { run } from './run.ts'

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruption.abort()
    // The second one ends what does not listen to the first.
    process.once(signal, () => process.exit(exitCodes.interrupted))
  })
}
// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', () => process.exit(exitCodes.ok))

const { stdin, stdout, stderr } = process
process.exitCode = await run(process.argv.slice(2), readEnvironment(), { stdin, stdout, stderr }, interruption.signal)
// Connections that are kept alive would delay the end; what is written has to arrive first.
stdout.write('', () => process.exit())
