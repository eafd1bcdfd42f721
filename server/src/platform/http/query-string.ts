import { parse } from 'node:querystring'
import type { TObject } from 'typebox'
import type { Issue } from '../kernel/errors.ts'
import type { CodeWith } from '../kernel/issue-codes.ts'
import { HttpRefusal } from './envelope.ts'

type ParameterType = 'integer' | 'boolean' | 'array' | 'string'

/**
 * Reads a query string by its declared shape. Numbers and booleans are converted only from their canonical form;
 * any other text stays text and fails validation.
 */
export function queryReaderOf(
  schema: TObject,
): (raw: string) => { query: Record<string, unknown>; issues: Issue<CodeWith<422>>[] } {
  const types = new Map<string, ParameterType>(
    Object.entries(schema.properties).map(([name, property]) => [name, (property as { type: ParameterType }).type]),
  )
  return (raw) => {
    const issues: Issue<CodeWith<422>>[] = []
    if (raw === '') return { query: {}, issues }
    refuseUndecodable(raw)
    const parsed = parse(raw, '&', '=', { maxKeys: 0 })
    // The parser's result has no prototype, so a parameter named `__proto__` is an ordinary one.
    const query: Record<string, unknown> = parsed
    for (const [name, given] of Object.entries(parsed)) {
      const type = types.get(name) ?? 'string'
      if (type === 'array') query[name] = Array.isArray(given) ? given : [given]
      else if (Array.isArray(given)) {
        query[name] = read(given[0] ?? '', type)
        if (types.has(name)) issues.push({ path: name, code: 'repeated', message: 'may be given only once' })
      } else query[name] = read(given ?? '', type)
    }
    return { query, issues }
  }
}

// The parser would silently replace an escape that is not UTF-8 with U+FFFD.
function refuseUndecodable(raw: string): void {
  if (!raw.includes('%')) return
  try {
    decodeURIComponent(raw)
  } catch {
    const message = 'The query string has an escape that is not UTF-8.'
    throw new HttpRefusal(400, { path: '', code: 'malformed_request', message })
  }
}

function read(text: string, type: ParameterType): unknown {
  if (type === 'integer' && /^-?(0|[1-9]\d*)$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
