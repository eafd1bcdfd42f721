import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { reencryptDestinations } from '../src/money/payments/service.ts'
import { reencryptPayoutAccounts } from '../src/money/payout-accounts/service.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { deriveSecrets, type Secrets } from '../src/platform/secrets.ts'
import { Authenticator } from './support/authenticator.ts'
import { mailsTo, newEmail, signedIn, signUp } from './support/browser.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { advance, expectCleanAudit, fundedMilestone, newDeal, walletOf } from './support/deals.ts'
import { IBAN, payoutAccount, setPayoutAccount } from './support/payout-accounts.ts'
import { createWorld } from './support/world.ts'

// Payments that an operator settles manually.

const depositInstructions = 'Transfer the amount to the Bank of Examples and enter {id} as the payment reference.'
const world = await createWorld({ trustProxy: 1, settings: { payments: 'manual', depositInstructions } })
const { operator } = world

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
      // For the payment that has it, it's the same reference, so nothing changes.
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
    await setPayoutAccount(colleague)
    const leaving = (await colleague.post('/wallet/withdrawals', { amount_cents: 10 })).body.id
    for (const action of ['confirm', 'fail']) {
      const body = action === 'confirm' ? { reference: newReference() } : {}
      const answer = await colleague.post(`/operator/withdrawals/${leaving}/${action}`, body)
      expect(refusal(answer)).toEqual([409, ['own_account']])
    }
    const reversal = await colleague.post(`/operator/deposits/${own}/reverse`, { reason: 'Mine.' })
    expect(refusal(reversal)).toEqual([409, ['own_account']])
    expect((await walletOf(colleague)).available).toBe(990)
  })

  it('may settle their own payments only as the sole operator since 30 days before; the event says so', async () => {
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

  it('finds out about every pending payment in the inbox, in events and in the statistics', async () => {
    const ada = await world.newUser()
    const before = (await operator.get('/operator/stats')).body
    await depositFor(ada, 100)
    const deposit = await announce(ada, 70)
    await setPayoutAccount(ada)
    const withdrawal = (await ada.post('/wallet/withdrawals', { amount_cents: 60 })).body.id
    expect((await operator.get('/inbox?limit=100')).body.data).toContainEqual({
      subject: { type: 'deposit', id: deposit },
      action: 'confirm',
      reason: 'deposit.confirm',
      title: 'Confirm a deposit',
      why: expect.stringMatching(/\S/),
      deadline: null,
      contract_id: null,
      gig_id: null,
      client_id: null,
      worker_id: null,
      counterparty_id: ada.userId,
      amount_cents: 70,
      about: null,
      snoozed_until: null,
    })
    expect(await inboxOf(operator)).toContain(`confirm ${withdrawal}`)
    expect(await inboxOf(ada)).toEqual([])
    const after = (await operator.get('/operator/stats')).body
    expect(after.deposits.pending - before.deposits.pending).toBe(1)
    expect(after.withdrawals.pending - before.withdrawals.pending).toBe(1)
    const [requested] = await eventsAbout(operator, withdrawal)
    expect(requested).toMatchObject({ type: 'wallet.withdrawal_requested', data: { user_id: ada.userId } })
    await operator.post(`/operator/withdrawals/${withdrawal}/confirm`, { reference: newReference() })
    await operator.post(`/operator/deposits/${deposit}/fail`, { reason: 'Nothing came.' })
    const waiting = await inboxOf(operator)
    for (const id of [deposit, withdrawal]) expect(waiting).not.toContain(`confirm ${id}`)
    const types = (await eventsAbout(operator, deposit)).map(({ type }: { type: string }) => type)
    expect(types).toEqual(['wallet.deposit_requested', 'wallet.deposit_failed'])
    // Other members and agents see nothing.
    expect(await eventsAbout(await world.newUser(), deposit)).toEqual([])
    expect(await eventsAbout(await world.newAgent(operator), deposit)).toEqual([])
  })

  it('finds out about disputes from events, like arbiters', async () => {
    const deal = await newDeal(world)
    await depositFor(deal.client, 10_000)
    const [, , contract_id, , milestone_id] = (await fundedMilestone(deal)).split('/')
    const claim = { reason: 'quality', statement: 'No.', proposed_worker_cents: 0 }
    const { id } = (await deal.client.post('/disputes/create', { contract_id, milestone_id, ...claim })).body
    expect(await eventsAbout(operator, id)).toMatchObject([{ type: 'dispute.opened', data: { id } }])
  })
})

describe('a deposit', () => {
  it('says how to pay it while it’s pending', async () => {
    const ada = await world.newUser()
    const { id, instructions } = (await ada.post('/wallet/deposits', { amount_cents: 5 })).body
    expect(instructions).toBe(`Transfer the amount to the Bank of Examples and enter ${id} as the payment reference.`)
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
    await setPayoutAccount(ada)
    await ada.post('/wallet/withdrawals', { amount_cents: 300 })
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
  it('goes to the payout account as of the request; when operators see it in full, that’s in the audit log', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    await setPayoutAccount(ada)
    const spelled = 'fr7630006000 0112 3456 7890 189'
    const made = await ada.post('/wallet/withdrawals', { amount_cents: 5, destination: spelled })
    expect([made.status, made.body.destination]).toEqual([201, 'Example Bank ••••0189'])
    await setPayoutAccount(ada, { holder: 'Eve', label: 'Other Bank', reference: 'DE89 3704 0044 0532 0130 00' })
    const later = (await ada.post('/wallet/withdrawals', { amount_cents: 6 })).body
    expect(later.destination).toBe('Other Bank ••••3000')

    const path = `/operator/withdrawals/${made.body.id}`
    const shown = [await ada.get(`/wallet/withdrawals/${made.body.id}`), await operator.get(path)]
    for (const { body } of shown) expect(body.destination).toBe('Example Bank ••••0189')
    const revealed = await operator.post(`${path}/reveal`)
    expect(revealed.body).toEqual(payoutAccount)
    const [act] = (await operator.get('/operator/audit-log?limit=1')).body.data
    expect(act).toMatchObject({ operation: 'revealDestination', subject_id: made.body.id })
    const stored = await world.inDatabase((db) => db.query('select w::text, destination from withdrawals w'))
    const texts = [shown, await eventsAbout(ada, made.body.id), stored.rows, world.logs].map((one) =>
      JSON.stringify(one),
    )
    for (const text of texts) expect(text).not.toMatch(/3000 ?6000|Ada Example/)
  })

  it('requested before destinations were encrypted is shown masked, and revealed whole', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    await setPayoutAccount(ada)
    const { id } = (await ada.post('/wallet/withdrawals', { amount_cents: 5 })).body
    const makeOld = 'update withdrawals set destination = $1, sealed_destination = null where id = $2'
    await world.inDatabase((db) => db.query(makeOld, [IBAN, toId('wdr', id)]))
    expect((await ada.get(`/wallet/withdrawals/${id}`)).body.destination).toBe('••••0189')
    const whole = { holder: null, label: null, reference: IBAN }
    expect((await operator.post(`/operator/withdrawals/${id}/reveal`)).body).toEqual(whole)
  })

  it('by an agent needs a new approval when the account has changed since', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    await setPayoutAccount(ada)
    const agent = await world.newAgent(ada, ['read', 'payments:write'])
    const ask = () => agent.post('/wallet/withdrawals', { amount_cents: 6 })
    const approve = async (asked: Answer) =>
      ada.post(`/approvals/${asked.body.error.issues[0].details.approval_id}/approve`)
    await approve(await ask())
    await setPayoutAccount(ada, { reference: 'DE89 3704 0044 0532 0130 00' })
    const again = await ask()
    expect(refusal(again)).toEqual([403, ['approval_required']])
    await approve(again)
    expect((await ask()).body.destination).toBe('Example Bank ••••3000')
  })

  it('can be confirmed with less, and the rest returns to the wallet', async () => {
    const ada = await world.newUser()
    await depositFor(ada, 100)
    await setPayoutAccount(ada)
    const { id } = (await ada.post('/wallet/withdrawals', { amount_cents: 80 })).body
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
  it('can be paid out once no dispute can change them, and never twice', async () => {
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
    expect(first.body).toMatchObject({ user_id: null, status: 'pending', amount_cents: 200, destination: '••••0189' })
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

describe('a payout account', () => {
  const path = '/wallet/payout-account'
  const other = { ...payoutAccount, reference: 'DE89 3704 0044 0532 0130 00' }
  const set = (by: Client, body: object = payoutAccount) => by.send('PUT', path, body)

  it('is shown masked, and stored encrypted', async () => {
    const ada = await world.newUser()
    const written = { test: false, missing: [], onboarding_url: null, ready_at: null }
    const none = { ...written, status: 'none', holder: null, label: null, reference: null }
    expect((await ada.get(path)).body).toEqual({ ...none, updated_at: null })
    const ready = { ...written, ...payoutAccount, status: 'ready', reference: '••••0189' }
    expect((await set(ada)).body).toEqual({ ...ready, updated_at: expect.any(String) })
    const { rows } = await world.inDatabase((db) =>
      db.query('select encode(sealed, $1) as text from payout_accounts', ['escape']),
    )
    expect(JSON.stringify(rows)).not.toMatch(/0189|Ada|Bank/)
    // Reading it and sending it back must not replace the reference with its mask.
    expect(refusal(await set(ada, { ...payoutAccount, reference: '••••0189' }))).toEqual([422, ['bad_format']])
    expect((await set(ada, { ...payoutAccount, reference: 'AB12' })).body.reference).toBe('••••2')
    expect((await (await world.newAgent(ada)).get(path)).body.reference).toBe('••••2')
  })

  it('is set by a person: signed in recently, or with their own key if they cannot sign in', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const key = world.as((await browser.post('/keys', { name: 'own' })).body.key)
    const agent = await world.newAgent(browser, ['read', 'payments:write'])
    expect(refusal(await set(key))).toEqual([403, ['session_required']])
    expect(refusal(await set(agent))).toEqual([403, ['not_yours']])
    expect((await set(browser)).status).toBe(200)
    await world.inDatabase((db) => db.query(`update sessions set signed_in_at = now() - interval '16 minutes'`))
    expect(refusal(await set(browser, other))).toEqual([403, ['recent_sign_in_required']])
    // No one can sign in by email where none is sent.
    const withoutMail = (await world.startNode({ mail: 'off' })).as(String(key.secret))
    expect((await set(withoutMail, other)).status).toBe(200)

    const passkeyOwner = await world.newUser()
    const authenticator = new Authenticator(world.url)
    await authenticator.addTo(await signedIn(world, passkeyOwner))
    expect(refusal(await set(passkeyOwner))).toEqual([403, ['session_required']])

    const suspended = await world.newUser()
    await operator.post(`/users/${suspended.userId}/suspend`)
    expect(refusal(await set(suspended))).toEqual([403, ['user_suspended']])
    expect((await suspended.get(path)).body.status).toBe('none')
  })

  it('notifies its owner of every change by email and event, without the reference', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const before = (await mailsTo(world, email)).length
    for (const body of [payoutAccount, payoutAccount, other, { ...other, label: 'Savings' }]) await set(browser, body)
    const mails = (await mailsTo(world, email)).slice(0, -before).reverse()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A payout account was added to your Parley account',
      'Your Parley payout account was changed',
      'Your Parley payout account was changed',
    ])
    expect(mails[1]?.text).toContain('Withdrawals now go to “Example Bank” (••••3000).')
    const events = await eventsAbout(browser, browser.userId)
    const changes = events.filter(({ type }: { type: string }) => type === 'wallet.payout_account_changed')
    const facts = { user_id: browser.userId, status: 'ready', ready_at: null, updated_at: expect.any(String) }
    expect(changes.map(({ data }: { data: object }) => data)).toEqual([facts, facts, facts])
  })

  it('accepts withdrawals immediately if it’s the first, and 48 hours after a change of holder or reference in live mode', async () => {
    const live = await world.startNode({ mode: 'live' })
    const secret = String((await world.newUser()).secret)
    const ada = live.as(secret)
    await depositFor(world.as(secret), 100)
    const withdraw = () => ada.post('/wallet/withdrawals', { amount_cents: 1 })
    // Of two first accounts, one is a change of the other, even if neither is stored before both have been sent.
    const both = await world.inDatabase(async (db) => {
      await db.query('begin; lock table payout_accounts in share row exclusive mode')
      const sent = [set(ada), set(ada, other)]
      const waiting = `select from pg_locks where not granted and database = (
        select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await db.query(waiting)).rowCount, { timeout: 10_000 }).toBe(2)
      await db.query('commit')
      return Promise.all(sent)
    })
    expect(both.map(({ body }) => body.status).sort()).toEqual(['ready', 'waiting'])
    expect(refusal(await withdraw())).toEqual([409, ['payout_account_not_ready']])
    const { updated_at, ready_at } = (await ada.get(path)).body
    expect(Date.parse(ready_at) - Date.parse(updated_at)).toBe(48 * 3_600_000)
    const current = both.find(({ body }) => body.status === 'waiting') === both[0] ? payoutAccount : other
    expect((await set(ada, { ...current, label: 'Savings' })).body).toMatchObject({ status: 'waiting', ready_at })
    await operator.post('/sandbox/clock/advance', { seconds: 48 * 3_600 - 60 })
    expect(refusal(await withdraw())).toEqual([409, ['payout_account_not_ready']])
    await operator.post('/sandbox/clock/advance', { seconds: 60 })
    expect((await withdraw()).body.destination).toMatch(/^Savings ••••/)
    expect((await set(ada, { ...current, holder: 'Eve' })).body.status).toBe('waiting')
    // In the sandbox no one waits.
    expect((await set(world.as(secret), { ...current, holder: 'Ada' })).body.status).toBe('ready')
  })

  it('is a test account in the sandbox until the user adds their own', async () => {
    const sandbox = await world.startNode({ payments: 'sandbox' })
    const ada = sandbox.as(String((await world.newUser()).secret))
    await ada.post('/wallet/deposits', { amount_cents: 10 })
    const test = (await ada.get(path)).body
    expect(test).toMatchObject({ status: 'ready', label: 'Test account', reference: '••••4242', test: true })
    const withdraw = (body: object = {}) => ada.post('/wallet/withdrawals', { amount_cents: 1, ...body })
    expect((await withdraw()).body).toMatchObject({ status: 'succeeded', destination: 'Test account ••••4242' })
    expect(refusal(await withdraw({ destination: IBAN }))).toEqual([409, ['destination_mismatch']])
    await set(ada)
    expect((await ada.get(path)).body).toMatchObject({ label: 'Example Bank', test: false })
    expect((await withdraw({ destination: IBAN })).body.destination).toBe('Example Bank ••••0189')
  })

  it('survives a change of the secret key, and is gone if the key is lost', async () => {
    const alone = await createWorld({ settings: { payments: 'manual' } })
    const ada = await alone.newUser()
    const { id: deposit } = (await ada.post('/wallet/deposits', { amount_cents: 10 })).body
    await alone.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: 'x' })
    await set(ada)
    const [sealed, plain] = await Promise.all(
      [1, 2].map((amount_cents) => ada.post('/wallet/withdrawals', { amount_cents })),
    )
    const makeOld = 'update withdrawals set destination = $1, sealed_destination = null where id = $2'
    await alone.inDatabase((db) => db.query(makeOld, [IBAN, toId('wdr', plain?.body.id)]))
    const changeKey = (from: Secrets, to: Secrets) =>
      alone.database.transaction(async (tx) => {
        await reencryptPayoutAccounts(tx, from, to)
        await reencryptDestinations(tx, from, to)
      })
    const next = deriveSecrets(randomBytes(32))
    const reveal = (one = sealed) => alone.operator.post(`/operator/withdrawals/${one?.body.id}/reveal`)
    await changeKey(alone.secrets, next)
    await changeKey(next, alone.secrets)
    expect((await ada.get(path)).body).toMatchObject({ holder: 'Ada Example', status: 'ready' })
    expect((await reveal()).body).toEqual(payoutAccount)
    expect((await reveal(plain)).body).toEqual({ holder: null, label: null, reference: IBAN })
    const { rows } = await alone.inDatabase((db) => db.query('select w::text from withdrawals w'))
    expect(JSON.stringify(rows)).not.toContain(IBAN)
    await changeKey(next, next)
    expect((await ada.get(path)).body.status).toBe('none')
    expect((await reveal()).body).toEqual({ holder: null, label: null, reference: 'Example Bank ••••0189' })
  })
})

describe('the limit of this marketplace', () => {
  it('is the most that can be deposited or withdrawn at once, and the wallet shows it', async () => {
    const limited = await world.startNode({ depositMaxCents: 1_000, withdrawalMaxCents: 600 })
    const user = await world.newUser()
    const ada = limited.as(String(user.secret))
    await depositFor(user, 5_000)
    await setPayoutAccount(ada)
    expect((await ada.get('/wallet')).body).toMatchObject({ deposit_max_cents: 1_000, withdrawal_max_cents: 600 })
    for (const [kind, most] of [['deposits', 1_000] as const, ['withdrawals', 600] as const]) {
      const over = await ada.post(`/wallet/${kind}`, { amount_cents: most + 1 })
      expect(refusal(over)).toEqual([422, ['too_large']])
      expect(over.body.error.issues).toMatchObject([{ path: 'amount_cents', details: { maximum: most } }])
      expect((await ada.post(`/wallet/${kind}`, { amount_cents: most })).status).toBe(201)
    }
    const { depositMaxCents, withdrawalMaxCents } = parseConfig({})
    expect([depositMaxCents, withdrawalMaxCents]).toEqual([1_000_000_000, 1_000_000_000])
  })
})
