import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// npm run guide NAME: runs the JavaScript blocks of a guide, in order, as one program in the folder of the repository.

const [name = ''] = process.argv.slice(2)
const guides = (await readdir(new URL('.', import.meta.url))).filter((file) => file.endsWith('.md'))
if (!guides.includes(`${name}.md`)) {
  console.error(`Name a guide: ${guides.map((file) => file.slice(0, -'.md'.length)).join(', ')}.`)
  process.exit(1)
}
const guide = await readFile(new URL(`${name}.md`, import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code)
const program = spawn(process.execPath, ['--input-type=module'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: ['pipe', 'inherit', 'inherit'],
})
program.stdin.end(blocks.join('\n'))
const [code] = await once(program, 'close')
process.exit(code ?? 1)
