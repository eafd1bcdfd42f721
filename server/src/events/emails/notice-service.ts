import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import {
  type ConversationId,
  encodeId,
  type GigId,
  type Id,
  type Prefix,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { type Site, siteFor } from '../../platform/kernel/site.ts'
import { addDays, realNow } from '../../platform/kernel/time.ts'
import { contentOf } from '../../platform/mail/content-domain.ts'
import type { Mail, NewMail } from '../../platform/mail/domain.ts'
import { queueMail } from '../../platform/mail/service.ts'
import type { NumberedEvent, Subject } from '../feed/domain.ts'
import { counterpartyOf, type InboxEntry, type Task } from '../inbox/domain.ts'
import { type InboxSource, listTasks } from '../inbox/service.ts'
import { nextDailyAt, settingsFrom } from './domain.ts'
import type { EmailKind } from './kinds-domain.ts'
import {
  emailedEvents,
  type Happened,
  inPerson,
  isAbout,
  isNews,
  type Notice,
  noticeOfEvent,
  noticeOfMessages,
  noticeOfTask,
  raisesTasks,
  reminderOf,
  type StoredNotice,
} from './notice-domain.ts'
import * as store from './notice-store.ts'
import { unsubscribeUrlOf } from './unsubscribe-service.ts'
import {
  dailyMail,
  type MatchedGig,
  matchesMail,
  oneMail,
  type Said,
  sayEvent,
  sayMatches,
  sayMessages,
  sayTask,
} from './words-domain.ts'

/** What emails tell about, which other areas know. */
export interface NoticeSources {
  tasks: readonly InboxSource[]
  /** The conversations of a user, with how much they haven't read. */
  unreadIn(ctx: ReadContext, userId: UserId, ids: readonly ConversationId[]): Promise<readonly UnreadConversation[]>
  /** Of the reader's saved searches, the names of those that still announce matches; of these gigs, those that are still open. */
  matchesOf(ctx: ReadContext, actor: Actor, ids: Matched, site: Site): Promise<Tellable>
  /** Titles and names by public id, of what the reader may see. */
  namesOf(ctx: ReadContext, actor: Actor, ids: Named): Promise<ReadonlyMap<string, string>>
}

export interface UnreadConversation {
  id: ConversationId
  gig_id: GigId
  other_id: UserId
  unread_count: number
  /** The number up to which the user has read. */
  read_number: number
}

export interface Matched {
  searches: ReadonlySet<Id<'sch'>>
  /** Public ids. */
  gigs: ReadonlySet<string>
}

export interface Tellable {
  names: ReadonlyMap<Id<'sch'>, string>
  gigs: ReadonlyMap<string, MatchedGig>
}

/** Public ids. A contract is called what its gig is called. */
export interface Named {
  users: ReadonlySet<string>
  gigs: ReadonlySet<string>
  contracts: ReadonlySet<string>
}

/** Notes who may be emailed about events, in the transaction that makes them visible. */
export function noteForEmail(tx: Tx, events: readonly NumberedEvent[], waitSeconds: number): void {
  const readers = events
    .filter(({ type }) => emailedEvents[type])
    .flatMap(({ position, readers }) => readers.map(({ userId }) => ({ user_id: userId, position })))
  if (readers.length > 0) store.sendChecks(tx, readers, waitSeconds)
}

export interface NoticeOptions {
  database: Database
  context: Omit<WriteContext, 'db'>
  sources: NoticeSources
  onFailure: (error: unknown, userId: UserId) => void
}

/** Queues the emails that are due; returns whether there may be more. */
export async function queueDueEmails({ database, context, sources, onFailure }: NoticeOptions): Promise<boolean> {
  const now = context.clock.now()
  const userIds = await store.listDueUsers(database, now, USERS_MAX)
  const handled = await Promise.all(
    userIds.map((userId) =>
      database
        .transaction((db) => queueForUser({ ...context, db }, sources, userId))
        .catch((error: unknown) => {
          onFailure(error, userId)
          return database.transaction((tx) => store.postponeDue(tx, userId, now)).then(() => true)
        }),
    ),
  )
  return handled.some(Boolean)
}

/** The email as it should be sent now; null if nothing in it is still true or its reader doesn't want it. */
export async function renewMail(
  ctx: WriteContext,
  sources: NoticeSources,
  mailId: Id<'mal'>,
): Promise<Pick<Mail, 'to' | 'content'> | null> {
  const notices = await store.lockNoticesOf(ctx.db, mailId)
  const [first] = notices
  const reader = first ? await findReader(ctx, first.user_id) : null
  if (!first || !reader?.email) return null
  const settings = settingsFrom(reader.chosen)
  const isDaily = first.in_daily
  const wanted = notices.filter(({ kind }) => settings[kind] !== 'off')
  if (!isDaily && settings[first.kind] === 'daily') {
    const ids = notices.map(({ id }) => id)
    store.sendOutcome(ctx.db, ids, { dailyAt: nextDailyAt(realNow(), reader.time_zone) })
    return null
  }
  const said = await sayAll(ctx, sources, reader, wanted)
  const mail = mailOf(ctx, { ...reader, email: reader.email }, [...said.values()], isDaily)
  return mail && { to: mail.to, content: contentOf(reader.site, mail) }
}

/** Deletes a batch of old notices; returns whether there may be more. */
export async function deleteOldNotices(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteOldNotices(tx, DELETE_MAX))) === DELETE_MAX
}

interface Reader extends store.NoticeReader {
  /** The marketplace, in the language of the reader. */
  site: Site
}

async function findReader(ctx: ReadContext, userId: UserId): Promise<Reader | null> {
  const reader = await store.findReader(ctx.db, userId)
  return reader && { ...reader, site: siteFor({ chosen: reader.language }, ctx.settings) }
}

/** Returns false if another worker is at it. */
async function queueForUser(ctx: WriteContext, sources: NoticeSources, userId: UserId): Promise<boolean> {
  if (!(await store.tryLockEmails(ctx.db, userId))) return false
  const reader = await findReader(ctx, userId)
  if (!reader) throw new Error(`There is no user ${userId}.`)
  const checks = await store.takeDueChecks(ctx.db, userId)
  if (checks.length > 0) await queueHappened(ctx, sources, reader, await store.listHappened(ctx.db, userId, checks))
  const reminders = await store.listDueReminders(ctx.db, userId, ctx.clock.now())
  if (reminders.length > 0) await queueReminders(ctx, sources, reader, reminders)
  const daily = await store.listDueDaily(ctx.db, userId)
  if (daily.length > 0) await queueDaily(ctx, sources, reader, daily)
  return true
}

async function queueHappened(
  ctx: WriteContext,
  sources: NoticeSources,
  reader: Reader,
  happened: readonly Happened[],
): Promise<void> {
  const conversations = happened.filter(({ type, is_own }) => type === 'message.created' && !is_own)
  const [tasks, unread] = await Promise.all([
    happened.some(raisesTasks) ? listTasks(ctx, inPerson(reader), sources.tasks, TASKS_MAX) : [],
    unreadOf(ctx, sources, reader.id, conversations),
  ])
  const notices = happened.flatMap((event) => noticesOf(event, tasks, unread))
  // Stored even when nothing is emailed, so that a later event doesn't bring up what was seen before.
  const added = await store.insertNotices(ctx.db, reader.id, notices)
  const unseen = happened.filter(
    ({ created_at, is_own }) => !is_own && !(reader.seen_at && created_at <= reader.seen_at),
  )
  const toTell = new Set(unseen.map(({ position }) => position))
  await deliver(
    ctx,
    sources,
    reader,
    added.filter(({ about, position }) => about === 'messages' || toTell.has(position)),
  )
}

function noticesOf(event: Happened, tasks: readonly Task[], unread: readonly UnreadConversation[]): Notice[] {
  const kind = emailedEvents[event.type]
  if (!kind) return []
  if (kind === 'messages') {
    const conversation = unread.find(({ id }) => id === event.subject.id)
    return conversation ? [noticeOfMessages(event.subject, conversation.read_number, event.position)] : []
  }
  const waiting = tasks.filter((task) => isAbout(event, task)).map((task) => noticeOfTask(task, event))
  return waiting.length === 0 && isNews(event, kind) ? [noticeOfEvent(event, kind)] : waiting
}

async function queueReminders(
  ctx: WriteContext,
  sources: NoticeSources,
  reader: Reader,
  notices: readonly StoredNotice[],
): Promise<void> {
  const now = ctx.clock.now()
  const tasks = await listTasks(ctx, inPerson(reader), sources.tasks, TASKS_MAX)
  const due = notices.flatMap((notice) => {
    const task = tasks.find((each) => isSameTask(notice, each))
    const at = task?.deadline ? addDays(task.deadline, -1) : null
    const isPostponed = at !== null && at > now
    store.sendRemindAt(ctx.db, notice.id, isPostponed ? at : null)
    return task && at !== null && !isPostponed ? [reminderOf(task, notice.position)] : []
  })
  await deliver(ctx, sources, reader, await store.insertNotices(ctx.db, reader.id, due))
}

/** Emails new notices, one email each except that matches of saved searches share one, or leaves them for the daily email. */
async function deliver(
  ctx: WriteContext,
  sources: NoticeSources,
  reader: Reader,
  notices: readonly StoredNotice[],
): Promise<void> {
  const settings = settingsFrom(reader.chosen)
  const { email } = reader
  if (email === null || notices.length === 0) return
  const daily = notices.filter(({ kind }) => settings[kind] === 'daily').map(({ id }) => id)
  if (daily.length > 0) {
    store.sendOutcome(ctx.db, daily, { dailyAt: nextDailyAt(realNow(), reader.time_zone) })
  }
  const now = notices.filter(({ kind }) => settings[kind] === 'now')
  const said = await sayAll(ctx, sources, reader, now)
  const told = now.filter(({ id }) => said.has(id))
  const matches = told.filter(isOfSearch)
  const others = told.filter((notice) => !isOfSearch(notice)).map((notice) => [notice])
  for (const together of matches.length > 0 ? [...others, matches] : others) {
    const ids = together.map(({ id }) => id)
    const mail = mailOf(
      ctx,
      { ...reader, email },
      ids.flatMap((id) => said.get(id) ?? []),
      false,
    )
    if (mail) store.sendOutcome(ctx.db, ids, { mailId: queueMail(ctx, reader.site, mail, { isNotice: true }) })
  }
}

async function queueDaily(
  ctx: WriteContext,
  sources: NoticeSources,
  reader: Reader,
  notices: readonly StoredNotice[],
): Promise<void> {
  const settings = settingsFrom(reader.chosen)
  const wanted = notices.filter(({ kind }) => settings[kind] !== 'off')
  const said = await sayAll(ctx, sources, reader, wanted)
  const { email, site } = reader
  const mail = email === null ? null : mailOf(ctx, { ...reader, email }, [...said.values()], true)
  const mailId = mail && queueMail(ctx, site, mail, { isNotice: true })
  store.sendOutcome(
    ctx.db,
    notices.map(({ id }) => id),
    {},
  )
  if (mailId) store.sendOutcome(ctx.db, [...said.keys()], { mailId, inDaily: true })
}

/** What each notice says now, by its id, without those that are no longer so. Notices about the same saved search say it together. */
async function sayAll(
  ctx: ReadContext,
  sources: NoticeSources,
  reader: Reader,
  notices: readonly StoredNotice[],
): Promise<Map<number, Said>> {
  if (notices.length === 0) return new Map()
  const actor = inPerson(reader)
  const about = (kinds: readonly string[]) => notices.filter((notice) => kinds.includes(notice.about))
  const [tasks, unread, happened, overtaken] = await Promise.all([
    about(['task', 'reminder']).length === 0 ? [] : listTasks(ctx, actor, sources.tasks, TASKS_MAX),
    unreadOf(ctx, sources, reader.id, about(['messages']).map(subjectOf)),
    store.listHappened(
      ctx.db,
      reader.id,
      notices.map(({ position }) => position),
    ),
    store.listOvertaken(
      ctx.db,
      notices.map(({ id }) => id),
    ),
  ])
  const isSeen = ({ created_at }: Happened) => reader.seen_at !== null && created_at <= reader.seen_at
  const [names, matches] = await Promise.all([
    sources.namesOf(ctx, actor, namedIn(tasks, unread, happened, reader.id)),
    sayMatchesOf(
      ctx,
      sources,
      actor,
      happened.filter((event) => event.matches && !isSeen(event)),
      reader.site,
    ),
  ])
  const { site } = reader
  const reading = { site, timeZone: reader.time_zone }
  const name = (id: string | null | undefined) => (id && names.get(id)) || null

  function say(notice: StoredNotice): Said | null {
    const event = happened.find(({ position }) => position === notice.position)
    if (overtaken.has(notice.id)) return null
    if (notice.about === 'messages') {
      const conversation = unread.find(({ id }) => id === notice.subject_id)
      if (!conversation) return null
      const { gig_id, other_id, unread_count } = conversation
      const named = { gig: name(encodeId('gig', gig_id)), person: name(encodeId('usr', other_id)) }
      return sayMessages(subjectOf(notice).subject, unread_count, named, site)
    }
    // A reminder is sent even to those who have seen the task: it's still to do.
    if (event && isSeen(event) && notice.about !== 'reminder') return null
    if (isOfSearch(notice)) return matches.get(notice.subject_id) ?? null
    if (notice.about === 'event') {
      return event ? sayEvent(notice.kind, event, { gig: name(event.contract_id), person: null }, site) : null
    }
    const task = tasks.find((each) => isSameTask(notice, each))
    if (!task) return null
    return sayTask(notice, task, { gig: name(gigOf(task)), person: name(personOf(task, reader.id)) }, reading)
  }

  return new Map(
    notices.flatMap((notice) => {
      const said = say(notice)
      return said ? [[notice.id, said]] : []
    }),
  )
}

/** The gigs that match each saved search and are still open, by its id. */
async function sayMatchesOf(
  ctx: ReadContext,
  sources: NoticeSources,
  actor: Actor,
  happened: readonly Happened[],
  site: Site,
): Promise<ReadonlyMap<Id<Prefix>, Said>> {
  if (happened.length === 0) return new Map()
  const searches = new Set(happened.map(({ subject }) => subject.id as Id<'sch'>))
  const matched = happened.flatMap(({ matches }) => matches?.gig_ids ?? [])
  const tellable = await sources.matchesOf(ctx, actor, { searches, gigs: new Set(matched) }, site)
  return new Map(
    [...tellable.names].flatMap(([id, name]) => {
      const all = happened.flatMap(({ subject, matches }) => (matches && subject.id === id ? [matches] : []))
      const newestFirst = new Set(all.toReversed().flatMap(({ gig_ids }) => gig_ids))
      const gigs = [...newestFirst].flatMap((gigId) => tellable.gigs.get(gigId) ?? [])
      const unnamed = all.reduce((sum, { gig_ids, gig_count }) => sum + gig_count - gig_ids.length, 0)
      return gigs.length === 0 ? [] : [[id, sayMatches({ id, name }, gigs, unnamed, site)] as const]
    }),
  )
}

function mailOf(
  ctx: ReadContext,
  { id, email, site }: { id: UserId; email: string; site: Site },
  said: readonly Said[],
  isDaily: boolean,
): NewMail | null {
  const unique = [...new Set(said)]
  const [first] = unique
  if (!first) return null
  const kind: EmailKind | 'daily' = isDaily ? 'daily' : first.notice.kind
  return {
    to: email,
    ...(isDaily ? dailyMail(unique, site) : isOfSearch(first.notice) ? matchesMail(unique, site) : oneMail(first)),
    reason: site.words.notices.reasons[kind],
    unsubscribeUrl: unsubscribeUrlOf(ctx, id, kind),
  }
}

function namedIn(
  tasks: readonly InboxEntry[],
  unread: readonly UnreadConversation[],
  happened: readonly Happened[],
  reader: UserId,
): Named {
  const present = (ids: readonly (string | null | undefined)[]) => new Set(ids.filter((id) => typeof id === 'string'))
  return {
    gigs: present([...tasks.map(gigOf), ...unread.map(({ gig_id }) => encodeId('gig', gig_id))]),
    users: present([
      ...tasks.map((task) => personOf(task, reader)),
      ...unread.map(({ other_id }) => encodeId('usr', other_id)),
    ]),
    contracts: present(happened.map(({ contract_id }) => contract_id)),
  }
}

async function unreadOf(
  ctx: ReadContext,
  sources: NoticeSources,
  userId: UserId,
  about: readonly { subject: Subject }[],
): Promise<readonly UnreadConversation[]> {
  const ids = [...new Set(about.map(({ subject }) => subject.id as Id<'cnv'>))]
  if (ids.length === 0) return []
  return (await sources.unreadIn(ctx, userId, ids)).filter(({ unread_count }) => unread_count > 0)
}

function subjectOf({ subject_type, subject_id }: Notice): { subject: Subject } {
  return { subject: { type: subject_type, id: subject_id } }
}

function isOfSearch({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'searches'
}

function isSameTask({ subject_id, action }: Notice, { subject, ...task }: Task): boolean {
  return subject.id === subject_id && task.action === action && task.snoozedUntil === null
}

function gigOf({ deal }: InboxEntry): string | null {
  return deal?.gig_id ? encodeId('gig', deal.gig_id) : null
}

function personOf(task: InboxEntry, reader: UserId): string | null {
  const id = counterpartyOf(task, reader)
  return id && encodeId('usr', id)
}

// Each takes a connection of the worker.
const USERS_MAX = 3
// The most urgent ones; few people have as many.
const TASKS_MAX = 500
const DELETE_MAX = 500
