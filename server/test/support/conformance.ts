import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import type { Revision } from './mcp.ts'

const execute = promisify(execFile)
const SUITE = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/package.json')).replace(
  'package.json',
  'dist/index.js',
)
const PRELOAD = fileURLToPath(new URL('./fs-with-glob.js', import.meta.url))

/** Runs a command of the conformance suite; `passed` is whether it ended without a failure. */
async function runSuite(args: readonly string[]): Promise<{ passed: boolean; output: string }> {
  try {
    const { stdout, stderr } = await execute(process.execPath, ['--import', PRELOAD, SUITE, ...args], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return { passed: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { passed: false, output: stdout + stderr }
  }
}

interface Check {
  name: string
  status: string
  errorMessage?: string
}

/** Runs a scenario. A check that needs a tool of the suite's example server says so, and is returned apart. */
export async function runScenario(address: string, scenario: string, revision: Revision) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-conformance-'))
  try {
    await runSuite(['server', '--url', address, '--scenario', scenario, '--spec-version', revision, '-o', folder])
    const files = await readdir(folder, { recursive: true })
    const found = files.filter((file) => file.endsWith('checks.json'))
    const all: Check[] = (await Promise.all(found.map((file) => readFile(join(folder, file), 'utf8')))).flatMap(
      (text) => JSON.parse(text),
    )
    const isUntestable = ({ status, errorMessage = '' }: Check) =>
      status === 'FAILURE' && errorMessage.startsWith('Not testable: server does not list the diagnostic tool')
    return { checks: all.filter((check) => !isUntestable(check)), untestable: all.filter(isUntestable) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All scenarios for servers that the suite has for a revision: required ones, and those that it runs without scoring. */
export async function serverScenarios(revision: Revision): Promise<string[]> {
  const { output } = await runSuite(['list', '--requirements', revision])
  const required = /Server scenarios[^\n]*\n((?: +- \S+\n)+)/.exec(output)?.[1] ?? ''
  const others = [...output.matchAll(/- (\S+) \[server\]/g)].map(([, name]) => String(name))
  return [...[...required.matchAll(/- (\S+)/g)].map(([, name]) => String(name)), ...others]
}

/** The suite sends no credentials, so it calls this address, which adds them and changes nothing else. */
export async function openWithKey(target: string, secret: string): Promise<string> {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${secret}` }
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
