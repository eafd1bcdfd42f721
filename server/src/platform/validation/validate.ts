import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import type { Issue } from '../kernel/errors.ts'
import type { CodeWith } from '../kernel/issue-codes.ts'
import { lazy } from '../kernel/lazy.ts'
import { nearestNames } from '../kernel/nearest.ts'
import { ONE_LINE } from '../kernel/one-line.ts'

// One problem can cause several errors, so this is well above the number of issues reported.
Settings.Set({ maxErrors: 1_000 })

type FieldIssue = Issue<CodeWith<422>>

/**
 * A function that checks a value against a shape and returns all issues. Compiled on first use, so that starting up compiles no
 * shapes.
 */
export function validatorOf(schema: TObject): (value: object) => FieldIssue[] {
  const compiledOnce = lazy(() => Compile(schema))
  return (value) => {
    const compiled = compiledOnce()
    if (compiled.Check(value)) return hasBadText(value) ? badCharacters(value, '') : []
    const sample = sampleOf(value, schema) as object
    const issues = [
      ...compiled.Errors(sample).flatMap((problem) => issuesOf(problem, schema as Shape)),
      ...badCharacters(sample, ''),
    ]
    // An invalid value is refused even if no issue can explain why.
    return issues.length > 0 ? boundedIssues(withoutRepeats(issues)) : [UNEXPLAINED]
  }
}

// A list being too long explains more than what's wrong with its items.
function boundedIssues(issues: FieldIssue[]): FieldIssue[] {
  if (issues.length <= ISSUES_MAX) return issues
  const depthOf = ({ path }: FieldIssue) => path.split('.').length
  return issues.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, ISSUES_MAX)
}

// Enough for every field of the largest body, while limiting the size of the response.
const ISSUES_MAX = 100
const NAME_MAX_LENGTH = 100
// For the items of one list, since each issue may come with all allowed values.
const ITEM_ISSUES_MAX = 3
const VALUES_IN_WORDS_MAX = 20
const UNEXPLAINED: FieldIssue = {
  path: '',
  code: 'bad_format',
  message: 'isn’t in the documented format',
  details: { format: 'documented' },
}

/** The parts of a schema that explain a value. */
interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  enum?: (string | null)[]
  format?: string
  examples?: string[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  propertyNames?: Shape
}

// The value, cut off just beyond its shape's limits so that it's still invalid. Otherwise, a caller with a huge value could
// decide how long the check takes.
function sampleOf(value: unknown, shape: Shape): unknown {
  const { properties = {}, items = {}, maxItems = 0, maxLength = 1_000 } = shape
  // A character has at most two UTF-16 units.
  if (typeof value === 'string') return value.slice(0, 2 * maxLength + 1)
  if (Array.isArray(value)) return value.slice(0, maxItems + 1).map((item) => sampleOf(item, items))
  if (value === null || typeof value !== 'object') return value
  let unknownFields = 0
  const members = Object.entries(value).filter(
    ([name]) => Object.hasOwn(properties, name) || unknownFields++ < ISSUES_MAX,
  )
  return Object.fromEntries(members.map(([name, member]) => [name, sampleOf(member, memberShape(shape, name))]))
}

interface Problem {
  keyword: string
  instancePath: string
  params: object
}

function issuesOf({ keyword, instancePath, params }: Problem, schema: Shape): FieldIssue[] {
  const names = instancePath.split('/').slice(1).map(unescapePointer)
  const path = names.reduce(join, '')
  const field = fieldAt(schema, names)
  const found = params as Record<string, unknown>
  switch (keyword) {
    case 'required':
      return (found.requiredProperties as string[]).map((name) => missing(join(path, name), field.properties?.[name]))
    case 'additionalProperties':
      return (found.additionalProperties as string[]).map((name) => unknownField(path, name, field))
    // Reported for each property that `additionalProperties: false` excludes.
    case 'boolean':
      return [
        unknownField(names.slice(0, -1).reduce(join, ''), names.at(-1) ?? '', fieldAt(schema, names.slice(0, -1))),
      ]
    case 'type': {
      const types = [found.type].flat().map(String)
      const { minimum, maximum } = field
      const allowed = valuesOf(field)
      if (types[0] !== 'integer') {
        const message = `must be ${types.join(' or ')}`
        return [{ path, code: 'wrong_type', message, details: { types, ...(allowed && { allowed }) } }]
      }
      return [{ path, code: 'not_integer', message: 'must be an integer', details: { minimum, maximum } }]
    }
    case 'minimum':
      return [
        {
          path,
          code: 'too_small',
          message: `must be at least ${found.limit}`,
          details: { minimum: Number(found.limit) },
        },
      ]
    case 'maximum':
      return [
        {
          path,
          code: 'too_large',
          message: `must be at most ${found.limit}`,
          details: { maximum: Number(found.limit) },
        },
      ]
    case 'minLength':
    case 'minItems':
      return [tooShort(path, Number(found.limit), keyword === 'minLength' ? 'characters' : 'items')]
    case 'propertyNames':
      return (found.propertyNames as string[]).map((name) =>
        name === ''
          ? tooShort(join(path, name), 1, 'characters')
          : tooLong(join(path, name), field.propertyNames?.maxLength ?? 0, 'characters'),
      )
    case 'maxProperties':
      return [tooLong(path, Number(found.limit), 'items')]
    case 'maxLength':
    case 'maxItems':
      return [tooLong(path, Number(found.limit), keyword === 'maxLength' ? 'characters' : 'items')]
    case 'uniqueItems':
      return [{ path, code: 'duplicate_item', message: 'must not contain the same item twice' }]
    case 'enum': {
      const allowed = (found.allowedValues as (string | null)[]).filter((value) => value !== null)
      return [{ path, code: 'not_allowed', message: `must be ${inWords(allowed)}`, details: { allowed } }]
    }
    case 'format':
      if (found.format === ONE_LINE) return [{ path, code: 'blank', message: 'must have visible characters' }]
      return [badFormat(path, String(found.format), field)]
    default:
      return [badFormat(path, 'documented', field)]
  }
}

// The schema of a field; an empty one if there is none.
function fieldAt(schema: Shape, names: readonly string[]): Shape {
  return names.reduce((at: Shape, name) => {
    return at.items ?? memberShape(at, name)
  }, schema)
}

function memberShape({ properties = {}, additionalProperties: others }: Shape, name: string): Shape {
  if (Object.hasOwn(properties, name)) return properties[name] ?? {}
  return typeof others === 'object' ? others : {}
}

/** Says what the missing field should be, for a caller who knows nothing about it. */
function missing(path: string, field: Shape = {}): FieldIssue {
  const { type = 'string', minimum, maximum, minLength, maxLength, minItems, maxItems } = field
  const allowed = valuesOf(field)
  const details = {
    types: [type].flat(),
    allowed,
    minimum: minimum ?? minLength ?? minItems,
    maximum: maximum ?? maxLength ?? maxItems,
    format: field.format,
    example: field.examples?.[0],
  }
  const message = allowed ? `is required: ${inWords(allowed)}` : 'is required'
  return { path, code: 'required', message, details }
}

// The values of a field, or of the items of a list.
function valuesOf({ enum: values, items }: Shape): string[] | undefined {
  return (values ?? items?.enum)?.filter((value) => value !== null)
}

function inWords(allowed: readonly string[]): string {
  return allowed.length > VALUES_IN_WORDS_MAX ? 'one of `details.allowed`' : `one of ${allowed.join(', ')}`
}

function unknownField(path: string, name: string, parent: Shape): FieldIssue {
  const allowed = Object.keys(parent.properties ?? {})
  const suggestions = nearestNames(name.slice(0, NAME_MAX_LENGTH), allowed)
  const hint = suggestions.length > 0 ? `; did you mean ${suggestions.join(' or ')}?` : ''
  return {
    path: join(path, name),
    code: 'unknown_field',
    message: `isn’t a known field${hint}`,
    details: { suggestions, allowed },
  }
}

function tooShort(path: string, minimum: number, unit: string): FieldIssue {
  return { path, code: 'too_short', message: `must have at least ${minimum} ${unit}`, details: { minimum, unit } }
}

function tooLong(path: string, maximum: number, unit: string): FieldIssue {
  return { path, code: 'too_long', message: `must have at most ${maximum} ${unit}`, details: { maximum, unit } }
}

function badFormat(path: string, format: string, { examples }: Shape): FieldIssue {
  const [message, example = examples?.[0]] = FORMATS[format] ?? ['isn’t in the documented format']
  return { path, code: 'bad_format', message, details: { format, ...(example !== undefined && { example }) } }
}

// What a value of each format must be, with an example.
const FORMATS: Partial<Record<string, [message: string, example: string]>> = {
  'date-time': ['must be an RFC 3339 timestamp such as 2026-11-14T23:55:00.000Z', '2026-11-14T23:55:00.000Z'],
  date: ['must be a valid day, such as 2026-12-01', '2026-12-01'],
  uri: ['must be an https URL', 'https://ada.example/work'],
  'time-zone': ['must be an IANA time zone such as Europe/Berlin', 'Europe/Berlin'],
  email: ['must be an email address', 'ada@example.com'],
  key: ['must be lowercase letters, digits and underscores, beginning with a letter', 'house_size'],
  'local-path': ['must be a path on this service such as /docs/', '/docs/'],
}

// PostgreSQL can't store NUL or half a surrogate pair, so both are refused in all text.
function badCharacters(value: object, path: string): FieldIssue[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const at = join(path, name)
    if (isBadText(name) || isBadText(member)) {
      return [{ path: at, code: 'bad_characters', message: 'must not contain NUL or half a surrogate pair' }]
    }
    return member !== null && typeof member === 'object' ? badCharacters(member, at) : []
  })
}

/** Whether a value contains text that can't be stored. Most values are clean, so this check doesn't build paths. */
export function hasBadText(value: unknown): boolean {
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

// One issue per field, so that a value of the wrong type isn't also reported as not allowed; and only a few for the items of one
// list.
function withoutRepeats(issues: FieldIssue[]): FieldIssue[] {
  const paths = new Set<string>()
  const itemIssues = new Map<string, number>()
  return issues.filter(({ path }) => {
    if (paths.has(path)) return false
    paths.add(path)
    const list = /^(.*)\.\d+$/.exec(path)?.[1]
    if (list === undefined) return true
    const count = (itemIssues.get(list) ?? 0) + 1
    itemIssues.set(list, count)
    return count <= ITEM_ISSUES_MAX
  })
}

// A JSON pointer writes `~` and `/` in names as `~0` and `~1`.
function unescapePointer(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

function join(path: string, name: string): string {
  const short = name.slice(0, NAME_MAX_LENGTH).toWellFormed()
  return path === '' ? short : `${path}.${short}`
}
