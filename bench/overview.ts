import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { inDatabase, seedGigs } from './dataset.ts'
import { medianOf, printTable, type Service, timeOf, undisturbed, warnWhenBusy, withService } from './support.ts'

// How long the operators' overview takes on a large marketplace: 1,000,000 gigs and 10,000,000 transfers, or with --small, a
// hundredth of that. The running service's worker counts a year of events, as it would in production.

const isSmall = process.argv.includes('--small')
const GIGS = isSmall ? 10_000 : 1_000_000
const TRANSFERS = isSmall ? 100_000 : 10_000_000
const EVENTS = isSmall ? 20_000 : 200_000
const DAYS = 365
const ROUNDS = 100
const WARM_UP_ROUNDS = 20
const MEDIAN_MAX_MS = 100
const COUNTING_MAX_MS = 10 * 60_000

try {
  warnWhenBusy()
  const rows = await withService(measureAll)
  printTable([['what', 'target', 'measured', ''], ...rows])
  process.exitCode = rows.every((row) => row[3] === 'ok') ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(service: Service): Promise<string[][]> {
  console.error(`Loading ${GIGS.toLocaleString('en')} gigs …`)
  await seedGigs(service, GIGS, 0.1)
  console.error(`Loading ${TRANSFERS.toLocaleString('en')} transfers …`)
  await seedTransfers(service)
  console.error(`Counting ${EVENTS.toLocaleString('en')} events …`)
  const countedMs = await countEvents(service)
  await inDatabase(service, (client) => client.query('analyze'))
  return [
    await medianRow(service, `/operator/overview?days=${DAYS}`),
    await medianRow(service, '/operator/overview?days=30'),
    await medianRow(service, '/operator/health'),
    await medianRow(service, '/sandbox/deadlines?limit=100'),
    [
      'events the worker counts per second',
      '> 1000',
      String(Math.round(EVENTS / (countedMs / 1000))),
      isFast(countedMs),
    ],
  ]
}

function isFast(countedMs: number): string {
  return EVENTS / (countedMs / 1000) > 1_000 ? 'ok' : 'MISSED'
}

/** Transfers without the accounts' owners: only the size of the ledger matters. Checks and triggers are off during this. */
async function seedTransfers(service: Service): Promise<void> {
  await inDatabase(service, async (client) => {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0`,
    )
    await client.query(`
      insert into ledger_accounts (id, kind, owner_id, balance_cents)
      select md5('account ' || n)::uuid, case when n % 2 = 0 then 'escrow' else 'clearing' end, md5('owner ' || n)::uuid, 0
      from generate_series(0, 99999) as n`)
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'ledger_transfers' and indexdef not like '%UNIQUE%'`,
    )
    // Building an index once is much faster than adding ten million rows to it.
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
    await client.query(
      `insert into ledger_transfers (id, debit_account, credit_account, amount_cents, kind, reference, created_at)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, md5('account ' || n % 50000 * 2)::uuid,
         md5('account ' || (n % 50000 * 2 + 1))::uuid, 1 + n % 10000, 'release',
         ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, now() - make_interval(secs => (n % $2 * 86400)::float)
       from generate_series(1, $1::int) as n`,
      [TRANSFERS, DAYS],
    )
    for (const { indexdef } of rows) await client.query(indexdef)
  })
}

/**
 * Half of the events open a gig, and half report one of the transfers' payouts. Returns how long the worker takes to count them.
 */
async function countEvents(service: Service): Promise<number> {
  await inDatabase(service, (client) =>
    client.query(
      `insert into events (id, type, created_at, actor_type, subject_type, subject_id, head, data, data_bytes, audience)
       select gen_random_uuid(), case when n % 2 = 0 then 'gig.created' else 'payout.created' end,
         now() - make_interval(secs => (n % $2 * 86400)::float), 'user', case when n % 2 = 0 then 'gig' else 'payout' end,
         ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, '', '{"status":"open"}', 17, '{}'
       from generate_series(1, $1::int) as n`,
      [EVENTS, DAYS],
    ),
  )
  const startMs = performance.now()
  while (performance.now() - startMs < COUNTING_MAX_MS) {
    service.signal.throwIfAborted()
    if ((await uncounted(service)) === 0) return performance.now() - startMs
    await sleep(200)
  }
  throw new Error('The worker didn’t count the events within ten minutes.')
}

async function uncounted(service: Service): Promise<number> {
  return inDatabase(service, async (client) => {
    const { rows } = await client.query<{ count: string }>(`
      select last_position - position + (select count(*) from events where events.position is null) as count
      from event_sequence, figures_progress`)
    return Number(rows[0]?.count)
  })
}

async function medianRow(service: Service, path: string): Promise<string[]> {
  const medianMs = medianOf(await undisturbed(() => timesOf(service, path)))
  const target = `≤ ${MEDIAN_MAX_MS} ms`
  return [`GET ${path}, median`, target, `${medianMs.toFixed(1)} ms`, medianMs <= MEDIAN_MAX_MS ? 'ok' : 'MISSED']
}

async function timesOf(service: Service, path: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  try {
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      service.signal.throwIfAborted()
      const tookMs = await timeOf(`${service.url}${path}`, service.operatorKey, agent)
      if (round >= 0) times.push(tookMs)
    }
  } finally {
    agent.destroy()
  }
  return times
}
