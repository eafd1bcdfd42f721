import { hash } from 'node:crypto'
import type pg from 'pg'
import { inDatabase, wireId } from './dataset.ts'
import { post, type Request, type Service } from './support.ts'

export type DealKind = 'fund' | 'release' | 'round'

/** A client and a worker who make deals with each other. */
export interface Pair {
  client: Person
  worker: Person
}

interface Person {
  id: string
  key: string
  keyHash: string
}

/** Formats an id for one of the servers' paths. */
type IdForm = (prefix: string, uuid: string) => string

export const PAIRS = 24
/** Open negotiations, which take many rounds each. */
export const NEGOTIATIONS = 9_000
/** Milestones to fund, and as many to release, since each can be paid only once. */
export const MILESTONES = 50_000
// Enough for one measurement; with 1 connection, a server handles far fewer requests.
const PAYMENTS_AT_ONE_CONNECTION = 3_000
const PAYMENTS_AT_MANY_CONNECTIONS = 10_000

// Row ids are computed from a type and a number, so that requests can refer to rows without reading them first.
export const ID_OF = { negotiation: 1, gig: 2, contract: 3, agreement: 4, milestone: 5, transfer: 7 } as const

/** Creates users with money through the API. */
export async function makePairs(service: Service): Promise<Pair[]> {
  const people: Person[] = []
  for (let number = 1; number <= PAIRS * 2; number++) {
    const body = { display_name: `User ${number}`, kind: 'person' }
    const { key } = await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, body)
    await post(`${service.url}/wallet/deposits`, key.key, { amount_cents: DEPOSIT_CENTS })
    people.push({ key: key.key, keyHash: hash('sha256', key.key, 'base64url'), id: '' })
  }
  await inDatabase(service, async (database) => {
    const { rows } = await database.query('select hash, user_id from api_keys')
    const userIds = new Map(rows.map((row) => [row.hash, row.user_id]))
    for (const person of people) person.id = userIds.get(person.keyHash)
  })
  return Array.from({ length: PAIRS }, (_, index) => ({
    client: people[index * 2] as Person,
    worker: people[index * 2 + 1] as Person,
  }))
}

// The most the service allows at once.
export const DEPOSIT_CENTS = 1_000_000_000

/** Fills the service's database with negotiations, contracts and milestones for these pairs. */
export async function seedDeals(service: Service, pairs: readonly Pair[]): Promise<void> {
  const [{ client }] = pairs as [Pair]
  const body = { title: 'A gig of the benchmark', description: 'x', rate_type: 'fixed' }
  await post(`${service.url}/gigs`, client.key, body)
  await inDatabase(service, async (database) => {
    await makePairTable(database, pairs)
    const { rows } = await database.query('select id from gigs where client_id = $1', [client.id])
    const gigId = rows[0].id
    await seedNegotiations(database, gigId)
    await seedMilestones(database, { first: 1, heldCents: 0 })
    await seedMilestones(database, { first: MILESTONES + 1, heldCents: 100 })
    await database.query('vacuum analyze')
  })
}

/** Prepares a connection and its database for the rows of either server: pairs, and the function that makes row ids. */
export async function makePairTable(database: pg.Client, pairs: readonly Pair[]): Promise<void> {
  // Doesn't check foreign keys on this connection: the rows are consistent, and checking would take most of the time.
  await database.query('set session_replication_role = replica')
  await database.query(`
    create table bench_pairs (pair integer primary key, client_id uuid not null, worker_id uuid not null);
    create function bench_id(type integer, n bigint) returns uuid language sql immutable as
      $$ select ('00000000-000' || type || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`)
  for (const [pair, { client, worker }] of pairs.entries()) {
    await database.query('insert into bench_pairs values ($1, $2, $3)', [pair, client.id, worker.id])
  }
}

/** The next requests of each kind that can succeed, for one server. */
export class DealRequests {
  readonly #pairs: readonly Pair[]
  readonly #idOf: IdForm
  #nextOf = { fund: 1, release: MILESTONES + 1 }

  constructor(pairs: readonly Pair[], idOf: IdForm) {
    this.#pairs = pairs
    this.#idOf = idOf
  }

  next(kind: DealKind, connections: number): Request[] {
    return kind === 'round' ? this.#rounds() : this.#payments(kind, connections)
  }

  /** How many of those that `next` last returned have been sent. */
  sent(kind: DealKind, count: number): void {
    if (kind !== 'round') this.#nextOf[kind] += count
  }

  #rounds(): Request[] {
    return Array.from({ length: NEGOTIATIONS }, (_, index) => {
      const { client, worker } = this.#pairOf(index + 1)
      return {
        method: 'POST',
        path: `/negotiations/${this.#id('neg', 'negotiation', index + 1)}/round`,
        key: (index % 2 ? client : worker).key,
        body: { rate_cents: 100 + index },
      }
    })
  }

  #payments(kind: 'fund' | 'release', connections: number): Request[] {
    const length = connections === 1 ? PAYMENTS_AT_ONE_CONNECTION : PAYMENTS_AT_MANY_CONNECTIONS
    const first = this.#nextOf[kind]
    if (first + length > MILESTONES * (kind === 'fund' ? 1 : 2) + 1) throw new Error('There are too few milestones.')
    return Array.from({ length }, (_, index) => {
      const number = first + index
      const contract = this.#id('con', 'contract', number)
      const milestone = this.#id('mil', 'milestone', number)
      return {
        method: 'POST',
        path: `/contracts/${contract}/milestones/${milestone}/${kind}`,
        key: this.#pairOf(number).client.key,
        body: {},
      }
    })
  }

  #pairOf(number: number): Pair {
    return this.#pairs[number % PAIRS] as Pair
  }

  #id(prefix: string, type: keyof typeof ID_OF, number: number): string {
    return this.#idOf(prefix, `00000000-000${ID_OF[type]}-7000-8000-${number.toString(16).padStart(12, '0')}`)
  }
}

/** The id in the service's API format. */
export const serviceId: IdForm = wireId
/** The id in the database. */
export const plainId: IdForm = (_prefix, uuid) => uuid

// Each negotiation has its own gig, because a worker can have one open negotiation per gig.
async function seedNegotiations(database: pg.Client, gigId: string): Promise<void> {
  const { rows: columns } = await database.query(
    `select column_name from information_schema.columns where table_name = 'gigs' and is_generated = 'NEVER'
       and is_identity = 'NO' and column_name not in ('id', 'client_id', 'status')`,
  )
  const copied = columns.map(({ column_name }) => `gigs.${column_name}`)
  const names = columns.map(({ column_name }) => column_name).join(', ')
  await database.query(`
    insert into gigs (id, client_id, status, ${names})
    select bench_id(${ID_OF.gig}, n), bench_pairs.client_id, 'paused', ${copied.join(', ')}
    from ${numbered(1, NEGOTIATIONS)} join gigs on gigs.id = '${gigId}'`)
  await database.query(`
    insert into negotiations (id, gig_id, gig_version, rate_type, review_days, client_id, worker_id, opened_by, status, terms,
      terms_hash, offered_by, round_count, client_rounds, worker_rounds, expires_at, created_at, updated_at)
    select bench_id(${ID_OF.negotiation}, n), bench_id(${ID_OF.gig}, n), 1, 'fixed', 14, client_id, worker_id,
      'client', 'open', ${TERMS}, 'x', 'client', 1, 1, 0, now() + interval '7 days', now(), now()
    from ${numbered(1, NEGOTIATIONS)}`)
}

// A few contracts per gig.
const GIG = `bench_id(${ID_OF.gig}, 1 + n % ${NEGOTIATIONS})`

// Active contracts with one milestone each: pending, or funded with the money in escrow.
async function seedMilestones(
  database: pg.Client,
  { first, heldCents }: { first: number; heldCents: number },
): Promise<void> {
  const rows = numbered(first, MILESTONES)
  await database.query(`
    insert into negotiations (id, gig_id, gig_version, rate_type, review_days, client_id, worker_id, opened_by, status, terms,
      terms_hash, offered_by, round_count, client_rounds, worker_rounds, contract_id, expires_at, created_at, updated_at)
    select bench_id(${ID_OF.agreement}, n), ${GIG}, 1, 'fixed', 14, client_id, worker_id, 'client', 'agreed',
      ${TERMS}, 'x', 'client', 1, 1, 0, bench_id(${ID_OF.contract}, n), now(), now(), now() from ${rows}`)
  await database.query(`
    insert into contracts (id, negotiation_id, gig_id, client_id, worker_id, status, rate_type, terms, terms_hash,
      fee_bps, review_days, approve_by, milestone_count, funded_cents, started_at, created_at, updated_at)
    select bench_id(${ID_OF.contract}, n), bench_id(${ID_OF.agreement}, n), ${GIG}, client_id, worker_id,
      'active', 'fixed', ${TERMS}, 'x', 500, 14, now(), 1, ${heldCents}, now(), now(), now() from ${rows}`)
  await database.query(`
    insert into milestones (id, contract_id, client_id, worker_id, number, title, amount_cents, status, held_cents,
      created_by, created_at, updated_at)
    select bench_id(${ID_OF.milestone}, n), bench_id(${ID_OF.contract}, n), client_id, worker_id, 1, 'x', 100,
      '${heldCents ? 'funded' : 'pending'}', ${heldCents}, 'agreement', now(), now() from ${rows}`)
  if (heldCents === 0) return
  const escrow = accountId(`'escrow ' || bench_id(${ID_OF.milestone}, n)`)
  const available = accountId(`'available ' || client_id`)
  await database.query(`
    insert into ledger_accounts (id, kind, owner_id, balance_cents)
    select ${escrow}, 'escrow', bench_id(${ID_OF.milestone}, n), ${heldCents} from ${rows}`)
  await database.query(`
    insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
    select bench_id(${ID_OF.transfer}, n), ${available}, ${escrow}, ${heldCents}, 'fund',
      bench_id(${ID_OF.milestone}, n), now() from ${rows}`)
  await database.query(`
    update ledger_accounts set balance_cents = balance_cents - spent_cents from (
      select ${available} as id, ${heldCents} * count(*) as spent_cents from ${rows} group by 1
    ) as debited where ledger_accounts.id = debited.id`)
}

const TERMS = `'{"rate_cents":100,"hours_per_week":null,"start_date":null,"payout_delay_days":5}'`

/** Numbers from `first` on, each with its pair. */
export function numbered(first: number, count: number): string {
  return `generate_series(${first}, ${first + count - 1}) as n join bench_pairs on pair = n % ${PAIRS}`
}

// As the ledger computes the id of an account.
function accountId(name: string): string {
  return `left(encode(sha256((${name})::bytea), 'hex'), 32)::uuid`
}
