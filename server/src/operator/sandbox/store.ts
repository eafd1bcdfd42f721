import type { Queryable, Tx } from '../../platform/db/database.ts'
import { Sql, sql } from '../../platform/db/sql.ts'
import type { ComingDeadline } from './domain.ts'

/**
 * The next deadlines of all kinds, in order. Each part reads at most `limit` index rows: the contracts with the earliest next
 * deadlines include all of the earliest deadlines within contracts.
 */
export async function listDeadlines(db: Queryable, limit: number): Promise<ComingDeadline[]> {
  return db.query(sql`
    with next_contracts as (
      select id, gig_id from contracts where next_due_at is not null order by next_due_at, id limit ${limit}
    ), coming as (
      (select apply_by as at, 'gig_closes' as kind, 'gig' as subject_type, id as subject_id, null::uuid as contract_id,
          id as gig_id, null::text as summary, null::jsonb as wants
        from gigs where status in ('open', 'paused') and deleted_at is null and apply_by is not null
        order by apply_by, id limit ${limit})
      union all
      (select expires_at, 'negotiation_expires', 'negotiation', id, null, gig_id, null, null
        from negotiations where status = 'open' order by expires_at, id limit ${limit})
      union all
      (select expires_at, 'approval_expires', 'approval', id, null, null, summary, stake -> 'summary'
        from approvals where status in ('pending', 'approved') order by expires_at, id limit ${limit})
      union all
      select due_at, case when status = 'submitted' then 'milestone_released'
          when idle_notice_at is not null then 'milestone_refund_announced' else 'milestone_refunded' end,
          'milestone', milestones.id, contract_id, gig_id, null, null
        from milestones join next_contracts on next_contracts.id = contract_id where due_at is not null
      union all
      select due_at, 'payout_paid', 'payout', payouts.id, contract_id, gig_id, null, null
        from payouts join next_contracts on next_contracts.id = contract_id where status = 'clearing'
      union all
      select due_at, 'dispute_moves_on', 'dispute', disputes.id, contract_id, gig_id, null, null
        from disputes join next_contracts on next_contracts.id = contract_id where status not in ('resolved', 'withdrawn')
      union all
      select case status when 'pending_approval' then approve_by else auto_end_at end,
          case status when 'pending_approval' then 'contract_approval_ends' else 'contract_ends' end,
          'contract', contracts.id, contracts.id, contracts.gig_id, null, null
        from contracts join next_contracts using (id)
        where status = 'pending_approval' or status = 'active' and auto_end_at is not null
      union all
      select due_at, 'reviews_published', 'review', reviews.id, contract_id, gig_id, null, null
        from reviews join next_contracts on next_contracts.id = contract_id where due_at is not null
    )
    select at, kind, subject_type, subject_id, contract_id,
      coalesce(summary, (select title from gigs where gigs.id = coming.gig_id), '') as title, wants
    from coming order by at, subject_id limit ${limit}`)
}

/** Deletes everything but the operators and what's theirs, the settings they changed, the terms of use, and the audit log. */
export async function deleteMarketplace(tx: Tx): Promise<void> {
  // Waits for transactions in progress.
  await tx.query(sql`
    select set_config('parley.reset', 'sandbox', true), set_config('statement_timeout', '60s', true),
      set_config('lock_timeout', '30s', true)`)
  const [emptied] = await tx.query<{ tables: string }>(sql`
    select string_agg(quote_ident(tablename), ', ' order by tablename) as tables
    from pg_tables where schemaname = current_schema() and tablename <> all(${keptTables})
      and tablename not in (
        select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'only_row'
      )`)
  if (!emptied) throw new Error('The database has no tables.')
  await tx.query(new Sql([`truncate ${emptied.tables}`], [], false))
  const isOperators = sql`user_id in (select id from users where role = 'operator')`
  await tx.query(sql`delete from sessions where not (${isOperators})`)
  await tx.query(sql`delete from passkeys where not (${isOperators})`)
  await tx.query(sql`delete from terms_acceptances where not (${isOperators})`)
  await tx.query(sql`delete from api_keys where hosted_agent_id is not null or not (${isOperators})`)
  await tx.query(sql`update attachments set status = 'deleted', delete_at = now()`)
  await tx.query(sql`delete from hosted_agents`)
  await tx.query(sql`delete from users where role <> 'operator'`)
  await tx.query(sql`delete from ledger_accounts where owner_id is not null`)
  await tx.query(sql`
    insert into operator_terms (user_id, started_at) select id, now() from users where role = 'operator' and status = 'active'`)
  await tx.query(sql`
    update users set review_count = 0, rating_sum = 0, rating_average = null, vouch_count = 0, verified_vouch_count = 0,
      contracts_completed = 0, small_review_count = 0, small_contracts_completed = 0, disputes_lost = 0,
      due_milestones = 0, on_time_milestones = 0`)
  await tx.query(sql`update figures_progress set position = (select last_position from event_sequence)`)
  await tx.query(sql`update searches_progress set position = (select last_position from event_sequence)`)
}

// In addition to tables that always have exactly one row (which have a column `only_row`): what operators keep, the migrations,
// and files, whose rows go when their bytes are removed.
const keptTables = [
  'api_keys',
  'attachments',
  'avatars',
  'brand_images',
  'hosted_agents',
  'ledger_accounts',
  'passkeys',
  'renaming_progress',
  'schema_migrations',
  'sessions',
  'setting_changes',
  'signing_keys',
  'staff_acts',
  'terms_acceptances',
  'terms_versions',
  'users',
]
