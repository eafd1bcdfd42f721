import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StaffRole } from '../../platform/kernel/actor.ts'
import type { DeliveryId, UserId, WebhookId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { dataOf, isActiveOperator, isPublicEvent } from '../feed/fragments.ts'
import type { Attempt, DeliveredEvent, Delivery, DeliveryStatus, Webhook } from './domain.ts'

/** Due immediately. An existing delivery stays as it is. */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly Pick<Delivery, 'id' | 'webhook_id' | 'event_id' | 'type'>[],
): Promise<void> {
  await tx.query(sql`
    insert into deliveries (id, webhook_id, event_id, type, due_at, created_at)
    select id, webhook_id, event_id, type, now(), now()
    from jsonb_to_recordset(${JSON.stringify(deliveries)}) as delivery
      (id uuid, webhook_id uuid, event_id uuid, type text)
    on conflict (webhook_id, event_id) do nothing`)
  sendQueued(tx, [...new Set(deliveries.map(({ webhook_id }) => webhook_id))])
}

/**
 * Makes the workers look at these webhooks after the delay, unless they'd look earlier anyway. Call this after every write that
 * makes a delivery due earlier. It waits for a worker that is claiming the webhook's deliveries, so that none is overlooked.
 */
function sendQueued(tx: Tx, webhookIds: readonly WebhookId[], delaySeconds = 0): void {
  tx.send(sql`
    update delivery_queues set next_at = least(next_at, now() + make_interval(secs => ${delaySeconds}::float))
    where webhook_id = any(${webhookIds}::uuid[])`)
}

const columns = sql`d.id, d.webhook_id, d.event_id, d.type, d.status, d.attempt_count, d.due_at, d.created_at`

export interface LoggedDelivery extends Delivery {
  attempts: Attempt[]
}

/** Newest first. */
export async function listDeliveries(
  db: Queryable,
  webhookId: WebhookId,
  status: DeliveryStatus | undefined,
  page: PageRequest,
): Promise<LoggedDelivery[]> {
  const conditions = [sql`webhook_id = ${webhookId}`, ...(status ? [sql`status = ${status}`] : [])]
  return db.query(sql`
    select ${columns}, ${attempts} as attempts
    from (${newestById(sql`select * from deliveries`, conditions, page)}) as d
    order by d.id desc`)
}

const attempts = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'at', to_char(a.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'url', a.url,
    'signature', a.signature, 'status_code', a.status_code,
    'duration_ms', a.duration_ms, 'response', a.response, 'error', a.error) order by a.number)
  from delivery_attempts a where a.delivery_id = d.id), '[]')`

export async function lockDelivery(tx: Tx, webhookId: WebhookId, id: DeliveryId): Promise<LoggedDelivery | null> {
  const [row] = await tx.query<LoggedDelivery>(sql`
    select ${columns}, ${attempts} as attempts from deliveries d
    where d.id = ${id} and d.webhook_id = ${webhookId} for update`)
  return row ?? null
}

// If something public has since been hidden, the log must not show it.
const delivered = sql`e.created_at as event_at, w.audience,
  case when w.audience <> 'market' or e.type = 'webhook.test' then (${dataOf(sql`e`)})::text
    when ${isPublicEvent(sql`e`)} then coalesce(e.market_data, e.data)::text else '{}' end as data`

/** A delivery with the event it delivers. */
export interface DeliveryOfEvent extends LoggedDelivery, DeliveredEvent {
  /** The role that got the owner this event; null if the event names the owner. */
  role: StaffRole | null
}

export async function findDelivery(
  db: Queryable,
  userId: UserId,
  webhookId: WebhookId,
  id: DeliveryId,
): Promise<DeliveryOfEvent | null> {
  const [row] = await db.query<DeliveryOfEvent>(sql`
    select ${columns}, ${attempts} as attempts, ${delivered},
      case when w.audience = 'all' then 'operator'
        when w.audience = 'me' and not ${userId} = any(e.audience) then e.audience_role end as role
    from deliveries d join events e on e.id = d.event_id join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.webhook_id = ${webhookId}`)
  return row ?? null
}

/** Makes failed deliveries due now, oldest first; returns how many. */
export async function makeFailedDue(tx: Tx, webhookId: WebhookId, attemptsMax: number, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update deliveries set status = 'pending', finished_at = null, due_at = now()
    where id in (
      select id from deliveries
      where webhook_id = ${webhookId} and status = 'failed' and attempt_count < ${attemptsMax}
      order by id limit ${limit} for update
    ) returning 1 as retried`)
  if (rows.length > 0) sendQueued(tx, [webhookId])
  return rows.length
}

/** Makes a delivery due now, or when its lease ends if it's being sent; returns when it's due. */
export async function makeDue(
  tx: Tx,
  { id, webhook_id }: Pick<Delivery, 'id' | 'webhook_id'>,
): Promise<Instant | null> {
  const [row] = await tx.query<{ due_at: Instant }>(sql`
    update deliveries set status = 'pending', finished_at = null,
      due_at = case when claim is not null and due_at > now() then due_at else now() end
    where id = ${id} returning due_at`)
  sendQueued(tx, [webhook_id])
  return row?.due_at ?? null
}

/** A delivery that a worker has claimed, with what is needed to send it. */
export interface ClaimedDelivery
  extends Pick<Delivery, 'id' | 'webhook_id' | 'attempt_count'>,
    Pick<Webhook, 'url'>,
    DeliveredEvent {}

export interface Claim {
  /** Unique for each claim. */
  id: string
  leaseMs: number
  limit: number
  perWebhookMax: number
  /** Whether to claim for failing webhooks or for the others. */
  failing: boolean
  /** How many attempts this worker has in progress for each webhook. */
  inProgress: ReadonlyMap<WebhookId, number>
}

export async function hasDue(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as found from delivery_queues where failing in (false, true) and next_at <= now() limit 1`)
  return rows.length > 0
}

/**
 * How many webhooks are waiting for a worker, up to a limit, and how long the first has been waiting. Doesn't count failing ones,
 * which wait by design.
 */
export async function measureQueues(db: Queryable, limit: number): Promise<{ waiting: number; lag_seconds: number }> {
  const [row] = await db.query<{ waiting: number; lag_seconds: number }>(sql`
    select count(*) as waiting, coalesce(floor(extract(epoch from now() - min(next_at))), 0)::integer as lag_seconds
    from (
      select next_at from delivery_queues where failing = false and next_at <= now() order by next_at limit ${limit}
    ) as due`)
  return row ?? { waiting: 0, lag_seconds: 0 }
}

/** Locks webhooks with something due and attempts to spare, longest waiting first. */
export async function lockDueQueues(
  tx: Tx,
  { failing, perWebhookMax, inProgress, limit }: Pick<Claim, 'failing' | 'perWebhookMax' | 'inProgress' | 'limit'>,
): Promise<WebhookId[]> {
  const busy = [...inProgress].filter(([, count]) => count >= perWebhookMax).map(([id]) => id)
  const rows = await tx.query<{ webhook_id: WebhookId }>(sql`
    select webhook_id from delivery_queues
    where failing = ${failing} and next_at <= now() and webhook_id <> all(${busy}::uuid[])
    order by next_at limit ${limit} for update skip locked`)
  return rows.map(({ webhook_id }) => webhook_id)
}

/**
 * Claims due deliveries of locked webhooks for the length of the lease: every webhook's first before any webhook's second, so
 * that a long queue delays only its own webhook.
 */
export async function claimDeliveries(
  tx: Tx,
  webhookIds: readonly WebhookId[],
  claim: Claim,
): Promise<ClaimedDelivery[]> {
  const inProgress = [...claim.inProgress].map(([webhook_id, count]) => ({ webhook_id, count }))
  return tx.query(sql`
    with due as (
      select d.id, d.due_at, row_number() over (partition by w.id order by d.due_at) as place_in_queue
      from webhooks w
      left join jsonb_to_recordset(${JSON.stringify(inProgress)}) as in_progress (webhook_id uuid, count integer)
        on in_progress.webhook_id = w.id
      cross join lateral (
        select id, due_at from deliveries
        where webhook_id = w.id and status = 'pending' and due_at <= now()
        order by due_at limit greatest(0, ${claim.perWebhookMax} - coalesce(in_progress.count, 0))
        for update skip locked
      ) as d
      where w.id = any(${webhookIds}::uuid[]) and w.enabled and w.deleted_at is null
    ), chosen as (
      select id from due order by place_in_queue, due_at limit ${claim.limit}
    )
    update deliveries d set claim = ${claim.id}, due_at = now() + make_interval(secs => ${claim.leaseMs}::float / 1000)
    from chosen, webhooks w, events e
    where d.id = chosen.id and w.id = d.webhook_id and e.id = d.event_id
    returning d.id, d.webhook_id, d.event_id, d.type, d.attempt_count, w.url, ${delivered}`)
}

/**
 * Fails due deliveries of events that the webhook's owner may no longer read, because they're no longer an operator or the event
 * is no longer public. Sent with the claim that follows.
 */
export function sendWithdrawals(tx: Tx, webhookIds: readonly WebhookId[]): void {
  tx.send(sql`
    update deliveries d set status = 'failed', claim = null, due_at = null, finished_at = now()
    from webhooks w, events e
    where d.webhook_id = any(${webhookIds}::uuid[]) and d.status = 'pending' and d.due_at <= now()
      and w.id = d.webhook_id and w.audience <> 'me' and e.id = d.event_id and e.type <> 'webhook.test'
      and not case w.audience when 'all' then ${isActiveOperator(sql`w.user_id`)} else ${isPublicEvent(sql`e`)} end`)
}

/**
 * Sets when the workers look at locked webhooks again. A webhook with more due deliveries goes to the back of the line; a
 * disabled one leaves it. A separate statement, because it has to see deliveries committed before the lock.
 */
export function sendNextTurns(tx: Tx, webhookIds: readonly WebhookId[]): void {
  tx.send(sql`
    update delivery_queues q set next_at = (
      select greatest(d.due_at, now()) from deliveries d join webhooks w on w.id = d.webhook_id
      where d.webhook_id = q.webhook_id and d.status = 'pending' and w.enabled and w.deleted_at is null
      order by d.due_at limit 1)
    where webhook_id = any(${webhookIds}::uuid[])`)
}

/** Ends a claim without an attempt, so that another worker can send the delivery. */
export async function releaseDelivery(
  tx: Tx,
  { id, webhook_id }: Pick<Delivery, 'id' | 'webhook_id'>,
  claim: string,
): Promise<void> {
  await tx.query(sql`
    update deliveries set claim = null, due_at = now() where id = ${id} and claim = ${claim} and status = 'pending'`)
  sendQueued(tx, [webhook_id])
}

/** Fails pending deliveries of events that are in the user's feed because of their role. */
export async function failStaffDeliveries(tx: Tx, userId: UserId): Promise<void> {
  await tx.query(sql`
    update deliveries d set status = 'failed', claim = null, due_at = null, finished_at = now()
    from webhooks w, events e, event_readers r
    where w.user_id = ${userId} and d.webhook_id = w.id and d.status = 'pending' and e.id = d.event_id
      and r.user_id = w.user_id and r.position = e.position and r.role is not null`)
}

/** Saves an attempt and the delivery's new status. False if the lease ran out and another worker has the delivery. */
export async function saveAttempt(
  tx: Tx,
  delivery: Pick<ClaimedDelivery, 'id' | 'webhook_id' | 'attempt_count'>,
  claim: string,
  attempt: Attempt,
  next: { status: DeliveryStatus; delaySeconds: number },
): Promise<boolean> {
  const number = delivery.attempt_count + 1
  const isPending = next.status === 'pending'
  const rows = await tx.query(sql`
    with updated as (
      update deliveries set status = ${next.status}, attempt_count = ${number}, claim = null,
        due_at = case when ${isPending}::boolean then now() + make_interval(secs => ${next.delaySeconds}::float) end,
        finished_at = case when ${isPending}::boolean then null else now() end
      where id = ${delivery.id} and claim = ${claim} and status = 'pending'
      returning id
    )
    insert into delivery_attempts (delivery_id, number, at, url, signature, status_code, duration_ms, response, error)
    select id, ${number}::integer, ${attempt.at}::timestamptz, ${attempt.url}::text, ${attempt.signature}::text,
      ${attempt.status_code}::integer, ${attempt.duration_ms}::integer, ${attempt.response}::text, ${attempt.error}::text
    from updated
    returning 1 as saved`)
  if (isPending) sendQueued(tx, [delivery.webhook_id], next.delaySeconds)
  return rows.length > 0
}

/** Deletes deliveries that ended or were due this many days ago, and those of deleted webhooks; returns how many. */
export async function deleteOldDeliveries(tx: Tx, days: number, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from deliveries where id in (
      (select id from deliveries where status <> 'pending' and finished_at < now() - make_interval(days => ${days})
        order by finished_at limit ${limit})
      union
      (select id from deliveries where status = 'pending' and due_at < now() - make_interval(days => ${days})
        order by due_at limit ${limit})
      union
      (select d.id from webhooks w join deliveries d on d.webhook_id = w.id where w.deleted_at is not null limit ${limit})
    ) returning 1 as deleted`)
  return rows.length
}
