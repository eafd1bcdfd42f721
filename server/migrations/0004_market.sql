-- Gigs, how they are found, and applications to them.

create extension if not exists pg_trgm;
create extension if not exists intarray;

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

  -- Positions taken by active contracts, and positions held by contracts that wait for approval.
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

  -- The JSON that lists show, rendered when the gig is written: `facts` are the members that change with an edit,
  -- `standing` those that change without one.
  facts text not null,
  standing text not null generated always as (
    ',"filled_positions":' || filled_positions::text || ',"reserved_positions":' || reserved_positions::text
      || ',"status":"' || status || '","application_count":' || application_count::text || ',"allowed_actions":'
  ) stored,

  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Set when the owner deletes the gig: no list and no read shows it.
  deleted_at timestamptz(3),

  check (rate_min_cents <= rate_max_cents),
  -- A gig never promises more positions than it has.
  check (filled_positions + reserved_positions <= positions)
);
-- One index per sort, and per sort within a category. The trailing columns let filters run inside the index.
create index gigs_newest on gigs (status, number, rate_type, remote) where deleted_at is null;
create index gigs_rate_high on gigs (status, rate_high_cents, number, rate_type, remote) where deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, number, rate_type, remote) where deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, number, rate_type, remote) where deleted_at is null;
create index gigs_by_category on gigs (category, status, number, rate_type, remote) where deleted_at is null;
create index gigs_category_rate_high on gigs (category, status, rate_high_cents, number) where deleted_at is null;
create index gigs_category_rate_low on gigs (category, status, rate_low_cents, number) where deleted_at is null;
create index gigs_category_closing_soon on gigs (category, status, closes_at, number) where deleted_at is null;
create index gigs_by_rate_type on gigs (status, rate_type, number, remote) where deleted_at is null;
create index gigs_by_client on gigs (client_id, status, number) where deleted_at is null;
-- For the lists of words below. A hash index, so that the planner does not walk it in order.
create index gigs_by_number on gigs using hash (number);
-- For the clock, which closes gigs to applications.
create index gigs_apply_by on gigs (apply_by, id)
  where status in ('open', 'paused') and deleted_at is null and apply_by is not null;

-- For each word and skill, the gigs that have it: lists that are read from the newest gig back.
create table gig_terms (
  -- The stem of a word, or a skill in lower case.
  term text collate "C",
  -- Where the term occurs: 0 anywhere, 1 in title, category or skills, 2 in the title, 3 as a skill.
  field smallint,
  -- The number of the gigs without its last twelve bits.
  block integer,
  -- The last twelve bits of each number, subtracted from 4095 and sorted, so that the newest gig comes first.
  gigs integer[] not null,
  primary key (term, field, block)
);

-- Gigs up to this number are in the lists. Searches look at later gigs one by one.
create table gig_listing (listed_to bigint not null);
insert into gig_listing values (0);

-- The words of all titles, among which mistyped words are looked up.
create table title_words (word text collate "C" primary key);
create index title_words_by_trigrams on title_words using gin (word gin_trgm_ops);

-- Puts the gigs in a range of numbers into the lists. Words that an edit removed stay in the lists, so readers check
-- edited gigs again. Rows are written in one order, so that concurrent calls do not deadlock. `offset 0` keeps the
-- planner from sorting before it groups.
create function list_gigs(after bigint, up_to bigint) returns void language sql set work_mem = '64MB'
begin atomic
  insert into gig_terms (term, field, block, gigs)
  with unlisted as materialized (
    select number >> 12 as block, 4095 - (number & 4095)::integer as place, search, ts_filter(search, '{a,b}') as labels,
      skill_keys
    from gigs
    where status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired') and deleted_at is null
      and number > after and number <= up_to
  )
  select term, field, block, uniq(sort(places))
  from (
    select term, field, block, array_agg(place) as places
    from (
      select unnest(tsvector_to_array(search)), 0, block, place from unlisted
      union all select unnest(tsvector_to_array(labels)), 1, block, place from unlisted
      union all select unnest(tsvector_to_array(ts_filter(labels, '{a}'))), 2, block, place from unlisted
      union all select unnest(skill_keys), 3, block, place from unlisted
    ) as entries (term, field, block, place)
    group by term, field, block
    offset 0
  ) as lists
  order by term collate "C", field, block
  on conflict (term, field, block) do update set gigs = gig_terms.gigs | excluded.gigs;

  insert into title_words
  select distinct unnest(tsvector_to_array(to_tsvector('simple', title))) collate "C"
  from gigs
  where status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired') and deleted_at is null
    and number > after and number <= up_to
  order by 1
  on conflict do nothing;
end;

create table applications (
  id uuid primary key,
  gig_id uuid not null references gigs (id),
  gig_version integer not null,
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  hosted_agent_id uuid,
  status text not null
    check (status in ('pending', 'shortlisted', 'negotiating', 'hired', 'rejected', 'withdrawn', 'expired')),

  -- What the worker proposes. A field that is null takes the gig's value.
  message text not null,
  rate_cents cents,
  hours_per_week weekly_hours,
  start_date date,
  payout_delay_days payout_delay,
  -- The complete offer: the proposal with the gig as it was then. A negotiation can take it up while the gig still leads
  -- to the same offer.
  offer jsonb not null,

  -- The negotiation that the application led to; not a foreign key, since negotiations reference applications.
  negotiation_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (worker_id <> client_id)
);
-- One live application per gig and worker, however many requests race.
create unique index applications_one_live on applications (gig_id, worker_id)
  where status in ('pending', 'shortlisted', 'negotiating', 'hired');
create index applications_by_gig on applications (gig_id, id desc);
create index applications_by_client on applications (client_id, id desc);
create index applications_by_worker on applications (worker_id, id desc);
-- The client's inbox.
create index applications_waiting on applications (client_id, created_at, id) where status = 'pending';
