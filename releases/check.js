import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Compares openapi.json with the last release. Fails on every breaking change that the changelog's "Breaking changes" of the
// next release don't name.

const [openApi = 'openapi.json', changelog = 'CHANGELOG.md'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('.', import.meta.url))

const version = await lastRelease()
const changes = await breakingChanges(`${folder}${version}/openapi.json`, openApi)
const entries = breakingEntries(await readFile(changelog, 'utf8'))
const unnamed = changes.filter(({ names }) => !entries.some((entry) => names.every((name) => entry.includes(name))))
if (unnamed.length > 0) {
  console.error(`openapi.json breaks clients of ${version} in ways that CHANGELOG.md doesn't name:\n`)
  for (const { message, names } of unnamed) console.error(`  ${message}\n    Name: ${names.join(' ')}`)
  console.error(
    '\nKeep what was released, or add an entry with these names to "### Breaking changes" under "## Unreleased".',
  )
  process.exitCode = 1
}

async function lastRelease() {
  const versions = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  return versions
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
}

/** Each once, with the words in backticks that an entry of the changelog has to contain. */
async function breakingChanges(base, revision) {
  const redocly = fileURLToPath(new URL('../node_modules/.bin/redocly', import.meta.url))
  const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url))
  // Clients accept values they don't know, as they accept unknown fields.
  const rules = ['--skip-rule', 'enum-values-added']
  const args = ['diff', base, revision, '--config', config, '--format', 'json', '--fail-on', 'none', ...rules]
  const { stdout } = await promisify(execFile)(redocly, args, { maxBuffer: 2 ** 30 })
  const verdicts = JSON.parse(stdout).changes.flatMap((change) => change.verdicts)
  const breaking = verdicts
    .filter((verdict) => verdict.impact === 'major' && !isNewAlternative(verdict))
    .map(({ message, location }) => {
      const names = [placeOf(location.pointer), ...(message.match(/`[^`]+`/g) ?? [])]
      return { message, names: [...new Set(names.map((name) => name.replace('/api/', '/')))] }
    })
  return [...new Map(breaking.map((change) => [JSON.stringify(change), change])).values()]
}

/** Issue codes with details of their own, and event types with data of their own, are alternatives that only answers contain. */
function isNewAlternative({ message, location }) {
  return (
    /^#\/components\/schemas\/(Issue|Event)\//.test(location.pointer) &&
    /^`oneOf` subschema .*was added\.$/.test(message)
  )
}

/** The operation, path or component that contains it: `GET /gigs`, `/gigs`, or `Gig`. */
function placeOf(pointer) {
  const [, kind, first, second] = pointer.split('/').map((part) => part.replaceAll('~1', '/'))
  const name = kind === 'paths' && second ? `${second.toUpperCase()} ${first}` : kind === 'paths' ? first : second
  return `\`${name ?? first}\``
}

/** The entries of the list below "Breaking changes", in the part about the next release. */
function breakingEntries(text) {
  const [, unreleased = ''] = /^## Unreleased$(.*?)(?=^## |$(?![\s\S]))/ms.exec(text) ?? []
  const [, breaking = ''] = /^### Breaking changes$(.*?)(?=^### |$(?![\s\S]))/ms.exec(unreleased) ?? []
  return breaking.split(/^- /m).slice(1)
}
