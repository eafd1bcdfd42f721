-- Users who don't want to be contacted by another. Only the blocker sees it.
create table blocks (
  blocker_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
-- The list of the blocker, newest first.
create index blocks_by_blocker on blocks (blocker_id, created_at desc, blocked_id);
-- Whose gigs a user can't apply to.
create index blocks_by_blocked on blocks (blocked_id, blocker_id);
