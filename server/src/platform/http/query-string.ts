import { parse } from 'node:querystring'
import type { TObject } from 'typebox'
import type { Issue } from '../kernel/errors.ts'
import type { CodeWith } from '../kernel/issue-codes.ts'
import { HttpRefusal } from './envelope.ts'

type ParameterType = 'integer' | 'boolean' | 'array' | 'names' | 'object' | 'object of lists' | 'string'

/**
 * Reads a query string by its declared shape. Only canonical numbers and booleans are converted; any other text stays text and
 * fails validation.
 */
export function queryReaderOf(
  schema: TObject,
): (raw: string) => { query: Record<string, unknown>; issues: Issue<CodeWith<422>>[] } {
  const types = new Map<string, ParameterType>(
    Object.entries(schema.properties).map(([name, property]) => [name, typeOf(property)]),
  )
  return (raw) => {
    const issues: Issue<CodeWith<422>>[] = []
    if (raw === '') return { query: {}, issues }
    refuseUndecodable(raw)
    const parsed = parse(raw, '&', '=', { maxKeys: 0 })
    // The parser's result has no prototype, so a parameter named `__proto__` is nothing special.
    const query: Record<string, unknown> = parsed
    const objects = new Map<string, Record<string, unknown>>()
    for (const [name, given] of Object.entries(parsed)) {
      const [, object = '', key] = /^(\w+)\[(.*)\]$/s.exec(name) ?? []
      const objectType = types.get(object)
      if (key !== undefined && objectType?.startsWith('object')) {
        delete query[name]
        const members = objects.get(object) ?? Object.create(null)
        const isList = objectType === 'object of lists'
        objects.set(object, Object.assign(members, { [key]: isList ? given : [given ?? ''].flat()[0] }))
        if (Array.isArray(given) && !isList)
          issues.push({ path: name, code: 'repeated', message: 'must be given only once' })
        continue
      }
      const type = types.get(name) ?? 'string'
      if (type === 'names') query[name] = [given ?? ''].flat().flatMap((text) => text.split(','))
      else if (type === 'array') query[name] = Array.isArray(given) ? given : [given]
      else if (Array.isArray(given)) {
        query[name] = read(given[0] ?? '', type)
        if (types.has(name)) issues.push({ path: name, code: 'repeated', message: 'must be given only once' })
      } else query[name] = read(given ?? '', type)
    }
    // A string with the same name stays and fails validation.
    for (const [name, members] of objects) query[name] ??= members
    return { query, issues }
  }
}

// Names from a fixed set have no commas, so a list of them can also be separated by commas.
function typeOf(property: unknown): ParameterType {
  const { type, items, additionalProperties } = property as {
    type: ParameterType
    items?: { enum?: unknown }
    additionalProperties?: { type?: unknown }
  }
  if (type === 'object' && [additionalProperties?.type].flat().includes('array')) return 'object of lists'
  return type === 'array' && items?.enum ? 'names' : type
}

// The parser would silently replace an escape that isn't UTF-8 with U+FFFD.
function refuseUndecodable(raw: string): void {
  if (!raw.includes('%')) return
  try {
    decodeURIComponent(raw)
  } catch {
    const message = 'The query string has an escape that isn’t UTF-8.'
    throw new HttpRefusal(400, { path: '', code: 'malformed_request', message })
  }
}

function read(text: string, type: ParameterType): unknown {
  if (type === 'integer' && /^-?(0|[1-9]\d*)$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
