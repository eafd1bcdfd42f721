-- Finding gigs takes the same time however many there are.

-- The order in which gigs were posted, which is what `newest` means.
alter table gigs add column number bigint;
update gigs set number = posted.number
from (select id, row_number() over (order by id) as number from gigs) as posted
where posted.id = gigs.id;
alter table gigs alter column number set not null;
alter table gigs alter column number add generated always as identity;
select setval(pg_get_serial_sequence('gigs', 'number'), coalesce(max(number), 0) + 1, false) from gigs;

-- What a gig is called, and what it is about: of its words those that count for relevance.
alter table gigs add column labels tsvector not null generated always as (ts_filter(search, '{a,b}')) stored;

-- Lists read the facts of every gig they show, so these stay in the row; the longest texts need not, and are fetched
-- faster uncompressed.
alter table gigs alter column description set storage external, alter column search set storage external;
alter table gigs set (toast_tuple_target = 1600);

-- The stretches of numbers a gig lies in, each length eight times the one before. Being in the index beside words and
-- skills, they let these be looked up among the newest gigs only.
create function gig_eras(status text, number bigint) returns text[] language sql immutable parallel safe
return array[
  status || '/8/' || (number >> 8),
  status || '/11/' || (number >> 11),
  status || '/14/' || (number >> 14),
  status || '/17/' || (number >> 17),
  status || '/20/' || (number >> 20)
];

drop index gigs_newest, gigs_by_client, gigs_by_category, gigs_rate_high, gigs_rate_low, gigs_closing_soon,
  gigs_skills, gigs_search, gigs_title_trigrams, gigs_apply_by;
create index gigs_newest on gigs (status, number) where deleted_at is null;
create index gigs_by_client on gigs (client_id, status, number) where deleted_at is null;
create index gigs_by_category on gigs (category, status, number) where deleted_at is null;
-- The last three columns are for filters: what they rule out need not be fetched.
create index gigs_rate_high on gigs (status, rate_high_cents, number, category, rate_type, remote)
  where deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, number, category, rate_type, remote)
  where deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, number, category, rate_type, remote)
  where deleted_at is null;
-- Entries wait on a list, which every search reads, until the worker sorts them in; without a worker it stays short too.
create index gigs_search on gigs using gin (search, skill_keys, title gin_trgm_ops, gig_eras(status, number))
  with (gin_pending_list_limit = 256) where deleted_at is null;
-- What the clock has to look at: most gigs have no deadline, and need no entry.
create index gigs_apply_by on gigs (apply_by, id)
  where status in ('open', 'paused') and deleted_at is null and apply_by is not null;
