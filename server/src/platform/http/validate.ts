import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import type { Issue } from '../kernel/errors.ts'
import type { IssueCode } from '../kernel/issue-codes.ts'
import { ONE_LINE } from './shapes.ts'

// One problem can cause several errors, so this is well above the number of issues that are reported.
Settings.Set({ maxErrors: 1_000 })

/** A function that checks a value against a shape and returns all issues. */
export function validatorOf(schema: TObject): (value: object) => Issue[] {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return hasBadText(value) ? badCharacters(value, '') : []
    const sample = sampleOf(value, schema) as object
    const issues = [...compiled.Errors(sample).flatMap(issuesOf), ...badCharacters(sample, '')]
    // An invalid value is refused even if no issue explains why.
    return issues.length > 0 ? withoutRepeats(issues).slice(0, ISSUES_MAX) : [UNEXPLAINED]
  }
}

// Enough for every field of the largest body, and a limit on the size of the answer.
const ISSUES_MAX = 100
const NAME_MAX_LENGTH = 100
const UNEXPLAINED = issue('', 'bad_format', 'does not have the documented form')

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  maxLength?: number
}

// The value, cut off just beyond the limits of its shape, so that it is still invalid. Explaining all of a much larger value
// would let a caller decide how long the check takes.
function sampleOf(value: unknown, { properties = {}, items = {}, maxItems = 0, maxLength = 1_000 }: Shape): unknown {
  // A character has at most two UTF-16 units.
  if (typeof value === 'string') return value.slice(0, 2 * maxLength + 1)
  if (Array.isArray(value)) return value.slice(0, maxItems + 1).map((item) => sampleOf(item, items))
  if (value === null || typeof value !== 'object') return value
  let unknownFields = 0
  const members = Object.entries(value).filter(
    ([name]) => Object.hasOwn(properties, name) || unknownFields++ < ISSUES_MAX,
  )
  return Object.fromEntries(
    members.map(([name, member]) => {
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined
      return [name, sampleOf(member, shape ?? {})]
    }),
  )
}

interface Problem {
  keyword: string
  instancePath: string
  params: object
}

function issuesOf({ keyword, instancePath, params }: Problem): Issue[] {
  const path = instancePath.split('/').slice(1).map(unescapePointer).reduce(join, '')
  const found = params as Record<string, unknown>
  switch (keyword) {
    case 'required':
      return (found.requiredProperties as string[]).map((name) => issue(join(path, name), 'required', 'is required'))
    case 'additionalProperties':
      return (found.additionalProperties as string[]).map((name) =>
        issue(join(path, name), 'unknown_field', 'is not a known field'),
      )
    case 'type': {
      const type = String(found.type)
      return type.startsWith('integer')
        ? [issue(path, 'not_integer', 'must be an integer')]
        : [issue(path, 'wrong_type', `must be ${type.replaceAll(',', ' or ')}`)]
    }
    case 'minimum':
      return [issue(path, 'too_small', `must be at least ${found.limit}`)]
    case 'maximum':
      return [issue(path, 'too_large', `must be at most ${found.limit}`)]
    case 'minLength':
      return [issue(path, 'too_short', `must have at least ${found.limit} character(s)`)]
    case 'maxLength':
      return [issue(path, 'too_long', `must have at most ${found.limit} character(s)`)]
    case 'minItems':
      return [issue(path, 'too_short', `must have at least ${found.limit} item(s)`)]
    case 'maxItems':
      return [issue(path, 'too_long', `must have at most ${found.limit} item(s)`)]
    case 'uniqueItems':
      return [issue(path, 'duplicate_item', 'must not contain the same item twice')]
    case 'enum':
      return [issue(path, 'not_allowed', `must be one of ${(found.allowedValues as unknown[]).join(', ')}`)]
    // Reported for each property that `additionalProperties: false` excludes.
    case 'boolean':
      return [issue(path, 'unknown_field', 'is not a known field')]
    case 'format':
      if (found.format === ONE_LINE) return [issue(path, 'blank', 'must have visible characters')]
      return [issue(path, 'bad_format', FORMATS[String(found.format)] ?? UNEXPLAINED.message)]
    default:
      return [issue(path, 'bad_format', UNEXPLAINED.message)]
  }
}

const FORMATS: Record<string, string> = {
  'date-time': 'must be an RFC 3339 timestamp such as 2026-11-14T23:55:00.000Z',
  date: 'must be a day that exists, such as 2026-12-01',
  uri: 'must be an https URL',
  'time-zone': 'must be an IANA time zone such as Europe/Berlin',
  email: 'must be an e-mail address',
}

// PostgreSQL cannot store NUL or half a surrogate pair, so both are refused in every text.
function badCharacters(value: object, path: string): Issue[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const at = join(path, name)
    if (isBadText(name) || isBadText(member)) {
      return [issue(at, 'bad_characters', 'must contain neither NUL nor half a surrogate pair')]
    }
    return member !== null && typeof member === 'object' ? badCharacters(member, at) : []
  })
}

// Fast path: most values are clean, so this looks without building paths.
function hasBadText(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return isBadText(value)
  if (Array.isArray(value)) return value.some(hasBadText)
  for (const name in value) {
    if (isBadText(name) || hasBadText((value as Record<string, unknown>)[name])) return true
  }
  return false
}

function isBadText(value: unknown): boolean {
  return typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))
}

// One issue per field: a value of the wrong type is not also reported as not allowed.
function withoutRepeats(issues: Issue[]): Issue[] {
  const paths = new Set<string>()
  return issues.filter(({ path }) => !paths.has(path) && paths.add(path))
}

// A JSON pointer writes `~` and `/` in names as `~0` and `~1`.
function unescapePointer(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

function issue(path: string, code: IssueCode, message: string): Issue {
  return { path, code, message }
}

function join(path: string, name: string): string {
  const short = name.slice(0, NAME_MAX_LENGTH)
  return path === '' ? short : `${path}.${short}`
}
