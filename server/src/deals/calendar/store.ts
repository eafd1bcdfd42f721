import type { Queryable } from '../../platform/db/database.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Side } from '../../platform/kernel/parties.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { DeadlineEntry } from './domain.ts'

export interface Period {
  from?: Instant | undefined
  to?: Instant | undefined
}

/** What is due for a user within a period, soonest first. */
export async function listDeadlines(
  db: Queryable,
  reader: UserId,
  period: Period,
  { limit, after }: PageRequest,
): Promise<DeadlineEntry[]> {
  const parts = [
    ...partsOfSide('client', reader, period),
    ...partsOfSide('worker', reader, period),
    gigs(sql`gigs`, sql`client_id = ${reader}`, period),
    gigs(savedBy(reader), sql`client_id <> ${reader}`, period),
  ]
  const [first = sql``, ...rest] = parts
  const [at, id, kind] = after ?? []
  const isFollowing = after ? sql`(at, subject_id, kind) > (${at}::timestamptz, ${id}::uuid, ${kind}::text)` : sql`true`
  return db.query(sql`
    select at, date, kind, subject_type, subject_id, contract_id, waits_for_you, amount_cents, client_id, worker_id,
      coalesce(gig_id, (select c.gig_id from contracts c where c.id = contract_id)) as gig_id
    from (${rest.reduce((all, part) => sql`${all} union all ${part}`, first)}) as due
    where ${isFollowing} order by at, subject_id, kind limit ${limit + 1}`)
}

// One statement for each kind and side: each reads an index that starts with the side's user.
function partsOfSide(side: Side, reader: UserId, period: Period): Sql[] {
  const isClient = side === 'client'
  const mine = isClient ? sql`client_id = ${reader}` : sql`worker_id = ${reader}`
  const milestone = (
    at: Sql,
    kind: string,
    by: Side,
    where: Sql,
    { date = sql`null::date`, cents = sql`held_cents` } = {},
  ) =>
    sql`select ${at} as at, ${date} as date, ${kind}::text as kind, 'milestone' as subject_type, id as subject_id, contract_id,
        null::uuid as gig_id, client_id, worker_id, ${by === side}::boolean as waits_for_you, ${cents} as amount_cents
      from milestones where ${mine} and ${where} and ${within(period, at)}`
  const dispute = (kind: string, waits: Sql, where: Sql) =>
    sql`select due_at, null, ${kind}::text, 'dispute', id, contract_id, null, client_id, worker_id, ${waits}, amount_cents
      from disputes where ${mine} and ${where} and ${within(period, sql`due_at`)}`
  const hasAccepted = isClient ? sql`client_accepted` : sql`worker_accepted`
  const hasApproved = isClient ? sql`client_approved_at is not null` : sql`worker_approved_at is not null`
  return [
    milestone(END_OF_DUE_DATE, 'milestone_due', 'worker', IS_DUE, { date: sql`due_date`, cents: sql`amount_cents` }),
    milestone(sql`auto_release_at`, 'automatic_release', 'client', sql`status = 'submitted' and held_cents > 0`),
    milestone(sql`idle_refund_at`, 'automatic_refund', 'worker', sql`status = 'funded' and held_cents > 0`),
    dispute('dispute_answer', sql`opened_by <> ${side}`, sql`status = 'open'`),
    dispute('dispute_answer', sql`not ${hasAccepted}`, sql`status = 'recommended'`),
    dispute('dispute_decision', sql`false`, sql`status in ('in_review', 'arbitration')`),
    sql`select expires_at, null, 'offer_expires', 'negotiation', id, null, gig_id, client_id, worker_id, offered_by <> ${side}, null
      from negotiations where ${mine} and status = 'open' and ${within(period, sql`expires_at`)}`,
    sql`select approve_by, null, 'contract_approval', 'contract', id, id, gig_id, client_id, worker_id, not (${hasApproved}), null
      from contracts
      where ${mine} and next_due_at is not null and status = 'pending_approval' and ${within(period, sql`approve_by`)}`,
  ]
}

// A due date ends at midnight UTC; the last representable date has no next one.
const END_OF_DUE_DATE = sql`least((due_date + 1)::timestamp at time zone 'UTC', '9999-12-31T23:59:59.999Z')`
const IS_DUE = sql`due_date is not null and status in ('pending', 'funded')
  and (select c.status from contracts c where c.id = contract_id) = 'active'`

function gigs(from: Sql, whose: Sql, period: Period): Sql {
  return sql`
    select apply_by, null, 'gig_closes', 'gig', id, null, id, client_id, null, false, null from ${from}
    where ${whose} and status in ('open', 'paused') and deleted_at is null and ${within(period, sql`apply_by`)}`
}

// With `offset 0`, each gig is read by its id; otherwise, the planner may scan all gigs that close within the period.
function savedBy(reader: UserId): Sql {
  return sql`(
    select saved.* from bookmarks, lateral (
      select id, client_id, apply_by, status, deleted_at from gigs where id = bookmarks.gig_id offset 0
    ) as saved where owner_id = ${reader}
  ) as saved`
}

function within({ from, to }: Period, at: Sql): Sql {
  return allOf([
    sql`${at} is not null`,
    ...(from ? [sql`${at} >= ${from}::timestamptz`] : []),
    ...(to ? [sql`${at} < ${to}::timestamptz`] : []),
  ])
}
