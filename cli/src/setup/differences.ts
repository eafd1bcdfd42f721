import { isDeepStrictEqual } from 'node:util'
import { truncated } from '../terminal.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './setup-file.ts'

/** Describes each difference between two values, with its path. Null, false and empty values count as absent. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): string[] {
  if (isDeepStrictEqual(withoutEmpty(before), withoutEmpty(after))) return []
  if (isObject(before) && isObject(after)) return objectDifferences(before, after, path)
  if (isKeyedList(before) && isKeyedList(after)) {
    const found = objectDifferences(byKey(before), byKey(after), path)
    return found.length > 0 ? found : [`${path}: reordered`]
  }
  if (before === undefined && isObject(after)) return [`${path}: added`]
  if (after === undefined && isObject(before)) return [`${path}: removed`]
  return [`${path}: ${describeValue(before)} → ${describeValue(after)}`]
}

/** Without what says nothing, so that a file can leave it out. */
export function withoutEmpty(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => withoutEmpty(item) ?? null)
  if (!isObject(value)) return value === null || value === false ? undefined : value
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const left = withoutEmpty(each)
    return left === undefined ? [] : [[name, left] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function objectDifferences(before: JsonObject, after: JsonObject, path: string): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => differences(before[name], after[name], path === '' ? name : `${path}.${name}`))
}

type Keyed = JsonObject & { readonly key: string }

/** Definitions that have a key are the same if their keys are, wherever they are in the list. */
function isKeyedList(value: Json | undefined): value is readonly Keyed[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && typeof item.key === 'string')
}

function byKey(list: readonly Keyed[]): JsonObject {
  return Object.fromEntries(list.map((item) => [item.key, item]))
}

function describeValue(value: Json | undefined): string {
  if (value === undefined || value === null) return 'none'
  return truncated(typeof value === 'string' ? value : JSON.stringify(value), WIDTH_MAX)
}

const WIDTH_MAX = 60
