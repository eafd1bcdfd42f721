-- Users, their hosted agents, the API keys of both, and vouches between users.

create table users (
  id uuid primary key,
  role text not null check (role in ('member', 'arbiter', 'operator')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Why an operator suspended the user, if they gave a reason.
  suspension_reason text,

  -- The profile.
  kind text not null check (kind in ('person', 'organization')),
  display_name text not null,
  email text,
  headline text,
  bio text,
  skills text[] not null default '{}',
  rate_cents cents,
  location text,
  time_zone text,
  links jsonb not null default '[]',
  avatar_url text,
  available boolean not null default true,
  version integer not null default 1,

  -- The reputation: totals, updated in the transaction of each review, vouch, contract or dispute that counts.
  review_count counter not null default 0,
  rating_sum bigint not null default 0,
  rating_average double precision,
  vouch_count counter not null default 0,
  verified_vouch_count counter not null default 0,
  contracts_completed counter not null default 0,
  -- Reviews and completed contracts with so little money that they count apart.
  small_review_count counter not null default 0,
  small_contracts_completed counter not null default 0,
  disputes_lost counter not null default 0,
  due_milestones counter not null default 0,
  on_time_milestones counter not null default 0,

  -- For the search of profiles: skills in lower case, and the words of the profile.
  skill_keys text[] not null default '{}',
  search tsvector not null default '',

  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (suspension_reason is null or status = 'suspended')
);
create index users_by_role on users (role, id);
create index users_by_status on users (status, id);
-- The public list of profiles shows neither suspended users nor operators.
create index users_people_newest on users (id desc) where status = 'active' and role <> 'operator';
create index users_people_by_rating on users ((coalesce(rating_average, 0)) desc, id desc)
  where status = 'active' and role <> 'operator';
create index users_skills on users using gin (skill_keys) where status = 'active' and role <> 'operator';
create index users_search on users using gin (search) where status = 'active' and role <> 'operator';

-- Programs that act for a user. Their mandates are in 0003_agents.sql.
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

-- Keys expire in real time, so that moving the clock of a sandbox ahead locks out no user.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null for a key of the user.
  hosted_agent_id uuid,
  name text not null,
  -- SHA-256 of the secret, as base64url. The secret itself is not stored.
  hash text collate "C" not null unique,
  last_four text not null,
  scopes text[] not null,
  replaced_by uuid references api_keys (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  -- The agent of a key belongs to the user of the key.
  foreign key (user_id, hosted_agent_id) references hosted_agents (user_id, id)
);
create index api_keys_by_user on api_keys (user_id, id);
create index api_keys_by_agent on api_keys (hosted_agent_id) where hosted_agent_id is not null;

create table vouches (
  id uuid primary key,
  from_user_id uuid not null references users (id),
  user_id uuid not null references users (id),
  message text not null,
  skills text[] not null,
  -- Whether enough money was paid out between the two users; see paid_between.
  verified boolean not null,
  created_at timestamptz(3) not null,
  -- One vouch from one user for another, even when requests race.
  unique (from_user_id, user_id),
  check (from_user_id <> user_id)
);
create index vouches_by_user on vouches (user_id, id desc);

-- Whoever decides a dispute has had nothing to do with its sides, and has nothing to do with them for a while afterwards. Rows
-- are never deleted: deleting a vouch does not make its author impartial.
create table conflicts_of_interest (
  user_id uuid not null,
  other_id uuid not null,
  -- The user has applied to, negotiated with or vouched for the other, and so cannot decide a dispute of the other.
  has_dealt boolean not null default false,
  -- The user has decided a dispute of the other: until this time neither begins anything with the other.
  apart_until timestamptz(3),
  primary key (user_id, other_id)
);

-- The total paid out between two users in either direction. Each pair has one row: the lower id comes first.
create table paid_between (
  lesser_id uuid not null,
  greater_id uuid not null,
  paid_cents cents not null,
  primary key (lesser_id, greater_id),
  check (lesser_id < greater_id)
);
