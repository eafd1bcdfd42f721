import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DealKind, type Deals, NEGOTIATIONS, PAIRS, SLICE } from './deals.ts'
import type { Service } from './support.ts'

const run = promisify(execFile)

/** The statements of a request without the service: how many transactions pgbench makes of them in a second. */
export async function runBare(
  service: Service,
  deals: Deals,
  kind: DealKind,
  connections: number,
  seconds: number,
): Promise<number> {
  const first = kind === 'round' ? 0 : await deals.seedMilestones(kind, connections)
  const script = join(service.folder, `${kind}.sql`)
  await writeFile(script, statementsOf(kind))
  const data = join(service.folder, 'data')
  const args = ['--no-vacuum', '--protocol=prepared', `--client=${connections}`, '--jobs=2', `--time=${seconds}`]
  const variables = [`--define=first=${first}`, '--define=i=-1', `--define=step=${Math.floor(SLICE / connections)}`]
  const { stdout } = await run(findPgbench(), [...args, ...variables, `--file=${script}`, 'parley'], {
    env: {
      PGHOST: join(data, 'postgres-socket'),
      PGUSER: 'parley',
      PGPASSWORD: (await readFile(join(data, 'postgres-password'), 'utf8')).trim(),
    },
    signal: service.signal,
  })
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
  if (!rate || /aborted|failed transactions: [1-9]/.test(stdout))
    throw new Error(`pgbench did not run through:\n${stdout}`)
  return Number(rate)
}

// The statements of each request, as PostgreSQL gets them; only that pgbench has to find out itself whom it is for.
function statementsOf(kind: DealKind): string {
  const who = `
\\set pair :n % ${PAIRS}
select client_id as client, worker_id as worker, client_hash as hash, client_key as key from bench_pairs where pair = :pair::integer \\gset
select string_agg(concat_ws(' ', k.hash, k.id, k.user_id, coalesce(k.hosted_agent_id::text, ''), u.role, u.status, coalesce(a.status, ''), (select offset_ms from sandbox_clock), array_to_string(k.scopes, ','), to_char(k.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24.MI.SS.MS"Z"')), E'\\n') from api_keys k join users u on u.id = k.user_id left join hosted_agents a on a.id = k.hosted_agent_id where k.hash = any(string_to_array(:hash::text, ',')) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
begin;
select a.status from api_keys k left join hosted_agents a on a.id = k.hosted_agent_id where k.id = :key::uuid and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());`
  const event = (type: string, subject: string, id: string) =>
    `(gen_random_uuid(), '${type}', now(), 'user', :client::uuid, null, '${subject}', ${id}, ${HEAD}, ${SNAPSHOT}, ${SNAPSHOT.length}, array[:client::uuid, :worker::uuid], null)`
  const record = (...events: readonly string[]) =>
    `insert into events (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, head, data, data_bytes, audience, audience_role) values ${events.join(', ')};`
  if (kind === 'round') {
    return `\\set n random(1, ${NEGOTIATIONS})${who}
select * from negotiations where id = bench_id(1, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
insert into negotiation_rounds (id, negotiation_id, number, offered_by, user_id, hosted_agent_id, changes, terms, terms_hash, message, created_at) values (gen_random_uuid(), bench_id(1, :n::bigint), 1000 + (random() * 1000000000)::integer, 'client', :client::uuid, null, '{"rate_cents":100}', '{"rate_cents": 100, "hours_per_week": null, "start_date": null, "payout_delay_days": 5}', 'x', null, now());
update negotiations set status = 'open', terms = '{"rate_cents": 100, "hours_per_week": null, "start_date": null, "payout_delay_days": 5}', terms_hash = 'x', offered_by = 'client', round_count = round_count, client_rounds = client_rounds, worker_rounds = worker_rounds, contract_id = null, decline_reason = null, kept_until = null, expires_at = now() + interval '7 days', updated_at = now() where id = bench_id(1, :n::bigint);
${record(event('negotiation.round', 'negotiation', 'bench_id(1, :n::bigint)'))}
commit;
`
  }
  const held = kind === 'fund' ? 0 : 100
  const [from, to] =
    kind === 'fund'
      ? [`account_id('available ' || :client::text)`, `account_id('escrow ' || bench_id(5, :n::bigint))`]
      : [`account_id('escrow ' || bench_id(5, :n::bigint))`, `account_id('clearing ' || :worker::text)`]
  const [toKind, toOwner] = kind === 'fund' ? ['escrow', 'bench_id(5, :n::bigint)'] : ['clearing', ':worker::uuid']
  const lockAvailable = `select id, balance_cents from ledger_accounts where id = any(array[account_id('available ' || :client::text)]) order by id for update;`
  const payout = `insert into payouts (id, milestone_id, contract_id, client_id, worker_id, gross_cents, fee_cents, net_cents, status, payable_at, created_at, updated_at) values (bench_id(6, :n::bigint), bench_id(5, :n::bigint), bench_id(3, :n::bigint), :client::uuid, :worker::uuid, 100, 5, 95, 'clearing', now() + interval '5 days', now(), now());`
  const fee = `, (gen_random_uuid(), ${from}, account_id('fees'), 5, 'fee', bench_id(6, :n::bigint), now())`
  const moved = event(`milestone.${kind}`, 'milestone', 'bench_id(5, :n::bigint)')
  const paid = event('payout.created', 'payout', 'bench_id(6, :n::bigint)')
  return `\\set i :i + 1
\\set n :first + :client_id * :step + :i${who}
select * from contracts where id = bench_id(3, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
select * from milestones where id = bench_id(5, :n::bigint) and contract_id = bench_id(3, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
${kind === 'fund' ? lockAvailable : payout}
update ledger_accounts set balance_cents = balance_cents - 100 where id = ${from};
insert into ledger_accounts (id, kind, owner_id, balance_cents) values (${to}, '${toKind}', ${toOwner}, ${kind === 'fund' ? 100 : 95}) on conflict (id) do update set balance_cents = ledger_accounts.balance_cents + excluded.balance_cents;
insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at) values (gen_random_uuid(), ${from}, ${to}, ${kind === 'fund' ? 100 : 95}, '${kind}', ${kind === 'fund' ? 'bench_id(5, :n::bigint)' : 'bench_id(6, :n::bigint)'}, now())${kind === 'fund' ? '' : fee};
update milestones set title = title, description = description, amount_cents = amount_cents, due_date = due_date, status = '${kind === 'fund' ? 'funded' : 'released'}', held_cents = ${100 - held}, released_cents = ${held}, refunded_cents = 0, fee_cents = ${held / 20}, funded_at = now(), submitted_at = null, submission_count = 0, auto_release_at = null, version = version + 1, updated_at = now() where id = bench_id(5, :n::bigint);
update contracts set status = 'active', funded_cents = 100, released_cents = ${held}, refunded_cents = 0, fee_cents = ${held / 20}, auto_end_at = ${held ? `now() + interval '14 days'` : 'null'}, updated_at = now() where id = bench_id(3, :n::bigint);
${kind === 'fund' ? record(moved) : record(moved, paid)}
commit;
`
}

// As large as what the service stores with an event. Spaced out, because pgbench takes a word behind a colon for a variable.
const HEAD = `'"id":"evt_01kz3v9d6ye8tb2xw4qh5mrc7a","type":"milestone.funded","created_at":"2026-11-14T23.55.00.000Z","actor":{"type":"user","user_id":"usr_01kz3v9d6ye8tb2xw4qh5mrc7a","hosted_agent_id": null},"subject":{"type":"milestone","id":"mil_01kz3vf8y2m4x6b8d0f2h4k6m8"}'`
const SNAPSHOT = `'${JSON.stringify({
  id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8',
  contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
  number: 1,
  title: 'The whole price',
  description: null,
  amount_cents: 90_000,
  currency: 'USD',
  due_date: null,
  status: 'funded',
  held_cents: 90_000,
  released_cents: 0,
  refunded_cents: 0,
  fee_cents: 0,
  funded_at: '2026-11-16T10:00:00.000Z',
  submitted_at: null,
  auto_release_at: null,
  created_by: 'agreement',
  version: 3,
  created_at: '2026-11-15T09:30:00.000Z',
  updated_at: '2026-12-01T10:00:00.000Z',
}).replaceAll('":', '": ')}'`

function findPgbench(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const candidates = versions.map((version) => join(debian, version, 'bin', 'pgbench'))
  return candidates.find((path) => existsSync(path)) ?? 'pgbench'
}
