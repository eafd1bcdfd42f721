import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { connect } from '../connect.ts'
import { usageError } from '../exit-codes.ts'
import { packageFile } from '../package-file.ts'
import { applySetup, exportSetup } from '../setup/setup.ts'

/** The folders of `templates/`, each with the command that comes after the setup. */
const templates = {
  agents: { next: 'npm run demo', setUpWith: 'with a sandbox’s operator key' },
  'front-end': { next: 'npm run dev', setUpWith: 'with one of your keys' },
}

interface InitOptions {
  template: keyof typeof templates
  from?: string
  export?: string
  dryRun?: boolean
}

export function addInitCommand(cli: Cli, program: Command): void {
  program
    .command('init')
    .summary('create an example project, or set up a marketplace from a file')
    .description(
      'Creates a small working project. `agents`: a client, a worker’s agent, and a webhook receiver. `front-end`: a web app where people sign in, apply and negotiate.\n\nWith `--from`, sets up the marketplace from a YAML or JSON file. `--export` writes its current setup to a file. Both need an operator’s key.',
    )
    .argument('[folder]', 'where to create it; default: parley-example')
    .addOption(
      new Option('--template <name>', 'which starter project to create')
        .choices(Object.keys(templates))
        .default('agents'),
    )
    .addOption(new Option('--from <file>', 'set up the marketplace from a file').conflicts(['template', 'export']))
    .addOption(new Option('--dry-run', 'with --from: only show what would change'))
    .addOption(
      new Option('--export <file>', 'write the marketplace’s current setup to a new file').conflicts('template'),
    )
    .action((folder: string | undefined, options: InitOptions) => run(cli, folder, options))
}

function run(cli: Cli, folder: string | undefined, options: InitOptions): Promise<void> {
  const { template, from, dryRun: isDryRun = false } = options
  if (isDryRun && from === undefined) throw usageError('--dry-run needs --from.')
  if (folder !== undefined && (from ?? options.export) !== undefined)
    throw usageError('--from and --export don’t create a project.', 'Leave out the folder.')
  if (from !== undefined) return applySetup(cli, from, { isDryRun })
  if (options.export !== undefined) return exportSetup(cli, options.export)
  return createProject(cli, folder ?? 'parley-example', template)
}

async function createProject(cli: Cli, folder: string, template: keyof typeof templates): Promise<void> {
  const target = resolve(folder)
  // Before anything is written: the profile may be wrong.
  const { baseUrl } = await connect(cli)
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0)
    throw usageError(`${target} isn’t empty.`, 'Choose another folder: parley init my-project')
  await cp(fileURLToPath(packageFile(`templates/${template}/`)), target, { recursive: true })
  const values = { NAME: packageNameFrom(target), URL: baseUrl }
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await fillPlaceholders(join(entry.parentPath, entry.name), values)
  // npm does not publish files with these names.
  for (const name of ['env.example', 'gitignore']) await rename(join(target, name), join(target, `.${name}`))
  const { terminal } = cli
  const { next, setUpWith } = templates[template]
  terminal.print(`${terminal.style('green', '✓')} Created in ${target}.`)
  const where = relative(process.cwd(), target)
  terminal.print(
    `\nNext:\n  cd ${where === '' ? '.' : where}\n  npm install\n  PARLEY_KEY=parley_sk_… npm run setup   ${terminal.style('dim', setUpWith)}\n  ${next}`,
  )
}

async function fillPlaceholders(path: string, values: Record<string, string>): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole),
  )
}

function packageNameFrom(folder: string): string {
  const name = (folder.split(/[\\/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
  return name === '' ? 'parley-example' : name
}
