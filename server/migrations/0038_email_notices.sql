-- Emails about what happened and what is waiting.

-- Events in people's feeds after which to look whether there is something to email, once they had the time to see it.
create table email_checks (
  user_id uuid not null references users (id),
  position bigint not null,
  due_at timestamptz(3) not null,
  primary key (user_id, position)
);
create index email_checks_due on email_checks (due_at);

-- What someone is told about by email: each thing once.
create table email_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  kind text not null,
  -- A task, the reminder of one, the unread messages of a conversation, or an event.
  about text not null check (about in ('task', 'reminder', 'messages', 'event')),
  subject_type text not null,
  subject_id uuid not null,
  -- Of a task; the type of an event.
  action text not null default '',
  -- Tells apart two tasks that are the same except for their time.
  version text not null,
  -- Of the event in the feed of the user.
  position bigint not null,
  created_at timestamptz(3) not null,
  -- When to remind of a task, in the time of the marketplace; null when there is nothing to remind of.
  remind_at timestamptz(3),
  -- When the daily email is sent that it waits for; null when it waits for none.
  daily_at timestamptz(3),
  -- The email that says it; null without one.
  mail_id uuid,
  -- Whether that is a daily email.
  in_daily boolean not null default false,
  unique (user_id, about, subject_id, action, version)
);
create index email_notices_to_remind on email_notices (remind_at) where remind_at is not null;
create index email_notices_for_daily on email_notices (daily_at) where daily_at is not null;
create index email_notices_of_mail on email_notices (mail_id) where mail_id is not null;
create index email_notices_by_age on email_notices (created_at) where remind_at is null and daily_at is null;

-- Emails about notices are composed again before each attempt, so that none says what is no longer so.
alter table mails add column is_notice boolean not null default false;
-- Those that someone is waiting for come first.
drop index mails_due;
create index mails_due on mails (is_notice, send_at) where send_at is not null;
