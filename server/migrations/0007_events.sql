-- Events, the feeds of their readers, and webhooks with their deliveries.

-- Events are recorded in the transaction of their cause and get their position after its commit. Readers follow positions:
-- a transaction that commits late never adds an event before a position that a reader has passed.
create table events (
  -- The order of insertion, in which positions are assigned.
  seq bigint generated always as identity primary key,
  position bigint unique,
  id uuid not null unique,
  type text not null,
  created_at timestamptz(3) not null,

  actor_type text not null check (actor_type in ('user', 'agent', 'operator', 'clock')),
  actor_user_id uuid,
  actor_agent_id uuid,
  subject_type text not null,
  subject_id uuid not null,

  -- The event as readers get it, rendered once because it never changes: `head` is the JSON object without `data`.
  -- Events are kept for ever and are written with every change, so their size is bounded. `data_bytes` also limits the size
  -- of feed pages.
  head text not null,
  data json not null,
  data_bytes integer not null check (data_bytes <= 64000),

  -- The users who receive the event, the role whose members all receive it, and the agent of theirs that receives it although
  -- events of this type are for owners only.
  audience uuid[] not null,
  audience_role duty,
  audience_agent_id uuid
);
create index events_unnumbered on events (seq) where position is null;

-- Processes lock this row to assign positions one at a time.
create table event_sequence (
  only_row boolean primary key default true check (only_row),
  last_position bigint not null default 0,
  -- The last position when a sandbox was last reset. No event is left up to it; a reader that has read so far goes on after it.
  reset_position bigint not null default 0
);
insert into event_sequence default values;

-- One row per event and reader, written when the event gets its position: reading a feed is a range scan of the primary key.
create table event_readers (
  user_id uuid not null,
  position bigint not null,
  -- Not a foreign key: rows are made from events, which are never deleted, in the transaction that numbers them.
  event_seq bigint not null,
  type text not null,
  subject_id uuid not null,
  -- Not shown to the user's hosted agents, except this one.
  owner_only boolean not null,
  agent_id uuid,
  -- Shown only while the user has this role; null when the event names the user.
  role duty,
  primary key (user_id, position)
);
create index event_readers_by_subject on event_readers (user_id, subject_id, position);

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id),
  url text not null,
  -- Event types, or `*` alone for all.
  events text[] not null check (cardinality(events) > 0),
  -- The role of the key that set URL and events. Events for a role go only to webhooks of that role.
  role duty,
  description text,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('owner', 'gone', 'failing')),
  -- Real time of the first failed attempt after the last success.
  failing_since timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The event that created or last enabled it. Events before it in the feed are not delivered.
  first_event_id uuid not null,
  -- Set when the owner removes the webhook; the worker deletes its deliveries, then the row.
  deleted_at timestamptz(3),
  check (enabled = (disabled_reason is null))
);
create index webhooks_by_user on webhooks (user_id, id desc) where deleted_at is null;
create index webhooks_failing on webhooks (failing_since) where failing_since is not null and enabled and deleted_at is null;
create index webhooks_deleted on webhooks (deleted_at) where deleted_at is not null;

-- Which webhooks the workers look at, and when: the cost of claiming deliveries depends on what is due, not on how many
-- webhooks have pending deliveries. The row is locked while a worker claims deliveries of the webhook. In real time.
create table delivery_queues (
  webhook_id uuid primary key references webhooks (id) on delete cascade,
  -- Not later than the webhook's earliest `due_at`; null when there is nothing to send.
  next_at timestamptz(3),
  -- Failing webhooks are served apart from the others.
  failing boolean not null default false
);
create index delivery_queues_next on delivery_queues (failing, next_at);

create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- Encrypted.
  secret bytea not null,
  created_at timestamptz(3) not null,
  -- Real time at which a replaced secret stops signing; null for the current one.
  expires_at timestamptz(3)
);
-- One current secret per webhook.
create unique index webhook_secrets_one_current on webhook_secrets (webhook_id) where expires_at is null;
create index webhook_secrets_by_webhook on webhook_secrets (webhook_id);

-- The log of deliveries, which is also the queue of the workers. All times are real times.
create table deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id),
  event_id uuid not null references events (id),
  type text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  attempt_count counter not null default 0,
  -- The time of the next attempt. A worker that claims the delivery moves it ahead: when the worker dies, the delivery
  -- becomes due again.
  due_at timestamptz(3),
  claim uuid,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- An event is delivered to a webhook under one id, also when it is sent again.
  unique (webhook_id, event_id),
  check ((status = 'pending') = (due_at is not null)),
  check ((status = 'pending') = (finished_at is null)),
  check (claim is null or status = 'pending')
);
create index deliveries_by_webhook on deliveries (webhook_id, id desc);
create index deliveries_by_status on deliveries (webhook_id, status, id desc);
-- For workers: what is due at each endpoint; and for removing deliveries that are pending for too long.
create index deliveries_due on deliveries (due_at) where status = 'pending';
create index deliveries_due_by_webhook on deliveries (webhook_id, due_at) where status = 'pending';
-- For removing old deliveries.
create index deliveries_finished on deliveries (finished_at) where status <> 'pending';

create table delivery_attempts (
  delivery_id uuid not null references deliveries (id) on delete cascade,
  -- 1-based attempt number.
  number integer not null,
  -- Real time.
  at timestamptz(3) not null,
  url text not null,
  -- The header `webhook-signature` as it was sent; null when nothing was sent.
  signature text,
  status_code integer,
  duration_ms integer not null,
  -- The first 16 KiB of the response.
  response text,
  error text,
  primary key (delivery_id, number)
);
