-- Reports, and what operators removed because of them.

-- `{reason, removed_at}` while an operator keeps it from everyone but its owner and operators, as the API shows it. Not `jsonb`:
-- it is shown as it was written.
alter table gigs add column removal json;
alter table reviews add column removal json;
alter table vouches add column removal json;
alter table messages add column removal json;

create or replace view gigs_to_list as
select number, id as gig_id, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents, rate_low_cents,
  closes_at, search
from gigs
where status = 'open' and deleted_at is null and removal is null
  and (select status from users where id = client_id) is distinct from 'suspended';
drop trigger keep_open_gig on gigs;
create trigger keep_open_gig
after insert or update of title, description, category, skills, rate_type, rate_min_cents, rate_max_cents, remote, apply_by,
  status, deleted_at, removal
on gigs for each row execute function keep_open_gig();

-- Set while the subject of the event is removed: its readers get the event without `data`.
alter table events add column withheld boolean not null default false;

create table reports (
  id uuid primary key,
  reporter_id uuid not null references users (id),
  hosted_agent_id uuid,
  subject_type text not null check (subject_type in ('gig', 'profile', 'review', 'vouch', 'message')),
  subject_id uuid not null,
  -- Who wrote what was reported.
  owner_id uuid not null references users (id),
  -- Of a message. Operators can read the conversation while the report is open.
  conversation_id uuid,
  reason text not null,
  text text,
  -- What was reported, as it was at that time: its owner can change or delete it since.
  evidence json not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'removed', 'suspended')),
  note text,
  decided_by uuid,
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  check ((status = 'open') = (decided_at is null))
);
-- One open report per reporter and subject, even when requests race.
create unique index reports_one_open on reports (subject_id, reporter_id) where status = 'open';
create index reports_by_reporter on reports (reporter_id, id desc);
create index reports_by_subject on reports (subject_id, id desc);
create index reports_by_owner on reports (owner_id, id desc);
create index reports_by_status on reports (status, id desc);
create index reports_of_conversation on reports (conversation_id) where status = 'open' and conversation_id is not null;

-- Every removal, with the objection of the owner, who has one.
create table removals (
  id uuid primary key,
  subject_type text not null check (subject_type in ('gig', 'review', 'vouch', 'message')),
  subject_id uuid not null,
  owner_id uuid not null references users (id),
  conversation_id uuid,
  reason text not null,
  removed_by uuid not null,
  removed_at timestamptz(3) not null,
  restored_by uuid,
  restored_at timestamptz(3),
  objection text,
  objected_at timestamptz(3),
  -- What became of the objection; null without one.
  objection_status text check (objection_status in ('open', 'restored', 'kept')),
  note text,
  decided_at timestamptz(3),
  check ((objection is null) = (objected_at is null) and (objection is null) = (objection_status is null)),
  check ((restored_by is null) = (restored_at is null))
);
create unique index removals_one_standing on removals (subject_id) where restored_at is null;
create index removals_by_subject on removals (subject_id, id desc);
create index removals_by_owner on removals (owner_id, id desc);
create index removals_objected on removals (objection_status, id desc) where objection_status is not null;
