-- Mandates of hosted agents, the approvals they ask their owners for, and the log of their actions.

-- Every agent has exactly one mandate. Null means no limit.
create table mandates (
  hosted_agent_id uuid primary key references hosted_agents (id),
  min_rate_cents cents,
  max_rate_cents cents,
  max_contract_cents cents,
  -- The limits on the totals that the agent ever pays into escrow, releases, refunds and withdraws, and the totals so far.
  -- The owner can lower a limit below its total, or approve more, so no check compares the two.
  max_funding_cents cents,
  used_funding_cents cents not null default 0,
  max_release_cents cents,
  used_release_cents cents not null default 0,
  max_refund_cents cents,
  used_refund_cents cents not null default 0,
  max_withdrawal_cents cents,
  used_withdrawal_cents cents not null default 0,
  -- The least and the most for the worker that the agent may propose or accept in a dispute.
  min_dispute_worker_cents cents,
  max_dispute_worker_cents cents,
  -- Null allows any user.
  allowed_counterparties uuid[],
  expires_at timestamptz(3),
  -- The actions that the agent may take alone within the limits, and those that need the owner's approval each time.
  may text[] not null,
  ask_owner text[] not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null
);

create table approvals (
  id uuid primary key,
  user_id uuid not null references users (id),
  hosted_agent_id uuid not null references hosted_agents (id),
  -- The key or the connected app that sent the request.
  key_id uuid,
  connected_app_id uuid,

  -- The request to approve. The subject is an id as the API writes it.
  action text not null,
  subject text not null,
  summary text not null,
  method text not null,
  path text not null,
  body jsonb not null,
  -- What it would do: amounts, changed fields, money that moves.
  stake jsonb not null,

  -- An approval holds for the same request (SHA-256 over agent, operation, ids and body) while its target is unchanged
  -- (SHA-256 over the target's version, terms and money).
  request_hash text not null,
  target_hash text not null,
  mandate_version integer not null,

  status text not null check (status in ('pending', 'approved', 'rejected', 'used', 'expired')),
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  -- Why the owner rejected it.
  reason text,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (num_nonnulls(key_id, connected_app_id) = 1)
);
-- The owner is asked once about the same request and target, even when requests race.
create unique index approvals_one_pending on approvals (request_hash, target_hash) where status = 'pending';
create index approvals_by_request on approvals (request_hash, id desc);
create index approvals_by_user on approvals (user_id, id desc);
create index approvals_by_user_and_status on approvals (user_id, status, id desc);
create index approvals_by_agent on approvals (hosted_agent_id, id desc);
create index approvals_by_agent_and_status on approvals (hosted_agent_id, status, id desc);
-- The owner's inbox.
create index approvals_awaiting on approvals (user_id, expires_at, created_at, id) where status = 'pending';
-- For the clock, which expires approvals.
create index approvals_expires_at on approvals (expires_at, id) where status in ('pending', 'approved');

-- The log of what agents did, written in the transaction of each action: an action that cannot be logged does not happen.
create table agent_activity (
  id uuid primary key,
  hosted_agent_id uuid not null references hosted_agents (id),
  key_id uuid,
  connected_app_id uuid,
  action text not null,
  subject text,
  mandate_version integer not null,
  approval_id uuid references approvals (id),
  created_at timestamptz(3) not null,
  check (num_nonnulls(key_id, connected_app_id) = 1)
);
create index agent_activity_by_agent on agent_activity (hosted_agent_id, id desc);
create trigger agent_activity_append_only before update or delete on agent_activity
  for each row execute function refuse_change();
create trigger agent_activity_not_truncated before truncate on agent_activity
  for each statement execute function refuse_change();
