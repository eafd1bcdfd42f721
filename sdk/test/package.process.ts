import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

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
