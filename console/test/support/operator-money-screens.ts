import type { Page } from 'playwright-core'
import type { Disputes } from './disputes.ts'
import type { OperatorMoney } from './operator-money.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

type Market = { operatorMoney: OperatorMoney; disputes: Disputes }

const asOperator = ({ operatorMoney }: Market) => operatorMoney.operator
const asArbiter = ({ disputes }: Market) => disputes.arbiter
const asMember = ({ operatorMoney }: Market) => operatorMoney.payer

const pending = ({ operatorMoney }: Market) => `/operator/money/${operatorMoney.pendingDepositId}`
const confirmed = ({ operatorMoney }: Market) => `/operator/money/${operatorMoney.confirmedDepositId}`

/** Payments, the ledger and the disputes desk, as operators and arbiters see them. */
export const operatorMoneyScreens: readonly Screen<Market>[] = [
  { name: 'operator-payments', who: asOperator, path: () => '/operator/money' },
  { name: 'operator-payments-withdrawals', who: asOperator, path: () => '/operator/money?view=withdrawals' },
  { name: 'operator-payments-all', who: asOperator, path: () => '/operator/money?status=all' },
  { name: 'operator-payments-none', who: asOperator, path: () => '/operator/money?status=reversed' },
  { name: 'operator-payments-refused', who: asMember, path: () => '/operator/money' },
  { name: 'operator-fees', who: asOperator, path: () => '/operator/money?open=fees' },
  { name: 'operator-payment-pending', who: asOperator, path: pending },
  { name: 'operator-payment-done', who: asOperator, path: confirmed, isFuller: true },
  { name: 'operator-payment-confirm', who: asOperator, path: pending, prepare: confirm },
  { name: 'operator-payment-confirm-refused', who: asOperator, path: pending, prepare: refusedConfirmation },
  {
    name: 'operator-payment-pay',
    who: asOperator,
    path: ({ operatorMoney }) => `/operator/money/${operatorMoney.pendingWithdrawalId}`,
    prepare: async (page) => {
      await confirm(page)
      await dialog(page).getByRole('button', { name: 'Show full account' }).click()
      await dialog(page).getByText('PT50 0002').waitFor()
    },
  },
  {
    name: 'operator-payment-reverse',
    who: asOperator,
    path: confirmed,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reverse' }).click()
      await dialog(page).getByText('The wallet is').waitFor()
    },
  },
  { name: 'operator-ledger', who: asOperator, path: () => '/operator/ledger', prepare: openAudits },
  { name: 'operator-ledger-find', who: asOperator, path: () => '/operator/ledger?find=ines' },
  { name: 'operator-ledger-find-none', who: asOperator, path: () => '/operator/ledger?find=nobodyiscalledthis' },
  {
    name: 'operator-ledger-owner',
    who: asOperator,
    path: ({ disputes }) => `/operator/ledger?owner=${disputes.client.userId}`,
  },
  {
    name: 'operator-ledger-owner-empty',
    who: asOperator,
    path: ({ operatorMoney }) => `/operator/ledger?owner=${operatorMoney.payer.userId}`,
  },
  {
    name: 'operator-account',
    who: asOperator,
    path: ({ operatorMoney }) => `/operator/ledger/accounts/${operatorMoney.accountId}`,
  },
  {
    name: 'operator-transfer',
    who: asOperator,
    path: ({ operatorMoney }) => `/operator/ledger/transfers/${operatorMoney.payoutTransferId}`,
  },
  {
    name: 'operator-transfer-missing',
    who: asOperator,
    path: () => '/operator/ledger/transfers/txn_00000000000000000000000000',
  },
  { name: 'desk', who: asArbiter, path: () => '/operator/disputes' },
  { name: 'desk-none', who: asArbiter, path: () => '/operator/disputes?status=withdrawn' },
  { name: 'desk-refused', who: asMember, path: () => '/operator/disputes' },
  {
    name: 'desk-record',
    who: asArbiter,
    path: ({ disputes }) => `/operator/disputes/${disputes.inReviewId}`,
    prepare: (page) => page.getByLabel('What Femi Adeyemi gets').fill('640'),
    isFuller: true,
  },
  { name: 'desk-conflict', who: asArbiter, path: ({ disputes }) => `/operator/disputes/${disputes.arbitrationId}` },
  { name: 'desk-decide', who: asOperator, path: ({ disputes }) => `/operator/disputes/${disputes.arbitrationId}` },
  { name: 'desk-resolved', who: asArbiter, path: ({ disputes }) => `/operator/disputes/${disputes.resolvedId}` },
]

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await dialog(page).getByLabel('Reference').fill('RF71 2348 4700 0001')
}

async function refusedConfirmation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await dialog(page).getByLabel('Reference').fill('rf18 5390 0754 7034')
  await dialog(page).getByLabel('Actual amount').fill('1250')
  await dialog(page).getByLabel('Why the amount is different').fill('The bank took a fee.')
  await dialog(page).getByRole('button', { name: 'Confirm $1,250' }).click()
  await dialog(page).getByText('Another payment already has this reference').waitFor()
}

async function openAudits(page: Page): Promise<void> {
  await main(page).getByText('Previous audits').click()
  await main(page).getByText('Show violations').click()
}
