import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockUserAndCount } from '../../platform/db/owned.ts'
import { allOf, plannedEachTime, sql } from '../../platform/db/sql.ts'
import type { DeliveryId, EventId, UserId, WebhookId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Attempt, Delivery, DeliveryStatus, Webhook } from './domain.ts'

const columns = sql`id, user_id, url, events, role, description, enabled, disabled_reason, failing_since, version, created_at,
  updated_at`

export function lockAndCountWebhooks(tx: Tx, userId: UserId): Promise<number> {
  return lockUserAndCount(tx, userId, sql`from webhooks where deleted_at is null`)
}

export async function insertWebhook(tx: Tx, webhook: Webhook): Promise<void> {
  await tx.query(sql`
    insert into webhooks (id, user_id, url, events, role, description, enabled, disabled_reason, version, created_at, updated_at)
    values (${webhook.id}, ${webhook.user_id}, ${webhook.url}, ${webhook.events}, ${webhook.role}, ${webhook.description},
      ${webhook.enabled}, ${webhook.disabled_reason}, ${webhook.version}, ${webhook.created_at}, ${webhook.updated_at})`)
}

export async function findWebhook(db: Queryable, userId: UserId, id: WebhookId): Promise<Webhook | null> {
  const [row] = await db.query<Webhook>(
    sql`select ${columns} from webhooks where id = ${id} and user_id = ${userId} and deleted_at is null`,
  )
  return row ?? null
}

/** For its owner only: a stranger does not even wait for somebody who holds it. */
export async function lockWebhookOf(tx: Tx, userId: UserId, id: WebhookId): Promise<Webhook | null> {
  const [row] = await tx.query<Webhook>(
    sql`select ${columns} from webhooks where id = ${id} and user_id = ${userId} and deleted_at is null for update`,
  )
  return row ?? null
}

export async function lockWebhook(tx: Tx, id: WebhookId): Promise<Webhook | null> {
  const [row] = await tx.query<Webhook>(
    sql`select ${columns} from webhooks where id = ${id} and deleted_at is null for update`,
  )
  return row ?? null
}

/** Newest first. */
export async function listWebhooks(db: Queryable, userId: UserId, { limit, after }: PageRequest): Promise<Webhook[]> {
  const last = after?.[0] ?? null
  return db.query(sql`
    select ${columns} from webhooks
    where user_id = ${userId} and deleted_at is null and (${last}::uuid is null or id < ${last})
    order by id desc limit ${limit + 1}`)
}

export async function updateWebhook(tx: Tx, webhook: Webhook): Promise<void> {
  await tx.query(sql`
    update webhooks set url = ${webhook.url}, events = ${webhook.events}, role = ${webhook.role}, description = ${webhook.description},
      enabled = ${webhook.enabled}, disabled_reason = ${webhook.disabled_reason},
      failing_since = ${webhook.failing_since}, version = ${webhook.version}, updated_at = ${webhook.updated_at}
    where id = ${webhook.id}`)
}

/** Also forgets its secrets, at once. */
export async function markWebhookDeleted(tx: Tx, id: WebhookId, at: Instant): Promise<void> {
  await tx.query(sql`delete from webhook_secrets where webhook_id = ${id}`)
  await tx.query(sql`update webhooks set deleted_at = ${at} where id = ${id}`)
}

export async function insertSecret(
  tx: Tx,
  secret: { id: string; webhookId: WebhookId; sealed: Buffer; createdAt: Instant },
): Promise<void> {
  await tx.query(sql`
    insert into webhook_secrets (id, webhook_id, secret, created_at)
    values (${secret.id}, ${secret.webhookId}, ${secret.sealed}, ${secret.createdAt})`)
}

/** Lets the newest secret sign for some hours more, and forgets those whose time is over; returns how many still sign. */
export async function retireSecret(tx: Tx, webhookId: WebhookId, hours: number): Promise<number> {
  await tx.query(sql`delete from webhook_secrets where webhook_id = ${webhookId} and expires_at <= now()`)
  const rows = await tx.query(sql`
    update webhook_secrets set expires_at = coalesce(expires_at, now() + make_interval(hours => ${hours}))
    where webhook_id = ${webhookId} returning 1 as signs`)
  return rows.length
}

/** The secrets that sign for these endpoints now, the newest of each first. */
export async function findSecrets(
  db: Queryable,
  webhookIds: readonly WebhookId[],
): Promise<{ webhook_id: WebhookId; secret: Buffer }[]> {
  return db.query(sql`
    select webhook_id, secret from webhook_secrets
    where webhook_id = any(${webhookIds}) and (expires_at is null or expires_at > now())
    order by webhook_id, id desc`)
}

export async function findSubscribers(
  tx: Tx,
  userIds: readonly UserId[],
): Promise<Pick<Webhook, 'id' | 'user_id' | 'events' | 'role'>[]> {
  return tx.query(sql`
    select id, user_id, events, role from webhooks where user_id = any(${userIds}) and enabled and deleted_at is null`)
}

/** Due at once. One that is there already stays as it is. */
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
}

const deliveryColumns = sql`d.id, d.webhook_id, d.event_id, d.type, d.status, d.attempt_count, d.due_at, d.created_at`

/** Newest first, each with its attempts. */
export async function listDeliveries(
  db: Queryable,
  webhookId: WebhookId,
  status: DeliveryStatus | undefined,
  { limit, after }: PageRequest,
): Promise<(Delivery & { attempts: Attempt[] })[]> {
  const conditions = [
    sql`webhook_id = ${webhookId}`,
    ...(status ? [sql`status = ${status}`] : []),
    ...(after?.[0] ? [sql`id < ${after[0]}::uuid`] : []),
  ]
  return db.query(sql`
    select ${deliveryColumns}, ${attemptsOf} as attempts
    from (select * from deliveries where ${allOf(conditions)} order by id desc limit ${limit + 1}) as d
    order by d.id desc`)
}

const attemptsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'at', to_char(a.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status_code', a.status_code,
    'duration_ms', a.duration_ms, 'response', a.response, 'error', a.error) order by a.number)
  from delivery_attempts a where a.delivery_id = d.id), '[]')`

export async function lockDelivery(
  tx: Tx,
  webhookId: WebhookId,
  id: DeliveryId,
): Promise<(Delivery & { attempts: Attempt[] }) | null> {
  const [row] = await tx.query<Delivery & { attempts: Attempt[] }>(sql`
    select ${deliveryColumns}, ${attemptsOf} as attempts from deliveries d
    where d.id = ${id} and d.webhook_id = ${webhookId} for update`)
  return row ?? null
}

/** Makes it due now, unless it is being sent at this moment; returns when it is due. */
export async function makeDue(tx: Tx, id: DeliveryId): Promise<Instant | null> {
  const [row] = await tx.query<{ due_at: Instant }>(sql`
    update deliveries set status = 'pending', finished_at = null,
      due_at = case when claim is not null and due_at > now() then due_at else now() end
    where id = ${id} returning due_at`)
  return row?.due_at ?? null
}

/** A delivery that a worker has taken on, and all it takes to send it. */
export interface Claimed
  extends Pick<Delivery, 'id' | 'webhook_id' | 'event_id' | 'type' | 'attempt_count'>,
    Pick<Webhook, 'url'> {
  event_at: Instant
  /** What the event says, as JSON; null when that is too much to be read along with the rest. */
  data: string | null
  /** What it takes of the room there is for large events. */
  weight: number
}

export interface Claim {
  /** Tells this claim from any other. */
  id: string
  leaseMs: number
  /** How many to take at most, in all and of one endpoint. */
  limit: number
  perEndpoint: number
  /** Events up to this size weigh nothing, and none weighs more than the heaviest; together they must fit into the room. */
  lightBytes: number
  heaviestBytes: number
  roomBytes: number
  /** Whether to look at endpoints where nothing has succeeded for some time, or at the others. */
  failing: boolean
  failingSeconds: number
  /** How many deliveries each endpoint has under way here. */
  busy: ReadonlyMap<WebhookId, number>
}

export async function hasDue(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as found from deliveries where status = 'pending' and due_at <= now() order by due_at limit 1`)
  return rows.length > 0
}

/**
 * Takes on what is due, every endpoint's first before any endpoint's second: however long the queue of one, the others do
 * not wait behind it. Goes from endpoint to endpoint along an index, so that the length of a queue does not count either.
 * Large events are taken on only as far as there is room for them, and keep none but each other waiting.
 */
export async function claimDeliveries(tx: Tx, claim: Claim): Promise<Claimed[]> {
  const busy = [...claim.busy].map(([webhook_id, count]) => ({ webhook_id, count }))
  return tx.query(sql`
    with recursive waiting as (
      (select webhook_id from deliveries where status = 'pending' order by webhook_id limit 1)
      union all
      select (
        select d.webhook_id from deliveries d where d.status = 'pending' and d.webhook_id > waiting.webhook_id
        order by d.webhook_id limit 1)
      from waiting where waiting.webhook_id is not null
    ), due as (
      select d.id, d.due_at, e.data_bytes,
        case when e.data_bytes > ${claim.lightBytes} then least(e.data_bytes, ${claim.heaviestBytes}) else 0 end as weight,
        row_number() over (partition by w.id order by d.due_at) as turn
      from waiting
      join webhooks w on w.id = waiting.webhook_id and w.enabled and w.deleted_at is null
        and coalesce(w.failing_since < now() - make_interval(secs => ${claim.failingSeconds}), false) = ${claim.failing}
      left join jsonb_to_recordset(${JSON.stringify(busy)}) as busy (webhook_id uuid, count integer)
        on busy.webhook_id = w.id
      cross join lateral (
        select id, due_at, event_id from deliveries
        where webhook_id = w.id and status = 'pending' and due_at <= now()
        order by due_at limit greatest(0, ${claim.perEndpoint} - coalesce(busy.count, 0))
        for update skip locked
      ) as d
      join events e on e.id = d.event_id
    ), weighed as (
      select *, sum(weight) over (order by turn, due_at, id) as weight_so_far from due
    ), chosen as (
      select id, weight from weighed where weight = 0 or weight_so_far <= ${claim.roomBytes}
      order by turn, due_at limit ${claim.limit}
    )
    update deliveries d set claim = ${claim.id}, due_at = now() + make_interval(secs => ${claim.leaseMs}::float / 1000)
    from chosen, webhooks w, events e
    where d.id = chosen.id and w.id = d.webhook_id and e.id = d.event_id
    returning d.id, d.webhook_id, d.event_id, d.type, d.attempt_count, w.url, e.created_at as event_at,
      chosen.weight, case when chosen.weight = 0 then e.data::text end as data`)
}

/** What an event says, as JSON. Read where nobody's key waits behind it. */
export async function readEventData(db: Queryable, id: EventId): Promise<string> {
  const [row] = await db.query<{ data: string }>(
    plannedEachTime(sql`select data::text as data from events where id = ${id}`),
  )
  if (!row) throw new Error('Events are never removed.')
  return row.data
}

/** Gives a delivery back untried. */
export async function releaseDelivery(tx: Tx, id: DeliveryId, claim: string): Promise<void> {
  await tx.query(sql`
    update deliveries set claim = null, due_at = now() where id = ${id} and claim = ${claim} and status = 'pending'`)
}

/** Notes an attempt and what follows from it; false when the claim was lost, and somebody else tells. */
export async function saveAttempt(
  tx: Tx,
  delivery: Pick<Claimed, 'id' | 'attempt_count'>,
  claim: string,
  attempt: Attempt,
  next: { status: DeliveryStatus; delaySeconds: number },
): Promise<boolean> {
  const number = delivery.attempt_count + 1
  const isPending = next.status === 'pending'
  const rows = await tx.query(sql`
    with told as (
      update deliveries set status = ${next.status}, attempt_count = ${number}, claim = null,
        due_at = case when ${isPending}::boolean then now() + make_interval(secs => ${next.delaySeconds}::float) end,
        finished_at = case when ${isPending}::boolean then null else now() end
      where id = ${delivery.id} and claim = ${claim} and status = 'pending'
      returning id
    )
    insert into delivery_attempts (delivery_id, number, at, status_code, duration_ms, response, error)
    select id, ${number}::integer, ${attempt.at}::timestamptz, ${attempt.status_code}::integer,
      ${attempt.duration_ms}::integer, ${attempt.response}::text, ${attempt.error}::text
    from told
    returning 1 as told`)
  return rows.length > 0
}

/** Sent along: nothing depends on it, and most of the time there is nothing to change. */
export function sendHealthy(tx: Tx, id: WebhookId): void {
  tx.send(sql`update webhooks set failing_since = null where id = ${id} and failing_since is not null`)
}

export async function markFailing(tx: Tx, id: WebhookId, at: Instant): Promise<void> {
  await tx.query(sql`update webhooks set failing_since = ${at} where id = ${id} and failing_since is null`)
}

/** Endpoints that were switched off for their owner, oldest first. */
export async function listSwitchedOff(
  db: Queryable,
  userId: UserId,
): Promise<Pick<Webhook, 'id' | 'disabled_reason' | 'updated_at'>[]> {
  return db.query(sql`
    select id, disabled_reason, updated_at from webhooks
    where user_id = ${userId} and deleted_at is null and disabled_reason in ('gone', 'failing')
    order by updated_at, id`)
}

/** Forgets deliveries that ended, or were due, so many days ago, and those of removed webhooks; returns how many. */
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

export async function deleteRemovedWebhooks(tx: Tx, limit: number): Promise<void> {
  await tx.query(sql`
    delete from webhooks where id in (
      select id from webhooks w where deleted_at is not null
        and not exists (select 1 from deliveries d where d.webhook_id = w.id)
      order by deleted_at limit ${limit})`)
}
