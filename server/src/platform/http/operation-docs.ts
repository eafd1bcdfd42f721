import { type TObject, type TSchema, Type } from 'typebox'
import type { Scope } from '../kernel/actor.ts'
import type { Docs } from './operation.ts'
import { Nullable, Strict, Whole } from './shapes.ts'

/** Everything the OpenAPI document contains about one operation. */
export interface DocumentedOperation {
  method: string
  path: string
  status: number
  /** Null for operations without a key. */
  scope: Scope | 'any key' | null
  /** Needed instead for some requests. */
  otherScope?: { scope: Scope }
  query: TObject
  body: TObject | null
  answer: TSchema
  /** The media type of the answer, when it is not JSON. */
  answerType?: string
  docs: Docs
  created?: unknown
  action?: unknown
  deprecated?: { since: string; sunset: string }
}

/** The parts that follow from how an operation is declared: `api.read`, `api.list`, `api.write` and so on. */
export type MountedParts = Pick<DocumentedOperation, 'method' | 'status' | 'query' | 'body' | 'answer' | 'answerType'>

export const STREAM_TYPE = 'text/event-stream'

export const AfterQuery = Strict({
  after: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'The `next_cursor` of the answer before. It fits only the same filters. Default: from the oldest on.',
    }),
  ),
})

export const FollowQuery = Strict({
  ...AfterQuery.properties,
  limit: Type.Optional(Whole(1, 100, { description: 'How many to return at most.', default: 20 })),
  wait: Type.Optional(
    Whole(0, 30, { description: 'How many seconds to wait for something when there is nothing yet.', default: 0 }),
  ),
})

export const PageQuery = Strict({
  limit: Type.Optional(Whole(1, 100, { description: 'How many to return at most.', default: 20 })),
  cursor: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description: 'The `next_cursor` of the page before. It fits only the same list, with the same filters.',
    }),
  ),
})

export function pageShape(item: TSchema & { title?: string }): TSchema {
  return Strict(
    {
      data: Type.Array(item),
      next_cursor: Nullable(Type.String({ description: 'Where the next page begins; null on the last one.' })),
    },
    { title: `${item.title}Page` },
  )
}
