#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
// The published package has no sources, and is one file. In the repository, the first call after a change compiles.
const isInRepository = existsSync(join(folder, 'src'))
if (isInRepository && isOutOfDate()) compile()
await import(isInRepository ? '../dist/main.js' : '../bundle/main.js')

function isOutOfDate() {
  const built = join(folder, 'dist/tsconfig.tsbuildinfo')
  if (!existsSync(built)) return true
  const builtMs = statSync(built).mtimeMs
  return ['src', '../sdk/src'].some((sources) =>
    readdirSync(join(folder, sources), { recursive: true }).some(
      (name) => statSync(join(folder, sources, name)).mtimeMs > builtMs,
    ),
  )
}

function compile() {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '--build', folder, '--noCheck'], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(1)
}
