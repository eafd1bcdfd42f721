import Stripe from 'stripe'
import type { StripeSettings } from './client.ts'
import { hasSameUnit } from './domain.ts'

/** What has to be changed before this Stripe account can move the marketplace's money. */
export async function findProblems(stripe: Stripe, settings: StripeSettings): Promise<string[]> {
  const problems = problemsOfSettings(settings)
  if (problems.length > 0) return problems
  try {
    return await problemsOfAccount(stripe, settings)
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
    if (error instanceof StripeAuthenticationError) return ['Stripe doesn’t know the key in STRIPE_SECRET_KEY.']
    if (error instanceof StripePermissionError) return ['The key in STRIPE_SECRET_KEY lacks permissions.']
    throw error
  }
}

/** What can be seen without asking Stripe. */
function problemsOfSettings({ secretKey, mode, currency, apiBase, webhookSecrets }: StripeSettings): string[] {
  const [kind, keyMode] = secretKey.split('_')
  const problems: [isProblem: boolean, text: string][] = [
    [kind === 'rk', 'STRIPE_SECRET_KEY is a restricted key. Parley needs the secret key, which starts with sk_.'],
    [kind !== 'rk' && kind !== 'sk', 'STRIPE_SECRET_KEY must be a secret key, which starts with sk_.'],
    [mode === 'live' && keyMode === 'test', 'STRIPE_SECRET_KEY is a test key, but MODE is live.'],
    [mode === 'sandbox' && keyMode === 'live', 'STRIPE_SECRET_KEY is a live key, but MODE is sandbox.'],
    [mode === 'live' && apiBase !== null, 'STRIPE_API_BASE can only be set if MODE is sandbox.'],
    [webhookSecrets.length === 0, 'STRIPE_WEBHOOK_SECRET is missing. Stripe shows it for each webhook endpoint.'],
    [!hasSameUnit(currency), `Stripe counts ${currency} in another unit than Parley. Use another CURRENCY.`],
  ]
  return problems.flatMap(([isProblem, text]) => (isProblem ? [text] : []))
}

async function problemsOfAccount(stripe: Stripe, { currency }: StripeSettings): Promise<string[]> {
  const account = await stripe.accounts.retrieveCurrent()
  const { payments } = await stripe.balanceSettings.retrieve()
  const interval = payments.payouts?.schedule?.interval
  const own = account.default_currency?.toUpperCase()
  const problems: [isProblem: boolean, text: string][] = [
    [!account.charges_enabled, 'The Stripe account can’t take payments yet. Complete it in the Stripe dashboard.'],
    [!account.payouts_enabled, 'The Stripe account can’t make payouts yet. Complete it in the Stripe dashboard.'],
    [own !== currency, `CURRENCY is ${currency}, but the Stripe account's default currency is ${own}.`],
    [
      interval !== 'manual',
      'The Stripe account pays out automatically, and with it money that belongs to users. Set its payout schedule to manual.',
    ],
    [!(await hasConnect(stripe)), 'The Stripe account can’t pay users yet. Set up Connect in the Stripe dashboard.'],
  ]
  return problems.flatMap(([isProblem, text]) => (isProblem ? [text] : []))
}

async function hasConnect(stripe: Stripe): Promise<boolean> {
  try {
    await stripe.v2.core.accounts.list({ limit: 1 })
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}
