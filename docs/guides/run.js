import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// npm run guide NAME: runs the JavaScript blocks of a guide, in order, as one program in the folder of the repository.

const [name = ''] = process.argv.slice(2)
const { OPERATOR_KEY, PARLEY_URL = 'http://localhost:3000' } = process.env
const WITHOUT_CODE = ['README.md', 'lifecycles.md', 'issue-codes.md']
const names = (await readdir(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.md') && !WITHOUT_CODE.includes(file))
  .map((file) => file.slice(0, -'.md'.length))
if (!names.includes(name)) stop(`Usage: npm run guide NAME, where NAME is one of: ${names.join(', ')}`)
if (!OPERATOR_KEY) stop('First put the operator key into a variable: export OPERATOR_KEY=parley_sk_…')
await fetch(PARLEY_URL).catch(() => stop(`There is no service at ${PARLEY_URL}. Start it first: npm start`))

// Of the service, where it needs other settings than those of `npm start`.
const NEEDS = { 'webhooks-and-feed': 'WEBHOOK_TARGETS=any npm start', 'going-live': 'the .env of its first part' }

const guide = await readFile(new URL(`${name}.md`, import.meta.url), 'utf8')
const program = spawn(process.execPath, ['--input-type=module'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: ['pipe', 'inherit', 'inherit'],
})
program.stdin.end(codeOf(guide))
const [code] = await once(program, 'close')
if (code !== 0 && name in NEEDS) console.error(`\nThis guide needs a service started with ${NEEDS[name]}.`)
process.exit(code ?? 1)

/** The blocks of the guide. Each heading is printed before what its blocks print. */
function codeOf(markdown) {
  const parts = [...markdown.matchAll(/^## ([^\n]+)$|^```js\n(.*?)^```$/gms)]
  const lines = parts.map(([, heading, block]) => block ?? `console.log(${JSON.stringify(`\n${heading}`)})`)
  return lines.join('\n')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
