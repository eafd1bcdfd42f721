import { type TSchema, Type } from 'typebox'
import type { ReadContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { decodeId, type Id, type Prefix } from '../kernel/ids.ts'
import { serializerOf } from './serializer.ts'
import { ListOf, OneOf } from './shapes.ts'

/** What the rows of a list can refer to by id. */
export type SummaryKind =
  | 'user'
  | 'account'
  | 'agent'
  | 'gig'
  | 'application'
  | 'negotiation'
  | 'contract'
  | 'milestone'

/** How a feature summarizes its resources for rows that contain their ids. */
export interface Summaries {
  shape: TSchema
  /** Summaries of the resources that the caller may read, as JSON by id. Ids of other kinds are left out. */
  find(ctx: ReadContext, actor: Actor, ids: ReadonlySet<string>): Promise<readonly (readonly [string, string])[]>
}

export type SummariesByKind = Readonly<Record<SummaryKind, Summaries>>

/** `summarize` runs one statement, and leaves out what the caller may not read. */
export function summariesOf<P extends Prefix>(
  prefix: P,
  shape: TSchema,
  summarize: (ctx: ReadContext, actor: Actor, ids: readonly Id<P>[]) => Promise<readonly { id: string }[]>,
): Summaries {
  const serialize = serializerOf(shape)
  return {
    shape,
    async find(ctx, actor, publicIds) {
      const ids = [...publicIds].flatMap((id) => decodeId(prefix, id) ?? [])
      const found = ids.length === 0 ? [] : await summarize(ctx, actor, ids)
      return found.map((summary) => [summary.id, serialize(summary)])
    },
  }
}

/**
 * What callers can request next to the ids in a response: a kind for each name. The id is in `<name>_id`, or in another field,
 * which may also have ids of other kinds.
 */
export type Expansions = Readonly<Record<string, SummaryKind | { kind: SummaryKind; at: string }>>

/** The query parameter that names the expansions; none if there are none. */
export function expandQuery(expand: Expansions | undefined, answer: TSchema & { title?: string }) {
  if (!expand) return {}
  const names = OneOf(`${answer.title}Expansion`, Object.keys(expand))
  const description =
    'Adds summaries next to the ids, so you don’t have to request them separately. Repeat the parameter, or separate names with commas.'
  return { expand: Type.Optional(ListOf(names, Object.keys(expand).length, { uniqueItems: true, description })) }
}

/** A response as an object and as JSON. */
interface Answered {
  row: object
  json: string
}

/** Adds the summaries that the caller requested to the JSON of responses. */
export type Expand = (
  ctx: ReadContext,
  actor: Actor,
  answers: readonly Answered[],
  names: readonly string[],
) => Promise<string[]>

/** One statement per kind, however many responses and names there are. */
export function expander(summaries: SummariesByKind, expand: Expansions): Expand {
  const all = new Map(Object.entries(expand).map(([name, expansion]) => [name, readerOf(summaries, name, expansion)]))
  return async (ctx, actor, answers, names) => {
    const wanted = names.flatMap((name) => all.get(name) ?? [])
    const idsOf = new Map<Summaries, Set<string>>()
    for (const { source, idIn } of wanted) {
      const ids = idsOf.get(source) ?? new Set()
      for (const { row } of answers) {
        const id = idIn(row)
        if (id !== null) ids.add(id)
      }
      idsOf.set(source, ids)
    }
    const found = await Promise.all(
      [...idsOf].map(async ([source, ids]) => [source, new Map(await source.find(ctx, actor, ids))] as const),
    )
    // Grouped by kind, since one field can have ids of several kinds.
    const summariesBy = new Map(found)
    return answers.map(({ row, json }) => {
      const members = wanted.map(
        ({ name, source, idIn }) => `,"${name}":${summariesBy.get(source)?.get(idIn(row) ?? '') ?? 'null'}`,
      )
      return `${json.slice(0, -1)}${members.join('')}}`
    })
  }
}

function readerOf(summaries: SummariesByKind, name: string, expansion: Expansions[string]) {
  const { kind, at } = typeof expansion === 'string' ? { kind: expansion, at: `${name}_id` } : expansion
  const path = at.split('.')
  const idIn = (row: object) => {
    const id = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row)
    return typeof id === 'string' ? id : null
  }
  return { name, source: summaries[kind], idIn }
}
