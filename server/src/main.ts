import { parseArgs } from 'node:util'
import { version } from './app.ts'
import { type Command, CommandFailed, print } from './commands/command.ts'
import { auditCommand, migrateCommand } from './commands/database.ts'
import { demoCommand } from './commands/demo.ts'
import { explain } from './commands/explain.ts'
import { envExampleCommand, issueCodesCommand, lifecyclesCommand, openApiCommand } from './commands/generate.ts'
import { operatorKeyCommand } from './commands/operator-key.ts'
import { serveCommand, startCommand, workCommand } from './commands/run-service.ts'
import { changeSecretKeyCommand, newSecretsCommand } from './commands/secrets.ts'
import { productSummary } from './reference/api-docs.ts'

const commands: Record<string, Command> = {
  start: startCommand,
  serve: serveCommand,
  work: workCommand,
  migrate: migrateCommand,
  demo: demoCommand,
  'operator-key': operatorKeyCommand,
  audit: auditCommand,
  'new-secrets': newSecretsCommand,
  'change-secret-key': changeSecretKeyCommand,
  openapi: openApiCommand,
  lifecycles: lifecyclesCommand,
  'issue-codes': issueCodesCommand,
  'env-example': envExampleCommand,
}

const CONFIGURATION = 'Configure it with environment variables or in a .env file; .env.example lists all settings.'

try {
  await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function runCommand(args: readonly string[]): Promise<void> {
  const name = args[0]?.startsWith('-') ? 'start' : (args[0] ?? 'start')
  if (name === 'help') return print(usage())
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandFailed(`There’s no command "${name}".\n\n${usage()}`)
  const options = optionsOf(command, name, args.slice(args[0] === name ? 1 : 0))
  if (!options.help) return command.run(options)
  print(args[0] === name ? usageOf(name, command) : usage())
}

function optionsOf(command: Command, name: string, args: string[]): Record<string, unknown> {
  const known = Object.keys(command.options ?? {}).map((option) => [option, { type: 'boolean' as const }])
  const options = { help: { type: 'boolean' as const, short: 'h' }, ...Object.fromEntries(known) }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split('. ') : []
    throw new CommandFailed(`${problem}.\n\n${usageOf(name, command)}`, { cause: error })
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { description }]) => `  ${name.padEnd(20)}${description}`)
  return `Parley ${version}: ${productSummary}

Usage: npm start, or npm run COMMAND [-- OPTIONS]

Commands:
${lines.join('\n')}

Add -- --help to a command to see its options. ${CONFIGURATION}
`
}

function usageOf(name: string, { description, options = {} }: Command): string {
  const all = { ...options, help: 'show this help' }
  const lines = Object.entries(all).map(([option, meaning]) => `  --${option.padEnd(18)}${meaning}`)
  return `npm run ${name} [-- OPTIONS]: ${description}

Options:
${lines.join('\n')}

${CONFIGURATION}
`
}
