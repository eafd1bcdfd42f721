-- From offer to payment: negotiations, contracts, milestones, payouts, disputes, reviews.

create table negotiations (
  id uuid primary key,
  application_id uuid references applications (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  opened_by party not null,
  status text not null check (status in ('open', 'agreed', 'declined', 'expired', 'superseded')),

  -- The gig as it was when the negotiation began. Later edits of the gig do not change it.
  gig_id uuid not null references gigs (id),
  gig_version integer not null,
  rate_type rate_type not null,
  review_days review_period not null,

  -- The offer of the newest round.
  terms jsonb not null,
  terms_hash text not null,
  offered_by party not null,

  round_count counter not null,
  client_rounds counter not null,
  worker_rounds counter not null,

  -- Set when the negotiation ends; not a foreign key, since contracts reference negotiations.
  contract_id uuid,
  decline_reason text,

  -- While a contract that waits for approval reserves the last position of a gig, the other open negotiations about the
  -- gig do not expire. In an open negotiation: it does not expire before this time. In an agreed one: the others do not
  -- expire before this time.
  kept_until timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (client_id <> worker_id),
  check ((status = 'agreed') = (contract_id is not null))
);
-- One open negotiation per gig and worker, even when requests race.
create unique index negotiations_one_open on negotiations (gig_id, worker_id) where status = 'open';
create index negotiations_by_gig on negotiations (gig_id, id desc);
create index negotiations_by_client on negotiations (client_id, id desc);
create index negotiations_by_worker on negotiations (worker_id, id desc);
-- For the clock, which expires negotiations.
create index negotiations_due on negotiations (expires_at, id) where status = 'open';
-- The inboxes of both sides: an offer waits for the other side's answer.
create index negotiations_waiting_for_client on negotiations (client_id, expires_at)
  where status = 'open' and offered_by = 'worker';
create index negotiations_waiting_for_worker on negotiations (worker_id, expires_at)
  where status = 'open' and offered_by = 'client';

create table negotiation_rounds (
  id uuid primary key,
  negotiation_id uuid not null references negotiations (id),
  number integer not null,
  offered_by party not null,
  user_id uuid not null,
  hosted_agent_id uuid,
  -- The terms that this offer changes, and all terms after the change.
  changes jsonb not null,
  terms jsonb not null,
  terms_hash text not null,
  message text,
  created_at timestamptz(3) not null,
  unique (negotiation_id, number)
);

create table contracts (
  id uuid primary key,
  -- One contract per negotiation.
  negotiation_id uuid not null unique references negotiations (id),
  gig_id uuid not null references gigs (id),
  application_id uuid references applications (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  status text not null check (status in ('pending_approval', 'active', 'completed', 'cancelled', 'expired')),

  -- The agreed terms. The fee is in basis points: hundredths of a percent.
  rate_type rate_type not null,
  terms jsonb not null,
  fee_bps integer not null check (fee_bps between 0 and 10000),
  review_days review_period not null,

  -- Each side approves the hash, which covers terms, fee, review days and milestones.
  terms_hash text not null,
  client_approved_at timestamptz(3),
  worker_approved_at timestamptz(3),
  approve_by timestamptz(3) not null,

  -- The last number given to a milestone. Numbers of removed milestones are not used again.
  milestone_count counter not null,
  -- The clock does not end a contract with a disputed milestone.
  disputed_milestones counter not null default 0,

  -- Totals of the milestones.
  funded_cents cents not null default 0,
  released_cents cents not null default 0,
  refunded_cents cents not null default 0,
  fee_cents cents not null default 0,

  started_at timestamptz(3),
  -- When the clock ends the contract because no money in it is open.
  auto_end_at timestamptz(3),
  ended_at timestamptz(3),
  -- The end of the time in which both sides can review each other, and who has; null if it cannot be reviewed.
  review_by timestamptz(3),
  client_reviewed boolean not null default false,
  worker_reviewed boolean not null default false,
  -- No later than the first deadline of the contract or of a milestone, payout, dispute or review in it. Setting a deadline
  -- lowers it; only the clock, which processes all deadlines of a contract, raises it.
  next_due_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (client_id <> worker_id)
);
create index contracts_by_gig on contracts (gig_id, id desc);
create index contracts_by_client on contracts (client_id, id desc);
create index contracts_by_worker on contracts (worker_id, id desc);
-- For the clock, and for requests about a gig or a wallet, which process what is due there first.
create index contracts_due on contracts (next_due_at, id) where next_due_at is not null;
create index contracts_due_by_gig on contracts (gig_id, next_due_at) where next_due_at is not null;
create index contracts_due_by_client on contracts (client_id, next_due_at) where next_due_at is not null;
create index contracts_due_by_worker on contracts (worker_id, next_due_at) where next_due_at is not null;
-- The inboxes of both sides.
create index contracts_waiting_for_client on contracts (client_id, approve_by)
  where status = 'pending_approval' and client_approved_at is null;
create index contracts_waiting_for_worker on contracts (worker_id, approve_by)
  where status = 'pending_approval' and worker_approved_at is null;
create index contracts_to_review_by_client on contracts (client_id, review_by)
  where review_by is not null and not client_reviewed;
create index contracts_to_review_by_worker on contracts (worker_id, review_by)
  where review_by is not null and not worker_reviewed;

-- For tables with a deadline in `due_at`: lowers `next_due_at` of the contract.
create function lower_next_due_at() returns trigger language plpgsql as $$
begin
  update contracts set next_due_at = new.due_at
  where id = new.contract_id and (next_due_at is null or next_due_at > new.due_at);
  return null;
end $$;

create table milestones (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  number integer not null,
  status text not null check (
    status in ('pending', 'funded', 'submitted', 'released', 'refunded', 'cancelled', 'disputed', 'resolved')
  ),

  title text not null,
  description text,
  amount_cents positive_cents not null,
  due_date date,
  created_by text not null check (created_by in ('client', 'worker', 'agreement')),
  version integer not null default 1,

  -- All money that the client funded is held in escrow, released or refunded. The fee is part of the released money.
  held_cents cents not null default 0,
  released_cents cents not null default 0,
  refunded_cents cents not null default 0,
  fee_cents cents not null default 0,

  funded_at timestamptz(3),
  submitted_at timestamptz(3),
  submission_count counter not null default 0,
  -- When the clock releases a submitted milestone that the client has not reviewed.
  auto_release_at timestamptz(3),
  -- When the clock refunds a funded milestone on which nobody has acted, and when it announces that; the latter is null once
  -- it is announced.
  idle_refund_at timestamptz(3),
  idle_notice_at timestamptz(3),
  due_at timestamptz(3) generated always as (
    case status when 'submitted' then auto_release_at when 'funded' then coalesce(idle_notice_at, idle_refund_at) end
  ) stored,

  -- A side that has withdrawn a dispute about the milestone cannot open another.
  client_withdrew boolean not null default false,
  worker_withdrew boolean not null default false,
  -- The newest dispute about the milestone.
  dispute_id uuid,

  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (contract_id, number)
);
-- The money that may still reach each side's wallet.
create index milestones_held on milestones (client_id, held_cents) where held_cents > 0;
create index milestones_held_for_worker on milestones (worker_id, held_cents) where held_cents > 0;
create trigger milestones_due after update on milestones
  for each row when (new.due_at is distinct from old.due_at and new.due_at is not null)
  execute function lower_next_due_at();
-- The inboxes of both sides.
create index milestones_waiting_for_client on milestones (client_id, status) where status in ('pending', 'funded', 'submitted');
create index milestones_waiting_for_worker on milestones (worker_id) where status = 'funded';

create table submissions (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  number integer not null,
  user_id uuid not null,
  hosted_agent_id uuid,
  message text not null,
  links jsonb not null,
  created_at timestamptz(3) not null,
  -- The client's request for changes to this submission, if there was one.
  changes_requested text,
  changes_requested_at timestamptz(3),
  unique (milestone_id, number)
);

-- Money released to a worker. It clears for some days before the worker can spend it; until then a dispute can hold it.
create table payouts (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  -- Copies from the milestone. Not foreign keys: the milestone has them, and the money audit compares the copies.
  contract_id uuid not null,
  client_id uuid not null,
  worker_id uuid not null,
  status text not null check (status in ('clearing', 'paid', 'held', 'reversed')),

  -- A dispute about another milestone of the contract may correct the fee until the payout is paid.
  gross_cents positive_cents not null,
  fee_cents cents not null,
  net_cents cents not null,

  payable_at timestamptz(3) not null,
  due_at timestamptz(3) generated always as (case status when 'clearing' then payable_at end) stored,
  -- The clearing time that was left when a dispute held the payout.
  clearing_left_ms bigint check (clearing_left_ms >= 0),
  paid_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (gross_cents = fee_cents + net_cents)
);
create index payouts_by_worker on payouts (worker_id, id desc);
create index payouts_by_contract on payouts (contract_id) where status in ('clearing', 'held');
-- The money that a dispute may still return to the client.
create index payouts_unpaid_by_client on payouts (client_id, gross_cents) where status in ('clearing', 'held');
create index payouts_by_milestone on payouts (milestone_id);
create trigger payouts_due after insert or update on payouts
  for each row when (new.due_at is not null) execute function lower_next_due_at();

-- A dispute is about one milestone. It freezes the milestone's held money and its clearing payouts.
create table disputes (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  milestone_id uuid not null references milestones (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  opened_by party not null,
  reason text not null check (reason in ('not_delivered', 'quality', 'scope', 'late', 'payment', 'other')),
  status text not null check (status in ('open', 'in_review', 'recommended', 'arbitration', 'resolved', 'withdrawn')),

  -- The frozen money, fees included, and the worker's part of it if nobody decides. All amounts below are the worker's
  -- part.
  amount_cents positive_cents not null,
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

  -- The deadline of the other side's first answer, and the deadline of each later step.
  respond_by timestamptz(3) not null,
  decide_by timestamptz(3),
  -- The deadline that applies in the current status. Disputes that have ended sort last.
  due_at timestamptz(3) not null generated always as (
    case
      when status = 'open' then respond_by
      when status in ('resolved', 'withdrawn') then timestamptz '9999-12-31T00:00:00Z'
      else decide_by
    end
  ) stored,

  -- For a withdrawal: the status the milestone returns to, and the review time it had left.
  milestone_status text not null check (milestone_status in ('funded', 'submitted', 'released')),
  review_left_ms bigint check (review_left_ms >= 0),

  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'resolved') = (resolved_cents is not null))
);
alter table milestones add foreign key (dispute_id) references disputes (id);
-- One unresolved dispute per milestone, even when requests race.
create unique index disputes_one_open on disputes (milestone_id) where status not in ('resolved', 'withdrawn');
-- For the foreign key: PostgreSQL looks for disputes when a milestone is removed.
create index disputes_by_milestone on disputes (milestone_id);
create index disputes_by_contract on disputes (contract_id) where status not in ('resolved', 'withdrawn');
create index disputes_by_client on disputes (client_id, due_at, id);
create index disputes_by_worker on disputes (worker_id, due_at, id);
create index disputes_by_deadline on disputes (due_at, id);
create index disputes_by_status on disputes (status, due_at, id);
create trigger disputes_due after insert or update on disputes
  for each row when (new.status not in ('resolved', 'withdrawn')) execute function lower_next_due_at();

create table dispute_statements (
  id uuid primary key,
  dispute_id uuid not null references disputes (id),
  side party not null,
  user_id uuid not null,
  hosted_agent_id uuid,
  text text not null,
  evidence jsonb not null,
  proposed_worker_cents cents,
  created_at timestamptz(3) not null
);
create index dispute_statements_by_dispute on dispute_statements (dispute_id, id);

create table reviews (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  from_user_id uuid not null references users (id),
  user_id uuid not null references users (id),
  hosted_agent_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text,
  -- Whether it counts in the average: enough money was paid out in the contract.
  counts_in_average boolean not null,
  created_at timestamptz(3) not null,
  -- Both reviews of a contract are published together; a single one is published at this time. So neither side can read
  -- the other's review before it writes its own.
  publish_at timestamptz(3) not null,
  published_at timestamptz(3),
  due_at timestamptz(3) generated always as (case when published_at is null then publish_at end) stored,
  -- One review per contract and side.
  unique (contract_id, from_user_id)
);
create index reviews_published on reviews (user_id, published_at desc, id desc) where published_at is not null;
create trigger reviews_due after insert on reviews
  for each row when (new.due_at is not null) execute function lower_next_due_at();
