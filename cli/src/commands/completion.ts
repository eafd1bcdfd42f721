import { Argument, type Command } from 'commander'
import type { Cli } from '../cli.ts'
import { events } from '../operations.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

export function addCompletionCommand(cli: Cli, program: Command): void {
  program
    .command('completion')
    .summary('set up tab completion')
    .description(
      `Prints a script that completes commands, flags, their values and event types.

  bash   echo 'eval "$(parley completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(parley completion zsh)"' >> ~/.zshrc
  fish   parley completion fish > ~/.config/fish/completions/parley.fish`,
    )
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .action((shell: Shell) => cli.terminal.print(scripts[shell]))

  // What the scripts call at every Tab, with the words so far; the last one is being typed.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .allowUnknownOption()
    .helpOption(false)
    .action((words: string[]) => {
      for (const candidate of candidatesFor(program, words)) cli.terminal.print(candidate)
    })
}

/** What the last word can become: subcommands, flags, values of a flag. */
function candidatesFor(program: Command, words: readonly string[]): string[] {
  const typed = words.at(-1) ?? ''
  let command = program
  let flag: string | null = null
  for (const word of words.slice(0, -1)) {
    const option =
      command.options.find(({ long }) => long === word) ?? program.options.find(({ long }) => long === word)
    if (option) flag = option.required ? word : null
    else if (flag !== null) flag = null
    else command = command.commands.find((each) => each.name() === word) ?? command
  }
  return candidatesIn(program, command, flag, typed).filter((candidate) => candidate.startsWith(typed))
}

function candidatesIn(program: Command, command: Command, flag: string | null, typed: string): string[] {
  if (flag !== null) {
    if (command.name() === 'listen' && flag === '--events') return Object.keys(events)
    const option = command.options.find(({ long }) => long === flag)
    // Flags with few values show them: `--rate-type <hourly|fixed>`.
    return option?.argChoices ?? /<(.+\|.+)>/.exec(option?.flags ?? '')?.[1]?.split('|') ?? []
  }
  if (typed.startsWith('-')) {
    return [...command.options, ...program.options].flatMap(({ long }) => (long ? [long] : [])).concat('--help')
  }
  if (command.name() === 'trigger') return Object.keys(events)
  if (command.name() === 'completion') return [...shells]
  return command
    .createHelp()
    .visibleCommands(command)
    .map((each) => each.name())
}

// $COMP_WORDS splits words at colons, which no word of parley has; files complete --input.
const scripts: Record<Shell, string> = {
  bash: `_parley() {
  local IFS=$'\\n'
  COMPREPLY=($(parley complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _parley parley`,
  zsh: `_parley() {
  local -a candidates
  candidates=("\${(@f)$(parley complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$candidates[1]" ]] && compadd -- $candidates || _files
}
compdef _parley parley`,
  fish: `function __parley_complete
  parley complete -- (commandline --tokenize --cut-at-cursor --current-process)[2..-1] (commandline --current-token) 2>/dev/null
end
complete --command parley --no-files --arguments '(__parley_complete)'
complete --command parley --long-option input --require-parameter --force-files`,
}
