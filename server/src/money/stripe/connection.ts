import type Stripe from 'stripe'
import type { Order, OrderKind, Progress, ProviderConnection } from '../providers/domain.ts'
import { advanceAccount, createOnboardingUrl } from './accounts.ts'
import { createClient, type StripeSettings, withSafeErrors } from './client.ts'
import { advanceDeposit } from './deposits.ts'
import { advanceRefund } from './refunds.ts'
import { findProblems } from './startup.ts'
import { readNotification } from './webhooks.ts'
import { advanceWithdrawal } from './withdrawals.ts'

/** Stripe Connect: deposits charge the platform, and withdrawals are transferred to connected accounts and paid out there. */
export function createStripeConnection(settings: StripeSettings): ProviderConnection {
  const stripe = createClient(settings)
  return {
    advance: (order) => withSafeErrors(() => advance[order.kind](stripe, order)),
    onboardingUrl: (account, urls) => withSafeErrors(() => createOnboardingUrl(stripe, account, urls)),
    readNotification: (body, headers) => readNotification(stripe, settings.webhookSecrets, body, headers),
    findProblems: () => withSafeErrors(() => findProblems(stripe, settings)),
  }
}

type Steps = {
  [Kind in OrderKind]: (stripe: Stripe, order: Extract<Order, { kind: Kind }>) => Promise<Progress<Kind>>
}

const advance: Steps = {
  deposit: advanceDeposit,
  withdrawal: advanceWithdrawal,
  refund: advanceRefund,
  account: advanceAccount,
}
