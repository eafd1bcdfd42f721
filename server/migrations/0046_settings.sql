-- What operators change while the service is running. The newest row of a name is in effect; without a value, the environment's
-- is. Rows are never changed, so that they're the history. Writers hold a lock, so that `number` follows the order of commits.

create table setting_changes (
  number bigint generated always as identity primary key,
  id uuid not null unique,
  name text not null,
  -- Null: the environment's value again.
  value jsonb,
  -- The value that was in use.
  value_before jsonb not null,
  -- Not a reference, because the history outlives the sandbox's users.
  changed_by uuid not null,
  reason text,
  created_at timestamptz not null
);
create trigger setting_changes_append_only before update or delete on setting_changes
  for each row execute function refuse_change();
create index setting_changes_by_name on setting_changes (name, number desc);

-- The deadlines that were in use when the two sides agreed. Null: those of the environment, which no one could change before.
alter table contracts add column deadlines jsonb;
alter table milestones add column idle_rule jsonb;
