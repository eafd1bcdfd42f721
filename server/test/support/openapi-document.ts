import { readFile } from 'node:fs/promises'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { OTHER_STATUSES } from './refusals.ts'

// biome-ignore lint/suspicious/noExplicitAny: A JSON document of any form.
export type Json = any

/** One operation of the OpenAPI document, with all references resolved. */
export interface Operation {
  id: string
  method: string
  /** With parameters in braces: `/api/keys/{id}`. */
  path: string
  /** The scope its key needs; empty when any key is enough, null when no key is needed. */
  scope: string | null
  forSessionsOnly: boolean
  /** The ids in its path: the parameter's name, and the prefix of such ids. */
  ids: readonly { name: string; prefix: string }[]
  query: Readonly<Record<string, Json>>
  /** The parameters of the query that every request needs. */
  requiredQuery: readonly string[]
  /** The schema of its body, or null when it has none. */
  body: Json | null
  headers: ReadonlySet<string>
  answers: ReadonlyMap<number, DeclaredAnswer>
  /** The fields of a successful response. */
  answerFields: readonly string[]
}

export interface DeclaredAnswer {
  /** Null when there is no body. */
  type: string | null
  fits: ValidateFunction
  /** The same for a response that may lack any field. */
  fitsInPart: ValidateFunction
}

let operations: Promise<readonly Operation[]> | null = null

/** Every operation of `openapi.json`, with a validator for each of its responses. Read once per worker. */
export function readOperations(): Promise<readonly Operation[]> {
  operations ??= parseOperations()
  return operations
}

async function parseOperations(): Promise<readonly Operation[]> {
  const document: Json = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8'))
  // A different validator than the one the service uses.
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: ANSWER_FORMATS })
  const validators = new Map<string, ValidateFunction>()

  function validatorOf(schema: Json): ValidateFunction {
    const text = JSON.stringify(schema)
    const known = validators.get(text) ?? ajv.compile(schema)
    validators.set(text, known)
    return known
  }

  // Compiled when first needed: most files ask for a few of the responses, and compiling them all takes seconds.
  function answerOf(type: string | null, schema: Json): DeclaredAnswer {
    let compiled: ValidateFunction | null = null
    return {
      type,
      get fits() {
        compiled ??= validatorOf(schema)
        return compiled
      },
      get fitsInPart() {
        return validatorOf(withoutRequired(schema))
      },
    }
  }

  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, spec]): Operation => {
      const { parameters, responses, requestBody, security } = dereferenced(document, spec)
      const named = (where: string): Json[] => parameters.filter((parameter: Json) => parameter.in === where)
      const answers = Object.entries<Json>(responses).flatMap(([status, { content = {} }]) => {
        const [type = null] = Object.keys(content)
        // Responses may get new fields, but a field that isn't documented is a leak.
        const declared = answerOf(type, type === null ? true : closed(content[type].schema))
        const statuses = status === 'default' ? OTHER_STATUSES : [Number(status)]
        return statuses.map((one): [number, DeclaredAnswer] => [one, declared])
      })
      const succeeded = Object.entries<Json>(responses).find(([status]) => status.startsWith('2'))
      return {
        id: spec.operationId,
        method: method.toUpperCase(),
        path,
        scope:
          security.length === 0 ? null : ((security[0].bearer ?? security[0].session ?? security[0].oauth)[0] ?? ''),
        forSessionsOnly: security[0]?.session !== undefined,
        ids: named('path').map(({ name, schema }) => ({ name, prefix: prefixOf(schema) ?? '' })),
        query: Object.fromEntries(named('query').map(({ name, schema }) => [name, schema])),
        requiredQuery: named('query').flatMap(({ name, required }) => (required ? [name] : [])),
        body: requestBody?.content['application/json']?.schema ?? null,
        headers: new Set(named('header').map(({ name }) => name)),
        answers: new Map(answers),
        answerFields: Object.keys(succeeded?.[1].content?.['application/json']?.schema.properties ?? {}),
      }
    }),
  )
}

/** The prefix of the ids a schema describes; null when it does not describe an id. */
export function prefixOf({ examples }: Json): string | null {
  return /^([a-z]{3})_[0-9a-z]{26}$/.exec(examples?.[0] ?? '')?.[1] ?? null
}

// The exact forms the API promises, which are stricter than the standard formats.
const ANSWER_FORMATS = {
  int64: true,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^https:\/\//i,
  email: /@/,
  'time-zone': true,
  'one-line': /^[^\p{Control}\p{Bidi_Control}\u200b\u2060\ufeff]*$/u,
} as const

/** The same schema for objects without any other fields. */
export function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed)
  // The parts of `allOf` each have fields that the others do not know.
  if (node === null || typeof node !== 'object' || node.allOf) return node
  const members = Object.entries(node).map(([key, member]) => [key, closed(member)])
  return { ...Object.fromEntries(members), ...(node.properties && { additionalProperties: false }) }
}

function withoutRequired(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutRequired)
  if (node === null || typeof node !== 'object') return node
  const { required, ...rest } = node
  const kept = Array.isArray(required) ? rest : node
  return Object.fromEntries(Object.entries(kept).map(([key, member]) => [key, withoutRequired(member)]))
}

/** A part of the document with all references resolved. */
export function dereferenced(document: Json, node: Json): Json {
  if (Array.isArray(node)) return node.map((member) => dereferenced(document, member))
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string') return dereferenced(document, targetOf(document, node.$ref))
  const [shape, orNull] = node.anyOf ?? []
  // A named shape or null, as a list of types.
  if (orNull?.type === 'null') return orNullOf(dereferenced(document, shape))
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, dereferenced(document, member)]))
}

/** The description of a response: its own, or that of the component. */
export function descriptionOf(document: Json, response: Json): string {
  return response.description ?? dereferenced(document, response).description
}

function orNullOf(shape: Json): Json {
  return { ...shape, type: [shape.type, 'null'], ...(shape.enum && { enum: [...shape.enum, null] }) }
}

function targetOf(document: Json, reference: string): Json {
  return reference
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], document)
}
