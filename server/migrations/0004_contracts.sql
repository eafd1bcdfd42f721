-- Contracts and their milestones; the ledger; payouts; wallets; reviews and vouches.

create table contracts (
  id uuid primary key,
  negotiation_id uuid not null unique references negotiations (id),
  gig_id uuid not null references gigs (id),
  application_id uuid references applications (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  status text not null check (status in ('pending_approval', 'active', 'completed', 'cancelled', 'expired')),
  rate_type text not null check (rate_type in ('hourly', 'fixed')),
  terms jsonb not null,
  -- Over terms, fee, review days and milestones: what each side approves.
  terms_hash text not null,
  fee_bps integer not null check (fee_bps between 0 and 10000),
  review_days integer not null,
  client_approved_at timestamptz(3),
  worker_approved_at timestamptz(3),
  approve_by timestamptz(3) not null,
  -- Numbers given to milestones so far; a number is never given twice.
  milestone_count integer not null,
  funded_cents bigint not null default 0 check (funded_cents >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  started_at timestamptz(3),
  -- When the clock ends it, unless something happens: nothing is open in it any more, or nothing ever was.
  auto_end_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (client_id <> worker_id)
);
create index contracts_by_client on contracts (client_id, id desc);
create index contracts_by_worker on contracts (worker_id, id desc);
create index contracts_by_gig on contracts (gig_id, id desc);
create index contracts_newest on contracts (id desc);
create index contracts_approve_by on contracts (approve_by, id) where status = 'pending_approval';
create index contracts_auto_end_at on contracts (auto_end_at, id) where status = 'active';

create table milestones (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  number integer not null,
  title text not null,
  description text,
  amount_cents bigint not null check (amount_cents > 0),
  due_date date,
  status text not null check (status in
    ('pending', 'funded', 'submitted', 'released', 'refunded', 'cancelled', 'disputed', 'resolved')),
  held_cents bigint not null default 0 check (held_cents >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  funded_at timestamptz(3),
  submitted_at timestamptz(3),
  submission_count integer not null default 0,
  auto_release_at timestamptz(3),
  created_by text not null check (created_by in ('client', 'worker', 'agreement')),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (contract_id, number)
);
create index milestones_held on milestones (client_id) where held_cents > 0;
create index milestones_auto_release_at on milestones (auto_release_at, id) where status = 'submitted';

create table submissions (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  number integer not null,
  user_id uuid not null,
  hosted_agent_id uuid,
  message text not null,
  links jsonb not null,
  created_at timestamptz(3) not null,
  -- What the client asked to be changed, when it did.
  changes_requested text,
  changes_requested_at timestamptz(3),
  unique (milestone_id, number)
);

-- Money. An account of the platform has no cached balance, since every transfer would wait for it.
create table ledger_accounts (
  -- Follows from kind and owner, so that nobody has to look it up.
  id uuid primary key,
  kind text not null check (kind in ('external', 'fees', 'available', 'clearing', 'escrow')),
  -- A user, or for escrow a milestone.
  owner_id uuid,
  balance_cents bigint check (balance_cents >= 0),
  check ((kind in ('external', 'fees')) = (owner_id is null)),
  check ((owner_id is null) = (balance_cents is null))
);

-- The two accounts of the platform are there from the start; those of users come with what first goes into them.
insert into ledger_accounts (id, kind) values
  ('3c462384-9a49-a539-11c4-a3e48d8cead8', 'external'),
  ('9ca93831-c6f3-1695-b1d7-81de37e7c35f', 'fees');

create table ledger_transfers (
  id uuid primary key,
  debit_account uuid not null references ledger_accounts (id),
  credit_account uuid not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  kind text not null check (kind in
    ('deposit', 'withdrawal', 'fund', 'release', 'fee', 'refund', 'payout', 'settlement', 'reversal')),
  -- What it was for. Nothing happens to one thing twice.
  reference uuid not null,
  created_at timestamptz(3) not null,
  check (debit_account <> credit_account),
  unique (kind, reference)
);
create index ledger_transfers_by_debit on ledger_transfers (debit_account, id desc);
create index ledger_transfers_by_credit on ledger_transfers (credit_account, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();
create trigger ledger_transfers_not_truncated before truncate on ledger_transfers
  for each statement execute function refuse_change();

create table payouts (
  id uuid primary key,
  milestone_id uuid not null references milestones (id),
  contract_id uuid not null references contracts (id),
  client_id uuid not null references users (id),
  worker_id uuid not null references users (id),
  gross_cents bigint not null check (gross_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  status text not null check (status in ('clearing', 'paid', 'held', 'reversed')),
  payable_at timestamptz(3) not null,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (gross_cents = fee_cents + net_cents)
);
create index payouts_by_worker on payouts (worker_id, id desc);
create index payouts_by_contract on payouts (contract_id) where status in ('clearing', 'held');
create index payouts_by_milestone on payouts (milestone_id);
create index payouts_payable_at on payouts (payable_at, id) where status = 'clearing';

create table deposits (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider text not null,
  provider_reference text,
  failure_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status <> 'succeeded' or provider_reference is not null)
);
create unique index deposits_reference on deposits (provider, provider_reference);
create index deposits_by_user on deposits (user_id, id desc);
create index deposits_pending on deposits (id) where status = 'pending';

create table withdrawals (like deposits including constraints, primary key (id));
alter table withdrawals add foreign key (user_id) references users (id);
create unique index withdrawals_reference on withdrawals (provider, provider_reference);
create index withdrawals_by_user on withdrawals (user_id, id desc);
create index withdrawals_pending on withdrawals (id) where status = 'pending';

create table reviews (
  id uuid primary key,
  contract_id uuid not null references contracts (id),
  from_user_id uuid not null references users (id),
  user_id uuid not null references users (id),
  hosted_agent_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz(3) not null,
  -- Blind until both are in, or until this moment.
  publish_at timestamptz(3) not null,
  published_at timestamptz(3),
  unique (contract_id, from_user_id)
);
create index reviews_published on reviews (user_id, published_at desc, id desc) where published_at is not null;
create index reviews_publish_at on reviews (publish_at, id) where published_at is null;

create table vouches (
  id uuid primary key,
  from_user_id uuid not null references users (id),
  user_id uuid not null references users (id),
  message text not null,
  skills text[] not null,
  verified boolean not null,
  created_at timestamptz(3) not null,
  unique (from_user_id, user_id),
  check (from_user_id <> user_id)
);
create index vouches_by_user on vouches (user_id, id desc);

-- What was paid out between two users, whoever paid whom: what makes a vouch a verified one.
create table paid_between (
  lesser_id uuid not null,
  greater_id uuid not null,
  paid_cents bigint not null,
  primary key (lesser_id, greater_id),
  check (lesser_id < greater_id)
);

alter table users
  add column rating_sum bigint not null default 0,
  add column vouch_count integer not null default 0,
  add column verified_vouch_count integer not null default 0,
  add column contracts_completed integer not null default 0,
  add column disputes_lost integer not null default 0,
  add column due_milestones integer not null default 0,
  add column on_time_milestones integer not null default 0;
