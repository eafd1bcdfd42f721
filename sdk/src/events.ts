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

/** What `follow` gives: with the audience `all`, ids, states and amounts, but no texts. */
export type FollowedEvent<Type extends EventType, For extends Audience> = For extends 'all'
  ? InPart<EventOf<Type>>
  : EventOf<Type>

type InPart<Each> = Each extends { data: infer Data } ? Omit<Each, 'data'> & { data: Partial<Data> } : never

export interface FollowQuery<Type extends EventType = EventType, For extends Audience = Audience> {
  /** Whose events: your own by default, those that everyone may see (`market`), or `all` as an operator. */
  audience?: For
  /** Where to begin: the id of the last event you handled, a `next_cursor`, or `latest`. By default with the oldest event. */
  after?: string
  /** Only events of these types. */
  types?: readonly Type[]
  /** Only events about this resource. */
  subject_id?: string
}

export interface FollowOptions {
  signal?: AbortSignal
  /** `poll` for networks in which streams do not work. By default that is found out. */
  transport?: 'stream' | 'poll'
}

export interface EventMethods {
  /**
   * Follow events.
   *
   * Every event that concerns you, or of another `audience`, in order, none twice, until you break off the loop. Connects again
   * whenever the connection is lost, and continues after the last event. Store the `id` of the last event you handled, and pass it
   * as `after` to continue there after a restart. Where streams do not get through, it waits for events with requests.
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
      // A cursor is needed at once: asked for after a lost connection, `latest` would skip what happened in between.
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
        // A service that shuts down does not wait for events; asked again at once, it would get as many requests as it can answer.
        if (page.data.length > 0 || Date.now() - startedMs > SOON_MS) {
          failures = 0
          continue
        }
      }
    } catch (error) {
      if (!isTemporary(error)) throw error
      retryAfterMs = error.retryAfterMs
      // Nothing came through, though the service sends something at once: a proxy keeps the stream back.
      if (error instanceof TimeoutError) isStreaming = false
    }
    await sleep(client.waitBefore(failures++, retryAfterMs), signal)
  }
}

/** Where to continue: after this event, or else after this cursor. */
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
/** The longest time for a request that waits for events. */
export const POLL_MAX_MS = 40_000
const CONNECT_MAX_MS = 15_000
