import { readFile, writeFile } from 'node:fs/promises'

// Writes operations.json: what the command line has to know of openapi.json. `--check` only says whether it is up to date.

const OPENAPI = new URL('../openapi.json', import.meta.url)
const OPERATIONS = new URL('operations.json', import.meta.url)
const RESOURCES = new URL('../sdk/src/generated/resources.ts', import.meta.url)

const BYTES_TYPE = 'application/octet-stream'
const document = JSON.parse(await readFile(OPENAPI, 'utf8'))
const wordsById = wordsIn(await readFile(RESOURCES, 'utf8'))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => describe(method.toUpperCase(), path, operation)),
)
const events = Object.fromEntries(Object.entries(document.webhooks).map(([type, { post }]) => [type, post.summary]))
// An operation on each line, so that changes can be read.
const lines = operations.map((operation) => JSON.stringify(operation)).join(',\n')
const text = `{"operations":[\n${lines}\n],\n"events":${JSON.stringify(events)}}\n`

if (!process.argv.includes('--check')) await writeFile(OPERATIONS, text)
else if (text !== (await readFile(OPERATIONS, 'utf8').catch(() => ''))) {
  process.stderr.write('cli/operations.json is out of date; run: npm run generate -w cli\n')
  process.exitCode = 1
}

/** The place of every operation in the SDK, `contracts.milestones.release`, as words of a command. */
function wordsIn(resources) {
  const found = new Map()
  let chain = []
  for (const line of resources.split('\n')) {
    const [, top] = /^export const (\w+): Table = \{$/.exec(line) ?? []
    const [, indent, name, id] = /^( +)(\w+): (?:operations\.(\w+),|\{)$/.exec(line) ?? []
    if (top) chain = [top]
    else if (id) found.set(id, [...chain.slice(0, indent.length / 2), name].map(words))
    else if (name) chain = [...chain.slice(0, indent.length / 2), name]
  }
  return found
}

function words(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function describe(method, path, operation) {
  // `--act-as` is an option of every command, and files are downloaded whole.
  const given = (operation.parameters ?? [])
    .map(resolve)
    .filter(({ name }) => !['parley-act-as', 'range'].includes(name))
  const { content } = operation.requestBody ? resolve(operation.requestBody) : {}
  const body = content?.['application/json'] && resolve(content['application/json'].schema)
  const bytes = content?.[BYTES_TYPE] ? 'sent' : hasBytes(operation) && 'answered'
  const required = new Set(body?.required ?? [])
  const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    ...field(name, { schema, description: schema.description }, required.has(name)),
    in: 'body',
  }))
  // `--reason`, unless that's a field of the operation.
  const nameOf = ({ name }) => (name === 'parley-reason' && !body?.properties.reason ? 'reason' : name)
  const parameters = given.map((parameter) => ({
    ...field(nameOf(parameter), parameter, parameter.required === true),
    in: parameter.in,
  }))
  const columns = columnsOf(operation)
  const alternatives = body?.['x-alternatives']?.map(({ required }) => required)
  return {
    id: operation.operationId,
    words: wordsById.get(operation.operationId),
    method,
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    description: operation.description ?? '',
    parameters: [...parameters, ...fields],
    ...(alternatives && { alternatives }),
    ...(bytes && { bytes }),
    ...(columns && { columns }),
  }
}

/** Whether it answers with a file instead of JSON. */
function hasBytes({ responses }) {
  return responses[200] !== undefined && resolve(responses[200]).content?.[BYTES_TYPE] !== undefined
}

/** Of a list, the fields of its items that fit into a cell, and the amounts in objects inside them: `terms.rate_cents`. */
function columnsOf({ responses }) {
  const schema = responses[200] && resolve(responses[200]).content?.['application/json']?.schema
  const { next_cursor, data } = (schema && resolve(schema).properties) ?? {}
  if (next_cursor === undefined) return undefined
  const item = resolve(data.items)
  // What all shapes of a union have in common.
  const [first, ...others] = (item.oneOf ?? [item]).map((each) => resolve(each).properties)
  return Object.entries(first)
    .filter(([name]) => others.every((properties) => name in properties))
    .flatMap(([name, field]) => {
      if (isScalar(field)) return [name]
      const { properties = {} } = resolve(field)
      return Object.keys(properties).flatMap((inner) => (inner.endsWith('_cents') ? [`${name}.${inner}`] : []))
    })
}

function isScalar(schema) {
  const { type, anyOf, items, properties } = resolve(schema)
  if (anyOf) return anyOf.every(isScalar)
  if (properties) return Object.keys(properties).join() === 'type,id'
  return items ? resolve(items).type === 'string' : type !== 'object' && type !== undefined
}

function field(name, { schema, description }, isRequired) {
  const { type, values, isList } = shapeOf(schema)
  return {
    name,
    type,
    ...(values && { values }),
    ...(isList && { list: true }),
    ...(isRequired && { required: true }),
    description: firstSentence(description ?? resolve(schema).description ?? ''),
  }
}

/** The type of one value: string, integer, boolean, pairs of keys and values, or json for everything that a flag cannot say. */
function shapeOf(schema) {
  const resolved = resolve(schema)
  const { anyOf, items } = resolved
  if (anyOf) return shapeOf(anyOf.find((each) => resolve(each).type !== 'null'))
  const type = [resolved.type].flat().find((each) => each !== 'null')
  if (type === 'array') {
    const element = shapeOf(items)
    return element.type === 'json' ? { type: 'json' } : { ...element, isList: true }
  }
  if (type === 'object' && isPairs(resolved)) return { type: 'pairs', isList: true }
  if (type === 'object' && resolved.additionalProperties?.type) return { type: 'values', isList: true }
  return type === 'object' || type === undefined ? { type: 'json' } : { type, values: resolved.enum }
}

/** Whether an object has any keys, with texts as values. */
function isPairs({ properties, additionalProperties }) {
  return properties === undefined && [additionalProperties?.type].flat()[0] === 'string'
}

function resolve(value) {
  if (value.$ref === undefined) return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], document)
  const { $ref: _ref, ...rest } = value
  return { ...resolve(target), ...rest }
}

function firstSentence(description) {
  return /^.*?[.;](?=\s|$)/s.exec(description)?.[0].replace(/;$/, '.') ?? description
}
