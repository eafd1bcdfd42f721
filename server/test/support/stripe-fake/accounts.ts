import type Stripe from 'stripe'
import { emitThin, isoOf } from './events.ts'
import { invalid, StripeFailure } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Params } from './params.ts'
import type { Route } from './routes.ts'
import { find, findNamed, newId, PLATFORM, type State } from './state.ts'

type Account = Stripe.V2.Core.Account
type Recipient = NonNullable<NonNullable<Account['configuration']>['recipient']>
type Transfers = NonNullable<NonNullable<NonNullable<Recipient['capabilities']>['stripe_balance']>['stripe_transfers']>
type RequirementEntry = NonNullable<NonNullable<Account['requirements']>['entries']>[number]

export type Capability = 'stripe_transfers' | 'payouts'

const LINK_SECONDS = 5 * 60

/** What a new account has to provide. */
const FIRST_REQUIREMENTS = [
  'identity.individual.given_name',
  'identity.individual.date_of_birth',
  'defaults.payout_methods',
]

export const accountRoutes: Route[] = [
  { method: 'GET', path: '/v1/account', takes: [], run: ({ state }) => platformOf(state) },
  {
    method: 'POST',
    path: '/v2/core/accounts',
    takes: [
      'configuration',
      'contact_email',
      'dashboard',
      'defaults',
      'display_name',
      'identity',
      'include',
      'metadata',
    ] satisfies (keyof Stripe.V2.Core.AccountCreateParams)[],
    run({ state, params }) {
      const account = newAccount(state, params)
      state.accounts.set(account.id, account)
      setCapabilities(state, account, ['stripe_transfers', 'payouts'], FIRST_REQUIREMENTS)
      emitThin(state, 'v2.core.account.created', account.id)
      return shown(account, params)
    },
  },
  {
    method: 'GET',
    path: '/v2/core/accounts',
    takes: ['applied_configurations', 'limit', 'page'] satisfies (keyof Stripe.V2.Core.AccountListParams | 'page')[],
    run({ state, params }): Stripe.V2List<Account> {
      if (!state.settings.hasConnect) {
        throw invalid('accounts_v2_access_blocked', 'Accounts v2 is not enabled for your merchant.')
      }
      const [limit, start] = [params.whole('limit') ?? 20, params.whole('page') ?? 0]
      const all = [...state.accounts.values()].reverse()
      const next = start + limit < all.length ? `/v2/core/accounts?limit=${limit}&page=${start + limit}` : null
      const data = all.slice(start, start + limit).map((account) => shown(account, params))
      return { data, next_page_url: next, previous_page_url: null }
    },
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts',
    takes: [...listParams] satisfies (keyof Stripe.AccountListExternalAccountsParams | 'created')[],
    run({ state, id, params }) {
      const account = find(state.accounts, id, 'account')
      return listOf(bankAccountsOf(account), params, `/v1/accounts/${id}/external_accounts`)
    },
  },
  {
    method: 'GET',
    path: '/v2/core/accounts/:id',
    takes: ['include'] satisfies (keyof Stripe.V2.Core.AccountRetrieveParams)[],
    run: ({ state, id, params }) => shown(find(state.accounts, id, 'account'), params),
  },
  {
    method: 'POST',
    path: '/v2/core/account_links',
    takes: ['account', 'use_case'] satisfies (keyof Stripe.V2.Core.AccountLinkCreateParams)[],
    run({ state, params }) {
      const account = params.requiredText('account')
      findNamed(state.accounts, account, 'account', 'account')
      const type = params.requiredText('use_case.type')
      if (type !== 'account_onboarding' && type !== 'account_update') {
        throw invalid('invalid_fields', `Invalid use case: ${type}`, 'use_case.type')
      }
      const returnUrl = params.text(`use_case.${type}.return_url`)
      const urls = {
        refresh_url: params.requiredText(`use_case.${type}.refresh_url`),
        ...(returnUrl !== null && { return_url: returnUrl }),
      }
      const id = newId(state, 'link')
      const link: Stripe.V2.Core.AccountLink = {
        object: 'v2.core.account_link',
        account,
        created: isoOf(state.now()),
        expires_at: isoOf(state.now() + LINK_SECONDS),
        livemode: false,
        url: `${state.baseUrl}/setup/${id}`,
        use_case: { type, [type]: urls },
      }
      state.links.set(id, { link, isUsed: false })
      return link
    },
  },
]

/** One, once the owner has provided everything. */
function bankAccountsOf(account: Account): (Stripe.BankAccount & { created: number })[] {
  if (account.requirements?.entries?.length !== 0) return []
  return [
    {
      id: 'ba_parley',
      object: 'bank_account',
      account_holder_name: null,
      account_holder_type: null,
      account_type: null,
      bank_name: 'STRIPE TEST BANK',
      country: account.identity?.country ?? 'US',
      created: 0,
      currency: account.defaults?.currency ?? 'usd',
      default_for_currency: true,
      fingerprint: null,
      last4: '6789',
      routing_number: null,
      status: 'new',
    },
  ]
}

/** The owner has provided everything, and Stripe has verified it. */
export function completeOnboarding(state: State, accountId: string): void {
  setCapabilities(state, find(state.accounts, accountId, 'account'), ['stripe_transfers', 'payouts'], [])
}

/** Something is missing, without which the account can't use these capabilities. */
export function restrict(
  state: State,
  accountId: string,
  missing: readonly string[],
  capabilities: readonly Capability[] = ['stripe_transfers', 'payouts'],
): void {
  setCapabilities(state, find(state.accounts, accountId, 'account'), capabilities, missing)
}

/** Refuses unless the account may do this. */
export function requireCapability(state: State, accountId: string, capability: Capability): void {
  if (accountId === PLATFORM) return
  const account = findNamed(state.accounts, accountId, 'destination', 'destination')
  if (account.configuration?.recipient?.capabilities?.stripe_balance?.[capability]?.status === 'active') return
  throw capability === 'payouts'
    ? new StripeFailure(400, {
        type: 'invalid_request_error',
        code: 'payouts_not_allowed',
        message: 'Payouts are not enabled for this account. Its requirements are incomplete.',
      })
    : new StripeFailure(400, {
        type: 'invalid_request_error',
        code: 'insufficient_capabilities_for_transfer',
        message:
          'Your destination account needs to have at least one of the following capabilities enabled: transfers.',
      })
}

function setCapabilities(
  state: State,
  account: Account,
  capabilities: readonly Capability[],
  missing: readonly string[],
): void {
  const balance = account.configuration?.recipient?.capabilities?.stripe_balance
  if (balance === undefined) return
  const status: Transfers =
    missing.length === 0
      ? { status: 'active', status_details: [] }
      : { status: 'restricted', status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }] }
  const entries = missing.map((description) => requirement(description, capabilities))
  account.requirements = {
    entries,
    ...(entries.length > 0 && { summary: { minimum_deadline: { status: 'past_due' } } }),
  }
  emitThin(state, 'v2.core.account[requirements].updated', account.id)
  for (const capability of capabilities) {
    if (balance[capability]?.status === status.status) continue
    balance[capability] = structuredClone(status)
    emitThin(state, 'v2.core.account[configuration.recipient].capability_status_updated', account.id, {
      updated_capability: `stripe_balance.${capability}`,
    })
  }
}

function requirement(description: string, capabilities: readonly Capability[]): RequirementEntry {
  return {
    awaiting_action_from: 'user',
    description,
    errors: [],
    impact: {
      restricts_capabilities: capabilities.map((capability) => ({
        capability: `stripe_balance.${capability}`,
        configuration: 'recipient',
        deadline: { status: 'past_due' },
      })),
    },
    minimum_deadline: { status: 'past_due' },
    requested_reasons: [{ code: 'routine_onboarding' }],
  }
}

function newAccount(state: State, params: Params): Account {
  const isRecipient =
    params.text('configuration.recipient.capabilities.stripe_balance.stripe_transfers.requested') === 'true'
  const [email, name] = [params.text('contact_email'), params.text('display_name')]
  const currency = params.text('defaults.currency') ?? state.settings.currency
  return {
    id: newId(state, 'acct'),
    object: 'v2.core.account',
    applied_configurations: isRecipient ? ['recipient'] : [],
    closed: false,
    configuration: isRecipient ? { recipient: { applied: true, capabilities: { stripe_balance: {} } } } : {},
    ...(email !== null && { contact_email: email }),
    created: isoOf(state.now()),
    dashboard: (params.text('dashboard') as Account['dashboard']) ?? 'none',
    defaults: {
      currency,
      responsibilities: {
        fees_collector: 'application',
        losses_collector: 'application',
        requirements_collector: 'stripe',
      },
    },
    ...(name !== null && { display_name: name }),
    identity: { country: params.text('identity.country') ?? state.settings.country },
    livemode: false,
    metadata: params.metadata(),
    requirements: { entries: [] },
  }
}

/** Answers leave these parts out unless the request includes them. */
function shown({ configuration, defaults, identity, requirements, ...account }: Account, params: Params): Account {
  const included = params.list('include')
  return {
    ...account,
    ...(included.includes('configuration.recipient') && configuration && { configuration }),
    ...(included.includes('defaults') && defaults && { defaults }),
    ...(included.includes('identity') && identity && { identity }),
    ...(included.includes('requirements') && requirements && { requirements }),
  }
}

function platformOf({ settings }: State): Stripe.Account {
  return {
    id: PLATFORM,
    object: 'account',
    charges_enabled: settings.canCharge,
    country: settings.country,
    default_currency: settings.currency,
    details_submitted: true,
    email: 'platform@example.com',
    payouts_enabled: settings.canPayOut,
    type: 'standard',
  }
}
