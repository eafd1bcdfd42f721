import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

// Records the current commit as the release of the version in package.json: `npm run release`.

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const folder = new URL(`${version}/`, import.meta.url)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 })
const [commit, date] = git('show', '--no-patch', '--format=%H %cs', 'HEAD').trim().split(' ')

// Fails for a version that was recorded before: a release never changes.
mkdirSync(folder)
writeFileSync(new URL('release.json', folder), `${JSON.stringify({ version, commit, date }, null, 2)}\n`)
writeFileSync(new URL('openapi.json', folder), git('show', 'HEAD:openapi.json'))
console.log(
  `Recorded ${version} at ${commit}. In CHANGELOG.md, call "Unreleased" ${version}, and start a new "Unreleased".`,
)
