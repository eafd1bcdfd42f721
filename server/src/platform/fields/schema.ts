import { type TObject, type TSchema, Type } from 'typebox'
import { Answer, described, Line, ListOf, Nullable, Strict } from '../http/shapes.ts'
import {
  definitionsOf,
  FIELDS_MAX,
  type FieldChanges,
  type FieldDefinition,
  type FieldKind,
  type FieldValue,
  fieldKinds,
  inUse,
  KEY_MAX_LENGTH,
  NUMBER_MAX,
  OPTIONS_MAX,
  TEXT_MAX_LENGTH,
  type Trade,
  textIn,
} from '../kernel/trade.ts'
import { type FieldFilter, filterNamesOf } from './domain.ts'

// Custom fields in the shapes of gigs and profiles. Each marketplace has its own fields, which use cases check; `fieldShapes` says
// what they are in this one.

const titles = {
  gig: { answer: 'GigFields', changes: 'GigFieldChanges', filter: 'GigFieldFilter' },
  profile: { answer: 'ProfileFields', changes: 'ProfileFieldChanges', filter: 'ProfileFieldFilter' },
} as const satisfies Record<FieldKind, object>

const value = {
  // A serializer takes the first type that fits, and lists can be written as text.
  type: ['array', 'string', 'number', 'boolean'],
  maxLength: TEXT_MAX_LENGTH,
  items: { type: 'string', maxLength: KEY_MAX_LENGTH },
  maxItems: OPTIONS_MAX,
  uniqueItems: true,
}
// Filters end with `.min` or `.max`.
const keyLimits = { propertyNames: { minLength: 1, maxLength: KEY_MAX_LENGTH + 4 } }

/** The shape with the fields of this marketplace, as `fieldShapes` has them. */
export function withFieldShapes(shape: TSchema, shapesByTitle: ReadonlyMap<string, TSchema>): TSchema {
  const { title, description, properties } = shape as { title?: string; description?: string; properties?: object }
  const own = title === undefined ? undefined : shapesByTitle.get(title)
  if (own) return { ...own, ...(description !== undefined && { description }) }
  if (!properties) return shape
  const members = Object.entries(properties).map(([name, member]) => [name, withFieldShapes(member, shapesByTitle)])
  return { ...shape, properties: Object.fromEntries(members) } as TSchema
}

/** In responses. */
export function FieldsOut(kind: FieldKind) {
  return Type.Unsafe<Record<string, FieldValue>>({
    title: titles[kind].answer,
    about: `The ${kind}’s custom fields, by key: \`GET /trade\` lists this marketplace’s. Fields without a value are omitted.`,
    type: 'object',
    additionalProperties: { type: value.type, items: { type: 'string' } },
  })
}

/** In requests. */
export function FieldChangesIn(kind: FieldKind) {
  return Type.Optional(
    Type.Unsafe<FieldChanges>({
      title: titles[kind].changes,
      about: `The ${kind}’s custom fields, by key: \`GET /trade\` lists this marketplace’s.`,
      type: 'object',
      ...keyLimits,
      maxProperties: FIELDS_MAX,
      additionalProperties: { ...value, type: [...value.type, 'null'] },
      description: 'Merged with the existing ones; `null` clears a field.',
    }),
  )
}

/** In the filters of a list. */
export function FieldFilterIn(kind: FieldKind) {
  return Type.Optional(
    Type.Unsafe<FieldFilter>({
      title: titles[kind].filter,
      about: `What custom fields have to be, by key. For numbers and dates, by key with \`.min\` or \`.max\`.`,
      type: 'object',
      ...keyLimits,
      maxProperties: 2 * FIELDS_MAX,
      additionalProperties: value,
      description:
        'Only those with these values in custom fields: `fields[certified]=true`, `fields[pages.min]=10`. Of several options, one has to match: `fields[languages]=en,fr`. All fields have to match.',
    }),
  )
}

/** The shapes above for this marketplace’s fields, by title; none for a kind without any. */
export function fieldShapes(trade: Trade): ReadonlyMap<string, TSchema> {
  const shapes = fieldKinds.flatMap((kind): [string, TSchema][] => {
    const definitions = inUse(definitionsOf(trade, kind))
    if (definitions.length === 0) return []
    const { answer, changes, filter } = titles[kind]
    return [
      [answer, answerShape(definitions)],
      [changes, changesShape(definitions)],
      [filter, filterShape(definitions)],
    ]
  })
  return new Map(shapes)
}

function answerShape(definitions: readonly FieldDefinition[]): TObject {
  return Answer(
    propertiesOf(definitions, (definition) =>
      Type.Optional(describedField(definition, valueShape(definition, definition.options))),
    ),
  )
}

/** Changes of the fields in use, each optional. */
export function changesShape(definitions: readonly FieldDefinition[]): TObject {
  return Strict(
    propertiesOf(definitions, (definition) =>
      Type.Optional(Nullable(describedField(definition, valueShape(definition)))),
    ),
  )
}

/** All fields of something, with those that are required. */
export function completeShape(definitions: readonly FieldDefinition[]): TObject {
  return Strict(
    propertiesOf(definitions, (definition) =>
      definition.required ? valueShape(definition) : Type.Optional(valueShape(definition)),
    ),
  )
}

/** Filters by the fields that have them. */
export function filterShape(definitions: readonly FieldDefinition[]): TObject {
  const members = inUse(definitions)
    .filter(({ filterable }) => filterable)
    .flatMap((definition): [string, TSchema][] => {
      const shape = Type.Optional(describedField(definition, filterValueShape(definition)))
      return filterNamesOf(definition).map((name) => [name, shape])
    })
  return Strict(Object.fromEntries(members))
}

function filterValueShape(definition: FieldDefinition): TSchema {
  const { type, options } = definition
  if (type !== 'choice' && type !== 'choices') return valueShape(definition)
  return Type.Array(optionShape(inUse(options)), { minItems: 1, maxItems: OPTIONS_MAX })
}

function propertiesOf(
  definitions: readonly FieldDefinition[],
  shapeOf: (definition: FieldDefinition) => TSchema,
): Record<string, TSchema> {
  return Object.fromEntries(inUse(definitions).map((definition) => [definition.key, shapeOf(definition)]))
}

/** A value of a field; of its options, by default those that can still be chosen. */
function valueShape(
  { type, minimum, maximum, max_length, options }: FieldDefinition,
  choices: FieldDefinition['options'] = inUse(options),
): TSchema {
  switch (type) {
    case 'text':
      return Line(1, max_length ?? TEXT_MAX_LENGTH)
    case 'number':
      return Type.Number({ minimum: minimum ?? -NUMBER_MAX, maximum: maximum ?? NUMBER_MAX })
    case 'choice':
      return optionShape(choices)
    case 'choices':
      return ListOf(optionShape(choices), OPTIONS_MAX, { uniqueItems: true })
    case 'boolean':
      return Type.Boolean()
    case 'date':
      return Type.String({ format: 'date', examples: ['2026-12-01'] })
  }
}

function optionShape(options: FieldDefinition['options']): TSchema {
  return Type.Unsafe<string>({ type: 'string', enum: options.map(({ key }) => key) })
}

// The API speaks English.
function describedField({ names, hints, units, options, required }: FieldDefinition, shape: TSchema): TSchema {
  const named = inUse(options).map(({ key, names }) => `\`${key}\`: ${inEnglish(names)}`)
  const parts = [
    `${inEnglish(names)}${inEnglish(units) ? ` (${inEnglish(units)})` : ''}.`,
    inEnglish(hints),
    required && 'Required.',
    named.length > 0 && named.length <= OPTIONS_NAMED_MAX && `${named.join(', ')}.`,
  ]
  return described(shape, parts.filter(Boolean).join(' '))
}

function inEnglish(texts: FieldDefinition['names']): string {
  return textIn(texts, 'en', 'en') ?? ''
}

// Programs can read the names of longer lists with `GET /trade`.
const OPTIONS_NAMED_MAX = 20
