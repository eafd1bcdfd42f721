import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))

it('is compiled before it is packed, with what users need and nothing else', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder })
  const [{ files }] = JSON.parse(stdout)
  const paths: string[] = files.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'package.json',
      'cjs/package.json',
      'cjs/dist/index.d.ts',
      'cjs/dist/index.js',
      'dist/index.d.ts',
      'dist/index.js',
    ]),
  )
  expect(
    paths.filter((path) => !/^(LICENSE|README\.md|(cjs\/)?package\.json|(cjs\/)?dist\/.+\.(d\.ts|js))$/.test(path)),
  ).toEqual([])
})

it('is found with its types by resolvers that do not read `exports`', async () => {
  const project = await mkdtemp(join(tmpdir(), 'parley-older-'))
  afterAll(() => rm(project, { recursive: true, force: true }))
  await mkdir(join(project, 'node_modules/@parley'), { recursive: true })
  await symlink(folder, join(project, 'node_modules/@parley/sdk'))
  await writeFile(
    join(project, 'program.ts'),
    `import { Parley, type Gig } from '@parley/sdk'
import { gigs } from '@parley/sdk/resources'
const first: Promise<Gig> = new Parley({ baseUrl: 'http://x' }).gigs.get('gig_1')
export const checked = [gigs, first]
// @ts-expect-error: Known types refuse this; without them anything would compile.
new Parley({ baseUrl: 1 })
`,
  )
  const options =
    '--noEmit --strict --ignoreDeprecations 5.0 --target es2020 --module commonjs --moduleResolution node10'
  const more = ['--lib', 'es2022,dom,dom.iterable', 'program.ts']
  const tsc = [join(folder, 'node_modules/typescript/bin/tsc'), ...options.split(' '), ...more]
  const { stdout } = await run(process.execPath, tsc, { cwd: project }).catch((failed) => failed)
  expect(stdout).toBe('')
})

it('can be imported and required, and has no dependencies', async () => {
  const use = "new Parley({ baseUrl: 'http://x' }).contracts.milestones.release.name, ParleyError.name"
  const modules = `import { Parley, ParleyError } from '@parley/sdk'; console.log(${use})`
  const commonJs = `const { Parley, ParleyError } = require('@parley/sdk'); console.log(${use})`
  for (const [type, code] of Object.entries({ module: modules, commonjs: commonJs })) {
    const { stdout } = await run(process.execPath, [`--input-type=${type}`, '--eval', code], { cwd: folder })
    expect(stdout).toBe(' ParleyError\n')
  }
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  expect(Object.keys(manifest)).not.toContain('dependencies')
})
