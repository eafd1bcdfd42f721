-- What hosted agents may do on their own, what they have asked their owners, and what they did.

-- Every agent has exactly one. What is null sets no limit.
create table mandates (
  hosted_agent_id uuid primary key references hosted_agents (id),
  min_rate_cents bigint check (min_rate_cents >= 0),
  max_rate_cents bigint check (max_rate_cents >= 0),
  max_contract_cents bigint check (max_contract_cents >= 0),
  -- All that the agent may ever put into escrow, …
  max_funding_cents bigint check (max_funding_cents >= 0),
  -- … and what it has put there so far. A lower limit may come later than what was spent.
  used_funding_cents bigint not null default 0 check (used_funding_cents >= 0),
  min_dispute_worker_cents bigint check (min_dispute_worker_cents >= 0),
  max_dispute_worker_cents bigint check (max_dispute_worker_cents >= 0),
  -- Null: anybody.
  allowed_counterparties uuid[],
  expires_at timestamptz(3),
  -- The actions that wait for the owner's approval.
  ask_owner text[] not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null
);

insert into mandates (hosted_agent_id, ask_owner, updated_at)
select id,
  array['contracts.approve', 'milestones.fund', 'milestones.release', 'milestones.refund', 'disputes.propose',
    'disputes.accept', 'wallet.withdraw'],
  updated_at
from hosted_agents;

create table approvals (
  id uuid primary key,
  user_id uuid not null references users (id),
  hosted_agent_id uuid not null references hosted_agents (id),
  -- The key that asked.
  key_id uuid not null,
  action text not null,
  -- What it is about, as the API names it.
  subject text not null,
  summary text not null,
  method text not null,
  path text not null,
  body jsonb not null,
  -- SHA-256 over agent, method, path and body, …
  request_hash text not null,
  -- … and over the target's version, terms and money as they were then.
  target_hash text not null,
  mandate_version integer not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'used', 'expired')),
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index approvals_one_pending on approvals (request_hash, target_hash) where status = 'pending';
create index approvals_by_request on approvals (request_hash, id desc);
create index approvals_by_user on approvals (user_id, id desc);
create index approvals_by_user_and_status on approvals (user_id, status, id desc);
create index approvals_by_agent on approvals (hosted_agent_id, id desc);
create index approvals_by_agent_and_status on approvals (hosted_agent_id, status, id desc);
create index approvals_awaiting on approvals (user_id, expires_at, created_at, id) where status = 'pending';
create index approvals_expires_at on approvals (expires_at, id) where status in ('pending', 'approved');

-- Written in the transaction of the act itself.
create table agent_activity (
  id uuid primary key,
  hosted_agent_id uuid not null references hosted_agents (id),
  key_id uuid not null,
  action text not null,
  subject text,
  mandate_version integer not null,
  approval_id uuid references approvals (id),
  created_at timestamptz(3) not null
);
create index agent_activity_by_agent on agent_activity (hosted_agent_id, id desc);
create trigger agent_activity_append_only before update or delete on agent_activity
  for each row execute function refuse_change();
create trigger agent_activity_not_truncated before truncate on agent_activity
  for each statement execute function refuse_change();
