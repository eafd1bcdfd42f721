-- Objections to suspensions, and what operators write to users.

-- A suspension is the removal of a profile, to which its user can object like any other owner. It can have no reason.
alter table removals drop constraint removals_subject_type_check;
alter table removals add check (subject_type in ('gig', 'profile', 'review', 'vouch', 'message'));
alter table removals alter column reason drop not null;
alter table removals add check (reason is not null or subject_type = 'profile');

-- Those who are suspended already, from the events of their suspensions.
insert into removals (id, subject_type, subject_id, owner_id, reason, removed_by, removed_at)
select suspension.id, 'profile', users.id, users.id, suspension_reason, suspension.actor_user_id, suspension.created_at
from users, lateral (
  select id, actor_user_id, created_at from event_readers join events on seq = event_seq
  where event_readers.user_id = users.id and event_readers.subject_id = users.id
    and event_readers.type = 'user.suspended' and actor_user_id is not null
  order by event_readers.position desc limit 1
) as suspension
where status = 'suspended';

-- Who decided about an objection, which need not be who removed it.
alter table removals add column decided_by uuid;
update removals set decided_by = (
  select actor_user_id from events
  where type = 'objection.resolved' and subject_id = removals.id order by seq desc limit 1
) where decided_at is not null;

create table notices (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- What it is about: something that the user wrote, or else their profile.
  subject_type text not null check (subject_type in ('gig', 'profile', 'review', 'vouch', 'message')),
  subject_id uuid not null,
  text text not null,
  sent_by uuid not null,
  created_at timestamptz(3) not null
);
create index notices_by_user on notices (user_id, id desc);
create index notices_by_subject on notices (subject_id);
