-- Disputes: about one milestone, which they freeze together with its clearing payouts.

create table disputes (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  milestone_id uuid not null references milestones (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  opened_by text not null check (opened_by in ('client', 'worker')),
  status text not null check (status in ('open', 'in_review', 'recommended', 'arbitration', 'resolved', 'withdrawn')),
  reason text not null check (reason in ('not_delivered', 'quality', 'scope', 'late', 'payment', 'other')),
  -- All that is argued about: what was held plus what was clearing, fees included.
  amount_cents bigint not null check (amount_cents > 0),
  -- What the worker gets when nobody says anything.
  default_worker_cents bigint not null check (default_worker_cents between 0 and amount_cents),
  client_proposal_cents bigint check (client_proposal_cents between 0 and amount_cents),
  worker_proposal_cents bigint check (worker_proposal_cents between 0 and amount_cents),
  recommended_cents bigint check (recommended_cents between 0 and amount_cents),
  recommended_by uuid references users (id),
  recommendation_rationale text,
  client_accepted boolean not null default false,
  worker_accepted boolean not null default false,
  resolved_cents bigint check (resolved_cents between 0 and amount_cents),
  resolved_how text check (resolved_how in ('agreement', 'recommendation', 'arbitration', 'silence', 'default')),
  resolution_rationale text,
  respond_by timestamptz(3) not null,
  decide_by timestamptz(3),
  -- Where the milestone goes back to when the dispute is withdrawn, and how much of its review was left.
  milestone_status text not null check (milestone_status in ('funded', 'submitted', 'released')),
  review_left_ms bigint check (review_left_ms >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The deadline that counts now; what is over comes last.
  due_at timestamptz(3) not null generated always as (
    case when status = 'open' then respond_by when status in ('resolved', 'withdrawn')
      then timestamptz '9999-12-31T00:00:00Z' else decide_by end
  ) stored,
  check ((status = 'resolved') = (resolved_cents is not null))
);
create unique index disputes_one_open on disputes (milestone_id) where status not in ('resolved', 'withdrawn');
create index disputes_by_milestone on disputes (milestone_id);
create index disputes_by_client on disputes (client_id, due_at, id);
create index disputes_by_worker on disputes (worker_id, due_at, id);
create index disputes_by_deadline on disputes (due_at, id);
create index disputes_by_status on disputes (status, due_at, id);

create table dispute_statements (
  id uuid primary key,
  dispute_id uuid not null references disputes (id),
  side text not null check (side in ('client', 'worker')),
  user_id uuid not null,
  hosted_agent_id uuid,
  text text not null,
  evidence jsonb not null,
  proposed_worker_cents bigint,
  created_at timestamptz(3) not null
);
create index dispute_statements_by_dispute on dispute_statements (dispute_id, id);

-- How much of its clearing was left when a dispute held a payout.
alter table payouts add column clearing_left_ms bigint check (clearing_left_ms >= 0);

-- A contract does not end by itself while something in it is disputed.
alter table contracts add column disputed_milestones integer not null default 0 check (disputed_milestones >= 0);
