import { type TSchema, Type } from 'typebox'
import type { Operation } from '../operations.ts'
import { Answer, Nullable, Strict, Whole } from './shapes.ts'

/** Everything the OpenAPI document contains about one operation. */
export interface DocumentedOperation extends Operation {
  status: number
  /** The media type of the answer, when it is not JSON. */
  answerType?: string
  forKeysOnly?: true
  forSessionsOnly?: true
  recentSignIn?: unknown
  notForApps?: unknown
  created?: unknown
  action?: unknown
  deprecated?: { since: string; sunset: string }
}

/** Whether the answer has a version, and therefore an ETag. */
export function isVersioned({ answer }: DocumentedOperation): boolean {
  const { properties } = answer as { properties?: { version?: { type: string } } }
  return properties?.version?.type === 'integer'
}

/** Whether the answer is a page of a list. */
export function isPage({ answer }: DocumentedOperation): boolean {
  return Object.hasOwn((answer as { properties?: object }).properties ?? {}, 'next_cursor')
}

/** The parts that follow from how an operation is declared: `api.read`, `api.list`, `api.write` and so on. */
export type MountedParts = Pick<
  DocumentedOperation,
  'method' | 'status' | 'query' | 'body' | 'answer' | 'answerType' | 'invoke'
>

export const STREAM_TYPE = 'text/event-stream'

export const AfterQuery = Strict({
  after: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'The `next_cursor` of the previous answer, valid only with the same filters; or `latest` for those after the newest event in the feed, among which can be events of writes a moment ago: an event enters the feed shortly after its write. Default: start with the oldest event.',
    }),
  ),
})

const limit = Type.Optional(Whole(1, 100, { description: 'The maximum number of items to return.', default: 20 }))

export const FollowQuery = Strict({
  ...AfterQuery.properties,
  limit,
  wait: Type.Optional(
    Whole(0, 30, { description: 'How many seconds to wait for an event when there is none yet.', default: 0 }),
  ),
})

export const PageQuery = Strict({
  limit,
  cursor: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'The `next_cursor` of the previous page, which is null on the last one. Valid only for the same list with the same filters.',
    }),
  ),
})

export function pageShape(item: TSchema & { title?: string }): TSchema {
  return Answer(
    {
      data: Type.Array(item),
      next_cursor: Nullable(Type.String()),
    },
    { title: `${item.title}Page` },
  )
}
