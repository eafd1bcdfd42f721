-- Users, their keys and hosted agents; events; what makes requests repeatable; the sandbox's clock.

create table users (
  id uuid primary key,
  role text not null check (role in ('member', 'arbiter', 'operator')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  kind text not null check (kind in ('person', 'organization')),
  display_name text not null,
  email text,
  headline text,
  bio text,
  skills text[] not null default '{}',
  rate_cents bigint check (rate_cents >= 0),
  location text,
  time_zone text,
  links jsonb not null default '[]',
  avatar_url text,
  available boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index users_by_role on users (role, id);
create index users_by_status on users (status, id);

create table hosted_agents (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  description text,
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (user_id, id)
);

create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id),
  hosted_agent_id uuid,
  name text not null,
  -- SHA-256 of the secret in base64url; the secret itself is never stored.
  hash text collate "C" not null unique,
  last_four text not null,
  scopes text[] not null,
  replaced_by uuid references api_keys (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  -- A key acts for an agent of its own user or for nobody.
  foreign key (user_id, hosted_agent_id) references hosted_agents (user_id, id)
);
create index api_keys_by_user on api_keys (user_id, id);
create index api_keys_by_agent on api_keys (hosted_agent_id) where hosted_agent_id is not null;

create table events (
  -- Insertion order; the order readers see is `position`, given after commit.
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
  data jsonb not null,
  audience uuid[] not null
);
create index events_unnumbered on events (seq) where position is null;

create table event_sequence (
  only_row boolean primary key default true check (only_row),
  last_position bigint not null default 0
);
insert into event_sequence default values;

create table idempotent_answers (
  -- SHA-256 over user, agent, method, path and the caller's key, in base64url.
  scope text collate "C" primary key,
  request_hash text not null,
  -- Status, headers and body, encrypted.
  answer bytea not null,
  created_at timestamptz(3) not null
);
create index idempotent_answers_by_age on idempotent_answers (created_at);

create table sandbox_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into sandbox_clock default values;
