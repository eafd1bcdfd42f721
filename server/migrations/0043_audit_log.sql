-- The audit log has no gaps, which `npm run audit` checks: each entry has the number after the last one. Whoever adds an entry
-- holds the counter until the commit, so a number is never lost with a transaction that was rolled back.

create table staff_act_count (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null
);

alter table staff_acts add column number bigint;
alter table staff_acts disable trigger staff_acts_append_only;
update staff_acts set number = numbered.number
from (select id, row_number() over (order by id) as number from staff_acts) as numbered
where staff_acts.id = numbered.id;
alter table staff_acts enable trigger staff_acts_append_only;
alter table staff_acts alter column number set not null, add constraint staff_acts_in_order unique (number);
insert into staff_act_count (last_number) select count(*) from staff_acts;

create function number_staff_act() returns trigger language plpgsql as $$
begin
  update staff_act_count set last_number = last_number + 1 returning last_number into new.number;
  return new;
end $$;
create trigger staff_acts_numbered before insert on staff_acts for each row execute function number_staff_act();

-- The counter only grows, one by one.
create function refuse_recount() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.last_number = old.last_number + 1 then
    return new;
  end if;
  raise exception '% only grows', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger staff_act_count_grows before update or delete on staff_act_count
  for each row execute function refuse_recount();
create index staff_acts_by_time on staff_acts (created_at, id desc);
