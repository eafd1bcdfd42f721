-- The marketplace's terms of use: their versions, who has accepted which, and whom the worker still has to email.

create table terms_versions (
  version integer primary key check (version > 0),
  -- In Markdown; null if the terms are on a page elsewhere.
  text text,
  external_url text,
  summary text,
  -- All times in these tables are real time.
  effective_at timestamptz(3) not null,
  published_at timestamptz(3) not null,
  -- Not references, because the versions outlive the sandbox's users.
  published_by uuid not null,
  withdrawn_at timestamptz(3),
  withdrawn_by uuid,
  check (num_nonnulls(text, external_url) = 1),
  check (num_nonnulls(withdrawn_at, withdrawn_by) in (0, 2)),
  check (effective_at >= published_at and withdrawn_at < effective_at)
);
-- What people have accepted never changes.
create trigger terms_versions_fixed
  before delete or update of version, text, external_url, summary, effective_at, published_at, published_by on terms_versions
  for each row execute function refuse_change();

create table terms_acceptances (
  number bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  version integer not null references terms_versions (version),
  accepted_at timestamptz(3) not null,
  -- The session or key it was done with; neither if it was part of creating the account.
  session_id uuid,
  key_id uuid,
  -- The operator whose key acted for a managed user.
  accepted_by uuid,
  check (num_nonnulls(session_id, key_id) <= 1)
);
-- Once by a managed user's platform, and once by the user, who has claimed the account.
create unique index terms_acceptances_once on terms_acceptances (user_id, version, (accepted_by is null));
create index terms_acceptances_by_version on terms_acceptances (version, number desc);
-- Resetting a sandbox deletes users, and with them what they have accepted.
create trigger terms_acceptances_fixed before update or delete on terms_acceptances
  for each row when (current_setting('parley.reset', true) is distinct from 'sandbox') execute function refuse_change();
create trigger terms_acceptances_not_truncated before truncate on terms_acceptances
  for each statement execute function refuse_change();

-- The versions in `terms_acceptances`, because every request reads its user's row anyway.
alter table users add column accepted_terms integer[] not null default '{}';

-- Emails to everyone about a version, which a worker queues in order of user ids.
create table terms_mailings (
  version integer not null references terms_versions (version),
  about text not null check (about in ('published', 'withdrawn')),
  -- The last user who has been handled, and the last one who is to be told.
  after_user_id uuid not null,
  until_user_id uuid not null,
  primary key (version, about)
);
