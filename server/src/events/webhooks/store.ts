import type { Queryable, Tx } from '../../platform/db/database.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { EventId, UserId, WebhookId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { EventType } from '../feed/domain.ts'
import { isActiveOperator, isPublicEvent } from '../feed/fragments.ts'
import type { Webhook } from './domain.ts'

const columns = sql`id, user_id, url, audience, events, role, description, enabled, disabled_reason, failing_since, version, created_at,
  updated_at`

export function lockAndCountWebhooks(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from webhooks where user_id = ${userId} and deleted_at is null`)
}

/** `firstEventId`: only this event and later ones are delivered. */
export async function insertWebhook(tx: Tx, webhook: Webhook, firstEventId: EventId): Promise<void> {
  await tx.query(sql`
    insert into webhooks (id, user_id, url, audience, events, role, description, enabled, disabled_reason, version, created_at, updated_at,
      first_event_id)
    values (${webhook.id}, ${webhook.user_id}, ${webhook.url}, ${webhook.audience}, ${webhook.events}, ${webhook.role},
      ${webhook.description}, ${webhook.enabled}, ${webhook.disabled_reason}, ${webhook.version}, ${webhook.created_at}, ${webhook.updated_at},
      ${firstEventId})`)
  tx.send(sql`insert into delivery_queues (webhook_id) values (${webhook.id})`)
}

export async function findWebhook(db: Queryable, userId: UserId, id: WebhookId): Promise<Webhook | null> {
  const [row] = await db.query<Webhook>(
    sql`select ${columns} from webhooks where id = ${id} and user_id = ${userId} and deleted_at is null`,
  )
  return row ?? null
}

/** Locks the webhook for its owner; other users' requests don't wait for the lock. */
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
export async function listWebhooks(
  db: Queryable,
  userId: UserId,
  metadata: Readonly<Record<string, string>> | undefined,
  page: PageRequest,
): Promise<Webhook[]> {
  const conditions = [sql`user_id = ${userId} and deleted_at is null`, ...metadataConditions(sql`id`, userId, metadata)]
  return db.query(newestById(sql`select ${columns} from webhooks`, conditions, page))
}

export async function updateWebhook(tx: Tx, webhook: Webhook): Promise<void> {
  await tx.query(sql`
    update webhooks set url = ${webhook.url}, events = ${webhook.events}, role = ${webhook.role}, description = ${webhook.description},
      enabled = ${webhook.enabled}, disabled_reason = ${webhook.disabled_reason},
      failing_since = ${webhook.failing_since}, version = ${webhook.version}, updated_at = ${webhook.updated_at}
    where id = ${webhook.id}`)
  // Workers look at its pending deliveries again: it may be enabled, or have another URL.
  tx.send(sql`
    update delivery_queues set next_at = now(), failing = failing and ${webhook.failing_since !== null}::boolean
    where webhook_id = ${webhook.id}`)
}

/** Sent with the commit: events before this one aren't delivered. */
export function sendFirstEvent(tx: Tx, id: WebhookId, firstEventId: EventId): void {
  tx.send(sql`update webhooks set first_event_id = ${firstEventId}, fed_position = null where id = ${id}`)
}

/** Also deletes its secrets. The row stays until its deliveries are deleted. */
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

/** Makes the current secret expire in `hours`, deletes expired ones, and returns when the others expire, earliest first. */
export async function retireSecret(tx: Tx, webhookId: WebhookId, hours: number): Promise<Instant[]> {
  await tx.query(sql`delete from webhook_secrets where webhook_id = ${webhookId} and expires_at <= now()`)
  const rows = await tx.query<{ expires_at: Instant }>(sql`
    update webhook_secrets set expires_at = coalesce(expires_at, now() + make_interval(hours => ${hours}))
    where webhook_id = ${webhookId} returning expires_at`)
  return rows.map(({ expires_at }) => expires_at).sort()
}

/** These webhooks' valid secrets, each webhook's newest first. */
export async function findSecrets(
  db: Queryable,
  webhookIds: readonly WebhookId[],
): Promise<{ webhook_id: WebhookId; secret: Buffer }[]> {
  return db.query(sql`
    select webhook_id, secret from webhook_secrets
    where webhook_id = any(${webhookIds}) and (expires_at is null or expires_at > now())
    order by webhook_id, id desc`)
}

/** All secrets in order of their id, starting after the given one. */
export async function listSecrets(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<{ id: string; webhook_id: WebhookId; secret: Buffer }[]> {
  return tx.query(
    sql`select id, webhook_id, secret from webhook_secrets where id > ${afterId} order by id limit ${limit}`,
  )
}

/** Sent with the commit. */
export function sendResealedSecret(tx: Tx, id: string, sealed: Buffer): void {
  tx.send(sql`update webhook_secrets set secret = ${sealed} where id = ${id}`)
}

export interface Subscriber extends Pick<Webhook, 'id' | 'user_id' | 'events' | 'role'> {
  /** The position of its first event. */
  first_position: number
}

/** These users' enabled webhooks for events that concern them, if their first event already has a position. */
export async function findSubscribers(tx: Tx, userIds: readonly UserId[]): Promise<Subscriber[]> {
  return tx.query(sql`
    select w.id, w.user_id, w.events, w.role, e.position as first_position
    from webhooks w join events e on e.id = w.first_event_id
    where w.user_id = any(${userIds}) and w.audience = 'me' and w.enabled and w.deleted_at is null and e.position is not null`)
}

/** A webhook with a shared audience that hasn't gotten all events yet, and the next events for it. */
export interface FollowingWebhook extends Pick<Webhook, 'id'> {
  /** Every event up to this position is among them or was in an earlier batch. */
  upTo: number
  events: readonly { id: EventId; type: EventType }[]
}

/** Locks webhooks with shared audiences that are behind, furthest behind first, unless another worker has locked them. */
export async function lockFollowing(tx: Tx, webhooksMax: number, positionsMax: number): Promise<FollowingWebhook[]> {
  return tx.query(sql`
    with behind as materialized (
      select w.id, w.user_id, w.audience, w.events, coalesce(w.fed_position, first.position - 1) as after, last_position
      from event_sequence, webhooks w join events first on first.id = w.first_event_id
      where w.audience <> 'me' and w.enabled and w.deleted_at is null and first.position is not null
        and (w.fed_position is null or w.fed_position < last_position)
      order by w.fed_position nulls first limit ${webhooksMax} for update of w skip locked
    )
    select b.id, least(after + ${positionsMax}, last_position) as "upTo", coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'type', e.type) order by e.position) from events e
      where e.position > after and e.position <= after + ${positionsMax}
        and ('*' = any(b.events) or e.type = any(b.events)) and e.type <> 'webhook.test'
        and case b.audience when 'all' then ${isActiveOperator(sql`b.user_id`)} else ${isPublicEvent(sql`e`)} end
    ), '[]') as events from behind b`)
}

/** Sent with the commit. */
export function sendFed(tx: Tx, { id, upTo }: FollowingWebhook): void {
  tx.send(sql`update webhooks set fed_position = ${upTo} where id = ${id}`)
}

/** Sent with the commit; most of the time it changes nothing. */
export function sendNotFailing(tx: Tx, id: WebhookId): void {
  tx.send(sql`
    with healthy as (
      update webhooks set failing_since = null where id = ${id} and failing_since is not null returning id
    )
    update delivery_queues set failing = false where webhook_id in (select id from healthy)`)
}

/** `isServedApart`: it has been failing for so long that it's handled with the other failing webhooks. Sent with the commit. */
export function sendFailing(tx: Tx, id: WebhookId, since: Instant, isServedApart: boolean): void {
  tx.send(sql`
    with failing as (
      update webhooks set failing_since = ${since} where id = ${id} and failing_since is null
    )
    update delivery_queues set failing = ${isServedApart} where webhook_id = ${id} and failing <> ${isServedApart}`)
}

/** Webhooks that the service has disabled, oldest first. */
export async function listDisabledByService(
  db: Queryable,
  userId: UserId,
): Promise<Pick<Webhook, 'id' | 'disabled_reason' | 'updated_at'>[]> {
  return db.query(sql`
    select id, disabled_reason, updated_at from webhooks
    where user_id = ${userId} and deleted_at is null and disabled_reason in ('gone', 'failing')
    order by updated_at, id`)
}

export async function deleteRemovedWebhooks(tx: Tx, limit: number): Promise<void> {
  await tx.query(sql`
    delete from webhooks where id in (
      select id from webhooks w where deleted_at is not null
        and not exists (select 1 from deliveries d where d.webhook_id = w.id)
      order by deleted_at limit ${limit})`)
}

/** How many enabled webhooks are failing, up to a limit. */
export async function countFailing(db: Queryable, limit: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (
      select from webhooks where failing_since is not null and enabled and deleted_at is null limit ${limit}
    ) as failing`)
  return row?.count ?? 0
}
