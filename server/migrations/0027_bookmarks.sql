-- Gigs and people that a user has saved. Nobody else sees them.
create table bookmarks (
  id uuid primary key,
  owner_id uuid not null references users (id),
  gig_id uuid references gigs (id),
  user_id uuid references users (id),
  created_at timestamptz(3) not null,
  check (num_nonnulls(gig_id, user_id) = 1),
  unique nulls not distinct (owner_id, gig_id, user_id)
);
create index bookmarks_by_owner on bookmarks (owner_id, id desc);
