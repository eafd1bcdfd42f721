import type pg from 'pg'

/** Inserts webhooks of a new user, each with one delivery that is due in a day. */
export async function insertPendingWebhooks(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with owner as (
      insert into users (id, role, kind, display_name, created_at, updated_at)
      values (gen_random_uuid(), 'member', 'person', 'Ada', now(), now()) returning id
    ),
    event as (
      insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience)
      values (gen_random_uuid(), 'gig.created', now(), 'clock', 'gig', gen_random_uuid(), '"type":"gig.created"', '{}', 2, '{}')
      returning id
    ),
    webhook as (
      insert into webhooks (id, user_id, url, audience, events, enabled, created_at, updated_at, first_event_id)
      select gen_random_uuid(), owner.id, 'http://127.0.0.1:1/', 'me', '{gig.created}', true, now(), now(), event.id
      from owner, event, generate_series(1, $1::int)
      returning id
    ),
    queue as (
      insert into delivery_queues (webhook_id, next_at) select id, now() + interval '1 day' from webhook
    )
    insert into deliveries (id, webhook_id, event_id, type, due_at, created_at)
    select gen_random_uuid(), webhook.id, event.id, 'gig.created', now() + interval '1 day', now() from webhook, event`,
    [count],
  )
  await client.query('analyze webhooks, delivery_queues, deliveries, events')
}

/** Makes the delivery of one webhook due; returns the webhook's id. */
export async function makeOneDue(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `with due as (update deliveries set due_at = now() where id in (
      select id from deliveries where status = 'pending' and due_at > now() limit 1) returning webhook_id)
    update delivery_queues set next_at = now() where webhook_id in (select webhook_id from due) returning webhook_id`,
  )
  return rows[0].webhook_id
}

/** What a worker claims with when it has nothing in progress. */
export const idleClaim = {
  id: '00000000-0000-7000-8000-000000000000',
  limit: 256,
  leaseMs: 30_000,
  perWebhookMax: 8,
  failing: false,
  inProgress: new Map(),
}
