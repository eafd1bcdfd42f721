import type { Api } from '../../platform/http/api.ts'
import { examplePayoutAccount, NewPayoutAccount, NewProviderAccount, PayoutAccount } from './schema.ts'
import { type AccountOwners, addPayoutAccount, getPayoutAccount, setPayoutAccount } from './service.ts'

export function payoutAccountRoutes(api: Api, owners: AccountOwners): void {
  api.read({
    path: '/wallet/payout-account',
    scope: 'read',
    answer: PayoutAccount,
    mcp: true,
    docs: {
      id: 'getPayoutAccount',
      tag: 'Wallet',
      summary: 'Read your payout account',
      description:
        'Where your withdrawals go, with only the last characters of its reference. Until you add your own, the sandbox supplies a test account.',
      example: { answer: examplePayoutAccount },
    },
    run: (ctx, call) => getPayoutAccount(ctx, call.actor),
  })

  api.write({
    method: 'PUT',
    path: '/wallet/payout-account',
    scope: 'payments:write',
    recentSignIn: true,
    notForApps: true,
    notForViewers: true,
    body: NewPayoutAccount,
    answer: PayoutAccount,
    mcp: '/wallet?open=payout-account',
    docs: {
      id: 'setPayoutAccount',
      tag: 'Wallet',
      summary: 'Set your payout account',
      description:
        'Adds the account that your withdrawals go to, or changes it. If the payment provider keeps payout accounts, use `POST` instead. You have to do this yourself, having signed in with a browser within the last 15 minutes. If you have no way to sign in, your own API key is enough. Agents, apps and models can’t do it. You get an event and an email. After a change of holder or reference, withdrawals wait 48 hours, except in the sandbox. Those already requested go to the account they were requested for.',
      refusals: ['session_required', 'not_yours', 'unsupported_by_provider'],
      example: {
        body: { holder: 'Ada Example', label: 'Example Bank', reference: 'FR76 3000 6000 0112 3456 7890 189' },
      },
    },
    run: (ctx, call) => setPayoutAccount(ctx, call.actor, call.body, owners),
  })

  api.write({
    method: 'POST',
    path: '/wallet/payout-account',
    scope: 'payments:write',
    recentSignIn: true,
    notForApps: true,
    notForViewers: true,
    body: NewProviderAccount,
    answer: PayoutAccount,
    mcp: '/wallet?open=payout-account',
    docs: {
      id: 'addPayoutAccount',
      tag: 'Wallet',
      summary: 'Add a payout account at the provider',
      description:
        'For payment providers that keep payout accounts, such as Stripe: the user then enters their details at `onboarding_url`, on the provider’s pages. You have to do this yourself, as with `PUT`. Events tell you when the account is ready. Repeating the call asks the provider for the current status.',
      refusals: ['session_required', 'not_yours', 'unsupported_by_provider'],
      example: { body: { country: 'FR' } },
    },
    run: (ctx, call) => addPayoutAccount(ctx, call.actor, call.body, owners),
  })
}
