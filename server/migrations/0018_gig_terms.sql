-- What gigs are found by: for each word and skill the gigs that have it, as lists that are read from the newest back. An index
-- of words finds every match before the newest can be told from the others, and took most of what posting a gig takes.
create extension if not exists intarray;

create table gig_terms (
  -- A word as the search knows it, or a skill in lower case.
  term text collate "C",
  -- Where gigs have it: 0 anywhere, 1 in title, category or skills, 2 in the title; 3 as a skill.
  field smallint,
  -- Gigs whose numbers differ in their last twelve bits only.
  block integer,
  -- Those bits of each number, counted from the end of the block: sorted, the newest comes first.
  gigs integer[] not null,
  primary key (term, field, block)
) with (fillfactor = 90);
alter table gig_terms alter gigs set storage external;

-- Gigs up to this number are in the lists; searches look through the few after it one by one.
create table gig_listing (listed_to bigint not null);
insert into gig_listing select coalesce(max(number), 0) from gigs;

-- Puts the gigs after one number and up to another into the lists. What they no longer say stays there, so whoever reads a list
-- looks at gigs that were changed. In one order, so that nobody waits for somebody who waits for them; sorted after they are
-- put together (`offset 0`), when there are fewer.
create function list_gigs(after bigint, up_to bigint) returns void language sql set work_mem = '64MB'
begin atomic
  insert into gig_terms (term, field, block, gigs)
  select term, field, block, uniq(sort(places))
  from (
    select term, field, number >> 12 as block, array_agg(4095 - (number & 4095)::integer) as places
    from gigs cross join lateral (
      select unnest(tsvector_to_array(search)), 0
      union all select unnest(tsvector_to_array(ts_filter(search, '{a,b}'))), 1
      union all select unnest(tsvector_to_array(ts_filter(search, '{a}'))), 2
      union all select unnest(skill_keys), 3
    ) as entries (term, field)
    where status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired') and deleted_at is null
      and number > after and number <= up_to
    group by term, field, block
    offset 0
  ) as lists
  order by term collate "C", field, block
  on conflict (term, field, block) do update set gigs = gig_terms.gigs | excluded.gigs;

  -- What mistyped words are looked for among.
  insert into title_words
  select distinct unnest(tsvector_to_array(to_tsvector('simple', title))) collate "C"
  from gigs
  where status in ('draft', 'open', 'paused', 'filled', 'closed', 'expired') and deleted_at is null
    and number > after and number <= up_to
  order by 1
  on conflict do nothing;
end;

-- By which lists name them. (Were it in order, the planner would walk along it for the newest, past all that is filtered out.)
create index gigs_by_number on gigs using hash (number);

drop index gigs_search;
drop function gig_eras;
-- Users stay, and the client is the very user who posts: no need to look them up, and lock them, for each of their gigs.
alter table gigs drop column labels, drop constraint gigs_client_id_fkey;

select list_gigs(first - 1, first + 4095)
from gig_listing cross join lateral generate_series(0, listed_to, 4096) as first;
analyze gigs;
analyze gig_terms;
