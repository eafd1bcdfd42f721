import type { Page } from 'playwright-core'
import type { Disputes } from './disputes.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

type Market = { disputes: Disputes }

const asClient = ({ disputes }: Market) => disputes.client
const asWorker = ({ disputes }: Market) => disputes.worker
const asArbiter = ({ disputes }: Market) => disputes.arbiter

/** The wallet and disputes, in several states. */
export const moneyScreens: readonly Screen<Market>[] = [
  { name: 'wallet-client', who: asClient, path: () => '/wallet' },
  { name: 'wallet-worker', who: asWorker, path: () => '/wallet' },
  { name: 'wallet-empty', who: asArbiter, path: () => '/wallet' },
  { name: 'wallet-filtered', who: asClient, path: () => '/wallet?show=disputes' },
  { name: 'wallet-payouts', who: asWorker, path: () => '/wallet?view=payouts' },
  { name: 'wallet-payouts-none', who: asClient, path: () => '/wallet?view=payouts' },
  {
    name: 'wallet-deposit',
    who: asClient,
    path: () => '/wallet?open=deposit',
    prepare: (page) => dialog(page).getByLabel('Amount').fill('1,250.50'),
  },
  {
    name: 'wallet-withdraw-refused',
    who: asWorker,
    path: () => '/wallet?open=withdraw',
    prepare: async (page) => {
      await dialog(page).getByLabel('Amount').fill('99,000')
      await dialog(page).getByRole('button', { name: 'Withdraw $99,000' }).click()
      await dialog(page).getByText('more in your wallet.').waitFor()
    },
  },
  {
    name: 'wallet-withdraw',
    who: asClient,
    path: () => '/wallet?open=withdraw',
    prepare: (page) => dialog(page).getByLabel('Amount').fill('20'),
    isFuller: true,
  },
  {
    name: 'wallet-payout-account',
    who: asWorker,
    path: () => '/wallet?open=payout-account',
    prepare: async (page) => {
      await dialog(page).getByLabel('Account holder').fill('Femi Adeyemi')
      await dialog(page).getByRole('button', { name: 'Save account' }).click()
      await dialog(page).getByText('Must have at least 4 characters.').waitFor()
    },
  },
  { name: 'disputes', who: asClient, path: () => '/disputes' },
  { name: 'disputes-none', who: asClient, path: () => '/disputes?status=withdrawn' },
  { name: 'dispute-open-worker', who: asWorker, path: ({ disputes }) => `/disputes/${disputes.openId}` },
  { name: 'dispute-open-client', who: asClient, path: ({ disputes }) => `/disputes/${disputes.openId}` },
  {
    name: 'dispute-answer-refused',
    who: asWorker,
    path: ({ disputes }) => `/disputes/${disputes.openId}`,
    prepare: refusedAnswer,
  },
  { name: 'dispute-in-review', who: asClient, path: ({ disputes }) => `/disputes/${disputes.inReviewId}` },
  { name: 'dispute-arbiter', who: asArbiter, path: ({ disputes }) => `/disputes/${disputes.inReviewId}` },
  {
    name: 'dispute-recommended',
    who: asWorker,
    path: ({ disputes }) => `/disputes/${disputes.recommendedId}`,
    isFuller: true,
  },
  {
    name: 'dispute-accept',
    who: asClient,
    path: ({ disputes }) => `/disputes/${disputes.inReviewId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Accept' }).click()
      await dialog(page).getByRole('button', { name: 'Settle for' }).waitFor()
    },
    isFuller: true,
  },
  { name: 'dispute-arbitration', who: asWorker, path: ({ disputes }) => `/disputes/${disputes.arbitrationId}` },
  { name: 'dispute-resolved', who: asClient, path: ({ disputes }) => `/disputes/${disputes.resolvedId}` },
  { name: 'dispute-missing', who: asClient, path: () => '/disputes/dsp_00000000000000000000000000' },
]

async function refusedAnswer(page: Page): Promise<void> {
  await page.getByLabel('What you should get').fill('5000')
  await page.getByRole('button', { name: 'Add evidence' }).click()
  await page.getByRole('button', { name: 'Submit statement' }).click()
  await main(page).getByText('This field is required.').first().waitFor()
}
