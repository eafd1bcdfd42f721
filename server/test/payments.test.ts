import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { advance, expectCleanAudit, fundedMilestone, newDeal, walletOf } from './support/deals.ts'
import { createWorld } from './support/world.ts'

// Payments that an operator settles by hand.

const depositInstructions = 'Transfer the amount to the Bank of Examples and write {id} into the reference.'
const world = await createWorld({ settings: { payments: 'manual', depositInstructions } })
const { operator } = world
const IBAN = 'FR76 3000 6000 0112 3456 7890 189'

let references = 0
function newReference(): string {
  return `bank-${++references}`
}

async function announce(user: Client, amount_cents: number): Promise<string> {
  return (await user.post('/wallet/deposits', { amount_cents })).body.id
}

async function depositFor(user: Client, amount_cents: number): Promise<string> {
  const id = await announce(user, amount_cents)
  const confirmed = await operator.post(`/operator/deposits/${id}/confirm`, { reference: newReference() })
  expect(confirmed.status).toBe(200)
  return id
}

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

async function eventsAbout(reader: Client, id: string) {
  while ((await sequenceEvents(world.database)) > 0);
  return (await reader.get(`/events?subject_id=${id}&limit=100`)).body.data
}

async function inboxOf(reader: Client): Promise<string[]> {
  const { data } = (await reader.get('/inbox?limit=100')).body
  return data.map(({ subject, action }: { subject: { id: string }; action: string }) => `${action} ${subject.id}`)
}

describe('a reference', () => {
  it('belongs to one payment, however it is spelled', async () => {
    const ada = await world.newUser()
    const [first, second] = [await announce(ada, 5), await announce(ada, 5)]
    const confirm = (id: string, reference: string) => operator.post(`/operator/deposits/${id}/confirm`, { reference })
    expect((await confirm(first, '  Bank Ref-É1 ')).body.provider_reference).toBe('Bank Ref-É1')
    for (const reference of ['bank ref-é1', 'BANK REF-É1', '\tBank  Ref-É1\n']) {
      expect(refusal(await confirm(second, reference))).toEqual([409, ['reference_used']])
      // It is the same reference for the payment that has it, so nothing changes.
      expect((await confirm(first, reference)).status).toBe(200)
    }
    expect(refusal(await confirm(second, '   '))).toEqual([422, ['blank']])
    expect((await walletOf(ada)).available).toBe(5)
  })
})

describe('an operator', () => {
  it('cannot settle their own payments while there is another operator', async () => {
    const colleague = await world.newUser({ role: 'operator' })
    const own = await announce(colleague, 1_000)
    const confirm = (by: Client, id: string) =>
      by.post(`/operator/deposits/${id}/confirm`, { reference: newReference() })
    expect(refusal(await confirm(colleague, own))).toEqual([409, ['own_account']])
    expect(refusal(await colleague.post(`/operator/deposits/${own}/fail`))).toEqual([409, ['own_account']])
    expect(await inboxOf(colleague)).not.toContain(`confirm ${own}`)
    expect((await confirm(operator, own)).body).toMatchObject({ status: 'succeeded', settled_by_owner: false })
    const leaving = (await colleague.post('/wallet/withdrawals', { amount_cents: 10, destination: IBAN })).body.id
    for (const action of ['confirm', 'fail']) {
      const body = action === 'confirm' ? { reference: newReference() } : {}
      const answer = await colleague.post(`/operator/withdrawals/${leaving}/${action}`, body)
      expect(refusal(answer)).toEqual([409, ['own_account']])
    }
    const reversal = await colleague.post(`/operator/deposits/${own}/reverse`, { reason: 'Mine.' })
    expect(refusal(reversal)).toEqual([409, ['own_account']])
    expect((await walletOf(colleague)).available).toBe(990)
  })

  it('may settle their own payments only if nobody else was an operator since 30 days before, and the event says so', async () => {
    const alone = await createWorld({ settings: { payments: 'manual' } })
    const { operator: owner } = alone
    const announceOwn = async (): Promise<string> => (await owner.post('/wallet/deposits', { amount_cents: 5 })).body.id
    const settle = (id: string, action = 'confirm') =>
      owner.post(`/operator/deposits/${id}/${action}`, action === 'confirm' ? { reference: id } : {})
    const early = await announceOwn()
    const [demoted, suspended] = [await alone.newUser({ role: 'operator' }), await alone.newUser()]
    expect((await owner.patch(`/users/${demoted.userId}`, { role: 'member' })).status).toBe(200)
    await owner.patch(`/users/${suspended.userId}`, { role: 'operator' })
    expect((await owner.post(`/users/${suspended.userId}/suspend`)).status).toBe(200)
    const during = await announceOwn()
    await owner.post('/sandbox/clock/advance', { seconds: 30 * 86_400 - 60 })
    const late = await announceOwn()
    for (const id of [early, during, late]) {
      for (const action of ['confirm', 'fail'])
        expect(refusal(await settle(id, action))).toEqual([409, ['own_account']])
    }
    expect((await owner.get('/inbox')).body.data).toEqual([])

    await owner.post('/sandbox/clock/advance', { seconds: 60 })
    const id = await announceOwn()
    expect((await owner.get('/inbox')).body.data).toMatchObject([{ subject: { id }, action: 'confirm' }])
    expect((await settle(id)).body).toMatchObject({ status: 'succeeded', settled_by_owner: true })
    for (const one of [early, during, late]) expect(refusal(await settle(one))).toEqual([409, ['own_account']])
    while ((await sequenceEvents(alone.database)) > 0);
    const { data } = (await alone.operator.get('/events?types=wallet.deposit_succeeded')).body
    expect(data).toMatchObject([{ data: { id, settled_by_owner: true } }])
  })

  it('learns of every payment that waits, in the inbox, in events and in the statistics', async () => {
    const ada = await world.newUser()
    const before = (await operator.get('/operator/stats')).body
    await depositFor(ada, 100)
    const deposit = await announce(ada, 70)
    const withdrawal = (await ada.post('/wallet/withdrawals', { amount_cents: 60, destination: IBAN })).body.id
    expect((await operator.get('/inbox?limit=100')).body.data).toContainEqual({
      subject: { type: 'deposit', id: deposit },
      action: 'confirm',
      why: expect.stringMatching(/\S/),
      deadline: null,
      contract_id: null,
    })
    expect(await inboxOf(operator)).toContain(`confirm ${withdrawal}`)
    expect(await inboxOf(ada)).toEqual([])
    const after = (await operator.get('/operator/stats')).body
    expect(after.deposits.pending - before.deposits.pending).toBe(1)
    expect(after.withdrawals.pending - before.withdrawals.pending).toBe(1)
    const [requested] = await eventsAbout(operator, withdrawal)
    expect(requested).toMatchObject({ type: 'wallet.withdrawal_requested', data: { user_id: ada.userId } })
    expect((await operator.get(`/operator/withdrawals/${withdrawal}`)).body).toMatchObject({ destination: IBAN })
    await operator.post(`/operator/withdrawals/${withdrawal}/confirm`, { reference: newReference() })
    await operator.post(`/operator/deposits/${deposit}/fail`, { reason: 'Nothing came.' })
    const waiting = await inboxOf(operator)
    for (const id of [deposit, withdrawal]) expect(waiting).not.toContain(`confirm ${id}`)
    const types = (await eventsAbout(operator, deposit)).map(({ type }: { type: string }) => type)
    expect(types).toEqual(['wallet.deposit_requested', 'wallet.deposit_failed'])
    // Other members and agents learn nothing.
    expect(await eventsAbout(await world.newUser(), deposit)).toEqual([])
    expect(await eventsAbout(await world.newAgent(operator), deposit)).toEqual([])
  })

  it('learns of disputes in events, like arbiters', async () => {
    const deal = await newDeal(world)
    await depositFor(deal.client, 10_000)
    const [, , contract_id, , milestone_id] = (await fundedMilestone(deal)).split('/')
    const claim = { reason: 'quality', statement: 'No.', proposed_worker_cents: 0 }
    const { id } = (await deal.client.post('/disputes/create', { contract_id, milestone_id, ...claim })).body
    expect(await eventsAbout(operator, id)).toMatchObject([{ type: 'dispute.opened', data: { id } }])
  })
})

describe('a deposit', () => {
  it('tells how to pay it while it is pending', async () => {
    const ada = await world.newUser()
    const { id, instructions } = (await ada.post('/wallet/deposits', { amount_cents: 5 })).body
    expect(instructions).toBe(`Transfer the amount to the Bank of Examples and write ${id} into the reference.`)
    expect((await ada.get(`/wallet/deposits/${id}`)).body.instructions).toBe(instructions)
    const confirmed = await operator.post(`/operator/deposits/${id}/confirm`, { reference: newReference() })
    expect(confirmed.body.instructions).toBeNull()
  })

  it.each([40, 160])('can be confirmed with %i instead of 100 cents, for a stated reason', async (amount_cents) => {
    const ada = await world.newUser()
    const id = await announce(ada, 100)
    const confirm = (body: object) =>
      operator.post(`/operator/deposits/${id}/confirm`, { reference: `other ${amount_cents}`, amount_cents, ...body })
    expect(refusal(await confirm({}))).toEqual([422, ['required']])
    const reason = 'That is what arrived.'
    const confirmed = await confirm({ reason })
    expect(confirmed.body).toMatchObject({ amount_cents, requested_cents: 100, amount_reason: reason })
    expect((await confirm({ reason })).status).toBe(200)
    expect(refusal(await confirm({ reason, amount_cents: 50 }))).toEqual([409, ['wrong_state']])
    expect((await walletOf(ada)).available).toBe(amount_cents)
    await expectCleanAudit(world)
  })

  it('can be reversed as far as the wallet allows; the rest is reported', async () => {
    const ada = await world.newUser()
    const id = await depositFor(ada, 1_000)
    await ada.post('/wallet/withdrawals', { amount_cents: 300, destination: IBAN })
    const reverse = () => operator.post(`/operator/deposits/${id}/reverse`, { reason: 'Recalled by the bank.' })
    const answers = await Promise.all([reverse(), reverse(), reverse()])
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([
        200,
        { status: 'reversed', reversed_cents: 700, unrecovered_cents: 300, failure_reason: 'Recalled by the bank.' },
      ])
    }
    expect((await walletOf(ada)).available).toBe(0)
    const kinds = (await ada.get('/wallet/transactions')).body.data.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['deposit_reversal', 'withdrawal', 'deposit'])
    const types = (await eventsAbout(ada, id)).map(({ type }: { type: string }) => type)
    expect(types).toEqual(['wallet.deposit_requested', 'wallet.deposit_succeeded', 'wallet.deposit_reversed'])
    const pending = await announce(ada, 5)
    const early = await operator.post(`/operator/deposits/${pending}/reverse`, { reason: 'No.' })
    expect(refusal(early)).toEqual([409, ['wrong_state']])
    await expectCleanAudit(world)
  })
})

describe('a withdrawal', () => {
  it('names its destination, which events do not keep', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    expect(refusal(await ada.post('/wallet/withdrawals', { amount_cents: 5 }))).toEqual([422, ['required']])
    const made = await ada.post('/wallet/withdrawals', { amount_cents: 5, destination: IBAN })
    expect([made.status, made.body.destination]).toEqual([201, IBAN])
    expect((await ada.get(`/wallet/withdrawals/${made.body.id}`)).body.destination).toBe(IBAN)
    expect(JSON.stringify(await eventsAbout(ada, made.body.id))).not.toContain(IBAN)
    const agent = await world.newAgent(ada, ['read', 'payments:write'])
    const asked = await agent.post('/wallet/withdrawals', { amount_cents: 6, destination: IBAN })
    const approval = (await ada.get(`/approvals/${asked.body.error.issues[0].details.approval_id}`)).body
    expect(approval.request.body.destination).toBe(IBAN)
    expect(JSON.stringify(await eventsAbout(ada, approval.id))).not.toContain(IBAN)
  })

  it('can be confirmed with less, and the rest returns to the wallet', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    const { id } = (await ada.post('/wallet/withdrawals', { amount_cents: 80, destination: IBAN })).body
    const confirm = (amount_cents: number) =>
      operator.post(`/operator/withdrawals/${id}/confirm`, {
        reference: `less ${id}`,
        amount_cents,
        reason: 'The bank’s fee.',
      })
    expect(refusal(await confirm(81))).toEqual([422, ['too_large']])
    expect((await confirm(75)).body).toMatchObject({ status: 'succeeded', amount_cents: 75, requested_cents: 80 })
    expect((await walletOf(ada)).available).toBe(25)
    await expectCleanAudit(world)
  })
})

describe('the platform’s fees', () => {
  it('can be paid out when no dispute can change them any more, and never twice', async () => {
    const deal = await newDeal(world)
    await depositFor(deal.client, 10_000)
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`)
    const withdraw = (body: object = {}) => operator.post('/operator/fees/withdrawals', { destination: IBAN, ...body })
    expect(refusal(await withdraw())).toEqual([409, ['insufficient_funds']])
    await advance(world, 5)
    expect((await operator.get('/operator/stats')).body.money).toMatchObject({ payable_fees_cents: 500 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw({ amount_cents: 200 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    const [first, second] = answers.filter(({ status }) => status === 201) as [Answer, Answer]
    expect(first.body).toMatchObject({ user_id: null, status: 'pending', amount_cents: 200, destination: IBAN })
    expect(first.headers.get('location')).toBe(`${world.url}/api/operator/withdrawals/${first.body.id}`)
    expect(await eventsAbout(operator, first.body.id)).toMatchObject([{ type: 'wallet.withdrawal_requested' }])
    const colleague = await world.newUser({ role: 'operator' })
    const own = await operator.post(`/operator/withdrawals/${first.body.id}/confirm`, { reference: newReference() })
    expect(refusal(own)).toEqual([409, ['own_account']])
    expect(await inboxOf(operator)).not.toContain(`confirm ${first.body.id}`)
    await colleague.post(`/operator/withdrawals/${first.body.id}/fail`, { reason: 'Wrong account.' })
    await colleague.post(`/operator/withdrawals/${second.body.id}/confirm`, { reference: newReference() })
    expect((await withdraw()).body.amount_cents).toBe(300)
    expect((await operator.get('/operator/stats')).body.money).toMatchObject({ fees_cents: 0, payable_fees_cents: 0 })
    expect((await deal.client.post('/operator/fees/withdrawals', { destination: IBAN })).status).toBe(403)
    await expectCleanAudit(world)
  })
})
