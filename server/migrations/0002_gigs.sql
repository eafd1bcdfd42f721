-- Gigs, applications, and what it takes to find gigs and people.

create extension if not exists pg_trgm;

create table gigs (
  id uuid primary key,
  client_id uuid not null references users (id),
  hosted_agent_id uuid,
  title text not null,
  description text not null,
  category text,
  skills text[] not null,
  rate_type text not null check (rate_type in ('hourly', 'fixed')),
  rate_min_cents bigint check (rate_min_cents >= 0),
  rate_max_cents bigint check (rate_max_cents >= 0),
  hours_per_week integer check (hours_per_week between 1 and 168),
  start_date date,
  payout_delay_days integer not null check (payout_delay_days between 3 and 10),
  review_days integer not null check (review_days between 1 and 30),
  remote boolean not null,
  location text,
  positions integer not null check (positions between 1 and 100),
  filled_positions integer not null default 0 check (filled_positions >= 0),
  reserved_positions integer not null default 0 check (reserved_positions >= 0),
  apply_by timestamptz(3),
  status text not null check (status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired')),
  application_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  -- In lower case, for filtering.
  skill_keys text[] not null,
  search tsvector not null,
  -- What the API shows of it, but for what changes without an edit, as members of a JSON object: rendered when written,
  -- so that a list has nothing left to render.
  facts text not null,
  -- What the two sorts by rate go by; a gig without a rate comes last in both.
  rate_high_cents bigint not null generated always as (coalesce(rate_max_cents, rate_min_cents, -1)) stored,
  rate_low_cents bigint not null generated always as (coalesce(rate_min_cents, rate_max_cents, 9007199254740992)) stored,
  -- When applications end, and for sorting: a gig without that comes last.
  closes_at timestamptz(3) not null generated always as (coalesce(apply_by, timestamptz '9999-12-31T00:00:00Z')) stored,
  check (rate_min_cents <= rate_max_cents),
  check (filled_positions + reserved_positions <= positions)
);
-- Lists read the facts of every row they show, so these stay in the row, uncompressed, while there is room.
alter table gigs alter column facts set storage main;
-- Every list is by status, and deleted gigs are in none.
create index gigs_newest on gigs (status, id desc) where deleted_at is null;
create index gigs_by_client on gigs (client_id, status, id desc) where deleted_at is null;
create index gigs_by_category on gigs (category, status, id desc) where deleted_at is null;
create index gigs_rate_high on gigs (status, rate_high_cents desc, id desc) where deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, id) where deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, id) where deleted_at is null;
create index gigs_skills on gigs using gin (skill_keys) where deleted_at is null;
create index gigs_search on gigs using gin (search) where deleted_at is null;
create index gigs_title_trigrams on gigs using gin (title gin_trgm_ops) where deleted_at is null;
-- What the clock has to look at.
create index gigs_apply_by on gigs (apply_by, id) where status in ('open', 'paused') and deleted_at is null;

create table applications (
  id uuid primary key,
  gig_id uuid not null references gigs (id),
  gig_version integer not null,
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  hosted_agent_id uuid,
  message text not null,
  rate_cents bigint check (rate_cents >= 0),
  hours_per_week integer check (hours_per_week between 1 and 168),
  start_date date,
  payout_delay_days integer check (payout_delay_days between 3 and 10),
  status text not null
    check (status in ('pending', 'shortlisted', 'negotiating', 'hired', 'rejected', 'withdrawn', 'expired')),
  negotiation_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (worker_id <> client_id)
);
-- However many race: one live application per gig and worker.
create unique index applications_one_live on applications (gig_id, worker_id)
  where status in ('pending', 'shortlisted', 'negotiating', 'hired');
create index applications_by_gig on applications (gig_id, id desc);
create index applications_by_client on applications (client_id, id desc);
create index applications_by_worker on applications (worker_id, id desc);

-- People are found by what they say of themselves, and ranked by what was said of them.
alter table users
  add column rating_average double precision,
  add column review_count integer not null default 0,
  add column skill_keys text[] not null default '{}',
  add column search tsvector not null default '';
update users set search = to_tsvector('english', display_name);
create index users_people_newest on users (id desc) where status = 'active' and role <> 'operator';
create index users_people_by_rating on users ((coalesce(rating_average, 0)) desc, id desc)
  where status = 'active' and role <> 'operator';
create index users_skills on users using gin (skill_keys) where status = 'active' and role <> 'operator';
create index users_search on users using gin (search) where status = 'active' and role <> 'operator';
