import { hash } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { findViolations } from '../../src/money/audit/store.ts'
import type { Sql } from '../../src/platform/db/sql.ts'
import { lifecycles } from './marketplace-lifecycles.ts'

/** What must be true of the database at any time. */
export class Invariants {
  readonly #db: pg.Client
  /** The newest event that was checked, and the status of each resource according to its events. */
  #seq = 0
  readonly #statuses = new Map<string, string>()
  readonly #versions = new Map<string, number>()
  /** Rows written by transactions before this one were already checked. */
  #since = '0'
  /** The readers of events up to this position were already checked. */
  #readersCheckedTo = 0

  constructor(connection: pg.ClientConfig) {
    this.#db = new pg.Client(connection)
  }

  async open(): Promise<this> {
    await this.#db.connect()
    return this
  }

  async close(): Promise<void> {
    await this.#db.end()
  }

  /** After each step: audits the ledger, and checks new events, changed rows and contradictions between tables. */
  async check(): Promise<void> {
    // Runs the audit's statement on this connection, because the service opens a new one for each audit.
    const violations = await findViolations({
      query: async <Row>(statement: Sql) => (await this.#db.query(statement as pg.QueryConfig)).rows as Row[],
    })
    expect(violations).toEqual([])
    await this.#followEvents()
    await this.#compareRows()
    await this.#expectNone(contradictions)
  }

  /** The slow checks: counters of users, and the readers of events. */
  async checkAll(): Promise<void> {
    await this.#expectNone(reputation)
    const { last } = await this.#allNumbered()
    await this.#expectNone(wrongReaders, [this.#readersCheckedTo])
    await this.#expectNone(missingReaders, [this.#readersCheckedTo])
    this.#readersCheckedTo = last
    const [row] = await this.#query<{ failed: number }>(
      `select count(*)::integer as failed from deliveries where status = 'failed'`,
    )
    expect(row?.failed, 'deliveries that failed').toBe(0)
  }

  /** The events in a user's feed after a position. */
  async feedOf(userId: string, after: number): Promise<{ id: string; position: number }[]> {
    return this.#query(
      `select e.id::text as id, e.position::integer as position from events e join event_readers r on r.event_seq = e.seq
       where r.user_id = $1::uuid and e.position > $2 order by e.position`,
      [userId, after],
    )
  }

  /** All types of events that were recorded. */
  async recordedTypes(): Promise<string[]> {
    const rows = await this.#query<{ type: string }>('select distinct type from events')
    return rows.map(({ type }) => type)
  }

  async platformFeesCents(): Promise<number> {
    const [row] = await this.#query<{ cents: number }>(
      `select coalesce(sum(case when credit_account = a.id then amount_cents else -amount_cents end), 0)::float8 as cents
       from ledger_transfers join ledger_accounts a on a.kind = 'fees' and a.id in (credit_account, debit_account)`,
    )
    return row?.cents ?? Number.NaN
  }

  /** The status in each event must follow from the one in the event before it. */
  async #followEvents(): Promise<void> {
    const events = await this.#query<{ seq: number; type: string; kind: string; id: string; status: string | null }>(
      `select seq::integer as seq, type, subject_type as kind, subject_id::text as id, data->>'status' as status
       from events where seq > $1 order by seq`,
      [this.#seq],
    )
    for (const { seq, type, kind, id, status } of events) {
      this.#seq = Math.max(this.#seq, seq)
      const lifecycle = lifecycles[kind]
      if (!lifecycle || status === null) continue
      const before = this.#statuses.get(id)
      const possible = before === undefined ? lifecycle.begins : [before, ...(lifecycle.moves[before] ?? [])]
      expect(possible, `${type} of ${id}, which was ${before ?? 'not there'}`).toContain(status)
      this.#statuses.set(id, status)
    }
  }

  /** Rows must have the status of their newest event, and versions must not fall. */
  async #compareRows(): Promise<void> {
    const rows = await this.#query<{ kind: string; id: string; status: string | null; version: number | null }>(
      changedRows,
      [this.#since],
    )
    for (const { kind, id, status, version } of rows) {
      if (kind === 'since') {
        this.#since = id
        continue
      }
      if (status !== null) expect(this.#statuses.get(id), `the status of the ${kind} ${id} in its events`).toBe(status)
      if (version === null) continue
      expect(version, `the version of ${kind} ${id}`).toBeGreaterThanOrEqual(this.#versions.get(id) ?? 0)
      this.#versions.set(id, version)
    }
  }

  /** Every event must have a position, without gaps or duplicates. */
  async #allNumbered(): Promise<{ last: number }> {
    await expect.poll(() => this.#query(`select seq from events where position is null limit 1`)).toEqual([])
    const [row] = await this.#query<{ count: number; positions: number; least: number; most: number; last: number }>(
      `select count(*)::integer as count, count(distinct position)::integer as positions, min(position)::integer as least,
         max(position)::integer as most, (select last_position::integer from event_sequence) as last from events
       where position <= (select last_position from event_sequence)`,
    )
    const last = row?.last ?? 0
    expect(row, 'positions of events').toEqual({ count: last, positions: last, least: 1, most: last, last })
    return { last }
  }

  async #expectNone(statement: string, values: unknown[] = []): Promise<void> {
    const found = await this.#query(statement, values)
    expect(found, JSON.stringify(found.slice(0, 5))).toEqual([])
  }

  async #query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    // A named statement is planned once.
    return (await this.#db.query<Row>({ name: hash('sha1', text), text, values })).rows
  }
}

const versioned = ['gigs', 'milestones', 'users', 'hosted_agents', 'webhooks']

const changedRows = `
  select 'since' as kind, (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296)::text as id,
    null as status, null::integer as version
  ${Object.entries(lifecycles)
    .map(
      ([kind, { table }]) =>
        `union all select '${kind}', id::text, status, null from ${table} where xmin::text::bigint >= $1::bigint`,
    )
    .join('\n')}
  ${versioned
    .map(
      (table) =>
        `union all select '${table}', id::text, null, version from ${table} where xmin::text::bigint >= $1::bigint`,
    )
    .join('\n')}`

// Each part finds rows that contradict each other; there must be none.
const contradictions = `
  with taken as (
    select gig_id, count(*) filter (where status = 'pending_approval') as reserved,
      count(*) filter (where started_at is not null and not (status = 'cancelled' and released_cents = 0)) as filled
    from contracts group by gig_id
  )
  select 'positions of a gig are those of its contracts' as rule, g.id::text as subject,
    concat_ws(' ', coalesce(t.reserved, 0), coalesce(t.filled, 0)) as expected,
    concat_ws(' ', g.reserved_positions, g.filled_positions) as found
  from gigs g left join taken t on t.gig_id = g.id
  where g.deleted_at is null
    and (g.reserved_positions, g.filled_positions) <> (coalesce(t.reserved, 0), coalesce(t.filled, 0))
  union all
  select 'no more positions are taken than there are', id::text, positions::text,
    concat_ws(' ', reserved_positions, filled_positions)
  from gigs where reserved_positions + filled_positions > positions
  union all
  select 'a gig is filled exactly when all its positions are', id::text, status,
    concat_ws(' of ', filled_positions, positions)
  from gigs where deleted_at is null and (status = 'filled') <> (filled_positions = positions) and status <> 'closed'
  union all
  select 'one live application per gig and worker', gig_id::text, '1', count(*)::text
  from applications where status in ('pending', 'shortlisted', 'negotiating', 'hired') group by gig_id, worker_id
  having count(*) > 1
  union all
  select 'a gig counts its applications', g.id::text, count(a.id)::text, g.application_count::text
  from gigs g left join applications a on a.gig_id = g.id group by g.id having count(a.id) <> g.application_count
  union all
  select 'an application negotiates exactly while its negotiation, or a contract of it, is open', a.id::text, a.status,
    concat_ws(' ', n.status, c.status)
  from applications a left join negotiations n on n.id = a.negotiation_id left join contracts c on c.negotiation_id = n.id
  where (a.status = 'negotiating') <> coalesce(n.status = 'open' or c.status = 'pending_approval', false)
  union all
  select 'an application is hired exactly when its contract has started', a.id::text, a.status, c.status
  from applications a left join contracts c on c.negotiation_id = a.negotiation_id
  where (a.status = 'hired') <> coalesce(c.started_at is not null, false)
  union all
  select 'a gig that is over has no open negotiation', n.id::text, 'not open', g.status
  from negotiations n join gigs g on g.id = n.gig_id
  where n.status = 'open' and (g.status in ('closed', 'filled') or g.deleted_at is not null)
  union all
  select 'rounds are counted', n.id::text, count(r.id)::text, concat_ws(' ', round_count, client_rounds, worker_rounds)
  from negotiations n left join negotiation_rounds r on r.negotiation_id = n.id group by n.id
  having count(r.id) <> round_count or max(r.number) <> round_count or client_rounds + worker_rounds <> round_count
  union all
  select 'an agreed negotiation has one contract', n.id::text, n.status, count(c.id)::text
  from negotiations n left join contracts c on c.negotiation_id = n.id group by n.id
  having (n.status = 'agreed') <> (count(c.id) = 1)
  union all
  select 'the brief of a negotiation is that of its newest offer, and its contract has the same', n.id::text,
    concat_ws(' ', r.gig_version, r.brief_hash), concat_ws(' ', n.gig_version, n.brief_hash, c.brief_hash)
  from negotiations n join negotiation_rounds r on r.negotiation_id = n.id and r.number = n.round_count
  left join contracts c on c.negotiation_id = n.id
  where (r.gig_version, r.brief_hash, coalesce(c.brief_hash, r.brief_hash)) is distinct from
    (n.gig_version, n.brief_hash, n.brief_hash)
  union all
  select 'a contract has started exactly when both sides have approved it', id::text, status, concat_ws(' ', client_approved_at, worker_approved_at)
  from contracts
  where (started_at is not null) <> (client_approved_at is not null and worker_approved_at is not null)
    or (status in ('active', 'completed') and started_at is null) or (status = 'expired' and started_at is not null)
  union all
  select 'an ended contract has an end and no money in escrow', c.id::text, c.status, concat_ws(' ', c.ended_at, sum(m.held_cents))
  from contracts c left join milestones m on m.contract_id = c.id group by c.id
  having (c.status in ('completed', 'cancelled', 'expired')) <> (c.ended_at is not null)
    or (c.ended_at is not null and (sum(m.held_cents) > 0
      or count(*) filter (where m.status in ('pending', 'funded', 'submitted', 'disputed')) > 0))
  union all
  select 'a milestone’s money fits its status', id::text, status,
    concat_ws(' ', amount_cents, held_cents, released_cents, refunded_cents)
  from milestones
  where (status in ('pending', 'cancelled') and held_cents + released_cents + refunded_cents > 0)
    or (status not in ('pending', 'cancelled') and held_cents + released_cents + refunded_cents <> amount_cents)
    or (status in ('funded', 'submitted') and held_cents = 0)
    or (status in ('released', 'refunded', 'resolved') and held_cents > 0)
    or (status = 'released' and released_cents = 0) or (status = 'refunded' and released_cents > 0)
    or (status = 'submitted') <> (auto_release_at is not null)
    or (status = 'funded') <> (idle_refund_at is not null)
  union all
  select 'a milestone is disputed exactly while a dispute about it is open', m.id::text, m.status, count(d.id)::text
  from milestones m left join disputes d on d.milestone_id = m.id and d.status not in ('resolved', 'withdrawn')
  group by m.id having (m.status = 'disputed') <> (count(d.id) = 1)
  union all
  select 'a contract counts its disputed milestones', c.id::text, count(m.id)::text, disputed_milestones::text
  from contracts c left join milestones m on m.contract_id = c.id and m.status = 'disputed' group by c.id
  having count(m.id) <> disputed_milestones
  union all
  select 'payouts are held exactly while their milestone is disputed', p.id::text, p.status, m.status
  from payouts p join milestones m on m.id = p.milestone_id where p.status = 'held' and m.status <> 'disputed'
  union all
  select 'a gig is listed exactly while it is open and neither removed nor its client suspended', g.id::text,
    g.status || ', client ' || u.status, (o.gig_id is not null)::text
  from gigs g join users u on u.id = g.client_id left join open_gigs o on o.gig_id = g.id
  where (g.status = 'open' and g.deleted_at is null and g.removal is null and u.status = 'active') <> (o.gig_id is not null)
  union all
  select 'no deadline of a contract is before its next_due_at', c.id::text, c.next_due_at::text, min(d.due_at)::text
  from contracts c join (
    select id as contract_id, case status when 'pending_approval' then approve_by when 'active' then auto_end_at end as due_at
      from contracts
    union all select contract_id, due_at from milestones
    union all select contract_id, due_at from payouts
    union all select contract_id, due_at from disputes where status not in ('resolved', 'withdrawn')
    union all select contract_id, due_at from reviews
  ) d on d.contract_id = c.id and d.due_at is not null
  group by c.id having c.next_due_at is null or min(d.due_at) < c.next_due_at
  union all
  select 'an agent has one pending approval for the same request', request_hash, '1', count(*)::text
  from approvals where status = 'pending' group by request_hash, target_hash having count(*) > 1
  union all
  select 'no agent moves more money than its mandate allows', m.hosted_agent_id::text, t.allowed::text, t.used::text
  from mandates m, lateral (values
    ('milestones.fund', max_funding_cents, used_funding_cents),
    ('milestones.release', max_release_cents, used_release_cents),
    ('milestones.refund', max_refund_cents, used_refund_cents),
    ('wallet.withdraw', max_withdrawal_cents, used_withdrawal_cents)
  ) as t (action, allowed, used)
  where m.version = 1 and t.used > t.allowed and t.action <> all(m.ask_owner)`

const reputation = `
  with parties as (
    select unnest(array[client_id, worker_id]) as id, released_cents - fee_cents < 1000 as is_small
    from contracts where status = 'completed'
  ),
  published as (
    select r.user_id, r.rating, c.released_cents - c.fee_cents < 1000 as is_small
    from reviews r join contracts c on c.id = r.contract_id where r.published_at is not null and r.removal is null
  ),
  loser as (
    select case when client_off > worker_off then client_id when worker_off > client_off then worker_id end as id
    from disputes, lateral (select abs(resolved_cents - coalesce(client_proposal_cents, default_worker_cents)) as client_off,
      abs(resolved_cents - coalesce(worker_proposal_cents, default_worker_cents)) as worker_off) as off
    where status = 'resolved'
  ),
  counted as (
    select u.id,
      (select count(*) from parties p where p.id = u.id and not is_small) as completed,
      (select count(*) from parties p where p.id = u.id and is_small) as small_completed,
      (select count(*) from loser l where l.id = u.id) as lost,
      (select count(*) from published r where r.user_id = u.id and not is_small) as reviews,
      (select count(*) from published r where r.user_id = u.id and is_small) as small_reviews,
      (select coalesce(sum(rating), 0) from published r where r.user_id = u.id and not is_small) as ratings,
      (select count(*) from vouches v where v.user_id = u.id and v.removal is null) as vouches,
      (select count(*) from vouches v where v.user_id = u.id and v.removal is null and v.verified) as verified
    from users u
  )
  select u.id::text, to_jsonb(counted) as expected, concat_ws(' ', contracts_completed, disputes_lost, review_count,
    rating_sum, vouch_count, verified_vouch_count, small_contracts_completed, small_review_count) as found
  from users u join counted using (id)
  where (contracts_completed, disputes_lost, review_count, rating_sum, vouch_count, verified_vouch_count,
      small_contracts_completed, small_review_count)
    <> (completed, lost, reviews, ratings, vouches, verified, small_completed, small_reviews)
  union all
  select p.id::text, to_jsonb(p), 'verified ' || p.verified
  from (
    select v.id, v.verified, v.from_user_id, v.user_id, (
      select coalesce(sum(net_cents), 0) from payouts
      where status = 'paid' and ((client_id = v.from_user_id and worker_id = v.user_id)
        or (client_id = v.user_id and worker_id = v.from_user_id))
    ) as paid from vouches v
  ) as p
  where p.verified <> (p.paid >= 1000)`

// The users an event concerns, by its subject. A subject that was deleted since is not checked.
const concerned = `
  select e.seq, p.user_id from events e join lateral (
    select client_id as user_id from gigs where e.subject_type = 'gig' and id = e.subject_id
    union select unnest(array[client_id, worker_id]) from applications
      where e.subject_type = 'application' and id = e.subject_id
    union select unnest(array[client_id, worker_id]) from negotiations
      where e.subject_type = 'negotiation' and id = e.subject_id
    union select unnest(array[client_id, worker_id]) from contracts where e.subject_type = 'contract' and id = e.subject_id
    union select unnest(array[client_id, worker_id]) from milestones where e.subject_type = 'milestone' and id = e.subject_id
    union select unnest(array[client_id, worker_id]) from disputes where e.subject_type = 'dispute' and id = e.subject_id
    union select unnest(case when e.data->>'status' in ('held', 'reversed') then array[client_id, worker_id]
      else array[worker_id] end) from payouts where e.subject_type = 'payout' and id = e.subject_id
    union select unnest(case when e.type = 'review.created' then array[from_user_id] else array[from_user_id, user_id] end)
      from reviews where e.subject_type = 'review' and id = e.subject_id
    union select unnest(array[from_user_id, user_id]) from vouches where e.subject_type = 'vouch' and id = e.subject_id
    union select user_id from api_keys where e.subject_type = 'key' and id = e.subject_id
    union select user_id from hosted_agents where e.subject_type = 'agent' and id = e.subject_id
    union select user_id from approvals where e.subject_type = 'approval' and id = e.subject_id
    union select user_id from webhooks where e.subject_type = 'webhook' and id = e.subject_id
    union select reporter_id from reports where e.subject_type = 'report' and id = e.subject_id
    union select owner_id from removals where e.subject_type = 'objection' and id = e.subject_id
    union select user_id from deposits where e.subject_type = 'deposit' and id = e.subject_id
    union select user_id from withdrawals where user_id is not null and e.subject_type = 'withdrawal' and id = e.subject_id
    union select id from users where e.subject_type in ('user', 'profile', 'wallet') and id = e.subject_id
  ) as p on true where e.position > $1`

const wrongReaders = `
  with concerned as (${concerned})
  select e.type, e.subject_id, r.user_id from event_readers r join events e on e.seq = r.event_seq
  where r.position > $1 and not exists (select from concerned c where c.seq = r.event_seq and c.user_id = r.user_id)
    and (e.subject_type not in ('milestone', 'vouch', 'webhook')
      or exists (select from concerned c where c.seq = r.event_seq))
    and not (e.subject_type in ('dispute', 'report', 'objection') and r.role in ('arbiter', 'operator')
      and exists (select from users u where u.id = r.user_id and u.role = r.role))`

const missingReaders = `
  with concerned as (${concerned})
  select e.type, e.subject_id, c.user_id from concerned c join events e on e.seq = c.seq
  where not exists (select from event_readers r where r.event_seq = c.seq and r.user_id = c.user_id)
    and e.type <> 'webhook.test'
    -- Author and user learn of a removal in two events.
    and e.type not in ('review.removed', 'vouch.removed')
    -- What only visitors see: counts of gigs, and profiles that appear or disappear.
    and not (e.audience = '{}' and e.type in ('gig.updated', 'gig.removed', 'profile.published', 'profile.hidden'))`
