-- Payment providers that need time: what a worker asks them to do, and where it stands.

alter domain payment_status drop constraint payment_status_check;
alter domain payment_status add constraint payment_status_check
  check (value in ('pending', 'in_transit', 'succeeded', 'failed', 'reversed'));

-- The outbox. A row is written in the transaction of the payment, refund or payout account that it's about, and remains as long as
-- the provider may still change its mind.
create table provider_orders (
  id uuid primary key,
  provider text not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'refund', 'account')),
  -- The deposit, withdrawal or refund, or the user whose payout account it is.
  subject_id uuid not null,
  -- What the provider calls its parts.
  refs jsonb not null default '{}',
  -- What the caller asked for, beyond what the subject says.
  details jsonb not null default '{}',
  -- The provider's page where a user pays.
  page_url text,
  attempts integer not null default 0,
  -- Since the last answer.
  failures integer not null default 0,
  last_error text,
  -- Real time. Null: nothing more is expected.
  due_at timestamptz,
  -- A worker is asking the provider.
  claimed_until timestamptz,
  -- Counts reasons to look again, so that one that arrives while the provider is being asked isn't lost.
  wakes integer not null default 0,
  created_at timestamptz not null default now(),
  unique (provider, kind, subject_id)
);
create index provider_orders_due on provider_orders (due_at, id) where due_at is not null;
create index provider_orders_by_subject on provider_orders (subject_id);

-- Messages from providers. Each is acted on once, however often it arrives; what happened is asked, not read from it.
create table provider_notifications (
  provider text not null,
  -- The provider's id of the message.
  id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index provider_notifications_by_time on provider_notifications (received_at);

-- The payout accounts that providers keep.
create table provider_accounts (
  provider text not null,
  user_id uuid not null references users (id),
  -- What the provider calls it; null until it exists.
  reference text,
  status text not null check (status in ('incomplete', 'ready', 'restricted')),
  label text,
  missing text[] not null default '{}',
  updated_at timestamptz(3) not null,
  primary key (provider, user_id),
  check (status <> 'ready' or reference is not null)
);
-- Each belongs to one user.
create unique index provider_accounts_reference on provider_accounts (provider, reference);

alter table withdrawals
  -- Why the provider hasn't sent it yet.
  add column waiting_reason text,
  add column arrives_at timestamptz(3),
  -- The bank refused it, and the money isn't back yet.
  add column is_returning boolean not null default false,
  add column expires_at timestamptz(3) check (expires_at is null),
  add column refunded_cents cents not null default 0 check (refunded_cents = 0);
alter table deposits
  add column waiting_reason text check (waiting_reason is null),
  add column arrives_at timestamptz(3) check (arrives_at is null),
  add column is_returning boolean not null default false check (not is_returning),
  -- When the provider's page stops taking the payment. Real time.
  add column expires_at timestamptz(3),
  -- What went back to where it came from, or is on its way there.
  add column refunded_cents cents not null default 0 check (refunded_cents <= amount_cents),
  add check (status <> 'in_transit');

create table deposit_refunds (
  id uuid primary key,
  deposit_id uuid not null references deposits (id),
  user_id uuid not null references users (id),
  requested_by uuid not null references users (id),
  amount_cents positive_cents not null,
  status payment_status not null check (status in ('pending', 'succeeded', 'failed')),
  provider_reference text,
  failure_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index deposit_refunds_by_deposit on deposit_refunds (deposit_id, id desc);

-- What providers charge for payments, which the platform pays.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('external', 'fees', 'processing', 'available', 'clearing', 'escrow'));
insert into ledger_accounts (id, kind) values ('0a63dd9a-a0a9-0420-bef0-7f7cd5411b18', 'processing');
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (
  kind in ('deposit', 'deposit_reversal', 'deposit_refund', 'deposit_refund_reversal', 'processing_fee',
    'withdrawal', 'withdrawal_reversal', 'fund', 'refund', 'settlement', 'release', 'release_reversal', 'fee', 'fee_reversal',
    'payout', 'clearing_correction', 'fee_correction', 'fee_waiver')
);
