import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope, type Scope, scopesOfRole } from '../../platform/kernel/actor.ts'
import { forbidden, notFound } from '../../platform/kernel/errors.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { siteIn } from '../../platform/kernel/site.ts'
import { addDays, earlierOf, type Instant, parseInstant } from '../../platform/kernel/time.ts'
import { parseSubjectId, presentSubject } from '../feed/domain.ts'
import {
  comparePositions,
  type InboxEntry,
  type InboxPosition,
  isSnoozed,
  positionOf,
  type Task,
  type TaskCounts,
} from './domain.ts'
import { type InboxFilter, type InboxItem, type NewSnooze, presentInboxItem, type Snooze } from './schema.ts'
import * as store from './store.ts'

/** A feature's part of the inbox. */
export interface InboxSource {
  name: string
  /** The scopes of its actions. The source is skipped for a key that has none of them. */
  scopes: readonly Scope[]
  /**
   * The caller's entries, most urgent first, starting after `after`: at least `limit`, if there are that many. Entries before
   * `after` may be included, so a source with few entries can return all of them every time.
   */
  find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<readonly InboxEntry[]>
}

export async function listInbox(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  { snoozed = false }: Static<typeof InboxFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof InboxItem>>> {
  const { rows, next } = await readTasks(ctx, actor, sources, page)
  const shown = rows.filter(({ snoozedUntil }) => (snoozedUntil !== null) === snoozed)
  const site = siteIn('en', ctx.settings)
  return { rows: shown.map((task) => presentInboxItem(task, actor.userId, site)), next }
}

/** Counts up to `COUNTED_MAX` tasks. */
export async function countTasks(ctx: ReadContext, actor: Actor, sources: readonly InboxSource[]): Promise<TaskCounts> {
  const { rows } = await readTasks(ctx, actor, sources, { limit: COUNTED_MAX, after: null })
  const waiting = rows.filter(({ snoozedUntil }) => snoozedUntil === null)
  const askedAbout = new Set(waiting.map(({ about }) => about))
  const counts = new Map<string, { type: string; action: string; count: number }>()
  for (const { subject, action } of waiting) {
    const key = `${subject.type} ${action}`
    counts.set(key, { type: subject.type, action, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return {
    total: waiting.filter(({ subject }) => !askedAbout.has(presentSubject(subject).id)).length,
    snoozed: rows.length - waiting.length,
    byAction: [...counts.values()],
  }
}

export const COUNTED_MAX = 100

/**
 * Snoozes a task, or ends its snooze. This only changes the user's own view: agents still see the task, and no event is emitted.
 */
export async function snoozeTask(
  ctx: WriteContext,
  actor: Actor,
  sources: readonly InboxSource[],
  { subject_id, until }: Static<typeof NewSnooze>,
): Promise<Static<typeof Snooze>> {
  requireOwner(actor)
  const { id, types } = parseSubjectId(subject_id)
  if (types[0] === undefined) throw notFound()
  const now = ctx.clock.now()
  const wanted = until === null ? null : parseInstant(until)
  if (wanted === null || wanted <= now) {
    // Even if the task is done by now, because a snooze counts toward the quota until it ends.
    store.sendEndOfSnooze(ctx.db, actor.userId, id)
    return { subject: presentSubject({ type: types[0], id }), snoozed_until: null }
  }
  // Any task of the user can be snoozed, even one whose action this key has no scope for.
  const user = { ...actor, scopes: scopesOfRole[actor.role] }
  const task = await findTask(ctx, user, sources, id)
  if (!task) throw notFound()
  const { subject, since } = task
  const end = earlierOf(wanted, addDays(now, SNOOZE_DAYS_MAX))
  const others = await store.lockAndCountOthers(ctx.db, actor.userId, subject.id, now)
  requireQuota(ctx.settings.quotas, 'snoozed_tasks', others)
  const snooze = { seen_since: since, until: end }
  store.sendSnooze(ctx.db, actor.userId, { subject_id: subject.id, ...snooze })
  return { subject: presentSubject(subject), snoozed_until: isSnoozed(task, snooze, now) ? end : null }
}

async function findTask(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  subjectId: InboxEntry['subject']['id'],
  { after = null, pagesLeft = SEARCHED_PAGES_MAX }: { after?: PageRequest['after']; pagesLeft?: number } = {},
): Promise<Task | undefined> {
  const { rows, next } = await readTasks(ctx, actor, sources, { limit: COUNTED_MAX, after })
  const found = rows.find(({ subject }) => subject.id === subjectId)
  if (found || !next || pagesLeft === 1) return found
  return findTask(ctx, actor, sources, subjectId, { after: next, pagesLeft: pagesLeft - 1 })
}

const SEARCHED_PAGES_MAX = 20
const SNOOZE_DAYS_MAX = 365

/** Refuses hosted agents: what their owner has seen or snoozed is private to the owner. */
export function requireOwner(actor: Actor): void {
  if (!actor.hostedAgentId) return
  throw forbidden('not_yours', 'Only the owner can do this, not their agent.', {
    user_id: encodeId('usr', actor.userId),
  })
}

/** Everything that is waiting for a user, most urgent first. */
export async function listTasks(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  limit: number,
): Promise<readonly Task[]> {
  return (await readTasks(ctx, actor, sources, { limit, after: null })).rows
}

async function readTasks(
  ctx: ReadContext,
  actor: Actor,
  sources: readonly InboxSource[],
  { limit, after }: PageRequest,
): Promise<Page<Task>> {
  const start = after && positionFrom(after)
  const usable = sources.filter(({ scopes }) => scopes.some((scope) => holdsScope(actor, scope)))
  const found = await Promise.all(usable.map((source) => source.find(ctx, actor, limit + 1, start)))
  const waiting = found
    .flat()
    .filter((item) => start === null || comparePositions(positionOf(item), start) > 0)
    .sort((a, b) => comparePositions(positionOf(a), positionOf(b)))
  const { rows, next } = pageOf(waiting, limit, (item) => sortValuesOf(positionOf(item)))
  // Left out only after the page is cut, so that the cursor also moves past them.
  const offered = rows.filter(({ isOffered }) => isOffered)
  return { rows: await withSnoozes(ctx, actor, offered), next }
}

async function withSnoozes(ctx: ReadContext, actor: Actor, entries: readonly InboxEntry[]): Promise<Task[]> {
  const ids = entries.map(({ subject }) => subject.id)
  const now = ctx.clock.now()
  const isAgent = actor.hostedAgentId !== null
  const snoozes = isAgent || ids.length === 0 ? [] : await store.listSnoozes(ctx.db, actor.userId, ids, now)
  return entries.map((entry) => {
    const snooze = snoozes.find(({ subject_id }) => subject_id === entry.subject.id)
    return { ...entry, snoozedUntil: snooze && isSnoozed(entry, snooze, now) ? snooze.until : null }
  })
}

function sortValuesOf({ deadline, since, id, action }: InboxPosition): readonly string[] {
  return [deadline ?? '', since, id, action]
}

function positionFrom([deadline = '', since = '', id = '', action = '']: readonly string[]): InboxPosition {
  return { deadline: deadline === '' ? null : (deadline as Instant), since: since as Instant, id, action }
}
