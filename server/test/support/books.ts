import { expect } from 'vitest'
import { encodeId, type Id, type Prefix } from '../../src/platform/kernel/ids.ts'
import type { Answer, Client } from './client.ts'
import type { Entry, Journal } from './journal.ts'
import type { ResultTable } from './proof.ts'

type InDatabase = <Row extends object>(text: string) => Promise<Row[]>

/** Expects every acknowledged write to have taken effect exactly once and to be replayed with the same response. */
export async function expectAllOnce(
  journal: Journal,
  { operator, inDatabase }: { operator: Client; inDatabase: InDatabase },
  results: ResultTable,
): Promise<void> {
  await expect.poll(() => findEventFaults(inDatabase)).toEqual([])
  const { facts, lost, doubled } = await compareBooks(journal, inDatabase)
  const { length: acknowledged } = journal.acknowledged()
  const { length: requests } = journal.attempts
  const outcomes = Object.entries(journal.outcomes()).map(([outcome, count]) => `${outcome}: ${count}`)
  results.add('  requests, by outcome', '', `${requests} (${outcomes.join(', ')})`)
  results.add('  acknowledged writes and their effects', '', `${acknowledged}, ${facts}`)
  results.add('  effects lost, effects done twice or not requested', '0, 0', `${lost.length}, ${doubled.length}`)
  expect(lost.slice(0, 20)).toEqual([])
  expect(doubled.slice(0, 20)).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
  // An unavailable database leads to a 503; a 500 would be a bug.
  expect(journal.outcomes()['500']).toBeUndefined()
  expect((await operator.get('/operator/ledger/audit')).body).toMatchObject({ ok: true, violations: [] })
  expect(await journal.replay()).toEqual([])
  const after = await compareBooks(journal, inDatabase)
  expect([after.lost, after.doubled]).toEqual([[], []])
}

/** The difference between the acknowledged writes and the database. */
interface Comparison {
  /** The number of acknowledged effects. */
  facts: number
  /** Acknowledged, but not in the database. */
  lost: string[]
  /** In the database twice, or not acknowledged. */
  doubled: string[]
}

/**
 * Lists both as facts, one line each, and compares the lines: deposits, withdrawals, contracts, milestones in their
 * last state, payouts, every ledger transfer, every balance to the cent, events and stored responses.
 */
async function compareBooks(journal: Journal, inDatabase: InDatabase): Promise<Comparison> {
  const expected = factsInJournal(journal)
  const found = await factsInDatabase(inDatabase)
  return { facts: expected.length, lost: without(expected, found), doubled: without(found, expected) }
}

/** Faults in the order of events; none if every event has one position and is in each of its feeds once. */
async function findEventFaults(inDatabase: InDatabase): Promise<string[]> {
  const [row] = await inDatabase<Record<string, string>>(`
    select count(*) as events, count(position) as numbered, count(distinct position) as positions,
      coalesce(min(position), 1) as first, coalesce(max(position), 0) as last,
      (select last_position from event_sequence) as sequence,
      coalesce(sum(cardinality(audience)), 0) as readers, (select count(*) from event_readers) as feeds
    from events`)
  const { events, numbered, positions, first, last, sequence, readers, feeds } = row ?? {}
  const faults: string[] = []
  if (numbered !== events) faults.push(`${numbered} of ${events} events have a position`)
  if (positions !== numbered || first !== '1' || last !== events || sequence !== events) {
    faults.push(`${positions} positions from ${first} to ${last} for ${events} events; the sequence is at ${sequence}`)
  }
  if (readers !== feeds) faults.push(`${feeds} entries in feeds for ${readers} readers`)
  return faults
}

type Acknowledged = Entry & { answer: Answer }

function factsInJournal(journal: Journal): string[] {
  const entries = journal.acknowledged()
  const balances = new Map<string, number>()
  const milestones = new Map<string, Answer['body']>()
  const parties = new Map<string, { client: string; worker: string }>()
  const move = (account: string, cents: number) => balances.set(account, (balances.get(account) ?? 0) + cents)

  function factsOf({ caller, action, body, answer: { body: shown } }: Acknowledged): string[] {
    const { amount_cents: asked } = body as { amount_cents?: number }
    const before = milestones.get(shown.id)
    const available = `available ${caller.userId}`
    switch (action) {
      case 'gig':
        return [`gig ${shown.id}`, `event gig.created ${shown.id}`]
      case 'negotiation':
        return [`negotiation ${shown.id}`, `event negotiation.opened ${shown.id}`]
      case 'agree':
        parties.set(shown.contract_id, { client: shown.client_id, worker: shown.worker_id })
        return [
          `contract ${shown.contract_id} of ${shown.id}`,
          `event negotiation.agreed ${shown.id}`,
          `event contract.created ${shown.contract_id}`,
        ]
      case 'approve':
        return shown.status === 'active' ? [`active ${shown.id}`, `event contract.activated ${shown.id}`] : []
      case 'deposit':
      case 'withdrawal':
        move(available, action === 'deposit' ? shown.amount_cents : -shown.amount_cents)
        return [
          `${action} ${shown.id} of ${caller.userId}: ${asked} ${shown.status}`,
          `transfer ${action} ${shown.id}: ${asked}`,
          `event wallet.${action}_requested ${shown.id}`,
          `event wallet.${action}_succeeded ${shown.id}`,
        ]
      case 'milestone':
        milestones.set(shown.id, shown)
        return [`event milestone.added ${shown.id}`]
      case 'fund':
        milestones.set(shown.id, shown)
        move(available, -shown.amount_cents)
        move(`escrow ${shown.id}`, shown.amount_cents)
        return [`transfer fund ${shown.id}: ${shown.amount_cents}`, `event milestone.funded ${shown.id}`]
      case 'submit':
        milestones.set(shown.id, shown)
        return [`submission ${shown.id}`, `event milestone.submitted ${shown.id}`]
      case 'release': {
        milestones.set(shown.id, shown)
        const gross = asked ?? before.held_cents
        const fee = shown.fee_cents - before.fee_cents
        move(`escrow ${shown.id}`, -gross)
        move(`clearing ${parties.get(shown.contract_id)?.worker}`, gross - fee)
        return [
          `payout of ${shown.id}: ${gross} less ${fee}`,
          `transfer release ${shown.id}: ${gross - fee}`,
          ...(fee > 0 ? [`transfer fee ${shown.id}: ${fee}`] : []),
          `event milestone.released ${shown.id}`,
          `event payout.created ${shown.id}`,
        ]
      }
      case 'refund':
        milestones.set(shown.id, shown)
        move(`escrow ${shown.id}`, -before.held_cents)
        move(`available ${parties.get(shown.contract_id)?.client}`, before.held_cents)
        return [`transfer refund ${shown.id}: ${before.held_cents}`, `event milestone.refunded ${shown.id}`]
      default:
        throw new Error(`Unknown action: ${action}.`)
    }
  }

  return [
    ...entries.flatMap((entry) => [...factsOf(entry), 'answer']),
    ...[...milestones.values()].map(milestoneFact),
    ...[...balances].filter(([, cents]) => cents !== 0).map(([account, cents]) => `balance ${account}: ${cents}`),
  ]
}

interface MilestoneFigures {
  id: string
  status: string
  amount_cents: number
  held_cents: number
  released_cents: number
  refunded_cents: number
  fee_cents: number
}

function milestoneFact(milestone: MilestoneFigures): string {
  const { id, status, amount_cents, held_cents, released_cents, refunded_cents, fee_cents } = milestone
  return `milestone ${id}: ${status}, ${[amount_cents, held_cents, released_cents, refunded_cents, fee_cents]}`
}

async function factsInDatabase(inDatabase: InDatabase): Promise<string[]> {
  async function each<Row extends object>(text: string, factOf: (row: Row) => string): Promise<string[]> {
    return (await inDatabase<Row>(text)).map(factOf)
  }
  // A release and its fee refer to their payout, whose id the callers don't know, so the fact names the milestone.
  const subject = (column: string, kind: string) =>
    `coalesce((select milestone_id from payouts where payouts.id = ${column}), ${column}) as id, ${kind} as kind`
  const facts = await Promise.all([
    each<WithId>('select id from gigs', ({ id }) => `gig ${wire('gig', id)}`),
    each<WithId>('select id from negotiations', ({ id }) => `negotiation ${wire('neg', id)}`),
    each<WithId & { neg: string }>(
      'select id, negotiation_id as neg from contracts',
      ({ id, neg }) => `contract ${wire('con', id)} of ${wire('neg', neg)}`,
    ),
    each<WithId>(`select id from contracts where status = 'active'`, ({ id }) => `active ${wire('con', id)}`),
    ...(['deposit', 'withdrawal'] as const).map((kind) =>
      each<WithId & { user_id: string; amount_cents: string; status: string }>(
        `select id, user_id, amount_cents, status from ${kind}s`,
        (row) =>
          `${kind} ${wire(PREFIXES[kind], row.id)} of ${wire('usr', row.user_id)}: ${row.amount_cents} ${row.status}`,
      ),
    ),
    each<MilestoneFigures>('select * from milestones', (row) => milestoneFact({ ...row, id: wire('mil', row.id) })),
    each<WithId>('select milestone_id as id from submissions', ({ id }) => `submission ${wire('mil', id)}`),
    each<WithId & { gross_cents: string; fee_cents: string }>(
      'select milestone_id as id, gross_cents, fee_cents from payouts',
      (row) => `payout of ${wire('mil', row.id)}: ${row.gross_cents} less ${row.fee_cents}`,
    ),
    each<WithId & { kind: string; amount_cents: string }>(
      `select ${subject('reference', 'kind')}, amount_cents from ledger_transfers`,
      ({ id, kind, amount_cents }) => `transfer ${kind} ${wire(PREFIXES[kind] ?? 'mil', id)}: ${amount_cents}`,
    ),
    each<WithId & { kind: string; cents: string }>(
      'select owner_id as id, kind, balance_cents as cents from ledger_accounts where balance_cents <> 0',
      ({ id, kind, cents }) => `balance ${kind} ${wire(kind === 'escrow' ? 'mil' : 'usr', id)}: ${cents}`,
    ),
    each<WithId & { type: string; kind: string }>(
      `select ${subject('subject_id', 'subject_type')}, type from events where type = any('{${EVENTS}}')`,
      ({ id, kind, type }) => `event ${type} ${wire(PREFIXES[kind] ?? 'mil', id)}`,
    ),
    each('select from idempotent_answers', () => 'answer'),
  ])
  return facts.flat()
}

interface WithId {
  id: string
}

// The id prefixes of what transfers and events refer to; all others refer to milestones.
const PREFIXES: { deposit: 'dep'; withdrawal: 'wdr' } & Partial<Record<string, Prefix>> = {
  deposit: 'dep',
  withdrawal: 'wdr',
  gig: 'gig',
  negotiation: 'neg',
  contract: 'con',
}

const EVENTS = [
  ...['gig.created', 'negotiation.opened', 'negotiation.agreed', 'contract.created', 'contract.activated'],
  ...['milestone.added', 'milestone.funded', 'milestone.submitted', 'milestone.released', 'milestone.refunded'],
  ...['payout.created', 'payout.paid', 'milestone.cancelled', 'milestone.removed', 'negotiation.round'],
  ...['deposit', 'withdrawal'].flatMap((kind) =>
    ['requested', 'succeeded', 'failed'].map((what) => `wallet.${kind}_${what}`),
  ),
]

function wire(prefix: Prefix, id: string): string {
  return encodeId(prefix, id as Id<Prefix>)
}

/** The facts that remain after each of `others` has removed one equal fact. */
function without(facts: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const fact of others) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return facts.filter((fact) => {
    const count = counts.get(fact) ?? 0
    counts.set(fact, count - 1)
    return count <= 0
  })
}
