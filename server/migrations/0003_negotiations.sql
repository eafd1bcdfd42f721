-- Negotiations: offers in rounds, until one side agrees to what the other offered.

create table negotiations (
  id uuid primary key,
  gig_id uuid not null references gigs (id),
  -- The gig as it was when the negotiation began; later edits do not reach it.
  gig_version integer not null,
  rate_type text not null check (rate_type in ('hourly', 'fixed')),
  review_days integer not null,
  application_id uuid references applications (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  status text not null check (status in ('open', 'agreed', 'declined', 'expired', 'superseded')),
  -- The terms on the table: those of the newest round.
  terms jsonb not null,
  terms_hash text not null,
  offered_by text not null check (offered_by in ('client', 'worker')),
  round_count integer not null,
  client_rounds integer not null,
  worker_rounds integer not null,
  contract_id uuid,
  decline_reason text,
  -- While a contract that waits for approval holds the gig's last position, its rivals do not run out: here until when,
  -- for a rival; and for the agreed one, until when it keeps them.
  kept_until timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (client_id <> worker_id),
  check ((status = 'agreed') = (contract_id is not null))
);
-- However many race: one open negotiation per gig and worker.
create unique index negotiations_one_open on negotiations (gig_id, worker_id) where status = 'open';
create index negotiations_by_gig on negotiations (gig_id, id desc);
create index negotiations_by_client on negotiations (client_id, id desc);
create index negotiations_by_worker on negotiations (worker_id, id desc);
create index negotiations_due on negotiations (expires_at, id) where status = 'open';

create table negotiation_rounds (
  id uuid primary key,
  negotiation_id uuid not null references negotiations (id),
  number integer not null,
  offered_by text not null check (offered_by in ('client', 'worker')),
  user_id uuid not null,
  hosted_agent_id uuid,
  changes jsonb not null,
  terms jsonb not null,
  terms_hash text not null,
  message text,
  created_at timestamptz(3) not null,
  unique (negotiation_id, number)
);
