import fc from 'fast-check'
import { isBlank, toOneLine } from '../../src/platform/kernel/one-line.ts'
import { type Json, prefixOf } from './openapi-document.ts'

/** A placeholder for an id, which is picked from the existing resources when the request is sent. */
export class IdChoice {
  readonly prefix: string
  readonly how: 'own' | 'other' | 'missing' | 'malformed'
  /** Decides which resource is picked. */
  readonly random: number
  readonly text: string

  constructor(prefix: string, how: IdChoice['how'], random: number, text: string) {
    this.prefix = prefix
    this.how = how
    this.random = random
    this.text = text
  }
}

/** A placeholder for a value that the request's resource has under one of these names. */
export class ValueFromResource {
  readonly names: readonly string[]
  readonly random: number
  readonly otherwise: unknown

  constructor(names: readonly string[], random: number, otherwise: unknown) {
    this.names = names
    this.random = random
    this.otherwise = otherwise
  }
}

/** JSON text that no JavaScript value would be written as, such as `-0` and `1e400`. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Values that match a schema. Fields in `FIELDS` follow rules that the schema cannot express. */
export function validValue(schema: Json, name = ''): fc.Arbitrary<unknown> {
  const types: string[] = [schema.type].flat()
  const known = FIELDS[name]?.(schema)
  const values = known ?? ofType(schema, types.find((type) => type !== 'null') ?? 'null')
  return types.includes('null')
    ? fc.oneof({ weight: 5, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) })
    : values
}

/** An id to be picked later: usually of the caller's own resource, sometimes another's, a missing or malformed one. */
export function idChoice(
  prefix: string,
  weights = { own: 12, other: 3, missing: 1, malformed: 1 },
): fc.Arbitrary<IdChoice> {
  const how = fc.oneof(
    ...Object.entries(weights).map(([how, weight]) => ({ weight, arbitrary: fc.constant(how as IdChoice['how']) })),
  )
  return fc
    .tuple(how, fc.nat(0xffff), fc.constantFrom(...MALFORMED_IDS))
    .map(([how, random, text]) => new IdChoice(prefix, how, random, text))
}

/** Text with a length between two bounds, sometimes exactly at one of them, with characters of every kind. */
export function text(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const short = { minLength, maxLength: Math.min(maxLength, minLength + 12) }
  const fitting = WORDS.filter((word) => [...word].length >= minLength && [...word].length <= maxLength)
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme-ascii', ...short }) },
    { weight: 3, arbitrary: fc.string({ unit: CHARACTER, ...short }) },
    { weight: 1, arbitrary: fc.tuple(CHARACTER, fc.constantFrom(minLength, maxLength)).map(repeated) },
    ...(fitting.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...fitting) }] : []),
  )
}

/** The JSON text of a value without placeholders. */
export function jsonOf(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${jsonOf(member)}`).join(',')}}`
}

// Rules that a schema cannot express, and values that would take too long, such as a wait of half a minute.
const FIELDS: Partial<Record<string, (schema: Json) => fc.Arbitrary<unknown>>> = {
  // As `FuzzMarketplace` defines them.
  fields: () =>
    fc.record({ certified: fc.boolean(), level: fc.constantFrom('junior', 'senior') }, { requiredKeys: [] }),
  currency: () => fc.constant('USD'),
  url: () => httpsUrl(),
  wait: () => fc.constant(0),
  seconds: ({ maximum }) =>
    fc.oneof(
      { weight: 60, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
      { weight: 20, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
      { weight: 1, arbitrary: fc.constant(maximum) },
    ),
  round: (schema) => valueFromResource(['round_count'], schema),
  terms_hash: (schema) => valueFromResource(['terms_hash'], schema),
  amount_cents: (schema) => valueFromResource(['amount_cents', 'held_cents'], schema),
  worker_cents: (schema) => valueFromResource(['client', 'worker', 'worker_cents'], schema),
  proposed_worker_cents: (schema) => valueFromResource(['amount_cents'], schema),
}

function valueFromResource(names: readonly string[], schema: Json): fc.Arbitrary<unknown> {
  const otherwise = ofType(schema, schema.type)
  const seen = fc.tuple(fc.nat(0xff), otherwise).map(([random, value]) => new ValueFromResource(names, random, value))
  return fc.oneof({ weight: 2, arbitrary: seen }, { weight: 1, arbitrary: otherwise })
}

function ofType(schema: Json, type: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((value: unknown) => value !== null))
  switch (type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return listOf(schema)
    case 'integer':
      return whole(schema.minimum, schema.maximum)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return textOf(schema)
    default:
      throw new Error(`Cannot make values for the schema ${JSON.stringify(schema)}.`)
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Json): fc.Arbitrary<unknown> {
  // Few keys, so that what is merged stays below the limit.
  if (additionalProperties?.type) {
    const key = fc.constantFrom('order', 'to do', 'a.b[c]', 'ключ', 'constructor', 'k'.repeat(40))
    return fc.dictionary(key, validValue(additionalProperties), { maxKeys: 3, noNullPrototype: true })
  }
  const members = Object.entries<Json>(properties).map(([name, schema]) => [name, validValue(schema, name)])
  return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true })
}

function listOf({ items, minItems = 0, maxItems, uniqueItems }: Json): fc.Arbitrary<unknown> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }
  return uniqueItems
    ? fc.uniqueArray(validValue(items), { ...bounds, selector: (item) => toOneLine(JSON.stringify(item)) })
    : fc.array(validValue(items), bounds)
}

// The same few numbers often, so that requests fit each other: an amount that one side proposes is one the other accepts.
function whole(min: number, max: number): fc.Arbitrary<unknown> {
  const frequent = [min, min + 1, max, 100, 3_000, 5_000, 10_000].filter((value) => value >= min && value <= max)
  const respelled = fc
    .tuple(fc.constantFrom(...frequent), fc.constantFrom('.0', 'e0', '.000'))
    .map(([value, tail]) => new RawJson(value === 0 ? '-0' : `${value}${tail}`))
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...frequent) },
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, min + 20_000) }) },
    { weight: 2, arbitrary: fc.maxSafeInteger().map((value) => min + (Math.abs(value) % (max - min + 1))) },
    { weight: 1, arbitrary: respelled },
  )
}

function textOf(schema: Json): fc.Arbitrary<unknown> {
  const prefix = prefixOf(schema)
  if (prefix) return idChoice(prefix)
  const { format, minLength = 0, maxLength = 40 } = schema
  if (format === 'one-line') return text(minLength, maxLength).filter((value) => isLine(value, minLength))
  return format ? FORMATS[format as keyof typeof FORMATS]() : text(minLength, maxLength)
}

// Hidden characters are removed before the length is checked.
function isLine(value: string, minLength: number): boolean {
  const cleaned = toOneLine(value)
  return !isBlank(cleaned) && [...cleaned].length >= minLength
}

const FORMATS = {
  date: () => fc.oneof(day(1970, 2_100), day(1, 9_999), fc.constantFrom('2028-02-29', '0001-01-01', '9999-12-31')),
  'date-time': () =>
    fc.oneof({ weight: 3, arbitrary: instant(2_200, 9_000) }, { weight: 1, arbitrary: instant(2, 9_998) }),
  uri: httpsUrl,
  email: () => fc.emailAddress(),
  key: () => fc.stringMatching(/^[a-z][a-z0-9_]{0,39}$/),
  'local-path': () => fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`),
  'time-zone': () => fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone')),
}

function httpsUrl(): fc.Arbitrary<string> {
  return fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true })
}

function day(from: number, to: number): fc.Arbitrary<string> {
  return moment(from, to).map((iso) => iso.slice(0, 10))
}

function instant(from: number, to: number): fc.Arbitrary<string> {
  const zone = fc.constantFrom('Z', '+00:00', '-00:00', '+05:30', '-11:00', '+14:00')
  const fraction = fc.constantFrom('', '.5', '.123', '.123456789')
  return fc.tuple(moment(from, to), fraction, zone).map(([iso, digits, offset]) => iso.slice(0, 19) + digits + offset)
}

function moment(fromYear: number, toYear: number): fc.Arbitrary<string> {
  const start = (year: number) => new Date(`${String(year).padStart(4, '0')}-01-01T00:00:00.000Z`)
  return fc.date({ min: start(fromYear), max: start(toYear), noInvalidDate: true }).map((date) => date.toISOString())
}

function repeated([character, length]: [string, number]): string {
  return character.repeat(length)
}

const CHARACTER = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  .map((character) => (character === '\0' ? '\u0001' : character))

// Texts that are known to break search, logs, SQL statements or HTML pages.
const WORDS = [
  ' ',
  'me',
  'null',
  "a' or 1=1 --",
  '%_\\',
  '& | ! ( ) : * <->',
  '"a phrase" -not or',
  '\\u0000',
  '{"a":1}',
  '<script>alert(1)</script>',
  '\u202eright to left',
  '\u2028\u2029',
  'e\u0301\u0301\u0301',
  'İstanbul ß ﬁ',
  '😀👩‍👩‍👧‍👦',
  '\u0001\u001f\u007f\u0085',
  '\ufeff\ufffe\uffff',
  '../../etc/passwd',
  '{{7*7}}',
]

const MALFORMED_IDS = [
  'nonsense',
  'gig_',
  'usr_01KZ3V9D6YE8TB2XW4QH5MRC7A',
  'gig_8zzzzzzzzzzzzzzzzzzzzzzzzz',
  '0191d3c2-1234-7000-8000-000000000000',
  '-1',
  'a/b',
  '..%2f',
  '😀',
  '\u0001',
  "' or 1=1 --",
  'x'.repeat(100),
]
