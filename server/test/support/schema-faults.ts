import fc from 'fast-check'
import type { Json } from './openapi-document.ts'
import { RawJson, text, validValue } from './schema-values.ts'

/** A value that does not match its schema, and the paths of its faults. */
export interface Faulty {
  value: unknown
  paths: readonly string[]
}

/** An object with one to three faults: wrong values, missing fields, or unknown fields. */
export function faultyObject(schema: Json, readOnly: readonly string[] = []): fc.Arbitrary<Faulty> {
  const faults = [...fieldFaults(schema), unknownField(schema, readOnly), unknownField(schema, readOnly)]
  return fc
    .tuple(
      validValue(schema),
      fc.subarray(faults, { minLength: 1, maxLength: Math.min(3, faults.length) }).chain((some) => fc.tuple(...some)),
    )
    .map(([value, some]) => {
      // At most one fault for each field.
      const byName = new Map(some.map((fault) => [fault.name, fault]))
      const members = [...byName.values()].map((fault) => [fault.name, fault.value])
      return {
        value: Object.fromEntries([...Object.entries(value as object), ...members]),
        paths: [...byName.values()].flatMap(({ paths }) => paths),
      }
    })
}

function faultyValue(schema: Json): fc.Arbitrary<Faulty> {
  const types: string[] = [schema.type].flat()
  const type = types.find((one) => one !== 'null')
  const wrongType = fc
    .constantFrom<unknown>(...VALUES_OF_EVERY_TYPE.filter((value) => !types.includes(typeOf(value))))
    .map(faultAtRoot)
  const faults: fc.Arbitrary<Faulty>[] = [wrongType]
  if (type === 'string') faults.push(faultyText(schema).map(faultAtRoot))
  if (type === 'integer') faults.push(faultyNumber(schema).map(faultAtRoot))
  if (type === 'array') faults.push(...faultyLists(schema))
  // An object without named fields, such as the response of a passkey, can have any.
  if (type === 'object' && schema.properties) faults.push(faultyObject(schema))
  if (type === 'object' && schema.additionalProperties?.type) {
    faults.push(
      faultyValue(schema.additionalProperties).map(({ value, paths }) => ({
        value: { a: value },
        paths: paths.map((path) => joinPath('a', path)),
      })),
    )
  }
  return fc.oneof(...faults)
}

/** Bodies that are not a JSON object, or have a wrong content type, each with the status of the refusal. */
export function brokenBody(valid: fc.Arbitrary<string>): fc.Arbitrary<BrokenBody> {
  const nested = (open: string) => Buffer.from(`{"a":${open.repeat(40)}`)
  const texts = fc.constantFrom<Buffer<ArrayBuffer>>(
    ...[
      '[]',
      'null',
      '5',
      '"{}"',
      ' ',
      '{',
      '{}{}',
      '{"a":1,}',
      "{'a':1}",
      '{"a":NaN}',
      '\ufeff{}',
      '{"a":"\u0001"}',
    ].map((broken) => Buffer.from(broken)),
    Buffer.from('{"a":1,"\\u0061":2}'),
    Buffer.from('{"__proto__":1,"__proto__":2}'),
    Buffer.from('7b2261223a22ff227d', 'hex'),
    Buffer.from('7b2261223a22eda080227d', 'hex'),
    nested('['),
    nested('{"a":'),
  )
  const truncated = valid.map((json) => Buffer.from(json.slice(0, -1)))
  const repeatedKey = fc.constant(Buffer.from('{"x":{"y":1,"y":2}}'))
  const type = fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    ';;',
  )
  return fc.oneof(
    { weight: 6, arbitrary: texts.map((body) => ({ body, status: 400 })) },
    { weight: 2, arbitrary: truncated.map((body) => ({ body, status: 400 })) },
    { weight: 1, arbitrary: repeatedKey.map((body) => ({ body, status: 400 })) },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, type).map(([json, contentType]) => ({
        body: Buffer.from(json || '{}'),
        contentType,
        status: 415,
      })),
    },
    {
      weight: 1,
      arbitrary: valid.map((json) => ({ body: Buffer.from(json || '{}'), contentEncoding: 'gzip', status: 415 })),
    },
    { weight: 1, arbitrary: fc.constant({ body: Buffer.alloc(1024 * 1024 + 1, ' '), status: 413 }) },
  )
}

export interface BrokenBody {
  body: Buffer<ArrayBuffer>
  contentType?: string
  contentEncoding?: string
  status: number
}

/** Texts that are invalid for a query parameter; more than one when the parameter is repeated. */
export function faultyParameter(schema: Json): fc.Arbitrary<string[]> {
  return invalidTexts(schema).filter((texts) =>
    texts.every((text) => text.isWellFormed() && encodeURIComponent(text).length < 4_000),
  )
}

function invalidTexts(schema: Json): fc.Arbitrary<string[]> {
  if (schema.type === 'integer') {
    const outside = [schema.minimum - 1, schema.maximum + 1].map(String)
    return fc.constantFrom(...outside, ...NOT_NUMBERS).map((one) => [one])
  }
  if (schema.type === 'boolean') return fc.constantFrom('yes', '1', 'TRUE', '', 'null').map((one) => [one])
  if (schema.type === 'array') {
    return fc.oneof(
      faultyText(schema.items).map((one) => [one]),
      fc.constant(Array.from({ length: schema.maxItems + 1 }, (_, index) => `x${index}`)),
    )
  }
  return faultyText(schema).map((one) => [one])
}

interface FieldFault extends Faulty {
  name: string
}

function fieldFaults({ properties = {}, required = [] }: Json): fc.Arbitrary<FieldFault>[] {
  const wrong = Object.entries<Json>(properties).map(([name, schema]) =>
    faultyValue(schema).map(({ value, paths }) => ({ name, value, paths: paths.map((path) => joinPath(name, path)) })),
  )
  const missing = required.map((name: string) => fc.constant({ name, value: undefined, paths: [name] }))
  return [...wrong, ...missing]
}

// With a name that only responses have, one that JavaScript objects have, or any other.
function unknownField({ properties = {} }: Json, readOnly: readonly string[]): fc.Arbitrary<FieldFault> {
  const names = [
    ...readOnly,
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'a/b~c',
    'a.b',
    '',
    '\0',
    '\ud800',
  ]
  const free = names.filter((name) => !Object.hasOwn(properties, name))
  const name = fc.oneof(
    fc.constantFrom(...free),
    text(1, 120).filter((one) => !Object.hasOwn(properties, one)),
  )
  // An issue's path is cut to 100 characters.
  return fc.tuple(name, fc.jsonValue({ maxDepth: 2 })).map(([one, value]) => ({
    name: one,
    value,
    paths: [one.slice(0, 100)],
  }))
}

function faultyText(schema: Json): fc.Arbitrary<string> {
  const { minLength = 0, maxLength, format, enum: values } = schema
  if (values) return fc.constantFrom('', 'nonsense', `${values[0]} `, `${values[0]}\0`, 'NONSENSE')
  if (format && format !== 'one-line')
    return fc.constantFrom<string>(...BAD_FORMATS[format as keyof typeof BAD_FORMATS], '\0', 'x\ud800')
  const bad = text(0, 10).chain((start) =>
    fc.constantFrom(...['\0', '\ud800', '\udc00\ud800'].map((end) => start + end)),
  )
  const blank = format === 'one-line' ? [fc.constantFrom('   ', '\u200b\u200b\u200b', '\u202e \u2800 ')] : []
  return fc.oneof(
    bad,
    ...blank,
    ...(minLength > 0 ? [fc.nat(minLength - 1).map((length) => 'x'.repeat(length))] : []),
    ...(maxLength
      ? [
          fc
            .constantFrom(1, 2, 1_000)
            .chain((more) => fc.constantFrom('x', 'é').map((one) => one.repeat(maxLength + more))),
        ]
      : []),
  )
}

function faultyNumber({ minimum, maximum }: Json): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc
      .constantFrom<unknown>(
        minimum - 1,
        minimum - 0.5,
        minimum + 0.5,
        -minimum - 1,
        Number.MIN_SAFE_INTEGER,
        new RawJson(String(BigInt(maximum) + 1n)),
        new RawJson('9007199254740993'),
        new RawJson('18446744073709551616'),
        new RawJson('1e400'),
        new RawJson('-1e400'),
        new RawJson(`1${'0'.repeat(400)}`),
        new RawJson('0.1'),
      )
      .filter((value) => !isWholeWithin(value, minimum, maximum)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !isWholeWithin(value, minimum, maximum)),
  )
}

function isWholeWithin(value: unknown, minimum: number, maximum: number): boolean {
  const number = Number(value instanceof RawJson ? value.text : value)
  return Number.isInteger(number) && number >= minimum && number <= maximum
}

function faultyLists({ items, minItems = 0, maxItems, uniqueItems }: Json): fc.Arbitrary<Faulty>[] {
  const good = validValue(items)
  const badItem = fc.tuple(fc.array(good, { maxLength: 1 }), faultyValue(items)).map(([before, { value, paths }]) => ({
    value: [...before, value],
    paths: paths.map((path) => joinPath(String(before.length), path)),
  }))
  const tooMany = good.map((item) => faultAtRoot(Array(maxItems + 1).fill(item)))
  const twice = good.map((item) => faultAtRoot([item, item]))
  return [badItem, tooMany, ...(uniqueItems ? [twice] : []), ...(minItems > 0 ? [fc.constant(faultAtRoot([]))] : [])]
}

function faultAtRoot(value: unknown): Faulty {
  return { value, paths: [ROOT] }
}

function joinPath(name: string, path: string): string {
  return path === ROOT ? name : `${name}.${path}`
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

// Marks a fault of the value itself. Not an empty text, because a field can have an empty name.
const ROOT = '\n'
const VALUES_OF_EVERY_TYPE: readonly unknown[] = ['5', '', 'true', 5, 5.5, true, false, null, [], [5], {}, { a: 1 }]
const NOT_NUMBERS = ['', 'abc', '5.5', '5.0', '05', '1e1', '+5', ' 5', '0x10', 'true', '9007199254740993', '-', '١']
const BAD_FORMATS = {
  date: [
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '0000-01-01',
    'infinity',
    'now',
    '2026-1-1',
    '20260101',
    '10000-01-01',
  ],
  'date-time': [
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T24:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01 00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-01-01T00:00:00+24:00',
    'infinity',
    '1767225600',
    '',
  ],
  uri: [
    'http://ada.example',
    'https://',
    'https:///path',
    'ftp://ada.example',
    'javascript:alert(1)',
    '//ada.example',
    '',
  ],
  email: ['ada', 'ada@', '@example.org', 'a b@example.org', 'ada@example.org ', '"ada"@example.org', ''],
  key: ['Size', '1st', '_size', 'house size', 'größe', 'a-b', `a${'b'.repeat(40)}`, ''],
  'local-path': ['//ada.example', 'https://ada.example', '/\\ada.example', 'docs', '/a b', ''],
  'time-zone': ['Mars/Base', '+01:00', 'Europe', '', 'utc+1'],
}
