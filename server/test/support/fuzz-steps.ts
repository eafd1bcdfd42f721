import fc from 'fast-check'
import { type Operation, prefixOf } from './openapi-document.ts'
import { type BrokenBody, brokenBody, faultyObject, faultyParameter } from './schema-faults.ts'
import { type IdChoice, idChoice, jsonOf, text, ValueFromResource, validValue } from './schema-values.ts'

/** A random request, before its caller and its ids are chosen. */
export interface Step {
  operation: Operation
  caller: { how: 'able' | 'any' | 'no key'; random: number }
  /** The ids of its path, in order. */
  ids: readonly IdChoice[]
  query: readonly (readonly [string, unknown])[]
  headers: Readonly<Record<string, string | ValueFromResource>>
  body: unknown
  broken: BrokenBody | null
  /** Reads the next page of an earlier list, if there is one. */
  readsNextPage: boolean
  expected: Expected
}

/** The expected outcome for a caller with a valid key and the scope. */
export type Expected =
  | { kind: 'valid' }
  /** Refused with 422 and an issue for each of these paths. */
  | { kind: 'faulty'; paths: readonly string[] }
  | { kind: 'refused'; status: number }

/** Random requests to an operation, most of them valid. */
export function stepOf(operation: Operation): fc.Arbitrary<Step> {
  const { ids, body, headers } = operation
  const choices = [
    { weight: 12, arbitrary: validStep(operation) },
    { weight: 7, arbitrary: invalidStep(operation) },
    ...(body ? [{ weight: 2, arbitrary: stepWithBrokenBody(operation) }] : []),
    ...(headers.has('if-match') || headers.has('idempotency-key')
      ? [{ weight: 1, arbitrary: withBadHeader(operation) }]
      : []),
    ...(ids.length > 0 ? [{ weight: 1, arbitrary: withBadEscape(operation) }] : []),
  ]
  return fc.oneof(...choices)
}

const ANY_ID = { own: 16, other: 4, missing: 1, malformed: 1 }
// Usually the right one: under a wrong parent, nothing is found.
const PARENT = { own: 30, other: 1, missing: 1, malformed: 1 }

/** An invalid escape in a path. */
export const UNDECODABLE = '%ff'

function validStep(operation: Operation): fc.Arbitrary<Step> {
  const { body, headers, ids } = operation
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.record({
      how: fc.oneof(
        { weight: 20, arbitrary: fc.constant('able' as const) },
        { weight: 2, arbitrary: fc.constant('any' as const) },
        { weight: 1, arbitrary: fc.constant('no key' as const) },
      ),
      random: fc.nat(0xffff),
    }),
    ids: fc.tuple(...ids.map(({ prefix }, index) => idChoice(prefix, index < ids.length - 1 ? PARENT : ANY_ID))),
    query: validQuery(operation),
    headers: validHeaders(headers),
    body: body
      ? fc.oneof({ weight: 12, arbitrary: validBody(operation) }, ...absentBody(body))
      : fc.constant(undefined),
    broken: fc.constant(null),
    readsNextPage: fc.nat(4).map((random) => random === 0),
    expected: fc.constant<Expected>({ kind: 'valid' }),
  })
}

// Its fields exclude each other, which the schema doesn't say: most bodies made from the schema alone would be refused.
function validBody({ id, body }: Operation): fc.Arbitrary<unknown> {
  if (id !== 'openNegotiation') return validValue(body)
  const { application_id, gig_id, worker_id, ...rest } = body.properties
  const about = (subject: object) =>
    validValue({ ...body, properties: { ...rest, ...subject }, required: Object.keys(subject) })
  return fc.oneof(about({ application_id }), about({ gig_id, worker_id }), validValue(body))
}

// A body without required fields may be left out.
function absentBody({
  required = [],
}: {
  required?: string[]
}): { weight: number; arbitrary: fc.Arbitrary<unknown> }[] {
  return required.length === 0 ? [{ weight: 1, arbitrary: fc.constant(undefined) }] : []
}

function invalidStep(operation: Operation): fc.Arbitrary<Step> {
  const { query, body, answerFields } = operation
  const ofQuery = invalidQuery(operation).map(({ pairs, paths }) => ({ pairs, paths, body: undefined }))
  const ofBody = (body ? faultyObject(body, answerFields) : null)?.map(({ value, paths }) => ({ body: value, paths }))
  const ofBoth =
    ofBody &&
    fc.tuple(ofQuery, ofBody).map(([{ pairs, paths }, rest]) => ({
      pairs,
      body: rest.body,
      paths: [...paths, ...rest.paths],
    }))
  const pageBy = ['cursor', 'after'].filter((name) => name in query)
  const badCursor = pageBy.map((name) => ({
    weight: 1,
    arbitrary: text(0, 60).map((end) => ({ pairs: [[name, `WzFd.${end}`] as const], paths: [name], body: undefined })),
  }))
  const faults = fc.oneof(
    { weight: ofBody ? 1 : 6, arbitrary: ofQuery },
    ...badCursor,
    ...(ofBody ? [{ weight: 6, arbitrary: ofBody.map((rest) => ({ pairs: [], ...rest })) }] : []),
    ...(ofBoth ? [{ weight: 1, arbitrary: ofBoth }] : []),
  )
  return fc.tuple(validStep(operation), faults).map(([step, { pairs, paths, body: bad }]) => ({
    ...step,
    query: pairs,
    body: bad ?? step.body,
    readsNextPage: false,
    expected: { kind: 'faulty', paths },
  }))
}

function stepWithBrokenBody(operation: Operation): fc.Arbitrary<Step> {
  return validStep(operation).chain((step) =>
    brokenBody(fc.constant(jsonOf(withoutPlaceholders(step.body ?? {})))).map((one) => ({
      ...step,
      broken: one,
      expected: { kind: 'refused', status: one.status },
    })),
  )
}

function withBadHeader(operation: Operation): fc.Arbitrary<Step> {
  const bad = Object.entries({
    'if-match': ['', 'nonsense', '"1', '"1" "2"', 'W/1', '1'],
    'idempotency-key': ['', 'a b', 'é', 'x'.repeat(256)],
    'parley-reason': ['', '%', '%ff', '%00', '%20', 'é', 'x'.repeat(501)],
  })
    .filter(([name]) => operation.headers.has(name))
    .flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  return fc.tuple(validStep(operation), fc.constantFrom(...bad)).map(([step, headers]) => ({
    ...step,
    headers,
    expected: { kind: 'refused', status: 400 },
  }))
}

function withBadEscape(operation: Operation): fc.Arbitrary<Step> {
  return validStep(operation).map((step) => ({
    ...step,
    ids: step.ids.map((id) => ({ ...id, how: 'malformed', text: UNDECODABLE })),
    expected: { kind: 'refused', status: 400 },
  }))
}

function validQuery({ query, requiredQuery }: Operation): fc.Arbitrary<Step['query']> {
  const some = Object.entries(query).filter(([name]) => name !== 'cursor' && name !== 'after')
  const members = some.map(([name, schema]) => {
    const prefix = prefixOf(schema)
    return [name, prefix ? idChoice(prefix, ANY_ID) : validValue(schema, name)] as const
  })
  return fc
    .record(Object.fromEntries(members), { requiredKeys: [...requiredQuery] })
    .map((values) =>
      Object.entries(values).flatMap(([name, value]) =>
        query[name]?.type === 'object'
          ? Object.entries(value as object).map(([key, one]) => [`${name}[${key}]`, one] as const)
          : [value].flat().map((one) => [name, one] as const),
      ),
    )
}

function invalidQuery({ query }: Operation): fc.Arbitrary<{ pairs: [string, string][]; paths: string[] }> {
  const wrong = Object.entries(query).map(([name, schema]) =>
    faultyParameter(schema).map((texts) => ({
      pairs: texts.map((one): [string, string] => [name, one]),
      paths: [schema.type === 'array' && texts.length === 1 ? `${name}.0` : name],
    })),
  )
  const unknown = fc
    .constantFrom('page', '__proto__', 'constructor', 'limit[]', 'Limit', '', 'a.b', 'x'.repeat(101))
    .map((name) => ({ pairs: [[name, '1']] as [string, string][], paths: [name.slice(0, 100)] }))
  const twice = Object.entries(query)
    .filter(([, { type, enum: values }]) => type === 'integer' || values)
    .map(([name, { minimum, enum: values }]) => {
      const value = String(values?.[0] ?? minimum)
      return fc.constant({
        pairs: [
          [name, value],
          [name, value],
        ] as [string, string][],
        paths: [name],
      })
    })
  return fc
    .subarray([...wrong, ...twice, unknown], { minLength: 1, maxLength: Math.min(3, wrong.length + twice.length + 1) })
    .chain((some) => fc.tuple(...some))
    .map((faults) => {
      // One fault per parameter: two together would cause other issues.
      const byPath = new Map(faults.map((fault) => [fault.pairs[0]?.[0], fault]))
      const kept = [...byPath.values()]
      return { pairs: kept.flatMap(({ pairs }) => pairs), paths: kept.flatMap(({ paths }) => paths) }
    })
}

function validHeaders(headers: Operation['headers']): fc.Arbitrary<Step['headers']> {
  const version = fc.nat(0xff).map((random) => new ValueFromResource(['version'], random, '*'))
  const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
  const known = {
    'if-match': fc.oneof(version, fc.constantFrom('*', '"1"', 'W/"1-x"', '"0-x", "2"', '"nonsense"', '"999999999"')),
    'if-none-match': fc.constantFrom('*', '"1-x"', 'nonsense', ''),
    'idempotency-key': fc.oneof(
      fc.string({ unit: visible, minLength: 1, maxLength: 255 }),
      fc.constantFrom('again', 'once-more'),
    ),
    'parley-reason': fc.string({ unit: visible, minLength: 1, maxLength: 500 }).map(encodeURIComponent),
  }
  const some = Object.entries(known).filter(([name]) => headers.has(name))
  const requestId = fc.constantFrom('mine', 'a b', 'x'.repeat(129))
  return fc.record({ ...Object.fromEntries(some), 'x-request-id': requestId }, { requiredKeys: [] }) as fc.Arbitrary<
    Step['headers']
  >
}

// A broken body is refused before its values are read, so its placeholders need no value.
function withoutPlaceholders(value: unknown): unknown {
  return JSON.parse(jsonOf(value ?? {}))
}
