import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { expectCleanAudit } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { BIN, newMachine, openInput } from './support/parley.ts'

const execute = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VERSION = 'io.modelcontextprotocol/protocolVersion'
const world = await createWorld({ working: true })
const asOperator = { PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' }

describe('parley init', () => {
  it('writes a project in which a client and a worker’s agent make a deal', async () => {
    const machine = await newMachine(asOperator)
    const project = join(machine.folder, 'My Example')
    expect((await machine.run(['init', project])).code).toBe(0)
    expect(JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-example',
      dependencies: { '@parley/sdk': `${world.url}/downloads/parley-sdk.tgz` },
    })
    await mkdir(join(project, 'node_modules/@parley'), { recursive: true })
    await symlink(join(ROOT, 'sdk'), join(project, 'node_modules/@parley/sdk'))
    const inProject = { cwd: project, env: { PATH: '/usr/bin:/bin', ...asOperator } }
    await execute(process.execPath, ['setup.js'], inProject)
    await expectDeal()
    // Once more, and again after a run that was stopped right after it had posted a gig.
    const keys = await readFile(join(project, '.env'), 'utf8')
    expect((await execute(process.execPath, ['setup.js'], inProject)).stdout).toContain('.env is ready')
    expect(await readFile(join(project, '.env'), 'utf8')).toBe(keys)
    const stopped = spawn(process.execPath, ['--env-file=.env', 'client.js'], inProject)
    await once(stopped.stdout, 'data')
    stopped.kill('SIGKILL')
    await expectDeal()
    await expectCleanAudit(world)

    // After the sandbox has been emptied, the keys are unknown.
    await writeFile(
      join(project, '.env'),
      `${keys.replace(/sk_\w+/, `sk_${'a'.repeat(40)}`)}WEBHOOK_SECRET=whsec_mine\n`,
    )
    await execute(process.execPath, ['setup.js'], inProject)
    const renewed = await readFile(join(project, '.env'), 'utf8')
    expect(renewed).toMatch(/^CLIENT_KEY=parley_sk_(?!a{40})\w{40}\n[\s\S]*WEBHOOK_SECRET=whsec_mine\n$/m)
    expect(await machine.run(['init', project])).toMatchObject({ code: 2 })

    async function expectDeal(): Promise<void> {
      const { stdout } = await execute(process.execPath, ['--env-file=.env', 'demo.js'], inProject)
      for (const line of [
        'worker: asks for 440',
        'client: is offered 440',
        'worker: delivered',
        'client: released 440',
        'worker: earned 418',
      ]) {
        expect(stdout).toContain(line)
      }
    }
  })
})

describe('parley doctor', () => {
  it('finds nothing wrong where everything works', async () => {
    const machine = await newMachine(asOperator)
    const { code, stdout } = await machine.run(['doctor', '--json'])
    const { data: findings } = JSON.parse(stdout) as { data: { check: string; status: string }[] }
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(findings.map(({ check }) => check)).toEqual([
      'files',
      'keychain',
      'profile',
      'server',
      'workers',
      'sign-in',
      'credentials',
      'clock',
    ])
    expect(code).toBe(0)
  })
})

describe('parley completion', () => {
  it('completes commands, operations, flags, their values and types of events', async () => {
    const machine = await newMachine()
    const complete = async (...words: string[]) =>
      (await machine.run(['complete', '--', ...words])).stdout.trim().split('\n')
    expect(await complete('gi')).toEqual(['gigs', 'gig-templates'])
    expect(await complete('contracts', 'milestones', 're')).toEqual(['request-changes', 'release', 'refund'])
    expect(await complete('api', 'createG')).toEqual(['createGig', 'createGigTemplate'])
    expect(await complete('gigs', 'list', '--min')).toEqual(['--min-rate-cents'])
    expect(await complete('gigs', 'list', '--rate-type', '')).toEqual(['hourly', 'fixed'])
    expect(await complete('--profile', 'work', 'trigger', 'contract.c')).toEqual([
      'contract.created',
      'contract.completed',
      'contract.cancelled',
    ])
    expect(await complete('listen', '--events', 'vouch')).toEqual(['vouch.created', 'vouch.removed', 'vouch.restored'])
  })

  it('works in bash', async () => {
    const { folder } = await newMachine()
    await symlink(BIN, join(folder, 'parley'))
    const script =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It is a variable of bash.
      'eval "$(parley completion bash)"; COMP_WORDS=(parley gigs app); COMP_CWORD=2; _parley; echo "${COMPREPLY[@]}"'
    const env = { PATH: `${folder}:${process.execPath.replace(/\/node$/, '')}:/usr/bin:/bin` }
    expect((await execute('bash', ['-c', script], { env })).stdout).toBe('apply applications\n')
  })
})

describe('parley mcp', () => {
  it('passes messages between standard input and the server, with the credentials and headers that it needs', async () => {
    const received: {
      headers: NodeJS.Dict<string | string[]>
      message: { method: string; params?: { name?: string } }
    }[] = []
    const { url, close } = await openMcpServer(received)
    const key = `parley_sk_${'a'.repeat(40)}`
    const machine = await newMachine({ PARLEY_URL: url, PARLEY_KEY: key })
    const input = openInput()
    const bridge = machine.start(['mcp'], { input: input.stream })
    input.line({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } })
    input.line({ jsonrpc: '2.0', method: 'notifications/initialized' })
    input.line({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'find_work', arguments: {} } })
    input.line({
      jsonrpc: '2.0',
      id: 3,
      method: 'tools/call',
      params: { name: 'größer', _meta: { [VERSION]: '2026-07-28' } },
    })
    input.stream.push('no json\n')
    await bridge.stdout.until(/(.*\n){4}/)
    input.end()
    const { code, stdout, stderr } = await bridge.done
    expect(code).toBe(0)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const byId = (id: number) => answers.filter((answer) => answer.id === id)
    expect(byId(1)).toMatchObject([{ result: { protocolVersion: '2025-11-25' } }])
    expect(answers.filter(({ method }) => method === 'notifications/progress')).toHaveLength(1)
    expect(byId(2)).toMatchObject([{ result: { content: [] } }])
    expect(byId(3)).toMatchObject([{ error: { message: expect.stringContaining('500') } }])
    expect(stderr).toContain('500')
    const [call, failing] = ['find_work', 'größer'].map((name) =>
      received.find(({ message }) => message.params?.name === name),
    )
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    })
    expect(failing?.headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': `=?base64?${Buffer.from('größer').toString('base64')}?=`,
    })
    close()
  })
})

describe('the package', () => {
  it('contains the programs, what they read, and nothing else', async () => {
    const { stdout } = await execute('npm', ['pack', '--dry-run', '--json', '--workspace', 'cli'], {
      cwd: ROOT,
    })
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
    const paths = files.map(({ path }) => path)
    for (const path of [
      'bin/parley.js',
      'bundle/main.js',
      'bundle/LICENSES.txt',
      'operations.json',
      'LICENSE',
      'README.md',
      'package.json',
      'templates/agents/gitignore',
      'templates/front-end/src/main.ts',
    ]) {
      expect(paths).toContain(path)
    }
    expect(paths.filter((path) => /^(src|test|dist)\/|tsbuildinfo|generate/.test(path))).toEqual([])
  })

  it('is what `npx parley` runs in the repository', async () => {
    const { stdout } = await execute('npx', ['parley', '--version'], { cwd: ROOT })
    expect(stdout.trim()).toBe('0.1.0')
  })
})

async function openMcpServer(
  received: { headers: NodeJS.Dict<string | string[]>; message: { method: string; params?: { name?: string } } }[],
) {
  const server = createServer(async (request, response) => {
    const message = JSON.parse(Buffer.concat(await request.toArray()).toString())
    received.push({ headers: request.headers, message })
    const { id, method } = message
    const result = method === 'initialize' ? { protocolVersion: '2025-11-25' } : { content: [] }
    if (id === undefined) response.writeHead(202).end()
    else if (message.params?.name === 'größer') response.writeHead(500).end('broken')
    else if (method === 'tools/call') {
      response.setHeader('content-type', 'text/event-stream')
      response.write(`data: ${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress' })}\n\n`)
      response.end(`event: message\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, result })}\n\n`)
    } else response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  afterAll(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
