import { readFile, writeFile } from 'node:fs/promises'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'

// npm run generate -w sdk: writes src/generated/ from openapi.json, and copies the rule of fees from the service. With --check it writes nothing, and fails if a file is stale.

const COMMENT = '// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.\n\n'
const PREFIX = '/api'
const TAKES_FIELDS = '<Fields extends CustomFields = CustomFields>'
const EXPORTED = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]

/** Where a path names something in the singular, and the SDK has one resource for both. */
const RENAMED = { profile: 'profiles' }
/** Where the path would give a name that says too little. */
const NAMED = {
  endOtherSessions: ['sessions', 'endOthers'],
  withdrawFees: ['operator', 'fees', 'withdraw'],
  publishTerms: ['operator', 'terms', 'publish'],
  replaceKey: ['keys', 'replace'],
  listRecentEvents: ['events', 'recent'],
  uploadAttachment: ['attachments', 'upload'],
  createTextAttachment: ['attachments', 'createText'],
  downloadAttachment: ['attachments', 'download'],
}
/** Methods written by hand, by resource. */
const BY_HAND = {
  agents: { type: 'AgentMethods', methods: ['runWithApproval'], from: '../approvals.ts' },
  events: { type: 'EventMethods', methods: ['follow'], from: '../events.ts' },
}
/** The media type of files, which are sent and answered as they are. */
const BYTES_TYPE = 'application/octet-stream'
/** Names that resources cannot have, since the client has or will have them. */
const RESERVED = ['dryRun', 'request', 'send', 'waitFor']

const document = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8'))
const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))
const operations = readOperations()
const { api, schemas } = await typeFiles()
const files = {
  'api.ts': COMMENT + api,
  'schemas.ts': COMMENT + schemas,
  'version.ts': `${COMMENT}export const VERSION = '${version}'\n`,
  'operations.ts': COMMENT + operationsFile(),
  'resources.ts': COMMENT + resourcesFile(),
  'fees.ts': await copyOf('server/src/deals/contracts/fee-domain.ts'),
}
for (const [name, text] of Object.entries(files)) {
  const url = new URL(`src/generated/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) await writeFile(url, text)
  else if ((await readFile(url, 'utf8').catch(() => '')) !== text) {
    console.error(`sdk/src/generated/${name} is stale. Run: npm run generate -w sdk`)
    process.exitCode = 1
  }
}

async function copyOf(path) {
  const text = await readFile(new URL(`../${path}`, import.meta.url), 'utf8')
  return `// Copied from ${path} by \`npm run generate -w sdk\`. Do not edit.${text.slice(text.indexOf('\n\n'))}`
}

/** Every operation: what it takes and answers, and its place in the SDK. */
function readOperations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map(resolve)
      const [status] = Object.keys(operation.responses).filter((each) => each.startsWith('2'))
      const [answerType, { schema: answer }] = Object.entries(resolve(operation.responses[status]).content)[0]
      const page = resolve(answer).properties
      const isPage = page?.next_cursor !== undefined
      const query = parameters.filter((each) => each.in === 'query')
      const body = operation.requestBody && resolve(operation.requestBody)
      const isUpload = body?.content[BYTES_TYPE] !== undefined
      const bodySchema = body?.content['application/json']?.schema
      const hasBody = bodySchema !== undefined && Object.keys(resolve(bodySchema).properties ?? { some: 1 }).length > 0
      if (hasBody && query.length > 0) throw new Error(`${operation.operationId} has a body and a query.`)
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: path.slice(PREFIX.length),
        docs: [`${operation.summary}.`, operation.description, `\`${method.toUpperCase()} ${path}\``],
        params: parameters.filter((each) => each.in === 'path').map(({ name }) => name),
        // Where it is the only one, `expand` is among the options: a query would come before them.
        query: query.some(({ name }) => name !== 'expand') && {
          isRequired: query.some(({ required }) => required),
          fieldsOf: kindOf(query.find(({ name }) => name === 'fields')?.schema),
        },
        body: hasBody && {
          type: typeWithFields(bodySchema, 'WithFieldChanges'),
          isRequired: isRequired(body) || method !== 'post',
        },
        answer: typeWithFields(answer, 'WithFields'),
        item: isPage && typeWithFields(page.data.items, 'WithFields'),
        expansion: expansionOf(query),
        cursor: isPage && query.find(({ name }) => name === 'cursor' || name === 'after').name,
        isStream: answerType === 'text/event-stream',
        isUpload,
        isDownload: answerType === BYTES_TYPE,
        isRepeatable: parameters.some(({ name }) => name === 'idempotency-key'),
        place: NAMED[operation.operationId] ?? placeOf(path, method, isPage),
      }
    }),
  )
}

/** A shape's type; if it has custom fields, with those that the client names. */
function typeWithFields(schema, wrapper) {
  const kind = kindOf(resolve(schema).properties?.fields)
  return kind ? `${wrapper}<${typeOf(schema)}, Fields, '${kind}'>` : typeOf(schema)
}

/** What has the custom fields of a shape such as `GigFieldChanges`. */
function kindOf(schema) {
  return /(Gig|Profile)Field\w+$/.exec(schema?.$ref ?? '')?.[1].toLowerCase()
}

/** The names that callers can expand, as a type. */
function expansionOf(query) {
  const parameter = query.find(({ name }) => name === 'expand')
  return parameter && typeOf(parameter.schema.items)
}

/** The resource and method of an operation: `/contracts/{id}/milestones/{milestoneId}/fund` is `contracts.milestones.fund`. */
function placeOf(path, method, isPage) {
  const segments = path.slice(PREFIX.length + 1).split('/')
  const names = segments.filter((each) => !each.startsWith('{')).map((each) => RENAMED[each] ?? camelCase(each))
  const isOfOne = segments.at(-1).startsWith('{')
  const isResource =
    isOfOne ||
    isPage ||
    segments.length === 1 ||
    Object.keys(document.paths[path]).length > 1 ||
    Object.keys(document.paths).some((other) => other.startsWith(`${path}/`))
  const verb = { get: isPage ? 'list' : 'get', post: 'create', patch: 'update', put: 'set', delete: 'delete' }[method]
  return isResource ? [...names, verb] : names
}

/**
 * The types of the document. Every shape becomes an interface or type with its own name, since a compiler shows that name in
 * its messages, and all fields of a shape that has none.
 */
async function typeFiles() {
  const nodes = await openapiTypes(withUnions(document), { transform: idType })
  const components = nodes.find((node) => node.name?.text === 'components')
  const shapes = components.members.find(({ name }) => name.text === 'schemas')
  const declarations = shapes.type.members.map(({ name: { text }, type }) =>
    ts.isTypeLiteralNode(type)
      ? ts.factory.createInterfaceDeclaration(EXPORTED, text, undefined, undefined, type.members)
      : ts.factory.createTypeAliasDeclaration(EXPORTED, text, undefined, type),
  )
  const names = shapes.type.members.map(({ name: { text } }) => text)
  const references = names.map((name) => `        ${name}: schemas.${name};\n`)
  const rest = astToString(nodes)
  const inline = astToString(shapes).trim().replace(/^/gm, '    ')
  if (!rest.includes(inline)) throw new Error('The shapes are not where they are expected.')
  return {
    api: `import type * as schemas from './schemas.ts'\n\n${rest.replace(inline, () => `    schemas: {\n${references.join('')}    };`)}`,
    schemas: astToString(declarations).replace(/components\["schemas"\]\["(\w+)"\]/g, '$1'),
  }
}

/** An id as its prefix and any text: `gig_${string}`. */
function idType(schema, { path }) {
  const [, prefix] = /^([a-z]{3}_)[0-9a-z]{26}$/.exec(schema.examples?.[0] ?? '') ?? []
  if (!/\/schemas\/\w+Id$/.test(path) || prefix === undefined) return undefined
  const text = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
  const span = ts.factory.createTemplateLiteralTypeSpan(text, ts.factory.createTemplateTail(''))
  return ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead(prefix), [span])
}

/** A body that needs one of several fields can't be left out. */
function isRequired({ required, content }) {
  const schema = content['application/json']?.schema
  return required === true || (schema !== undefined && resolve(schema)['x-alternatives'] !== undefined)
}

/** The document with a union for every shape of which `x-alternatives` says that one of several groups of fields is needed. */
function withUnions(original) {
  const given = structuredClone(original)
  for (const { requestBody } of Object.values(given.paths).flatMap(Object.values)) {
    if (requestBody && isRequired(requestBody)) requestBody.required = true
  }
  const shapes = Object.entries(given.components.schemas).map(([name, schema]) => {
    const { 'x-alternatives': alternatives, ...shape } = schema
    if (!alternatives) return [name, schema]
    const anyOf = alternatives.map(({ required, without = [] }) => ({
      ...shape,
      required: [...(shape.required ?? []), ...required],
      properties: { ...shape.properties, ...Object.fromEntries(without.map((each) => [each, false])) },
    }))
    return [name, { anyOf }]
  })
  return { ...given, components: { ...given.components, schemas: Object.fromEntries(shapes) } }
}

/** One text for each operation, so that bundlers leave out what is not used. `sdk/src/operation.ts` explains the marks. */
function operationsFile() {
  return operations
    .map(({ id, method, path, query, body, cursor, isStream, isUpload, isDownload, isRepeatable }) => {
      const bytes = isUpload ? 'UPLOAD' : isDownload && 'DOWNLOAD'
      const kind = bytes || isStream ? bytes || 'STREAM' : cursor === 'after' ? 'FEED' : cursor ? 'LIST' : method
      const mark = isRepeatable ? '!' : ''
      return `export const ${id} = '${kind}${mark} ${path}${query || body ? '?' : ''}'\n`
    })
    .join('')
}

function resourcesFile() {
  const root = {}
  for (const operation of operations) {
    const chain = operation.place.slice(0, -1)
    const name = operation.place.at(-1)
    const node = chain.reduce((at, each) => (at[each] ??= {}), root)
    if (node[name]) throw new Error(`Two operations are called ${operation.place.join('.')}; name one in NAMED.`)
    node[name] = operation
  }
  for (const name of Object.keys(root)) if (RESERVED.includes(name)) throw new Error(`${name} is reserved.`)
  const tops = Object.entries(root)
  const imports = Object.values(BY_HAND).map(
    ({ type, methods, from }) => `import { type ${type}, ${methods.join(', ')} } from '${from}'\n`,
  )
  return [
    ...imports,
    `import type { PageList } from '../pages.ts'\n`,
    `import type { Bytes, EventStream, Expanded, ExpandOptions, ExpandQuery, Query, RequestOptions, Table } from '../operation.ts'\n`,
    `import type { CustomFields, WithFieldChanges, WithFieldFilter, WithFields } from '../fields.ts'\n`,
    `import type * as api from './schemas.ts'\n`,
    `import * as operations from './operations.ts'\n\n`,
    `/** Every resource, as \`Parley\` has it. */\nexport interface Resources${TAKES_FIELDS} {\n`,
    ...tops.map(([name, node]) => `  readonly ${name}: ${interfaceName([name])}${fieldsIfAny(node)}\n`),
    '}\n\n',
    ...tops.flatMap(([name, node]) => interfacesOf([name], node)),
    ...tops.map(
      ([name, node]) => `export const ${name}: Table = ${tableOf(node, BY_HAND[name]?.methods ?? [], '')}\n\n`,
    ),
  ].join('')
}

function interfacesOf(chain, node) {
  const byHand = chain.length === 1 && BY_HAND[chain[0]]
  const members = Object.entries(node).map(([name, value]) =>
    value.place
      ? methodOf(name, value)
      : `  readonly ${name}: ${interfaceName([...chain, name])}${fieldsIfAny(value)}\n`,
  )
  const heritage = byHand ? ` extends ${byHand.type}` : ''
  return [
    `export interface ${interfaceName(chain)}${hasFields(node) ? TAKES_FIELDS : ''}${heritage} {\n${members.join('')}}\n\n`,
    ...Object.entries(node).flatMap(([name, value]) => (value.place ? [] : interfacesOf([...chain, name], value))),
  ]
}

function methodOf(name, operation) {
  const { docs, params, query, body, answer, item, cursor, isStream, isUpload, isDownload, expansion } = operation
  const input = query
    ? [`query${query.isRequired ? '' : '?'}: ${queryType(operation)}`]
    : body
      ? [`body${body.isRequired ? '' : '?'}: ${body.type}`]
      : []
  const options = expansion && !query ? 'ExpandOptions<Name>' : 'RequestOptions'
  const given = [...params.map((each) => `${each}: string`), ...input, `options?: ${options}`].join(', ')
  const typeParameter = expansion ? `<Name extends ${expansion} = never>` : ''
  const expanded = (type) => (expansion ? `Expanded<${type}, Name>` : type)
  const comment = `  /**\n${docs.join('\n\n').replaceAll('*/', '*\\/').replace(/^/gm, '   * ').replace(/ +$/gm, '')}\n   */\n`
  if (isUpload) {
    const overloads = ['file: File', 'name: string, bytes: Bytes']
    return `${comment}${overloads.map((given) => `  ${name}(${given}, options?: RequestOptions): Promise<${answer}>\n`).join('')}`
  }
  const result = isStream
    ? 'Promise<EventStream>'
    : isDownload
      ? 'Promise<Response>'
      : item
        ? `PageList<${expanded(item)}${cursor === 'after' ? `, ${answer}` : ''}>`
        : `Promise<${expanded(answer)}>`
  return `${comment}  ${name}${typeParameter}(${given}): ${result}\n`
}

function queryType({ id, query, expansion }) {
  const plain = `Query<'${id}'>`
  const filtered = query.fieldsOf && `WithFieldFilter<${plain}, Fields, '${query.fieldsOf}'>`
  return expansion ? `ExpandQuery<${[`'${id}'`, 'Name', filtered].filter(Boolean).join(', ')}>` : (filtered ?? plain)
}

/** Whether some methods of a resource take or return custom fields. */
function hasFields(node) {
  return Object.values(node).some((value) =>
    value.place ? methodOf('', value).includes(' Fields,') : hasFields(value),
  )
}

function fieldsIfAny(node) {
  return hasFields(node) ? '<Fields>' : ''
}

function tableOf(node, byHand, indent) {
  const lines = Object.entries(node).map(([name, value]) =>
    value.place ? `${name}: operations.${value.id}` : `${name}: ${tableOf(value, [], `${indent}  `)}`,
  )
  return `{\n${[...lines, ...byHand].map((line) => `${indent}  ${line},\n`).join('')}${indent}}`
}

function resolve(node) {
  if (!node.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], document)
}

function typeOf(schema) {
  if (!schema.$ref) throw new Error(`A shape without a name: ${JSON.stringify(schema)}`)
  return `api.${schema.$ref.split('/').at(-1)}`
}

function camelCase(text) {
  return text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

function interfaceName(chain) {
  return `${camelCase(`-${chain.join('-')}`)}Resource`
}
