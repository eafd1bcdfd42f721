import { isDeepStrictEqual } from 'node:util'
import { truncated } from '../terminal.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './setup-file.ts'

/** Describes each difference between two values, with its path. Null, false and empty values count as absent. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): string[] {
  if (isDeepStrictEqual(sparse(before), sparse(after))) return []
  if (isObject(before) && isObject(after)) return inObjects(before, after, path)
  if (areKeyed(before) && areKeyed(after)) {
    const found = inObjects(byKey(before), byKey(after), path)
    return found.length > 0 ? found : [`${path}: reordered`]
  }
  if (before === undefined && isObject(after)) return [`${path}: added`]
  if (after === undefined && isObject(before)) return [`${path}: removed`]
  return [`${path}: ${inWords(before)} → ${inWords(after)}`]
}

/** Without what says nothing, so that a file can leave it out. */
export function sparse(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => sparse(item) ?? null)
  if (!isObject(value)) return value === null || value === false ? undefined : value
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const left = sparse(each)
    return left === undefined ? [] : [[name, left] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function inObjects(before: JsonObject, after: JsonObject, path: string): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => differences(before[name], after[name], path === '' ? name : `${path}.${name}`))
}

type Keyed = JsonObject & { readonly key: string }

/** Definitions that have a key are the same if their keys are, wherever they are in the list. */
function areKeyed(value: Json | undefined): value is readonly Keyed[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && typeof item.key === 'string')
}

function byKey(list: readonly Keyed[]): JsonObject {
  return Object.fromEntries(list.map((item) => [item.key, item]))
}

function inWords(value: Json | undefined): string {
  if (value === undefined || value === null) return 'none'
  return truncated(typeof value === 'string' ? value : JSON.stringify(value), WIDTH_MAX)
}

const WIDTH_MAX = 60
