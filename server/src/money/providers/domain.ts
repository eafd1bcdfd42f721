import { conflict } from '../../platform/kernel/errors.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/**
 * The interface to what moves real money. `docs/guides/payment-providers.md` explains how to write a provider;
 * `server/test/payment-providers.test.ts` is what it has to pass.
 */

export const providerNames = ['sandbox', 'manual', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

/** What's the same for every payment of a provider, known without asking it. */
export interface ProviderTraits {
  /**
   * Who settles payments: they succeed at once, an operator reports what happened, or a worker asks the provider, through its
   * `ProviderConnection`.
   */
  settledBy: 'itself' | 'operators' | 'worker'
  /** Whether users write down where their withdrawals go, or the provider asks them on its own pages. */
  payoutAccounts: 'written' | 'hosted'
  /** Whether a fee withdrawal, which has no payout account, has to say where the money goes. */
  needsDestination: boolean
  /** Whether deposits can be withdrawn. If not, only earnings can, and unspent deposits go back to where they came from. */
  paysOutDeposits: boolean
  /** The least that it moves at once, by currency, in the smallest unit; one unit where nothing is named. */
  minimums: { deposit: Amounts; withdrawal: Amounts }
}

type Amounts = Readonly<Record<string, number>>

export const providers: Record<ProviderName, ProviderTraits> = {
  // Play money.
  sandbox: {
    settledBy: 'itself',
    payoutAccounts: 'written',
    needsDestination: false,
    paysOutDeposits: true,
    minimums: { deposit: {}, withdrawal: {} },
  },
  // An operator moves the money by hand and confirms it through the API.
  manual: {
    settledBy: 'operators',
    payoutAccounts: 'written',
    needsDestination: true,
    paysOutDeposits: true,
    minimums: { deposit: {}, withdrawal: {} },
  },
  stripe: {
    settledBy: 'worker',
    payoutAccounts: 'hosted',
    needsDestination: false,
    paysOutDeposits: false,
    minimums: {
      deposit: {
        ...{ AED: 200, AUD: 50, BRL: 50, CAD: 50, CHF: 50, CZK: 1_500, DKK: 250, EUR: 50, GBP: 30, HKD: 400, INR: 50 },
        ...{
          JPY: 50,
          MXN: 1_000,
          MYR: 200,
          NOK: 300,
          NZD: 50,
          PLN: 200,
          RON: 200,
          SEK: 300,
          SGD: 50,
          THB: 1_000,
          USD: 50,
        },
      },
      withdrawal: {
        AUD: 100,
        BRL: 100,
        CAD: 100,
        CHF: 500,
        EUR: 100,
        GBP: 100,
        MXN: 1_000,
        NZD: 100,
        PLN: 500,
        USD: 100,
      },
    },
  },
}

/** What the provider calls the parts of an order, kept from one call of `advance` to the next. */
export type References = Readonly<Record<string, string>>

interface OrderBase {
  /** Unique and constant, so that keys for repeating a request can be derived from it. */
  id: string
  /** How often `advance` was called before. If it was, the provider may have acted even if no answer arrived. */
  attempts: number
  references: References
  /** Real time. */
  createdAt: Instant
}

/** Money that a user pays in, on a page of the provider. */
export interface DepositOrder extends OrderBase {
  kind: 'deposit'
  /** The public id, `dep_…`. */
  depositId: string
  userId: string
  amountCents: number
  currency: string
  /** What the user pays for, in their language. */
  description: string
  /** When the page stops taking the payment. Real time. */
  expiresAt: Instant
  /** Where the provider sends the browser afterward. */
  returnUrls: { paid: string; canceled: string }
}

/** Money that leaves: a user's earnings, or the platform's fees. */
export interface WithdrawalOrder extends OrderBase {
  kind: 'withdrawal'
  /** The public id, `wdr_…`. */
  withdrawalId: string
  amountCents: number
  currency: string
  /** The provider's reference of the user's payout account; null for the platform's own. */
  account: string | null
}

/** An unspent deposit that goes back to where it came from. */
export interface RefundOrder extends OrderBase {
  kind: 'refund'
  /** The public id, `rfd_…`. */
  refundId: string
  amountCents: number
  currency: string
  /** The `references` of the deposit's order. */
  depositReferences: References
}

/** A user's payout account at the provider. */
export interface AccountOrder extends OrderBase {
  kind: 'account'
  userId: string
  displayName: string
  email: string | null
  /** ISO 3166-1; null: the platform's own country. */
  country: string | null
}

export type Order = DepositOrder | WithdrawalOrder | RefundOrder | AccountOrder
export type OrderKind = Order['kind']

export type DepositState =
  /** `url` is the page where the user pays. */
  | { status: 'pending'; url: string | null }
  | {
      status: 'succeeded'
      reference: string
      amountCents: number
      /** What the provider keeps of it, which the platform pays. */
      feeCents: number
      /** When the provider lets the money leave. */
      availableOn: Instant
    }
  | { status: 'failed'; reference: string | null; reason: string }

export type WithdrawalState =
  /** `reason`: why the provider isn't sending it yet; null if it's about to. */
  | { status: 'pending'; reason: string | null }
  | { status: 'in_transit'; reference: string; arrivesAt: Instant | null }
  | { status: 'succeeded'; reference: string }
  /** The bank refused it, and the money is on its way back to the platform. */
  | { status: 'returning'; reference: string; reason: string }
  /** All of the money is with the platform. */
  | { status: 'failed'; reference: string | null; reason: string }

export type RefundState =
  /** `reason`: why it waits; null if it's on its way. */
  | { status: 'pending'; reason: string | null }
  | { status: 'succeeded'; reference: string }
  | { status: 'failed'; reference: string | null; reason: string }

export type AccountState = {
  /** `incomplete`: the user hasn't finished the provider's pages. `restricted`: the provider needs more before it pays. */
  status: 'incomplete' | 'ready' | 'restricted'
  /** What the provider calls the account; null if it refused to open one, for the reasons in `missing`. */
  reference: string | null
  /** What the user recognizes it by, such as the bank and the last digits; null until it's known. */
  label: string | null
  /** What's missing, in words; empty if it's ready. */
  missing: string[]
}

interface StateOf {
  deposit: DepositState
  withdrawal: WithdrawalState
  refund: RefundState
  account: AccountState
}

/** Where an order stands. */
export interface Progress<Kind extends OrderKind = OrderKind> {
  state: StateOf[Kind]
  /** Replaces the order's references. */
  references: References
  /** When to call `advance` again if no notification arrives earlier; null if nothing more can happen to it. */
  checkAfterSeconds: number | null
}

/** A message from the provider that something changed. What changed is never taken from the message. */
export interface Notification {
  /** The provider's id of the message, by which repetitions are recognized. */
  id: string
  type: string
  /** What it's about: one of our public ids (`dep_…`, `wdr_…`, `rfd_…`), or the reference of a payout account. */
  about: string | null
}

/** The part of a provider that uses the network. It's never called inside a transaction. */
export interface ProviderConnection {
  /**
   * Takes an order as far as possible, and says where it stands. It's called until nothing more can happen, and again after any
   * failure, which may have occurred after the provider acted. So it has to look for what already exists before it creates
   * anything. Throws if the provider couldn't be asked.
   */
  advance<Kind extends OrderKind>(order: Extract<Order, { kind: Kind }>): Promise<Progress<Kind>>
  /** A link to the provider's pages for a payout account. It's used at once, and only once. */
  onboardingUrl(account: string, urls: { done: string; expired: string }): Promise<string>
  /** Null if the message isn't from the provider, is too old, or isn't intact. */
  readNotification(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): Notification | null
  /** What's wrong with the configuration, asked at start; throws if the provider couldn't be asked. */
  findProblems(): Promise<string[]>
}

/** The providers that this deployment is connected to. Payments finish with the provider they started with. */
export type ProviderConnections = Partial<Record<ProviderName, ProviderConnection>>

/** How long the provider's page takes a payment. */
export const CHECKOUT_HOURS = 24

/** Throws if the provider doesn't work this way, and says which ones do. */
export function requireSupport(
  provider: ProviderName,
  supports: (traits: ProviderTraits) => boolean,
  message: string,
): void {
  if (supports(providers[provider])) return
  const supported_by = providerNames.filter((name) => supports(providers[name]))
  throw conflict('unsupported_by_provider', message, { provider, supported_by })
}

/** The least that can be deposited or withdrawn at once. */
export function minimumCents(
  direction: keyof ProviderTraits['minimums'],
  { payments, currency }: { payments: ProviderName; currency: string },
): number {
  return providers[payments].minimums[direction][currency] ?? 1
}
