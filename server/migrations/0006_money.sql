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
-- For operators, who look accounts up by their owner.
create index ledger_accounts_by_owner on ledger_accounts (kind, owner_id);
-- The platform's accounts. Accounts of users and milestones are created with the first money they receive.
insert into ledger_accounts (id, kind) values
  ('3c462384-9a49-a539-11c4-a3e48d8cead8', 'external'),
  ('9ca93831-c6f3-1695-b1d7-81de37e7c35f', 'fees');

-- Every movement of money. Mistakes are corrected by another transfer, never by a change.
create table ledger_transfers (
  id uuid primary key,
  debit_account uuid not null references ledger_accounts (id),
  credit_account uuid not null references ledger_accounts (id),
  amount_cents positive_cents not null,
  kind text not null check (
    kind in ('deposit', 'deposit_reversal', 'withdrawal', 'withdrawal_reversal', 'fund', 'refund', 'settlement',
      'release', 'release_reversal', 'fee', 'fee_reversal', 'payout', 'clearing_correction', 'fee_correction',
      'fee_waiver')
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

-- The audits that operators have run.
create table ledger_audits (
  id uuid primary key,
  -- The operator who ran it.
  user_id uuid not null references users (id),
  -- How many rows of each kind it checked.
  checked json not null,
  -- The first violations, and how many there were; audits stop counting at 1,000.
  violations json not null,
  violation_count integer not null,
  created_at timestamptz(3) not null
);

-- Deposits and withdrawals have the same columns, so that the same statements serve both.
create table deposits (
  id uuid primary key,
  user_id uuid not null references users (id),
  requested_by uuid not null references users (id),
  -- What moved or is to move. It differs from the requested amount only if an operator confirmed another one.
  amount_cents positive_cents not null,
  requested_cents positive_cents not null,
  amount_reason text,
  status payment_status not null,
  provider text not null,
  provider_reference text,
  -- The reference in the form in which references are compared.
  reference_key text,
  failure_reason text,
  destination text,
  -- What a reversal took back from the wallet, which may have held less than the amount.
  reversed_cents cents not null default 0,
  -- An operator settled their own payment, because there was no other operator.
  settled_by_owner boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status not in ('succeeded', 'reversed') or provider_reference is not null),
  check ((provider_reference is null) = (reference_key is null)),
  check (amount_cents = requested_cents or amount_reason is not null),
  check (reversed_cents = 0 or status = 'reversed'),
  check (reversed_cents <= amount_cents),
  check (destination is null)
);
-- A payment at the provider is credited once.
create unique index deposits_reference on deposits (provider, reference_key);
create index deposits_by_user on deposits (user_id, id desc);
create index deposits_pending on deposits (id) where status = 'pending';
create index deposits_pending_by_user on deposits (user_id) where status = 'pending';

create table withdrawals (
  id uuid primary key,
  -- Null when the platform pays out its own fees.
  user_id uuid references users (id),
  requested_by uuid not null references users (id),
  amount_cents positive_cents not null,
  requested_cents positive_cents not null,
  amount_reason text,
  status payment_status not null,
  provider text not null,
  provider_reference text,
  reference_key text,
  failure_reason text,
  -- Where the money goes, for example a bank account.
  destination text,
  reversed_cents cents not null default 0,
  settled_by_owner boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status <> 'reversed' and reversed_cents = 0),
  check (status <> 'succeeded' or provider_reference is not null),
  check ((provider_reference is null) = (reference_key is null)),
  check (amount_cents = requested_cents or (amount_reason is not null and amount_cents < requested_cents))
);
create unique index withdrawals_reference on withdrawals (provider, reference_key);
create index withdrawals_by_user on withdrawals (user_id, id desc);
create index withdrawals_pending on withdrawals (id) where status = 'pending';
-- For the limit of a wallet: a pending withdrawal may come back.
create index withdrawals_pending_by_user on withdrawals (user_id) where status = 'pending';
