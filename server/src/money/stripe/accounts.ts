import type Stripe from 'stripe'
import { epochMsOf } from '../../platform/kernel/time.ts'
import type { AccountOrder, Progress } from '../providers/domain.ts'
import { accountState } from './account-domain.ts'
import { type Answer, answerTo } from './client.ts'
import { DAY, HOUR, idempotencyKey, reasonOf, USER } from './domain.ts'

/** A payout account is a connected account, in which Stripe asks its owner for everything on its own pages. */
export async function advanceAccount(stripe: Stripe, order: AccountOrder): Promise<Progress<'account'>> {
  const known = order.references.account ?? (await findAccount(stripe, order))
  const answer = known === null ? await createAccount(stripe, order) : { value: { id: known } }
  if ('refusal' in answer) {
    const missing = [reasonOf(answer.refusal.code)]
    return {
      state: { status: 'restricted', reference: null, label: null, missing },
      references: order.references,
      checkAfterSeconds: null,
    }
  }
  const { id } = answer.value
  if (order.references.schedule !== 'manual') await stopAutomaticPayouts(stripe, order, id)
  const account = await stripe.v2.core.accounts.retrieve(id, { include: ['configuration.recipient', 'requirements'] })
  const state = accountState(account, await findLabel(stripe, id), order.references.ready === 'once')
  const references = { ...order.references, account: id, schedule: 'manual' }
  return state.status === 'ready'
    ? { state, references: { ...references, ready: 'once' }, checkAfterSeconds: DAY }
    : { state, references, checkAfterSeconds: HOUR }
}

/** The newest are listed first, so the search ends with one that's older than the order. */
async function findAccount(stripe: Stripe, order: AccountOrder): Promise<string | null> {
  if (order.attempts === 0) return null
  const since = epochMsOf(order.createdAt) - DAY * 1000
  for await (const account of stripe.v2.core.accounts.list({ applied_configurations: ['recipient'], limit: 20 })) {
    if (Date.parse(account.created) < since) return null
    if (account.metadata?.[USER] === order.userId) return account.id
  }
  return null
}

async function createAccount(stripe: Stripe, order: AccountOrder): Promise<Answer<{ id: string }>> {
  const country = order.country ?? (await stripe.accounts.retrieveCurrent()).country
  const params: Stripe.V2.Core.AccountCreateParams = {
    display_name: order.displayName,
    ...(order.email !== null && { contact_email: order.email }),
    ...(country !== undefined && { identity: { country: country.toLowerCase() } }),
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
    dashboard: 'express',
    defaults: { responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
    metadata: { [USER]: order.userId },
  }
  return await answerTo(stripe.v2.core.accounts.create(params, { idempotencyKey: idempotencyKey(order, 'account') }))
}

/** Every withdrawal is a payout of its own. */
async function stopAutomaticPayouts(stripe: Stripe, order: AccountOrder, account: string): Promise<void> {
  const params = { payments: { payouts: { schedule: { interval: 'manual' } } } }
  const options = { stripeAccount: account, idempotencyKey: idempotencyKey(order, 'schedule') }
  await stripe.balanceSettings.update(params, options)
}

/** The bank or the card that payouts go to, and its last four digits. */
async function findLabel(stripe: Stripe, account: string): Promise<string | null> {
  const answer = await answerTo(stripe.accounts.listExternalAccounts(account, { limit: 100 }))
  // Withdrawals work without a name for where they go.
  if ('refusal' in answer) return null
  const { data } = answer.value
  const found = data.find(({ default_for_currency }) => default_for_currency) ?? data[0]
  if (found === undefined) return null
  const name = found.object === 'card' ? found.brand : (found.bank_name ?? 'Bank account')
  return `${name} ••${found.last4}`
}

export async function createOnboardingUrl(
  stripe: Stripe,
  account: string,
  urls: { done: string; expired: string },
): Promise<string> {
  const link = await stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: { return_url: urls.done, refresh_url: urls.expired },
    },
  })
  return link.url
}
