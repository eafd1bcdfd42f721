import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { connect } from '../connect.ts'
import { usageError } from '../exit-codes.ts'

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url))
const SDK_IN_REPOSITORY = fileURLToPath(new URL('../../../sdk/', import.meta.url))

export function addInitCommand(cli: Cli, program: Command): void {
  program
    .command('init')
    .summary('write an example project')
    .description('Writes a small project that runs: a client, the agent of a worker, and a receiver of webhooks.')
    .argument('[folder]', 'where to write it', 'parley-example')
    .action((folder: string) => init(cli, folder))
}

async function init(cli: Cli, folder: string): Promise<void> {
  const target = resolve(folder)
  // Before anything is written: the profile may be wrong.
  const { baseUrl } = await connect(cli)
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0)
    throw usageError(`${target} is not empty.`, 'Choose another folder: parley init my-project')
  await cp(TEMPLATES, target, { recursive: true })
  const sdk = await sdkVersion(cli.version)
  const values = { SDK: sdk, NAME: nameFrom(target), URL: baseUrl }
  for (const name of await readdir(target)) await fill(join(target, name), values)
  // npm does not publish files with these names.
  for (const name of ['env.example', 'gitignore']) await rename(join(target, name), join(target, `.${name}`))
  const { terminal } = cli
  terminal.print(`${terminal.style('green', '✓')} Written to ${target}.`)
  const where = relative(process.cwd(), target)
  terminal.print(
    `\nNext:\n  cd ${where === '' ? '.' : where}\n  npm install\n  PARLEY_KEY=parley_sk_… npm run setup   ${terminal.style('dim', 'with the operator key of a sandbox')}\n  npm run demo`,
  )
}

/** The published SDK; inside the repository the one of the repository. */
async function sdkVersion(version: string): Promise<string> {
  const isInRepository = await stat(join(SDK_IN_REPOSITORY, 'src')).then(
    () => true,
    () => false,
  )
  return isInRepository ? `file:${SDK_IN_REPOSITORY.replace(/\/$/, '')}` : version
}

async function fill(path: string, values: Record<string, string>): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole),
  )
}

function nameFrom(folder: string): string {
  const name = (folder.split(/[\\/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
  return name === '' ? 'parley-example' : name
}
