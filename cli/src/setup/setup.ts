import { ParleyError } from '@parley/sdk'
import type { Cli } from '../cli.ts'
import { connectSignedIn } from '../connect.ts'
import { safe } from '../terminal.ts'
import type { Json, JsonObject } from './json.ts'
import type { Plan, Section } from './section.ts'
import { sections } from './sections.ts'
import { openSetupFile, readSections, requireNew, type SetupFile, writeSections } from './setup-file.ts'

/** Sets up a marketplace from a file. Applying it again changes nothing. */
export async function applySetup(cli: Cli, path: string, { isDryRun }: { isDryRun: boolean }): Promise<void> {
  const file = openSetupFile(path)
  const given = await readSections(
    file,
    sections.map(({ name }) => name),
  )
  const { parley } = await connectSignedIn(cli)
  const planned: { section: Section; plan: Plan }[] = []
  // All of it is compared before anything changes, so that a mistake at the end of the file changes nothing.
  for (const section of sections.filter(({ name }) => given[name] !== undefined))
    planned.push({ section, plan: await section.plan(parley, given[section.name] as Json, file) })
  for (const { section, plan } of planned) {
    const isChanged = plan.changes.length > 0 && (isDryRun || (await applySection(file, section, plan)))
    report(cli, section, isChanged ? plan.changes : [], isDryRun)
  }
  const done = planned.flatMap(({ section: { step } }) => step ?? [])
  if (!isDryRun && done.length > 0) await parley.operator.setup.update({ done })
}

/** Writes the marketplace's current setup to a new file, without secrets. */
export async function exportSetup(cli: Cli, path: string): Promise<void> {
  await requireNew(path)
  const file = openSetupFile(path)
  const { parley } = await connectSignedIn(cli)
  const found: [string, Json][] = []
  for (const section of sections) {
    const content = await section.read(parley, file)
    if (content !== undefined) found.push([section.name, content])
  }
  await writeSections(file, Object.fromEntries(found) as JsonObject)
  const names = found.map(([name]) => name).join(', ')
  cli.terminal.print(
    found.length === 0 ? `Nothing has been set up yet, so ${path} has no sections.` : `Wrote ${names} to ${path}.`,
  )
}

async function applySection(file: SetupFile, section: Section, plan: Plan): Promise<boolean> {
  try {
    return await plan.apply()
  } catch (error) {
    throw error instanceof ParleyError ? refusalWithPlaces(file, section, plan, error) : error
  }
}

/** A refusal of what the file says, with the places in the file. */
function refusalWithPlaces(file: SetupFile, section: Section, plan: Plan, error: ParleyError): ParleyError {
  if (error.status !== 409 && error.status !== 422) return error
  const issues = error.issues.map((issue) => {
    const inSection = plan.pathOf?.(issue.path) ?? issue.path
    const place = [section.name, ...(inSection === '' ? [] : [inSection])].join('.')
    return { ...issue, path: `${file.path}: ${place}` }
  })
  const { code, message, status, requestId } = error
  return new ParleyError({ code, message, status, requestId, issues, cause: error })
}

function report({ terminal }: Cli, { name }: Section, changes: readonly string[], isDryRun: boolean): void {
  const words = changes.length === 0 ? terminal.style('dim', 'unchanged') : changes.map(safe).join('; ')
  terminal.print(`${name.padEnd(NAME_WIDTH)}${changes.length > 0 && isDryRun ? 'would change: ' : ''}${words}`)
}

const NAME_WIDTH = 11
