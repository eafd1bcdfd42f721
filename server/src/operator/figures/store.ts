import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { CalendarDate } from '../../platform/kernel/time.ts'
import {
  type CountedTransfer,
  type DayFigures,
  type FigureName,
  type Figures,
  figureNames,
  type SomeFigures,
  type TransferSum,
  transfersOfEvent,
} from './domain.ts'

/** A range of event positions: after the first, up to and including the second. */
export interface Range {
  after: number
  upTo: number
}

/** The next events to count, at most `limit`, locked against other workers; null if another worker is counting right now. */
export async function lockNextRange(tx: Tx, limit: number): Promise<Range | null> {
  const [row] = await tx.query<Range>(sql`
    select position as after, least(position + ${limit}, (select last_position from event_sequence)) as "upTo"
    from figures_progress for update skip locked`)
  return row ?? null
}

/** Whether any event hasn't been counted yet. Cheaper than taking the lock. */
export async function countUncounted(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select last_position - position as count from event_sequence, figures_progress`)
  return row?.count ?? 0
}

/** Sent with the commit. */
export function sendProgress(tx: Tx, { upTo }: Range): void {
  tx.send(sql`update figures_progress set position = ${upTo}`)
}

/** Counts gigs that were posted and the change in open gigs. Remembers which are open. */
export async function countGigs(tx: Tx, range: Range): Promise<SomeFigures[]> {
  return figuresFrom(
    await tx.query(sql`
      with seen as (
        select subject_id as gig_id, position, created_at, ${day} as day,
          type not in ('gig.deleted', 'gig.removed') and data ->> 'status' = 'open' and data ->> 'removal' is null as is_open
        from events where ${isIn(range)} and subject_type = 'gig'
      ), steps as (
        select seen.*, posted.gig_id is not null as was_posted,
          coalesce(lag(seen.is_open) over same_gig, posted.is_open, false) as was_open,
          coalesce(posted.posted_at, min(seen.created_at) filter (where seen.is_open) over (partition by gig_id)) as posted_at,
          row_number() over (partition by gig_id, seen.is_open order by position) as nth
        from seen left join posted_gigs as posted using (gig_id)
        window same_gig as (partition by gig_id order by position)
      ), saved as (
        insert into posted_gigs (gig_id, posted_at, is_open)
        select distinct on (gig_id) gig_id, posted_at, is_open from steps where posted_at is not null
        order by gig_id, position desc
        on conflict (gig_id) do update set is_open = excluded.is_open
      )
      select day::text, count(*) filter (where is_open and not was_posted and nth = 1) as gigs_posted,
        sum(is_open::int - was_open::int) as open_gigs_change
      from steps group by day`),
  )
}

/** Counts deals, the time from posting the gig to each deal, and the change in running contracts. */
export async function countDeals(tx: Tx, range: Range): Promise<SomeFigures[]> {
  return figuresFrom(
    await tx.query(sql`
      select ${day}::text as day, count(*) filter (where type = 'contract.activated') as deals,
        coalesce(sum(greatest(0, extract(epoch from events.created_at - posted_at)))
          filter (where type = 'contract.activated'), 0)::bigint as hire_seconds,
        sum(case when type = 'contract.activated' then 1 else -1 end) as running_contracts_change
      from events join contracts on contracts.id = subject_id left join posted_gigs using (gig_id)
      where ${isIn(range)} and type in ('contract.activated', 'contract.completed', 'contract.cancelled')
        -- A contract may be cancelled before it began.
        and started_at is not null
      group by 1`),
  )
}

/** Counts disputes that were opened and the change in open disputes. */
export async function countDisputes(tx: Tx, range: Range): Promise<SomeFigures[]> {
  return figuresFrom(
    await tx.query(sql`
      select ${day}::text as day, count(*) filter (where type = 'dispute.opened') as disputes_opened,
        sum(case when type = 'dispute.opened' then 1 else -1 end) as open_disputes_change
      from events where ${isIn(range)} and type in ('dispute.opened', 'dispute.resolved', 'dispute.withdrawn')
      group by 1`),
  )
}

/** The money that moved along with the events, from the ledger. */
export async function sumTransfers(tx: Tx, range: Range): Promise<TransferSum[]> {
  const rows = await tx.query<{ day: CalendarDate; kind: CountedTransfer; isIntoFees: boolean; cents: string }>(sql`
    select (${day})::text as day, ledger_transfers.kind, fees.id is not null as "isIntoFees", sum(amount_cents)::text as cents
    from events
    join jsonb_to_recordset(${JSON.stringify(transferPairs)}) as pair (event text, transfer text) on pair.event = type
    join ledger_transfers on ledger_transfers.kind = pair.transfer and reference = subject_id
    left join ledger_accounts as fees on fees.id = credit_account and fees.kind = 'fees'
    where ${isIn(range)}
    group by 1, 2, 3`)
  return rows.map((row) => ({ ...row, cents: BigInt(row.cents) }))
}

const transferPairs = Object.entries(transfersOfEvent).flatMap(([event, transfers]) =>
  transfers.map((transfer) => ({ event, transfer })),
)

/** Sent with the commit. */
export function sendFigures(tx: Tx, days: readonly DayFigures[]): void {
  if (days.length === 0) return
  const rows = days.map((figures) => ({ ...figures, ...textsOf(figures) }))
  tx.send(sql`
    insert into daily_figures as figures
    select * from jsonb_populate_recordset(null::daily_figures, ${JSON.stringify(rows)}) order by day
    on conflict (day) do update set gigs_posted = figures.gigs_posted + excluded.gigs_posted,
      deals = figures.deals + excluded.deals,
      hire_seconds = figures.hire_seconds + excluded.hire_seconds,
      disputes_opened = figures.disputes_opened + excluded.disputes_opened,
      released_cents = figures.released_cents + excluded.released_cents,
      fees_cents = figures.fees_cents + excluded.fees_cents,
      escrow_change_cents = figures.escrow_change_cents + excluded.escrow_change_cents,
      open_gigs_change = figures.open_gigs_change + excluded.open_gigs_change,
      running_contracts_change = figures.running_contracts_change + excluded.running_contracts_change,
      open_disputes_change = figures.open_disputes_change + excluded.open_disputes_change`)
}

/** The figures for days since `since` on which something happened. */
export async function listDays(db: Queryable, since: CalendarDate): Promise<DayFigures[]> {
  const rows = await db.query<Record<FigureName, string> & { day: CalendarDate }>(sql`
    select day::text, ${textColumns} from daily_figures where day >= ${since}::date order by day`)
  return rows.map((row) => ({ day: row.day, ...figuresOf(row) }))
}

/** The totals across all days, and the escrow before a given day. */
export async function sumDays(db: Queryable, before: CalendarDate): Promise<Figures & { escrowBefore: bigint }> {
  const [row] = await db.query<Record<FigureName | 'escrowBefore', string>>(sql`
    select ${sumColumns},
      coalesce(sum(escrow_change_cents) filter (where day < ${before}::date), 0)::text as "escrowBefore"
    from daily_figures`)
  if (!row) throw new Error('The sum returned no row.')
  return { ...figuresOf(row), escrowBefore: BigInt(row.escrowBefore) }
}

const day = sql`(events.created_at at time zone 'UTC')::date`

function isIn({ after, upTo }: Range): Sql {
  return sql`events.position > ${after} and events.position <= ${upTo}`
}

// Sums are read as text because they may exceed what a number can hold.
const textColumns = sql`gigs_posted::text, deals::text, hire_seconds::text, disputes_opened::text, released_cents::text,
  fees_cents::text, escrow_change_cents::text, open_gigs_change::text, running_contracts_change::text,
  open_disputes_change::text`
const sumColumns = sql`coalesce(sum(gigs_posted), 0)::text as gigs_posted, coalesce(sum(deals), 0)::text as deals,
  coalesce(sum(hire_seconds), 0)::text as hire_seconds, coalesce(sum(disputes_opened), 0)::text as disputes_opened,
  coalesce(sum(released_cents), 0)::text as released_cents, coalesce(sum(fees_cents), 0)::text as fees_cents,
  coalesce(sum(escrow_change_cents), 0)::text as escrow_change_cents,
  coalesce(sum(open_gigs_change), 0)::text as open_gigs_change,
  coalesce(sum(running_contracts_change), 0)::text as running_contracts_change,
  coalesce(sum(open_disputes_change), 0)::text as open_disputes_change`

function figuresOf(row: Record<FigureName, string>): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, BigInt(row[name])])) as Figures
}

function figuresFrom(rows: readonly ({ day: CalendarDate } & Partial<Record<FigureName, number>>)[]): SomeFigures[] {
  return rows.map(({ day: date, ...counts }) => {
    const figures = Object.entries(counts).map(([name, count]) => [name, BigInt(count)])
    return { day: date, ...(Object.fromEntries(figures) as Partial<Figures>) }
  })
}

function textsOf(figures: Figures): Record<string, string> {
  return Object.fromEntries(figureNames.map((name) => [name, String(figures[name])]))
}
