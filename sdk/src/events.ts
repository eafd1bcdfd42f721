import { type Client, sleep } from './client.ts'
import { ConnectionError, ParleyError, TimeoutError } from './errors.ts'
import { listEvents, streamEvents } from './generated/operations.ts'
import type { Audience, Event, EventFeed, EventType } from './generated/schemas.ts'
import type { EventStream, RequestOptions } from './operation.ts'

/** The event of this type. */
export type EventOf<Type extends EventType> = EventIn<Event, Type>
type EventIn<Each, Type> = Each extends { type: infer Types }
  ? Type extends Types
    ? Each & { type: Type }
    : never
  : never

/** What `follow` yields: with the audience `all`, ids, states and amounts, but no text. */
export type FollowedEvent<Type extends EventType, For extends Audience> = For extends 'all'
  ? InPart<EventOf<Type>>
  : EventOf<Type>

type InPart<Each> = Each extends { data: infer Data } ? Omit<Each, 'data'> & { data: Partial<Data> } : never

export interface FollowQuery<Type extends EventType = EventType, For extends Audience = Audience> {
  /** Whose events: your own (the default), those everyone can see (`market`), or, for operators, `all`. */
  audience?: For
  /** Where to start: the id of the last event you handled, a `next_cursor`, or `latest`. Default: the oldest event. */
  after?: string
  /** Only events of these types. */
  types?: readonly Type[]
  /** Only events about this resource. */
  subject_id?: string
}

export interface FollowOptions {
  signal?: AbortSignal
  /** `poll`, for networks where streams don't work. Detected by default. */
  transport?: 'stream' | 'poll'
}

export interface EventMethods {
  /**
   * Follow events.
   *
   * Yields every event that concerns you, or another `audience`, in order and without duplicates, until you break out of the loop. Reconnects whenever the connection is lost and continues after the last event. Store the `id` of the last event you handled and pass it as `after` to continue from there after a restart. If streams don't get through, it polls.
   */
  follow<Type extends EventType = EventType, For extends Audience = 'me'>(
    query?: FollowQuery<Type, For>,
    options?: FollowOptions,
  ): AsyncGenerator<FollowedEvent<Type, For>, void, undefined>
}

export async function* follow(
  client: Client,
  { after, ...filters }: FollowQuery = {},
  { signal, transport = 'stream' }: FollowOptions = {},
): EventStream {
  const options: RequestOptions = { retriesMax: 0, timeoutMs: CONNECT_MAX_MS, ...(signal && { signal }) }
  const place: Place = after?.startsWith('evt_') ? { lastEventId: after } : { after }
  let isStreaming = transport === 'stream'
  for (let failures = 0; ; ) {
    let retryAfterMs: number | null = null
    try {
      // A cursor is needed immediately: requesting `latest` after a lost connection would skip what happened in between.
      if (place.after === 'latest') moveTo(place, await readPage(client, filters, place, 0, options))
      if (isStreaming) {
        for await (const event of await openStream(client, filters, place, options)) {
          place.lastEventId = event.id
          failures = 0
          yield event
        }
      } else {
        const startedMs = Date.now()
        const page = await readPage(client, filters, place, WAIT_SECONDS, { ...options, timeoutMs: POLL_MAX_MS })
        moveTo(place, page)
        for (const event of page.data) {
          yield event
          signal?.throwIfAborted()
        }
        // A service that is shutting down doesn't wait for events, so asking again immediately would flood it with requests.
        if (page.data.length > 0 || Date.now() - startedMs > SOON_MS) {
          failures = 0
          continue
        }
      }
    } catch (error) {
      if (!isTemporary(error)) throw error
      retryAfterMs = error.retryAfterMs
      // Nothing came through even though the service sends something immediately, so a proxy is holding back the stream.
      if (error instanceof TimeoutError) isStreaming = false
    }
    await sleep(client.waitBefore(failures++, retryAfterMs), signal)
  }
}

/** Where to continue: after this event or, without one, after this cursor. */
interface Place {
  after?: string | undefined
  lastEventId?: string
}

type Filters = Omit<FollowQuery, 'after'>

async function openStream(
  client: Client,
  filters: Filters,
  place: Place,
  options: RequestOptions,
): Promise<EventStream> {
  return (await client.send(
    streamEvents,
    { query: queryOf(filters, place) },
    { ...options, ...headersOf(place) },
  )) as EventStream
}

async function readPage(
  client: Client,
  filters: Filters,
  place: Place,
  wait: number,
  options: RequestOptions,
): Promise<EventFeed> {
  const query = { ...queryOf(filters, place), limit: 100, wait }
  return (await client.send(listEvents, { query }, { ...options, ...headersOf(place) })) as EventFeed
}

function moveTo(place: Place, page: EventFeed): void {
  place.after = page.next_cursor
  delete place.lastEventId
}

function queryOf(filters: Filters, { after, lastEventId }: Place) {
  return { ...filters, ...(!lastEventId && { after }) }
}

function headersOf({ lastEventId }: Place): RequestOptions {
  return lastEventId ? { headers: { 'last-event-id': lastEventId } } : {}
}

/** Whether it is worth trying again. */
function isTemporary(error: unknown): error is ParleyError {
  return (
    error instanceof ParleyError && (error instanceof ConnectionError || error.status === 429 || error.status >= 500)
  )
}

const WAIT_SECONDS = 25
const SOON_MS = 1_000
/** The maximum time for a request that waits for events. */
export const POLL_MAX_MS = 40_000
const CONNECT_MAX_MS = 15_000
