-- Shared by all areas: value rules, append-only tables, stored answers for repeated requests, the sandbox clock, the
-- readiness check.
--
-- Conventions of all files:
-- * Ids are version 7 UUIDs made by the service, so ordering by id is ordering by creation.
-- * Times come from the service's clock, which a sandbox can move ahead. Columns in real time say so.
-- * Times have milliseconds, as in the API.
-- * Users, gigs, contracts, events and money are never deleted.

-- Rules that several columns share. Rules of a single column are checks in its table.
-- Amounts end at 2^53-1, the largest integer that every JSON number represents exactly.
create domain cents as bigint check (value between 0 and 9007199254740991);
create domain positive_cents as bigint check (value between 1 and 9007199254740991);
create domain counter as integer check (value >= 0);
create domain weekly_hours as integer check (value between 1 and 168);
-- The next two are in days.
create domain payout_delay as integer check (value between 3 and 10);
create domain review_period as integer check (value between 1 and 30);
create domain rate_type as text check (value in ('hourly', 'fixed'));
-- The two sides of a deal.
create domain party as text check (value in ('client', 'worker'));
-- The roles that receive events as a group, in addition to the users an event names.
create domain duty as text check (value in ('arbiter', 'operator'));
create domain payment_status as text check (value in ('pending', 'succeeded', 'failed', 'reversed'));

-- The trigger function of append-only tables. Only the reset of a sandbox empties them.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('parley.reset', true) = 'sandbox' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Answers of writes that carried an Idempotency-Key. The primary key guarantees one answer per scope, even
-- when requests with the same key race.
create table idempotent_answers (
  -- SHA-256 over user, agent, method, path and Idempotency-Key, as base64url.
  scope text collate "C" primary key,
  request_hash text not null,
  -- Status, headers and body, encrypted.
  answer bytea not null,
  created_at timestamptz(3) not null
);
create index idempotent_answers_by_age on idempotent_answers (created_at);

-- Mails that wait to be sent, and those of the last week. All times are real.
create table mails (
  id uuid primary key,
  recipient text collate "C" not null,
  -- Subject, text and HTML, encrypted: they may contain a link that signs somebody in. Null after it was sent or given up.
  content bytea,
  -- When a worker tries to send it; null if it is not to be sent.
  send_at timestamptz(3),
  attempts counter not null default 0,
  last_error text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  check (send_at is null or content is not null)
);
create index mails_due on mails (send_at) where send_at is not null;
create index mails_by_age on mails (created_at) where send_at is null;

-- Every write of operators and arbiters in their roles. Append-only.
create table staff_acts (
  id uuid primary key,
  user_id uuid not null,
  -- The id of the operation in the API document, and its path with ids.
  operation text not null,
  path text not null,
  -- The id of what it was about.
  subject text,
  -- Why, if the request said so.
  reason text,
  -- Whether a key or a session was used, and its id.
  credential_kind text not null,
  credential_id uuid not null,
  -- The network address.
  address text not null,
  -- Real time.
  created_at timestamptz(3) not null
);
create index staff_acts_by_user on staff_acts (user_id, id desc);
create index staff_acts_by_subject on staff_acts (subject, id desc) where subject is not null;
create index staff_acts_by_operation on staff_acts (operation, id desc);
create trigger staff_acts_append_only before update or delete on staff_acts
  for each row execute function refuse_change();
create trigger staff_acts_not_truncated before truncate on staff_acts
  for each statement execute function refuse_change();

-- How far the clock of a sandbox is ahead of real time; stays 0 in production.
create table sandbox_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0,
  -- Grows with each reset of the sandbox, which is the only time that the clock goes back.
  resets bigint not null default 0
);
insert into sandbox_clock default values;

-- Written by the readiness check, to find out whether the database can commit.
create table write_check (
  only_row boolean primary key default true check (only_row),
  -- Real time.
  checked_at timestamptz(3)
);
insert into write_check default values;
