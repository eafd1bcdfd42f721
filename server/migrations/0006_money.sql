-- The ledger, deposits and withdrawals.

create table ledger_accounts (
  -- Computed from kind and owner, so that no lookup is needed.
  id uuid primary key,
  kind text not null check (kind in ('external', 'fees', 'available', 'clearing', 'escrow')),
  -- A user, or for escrow a milestone; null for the platform's accounts.
  owner_id uuid,
  -- Never below zero, even when requests race. The platform's accounts have no stored balance, since all transfers would
  -- wait for the same row; their balance is the sum of their transfers.
  balance_cents cents,
  check ((owner_id is null) = (balance_cents is null))
);
-- The platform's accounts. Accounts of users and milestones are created with the first money they receive.
insert into ledger_accounts (id, kind) values
  ('3c462384-9a49-a539-11c4-a3e48d8cead8', 'external'),
  ('9ca93831-c6f3-1695-b1d7-81de37e7c35f', 'fees');

-- Every movement of money. Mistakes are corrected by a reversal, never by a change.
create table ledger_transfers (
  id uuid primary key,
  debit_account uuid not null references ledger_accounts (id),
  credit_account uuid not null references ledger_accounts (id),
  amount_cents positive_cents not null,
  kind text not null check (
    kind in ('deposit', 'withdrawal', 'fund', 'release', 'fee', 'refund', 'payout', 'settlement', 'reversal')
  ),
  -- The id of the deposit, milestone, payout, … that the transfer is for.
  reference uuid not null,
  created_at timestamptz(3) not null,
  -- No transfer is made twice, even when requests race.
  unique (kind, reference),
  check (debit_account <> credit_account)
);
create index ledger_transfers_by_debit on ledger_transfers (debit_account, id desc);
create index ledger_transfers_by_credit on ledger_transfers (credit_account, id desc);
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();
create trigger ledger_transfers_not_truncated before truncate on ledger_transfers
  for each statement execute function refuse_change();

create table deposits (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount_cents positive_cents not null,
  status payment_status not null,
  provider text not null,
  provider_reference text,
  failure_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status <> 'succeeded' or provider_reference is not null)
);
-- A payment at the provider is credited once.
create unique index deposits_reference on deposits (provider, provider_reference);
create index deposits_by_user on deposits (user_id, id desc);
create index deposits_pending on deposits (id) where status = 'pending';
create index deposits_pending_by_user on deposits (user_id) where status = 'pending';

create table withdrawals (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount_cents positive_cents not null,
  status payment_status not null,
  provider text not null,
  provider_reference text,
  failure_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status <> 'succeeded' or provider_reference is not null)
);
create unique index withdrawals_reference on withdrawals (provider, provider_reference);
create index withdrawals_by_user on withdrawals (user_id, id desc);
create index withdrawals_pending on withdrawals (id) where status = 'pending';
create index withdrawals_pending_by_user on withdrawals (user_id) where status = 'pending';
