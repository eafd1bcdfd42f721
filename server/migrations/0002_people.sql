-- Users, how they sign in, their hosted agents, the API keys and apps of both, and vouches between users.

create table users (
  id uuid primary key,
  role text not null check (role in ('member', 'arbiter', 'operator')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Why an operator suspended the user, if they gave a reason.
  suspension_reason text,

  -- The profile.
  kind text not null check (kind in ('person', 'organization')),
  display_name text not null,
  -- With "C", lower() folds only ASCII letters: other letters would make two addresses one.
  email text collate "C",
  -- Whether the user has opened a link that was mailed to the address. Only proven addresses sign in.
  email_proven boolean not null default false,
  -- The address that the user wants to have, until it is proven.
  pending_email text,
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
  check (suspension_reason is null or status = 'suspended'),
  check (email is not null or not email_proven)
);
-- One user for each proven address.
create unique index users_proven_email on users (lower(email)) where email_proven;
create index users_by_role on users (role, id);
create index users_by_status on users (status, id);
-- The public list of profiles shows neither suspended users nor operators.
create index users_people_newest on users (id desc) where status = 'active' and role <> 'operator';
create index users_people_by_rating on users ((coalesce(rating_average, 0)) desc, id desc)
  where status = 'active' and role <> 'operator';
create index users_skills on users using gin (skill_keys) where status = 'active' and role <> 'operator';
create index users_search on users using gin (search);
create index users_by_email on users (lower(email) text_pattern_ops) where email is not null;

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

-- What keys and apps asked the API for: the log that their owners read, kept for 7 days. Written in batches after the
-- answers; without bodies and queries. All times are real.
create table api_requests (
  -- The order in which readers see them: no row appears before one that a reader has passed.
  seq bigint primary key,
  id uuid not null default gen_random_uuid(),
  -- Not foreign keys, which would be checked for every row: users and keys are never deleted, agents and apps only marked.
  user_id uuid not null,
  hosted_agent_id uuid,
  key_id uuid,
  connected_app_id uuid,
  at timestamptz(3) not null,
  channel text not null check (channel in ('api', 'mcp')),
  operation text not null,
  method text not null,
  path text not null,
  status integer not null,
  issue_codes text[] not null,
  duration_ms integer not null,
  request_id text not null,
  check (num_nonnulls(key_id, connected_app_id) = 1)
);
create index api_requests_by_user on api_requests (user_id, seq);
create index api_requests_failed on api_requests (user_id, seq) where status >= 400;

-- Processes lock this row to number their rows: those with lower numbers are then visible before those with higher ones.
create table api_request_sequence (
  only_row boolean primary key default true check (only_row),
  last_seq bigint not null default 0
);
insert into api_request_sequence default values;

-- Browsers in which people have signed in. All times are real, as for keys.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- SHA-256 of the secret in the cookie, as base64url.
  hash text collate "C" not null unique,
  method text not null check (method in ('email', 'invitation', 'operator_link', 'passkey', 'demo')),
  -- The operator who looks around as this user, in a sandbox.
  opened_by uuid references users (id),
  -- When that operator had signed in; null if they used a key, which no session may follow from.
  opener_signed_in_at timestamptz(3),
  user_agent text,
  address text not null,
  signed_in_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index sessions_by_user on sessions (user_id, id desc);
create index sessions_by_age on sessions (signed_in_at);
create index sessions_by_opener on sessions (opened_by) where opened_by is not null;

-- Credentials of devices with which people sign in without typing anything. All times are real.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  -- As the device calls it, in base64url.
  credential_id text collate "C" not null unique,
  public_key bytea not null,
  -- How often the device says it was used. A lower number reveals a copy.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_by_user on passkeys (user_id, id desc);

-- Random values that a passkey has to sign, so that an old answer cannot be used again.
create table passkey_challenges (
  challenge text collate "C" primary key,
  -- The user who adds a passkey; null for a sign-in.
  user_id uuid,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);

-- Mails whose link or code proves an address. All times are real.
create table email_proofs (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_in', 'new_address', 'invitation', 'operator_link')),
  -- Null for a link that is printed on the operator's terminal.
  email text collate "C",
  -- Null when the address decides who signs in.
  user_id uuid references users (id),
  -- SHA-256 of the token in the link, and a signature of the code.
  token_hash text collate "C" not null unique,
  code_hash text not null,
  wrong_codes counter not null default 0,
  -- Where to go after the sign-in.
  return_to text,
  -- The network address, or the id of the user, that asked for the mail.
  asked_by text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check (email is not null or purpose = 'operator_link'),
  check (user_id is not null or purpose = 'sign_in')
);
create index email_proofs_by_email on email_proofs (lower(email), created_at);
create index email_proofs_by_source on email_proofs (asked_by, created_at);
create index email_proofs_by_user on email_proofs (user_id) where purpose = 'invitation' and used_at is null;
create index email_proofs_by_age on email_proofs (created_at);

-- Programs that users can let in. Apps that publish their own description at a URL are not here: the URL is their client id.
create table apps (
  id uuid primary key,
  -- Null for an app that registered itself.
  user_id uuid references users (id),
  name text not null,
  url text,
  redirect_uris text[] not null,
  -- SHA-256 of the secret, as base64url; null for an app that cannot keep one, such as a program on a user's device.
  secret_hash text,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index apps_by_user on apps (user_id, id desc);
-- For deleting apps that registered themselves and are not connected.
create index apps_self_registered on apps (created_at) where user_id is null;

-- Apps that users have let in, as themselves or as one of their hosted agents. All times are real.
create table connected_apps (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null when the app acts as the user.
  hosted_agent_id uuid,
  -- The id of a registered app, the URL at which an app describes itself, or a name that is built in.
  client_id text not null,
  -- Null unless the app is registered.
  app_id uuid,
  -- What the user saw when they let it in.
  name text not null,
  url text,
  scopes text[] not null,
  -- What the OAuth server knows about the grant; null until it has stored it.
  payload jsonb,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  ended_at timestamptz(3),
  foreign key (user_id, hosted_agent_id) references hosted_agents (user_id, id)
);
create index connected_apps_by_user on connected_apps (user_id, id desc) where ended_at is null;
create index connected_apps_by_agent on connected_apps (hosted_agent_id) where ended_at is null;
create index connected_apps_by_app on connected_apps (app_id) where app_id is not null;
create index connected_apps_by_age on connected_apps (expires_at);

-- Codes, tokens and sign-ins under way of the OAuth server. Their ids are secrets, so only hashes of them are stored.
create table oauth_objects (
  -- SHA-256 of the id, as base64url.
  hash text collate "C" primary key,
  kind text not null,
  connected_app_id uuid references connected_apps (id) on delete cascade,
  -- Without the id. Encrypted for kinds that name other secrets.
  payload jsonb,
  sealed bytea,
  -- A second way to find it: a signature of the code that a user types, or the hash of a second id.
  lookup text collate "C",
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  check (num_nonnulls(payload, sealed) = 1)
);
create unique index oauth_objects_by_lookup on oauth_objects (kind, lookup) where lookup is not null;
create index oauth_objects_by_connected_app on oauth_objects (connected_app_id) where connected_app_id is not null;
create index oauth_objects_by_age on oauth_objects (expires_at);

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

-- The demo market of a sandbox, once an operator has asked for it. All times are real.
create table demo_market (
  is_only boolean primary key default true check (is_only),
  -- Of the process that fills it.
  run_id uuid not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- How many days of its story have passed.
  day integer not null default 0,
  started_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- Its people, as whom operators can look around.
create table demo_users (
  user_id uuid primary key references users (id)
);
