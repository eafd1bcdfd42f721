-- Who was an operator when, and requests to take an operator's rights that wait for a second operator.

-- From when until when a user was an operator who was not suspended.
create table operator_terms (
  user_id uuid not null references users (id) on delete cascade,
  started_at timestamptz(3) not null,
  -- Null while it lasts.
  ended_at timestamptz(3),
  check (ended_at >= started_at)
);
create unique index operator_terms_current on operator_terms (user_id) where ended_at is null;
create index operator_terms_by_end on operator_terms (ended_at);

-- The history begins with today's operators.
insert into operator_terms (user_id, started_at)
  select id, now() from users where role = 'operator' and status = 'active';

-- By triggers, so that no way to become an operator or to stop being one is left out.
create function note_operator_term() returns trigger language plpgsql as $$
begin
  if new.role = 'operator' and new.status = 'active' then
    insert into operator_terms (user_id, started_at) values (new.id, new.updated_at);
  else
    update operator_terms set ended_at = greatest(started_at, new.updated_at) where user_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger users_new_operator after insert on users
  for each row when (new.role = 'operator' and new.status = 'active') execute function note_operator_term();
create trigger users_operator_changed after update of role, status on users
  for each row when ((old.role = 'operator' and old.status = 'active') <> (new.role = 'operator' and new.status = 'active'))
  execute function note_operator_term();

-- Requests to suspend or demote an operator. A second operator's request for the same carries it out and deletes the row.
create table operator_removals (
  user_id uuid not null references users (id) on delete cascade,
  -- What the operator is to become.
  becomes text not null check (becomes in ('suspended', 'member', 'arbiter')),
  requested_by uuid not null references users (id) on delete cascade,
  reason text,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (user_id, becomes),
  check (requested_by <> user_id)
);
