import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { comparePlaces, type Place, placeOf, type Waiting } from './domain.ts'
import { type InboxItem, presentWaiting } from './schema.ts'

/** One kind of thing that waits for people, told by the feature it belongs to. */
export interface InboxSource {
  name: string
  /**
   * What waits for the caller, most urgent first, beginning behind `after`; at least `limit` of it, if there is so much.
   * A source that never has much may tell all of it every time.
   */
  find(ctx: ReadContext, actor: Actor, limit: number, after: Place | null): Promise<readonly Waiting[]>
}

export async function listInbox(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  { limit, after }: PageRequest,
): Promise<Page<Static<typeof InboxItem>>> {
  const from = after && placeFrom(after)
  const found = await Promise.all(sources.map((source) => source.find(ctx, actor, limit + 1, from)))
  const waiting = found
    .flat()
    .filter((item) => from === null || comparePlaces(placeOf(item), from) > 0)
    .sort((a, b) => comparePlaces(placeOf(a), placeOf(b)))
  const { rows, next } = pageOf(waiting, limit, (item) => wordsOf(placeOf(item)))
  return { rows: rows.map(presentWaiting), next }
}

function wordsOf({ deadline, since, id, action }: Place): readonly string[] {
  return [deadline ?? '', since, id, action]
}

function placeFrom([deadline = '', since = '', id = '', action = '']: readonly string[]): Place {
  return { deadline: deadline === '' ? null : (deadline as Instant), since: since as Instant, id, action }
}
