-- The figures of each day, for the operators' overview. A worker adds up the events in the order of their positions, each
-- once: the figures change in one transaction with the position up to which events are counted.

create table daily_figures (
  -- In UTC, by the time of the marketplace.
  day date primary key,
  gigs_posted bigint not null default 0,
  deals bigint not null default 0,
  -- From the posting of a gig to its deal, added up over the deals.
  hire_seconds bigint not null default 0,
  disputes_opened bigint not null default 0,
  -- Money, less what disputes took back. Sums may exceed what a bigint holds.
  released_cents numeric not null default 0,
  fees_cents numeric not null default 0,
  -- By how much these changed; the sum over all days is what there is now.
  escrow_change_cents numeric not null default 0,
  open_gigs_change bigint not null default 0,
  running_contracts_change bigint not null default 0,
  open_disputes_change bigint not null default 0
);

-- A worker locks this row to count events; events up to the position are counted.
create table figures_progress (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0
);
insert into figures_progress default values;

-- Every gig that has been open: when that was first, and whether it is, as far as events are counted.
create table posted_gigs (
  gig_id uuid primary key,
  posted_at timestamptz(3) not null,
  is_open boolean not null
);
