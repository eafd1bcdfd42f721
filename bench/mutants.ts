import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { parseAst } from 'vitest/node'

// Would the tests notice? Picks small mistakes in the code that deals with money, makes one at a time in a copy of the
// repository, and runs the tests: first the files that mention the feature most, then all others.

const AREAS = ['deals', 'money', 'agents']
const DRAWN = 30
const LIKELY_FILES = 6
const SWAPPED: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '===': '!==', '!==': '===', '&&': '||', '||': '&&' },
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Mutant = { file: string; start: number; end: number; replacement: string }

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    /** The numbers of some of the mutants, such as `3,7`. */
    only: { type: 'string' },
    /** Runs only the files that mention the feature most. */
    quick: { type: 'boolean', default: false },
  },
})
const tests = readdirSync('server/test').flatMap((name) => (name.endsWith('.test.ts') ? [`server/test/${name}`] : []))
const copy = copyOfRepository()
try {
  const survivors: number[] = []
  for (const [index, mutant] of drawn().entries()) {
    if (options.only && !options.only.split(',').includes(String(index + 1))) continue
    const killer = killerOf(mutant)
    if (killer === null) survivors.push(index + 1)
    console.log(`${index + 1}. ${described(mutant)}\n   ${killer === null ? 'SURVIVED' : `killed by ${killer}`}`)
  }
  console.log(`Seed ${options.seed}: ${survivors.length} survived ${survivors.join(', ')}`)
} finally {
  rmSync(copy, { recursive: true })
}

function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-mutants-'))
  const isLeftOut = /^(\.git|data|node_modules)$/
  cpSync('.', folder, { recursive: true, filter: (path) => !isLeftOut.test(basename(path)) })
  for (const workspace of ['.', ...readdirSync('.')]) {
    const modules = join(workspace, 'node_modules')
    if (existsSync(modules)) symlinkSync(join(process.cwd(), modules), join(folder, modules))
  }
  return folder
}

/** The same for the same seed and code. Schemas are left out, because most of what they say is documentation. */
function drawn(): Mutant[] {
  const files = AREAS.flatMap((area) =>
    readdirSync(`server/src/${area}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('schema.ts'))
      .map((name) => `server/src/${area}/${name}`)
      .sort(),
  )
  const placeOf = (index: number) => createHash('sha256').update(`${options.seed} ${index}`).digest('hex')
  return files
    .flatMap(mutantsOf)
    .map((mutant, index) => ({ mutant, place: placeOf(index) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, DRAWN)
    .map(({ mutant }) => mutant)
}

function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8')
  return nodesOf(parseAst(source, { lang: 'ts' })).flatMap((node) => {
    const text = ({ start, end } = node) => source.slice(start, end)
    const instead = (replacement: string, { start, end } = node) => [{ file, start, end, replacement }]
    const { type, value } = node
    const [left, test, right] = [node.left as Node, node.test as Node, node.right as Node]
    const operator = SWAPPED[String(node.operator)]
    if (operator && left && right) return instead(`${text(left)} ${operator} ${text(right)}`)
    if (type === 'IfStatement' || type === 'ConditionalExpression') return instead(`!(${text(test)})`, test)
    if (type === 'Literal' && typeof value === 'boolean') return instead(String(!value))
    if (type === 'Literal' && typeof value === 'number') return instead(String(value + 1))
    if (type === 'ExpressionStatement' && /^(await )?[\w.]+\(/.test(text())) return instead(';')
    return []
  })
}

/** All nodes that run, which types do not. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Partial<Node>
  if (node.type?.startsWith('TSType') || node.type?.startsWith('TSInterface')) return []
  const below = Object.values(value).flatMap(nodesOf)
  return typeof node.type === 'string' ? [node as Node, ...below] : below
}

/** The first test that fails with the mutant; null if none does. */
function killerOf({ file, start, end, replacement }: Mutant): string | null {
  const source = readFileSync(file, 'utf8')
  writeFileSync(join(copy, file), source.slice(0, start) + replacement + source.slice(end))
  const likely = likelyTests(file)
  const others = tests.filter((test) => !likely.includes(test))
  const killer = failureIn(likely) ?? (options.quick ? null : failureIn(others))
  writeFileSync(join(copy, file), source)
  return killer
}

function likelyTests(file: string): string[] {
  if (file.endsWith('routes.ts')) return ['server/test/openapi.test.ts', 'server/test/mcp-refusals.test.ts']
  const [area = '', feature = ''] = file.split('/').slice(2)
  const mentions = (test: string) => {
    const text = readFileSync(test, 'utf8')
    return 10 * text.split(feature.replace(/s$/, '')).length + text.split(area.replace(/s$/, '')).length
  }
  return [...tests].sort((a, b) => mentions(b) - mentions(a)).slice(0, LIKELY_FILES)
}

function failureIn(files: readonly string[]): string | null {
  const args = ['vitest', 'run', '--bail=1', '--reporter=dot', ...files]
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status === 0) return null
  return / FAIL +(.*)/.exec(stripVTControlCharacters(stdout + stderr))?.[1] ?? 'a run that did not start'
}

function described({ file, start, end, replacement }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  return `${file}:${source.slice(0, start).split('\n').length}: ${source.slice(start, end)} → ${replacement}`
}
