import { readFileSync } from 'node:fs'
import { packageFile } from './package-file.ts'

/** An operation of the API, as flags and arguments need it. */
export interface Operation {
  id: string
  /** The words of its command: `contracts milestones release`. */
  words: readonly string[]
  method: string
  path: string
  tag: string
  summary: string
  description: string
  parameters: readonly Parameter[]
  /** Groups of fields of the body, of which one is required. */
  alternatives?: readonly (readonly string[])[]
  /** It takes a file as its body, or answers with one. */
  bytes?: 'sent' | 'answered'
  /** Of a list: the fields of its items that fit into a cell. */
  columns?: readonly string[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'body'
  /** `pairs` are texts by key, `--metadata order=42`; `values` are texts or JSON by key, `--fields certified=true`. */
  type: 'string' | 'integer' | 'boolean' | 'json' | 'pairs' | 'values'
  values?: readonly string[]
  list?: boolean
  required?: boolean
  description: string
}

interface Catalog {
  operations: readonly Operation[]
  /** The types of events, with what each means. */
  events: Readonly<Record<string, string>>
}

/** Every operation and type of event; made from openapi.json. */
export const { operations, events }: Catalog = JSON.parse(readFileSync(packageFile('operations.json'), 'utf8'))

/** The parameter with which a list is read on; null for what is not a list. */
export function cursorOf({ method, parameters }: Operation): 'cursor' | 'after' | null {
  const has = (wanted: string) => parameters.some(({ name }) => name === wanted)
  if (method !== 'GET' || !has('limit')) return null
  return has('cursor') ? 'cursor' : 'after'
}
