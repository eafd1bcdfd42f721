import { escapeHtml } from '../kernel/html.ts'

/** The parts of a JSON schema that the reference shows. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  examples?: readonly unknown[]
}

interface Content {
  content?: Record<string, { schema?: Schema; example?: unknown }>
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export interface ApiResponse extends Content {
  $ref?: string
  description?: string
}

export interface ApiOperation {
  operationId: string
  tags?: readonly string[]
  summary: string
  description?: string
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: Content & { $ref?: string }
  responses: Record<string, ApiResponse>
}

/** The parts of an OpenAPI document that the reference shows. */
export interface ApiDocument {
  info: { title: string; version: string; description: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string; description: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  webhooks: Record<string, { post?: { summary?: string; description?: string } }>
  components: { schemas: Record<string, Schema> }
}

/** Resolves a reference such as `#/components/parameters/Limit`; anything next to the reference overrides its parts. */
export function resolve<T extends { $ref?: string }>(document: ApiDocument, part: T): T {
  const { $ref, ...own } = part
  if ($ref === undefined) return part
  const keys = $ref.slice('#/'.length).split('/')
  const component = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as T
  return { ...component, ...own }
}

/** The fields of an object as table rows, with dots for nested objects: `terms.rate_cents`. */
export function fieldRows(schema: Schema, prefix = ''): string {
  return membersOf(schema)
    .map(([name, field, required]) => {
      const path = `${prefix}${name}`
      const limits = limitsOf(field)
      const cells = [
        `<code>${escapeHtml(path)}</code>${required ? '' : ' <small>optional</small>'}`,
        `${typeOf(field)}${limits ? ` <small>${escapeHtml(limits)}</small>` : ''}`,
        textOf(field.description ?? field.items?.description ?? ''),
      ]
      const row = `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
      return row + fieldRows(field, `${path}.`) + (field.items ? fieldRows(field.items, `${path}[].`) : '')
    })
    .join('\n')
}

function membersOf({ properties = {}, required = [], allOf = [] }: Schema): [string, Schema, boolean][] {
  const own = Object.entries(properties).map(([name, field]): [string, Schema, boolean] => [
    name,
    field,
    required.includes(name),
  ])
  return [...own, ...allOf.flatMap(membersOf)]
}

/** The type in words, with links to named schemas. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#schema-${name}">${name}</a>`
  }
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const types = [schema.type ?? 'any value'].flat().join(' or ')
  return schema.format ? `${types} (${escapeHtml(schema.format)})` : types
}

function limitsOf(schema: Schema): string {
  const limits = [
    rangeOf(schema.minimum, schema.maximum, ''),
    rangeOf(schema.minLength, schema.maxLength, ' characters'),
    rangeOf(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
  return limits.filter((limit) => limit !== '').join(', ')
}

function rangeOf(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return `at least ${min}${unit}`
  return min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`
}

/** One paragraph in which only `code` is formatted. */
export function textOf(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
