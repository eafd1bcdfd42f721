-- Payout accounts: where the withdrawals of a user go.

create table payout_accounts (
  user_id uuid primary key references users (id),
  -- Holder, label and reference as JSON, encrypted.
  sealed bytea not null,
  -- From when on withdrawals can go to it: later than its last change, except in the sandbox and for a user's first account.
  ready_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- A withdrawal keeps what the account was when it was requested, encrypted; `destination` is what may be shown of it. Before this
-- migration, `destination` was what the user had written.
alter table withdrawals add column sealed_destination bytea;
alter table deposits add column sealed_destination bytea check (sealed_destination is null);
