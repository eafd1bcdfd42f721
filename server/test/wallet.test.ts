import { describe, expect, it } from 'vitest'
import { type Client, issueCodesOf } from './support/client.ts'
import { expectCleanAudit, fundedMilestone, newDeal, postGig, walletOf } from './support/deals.ts'
import { setPayoutAccount } from './support/payout-accounts.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const manual = await createWorld({ settings: { payments: 'manual' } })

describe('a deposit', () => {
  it('succeeds immediately in the sandbox', async () => {
    const ada = await world.newUser()
    const answer = await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`${world.url}/api/wallet/deposits/${answer.body.id}`)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^dep_/),
      user_id: ada.userId,
      amount_cents: 5_000,
      requested_cents: 5_000,
      amount_reason: null,
      currency: 'USD',
      status: 'succeeded',
      provider: 'sandbox',
      destination: null,
      instructions: null,
      checkout_url: null,
      expires_at: null,
      waiting_reason: null,
      arrives_at: null,
      is_returning: false,
      refunded_cents: 0,
      provider_reference: expect.any(String),
      failure_reason: null,
      reversed_cents: 0,
      unrecovered_cents: 0,
      settled_by_owner: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await ada.get(`/wallet/deposits/${answer.body.id}`)).body).toEqual(answer.body)
    expect((await ada.get('/wallet')).body).toMatchObject({
      currency: 'USD',
      available_cents: 5_000,
      escrow_cents: 0,
      clearing_cents: 0,
    })
    expect((await ada.get('/wallet/transactions')).body.data).toEqual([
      {
        id: expect.stringMatching(/^txn_/),
        kind: 'deposit',
        amount_cents: 5_000,
        currency: 'USD',
        subject: { type: 'deposit', id: answer.body.id },
        contract_id: null,
        created_at: expect.any(String),
      },
    ])
  })

  it.each([0, -5, 1.5, '5', null, 2 ** 53])('is refused over %j cents', async (amount_cents) => {
    const ada = await world.newUser()
    expect((await ada.post('/wallet/deposits', { amount_cents })).status).toBe(422)
  })

  it('settled manually is credited when an operator confirms it, and only once', async () => {
    const ada = await manual.newUser()
    const { id, status } = (await ada.post('/wallet/deposits', { amount_cents: 700 })).body
    expect(status).toBe('pending')
    expect((await walletOf(ada)).available).toBe(0)
    expect((await manual.operator.get('/operator/deposits?status=pending')).body.data).toMatchObject([{ id }])
    const confirm = (reference: string) => manual.operator.post(`/operator/deposits/${id}/confirm`, { reference })
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm('bank-1')))
    for (const answer of answers) expect([answer.status, answer.body.status]).toEqual([200, 'succeeded'])
    expect((await walletOf(ada)).available).toBe(700)
    const other = await confirm('bank-2')
    expect([other.status, issueCodesOf(other)]).toEqual([409, ['wrong_state']])
    expect((await manual.operator.post(`/operator/deposits/${id}/fail`)).status).toBe(409)
    expect((await walletOf(ada)).available).toBe(700)
    await expectCleanAudit(manual)
  })

  it('settled manually needs its own reference', async () => {
    const ada = await manual.newUser()
    const [first, second] = [
      (await ada.post('/wallet/deposits', { amount_cents: 1 })).body.id,
      (await ada.post('/wallet/deposits', { amount_cents: 1 })).body.id,
    ]
    await manual.operator.post(`/operator/deposits/${first}/confirm`, { reference: 'bank-3' })
    const again = await manual.operator.post(`/operator/deposits/${second}/confirm`, { reference: 'bank-3' })
    expect([again.status, issueCodesOf(again)]).toEqual([409, ['reference_used']])
    expect((await walletOf(ada)).available).toBe(1)
  })

  it('is never credited after it failed', async () => {
    const ada = await manual.newUser()
    const { id } = (await ada.post('/wallet/deposits', { amount_cents: 700 })).body
    const fail = () => manual.operator.post(`/operator/deposits/${id}/fail`, { reason: 'No money came.' })
    expect((await fail()).body).toMatchObject({ status: 'failed', failure_reason: 'No money came.' })
    expect((await fail()).status).toBe(200)
    const late = await manual.operator.post(`/operator/deposits/${id}/confirm`, { reference: 'bank-4' })
    expect(late.status).toBe(409)
    expect((await walletOf(ada)).available).toBe(0)
  })
})

describe('transactions', () => {
  it('are found by the title of the gig, the other side, the amount, the kind and the reference', async () => {
    const deal = await newDeal(world, { title: 'Glaze a vase' })
    const client = await world.newUser({ display_name: 'Mira Thorne' })
    const gigId = await postGig(client, { title: 'Fire a kiln' })
    await fundedMilestone({ ...deal, client, gigId }, 105_050)
    const deposit = (await client.post('/wallet/deposits', { amount_cents: 777 })).body
    const found = async (q: string) =>
      (await client.get(`/wallet/transactions?q=${encodeURIComponent(q)}`)).body.data.map(
        (each: { kind: string; amount_cents: number }) => [each.kind, each.amount_cents],
      )
    const [funded, first, second] = [
      ['fund', -105_050],
      ['deposit', 105_050],
      ['deposit', 777],
    ]
    expect(await found('kiln')).toEqual([funded])
    expect(await found('$1,050.50')).toEqual([funded, first])
    expect(await found('1050.50 deposit')).toEqual([first])
    expect(await found(deposit.provider_reference)).toEqual([second])
    expect(await found('thorne')).toEqual([])
    expect(await found('vase')).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('leaves the wallet immediately, and comes back once if it fails', async () => {
    const ada = await manual.newUser()
    const deposit = (await ada.post('/wallet/deposits', { amount_cents: 900 })).body.id
    await manual.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: `bank-${deposit}` })
    await setPayoutAccount(ada)
    const { id, status } = (await ada.post('/wallet/withdrawals', { amount_cents: 600 })).body
    expect([status, id]).toEqual(['pending', expect.stringMatching(/^wdr_/)])
    expect((await walletOf(ada)).available).toBe(300)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => manual.operator.post(`/operator/withdrawals/${id}/fail`)),
    )
    for (const answer of answers) expect(answer.body.status).toBe('failed')
    expect((await walletOf(ada)).available).toBe(900)
    expect((await manual.operator.post(`/operator/withdrawals/${id}/confirm`, { reference: 'x' })).status).toBe(409)
    const kinds = (await ada.get('/wallet/transactions')).body.data.map((one: { kind: string }) => one.kind)
    expect(kinds).toEqual(['withdrawal_reversal', 'withdrawal', 'deposit'])
    await expectCleanAudit(manual)
  })

  it('never exceeds the balance when many requests race', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 1_000 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.post('/wallet/withdrawals', { amount_cents: 300 })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.issues[0]).toMatchObject({ code: 'insufficient_funds', details: { missing_cents: 200 } })
    expect((await walletOf(ada)).available).toBe(100)
    await expectCleanAudit(world)
  })
})

describe('a wallet', () => {
  it('is visible to its owner only', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const { id } = (await ada.post('/wallet/deposits', { amount_cents: 5 })).body
    for (const caller of [ben, world.operator]) {
      expect((await caller.get(`/wallet/deposits/${id}`)).status).toBe(404)
      expect((await caller.get('/wallet/deposits')).body.data).toEqual([])
    }
    for (const path of ['/operator/deposits', '/operator/withdrawals', '/operator/ledger/audit']) {
      expect((await ben.get(path)).status).toBe(403)
    }
    expect((await ben.post(`/operator/deposits/${id}/confirm`, { reference: 'x' })).status).toBe(403)
  })

  it('needs the owner’s approval for a withdrawal by an agent without a mandate', async () => {
    const ada = await world.newUser()
    await ada.post('/wallet/deposits', { amount_cents: 5 })
    const scout: Client = await world.newAgent(ada, ['read', 'payments:write'])
    const answer = await scout.post('/wallet/withdrawals', { amount_cents: 5 })
    expect([answer.status, issueCodesOf(answer)]).toEqual([403, ['approval_required']])
  })

  it('shows its transactions in pages', async () => {
    const ada = await world.newUser()
    for (const amount_cents of [1, 2, 3]) await ada.post('/wallet/deposits', { amount_cents })
    const first = await ada.get('/wallet/transactions?limit=2')
    const second = await ada.get(`/wallet/transactions?limit=2&cursor=${first.body.next_cursor}`)
    const amounts = [...first.body.data, ...second.body.data].map((one: { amount_cents: number }) => one.amount_cents)
    expect(amounts).toEqual([3, 2, 1])
  })

  it('names the contract of each transaction, and can be narrowed to kinds of them', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const [, , contractId] = path.split('/')
    await deal.worker.post(`${path}/refund`)
    const list = async (query: string) => (await deal.client.get(`/wallet/transactions${query}`)).body
    const kindsIn = (page: { data: { kind: string; contract_id: string | null }[] }) =>
      page.data.map(({ kind, contract_id }) => [kind, contract_id])
    expect(kindsIn(await list(''))).toEqual([
      ['refund', contractId],
      ['fund', contractId],
      ['deposit', null],
    ])
    expect(kindsIn(await list('?kind=fund'))).toEqual([['fund', contractId]])
    const first = await list('?kind=deposit&kind=refund&limit=1')
    expect(kindsIn(first)).toEqual([['refund', contractId]])
    expect(kindsIn(await list(`?kind=deposit&kind=refund&limit=1&cursor=${first.next_cursor}`))).toEqual([
      ['deposit', null],
    ])
    expect((await deal.client.get('/wallet/transactions?kind=gift')).status).toBe(422)
  })
})
