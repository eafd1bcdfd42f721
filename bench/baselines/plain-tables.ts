import pg from 'pg'
import { inDatabase } from '../dataset.ts'
import { DEPOSIT_CENTS, ID_OF, MILESTONES, makePairTable, NEGOTIATIONS, numbered, type Pair } from '../deals.ts'
import { databaseEnv, type Service } from '../support.ts'

/** Creates the plain server's database next to the service's, with the same deals; returns how to connect to it. */
export async function makePlainDatabase(service: Service, pairs: readonly Pair[]): Promise<Record<string, string>> {
  await inDatabase(service, (database) => database.query('create database plain'))
  const env = await databaseEnv(service, 'plain')
  const { PGHOST: host, PGUSER: user, PGPASSWORD: password, PGDATABASE: database } = env
  const client = new pg.Client({ host, user, password, database })
  await client.connect()
  try {
    await client.query(TABLES)
    await makePairTable(client, pairs)
    await seedPeople(client, pairs)
    await client.query(DEALS)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return env
}

// With the usual indexes.
const TABLES = `
  create table users (id uuid primary key, status text not null);
  create table api_keys (
    id uuid primary key default gen_random_uuid(), user_id uuid not null references users (id), hash text not null unique,
    revoked_at timestamptz, expires_at timestamptz
  );
  create table accounts (
    user_id uuid primary key references users (id), balance_cents bigint not null check (balance_cents >= 0)
  );
  create table negotiations (
    id uuid primary key, client_id uuid not null, worker_id uuid not null, status text not null, terms jsonb not null,
    offered_by text not null, round_count integer not null, updated_at timestamptz not null
  );
  create table rounds (
    id uuid primary key, negotiation_id uuid not null references negotiations (id), number integer not null,
    offered_by text not null, terms jsonb not null, created_at timestamptz not null, unique (negotiation_id, number)
  );
  create table contracts (
    id uuid primary key, client_id uuid not null, worker_id uuid not null, status text not null,
    fee_bps integer not null, funded_cents bigint not null, released_cents bigint not null
  );
  create table milestones (
    id uuid primary key, contract_id uuid not null references contracts (id), title text not null,
    amount_cents bigint not null, status text not null, updated_at timestamptz not null
  );
  create table transfers (
    id uuid primary key, kind text not null, from_user_id uuid not null,
    milestone_id uuid not null references milestones (id), amount_cents bigint not null, created_at timestamptz not null
  );
  create index on transfers (from_user_id, created_at);
  create index on transfers (milestone_id);
  create table payouts (
    id uuid primary key, milestone_id uuid not null references milestones (id), worker_id uuid not null,
    net_cents bigint not null, fee_cents bigint not null, payable_at timestamptz not null
  );
  create index on payouts (payable_at);`

async function seedPeople(client: pg.Client, pairs: readonly Pair[]): Promise<void> {
  for (const person of pairs.flatMap((pair) => [pair.client, pair.worker])) {
    await client.query(`insert into users values ($1, 'active')`, [person.id])
    await client.query('insert into api_keys (user_id, hash) values ($1, $2)', [person.id, person.keyHash])
    await client.query('insert into accounts values ($1, $2)', [person.id, DEPOSIT_CENTS])
  }
}

const DEALS = `
  insert into negotiations
  select bench_id(${ID_OF.negotiation}, n), client_id, worker_id, 'open',
    '{"rate_cents":100,"hours_per_week":null,"start_date":null,"payout_delay_days":5}', 'client', 1, now()
  from ${numbered(1, NEGOTIATIONS)};
  insert into contracts
  select bench_id(${ID_OF.contract}, n), client_id, worker_id, 'active', 500,
    case when n > ${MILESTONES} then 100 else 0 end, 0
  from ${numbered(1, 2 * MILESTONES)};
  insert into milestones
  select bench_id(${ID_OF.milestone}, n), bench_id(${ID_OF.contract}, n), 'x', 100,
    case when n > ${MILESTONES} then 'funded' else 'pending' end, now()
  from ${numbered(1, 2 * MILESTONES)};`
