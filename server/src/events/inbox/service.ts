import type { Static } from 'typebox'
import type { ReadContext } from '../../platform/context.ts'
import { type Actor, holdsScope, type Scope } from '../../platform/kernel/actor.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { comparePositions, type InboxEntry, type InboxPosition, positionOf } from './domain.ts'
import { type InboxItem, presentInboxItem } from './schema.ts'

/** A feature's part of the inbox. */
export interface InboxSource {
  name: string
  /** The scopes of its actions. The source is skipped for a key that has none of them. */
  scopes: readonly Scope[]
  /**
   * The entries of the caller, most urgent first, starting after `after`: at least `limit`, if there are as many. Entries
   * before `after` may be included, so a source with few entries can return all of them every time.
   */
  find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<readonly InboxEntry[]>
}

export async function listInbox(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  { limit, after }: PageRequest,
): Promise<Page<Static<typeof InboxItem>>> {
  const start = after && positionFrom(after)
  const usable = sources.filter(({ scopes }) => scopes.some((scope) => holdsScope(actor, scope)))
  const found = await Promise.all(usable.map((source) => source.find(ctx, actor, limit + 1, start)))
  const waiting = found
    .flat()
    .filter((item) => start === null || comparePositions(positionOf(item), start) > 0)
    .sort((a, b) => comparePositions(positionOf(a), positionOf(b)))
  const { rows, next } = pageOf(waiting, limit, (item) => sortValuesOf(positionOf(item)))
  // Left out after the page was cut, so that the cursor also moves past them.
  return { rows: rows.filter(({ isOffered }) => isOffered).map(presentInboxItem), next }
}

function sortValuesOf({ deadline, since, id, action }: InboxPosition): readonly string[] {
  return [deadline ?? '', since, id, action]
}

function positionFrom([deadline = '', since = '', id = '', action = '']: readonly string[]): InboxPosition {
  return { deadline: deadline === '' ? null : (deadline as Instant), since: since as Instant, id, action }
}
