-- The same as before, for less: gigs are read once, and their words gathered in a hash table, where the planner used to sort
-- them all (it took each for a list of its own, having nothing to go by but the size of the arrays).
create or replace function list_gigs(after bigint, up_to bigint) returns void language sql set work_mem = '64MB'
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
