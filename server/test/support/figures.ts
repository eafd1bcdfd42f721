import type pg from 'pg'
import { expect } from 'vitest'
import type { World } from './world.ts'

/** Compares the daily figures with the ledger and the rows of the marketplace. All events have to be counted. */
export async function expectFiguresToMatch(world: Pick<World, 'inDatabase'>): Promise<void> {
  await world.inDatabase(async (db) => {
    expect(await rowsOf(db, moneyByDay.counted)).toEqual(await rowsOf(db, moneyByDay.inLedger))
    expect(await rowsOf(db, happened.counted)).toEqual(await rowsOf(db, happened.inRows))
    expect(await rowsOf(db, openNow.counted)).toEqual(await rowsOf(db, openNow.inRows))
  })
}

async function rowsOf(db: pg.Client, statement: string): Promise<unknown[]> {
  return (await db.query(statement)).rows
}

const moneyByDay = {
  counted: `
    select day::text, trunc(released_cents)::text as released, trunc(fees_cents)::text as fees,
      trunc(escrow_change_cents)::text as escrow
    from daily_figures where released_cents <> 0 or fees_cents <> 0 or escrow_change_cents <> 0 order by day`,
  // Only from the accounts, without the kinds of transfers by which the service counts.
  inLedger: `
    select * from (
      select (t.created_at at time zone 'UTC')::date::text as day,
        sum(case when debit.kind = 'escrow' and credit.kind in ('clearing', 'fees') then amount_cents
          when credit.kind = 'escrow' and debit.kind in ('clearing', 'fees') then -amount_cents else 0 end)::text as released,
        sum(case when 'external' in (debit.kind, credit.kind) then 0 when credit.kind = 'fees' then amount_cents
          when debit.kind = 'fees' then -amount_cents else 0 end)::text as fees,
        sum(case when credit.kind = 'escrow' then amount_cents when debit.kind = 'escrow' then -amount_cents else 0 end)::text
          as escrow
      from ledger_transfers t join ledger_accounts debit on debit.id = debit_account
        join ledger_accounts credit on credit.id = credit_account
      group by 1
    ) as days where released <> '0' or fees <> '0' or escrow <> '0' order by day`,
}

const happened = {
  counted: `
    select day::text, gigs_posted::int, deals::int, disputes_opened::int, hire_seconds::int from daily_figures
    where gigs_posted + deals + disputes_opened > 0 order by day`,
  inRows: `
    with first_open as (
      select subject_id as gig_id, min(created_at) as at from events
      where subject_type = 'gig' and type <> 'gig.deleted' and data ->> 'status' = 'open' group by 1
    ), happened as (
      select at, 1 as gig, 0 as deal, 0 as dispute, 0 as seconds from first_open
      union all select started_at, 0, 1, 0, extract(epoch from started_at - first_open.at)
        from contracts join first_open using (gig_id) where started_at is not null
      union all select created_at, 0, 0, 1, 0 from disputes
    )
    select (at at time zone 'UTC')::date::text as day, sum(gig)::int as gigs_posted, sum(deal)::int as deals,
      sum(dispute)::int as disputes_opened, sum(seconds)::int as hire_seconds
    from happened group by 1 order by 1`,
}

const openNow = {
  counted: `
    select sum(open_gigs_change)::int as gigs, sum(running_contracts_change)::int as contracts,
      sum(open_disputes_change)::int as disputes, trunc(sum(escrow_change_cents))::text as escrow from daily_figures`,
  inRows: `
    select (select count(*)::int from gigs where status = 'open' and deleted_at is null) as gigs,
      (select count(*)::int from contracts where status = 'active') as contracts,
      (select count(*)::int from disputes where status not in ('resolved', 'withdrawn')) as disputes,
      (select coalesce(sum(balance_cents), 0)::text from ledger_accounts where kind = 'escrow') as escrow`,
}
