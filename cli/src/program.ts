import { Command } from 'commander'
import type { Cli } from './cli.ts'
import { addClockCommand } from './commands/clock.ts'
import { addCompletionCommand } from './commands/completion.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addInitCommand } from './commands/init.ts'
import { addListenCommand } from './commands/listen.ts'
import { addLoginCommands } from './commands/login.ts'
import { addLogsCommand } from './commands/logs.ts'
import { addMcpCommand } from './commands/mcp.ts'
import { addOpenCommand } from './commands/open.ts'
import { addTriggerCommand } from './commands/trigger.ts'
import { addApiCommand, addResourceCommand } from './operation-command.ts'
import { operations } from './operations.ts'

/** All commands. */
export function createProgram(cli: Cli): Command {
  const program = new Command('parley')
    .description('The Parley command line: sign in, call every operation, forward events, control a sandbox.')
    .version(cli.version)
    .option('--profile <name>', 'the server and account to use; see: parley use')
    .option('--act-as <user>', 'the managed user to act for; needs an operator’s key with users:act')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureHelp({ sortSubcommands: false, sortOptions: false })
    .configureOutput({
      writeOut: (text) => cli.terminal.print(text.trimEnd()),
      writeErr: (text) => cli.terminal.note(text.trimEnd()),
      getOutHelpWidth: () => cli.terminal.width,
      outputError: (text, write) => write(`${text.trimEnd()}\n  → Run it with --help to see the options.\n`),
    })
    .exitOverride()

  program.commandsGroup('Account:')
  addLoginCommands(cli, program)
  program.commandsGroup('Develop:')
  addListenCommand(cli, program)
  addLogsCommand(cli, program)
  addTriggerCommand(cli, program)
  addClockCommand(cli, program)
  addOpenCommand(cli, program)
  addMcpCommand(cli, program)
  addDoctorCommand(cli, program)
  addInitCommand(cli, program)
  addCompletionCommand(cli, program)
  program.commandsGroup('Every operation:')
  const api = program
    .command('api')
    .summary('call an operation by its id')
    .description('Calls an API operation by its id. Every field is a flag, and the response is JSON.')
    .helpCommand(false)
    .usage('<operationId> [--field value…] [--input file]')
  for (const operation of operations) addApiCommand(cli, api, operation)
  program.commandsGroup('Resources:')
  for (const operation of operations) {
    const group = operation.words.slice(0, -1).reduce((at, word) => groupIn(at, word), program)
    addResourceCommand(cli, group, operation.words.at(-1) ?? '', operation)
  }
  program.addHelpText(
    'after',
    `
Environment: PARLEY_URL, PARLEY_KEY, PARLEY_PROFILE, PARLEY_CONFIG_DIR, PARLEY_KEYCHAIN=off, NO_COLOR.
Exit codes: 0 success, 1 failure, 2 invalid usage, 3 not signed in, 4 refused by the server, 5 server unavailable.`,
  )
  return program
}

function groupIn(parent: Command, word: string): Command {
  const existing = parent.commands.find((command) => command.name() === word)
  if (existing) return existing
  return parent
    .command(word)
    .helpCommand(false)
    .description(`${capitalised(word.replaceAll('-', ' '))}: ${wordsBelow(parent, word)}.`)
}

/** What a group of commands contains, for the list of commands. */
function wordsBelow(parent: Command, word: string): string {
  const path = [...pathOf(parent), word]
  const below = operations
    .filter(({ words }) => path.every((each, index) => words[index] === each))
    .map(({ words }) => words[path.length] ?? '')
  return [...new Set(below)].join(', ')
}

function pathOf(command: Command): string[] {
  return command.parent === null ? [] : [...pathOf(command.parent), command.name()]
}

function capitalised(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`
}
