import { toId } from '../../../server/src/platform/kernel/ids.ts'
import type { Client } from '../../../server/test/support/client.ts'
import { setPayoutAccount } from '../../../server/test/support/payout-accounts.ts'
import type { World } from '../../../server/test/support/world.ts'
import { activeContract } from './deals.ts'
import { done } from './done.ts'

export interface OperatorMoney {
  operator: Client
  /** Has earned money that a client had deposited, and is withdrawing some of it. */
  earner: Client
  /** Has announced a deposit. */
  payer: Client
  pendingDepositId: string
  confirmedDepositId: string
  pendingWithdrawalId: string
  /** The earner’s available money. */
  accountId: string
  /** The payout into it. */
  payoutTransferId: string
}

/** Payments that are settled by hand, money with a history, and two audits of which one found something. Moves the clock. */
export async function createOperatorMoney(world: World): Promise<OperatorMoney> {
  const [operator, earner, payer, client] = await Promise.all([
    world.newUser({ display_name: 'Olga Berg', role: 'operator' }),
    world.newUser({ display_name: 'Ines Carvalho' }),
    world.newUser({ display_name: 'Lighthouse Records', kind: 'organization' }),
    world.newUser({ display_name: 'Paul Okafor' }),
  ])
  const byHand = await world.startNode({
    payments: 'manual',
    depositInstructions: 'Transfer it to the Bank of Examples with the reference {id}.',
  })
  const paysByHand = (who: Client) => byHand.as(String(who.secret))
  const announce = async (who: Client, amount_cents: number): Promise<string> =>
    (await done(paysByHand(who).post('/wallet/deposits', { amount_cents }))).id
  const confirm = (id: string, reference: string) =>
    done(operator.post(`/operator/deposits/${id}/confirm`, { reference }))

  const confirmedDepositId = await announce(client, 180_000)
  await confirm(confirmedDepositId, 'RF18 5390 0754 7034')
  await confirm(await announce(client, 60_000), 'RF43 1122 0098 1571')
  const { paths } = await activeContract(client, earner, 'Mix and master an album', 200_000, [
    ['Mix of all eleven songs', 200_000],
  ])
  const [path = ''] = paths
  await done(client.post(`${path}/fund`))
  await done(earner.post(`${path}/submit`, { message: 'All eleven songs, as stems and as stereo mixes.' }))
  await done(client.post(`${path}/release`))
  await done(world.operator.post('/sandbox/clock/advance', { seconds: 6 * 86_400 }))

  const pendingDepositId = await announce(payer, 125_050)
  await announce(client, 40_000)
  const failed = await announce(payer, 9_900)
  await done(operator.post(`/operator/deposits/${failed}/fail`, { reason: 'No money arrived within two weeks.' }))
  const account = { holder: 'Ines Carvalho', label: 'Banco de Exemplo', reference: 'PT50 0002 0123 1234 5678 9015 4' }
  await setPayoutAccount(earner, account)
  const leaving = await done(paysByHand(earner).post('/wallet/withdrawals', { amount_cents: 45_000 }))
  const pendingWithdrawalId = leaving.id

  const accountId = (await accountOf(operator, earner)).id
  const transfers = await done(operator.get(`/operator/ledger/accounts/${accountId}/transfers`))
  const payout = transfers.data.find(({ kind }: { kind: string }) => kind === 'payout')
  await auditBrokenBooks(world, operator, earner)
  await done(operator.post('/operator/ledger/audits'))
  return {
    operator,
    earner,
    payer,
    pendingDepositId,
    confirmedDepositId,
    pendingWithdrawalId,
    accountId,
    payoutTransferId: payout.id,
  }
}

async function accountOf(operator: Client, owner: Client, kind = 'available') {
  const path = `/operator/ledger/accounts?owner_id=${owner.userId}&kind=${kind}`
  return (await done(operator.get(path))).data[0]
}

/** An audit of books that are wrong for a moment, so that it finds something. */
export async function auditBrokenBooks(world: World, operator: Client, owner: Client): Promise<void> {
  const { id } = await accountOf(operator, owner)
  const add = (cents: number) =>
    world.inDatabase((db) =>
      db.query('update ledger_accounts set balance_cents = balance_cents + $1 where id = $2', [cents, toId('acc', id)]),
    )
  await add(1)
  await done(operator.post('/operator/ledger/audits'))
  await add(-1)
}
