-- How people want to be emailed.

-- Of one kind of email; a missing row means the default of the kind.
create table email_settings (
  user_id uuid not null references users (id),
  kind text not null,
  delivery text not null check (delivery in ('now', 'daily', 'off')),
  primary key (user_id, kind)
);
