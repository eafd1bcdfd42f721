import type { Json } from './components.ts'
import { type OpenApiDocument, partOf } from './openapi-areas.ts'

/** The document in OpenAPI 3.0, for generators that don't read 3.1. It leaves out webhooks, which 3.0 doesn't have. */
export function openApi30Of(document: OpenApiDocument): Json {
  const { tags, paths } = document
  const part = partOf(document, { tags, paths }) as Json & { info: Json; components: Record<string, Json> }
  const { schemas = {}, securitySchemes = {}, parameters: _writtenOut, ...components } = part.components
  const source: Source = { document, schemas, securitySchemes }
  const converted = convert({ ...part, components }, source) as Json & { components: Json }
  return {
    ...converted,
    openapi: '3.0.3',
    info: { ...part.info, license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' } },
    components: {
      securitySchemes,
      ...converted.components,
      schemas: mapValues(schemas, (each) => schemaOf(each, source)),
    },
  }
}

interface Source {
  document: OpenApiDocument
  schemas: Json
  securitySchemes: Json
}

/** Everything except schemas, which follow different rules. */
function convert(node: unknown, source: Source): unknown {
  if (Array.isArray(node)) return node.map((each) => convert(each, source))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) return reference(node as Json, source)
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key === 'schema') return [[key, schemaOf(value, source)]]
      if (key === 'example' || key === 'value') return [[key, value]]
      if (key === 'security') return [[key, value.map((needs: Json) => withoutScopes(needs, source))]]
      // Older generators mistake the default response, which is an error, for a success response.
      if (key === 'default') return ['4XX', '5XX'].map((statuses) => [statuses, convert(value, source)])
      return [[key, convert(value, source)]]
    }),
  )
}

/**
 * In 3.0, nothing may stand next to a reference, so anything with its own description is written out. So are parameters, which
 * older generators mistake for the schema of the same name.
 */
function reference({ $ref, ...own }: Json, source: Source): unknown {
  const [, , kind = '', name = ''] = String($ref).split('/')
  if (Object.keys(own).length === 0 && kind !== 'parameters') return { $ref }
  return convert({ ...(source.document.components[kind]?.[name] as Json), ...own }, source)
}

/** In 3.0, only OAuth security schemes may name scopes. */
function withoutScopes(needs: Json, { securitySchemes }: Source): Json {
  return Object.fromEntries(
    Object.entries(needs).map(([name, scopes]) => [
      name,
      (securitySchemes[name] as Json | undefined)?.type === 'oauth2' ? scopes : [],
    ]),
  )
}

function schemaOf(schema: unknown, source: Source): unknown {
  // 3.0 can't describe the names of properties.
  const {
    $ref,
    type,
    anyOf,
    const: constant,
    examples,
    propertyNames: _,
    ...rest
  } = schema as Json & { anyOf?: Json[] }
  const members = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, memberOf(key, value, source)]))
  if ($ref !== undefined) return Object.keys(rest).length === 0 ? { $ref } : { allOf: [{ $ref }], ...members }
  return {
    ...typeOf(type),
    ...(anyOf && unionOf(anyOf, source)),
    ...(constant !== undefined && { enum: [constant] }),
    ...members,
    ...(Array.isArray(examples) && { example: examples[0] }),
  }
}

function memberOf(key: string, value: unknown, source: Source): unknown {
  if (key === 'properties') return mapValues(value as Json, (each) => schemaOf(each, source))
  if (key === 'oneOf' || key === 'allOf') return (value as unknown[]).map((each) => schemaOf(each, source))
  if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) return schemaOf(value, source)
  return value
}

function typeOf(type: unknown): Json {
  if (!Array.isArray(type)) return type === undefined ? {} : { type }
  const types = type.filter((each) => each !== 'null')
  const nullable = types.length < type.length && { nullable: true }
  if (types.length === 1) return { type: types[0], ...nullable }
  // In 3.0, an array needs items; what they are stands next to this.
  return { oneOf: types.map((each) => ({ type: each, ...(each === 'array' && { items: {} }), ...nullable })) }
}

/** One schema or null: in 3.0, `nullable` needs a type next to it. */
function unionOf(union: readonly Json[], source: Source): Json {
  const [member, ...others] = union.filter(({ type }) => type !== 'null')
  if (member === undefined || others.length > 0 || union.length !== 2)
    throw new Error('Only unions with null are converted.')
  const { type = 'object' } = source.schemas[String(member.$ref).split('/').at(-1) ?? ''] as Json
  return { type, nullable: true, allOf: [schemaOf(member, source)] }
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
