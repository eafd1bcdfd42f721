import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inDatabase, wireId } from './dataset.ts'
import {
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  type Service,
  warnWhenBusy,
  withService,
} from './support.ts'

// What it costs to commit somebody to something: an offer, a funding, a release; against the same statements, one after
// the other, run by pgbench on the same database in the same run. Commits are durable in both.
const RATIO_MIN = 0.5
const GROWTH_MAX = 1.3
const CONNECTIONS = 32
const PGBENCH_CONNECTIONS = [12, 32]
const ROUNDS = 3
const ROUND_SECONDS = 2
const PAIRS = 24
const NEGOTIATIONS = 30_000
const TRANSFERS_MANY = 1_000_000
/** Milestones for one measurement, of which each can be funded and released once. */
const SLICE = 8_000
/** And for a measurement over one connection. */
const SLICE_SLOW = 2_500

const run = promisify(execFile)

type Kind = 'round' | 'fund' | 'release'
const KINDS: readonly Kind[] = ['round', 'fund', 'release']

interface Pair {
  client: { id: string; key: string; hash: string; keyId: string }
  worker: { id: string; key: string; hash: string; keyId: string }
}

async function compare(bench: Bench): Promise<string[]> {
  const rates = new Map<string, number[]>()
  const add = (name: string, rate: number) => rates.set(name, [...(rates.get(name) ?? []), rate])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of KINDS) {
      const parley = await bench.load(kind, CONNECTIONS)
      const bare: number[] = []
      for (const connections of PGBENCH_CONNECTIONS) bare.push(await bench.pgbench(kind, connections))
      // The first round only warms up.
      if (round === 0) continue
      add(kind, parley.requestsPerSecond)
      for (const [index, rate] of bare.entries()) add(`${kind} ${PGBENCH_CONNECTIONS[index]}`, rate)
    }
  }
  const median = (name: string) => medianOf(rates.get(name) ?? [])
  const best = (kind: Kind) => Math.max(...PGBENCH_CONNECTIONS.map((connections) => median(`${kind} ${connections}`)))
  console.log(`\nPer second, medians of ${ROUNDS} rounds of ${ROUND_SECONDS} s; Parley at ${CONNECTIONS} connections\n`)
  printTable([
    ['', 'Parley', ...PGBENCH_CONNECTIONS.map((count) => `pgbench -c ${count}`), 'ratio', 'at least'],
    ...KINDS.map((kind) => [
      kind,
      median(kind),
      ...PGBENCH_CONNECTIONS.map((connections) => median(`${kind} ${connections}`)),
      (median(kind) / best(kind)).toFixed(3),
      String(RATIO_MIN),
    ]),
  ])
  return [
    ...(bench.failed > 0 ? [`${bench.failed} request(s) failed.`] : []),
    ...KINDS.filter((kind) => median(kind) / best(kind) < RATIO_MIN).map(
      (kind) => `${kind} is below ${RATIO_MIN} of the same statements in pgbench.`,
    ),
  ]
}

async function grow(bench: Bench): Promise<string[]> {
  const kinds = ['fund', 'release'] as const
  const few = await medianLatencies(bench)
  await bench.seedTransfers(TRANSFERS_MANY)
  const many = await medianLatencies(bench)
  const { count: transfers } = await bench.countTransfers()
  console.log(
    `\nMedian latency in ms at 1 connection, before and after there were ${transfers.toLocaleString('en')} transfers\n`,
  )
  printTable([
    ['', 'before', 'after', 'growth', 'less than'],
    ...kinds.map((kind) => [
      kind,
      few[kind].toFixed(2),
      many[kind].toFixed(2),
      (many[kind] / few[kind]).toFixed(2),
      String(GROWTH_MAX),
    ]),
  ])
  return kinds
    .filter((kind) => many[kind] / few[kind] >= GROWTH_MAX)
    .map((kind) => `${kind} grows ${(many[kind] / few[kind]).toFixed(2)}-fold.`)
}

async function medianLatencies(bench: Bench): Promise<Record<'fund' | 'release', number>> {
  const latencies: Record<'fund' | 'release', number[]> = { fund: [], release: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of ['fund', 'release'] as const) {
      const { medianMs } = await bench.load(kind, 1)
      if (round > 0) latencies[kind].push(medianMs)
    }
  }
  return { fund: medianOf(latencies.fund), release: medianOf(latencies.release) }
}

class Bench {
  failed = 0
  readonly #service: Service
  readonly #pgbench: string
  readonly #pairs: readonly Pair[]
  #nextMilestone = 1
  #gig = ''

  constructor(service: Service, pgbench: string, pairs: readonly Pair[]) {
    this.#service = service
    this.#pgbench = pgbench
    this.#pairs = pairs
  }

  /** Negotiations that have all their rounds before them, each about a gig of its own. */
  async seedNegotiations(): Promise<void> {
    const { client } = this.#pairs[0] as Pair
    const gig = await post<{ id: string }>(`${this.#service.url}/gigs`, client.key, {
      title: 'A gig of the bench',
      description: 'x',
      rate_type: 'fixed',
    })
    await inDatabase(this.#service, async (database) => {
      await this.#makePairTable(database)
      const { rows } = await database.query('select id from gigs')
      this.#gig = rows[0].id
      if (wireId('gig', this.#gig) !== gig.id) throw new Error('The bench found another gig than it made.')
      await database.query('create temp table model as select * from gigs')
      const { rows: columns } = await database.query(
        `select column_name from information_schema.columns where table_name = 'gigs' and is_generated = 'NEVER'
           and is_identity = 'NO' and column_name not in ('id', 'client_id')`,
      )
      const names = columns.map(({ column_name }) => column_name).join(', ')
      await database.query(`
        insert into gigs (id, client_id, ${names})
        select bench_id(2, n), bench_pairs.client_id, ${names}
        from generate_series(1, ${NEGOTIATIONS}) n join bench_pairs on pair = n % ${PAIRS}, model`)
      await database.query(`
        insert into negotiations (id, gig_id, gig_version, rate_type, review_days, client_id, worker_id, status, terms,
          terms_hash, offered_by, round_count, client_rounds, worker_rounds, expires_at, created_at, updated_at)
        select bench_id(1, n), bench_id(2, n), 1, 'fixed', 14, client_id, worker_id, 'open',
          '{"rate_cents":100,"hours_per_week":null,"start_date":null,"payout_delay_days":5}', 'x', 'client', 1, 1, 0,
          now() + interval '7 days', now(), now()
        from generate_series(1, ${NEGOTIATIONS}) n join bench_pairs on pair = n % ${PAIRS}`)
      await database.query('vacuum analyze')
    })
  }

  async load(kind: Kind, connections: number) {
    const load = await putLoad({
      service: this.#service,
      requests:
        kind === 'round'
          ? this.#rounds()
          : this.#payments(kind, connections, await this.#seedMilestones(kind, connections)),
      connections,
      seconds: ROUND_SECONDS,
    })
    this.failed += load.failed
    return load
  }

  async pgbench(kind: Kind, connections: number): Promise<number> {
    const first = kind === 'round' ? 0 : await this.#seedMilestones(kind, connections)
    const script = join(this.#service.folder, `${kind}.sql`)
    await writeFile(script, statementsOf(kind))
    const data = join(this.#service.folder, 'data')
    const args = [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      '--jobs=2',
      `--time=${ROUND_SECONDS}`,
    ]
    const variables = [`--define=first=${first}`, '--define=i=-1', `--define=step=${Math.floor(SLICE / connections)}`]
    const { stdout } = await run(this.#pgbench, [...args, ...variables, `--file=${script}`, 'parley'], {
      env: {
        PGHOST: join(data, 'postgres-socket'),
        PGUSER: 'parley',
        PGPASSWORD: (await readFile(join(data, 'postgres-password'), 'utf8')).trim(),
      },
      signal: this.#service.signal,
    })
    const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
    if (!rate || /aborted|failed transactions: [1-9]/.test(stdout))
      throw new Error(`pgbench did not run through:\n${stdout}`)
    return Number(rate)
  }

  /** Deposits that somebody made long ago. */
  async seedTransfers(count: number): Promise<void> {
    await inDatabase(this.#service, async (database) => {
      await database.query(`
        insert into deposits (id, user_id, amount_cents, status, provider, provider_reference, created_at, updated_at)
        select bench_id(9, n), client_id, 1, 'succeeded', 'sandbox', 'bench-' || n, now(), now()
        from generate_series(1, ${count}) n join bench_pairs on pair = n % ${PAIRS}`)
      await database.query(`
        insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
        select bench_id(8, n), account_id('external'), account_id('available ' || client_id), 1, 'deposit',
          bench_id(9, n), now()
        from generate_series(1, ${count}) n join bench_pairs on pair = n % ${PAIRS}`)
      await database.query(`
        update ledger_accounts set balance_cents = balance_cents + more from (
          select account_id('available ' || client_id) as id, count(*) as more
          from generate_series(1, ${count}) n join bench_pairs on pair = n % ${PAIRS} group by 1
        ) as credited where ledger_accounts.id = credited.id`)
      await database.query('vacuum analyze')
    })
  }

  async countTransfers(): Promise<{ count: number }> {
    return inDatabase(this.#service, async (database) => {
      const { rows } = await database.query('select count(*)::integer as count from ledger_transfers')
      return rows[0]
    })
  }

  #rounds(): Request[] {
    return Array.from({ length: NEGOTIATIONS }, (_, index) => {
      const { client, worker } = this.#pairs[(index + 1) % PAIRS] as Pair
      return {
        method: 'POST' as const,
        path: `/negotiations/${wireId('neg', benchId(1, index + 1))}/round`,
        key: (index % 2 ? client : worker).key,
        body: { rate_cents: 100 + index },
      }
    })
  }

  #payments(kind: 'fund' | 'release', connections: number, first: number): Request[] {
    return Array.from({ length: sliceFor(connections) }, (_, index) => {
      const n = first + index
      const contract = wireId('con', benchId(3, n))
      return {
        method: 'POST' as const,
        path: `/contracts/${contract}/milestones/${wireId('mil', benchId(5, n))}/${kind}`,
        key: (this.#pairs[n % PAIRS] as Pair).client.key,
        body: {},
      }
    })
  }

  /** Fresh active contracts with one milestone each, to be funded, or funded and to be released. */
  async #seedMilestones(kind: 'fund' | 'release', connections: number): Promise<number> {
    const count = sliceFor(connections)
    const first = this.#nextMilestone
    this.#nextMilestone += count
    const series = `generate_series(${first}, ${first + count - 1}) n join bench_pairs on pair = n % ${PAIRS}`
    const held = kind === 'release' ? 100 : 0
    await inDatabase(this.#service, async (database) => {
      await database.query(`
        insert into negotiations (id, gig_id, gig_version, rate_type, review_days, client_id, worker_id, status, terms,
          terms_hash, offered_by, round_count, client_rounds, worker_rounds, contract_id, expires_at, created_at, updated_at)
        select bench_id(4, n), '${this.#gig}', 1, 'fixed', 14, client_id, worker_id, 'agreed', '{}', 'x', 'client', 1, 1, 0,
          bench_id(3, n), now(), now(), now() from ${series}`)
      await database.query(`
        insert into contracts (id, negotiation_id, gig_id, client_id, worker_id, status, rate_type, terms, terms_hash,
          fee_bps, review_days, approve_by, milestone_count, funded_cents, started_at, created_at, updated_at)
        select bench_id(3, n), bench_id(4, n), '${this.#gig}', client_id, worker_id, 'active', 'fixed',
          '{"rate_cents":100,"hours_per_week":null,"start_date":null,"payout_delay_days":5}', 'x', 500, 14, now(), 1,
          ${held}, now(), now(), now() from ${series}`)
      await database.query(`
        insert into milestones (id, contract_id, client_id, worker_id, number, title, amount_cents, status, held_cents,
          created_by, created_at, updated_at)
        select bench_id(5, n), bench_id(3, n), client_id, worker_id, 1, 'x', 100,
          '${held ? 'funded' : 'pending'}', ${held}, 'agreement', now(), now() from ${series}`)
      if (!held) return
      await database.query(`
        insert into ledger_accounts (id, kind, owner_id, balance_cents)
        select account_id('escrow ' || bench_id(5, n)), 'escrow', bench_id(5, n), ${held} from ${series}`)
      await database.query(`
        insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
        select bench_id(7, n), account_id('available ' || client_id), account_id('escrow ' || bench_id(5, n)), ${held},
          'fund', bench_id(5, n), now() from ${series}`)
      await database.query(`
        update ledger_accounts set balance_cents = balance_cents - spent from (
          select account_id('available ' || client_id) as id, ${held} * count(*) as spent from ${series} group by 1
        ) as debited where ledger_accounts.id = debited.id`)
    })
    await inDatabase(this.#service, (database) =>
      database.query('vacuum analyze contracts, milestones, negotiations, ledger_accounts, ledger_transfers'),
    )
    return first
  }

  async #makePairTable(database: { query(text: string, values?: unknown[]): Promise<unknown> }): Promise<void> {
    await database.query(`
      create function bench_id(kind integer, n bigint) returns uuid language sql immutable as
        $$ select ('00000000-000' || kind || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`)
    await database.query(`
      create function account_id(account text) returns uuid language sql immutable as
        $$ select left(encode(sha256(account::bytea), 'hex'), 32)::uuid $$`)
    await database.query(
      `create table bench_pairs (pair integer primary key, client_id uuid, worker_id uuid, client_hash text,
        worker_hash text, client_key uuid, worker_key uuid)`,
    )
    const rows = this.#pairs.map(({ client, worker }, pair) => ({
      pair,
      client_id: client.id,
      worker_id: worker.id,
      client_hash: client.hash,
      worker_hash: worker.hash,
      client_key: client.keyId,
      worker_key: worker.keyId,
    }))
    await database.query('insert into bench_pairs select * from jsonb_populate_recordset(null::bench_pairs, $1)', [
      JSON.stringify(rows),
    ])
  }
}

function sliceFor(connections: number): number {
  return connections === 1 ? SLICE_SLOW : SLICE
}

// The statements of each request, as PostgreSQL gets them; only that pgbench has to find out itself whom it is for.
function statementsOf(kind: Kind): string {
  const who = `
\\set pair :n % ${PAIRS}
select client_id as client, worker_id as worker, client_hash as hash, client_key as key from bench_pairs where pair = :pair::integer \\gset
select string_agg(concat_ws(' ', k.hash, k.id, k.user_id, coalesce(k.hosted_agent_id::text, ''), u.role, u.status, coalesce(a.status, ''), (select offset_ms from sandbox_clock), array_to_string(k.scopes, ','), to_char(k.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24.MI.SS.MS"Z"')), E'\\n') from api_keys k join users u on u.id = k.user_id left join hosted_agents a on a.id = k.hosted_agent_id where k.hash = any(string_to_array(:hash::text, ',')) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
begin;
select a.status from api_keys k left join hosted_agents a on a.id = k.hosted_agent_id where k.id = :key::uuid and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());`
  const event = (type: string, subject: string, id: string) =>
    `insert into events (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, data, audience) values (gen_random_uuid(), '${type}', now(), 'user', :client::uuid, null, '${subject}', ${id}, ${SNAPSHOT}, array[:client::uuid, :worker::uuid]);`
  if (kind === 'round') {
    return `\\set n random(1, ${NEGOTIATIONS})${who}
select * from negotiations where id = bench_id(1, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
insert into negotiation_rounds (id, negotiation_id, number, offered_by, user_id, hosted_agent_id, changes, terms, terms_hash, message, created_at) values (gen_random_uuid(), bench_id(1, :n::bigint), 1000 + (random() * 1000000000)::integer, 'client', :client::uuid, null, '{"rate_cents":100}', '{"rate_cents": 100, "hours_per_week": null, "start_date": null, "payout_delay_days": 5}', 'x', null, now());
update negotiations set status = 'open', terms = '{"rate_cents": 100, "hours_per_week": null, "start_date": null, "payout_delay_days": 5}', terms_hash = 'x', offered_by = 'client', round_count = round_count, client_rounds = client_rounds, worker_rounds = worker_rounds, contract_id = null, decline_reason = null, kept_until = null, expires_at = now() + interval '7 days', updated_at = now() where id = bench_id(1, :n::bigint);
${event('negotiation.round', 'negotiation', 'bench_id(1, :n::bigint)')}
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
  const fee = `insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at) values (gen_random_uuid(), ${from}, account_id('fees'), 5, 'fee', bench_id(6, :n::bigint), now());
${event('payout.created', 'payout', 'bench_id(6, :n::bigint)')}`
  return `\\set i :i + 1
\\set n :first + :client_id * :step + :i${who}
select * from contracts where id = bench_id(3, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
select * from milestones where id = bench_id(5, :n::bigint) and contract_id = bench_id(3, :n::bigint) and :client::uuid in (client_id, worker_id) for update;
select milestone_id, sum(gross_cents)::bigint from payouts where contract_id = any(array[bench_id(3, :n::bigint)]) and status in ('clearing', 'held') group by milestone_id;
${kind === 'fund' ? lockAvailable : payout}
update ledger_accounts set balance_cents = balance_cents - 100 where id = ${from};
insert into ledger_accounts (id, kind, owner_id, balance_cents) values (${to}, '${toKind}', ${toOwner}, ${kind === 'fund' ? 100 : 95}) on conflict (id) do update set balance_cents = ledger_accounts.balance_cents + excluded.balance_cents;
insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at) values (gen_random_uuid(), ${from}, ${to}, ${kind === 'fund' ? 100 : 95}, '${kind}', ${kind === 'fund' ? 'bench_id(5, :n::bigint)' : 'bench_id(6, :n::bigint)'}, now());
${kind === 'fund' ? '' : fee}
update milestones set title = title, description = description, amount_cents = amount_cents, due_date = due_date, status = '${kind === 'fund' ? 'funded' : 'released'}', held_cents = ${100 - held}, released_cents = ${held}, refunded_cents = 0, fee_cents = ${held / 20}, funded_at = now(), submitted_at = null, submission_count = 0, auto_release_at = null, version = version + 1, updated_at = now() where id = bench_id(5, :n::bigint);
${event(`milestone.${kind}`, 'milestone', 'bench_id(5, :n::bigint)')}
update contracts set status = 'active', funded_cents = 100, released_cents = ${held}, refunded_cents = 0, fee_cents = ${held / 20}, auto_end_at = ${held ? `now() + interval '14 days'` : 'null'}, updated_at = now() where id = bench_id(3, :n::bigint);
commit;
`
}

// As large as what the service stores with an event. Spaced out, because pgbench takes a word behind a colon for a variable.
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

function benchId(kind: number, n: number): string {
  return `00000000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`
}

async function makePairs(service: Service): Promise<Pair[]> {
  const users: Pair['client'][] = []
  for (let number = 0; number < PAIRS * 2; number++) {
    const body = { display_name: `User ${number}`, kind: 'person' }
    const made = await post<{ key: { key: string; id: string }; user: { user_id: string } }>(
      `${service.url}/users`,
      service.operatorKey,
      body,
    )
    await post(`${service.url}/wallet/deposits`, made.key.key, { amount_cents: 1_000_000_000_000 })
    users.push({ key: made.key.key, id: '', hash: '', keyId: '' })
  }
  await inDatabase(service, async (database) => {
    const { rows } = await database.query('select id, user_id, hash from api_keys order by id')
    const known = new Map(rows.map((row) => [row.hash, row]))
    for (const user of users) {
      user.hash = hash('sha256', user.key, 'base64url')
      user.id = known.get(user.hash).user_id
      user.keyId = known.get(user.hash).id
    }
  })
  return Array.from({ length: PAIRS }, (_, pair) => ({
    client: users[pair * 2] as Pair['client'],
    worker: users[pair * 2 + 1] as Pair['client'],
  }))
}

function findPgbench(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const candidates = versions.map((version) => join(debian, version, 'bin', 'pgbench'))
  return candidates.find((path) => existsSync(path)) ?? 'pgbench'
}

try {
  warnWhenBusy()
  const pgbench = findPgbench()
  const failures = await withService(async (service) => {
    const pairs = await makePairs(service)
    const bench = new Bench(service, pgbench, pairs)
    await bench.seedNegotiations()
    return [...(await compare(bench)), ...(await grow(bench))]
  })
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
