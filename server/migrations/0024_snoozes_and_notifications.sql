-- Tasks that users have put off, and up to where they have seen what is new.

create table inbox_snoozes (
  user_id uuid not null references users (id),
  subject_id uuid not null,
  -- Since when the task had been waiting: if something new happens to it, it comes back.
  seen_since timestamptz(3) not null,
  until timestamptz(3) not null,
  primary key (user_id, subject_id)
);

-- The position in the feed up to which a user has seen the notifications.
create table notifications_seen (
  user_id uuid primary key references users (id),
  position bigint not null
);
insert into notifications_seen select users.id, last_position from users, event_sequence;
