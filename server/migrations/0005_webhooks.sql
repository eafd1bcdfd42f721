-- Who reads which event, webhooks, and the log of their deliveries, which is also the queue.

-- Beside the users it names, an event may concern everyone of a role.
alter table events add column audience_role text check (audience_role in ('arbiter', 'operator'));

-- One row for each reader of an event, made when the event gets its position: a feed is a walk along one index.
create table event_readers (
  user_id uuid not null,
  position bigint not null,
  event_seq bigint not null references events (seq),
  type text not null,
  subject_id uuid not null,
  -- Not for the reader's hosted agents.
  owner_only boolean not null,
  -- Set for those whom it concerns only as long as they have this role.
  role text,
  primary key (user_id, position)
);
create index event_readers_by_subject on event_readers (user_id, subject_id, position);
insert into event_readers (user_id, position, event_seq, type, subject_id, owner_only)
select distinct on (reader, position) reader, position, seq, type, subject_id,
  split_part(type, '.', 1) in ('agent', 'approval', 'deposit', 'key', 'user', 'wallet', 'webhook', 'withdrawal')
from events cross join lateral unnest(audience) as reader
where position is not null;

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id),
  url text not null,
  -- Types, or just `*`.
  events text[] not null check (cardinality(events) > 0),
  description text,
  enabled boolean not null,
  disabled_reason text check (disabled_reason in ('owner', 'gone', 'failing')),
  -- Real time of the first failed attempt since the last that succeeded.
  failing_since timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  check (enabled = (disabled_reason is null))
);
create index webhooks_by_user on webhooks (user_id, id desc) where deleted_at is null;
create index webhooks_deleted on webhooks (deleted_at) where deleted_at is not null;

create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- Encrypted.
  secret bytea not null,
  created_at timestamptz(3) not null,
  -- Real time from which it signs no more; null for the newest.
  expires_at timestamptz(3)
);
create unique index webhook_secrets_one_current on webhook_secrets (webhook_id) where expires_at is null;
create index webhook_secrets_by_webhook on webhook_secrets (webhook_id);

create table deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id),
  event_id uuid not null references events (id),
  type text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  attempt_count integer not null default 0,
  -- Real time of the next attempt. Whoever claims the delivery moves it ahead: a claim is a lease that expires.
  due_at timestamptz(3),
  claim uuid,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  unique (webhook_id, event_id),
  check ((status = 'pending') = (due_at is not null)),
  check ((status = 'pending') = (finished_at is null)),
  check (claim is null or status = 'pending')
);
create index deliveries_by_webhook on deliveries (webhook_id, id desc);
create index deliveries_by_status on deliveries (webhook_id, status, id desc);
-- What workers look for: whether anything is due at all, and what is due at each endpoint.
create index deliveries_due on deliveries (due_at) where status = 'pending';
create index deliveries_due_by_webhook on deliveries (webhook_id, due_at) where status = 'pending';
create index deliveries_finished on deliveries (finished_at) where status <> 'pending';

create table delivery_attempts (
  delivery_id uuid not null references deliveries (id) on delete cascade,
  number integer not null,
  -- Real time.
  at timestamptz(3) not null,
  status_code integer,
  duration_ms integer not null,
  -- The first 16 KiB of the answer.
  response text,
  error text,
  primary key (delivery_id, number)
);

-- What waits for people.
create index applications_waiting on applications (client_id, created_at, id) where status = 'pending';
create index negotiations_waiting_for_client on negotiations (client_id, expires_at)
  where status = 'open' and offered_by = 'worker';
create index negotiations_waiting_for_worker on negotiations (worker_id, expires_at)
  where status = 'open' and offered_by = 'client';
create index contracts_waiting_for_client on contracts (client_id, approve_by)
  where status = 'pending_approval' and client_approved_at is null;
create index contracts_waiting_for_worker on contracts (worker_id, approve_by)
  where status = 'pending_approval' and worker_approved_at is null;
create index milestones_waiting_for_client on milestones (client_id, status) where status in ('pending', 'submitted');
create index milestones_waiting_for_worker on milestones (worker_id) where status = 'funded';
