import type pg from 'pg'

/** Makes the tables of the plain server, with the indexes most people would give them, and the same gigs and deals in them. */
export async function preparePlain(client: pg.Client): Promise<void> {
  await client.query(`
    create schema plain;
    create table plain.gigs (
      id uuid primary key,
      client_id uuid not null references public.users (id),
      title text not null,
      description text not null,
      category text,
      skills text[] not null,
      rate_type text not null,
      rate_min_cents bigint,
      rate_max_cents bigint,
      remote boolean not null,
      apply_by timestamptz,
      status text not null,
      created_at timestamptz not null,
      search tsvector generated always as (to_tsvector('english', title || ' ' || description)) stored
    );
    insert into plain.gigs select id, client_id, title, description, category, skills, rate_type, rate_min_cents,
      rate_max_cents, remote, apply_by, status, created_at + number * interval '1 ms'
      from public.gigs where status in ('open', 'closed');
    create index on plain.gigs (created_at);
    create index on plain.gigs (category);
    create index on plain.gigs (rate_max_cents);
    create index on plain.gigs (rate_min_cents);
    create index on plain.gigs (apply_by);
    create index on plain.gigs using gin (skills);
    create index on plain.gigs using gin (search);

    create table plain.negotiations (
      id uuid primary key, client_id uuid not null, worker_id uuid not null, status text not null, terms jsonb not null,
      offered_by text not null, round_count integer not null, updated_at timestamptz not null
    );
    insert into plain.negotiations select id, client_id, worker_id, status, terms, offered_by, round_count, updated_at
      from public.negotiations where status = 'open';
    create table plain.rounds (
      id uuid primary key, negotiation_id uuid not null references plain.negotiations (id), number integer not null,
      offered_by text not null, terms jsonb not null, created_at timestamptz not null, unique (negotiation_id, number)
    );

    create table plain.contracts (
      id uuid primary key, client_id uuid not null, worker_id uuid not null, status text not null,
      fee_bps integer not null, funded_cents bigint not null, released_cents bigint not null
    );
    create table plain.milestones (
      id uuid primary key, contract_id uuid not null references plain.contracts (id), title text not null,
      amount_cents bigint not null, status text not null, updated_at timestamptz not null
    );
    create table plain.accounts (user_id uuid primary key, balance_cents bigint not null check (balance_cents >= 0));
    insert into plain.accounts select owner_id, balance_cents from public.ledger_accounts where kind = 'available';
    create table plain.transfers (
      id uuid primary key, kind text not null, from_user_id uuid not null,
      milestone_id uuid not null references plain.milestones (id), amount_cents bigint not null, created_at timestamptz not null
    );
    create index on plain.transfers (from_user_id, created_at);
    create index on plain.transfers (milestone_id);
    create table plain.payouts (
      id uuid primary key, milestone_id uuid not null references plain.milestones (id), worker_id uuid not null,
      net_cents bigint not null, fee_cents bigint not null, payable_at timestamptz not null
    );
    create index on plain.payouts (payable_at);

    create table plain.events (
      id bigint primary key, user_id uuid not null, type text not null, data jsonb not null, created_at timestamptz not null
    );
    create index on plain.events (user_id, id);`)
  // The service's own events by now, once for each who reads them.
  await client.query(`
    insert into plain.events
    select row_number() over (order by r.position, r.user_id), r.user_id, e.type, e.data, e.created_at
    from public.event_readers r join public.events e on e.seq = r.event_seq`)
  for (const table of ['gigs', 'negotiations', 'events']) await client.query(`vacuum analyze plain.${table}`)
}

/** Brings over the contracts and milestones that were made for one measurement. */
export async function copyMilestones(client: pg.Client): Promise<void> {
  await client.query(`
    insert into plain.contracts select id, client_id, worker_id, status, fee_bps, funded_cents, released_cents
    from public.contracts on conflict do nothing`)
  await client.query(`
    insert into plain.milestones select id, contract_id, title, amount_cents, status, updated_at
    from public.milestones on conflict do nothing`)
  await client.query('vacuum analyze plain.contracts, plain.milestones')
}
