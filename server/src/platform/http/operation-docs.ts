import { type TSchema, Type } from 'typebox'
import { COUNT_MAX } from '../kernel/pages.ts'
import type { Operation } from '../operations.ts'
import type { Expansions } from './expand.ts'
import { Answer, Nullable, Strict, Whole } from './shapes.ts'

/** Everything the OpenAPI document contains about one operation. */
export interface DocumentedOperation extends Operation {
  status: number
  /** The media type of the response, if it isn't JSON. */
  answerType?: string
  forKeysOnly?: true
  forSessionsOnly?: true
  forSignInsOnly?: true
  forVisitors?: true
  recentSignIn?: unknown
  notForApps?: unknown
  obligation?: unknown
  notForViewers?: true
  created?: unknown
  expand?: Expansions
  /** The shape of one item, if the response is a page. */
  item?: TSchema
  action?: unknown
  /** Set if the request carries bytes instead of JSON. */
  bytesMax?: number
  deprecated?: { since: string; sunset: string }
}

/** Whether the response has a version, and therefore an ETag. */
export function isVersioned({ answer }: DocumentedOperation): boolean {
  const { properties } = answer as { properties?: { version?: { type: string } } }
  return properties?.version?.type === 'integer'
}

/** Whether the response is a page of a list. */
export function isPage({ answer }: DocumentedOperation): boolean {
  return Object.hasOwn((answer as { properties?: object }).properties ?? {}, 'next_cursor')
}

/** The parts determined by how an operation is declared: `api.read`, `api.list`, `api.write` and so on. */
export type MountedParts = Pick<
  DocumentedOperation,
  'method' | 'status' | 'query' | 'body' | 'answer' | 'item' | 'answerType' | 'invoke'
>

export const STREAM_TYPE = 'text/event-stream'

/** The bytes of a file, whatever its type. */
export const BYTES_TYPE = 'application/octet-stream'
export const Bytes = Type.String({ title: 'Bytes', about: 'The file, unchanged.', format: 'binary' })

/** Whether the response is a file. */
export function isDownload({ answerType }: DocumentedOperation): boolean {
  return answerType === BYTES_TYPE
}

export const AfterQuery = Strict({
  after: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'The `next_cursor` of the previous response, which is valid only with the same filters. Or `latest`, for events after the newest one in the feed; these can include events from writes made just before, because an event enters the feed shortly after its write. Default: start with the oldest event.',
    }),
  ),
})

const limit = Type.Optional(Whole(1, 100, { description: 'The maximum number of items to return.', default: 20 }))

export const FollowQuery = Strict({
  ...AfterQuery.properties,
  limit,
  wait: Type.Optional(
    Whole(0, 30, { description: 'How many seconds to wait for an event if there are none yet.', default: 0 }),
  ),
})

export const PageQuery = Strict({
  limit,
  cursor: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'The `next_cursor` of the previous page; it’s null on the last page. Valid only for the same list with the same filters.',
    }),
  ),
})

export const CountQuery = Strict({
  count: Type.Optional(
    Type.Boolean({
      description: `Adds \`count\` and \`count_capped\` to the first page: the number of items in the whole list, counted up to ${COUNT_MAX}.`,
      default: false,
    }),
  ),
})

export function pageShape(item: TSchema & { title?: string }, { counts }: { counts: boolean }): TSchema {
  return Answer(
    {
      data: Type.Array(item),
      next_cursor: Nullable(Type.String()),
      ...(counts && countShape),
    },
    { title: `${item.title}Page` },
  )
}

const countShape = {
  count: Type.Optional(
    Type.Integer({
      description: 'The number of items across all pages. Included on the first page with `count=true`.',
    }),
  ),
  count_capped: Type.Optional(
    Type.Boolean({
      description: 'Whether there may be more than `count`. Included on the first page with `count=true`.',
    }),
  ),
}
