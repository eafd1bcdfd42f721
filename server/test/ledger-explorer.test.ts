import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import type { NamedTransfer } from '../src/money/explorer/domain.ts'
import { sourcesOfBalance, sourcesOfSpending } from '../src/money/explorer/domain.ts'
import type { Transfer } from '../src/money/ledger/domain.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { advance, expectCleanAudit, fundedMilestone, newDeal, walletOf } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { operator } = world

interface Account {
  id: string
  kind: string
  owner: { type: string; id: string } | null
  balance_cents: number
}

interface LedgerTransfer {
  id: string
  kind: string
  amount_cents: number
  from: Account
  to: Account
  subject: { type: string; id: string }
  contract_id: string | null
  balance_after_cents?: number
}

interface Source {
  transfer: LedgerTransfer
  amount_cents: number
}

async function accountsOf(owner: string, kind?: string): Promise<Account[]> {
  const query = kind ? `&kind=${kind}` : ''
  const answer = await operator.get(`/operator/ledger/accounts?owner_id=${owner}${query}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}

async function accountOf(user: Client, kind: string): Promise<Account> {
  const [account] = await accountsOf(user.userId, kind)
  return account as Account
}

async function trace(id: string) {
  while ((await sequenceEvents(world.database)) > 0);
  const answer = await operator.get(`/operator/ledger/transfers/${id}`)
  expect(answer.status).toBe(200)
  return answer.body as { transfer: LedgerTransfer; sources: Source[]; same_cause: LedgerTransfer[] } & Record<
    string,
    never
  >
}

/** The kinds of the transfers from a transfer back to the first one, along the first source of each. */
async function trailOf(id: string): Promise<string[]> {
  const { transfer, sources } = await trace(id)
  const [first] = sources
  return [transfer.kind, ...(first ? await trailOf(first.transfer.id) : [])]
}

async function everyPage(path: string, limit: number): Promise<LedgerTransfer[]> {
  const rows: LedgerTransfer[] = []
  let next = `${path}?limit=${limit}`
  for (;;) {
    const { body } = await operator.get(next)
    rows.push(...body.data)
    if (body.next_cursor === null) return rows
    next = `${path}?limit=${limit}&cursor=${encodeURIComponent(body.next_cursor)}`
  }
}

/** A milestone that was funded, released and paid out. */
async function paidDeal(rate_cents: number) {
  const deal = await newDeal(world)
  const path = await fundedMilestone(deal, rate_cents)
  await deal.worker.post(`${path}/submit`, { message: 'Done.' })
  expect((await deal.client.post(`${path}/release`)).status).toBe(200)
  await advance(world, 11)
  return { ...deal, path }
}

describe('the accounts of a user', () => {
  it('have the wallet’s balances, along with the escrow that holds their money', async () => {
    const deal = await newDeal(world)
    await fundedMilestone(deal, 40_000)
    await deal.client.post('/wallet/deposits', { amount_cents: 12_345 })
    const wallet = await walletOf(deal.client)
    const accounts = await accountsOf(deal.client.userId)
    const balances = Object.fromEntries(accounts.map(({ kind, balance_cents }) => [kind, balance_cents]))
    expect(balances).toEqual({ available: wallet.available, escrow: wallet.escrow })
    expect(accounts.find(({ kind }) => kind === 'escrow')).toMatchObject({
      owner: { type: 'milestone', id: expect.stringMatching(/^mil_/) },
      contract_id: expect.stringMatching(/^con_/),
    })
    expect(await accountsOf(deal.worker.userId)).toEqual([])
    const [escrow] = accounts.filter(({ kind }) => kind === 'escrow')
    expect(await accountsOf(escrow?.owner?.id ?? '')).toEqual([escrow])
  })

  it('can be listed page by page, without gaps or repetitions', async () => {
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const user = await world.newUser()
        await user.post('/wallet/deposits', { amount_cents: 1 })
      }),
    )
    const all = (await operator.get('/operator/ledger/accounts?limit=100')).body
    expect(all.next_cursor).toBeNull()
    const paged = await everyPage('/operator/ledger/accounts', 2)
    expect(paged).toEqual(all.data)
    expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length)
    const kinds = paged.map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.toSorted().reverse())
    expect(kinds).toContain('external')
  })

  it('are refused for ids that are neither a user nor a milestone, and for other parameters', async () => {
    expect((await operator.get('/operator/ledger/accounts?owner_id=gig_nothing')).status).toBe(404)
    const unknown = await operator.get('/operator/ledger/accounts?kind=gold')
    expect([unknown.status, issueCodesOf(unknown)]).toEqual([422, ['not_allowed']])
    const misspelt = await operator.get('/operator/ledger/accounts?owner=x')
    expect([misspelt.status, issueCodesOf(misspelt)]).toEqual([422, ['unknown_field']])
    for (const path of [
      'accounts/acc_x',
      'accounts/acc_x/transfers',
      'transfers/txn_x',
      'transfers?subject_id=usr_x',
    ]) {
      expect((await operator.get(`/operator/ledger/${path}`)).status).toBe(404)
    }
  })
})

describe('the transfers of an account', () => {
  it('end with the balance of the wallet, on every page', async () => {
    const ada = await world.newUser()
    for (const amount_cents of [500, 30, 7]) await ada.post('/wallet/deposits', { amount_cents })
    await ada.post('/wallet/withdrawals', { amount_cents: 130 })
    await ada.post('/wallet/deposits', { amount_cents: 1 })
    const { id } = await accountOf(ada, 'available')
    const path = `/operator/ledger/accounts/${id}/transfers`
    for (const limit of [1, 2, 100]) {
      const rows = await everyPage(path, limit)
      expect(rows.map(({ balance_after_cents }) => balance_after_cents)).toEqual([408, 407, 537, 530, 500])
    }
    expect((await walletOf(ada)).available).toBe(408)
  })

  it('have no balances where none is stored', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 3 })
    const [external] = (await operator.get('/operator/ledger/accounts?kind=external')).body.data
    expect(external).toMatchObject({ owner: null, balance_cents: null })
    const [newest] = (await operator.get(`/operator/ledger/accounts/${external.id}/transfers`)).body.data
    expect(newest).toMatchObject({ kind: 'deposit', amount_cents: 3 })
    expect(newest).not.toHaveProperty('balance_after_cents')
  })

  it('of the platform add up to what is outside and to its fees', async () => {
    await paidDeal(10_000)
    const stats = (await operator.get('/operator/stats')).body.money
    const balanceOf = async (kind: string) => {
      const [{ id }] = (await operator.get(`/operator/ledger/accounts?kind=${kind}`)).body.data
      return (await operator.get(`/operator/ledger/accounts/${id}`)).body.balance_cents
    }
    const inside = stats.available_cents + stats.clearing_cents + stats.escrow_cents + stats.fees_cents
    expect([await balanceOf('fees'), await balanceOf('external')]).toEqual([stats.fees_cents, -inside])
  })
})

describe('a transfer', () => {
  it('leads back to the deposit of another person', async () => {
    const { client, worker } = await paidDeal(20_000)
    const account = await accountOf(worker, 'available')
    const { sources, untraced_cents } = (await operator.get(`/operator/ledger/accounts/${account.id}`)).body
    expect([sources.length, untraced_cents, sources[0].amount_cents]).toEqual([1, 0, account.balance_cents])
    const { transfer } = sources[0]
    expect(await trailOf(transfer.id)).toEqual(['payout', 'release', 'fund', 'deposit'])
    const [deposit] = (await client.get('/wallet/deposits')).body.data
    const listed = (await operator.get(`/operator/ledger/transfers?subject_id=${deposit.id}`)).body.data
    expect(listed).toMatchObject([{ kind: 'deposit', subject: { type: 'deposit', id: deposit.id } }])
  })

  it('says what it was for, who caused it, and what else moved for it', async () => {
    const { client, worker } = await paidDeal(30_000)
    const [payout] = (await worker.get('/payouts')).body.data
    const transfers: LedgerTransfer[] = (await operator.get(`/operator/ledger/transfers?subject_id=${payout.id}`)).body
      .data
    expect(transfers.map(({ kind }) => kind).toSorted()).toEqual(['fee', 'payout', 'release'])
    const find = (kind: string) => transfers.find((transfer) => transfer.kind === kind) as LedgerTransfer
    const release = await trace(find('release').id)
    expect(release).toMatchObject({
      transfer: {
        from: { kind: 'escrow', owner: { type: 'milestone' } },
        to: { kind: 'clearing', owner: { type: 'user', id: worker.userId } },
        subject: { type: 'payout', id: payout.id },
        contract_id: payout.contract_id,
      },
      actor: { type: 'user', user_id: client.userId, hosted_agent_id: null },
      event_id: expect.stringMatching(/^evt_/),
    })
    expect(release.same_cause.map(({ kind }) => kind).toSorted()).toEqual(['fee', 'payout'])
    expect((await trace(find('payout').id)).actor).toEqual({ type: 'clock', user_id: null, hosted_agent_id: null })
    const about = (await worker.get(`/events?subject_id=${payout.id}`)).body.data
    expect(about.map(({ id }: { id: string }) => id)).toContain(release.event_id)
  })

  it('names the operator who confirmed a deposit', async () => {
    const manual = await createWorld({ settings: { payments: 'manual' } })
    const ada = await manual.newUser()
    const { id } = (await ada.post('/wallet/deposits', { amount_cents: 900 })).body
    expect((await manual.operator.get(`/operator/ledger/transfers?subject_id=${id}`)).body.data).toEqual([])
    await manual.operator.post(`/operator/deposits/${id}/confirm`, { reference: 'statement 7' })
    while ((await sequenceEvents(manual.database)) > 0);
    const [transfer] = (await manual.operator.get(`/operator/ledger/transfers?subject_id=${id}`)).body.data
    const { user_id } = (await manual.operator.get('/keys/verify')).body
    expect((await manual.operator.get(`/operator/ledger/transfers/${transfer.id}`)).body).toMatchObject({
      actor: { type: 'operator', user_id },
      sources: [],
      untraced_cents: 900,
    })
    const byReference = await manual.operator.get('/operator/deposits?reference=STATEMENT%20%207')
    expect(byReference.body.data.map((deposit: { id: string }) => deposit.id)).toEqual([id])
    expect((await manual.operator.get('/operator/deposits?reference=other')).body.data).toEqual([])
    expect((await manual.operator.get(`/operator/deposits?user_id=${ada.userId}`)).body.data).toHaveLength(1)
    expect((await manual.operator.get(`/operator/deposits?user_id=${user_id}`)).body.data).toEqual([])
  })

  it('spends the oldest money first, even in parts', async () => {
    const ada = await world.newUser()
    for (const amount_cents of [100, 200, 50]) await ada.post('/wallet/deposits', { amount_cents })
    const withdraw = async (amount_cents: number) => {
      const { id } = (await ada.post('/wallet/withdrawals', { amount_cents })).body
      const [transfer] = (await operator.get(`/operator/ledger/transfers?subject_id=${id}`)).body.data
      return transfer.id as string
    }
    const [first, second] = [await withdraw(150), await withdraw(100)]
    await ada.post('/wallet/deposits', { amount_cents: 5 })
    const partsOf = async (id: string) =>
      (await trace(id)).sources.map(({ transfer, amount_cents }) => [transfer.amount_cents, amount_cents])
    expect(await partsOf(first)).toEqual([
      [100, 100],
      [200, 50],
    ])
    expect(await partsOf(second)).toEqual([[200, 100]])
    const { id } = await accountOf(ada, 'available')
    const { sources, balance_cents } = (await operator.get(`/operator/ledger/accounts/${id}`)).body
    expect([balance_cents, sources.map((source: Source) => source.amount_cents)]).toEqual([105, [5, 50, 50]])
  })
})

describe('the sources of money', () => {
  it('leave out what came before the given transfers', () => {
    const incoming = [30, 20].map((amount_cents) => ({ amount_cents }) as Transfer as NamedTransfer)
    const cents = (sources: { cents: number }[]) => sources.map((source) => source.cents)
    expect(cents(sourcesOfBalance(40, incoming))).toEqual([30, 10])
    expect(cents(sourcesOfBalance(90, incoming))).toEqual([30, 20])
    // 40 of 90 came earlier and are spent first.
    expect(cents(sourcesOfSpending(45, 90, incoming))).toEqual([5])
    expect(cents(sourcesOfSpending(40, 90, incoming))).toEqual([])
    expect(cents(sourcesOfSpending(45, 50, incoming))).toEqual([20, 25])
  })
})

describe('an audit', () => {
  it('is kept with who ran it, newest first, and matches the audit that isn’t kept', async () => {
    const other = await world.newUser({ role: 'operator' })
    const [first, second] = [
      await operator.post('/operator/ledger/audits'),
      await other.post('/operator/ledger/audits'),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    const { ok, checked } = (await operator.get('/operator/ledger/audit')).body
    expect(second.body).toMatchObject({ ok, checked, run_by: other.userId, violation_count: 0, violations: [] })
    const listed = (await operator.get('/operator/ledger/audits?limit=2')).body.data
    expect(listed).toEqual([second.body, first.body])
    const acts = (await operator.get(`/operator/audit-log?kind=write&user_id=${other.userId}`)).body.data
    expect(acts).toMatchObject([{ operation: 'runAudit', subject_id: second.body.id }])
    await expectCleanAudit(world)
  })

  it('is refused while another one runs', async () => {
    const lock = `hashtextextended('parley ledger audit', 0)`
    await world.inDatabase(async (db) => {
      await db.query(`select pg_advisory_lock(${lock})`)
      const refused = await operator.post('/operator/ledger/audits')
      expect([refused.status, ...issueCodesOf(refused)]).toEqual([409, 'wrong_state'])
      await db.query(`select pg_advisory_unlock(${lock})`)
      expect((await operator.post('/operator/ledger/audits')).status).toBe(200)
    })
  })

  it('keeps what it found, with ids to follow up on', async () => {
    const broken = await createWorld()
    const ada = await broken.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 10 })
    await broken.inDatabase((db) => db.query(`update ledger_accounts set balance_cents = 11 where kind = 'available'`))
    const { ok, violations, violation_count } = (await broken.operator.post('/operator/ledger/audits')).body
    const [account] = (await broken.operator.get(`/operator/ledger/accounts?owner_id=${ada.userId}`)).body.data
    expect([ok, violation_count]).toEqual([false, 1])
    expect(violations).toEqual([
      { rule: 'a cached balance equals its transfers', subject: account.id, expected: '10', found: '11' },
    ])
    await broken.inDatabase((db) => db.query(`update ledger_accounts set balance_cents = 10 where kind = 'available'`))
    expect((await broken.operator.post('/operator/ledger/audits')).body.ok).toBe(true)
    const history = (await broken.operator.get('/operator/ledger/audits')).body.data
    expect(history.map((audit: { ok: boolean }) => audit.ok)).toEqual([true, false])
  })
})
