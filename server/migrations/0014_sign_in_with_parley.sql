-- Sign in with Parley: the keys that sign ID tokens, consent that is remembered, and apps of the marketplace itself.

-- All times are real. A key is published before it signs, and after it has signed for the last time.
create table signing_keys (
  -- The `kid` of the key.
  id text collate "C" primary key,
  -- The private key as a JWK, encrypted.
  sealed bytea not null,
  created_at timestamptz(3) not null,
  signs_from timestamptz(3) not null
);

alter table connected_apps
  -- Who the user is: `openid`, `profile` and `email`.
  add column openid_scopes text[] not null default '{}',
  -- Where the user was sent; null for a device.
  add column redirect_uri text,
  -- The address that the consent page showed; null if it showed none. No other address is ever revealed.
  add column shared_email text collate "C",
  -- Until when the same request is granted without asking; null for apps that ask every time.
  add column remembered_until timestamptz(3);
-- Finds how a user let an app in before.
create index connected_apps_by_user_and_client on connected_apps (user_id, client_id, id desc);

-- First-party apps, which operators trust so much that users are not asked. Real time.
alter table apps add column first_party_since timestamptz(3);
create index apps_first_party on apps (id desc) where first_party_since is not null;

-- An operator wants an app to be first-party; a second one has to want the same.
create table first_party_requests (
  app_id uuid primary key references apps (id) on delete cascade,
  -- What was asked for: the app as it was.
  app_version integer not null,
  requested_by uuid not null references users (id) on delete cascade,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
