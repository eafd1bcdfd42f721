import { CommandFailed, exitCodes } from '../exit-codes.ts'
import type { Recipe } from './recipe.ts'
import type { Party, Stage } from './stage.ts'

const AMOUNT_CENTS = 10_000

/** Deposits, withdrawals and payout accounts. Operators do not settle payments of their own, so a new user makes those that need an operator. */
export const walletRecipes: Readonly<Record<string, Recipe>> = {
  async 'wallet.deposit_requested'(stage) {
    return { subject: (await requestDeposit(stage, stage.caller)).id }
  },
  async 'wallet.deposit_succeeded'(stage) {
    const own = await requestDeposit(stage, stage.caller)
    if (own.status === 'succeeded') return { subject: own.id }
    return { subject: await stage.deposit(await stage.newUser('user'), AMOUNT_CENTS) }
  },
  async 'wallet.deposit_failed'(stage) {
    const { id, status } = await requestDeposit(stage, await stage.newUser('user'))
    requirePending(status)
    await stage.act(stage.caller, 'failDeposit', { params: { id }, body: { reason: 'No money came.' } })
    return { subject: id }
  },
  async 'wallet.deposit_reversed'(stage) {
    const user = await stage.newUser('user')
    const id = await stage.deposit(user, AMOUNT_CENTS)
    await stage.act(stage.caller, 'reverseDeposit', { params: { id }, body: { reason: 'The bank took it back.' } })
    return { subject: id, reader: user }
  },
  async 'wallet.withdrawal_requested'(stage) {
    const { id, reader } = await requestWithdrawal(stage)
    return { subject: id, reader }
  },
  async 'wallet.withdrawal_succeeded'(stage) {
    const { id, status, reader } = await requestWithdrawal(stage)
    if (status === 'pending')
      await stage.act(stage.caller, 'confirmWithdrawal', { params: { id }, body: { reference: `trigger-${id}` } })
    return { subject: id, reader }
  },
  async 'wallet.withdrawal_failed'(stage) {
    const { id, status, reader } = await requestWithdrawal(stage)
    requirePending(status)
    await stage.act(stage.caller, 'failWithdrawal', { params: { id }, body: { reason: 'The account is closed.' } })
    return { subject: id, reader }
  },
  async 'wallet.payout_account_changed'(stage) {
    const reader = await stage.newUser('user')
    await setPayoutAccount(stage, reader)
    return { subject: reader.userId, reader }
  },
}

function requestDeposit(stage: Stage, party: Party) {
  return stage.act(party, 'createDeposit', { body: { amount_cents: AMOUNT_CENTS } })
}

async function requestWithdrawal(stage: Stage) {
  const reader = await stage.newUser('user')
  await stage.deposit(reader, AMOUNT_CENTS)
  await setPayoutAccount(stage, reader)
  const body = { amount_cents: AMOUNT_CENTS }
  return { ...(await stage.act(reader, 'createWithdrawal', { body })), reader }
}

function setPayoutAccount(stage: Stage, party: Party) {
  const body = { holder: 'parley trigger', label: 'Made-up bank', reference: 'TRIGGER 0000 0000 0001' }
  return stage.act(party, 'setPayoutAccount', { body })
}

function requirePending(status: string): void {
  if (status === 'pending') return
  throw new CommandFailed('On this server, every payment succeeds immediately, so none can fail.', {
    exitCode: exitCodes.refused,
    next: ['Start the sandbox with PAYMENTS=manual.'],
  })
}
