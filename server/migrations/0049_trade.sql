-- Custom fields, and the open gigs that have a value, newest first.

-- By key, including those of retired fields.
alter table gigs add column fields jsonb not null default '{}';
alter table users add column fields jsonb not null default '{}';
alter table open_gigs add column fields jsonb not null default '{}';

create index users_fields on users using gin (fields jsonb_path_ops) where status = 'active' and role <> 'operator';

-- A row for each value of an open gig: `key=value`, or a number or day as an amount. Empty while a marketplace has no fields.
create table open_gig_values (
  key text not null,
  number bigint not null,
  amount double precision,
  closes_at timestamptz(3) not null,
  primary key (key, number) include (amount, closes_at)
);

-- Texts aren't looked up by value, so long ones are left out. A day is the number that its digits form.
create function values_of_fields(fields jsonb) returns table (key text, amount double precision) language sql immutable
as $$
  select distinct on (1) case when made.amount is null then field.key || '=' || made.text else field.key end, made.amount
  from jsonb_each(fields) as field, jsonb_path_query(field.value, '$[*]') as item,
    lateral (select item #>> '{}' as text) as plain,
    lateral (
      select text, case
        when jsonb_typeof(item) = 'number' then text::double precision
        when text ~ '^\d{4}-\d\d-\d\d$' then replace(text, '-', '')::double precision
      end as amount
    ) as made
  where length(made.text) <= 40
$$;

-- The newest open gigs with a value, or with an amount within limits, as many as the longest page plus one. The planner knows only
-- how frequent values are on average, and would sort all gigs with a frequent one instead of reading the index in order.
create function newest_with_value(
  wanted text, lowest double precision, highest double precision, below bigint, later_than timestamptz
) returns setof bigint language plpgsql stable rows 100
set enable_bitmapscan = off
set enable_sort = off
as $$
begin
  return query
    select number from open_gig_values
    where key = wanted and closes_at > later_than and (below is null or number < below)
      and (lowest is null or amount >= lowest) and (highest is null or amount <= highest)
    order by number desc limit 101;
end $$;

create function keep_open_gig_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from open_gig_values where number = old.number and key in (select key from values_of_fields(old.fields));
  else
    insert into open_gig_values select key, new.number, amount, new.closes_at from values_of_fields(new.fields);
  end if;
  return null;
end $$;

create trigger add_open_gig_values after insert on open_gigs
  for each row when (new.fields <> '{}') execute function keep_open_gig_values();
create trigger remove_open_gig_values after delete on open_gigs
  for each row when (old.fields <> '{}') execute function keep_open_gig_values();

create or replace view gigs_to_list as
select number, id as gig_id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents, rate_low_cents,
  closes_at, search, fields
from gigs
where status = 'open' and deleted_at is null and removal is null
  and (select status from users where id = client_id) is distinct from 'suspended';

drop trigger keep_open_gig on gigs;
create trigger keep_open_gig
after insert or update of title, description, category, skills, rate_type, rate_min_cents, rate_max_cents, remote, apply_by,
  status, deleted_at, removal, search, fields
on gigs for each row execute function keep_open_gig();

-- The values of fields that a saved search asks for; null for any. The gig’s category, or the one above it, has to be `in_category`.
alter table searches add column with_fields jsonpath;

-- How far full-text search follows the names of categories and options: all changes up to this number, and of the next one, the
-- rows up to this id.
create table renaming_progress (
  kind text primary key,
  number bigint not null default 0,
  after uuid
);
insert into renaming_progress (kind) values ('gig'), ('profile');
