-- Saved searches, the gigs they matched, and when their owners are told.

create table searches (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  -- As the user sent them; a later version of the service might no longer know some.
  filters jsonb not null,
  notify text not null check (notify in ('off', 'event', 'daily')),
  version integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,

  -- The filters, as conditions of statements. Null where the search has none.
  words tsquery,
  all_skill_keys text[],
  in_category text,
  of_rate_type text,
  min_rate_cents bigint,
  max_rate_cents bigint,
  is_remote boolean,
  of_client_id uuid,
  with_metadata jsonb,

  -- Each gig that matches has at least one of them; see `anchors_of_gig`.
  anchors text[] not null
);
create index searches_by_user on searches (user_id, id);
-- Searches are seldom saved and always matched: no list of pending entries that each match would have to read.
create index searches_by_anchor on searches using gin (anchors) with (fastupdate = off) where notify <> 'off';

-- Words of which a gig has to contain one so that the query matches: the longest of those it must contain, or all where it may
-- contain some instead of others. Null if a gig can match without any of them, and if there is no query.
create function words_to_contain(words tsquery) returns text[] language sql immutable parallel safe
as $$
  -- The part of the query that an index could look up; `T` if there is none. Words are in quotes, which are doubled in words.
  select case
    when indexable is null or indexable = 'T' then null
    when strpos(regexp_replace(indexable, '''(?:[^'']|'''')*''', '', 'g'), '|') > 0 then every_word
    else every_word[1:1]
  end
  from (select querytree(words) as indexable) as tree, lateral (
    select array(
      select replace(replace(found[1], '''''', ''''), '\\', '\')
      from regexp_matches(indexable, '''((?:[^'']|'''')*)''', 'g') as found
      order by length(found[1]) desc, found[1]
    ) as every_word
  ) as found_words
$$;

-- What a gig has, of which each search that it matches names something. `any` is named by searches that name nothing else.
create function anchors_of_gig(gig open_gigs) returns text[] language sql stable
as $$
  select array_cat(
    array(select 'word ' || word from unnest(tsvector_to_array(gig.search)) as word),
    array(select 'skill ' || skill from unnest(gig.skill_keys) as skill)
  ) || array['category ' || coalesce(gig.category, ''), 'client ' || gig.client_id, 'any']
$$;

-- The gigs that a search has matched, each once. Old ones are deleted.
create table search_matches (
  search_id uuid not null references searches (id) on delete cascade,
  gig_id uuid not null,
  matched_at timestamptz(3) not null,
  is_announced boolean not null default false,
  primary key (search_id, gig_id)
);
create index search_matches_waiting on search_matches (search_id, matched_at, gig_id) where not is_announced;
create index search_matches_by_age on search_matches using brin (matched_at);

-- What the owner of a search has been told, and when the worker looks at it next. A row of its own, since it changes often.
create table search_alerts (
  search_id uuid primary key references searches (id) on delete cascade,
  -- Matches that are not announced yet.
  waiting_count integer not null default 0 check (waiting_count >= 0),
  -- Null while none are waiting.
  due_at timestamptz(3),
  sent_at timestamptz(3),
  -- How many announcements there were in the day that ends then.
  sent_in_day integer not null default 0,
  day_ends_at timestamptz(3)
);
create index search_alerts_due on search_alerts (due_at) where due_at is not null;

-- A worker locks this row to match gigs; gigs that opened with events up to the position are matched.
create table searches_progress (
  only_row boolean primary key default true check (only_row),
  position bigint not null
);
insert into searches_progress (position) select last_position from event_sequence;
