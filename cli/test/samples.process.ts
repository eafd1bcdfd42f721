import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { checkAll } from '../../server/test/support/check-all.ts'
import { samplesIn } from '../../server/test/support/samples.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { newMachine } from './support/parley.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const world = await createWorld()
// The command line shows as much of a list as fits.
const FILE = 'The bytes of the file.'
const LIMIT = /\?limit=\d+$/
const page = await (await fetch(`${world.url}/docs/`)).text()
const samples = [...samplesIn(page)].filter(([, byName]) => Object.keys(byName).length > 1)

it('every sample of the SDK compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-samples-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const functions = samples.map(([id, { SDK }]) => `export async function ${id}() {\n${SDK}\n}`)
  expect(functions.length).toBeGreaterThan(100)
  const program = ["import { Parley } from '@parley/sdk'", 'const parley = new Parley()', ...functions].join('\n')
  await writeFile(join(folder, 'samples.mts'), program)
  await mkdir(join(folder, 'node_modules/@parley'), { recursive: true })
  await symlink(join(ROOT, 'sdk'), join(folder, 'node_modules/@parley/sdk'))
  const options = '--noEmit --strict --target es2022 --module nodenext --lib es2022,dom,dom.asynciterable'
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options.split(' '), 'samples.mts']
  const { stdout } = await promisify(execFile)(process.execPath, tsc, { cwd: folder }).catch((failed) => failed)
  expect(stdout).toBe('')
})

it('every sample of the command line sends the same request as the curl sample', async () => {
  const received: { method: string | undefined; url: string; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    received.push({
      method: request.method,
      url: request.url?.replace(LIMIT, '') ?? '',
      body: text === '' ? null : JSON.parse(text),
    })
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"error":{"code":"NOT_FOUND","message":"No.","issues":[]}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const machine = await newMachine({ PARLEY_URL: address, PARLEY_KEY: `parley_sk_${'a'.repeat(40)}` })
  const folder = await mkdtemp(join(tmpdir(), 'parley-samples-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await checkAll(samples, async ({ curl = '', 'Command line': command = '' }) => {
    received.length = 0
    const { args, input } = parse(command)
    const [, file] = / --data-binary @(\S+)$/.exec(curl) ?? []
    if (file) await writeFile(join(folder, file), JSON.stringify(FILE))
    const words = args.slice(1).map((word) => (word === file ? join(folder, file) : word))
    const { stderr } = await machine.run(words, { input })
    expect(received[0] ?? stderr).toEqual(requestOf(curl))
  })
})

/** The words of a command, and what it reads from standard input, as a shell would. */
function parse(command: string): { args: string[]; input: string } {
  const [, line = command, input = ''] = /^(.*) <<'JSON'\n([\s\S]*)\nJSON$/.exec(command) ?? []
  const words = line.replaceAll('\\\n', ' ').match(/(?:'[^']*'|\\'|[^\s'])+/g) ?? []
  return { args: words.map((word) => word.replace(/'([^']*)'|\\(')/g, '$1$2')), input }
}

function requestOf(curl: string): unknown {
  const { args } = parse(curl)
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
  const { pathname, search } = new URL(args.find((each) => each.startsWith('http')) ?? '')
  const body = after('--data-binary') ? JSON.stringify(FILE) : after('-d')
  return {
    method: after('-X') ?? (body === undefined ? 'GET' : 'POST'),
    url: pathname + search,
    body: body === undefined ? null : JSON.parse(body),
  }
}
