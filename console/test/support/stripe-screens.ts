import { dialog } from './places.ts'
import type { Screen } from './screen.ts'
import type { StripeMarket } from './stripe-market.ts'

type Market = { stripe: StripeMarket }

const asPayer = ({ stripe }: Market) => stripe.payer
const asEarner = ({ stripe }: Market) => stripe.earner
const asOperator = ({ stripe }: Market) => stripe.operator

/** What's different if people pay, and are paid, through pages of the provider. */
export const stripeScreens: readonly Screen<Market>[] = [
  { name: 'stripe-wallet-payer', who: asPayer, path: () => '/wallet' },
  { name: 'stripe-wallet-earner', who: asEarner, path: () => '/wallet', isFuller: true },
  { name: 'stripe-wallet-new', who: ({ stripe }) => stripe.newcomer, path: () => '/wallet' },
  {
    name: 'stripe-deposit',
    who: asPayer,
    path: () => '/wallet?open=deposit',
    prepare: (page) => dialog(page).getByLabel('Amount').fill('1,250.50'),
  },
  { name: 'stripe-deposit-pending', who: asPayer, path: ({ stripe }) => `/wallet?deposit=${stripe.pendingId}` },
  {
    name: 'stripe-deposit-paid',
    who: asPayer,
    path: ({ stripe }) => `/wallet?deposit=${stripe.paidId}`,
    isFuller: true,
  },
  { name: 'stripe-deposit-failed', who: asPayer, path: ({ stripe }) => `/wallet?deposit=${stripe.failedId}` },
  {
    name: 'stripe-refund',
    who: asPayer,
    path: ({ stripe }) => `/wallet?deposit=${stripe.paidId}&open=refund`,
  },
  { name: 'stripe-set-up', who: ({ stripe }) => stripe.newcomer, path: () => '/wallet?open=payout-account' },
  { name: 'stripe-incomplete', who: ({ stripe }) => stripe.starter, path: () => '/wallet?open=payout-account' },
  {
    name: 'stripe-restricted',
    who: ({ stripe }) => stripe.restricted,
    path: () => '/wallet?open=payout-account',
    isFuller: true,
  },
  { name: 'stripe-ready', who: asEarner, path: () => '/wallet?open=payout-account' },
  {
    name: 'stripe-withdraw',
    who: asEarner,
    path: () => '/wallet?open=withdraw',
    prepare: (page) => dialog(page).getByLabel('Amount').fill('200'),
    isFuller: true,
  },
  { name: 'stripe-withdraw-none', who: ({ stripe }) => stripe.depositor, path: () => '/wallet?open=withdraw' },
  { name: 'stripe-withdrawal-sent', who: asEarner, path: ({ stripe }) => `/wallet?withdrawal=${stripe.sentId}` },
  { name: 'stripe-withdrawal-waiting', who: asEarner, path: ({ stripe }) => `/wallet?withdrawal=${stripe.waitingId}` },
  { name: 'stripe-withdrawal-failed', who: asEarner, path: ({ stripe }) => `/wallet?withdrawal=${stripe.returnedId}` },
  { name: 'stripe-operator-deposits', who: asOperator, path: () => '/operator/money?status=all' },
  { name: 'stripe-operator-withdrawals', who: asOperator, path: () => '/operator/money?view=withdrawals&status=all' },
  { name: 'stripe-operator-sent', who: asOperator, path: ({ stripe }) => `/operator/money/${stripe.sentId}` },
  {
    name: 'stripe-operator-waiting',
    who: asOperator,
    path: ({ stripe }) => `/operator/money/${stripe.waitingId}`,
    isFuller: true,
  },
  { name: 'stripe-operator-deposit', who: asOperator, path: ({ stripe }) => `/operator/money/${stripe.paidId}` },
  { name: 'stripe-operator-fees', who: asOperator, path: () => '/operator/money?open=fees' },
  { name: 'stripe-operator-ledger', who: asOperator, path: () => '/operator/ledger' },
]
