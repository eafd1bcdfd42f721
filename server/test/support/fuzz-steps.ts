import fc from 'fast-check'
import { type Operation, prefixOf } from './openapi-document.ts'
import { type BrokenBody, brokenBody, faultyObject, faultyParameter } from './schema-faults.ts'
import { type IdOf, idOf, jsonOf, SeenIn, text, validValue } from './schema-values.ts'

/** One request, before it is known who there is to send it and what it can be about. */
export interface Step {
  operation: Operation
  caller: { how: 'apt' | 'any' | 'nobody'; at: number }
  /** What its path names, in order. */
  ids: readonly IdOf[]
  query: readonly (readonly [string, unknown])[]
  headers: Readonly<Record<string, string | SeenIn>>
  body: unknown
  broken: BrokenBody | null
  /** Goes on with a list where an earlier answer ended, when there is one. */
  goesOn: boolean
  expected: Expected
}

/** What has to come of it, once the caller is let in. */
export type Expected =
  | { kind: 'valid' }
  /** Refused, and each of these paths named. */
  | { kind: 'faulty'; paths: readonly string[] }
  | { kind: 'refused'; status: number }

/** All kinds of requests to an operation, most of them as they should be. */
export function stepOf(operation: Operation): fc.Arbitrary<Step> {
  const { ids, body, headers } = operation
  const valid = good(operation)
  const arms = [
    { weight: 12, arbitrary: valid },
    { weight: 7, arbitrary: faulty(operation) },
    ...(body ? [{ weight: 2, arbitrary: broken(operation) }] : []),
    ...(headers.has('if-match') || headers.has('idempotency-key')
      ? [{ weight: 1, arbitrary: withBadHeader(operation) }]
      : []),
    ...(ids.length > 0 ? [{ weight: 1, arbitrary: withBadEscape(operation) }] : []),
  ]
  return fc.oneof(...arms)
}

const ANY_ID = { own: 16, other: 4, nobody: 1, malformed: 1 }
// Whatever a thing is not a part of, it is not found in.
const PARENT = { own: 30, other: 1, nobody: 1, malformed: 1 }

/** An escape in a path that means nothing. */
export const UNDECODABLE = '%ff'

function good(operation: Operation): fc.Arbitrary<Step> {
  const { body, query, headers, ids } = operation
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.record({
      how: fc.oneof(
        { weight: 20, arbitrary: fc.constant('apt' as const) },
        { weight: 2, arbitrary: fc.constant('any' as const) },
        { weight: 1, arbitrary: fc.constant('nobody' as const) },
      ),
      at: fc.nat(0xffff),
    }),
    ids: fc.tuple(...ids.map(({ prefix }, index) => idOf(prefix, index < ids.length - 1 ? PARENT : ANY_ID))),
    query: goodQuery(query),
    headers: goodHeaders(headers),
    body: body ? fc.oneof({ weight: 12, arbitrary: goodBody(operation) }, ...nothingFor(body)) : fc.constant(undefined),
    broken: fc.constant(null),
    goesOn: fc.nat(4).map((at) => at === 0),
    expected: fc.constant<Expected>({ kind: 'valid' }),
  })
}

// Where fields exclude each other, most of what the schema allows alone would be refused.
function goodBody({ id, body }: Operation): fc.Arbitrary<unknown> {
  if (id !== 'openNegotiation') return validValue(body)
  const { application_id, gig_id, worker_id, ...rest } = body.properties
  const about = (subject: object) =>
    validValue({ ...body, properties: { ...rest, ...subject }, required: Object.keys(subject) })
  return fc.oneof(about({ application_id }), about({ gig_id, worker_id }), validValue(body))
}

// A body that may be empty may also be left out.
function nothingFor({
  required = [],
}: {
  required?: string[]
}): { weight: number; arbitrary: fc.Arbitrary<unknown> }[] {
  return required.length === 0 ? [{ weight: 1, arbitrary: fc.constant(undefined) }] : []
}

function faulty(operation: Operation): fc.Arbitrary<Step> {
  const { query, body, answerFields } = operation
  const ofQuery = badQuery(operation).map(({ pairs, paths }) => ({ pairs, paths, body: undefined }))
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
  return fc.tuple(good(operation), faults).map(([step, { pairs, paths, body: bad }]) => ({
    ...step,
    query: pairs,
    body: bad ?? step.body,
    goesOn: false,
    expected: { kind: 'faulty', paths },
  }))
}

function broken(operation: Operation): fc.Arbitrary<Step> {
  return good(operation).chain((step) =>
    brokenBody(fc.constant(jsonOf(withoutStandIns(step.body ?? {})))).map((one) => ({
      ...step,
      broken: one,
      expected: { kind: 'refused', status: one.status },
    })),
  )
}

function withBadHeader(operation: Operation): fc.Arbitrary<Step> {
  const bad = operation.headers.has('if-match')
    ? fc.constantFrom('', 'nonsense', '"1', '"1" "2"', 'W/1', '1').map((value) => ({ 'if-match': value }))
    : fc.constantFrom('', 'a b', 'é', 'x'.repeat(256)).map((value) => ({ 'idempotency-key': value }))
  return fc.tuple(good(operation), bad).map(([step, headers]) => ({
    ...step,
    headers,
    expected: { kind: 'refused', status: 400 },
  }))
}

function withBadEscape(operation: Operation): fc.Arbitrary<Step> {
  return good(operation).map((step) => ({
    ...step,
    ids: step.ids.map((id) => ({ ...id, how: 'malformed', text: UNDECODABLE })),
    expected: { kind: 'refused', status: 400 },
  }))
}

function goodQuery(query: Operation['query']): fc.Arbitrary<Step['query']> {
  const some = Object.entries(query).filter(([name]) => name !== 'cursor' && name !== 'after')
  const members = some.map(([name, schema]) => {
    const prefix = prefixOf(schema)
    return [name, prefix ? idOf(prefix, ANY_ID) : validValue(schema, name)] as const
  })
  return fc
    .record(Object.fromEntries(members), { requiredKeys: [] })
    .map((values) =>
      Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const)),
    )
}

function badQuery({ query }: Operation): fc.Arbitrary<{ pairs: [string, string][]; paths: string[] }> {
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
      // The same parameter spoilt in two ways is spoilt in yet another.
      const byPath = new Map(faults.map((fault) => [fault.pairs[0]?.[0], fault]))
      const kept = [...byPath.values()]
      return { pairs: kept.flatMap(({ pairs }) => pairs), paths: kept.flatMap(({ paths }) => paths) }
    })
}

function goodHeaders(headers: Operation['headers']): fc.Arbitrary<Step['headers']> {
  const version = fc.nat(0xff).map((at) => new SeenIn(['version'], at, '*'))
  const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
  const known = {
    'if-match': fc.oneof(version, fc.constantFrom('*', '"1"', 'W/"1-x"', '"0-x", "2"', '"nonsense"', '"999999999"')),
    'if-none-match': fc.constantFrom('*', '"1-x"', 'nonsense', ''),
    'idempotency-key': fc.oneof(
      fc.string({ unit: visible, minLength: 1, maxLength: 255 }),
      fc.constantFrom('again', 'once-more'),
    ),
  }
  const some = Object.entries(known).filter(([name]) => headers.has(name))
  const requestId = fc.constantFrom('mine', 'a b', 'x'.repeat(129))
  return fc.record({ ...Object.fromEntries(some), 'x-request-id': requestId }, { requiredKeys: [] }) as fc.Arbitrary<
    Step['headers']
  >
}

// What is cut or sent as something else is not looked at, so anything may stand for what is picked later.
function withoutStandIns(value: unknown): unknown {
  return JSON.parse(jsonOf(value ?? {}))
}
