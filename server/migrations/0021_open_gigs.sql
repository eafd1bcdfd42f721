-- PostgreSQL's own full text search, over a table that holds open gigs only.
drop function list_gigs(bigint, bigint);
drop table gig_terms, gig_listing, title_words;
drop extension intarray;

drop index gigs_newest, gigs_by_client, gigs_by_category, gigs_by_rate_type, gigs_rate_high, gigs_rate_low,
  gigs_closing_soon, gigs_category_rate_high, gigs_category_rate_low, gigs_category_closing_soon, gigs_by_number;
alter table gigs drop column standing;

-- The ordered lists of gigs that are not open.
create index gigs_newest on gigs (status, number) where status <> 'open' and deleted_at is null;
create index gigs_by_client on gigs (client_id, status, number) where status <> 'open' and deleted_at is null;
create index gigs_rate_high on gigs (status, rate_high_cents, number) where status <> 'open' and deleted_at is null;
create index gigs_rate_low on gigs (status, rate_low_cents, number) where status <> 'open' and deleted_at is null;
create index gigs_closing_soon on gigs (status, closes_at, number) where status <> 'open' and deleted_at is null;

-- What lists of open gigs filter and sort by. Most gigs are closed; those that are not are kept close together here, so that a
-- search costs the same however many gigs were closed before.
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
  search tsvector not null
);
create index open_gigs_by_client on open_gigs (client_id, number);
create index open_gigs_by_category on open_gigs (category, number);
-- With the other columns that are filtered by, so that gigs which are left out need not be read.
create index open_gigs_rate_high on open_gigs (rate_high_cents, number, rate_low_cents, category, rate_type, remote);
create index open_gigs_rate_low on open_gigs (rate_low_cents, number, rate_high_cents, category, rate_type, remote);
create index open_gigs_closing_soon on open_gigs
  (closes_at, number, rate_high_cents, rate_low_cents, category, rate_type, remote);
-- Without a pending list: searches would have to read it, and now and then a poster would have to empty it.
create index open_gigs_search on open_gigs using gin (search) with (fastupdate = off);
create index open_gigs_skills on open_gigs using gin (skill_keys) with (fastupdate = off);
create index open_gigs_titles on open_gigs using gin (title gin_trgm_ops) with (fastupdate = off);

create function keep_open_gig() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from open_gigs where number = old.number;
  end if;
  if new.status = 'open' and new.deleted_at is null then
    insert into open_gigs (number, gig_id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents,
      rate_low_cents, closes_at, search)
    values (new.number, new.id, new.client_id, new.title, new.category, new.skill_keys, new.rate_type, new.remote,
      new.rate_high_cents, new.rate_low_cents, new.closes_at, new.search);
  end if;
  return null;
end $$;

-- Counters change often and are not searched for.
create trigger keep_open_gig
after insert or update of title, description, category, skills, rate_type, rate_min_cents, rate_max_cents, remote, apply_by,
  status, deleted_at
on gigs for each row execute function keep_open_gig();

-- The words in titles that a word may be mistyped for, the most similar first. A letter too many, too few or wrong in a word of
-- six is within the threshold. A thousand similar titles are enough to learn the spellings from.
create function similar_title_words(typed text) returns setof text language sql stable
set pg_trgm.strict_word_similarity_threshold = 0.4
-- The planner cannot see how few titles are similar; comparing all of them takes a second.
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

insert into open_gigs (number, gig_id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents,
  rate_low_cents, closes_at, search)
select number, id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents, rate_low_cents, closes_at, search
from gigs where status = 'open' and deleted_at is null;
