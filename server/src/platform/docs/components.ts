import type { TSchema } from 'typebox'
import { canonicalJson } from '../kernel/canonical-json.ts'

export type Json = Record<string, unknown>

const kinds = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'examples'] as const
type Kind = (typeof kinds)[number]

/** The components of an OpenAPI document: anything with a name is written once and referred to wherever it's used. */
export class Components {
  readonly #byKind = new Map(kinds.map((kind) => [kind, new Map<string, Json>()]))
  readonly #ofShapes = new Map<TSchema, Json>()
  readonly #moreMembers: ReadonlyMap<string, Record<string, TSchema>>

  /** `moreMembers` has additional optional members for shapes, by title. */
  constructor(moreMembers: ReadonlyMap<string, Record<string, TSchema>> = new Map()) {
    this.#moreMembers = moreMembers
  }

  /** Adds a component, and returns a reference to it. */
  add(kind: Kind, name: string, component: Json): { $ref: string } {
    const existing = this.#byKind.get(kind)?.get(name)
    if (existing && canonicalJson(existing) !== canonicalJson(component))
      throw new Error(`Two different ${kind} have the name ${name}.`)
    this.#byKind.get(kind)?.set(name, component)
    return { $ref: `#/components/${kind}/${name}` }
  }

  /** The schema of a shape. Parts with a title become components. */
  schemaOf(shape: TSchema): Json {
    const schema = this.#ofShapes.get(shape) ?? this.#makeSchema(shape)
    this.#ofShapes.set(shape, schema)
    return schema
  }

  #makeSchema(shape: TSchema): Json {
    const { title, about, description, ...rest } = shape as Json & { title?: string }
    const ofThisUse = description === undefined ? {} : { description }
    if (title === undefined) return { ...this.#withMembers(rest), ...ofThisUse }
    // Written by `Nullable` as a list of types.
    if (Array.isArray(rest.type)) {
      const { type, enum: values, ...others } = rest as Json & { type: string[]; enum?: unknown[] }
      const notNull = { type: type[0], ...(values && { enum: values.slice(0, -1) }) }
      return {
        anyOf: [this.schemaOf({ title, about, ...notNull, ...others } as TSchema), { type: 'null' }],
        ...ofThisUse,
      }
    }
    const more = this.#moreMembers.get(title)
    const full = more ? { ...rest, properties: { ...(rest.properties as object), ...more } } : rest
    const component = { ...(about !== undefined && { description: about }), ...this.#withMembers(full) }
    return { ...this.add('schemas', title, component), ...ofThisUse }
  }

  /** All components, sorted by name. */
  toJson(): Json {
    const sorted = (components: Map<string, Json>) => [...components].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries([...this.#byKind].map(([kind, named]) => [kind, Object.fromEntries(sorted(named))]))
  }

  #withMembers(schema: Json): Json {
    const copy: Json = { ...schema }
    if (schema.properties) {
      const members = Object.entries(schema.properties).map(([name, member]) => [name, this.schemaOf(member)])
      copy.properties = Object.fromEntries(members)
    }
    if (schema.items) copy.items = this.schemaOf(schema.items as TSchema)
    for (const union of ['oneOf', 'allOf']) {
      if (schema[union]) copy[union] = (schema[union] as TSchema[]).map((member) => this.schemaOf(member))
    }
    return copy
  }
}
