import { dealRecipes } from './deal-recipes.ts'
import { disputeRecipes } from './dispute-recipes.ts'
import { marketRecipes } from './market-recipes.ts'
import { peopleRecipes } from './people-recipes.ts'
import type { Recipe } from './recipe.ts'
import { walletRecipes } from './wallet-recipes.ts'

/** Every type of event that the API alone can cause, in the order in which they are documented. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...peopleRecipes,
  ...marketRecipes,
  ...dealRecipes,
  ...disputeRecipes,
  ...walletRecipes,
}

const BY_PASSKEY = 'Passkeys are created by an authenticator, such as a phone.'
const BY_PROVIDER = 'It needs a payment provider that takes time, such as Stripe.'
const WITH_STRIPE = 'Use a sandbox with PAYMENTS=stripe.'
const BY_CONSENT = 'People connect apps on a page in their browser.'

/** The other types: why the API alone cannot cause them, and how they come about. */
export const refusals: Readonly<Record<string, { why: string; instead: string }>> = {
  'user.removal_requested': {
    why: 'It takes three operators, and parley trigger doesn’t create operators.',
    instead: 'Make two other users operators, then suspend one of them.',
  },
  'passkey.added': { why: BY_PASSKEY, instead: 'Sign in with your browser and add a passkey.' },
  'passkey.removed': { why: BY_PASSKEY, instead: 'Add a passkey with your browser, then remove it.' },
  'passkey.copied': {
    why: 'It needs two authenticators with the same passkey.',
    instead: 'Its data is the same as for passkey.added.',
  },
  'connection.created': { why: BY_CONSENT, instead: 'Run: parley login' },
  'connection.ended': { why: BY_CONSENT, instead: 'Run: parley login, then: parley logout' },
  'connection.token_reused': {
    why: 'It needs a connected app that uses one of its refresh tokens twice.',
    instead: 'Its data is the same as for connection.ended.',
  },
  'wallet.withdrawal_in_transit': { why: BY_PROVIDER, instead: `${WITH_STRIPE} Then withdraw earnings.` },
  'wallet.withdrawal_returning': {
    why: 'It needs a bank that refuses a withdrawal.',
    instead: 'Its data is the same as for wallet.withdrawal_failed.',
  },
  'refund.requested': { why: BY_PROVIDER, instead: `${WITH_STRIPE} Then refund an unspent deposit.` },
  'refund.succeeded': { why: BY_PROVIDER, instead: `${WITH_STRIPE} Then refund an unspent deposit.` },
  'refund.failed': {
    why: 'It needs a card that can no longer be refunded.',
    instead: 'Its data is the same as for refund.requested.',
  },
  'webhook.disabled': {
    why: 'It needs an endpoint that responds with 410, or that fails for five days.',
    instead: 'Register your own endpoint that responds with 410, then run: parley webhooks test',
  },
}
