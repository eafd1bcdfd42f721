-- Gigs, gig search, and applications.

create extension if not exists pg_trgm;

create table gigs (
  id uuid primary key,
  -- The order of posting, for the sort `newest`.
  number bigint not null generated always as identity,
  -- Not a foreign key: the client is the authenticated caller, and a check would lock the user's row for each gig.
  client_id uuid not null,
  hosted_agent_id uuid,
  status text not null check (status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired')),

  -- The terms, which the owner can edit.
  title text not null,
  description text not null,
  category text,
  skills text[] not null,
  rate_type rate_type not null,
  rate_min_cents cents,
  rate_max_cents cents,
  hours_per_week weekly_hours,
  start_date date,
  payout_delay_days payout_delay not null,
  review_days review_period not null,
  remote boolean not null,
  location text,
  positions integer not null check (positions between 1 and 100),
  apply_by timestamptz(3),
  version integer not null default 1,

  -- Positions taken by active contracts, and positions reserved by contracts that wait for approval.
  filled_positions counter not null default 0,
  reserved_positions counter not null default 0,
  application_count counter not null default 0,

  -- For filters and sorts: skills in lower case, the words of the gig, and the sort keys. A gig without a rate or a
  -- deadline comes last in each sort.
  skill_keys text[] not null,
  search tsvector not null,
  rate_high_cents bigint not null generated always as (coalesce(rate_max_cents, rate_min_cents, -1)) stored,
  rate_low_cents bigint not null generated always as (coalesce(rate_min_cents, rate_max_cents, 9007199254740992)) stored,
  closes_at timestamptz(3) not null generated always as (coalesce(apply_by, timestamptz '9999-12-31T00:00:00Z')) stored,

  -- The members of the gig's JSON that change only with an edit, rendered when the gig is written.
  facts text not null,

  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Set when the owner deletes the gig, which hides it from lists and reads.
  deleted_at timestamptz(3),

  check (rate_min_cents <= rate_max_cents),
  -- No position is given twice.
  check (filled_positions + reserved_positions <= positions)
);
-- The ordered lists of gigs that are not open.
create index gigs_newest on gigs (status, number) where status <> 'open' and deleted_at is null;
-- Also with the open ones, which leave the lists while their client is suspended.
create index gigs_by_client on gigs (client_id, status, number) where deleted_at is null;
create index gigs_rate_high on gigs (status, rate_high_cents, number) where status <> 'open' and deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, number) where status <> 'open' and deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, number) where status <> 'open' and deleted_at is null;
-- For the clock, which closes gigs to applications.
create index gigs_apply_by on gigs (apply_by, id)
  where status in ('open', 'paused') and deleted_at is null and apply_by is not null;

-- The columns by which lists of open gigs filter and sort. Most gigs are closed: a small table of the open ones keeps search
-- fast however many closed gigs there are. Open gigs of a suspended client are not in it.
create table open_gigs (
  number bigint primary key,
  gig_id uuid not null unique,
  client_id uuid not null,
  title text not null,
  category text,
  skill_keys text[] not null,
  rate_type text not null,
  remote boolean not null,
  rate_high_cents bigint not null,
  rate_low_cents bigint not null,
  closes_at timestamptz(3) not null,
  search tsvector not null,
  -- The parts of `search` that decide about relevance: taking them out of a thousand matches would take 6 ms.
  title_words tsvector generated always as (ts_filter(search, '{a}')) stored,
  named_words tsvector generated always as (ts_filter(search, '{a,b}')) stored
);
create index open_gigs_by_client on open_gigs (client_id, number);
create index open_gigs_by_category on open_gigs (category, number);
-- With the other columns that are filtered by, so that gigs which are left out need not be read.
create index open_gigs_rate_high on open_gigs (rate_high_cents, number, rate_low_cents, category, rate_type, remote);
create index open_gigs_rate_low on open_gigs (rate_low_cents, number, rate_high_cents, category, rate_type, remote);
create index open_gigs_closing_soon on open_gigs
  (closes_at, number, rate_high_cents, rate_low_cents, category, rate_type, remote);
-- New entries wait in a pending list, which makes posting a gig cheaper. Searches read the list, so it is kept below the default of 4 MB.
create index open_gigs_search on open_gigs using gin (search) with (gin_pending_list_limit = 1024);
create index open_gigs_skills on open_gigs using gin (skill_keys) with (gin_pending_list_limit = 1024);
create index open_gigs_titles on open_gigs using gin (title gin_trgm_ops) with (gin_pending_list_limit = 1024);

-- The rows that open_gigs should have.
create view gigs_to_list as
select number, id as gig_id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents, rate_low_cents,
  closes_at, search
from gigs
where status = 'open' and deleted_at is null
  and (select status from users where id = client_id) is distinct from 'suspended';

-- Copies each change of a gig to open_gigs. The lock waits for a running suspension of the client, so that the statements
-- after it see its result. An advisory lock is not written to disk, unlike a lock on the user's row.
create function keep_open_gig() returns trigger language plpgsql as $$
begin
  if new.status = 'open' then
    perform pg_advisory_xact_lock_shared(hashtextextended('listing ' || new.client_id, 0));
  end if;
  if tg_op = 'UPDATE' then
    delete from open_gigs where number = old.number;
  end if;
  if new.status = 'open' then
    insert into open_gigs select * from gigs_to_list where gig_id = new.id;
  end if;
  return null;
end $$;

-- Not for changes of the counters, which are frequent and not copied.
create trigger keep_open_gig
after insert or update of title, description, category, skills, rate_type, rate_min_cents, rate_max_cents, remote, apply_by,
  status, deleted_at
on gigs for each row execute function keep_open_gig();

-- Takes the gigs of a suspended user out of open_gigs, and puts them back when the suspension ends.
create function keep_gigs_of_client() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('listing ' || new.id, 0));
  if new.status = 'suspended' then
    delete from open_gigs where client_id = new.id;
  else
    insert into open_gigs select * from gigs_to_list where client_id = new.id;
  end if;
  return null;
end $$;

create trigger keep_gigs_of_client
after update of status on users for each row when (old.status <> new.status) execute function keep_gigs_of_client();

-- Words in titles of open gigs that are similar to a mistyped word, the most similar first. The threshold allows one extra,
-- missing or wrong letter in a word of six. A thousand similar titles contain all likely spellings.
create function similar_title_words(typed text) returns setof text language sql stable
set pg_trgm.strict_word_similarity_threshold = 0.4
-- The planner overestimates the number of similar titles and would compare all titles, which takes a second.
set enable_seqscan = off
as $$
  select word
  from (
    -- Nearly every word is similar to one that is this short, so it has to be right.
    select typed as word where length(typed) < 4
    union
    select unnest(tsvector_to_array(to_tsvector('simple', title)))
    from (select title from open_gigs where length(typed) >= 4 and typed <<% title limit 1000) as similar_titles
  ) as words
  where similarity(word, typed) >= 0.4
  order by similarity(word, typed) desc, word
  limit 10
$$;

create table applications (
  id uuid primary key,
  gig_id uuid not null references gigs (id),
  gig_version integer not null,
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  hosted_agent_id uuid,
  status text not null
    check (status in ('pending', 'shortlisted', 'negotiating', 'hired', 'rejected', 'withdrawn', 'expired')),

  -- The terms that the worker proposes. Null takes the gig's value.
  message text not null,
  rate_cents cents,
  hours_per_week weekly_hours,
  start_date date,
  payout_delay_days payout_delay,
  -- The complete offer: the gig's terms at that time, changed by the proposal. A negotiation can start with it as the
  -- worker's offer, unless later edits of the gig change it.
  offer jsonb not null,

  -- The negotiation that the application led to; not a foreign key, since negotiations reference applications.
  negotiation_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (worker_id <> client_id)
);
-- One live application per gig and worker, even when requests race.
create unique index applications_one_live on applications (gig_id, worker_id)
  where status in ('pending', 'shortlisted', 'negotiating', 'hired');
create index applications_by_gig on applications (gig_id, id desc);
create index applications_by_client on applications (client_id, id desc);
create index applications_by_worker on applications (worker_id, id desc);
-- The client's inbox.
create index applications_waiting on applications (client_id, created_at, id) where status = 'pending';
