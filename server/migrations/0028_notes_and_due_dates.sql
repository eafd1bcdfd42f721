-- What users noted for themselves about people and applications. Only the author reads it.
create table notes (
  id uuid primary key,
  author_id uuid not null references users (id),
  -- Whom it is about: of a note on an application, its other side.
  user_id uuid not null references users (id),
  application_id uuid references applications (id),
  text text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index notes_by_author on notes (author_id, id desc);
create index notes_about on notes (author_id, user_id, id desc);

-- For the calendar of both sides: what is due when.
create index milestones_due_by_client on milestones (client_id, due_date)
  where due_date is not null and status in ('pending', 'funded');
create index milestones_due_by_worker on milestones (worker_id, due_date)
  where due_date is not null and status in ('pending', 'funded');
create index negotiations_open_by_client on negotiations (client_id, expires_at) where status = 'open';
create index negotiations_open_by_worker on negotiations (worker_id, expires_at) where status = 'open';
