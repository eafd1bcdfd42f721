import { hash } from 'node:crypto'
import { inDatabase, wireId } from './dataset.ts'
import { post, type Request, type Service } from './support.ts'

export type DealKind = 'round' | 'fund' | 'release'
export const DEAL_KINDS: readonly DealKind[] = ['round', 'fund', 'release']

export const PAIRS = 24
export const NEGOTIATIONS = 30_000
/** Milestones for one measurement, of which each can be funded and released once. */
export const SLICE = 8_000
/** And for a measurement over one connection. */
const SLICE_SLOW = 2_500

/** How an id is written in a path. */
export type IdForm = (prefix: string, uuid: string) => string

interface Person {
  id: string
  key: string
  hash: string
  keyId: string
}

interface Pair {
  client: Person
  worker: Person
}

/** People who deal with each other, and what they deal about, made by the thousand and not through the API. */
export class Deals {
  readonly #service: Service
  readonly #pairs: readonly Pair[]
  #nextMilestone = 1
  #gig = ''

  private constructor(service: Service, pairs: readonly Pair[]) {
    this.#service = service
    this.#pairs = pairs
  }

  static async make(service: Service): Promise<Deals> {
    const deals = new Deals(service, await makePairs(service))
    await deals.#seedNegotiations()
    return deals
  }

  /** The keys of those who deal, clients and workers in turn. */
  get keys(): string[] {
    return this.#pairs.flatMap(({ client, worker }) => [client.key, worker.key])
  }

  /** Negotiations that have all their rounds before them, each about a gig of its own. */
  async #seedNegotiations(): Promise<void> {
    const { client } = this.#pairs[0] as Pair
    const gig = await post<{ id: string }>(`${this.#service.url}/gigs`, client.key, {
      title: 'A gig of the bench',
      description: 'x',
      rate_type: 'fixed',
    })
    await inDatabase(this.#service, async (database) => {
      await this.#makePairTable(database)
      const { rows } = await database.query('select id from gigs where client_id = $1', [client.id])
      this.#gig = rows[0].id
      if (wireId('gig', this.#gig) !== gig.id) throw new Error('The bench found another gig than it made.')
      await database.query(`create temp table model as select * from gigs where id = '${this.#gig}'`)
      const { rows: columns } = await database.query(
        `select column_name from information_schema.columns where table_name = 'gigs' and is_generated = 'NEVER'
           and is_identity = 'NO' and column_name not in ('id', 'client_id', 'status')`,
      )
      const names = columns.map(({ column_name }) => column_name).join(', ')
      await database.query(`
        insert into gigs (id, client_id, status, ${names})
        select bench_id(2, n), bench_pairs.client_id, 'paused', ${names}
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

  /** Requests that can each succeed, enough of them for one measurement. */
  async requestsFor(kind: DealKind, connections: number, idOf: IdForm = wireId): Promise<Request[]> {
    if (kind === 'round') return this.#rounds(idOf)
    return this.#payments(kind, connections, await this.seedMilestones(kind, connections), idOf)
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

  #rounds(idOf: IdForm): Request[] {
    return Array.from({ length: NEGOTIATIONS }, (_, index) => {
      const { client, worker } = this.#pairs[(index + 1) % PAIRS] as Pair
      return {
        method: 'POST' as const,
        path: `/negotiations/${idOf('neg', benchId(1, index + 1))}/round`,
        key: (index % 2 ? client : worker).key,
        body: { rate_cents: 100 + index },
      }
    })
  }

  #payments(kind: 'fund' | 'release', connections: number, first: number, idOf: IdForm): Request[] {
    return Array.from({ length: sliceFor(connections) }, (_, index) => {
      const n = first + index
      const contract = idOf('con', benchId(3, n))
      return {
        method: 'POST' as const,
        path: `/contracts/${contract}/milestones/${idOf('mil', benchId(5, n))}/${kind}`,
        key: (this.#pairs[n % PAIRS] as Pair).client.key,
        body: {},
      }
    })
  }

  /** Fresh active contracts with one milestone each, to be funded, or funded and to be released. */
  async seedMilestones(kind: 'fund' | 'release', connections: number): Promise<number> {
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

function benchId(kind: number, n: number): string {
  return `00000000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`
}

async function makePairs(service: Service): Promise<Pair[]> {
  const users: Person[] = []
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
    client: users[pair * 2] as Person,
    worker: users[pair * 2 + 1] as Person,
  }))
}
