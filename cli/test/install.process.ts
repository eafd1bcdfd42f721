import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { Text } from './support/parley.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

// The service looks for the packages when it starts.
await run(process.execPath, ['downloads/build-if-stale.js'], { cwd: ROOT })
const world = await createWorld({ working: true })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-install-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the README says, word for word except for the address of the service. */
async function readmeBlocks(): Promise<{ sdk: string; program: string; runs: string; cli: string; starter: string }> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, section = ''] = /^## Use it in a project of your own$([\s\S]*?)^## /m.exec(readme) ?? []
  const blocks = [...section.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text = '']) =>
    text.replaceAll('http://localhost:3000', world.url),
  )
  const [sdk = '', program = '', runs = '', rest = ''] = blocks
  const [cli = '', starter = ''] = rest.split(/^(?=parley init)/m)
  return { sdk, program, runs, cli, starter }
}

/** A machine with Node and npm, on which nothing was installed before: the cache of npm is empty. */
function environment(more: Record<string, string> = {}): Record<string, string | undefined> {
  const { env } = process
  const ordinary = Object.entries(env).filter(([name]) => !/^(npm_|node_env|vitest|parley_)/i.test(name))
  return {
    ...Object.fromEntries(ordinary),
    PATH: `${join(folder, 'global/bin')}:${env.PATH}`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_prefix: join(folder, 'global'),
    PARLEY_CONFIG_DIR: join(folder, 'config'),
    PARLEY_KEYCHAIN: 'off',
    // With `CI` set, Vite would color the address it prints.
    NO_COLOR: '1',
    PARLEY_URL: world.url,
    OPERATOR_KEY: world.operator.secret ?? '',
    ...more,
  }
}

it('with only Node, the README installs the SDK, the command line and the starter from a running service, and all work as printed', async () => {
  const { sdk, program, runs, cli, starter } = await readmeBlocks()
  const project = join(folder, 'my-project')
  const shell = (script: string, cwd: string, env = environment()) =>
    run('bash', ['-e', '-c', script], { cwd, env: env as NodeJS.ProcessEnv })

  // Neither package needs a registry.
  const noRegistry = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  const withoutRegistry = environment(noRegistry)
  const asOperator = environment({ ...noRegistry, PARLEY_KEY: world.operator.secret ?? '' })
  await shell(sdk, folder, withoutRegistry)
  await writeFile(join(project, 'first-gig.mjs'), program)
  const [, printed] = /console\.log\(.*\) \/\/ (.*)/.exec(program) ?? []
  expect((await shell(runs, project)).stdout).toBe(`${printed}\n`)
  expect((await shell(cli, project, withoutRegistry)).stdout).toMatch(/operator/i)
  const titles = await shell("parley gigs list --jq '.data[].title'", project, asOperator)
  expect(titles.stdout).toBe('Translate a manual\n')

  // The last line of the README starts the starter's server.
  const [init = '', ...steps] = starter.trim().split('\n')
  expect(steps.at(-1)).toBe('npm run dev')
  await shell(init, project, asOperator)
  const inStarter = { cwd: join(project, 'my-front-end'), env: asOperator as NodeJS.ProcessEnv }
  // Only third-party tools come from a registry: the ones installed in the repository stand in for them.
  const tools = ['typescript', 'vite'].map((name) => `devDependencies.${name}=${join(ROOT, 'node_modules', name)}`)
  await run('npm', ['pkg', 'set', ...tools], inStarter)
  await shell(steps.slice(0, -1).join('\n'), project, asOperator)
  await run('npm', ['run', 'build'], inStarter).catch(({ stdout }) => {
    throw new Error(`The starter does not build.\n${stdout}`)
  })
  const server = spawn('npm', ['run', 'dev'], { ...inStarter, detached: true })
  const output = new Text()
  server.stdout.on('data', (chunk) => output.add(String(chunk)))
  try {
    const [, address = ''] = await output.until(/(http:\/\/localhost:\d+)/)
    expect(await (await fetch(`${address}/`)).text()).toContain('<script type="module" src="/src/main.ts">')
    expect(await (await fetch(`${address}/src/main.ts`)).text()).toContain('@parley_sdk')
  } finally {
    process.kill(-(server.pid ?? 0))
    await once(server, 'close')
  }
})
