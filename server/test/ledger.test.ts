import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { auditLedger } from '../src/money/audit/service.ts'
import type { Account } from '../src/money/ledger/domain.ts'
import { post } from '../src/money/ledger/service.ts'
import { type Sql, sql } from '../src/platform/db/sql.ts'
import type { Queryable } from '../src/platform/db/tx.ts'
import { newId, type UserId } from '../src/platform/kernel/ids.ts'
import { checkAll } from './support/check-all.ts'
import { fundedMilestone, newDeal } from './support/deals.ts'
import { proofSeed } from './support/proof.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

/** Runs a use case of the ledger in its own transaction. */
function inLedger<T>(use: (ctx: Parameters<typeof post>[0]) => Promise<T> | T): Promise<T> {
  return world.database.transaction(async (db) => use({ ...world.core.context, db }))
}

describe('the ledger', () => {
  it('refuses updates and deletes in the database itself', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 5 })
    await world.inDatabase(async (client) => {
      for (const statement of [
        'update ledger_transfers set amount_cents = 1',
        'delete from ledger_transfers',
        'truncate ledger_transfers',
        'truncate ledger_transfers cascade',
      ]) {
        await expect(client.query(statement)).rejects.toThrow('append-only')
      }
    })
  })

  it('refuses negative balances in the database itself', async () => {
    const owner = newId<'usr'>() as UserId
    const available: Account = { kind: 'available', owner }
    const spend = (amountCents: number) =>
      inLedger((ctx) =>
        post(ctx, {
          from: available,
          to: { kind: 'external' },
          amountCents,
          kind: 'withdrawal',
          reference: newId<'wdr'>(),
        }),
      )
    await expect(spend(1)).rejects.toThrow('violates foreign key constraint')
    const deposit = { from: { kind: 'external' } as Account, to: available, amountCents: 1 }
    await inLedger((ctx) => post(ctx, { ...deposit, kind: 'deposit', reference: newId<'dep'>() }))
    await expect(spend(2)).rejects.toThrow('violates check constraint')
  })

  it('refuses a second transfer of the same kind and reference', async () => {
    const [owner, reference] = [newId<'usr'>() as UserId, newId<'dep'>()]
    const deposit = () =>
      inLedger((ctx) =>
        post(ctx, {
          from: { kind: 'external' },
          to: { kind: 'available', owner },
          amountCents: 5,
          kind: 'deposit',
          reference,
        }),
      )
    await deposit()
    await expect(deposit()).rejects.toThrow('duplicate key')
  })

  it.each(['external', 'fees'] as const)('does not lock the %s account when money moves', async (kind) => {
    const spend = (ctx: Parameters<typeof post>[0]) => {
      const available: Account = { kind: 'available', owner: newId<'usr'>() as UserId }
      post(
        ctx,
        { from: { kind: 'external' }, to: available, amountCents: 5, kind: 'deposit', reference: newId<'dep'>() },
        { from: available, to: { kind }, amountCents: 3, kind: 'fee', reference: newId<'pay'>() },
      )
    }
    await inLedger(async (ctx) => {
      spend(ctx)
      await inLedger(async (other) => {
        await other.db.query(sql`set local lock_timeout = '1s'`)
        spend(other)
      })
    })
  })

  it('takes back 500 payments once each from twenty connections without a deadlock', async () => {
    const users = Array.from({ length: 10 }, () => newId<'usr'>() as UserId)
    const account = (index: number): Account => ({ kind: 'available', owner: users[index % 10] as UserId })
    // Large starting balances, so that any order is possible.
    await inLedger((ctx) =>
      post(
        ctx,
        ...users.map((_, index) => ({
          from: { kind: 'external' as const },
          to: account(index),
          amountCents: 1_000_000,
          kind: 'deposit' as const,
          reference: newId<'dep'>(),
        })),
      ),
    )
    const payments = Array.from({ length: 500 }, (_, index) => ({
      from: account(index),
      to: account(index + 1 + ((index * 7) % 9)),
      amountCents: 1 + ((index * 31) % 97),
      reference: newId<'pay'>(),
    }))
    for (const payment of payments) await inLedger((ctx) => post(ctx, { ...payment, kind: 'release' }))
    const before = await totals()
    const attempts = new Random(proofSeed()).shuffle([...payments, ...payments])
    const outcomes: string[] = []
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let payment = attempts.pop(); payment; payment = attempts.pop()) {
          const { from, to, ...rest } = payment
          outcomes.push(
            await inLedger((ctx) => post(ctx, { from: to, to: from, ...rest, kind: 'release_reversal' })).then(
              () => 'taken back',
              (error) => error.constraint ?? String(error),
            ),
          )
        }
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'taken back')).toHaveLength(500)
    expect(outcomes.filter((outcome) => outcome === 'ledger_transfers_kind_reference_key')).toHaveLength(500)
    const after = await totals()
    expect(after.deadlocks).toBe(before.deadlocks)
    expect(after.sum).toBe('0')
    const balances = await world.database.query<{ balance_cents: number }>(
      sql`select balance_cents from ledger_accounts where owner_id = any(${users}::uuid[])`,
    )
    expect(balances.map(({ balance_cents }) => balance_cents)).toEqual(new Array(10).fill(1_000_000))
  })
})

async function totals(): Promise<{ sum: string; deadlocks: number }> {
  const [row] = await world.database.query<{ sum: string; deadlocks: number }>(sql`
    select (
      select (sum(case when credit then amount_cents else -amount_cents end))::text
      from ledger_transfers, (values (true), (false)) as side (credit)
    ) as sum, (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`)
  if (!row) throw new Error('There is no such database.')
  return row
}

describe('the audit', () => {
  it('finds no violations in correct books, counts what it checked, and finds every fault', async () => {
    const books = await createWorld()
    const deal = await newDeal(books)
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`, { amount_cents: 4_000 })
    const audit = await books.operator.get('/operator/ledger/audit')
    expect(audit.body).toEqual({
      ok: true,
      checked: { accounts: 6, transfers: 4, contracts: 1, milestones: 1, payouts: 1, deposits: 1, withdrawals: 0 },
      violations: [],
    })
    await books.inDatabase((client) =>
      checkAll(
        faults.map((one) => [one.fault, one] as const),
        async ({ statement, found }) => {
          await client.query('begin')
          await client.query('alter table ledger_transfers disable trigger user')
          await client.query(statement)
          const { ok, violations } = await auditLedger({ snapshot: (read) => read(asQueryable(client)) })
          await client.query('rollback')
          expect(ok).toBe(false)
          expect([...new Set(violations.map(({ rule }) => rule))].sort()).toEqual([...found].sort())
        },
      ),
    )
  })

  // Only in a transaction that is rolled back, so that each fault is the only one.
  const faults = [
    {
      fault: 'a missing fee transfer',
      statement: `delete from ledger_transfers where kind = 'fee'`,
      found: [
        'a payout has its release and fee',
        'a contract’s fees were taken',
        'a cached balance equals its transfers',
      ],
    },
    {
      fault: 'a wrong cached balance',
      statement: `update ledger_accounts set balance_cents = balance_cents + 1 where kind = 'clearing'`,
      found: ['a cached balance equals its transfers', 'a clearing balance equals its payouts'],
    },
    {
      fault: 'a double release',
      statement: `insert into ledger_transfers select gen_random_uuid(), debit_account, credit_account, amount_cents, kind,
        gen_random_uuid(), created_at from ledger_transfers where kind = 'release'`,
      found: ['a cached balance equals its transfers', 'a release has its payout'],
    },
    {
      fault: 'a refund of a deposit that was never debited',
      statement: `insert into deposit_refunds (id, deposit_id, user_id, requested_by, amount_cents, status, created_at, updated_at)
        select gen_random_uuid(), id, user_id, requested_by, 5, 'pending', created_at, updated_at from deposits`,
      found: ['a refund of a deposit was debited unless it failed', 'a deposit’s refunds are those that did not fail'],
    },
    {
      fault: 'a payout without a release',
      statement: `insert into payouts (id, milestone_id, contract_id, client_id, worker_id, gross_cents, fee_cents,
          net_cents, status, payable_at, paid_at, created_at, updated_at)
        select gen_random_uuid(), milestone_id, contract_id, client_id, worker_id, gross_cents, fee_cents,
          net_cents, status, payable_at, paid_at, created_at, updated_at from payouts`,
      found: [
        'a milestone’s releases are its payouts',
        'a milestone’s fees are those of its payouts',
        'a payout has its release and fee',
        'a clearing balance equals its payouts',
      ],
    },
    {
      fault: 'a milestone with money that no client paid',
      statement: `update milestones set held_cents = held_cents + 5`,
      found: [
        'a milestone’s funding is held, released or refunded',
        'a milestone’s held amount is in escrow',
        'a contract’s totals are those of its milestones',
      ],
    },
    {
      fault: 'a release to another user',
      statement: `
        with stranger as (
          insert into ledger_accounts select gen_random_uuid(), 'clearing', gen_random_uuid(), balance_cents
          from ledger_accounts where kind = 'clearing' returning id
        ), emptied as (
          update ledger_accounts set balance_cents = 0 where kind = 'clearing'
        )
        update ledger_transfers set credit_account = (select id from stranger) where kind = 'release'`,
      found: ['a clearing balance equals its payouts'],
    },
    {
      fault: 'an account of a kind that is not its owner’s to have',
      statement: `update ledger_accounts set kind = 'fees' where kind = 'clearing'`,
      found: ['only platform accounts have no owner', 'a clearing balance equals its payouts'],
    },
    {
      fault: 'a payout for a stranger',
      statement: `update payouts set contract_id = gen_random_uuid(), client_id = gen_random_uuid()`,
      found: ['a payout is between the parties of its milestone', 'a contract’s fees were taken'],
    },
    {
      fault: 'a deposit that was never credited',
      statement: `insert into deposits (id, user_id, requested_by, amount_cents, requested_cents, status, provider,
          provider_reference, reference_key, created_at, updated_at)
        select gen_random_uuid(), user_id, requested_by, amount_cents, requested_cents, status, provider, 'another', 'another',
          created_at, updated_at from deposits`,
      found: ['a deposit that succeeded was credited'],
    },
    {
      fault: 'a payout that is marked paid without a transfer',
      statement: `update payouts set status = 'paid'`,
      found: ['a paid payout was paid once', 'a clearing balance equals its payouts'],
    },
    {
      fault: 'a fee that does not follow from what was released',
      statement: `update contracts set fee_cents = fee_cents + 1`,
      found: [
        'a contract’s fees follow from its releases',
        'a contract’s fees were taken',
        'a contract’s totals are those of its milestones',
      ],
    },
    {
      fault: 'a deposit that is marked reversed without a transfer',
      statement: `update deposits set status = 'reversed', reversed_cents = 5`,
      found: ['a reversed deposit was taken back'],
    },
  ]

  function asQueryable(client: pg.Client): Queryable {
    return {
      query: async <Row>(statement: Sql) => (await client.query(statement.text, statement.values)).rows as Row[],
    }
  }
})
