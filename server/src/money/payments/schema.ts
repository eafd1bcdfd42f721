import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  Line,
  Nullable,
  OneOf,
  PositiveCents,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { maskReference } from '../payout-accounts/domain.ts'
import { providerNames, providers } from '../providers/domain.ts'
import { type Direction, type Payment as PaymentRow, paymentStatuses } from './domain.ts'

const PaymentStatus = OneOf('PaymentStatus', paymentStatuses)

export const NewDeposit = Strict(
  {
    amount_cents: PositiveCents('From the wallet’s `deposit_min_cents` to its `deposit_max_cents`.'),
    return_url: Type.Optional(
      Line(1, 2_000, {
        description:
          'Where the browser goes after the user has paid or canceled, with `deposit` added to its query: an https:// URL, or http:// on this machine. Default: the wallet in the console. Ignored unless users pay on a page of the provider.',
        examples: ['https://example.com/wallet'],
      }),
    ),
  },
  { title: 'NewDeposit' },
)

export const NewWithdrawal = Strict(
  {
    amount_cents: PositiveCents(
      'From the wallet’s `withdrawal_min_cents` to its `withdrawal_max_cents`, and at most its `withdrawable_cents`.',
    ),
    destination: Type.Optional(
      Line(1, 1_000, {
        description:
          'Not needed, since the money goes to your payout account. If given, it must be that account’s reference; spaces and case don’t matter.',
        examples: ['FR76 3000 6000 0112 3456 7890 189'],
      }),
    ),
  },
  { title: 'NewWithdrawal' },
)

export const NewFeeWithdrawal = Strict(
  {
    amount_cents: Type.Optional(PositiveCents('Default: everything that can be paid out.')),
    destination: Type.Optional(
      Line(1, 1_000, {
        description:
          'Where the money goes. Required with the provider `manual`: free text for the operator, such as a bank account and its holder.',
        examples: ['IBAN FR76 3000 6000 0112 3456 7890 189, Ada Example'],
      }),
    ),
  },
  { title: 'NewFeeWithdrawal' },
)

export const PaymentConfirmation = Strict(
  {
    reference: Line(1, 200, {
      description:
        'The payment’s reference, for example at the bank. It must be unique. Case and spaces at the ends don’t matter.',
    }),
    amount_cents: Type.Optional(
      PositiveCents(
        'The amount that actually moved. Default: the requested amount. For a withdrawal, it can only be lower, and the rest is returned.',
      ),
    ),
    reason: Type.Optional(
      Text(1, 1_000, {
        description: 'Why the amount differs from the requested one; required if it does. Shown to the user.',
      }),
    ),
  },
  { title: 'PaymentConfirmation' },
)

export const PaymentFailure = Strict(
  {
    reference: Type.Optional(Line(1, 200, { description: 'The reference of the failed attempt. It must be unique.' })),
    reason: Type.Optional(Text(1, 1_000, { description: 'Shown to the user.' })),
  },
  { title: 'PaymentFailure' },
)

export const DepositReversal = Strict(
  { reason: Text(1, 1_000, { description: 'Shown to the user.' }) },
  { title: 'DepositReversal' },
)

/** The data of events, without destinations, which are personal data that events must not keep. */
export const PaymentFacts = Answer(
  {
    id: Type.String({ description: '`dep_…` or `wdr_…`.', examples: ['dep_01kz3vj7e9g1j3m5p7r9t1v3x5'] }),
    user_id: Nullable(IdOut('usr', 'The owner of the wallet; null if the platform is paying out its fees.')),
    amount_cents: Cents('The amount that moved or will move.'),
    requested_cents: Cents(),
    amount_reason: Nullable(Type.String({ description: 'Why the amount differs from the requested one.' })),
    currency: Type.String(),
    status: described(
      PaymentStatus,
      'Only deposits can be `reversed`. Only withdrawals can be `in_transit`: on their way to the bank. A withdrawal that `succeeded` can still become `failed` if the bank returns it days later.',
    ),
    provider: described(
      OneOf('PaymentProvider', providerNames),
      'The payment provider, which finishes what it started.',
    ),
    provider_reference: Nullable(Type.String({ description: 'The provider’s reference of the payment.' })),
    failure_reason: Nullable(Type.String({ description: 'Why it failed or was reversed.' })),
    waiting_reason: Nullable(Type.String({ description: 'Why the provider hasn’t sent a pending withdrawal yet.' })),
    arrives_at: Nullable(Timestamp('When a withdrawal is expected at the bank.')),
    is_returning: Type.Boolean({
      description: 'Whether the bank refused a withdrawal whose money isn’t back in the wallet yet.',
    }),
    refunded_cents: Cents('The part of a deposit that went back to where it came from, or is on its way there.'),
    reversed_cents: Cents('How much a reversal of the deposit took out of the wallet.'),
    unrecovered_cents: Cents('The part of a reversed deposit that the wallet didn’t have, which is lost.'),
    settled_by_owner: Type.Boolean({
      description: 'Whether an operator settled their own payment because no one else was an operator.',
    }),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'PaymentFacts', about: 'A deposit (`dep_…`) or a withdrawal (`wdr_…`).' },
)

export const Payment = Answer(
  {
    ...PaymentFacts.properties,
    destination: Nullable(
      Type.String({
        description: 'Where a withdrawal goes: a label and the last characters of the reference.',
        examples: ['Example Bank ••••0189'],
      }),
    ),
    instructions: Nullable(
      Type.String({ description: 'How to pay a pending deposit if the user has to do it manually.' }),
    ),
    checkout_url: Nullable(
      Type.String({
        description:
          'Where the user pays a pending deposit, if the provider has a page for it. Open it in a browser; it needs no sign-in.',
        examples: ['https://market.example.com/pay/dep_01kz3vj7e9g1j3m5p7r9t1v3x5'],
      }),
    ),
    expires_at: Nullable(Timestamp('When a pending deposit fails if it isn’t paid at `checkout_url`. Real time.')),
  },
  { title: 'Payment', about: 'A deposit (`dep_…`) or a withdrawal (`wdr_…`).' },
)

/** A withdrawal's full destination, for the operator who pays it. */
export const Destination = Answer(
  {
    holder: Nullable(Type.String({ description: 'Who owns the account.' })),
    label: Nullable(Type.String({ description: 'What the user calls the account.' })),
    reference: Nullable(
      Type.String({ description: 'What identifies the account, such as an IBAN; null if none was given.' }),
    ),
  },
  { title: 'Destination' },
)

export const PaymentFilter = Strict({
  status: Type.Optional(described(PaymentStatus, 'Only payments with this status.')),
})

/** For operators, who see the payments of all users. */
export const AnyPaymentFilter = Strict({
  ...PaymentFilter.properties,
  user_id: Type.Optional(IdIn('usr', 'Only payments of this user.')),
  reference: Type.Optional(Line(1, 200, { description: 'Only the payment with this reference.' })),
})

function publicPaymentId(direction: Direction, id: PaymentRow['id']): string {
  return direction === 'deposit' ? encodeId('dep', id as Id<'dep'>) : encodeId('wdr', id as Id<'wdr'>)
}

export function presentPaymentFacts(
  direction: Direction,
  payment: PaymentRow,
  currency: string,
): Static<typeof PaymentFacts> {
  return {
    id: publicPaymentId(direction, payment.id),
    user_id: payment.user_id && encodeId('usr', payment.user_id),
    amount_cents: payment.amount_cents,
    requested_cents: payment.requested_cents,
    amount_reason: payment.amount_reason,
    currency,
    status: payment.status,
    provider: payment.provider,
    provider_reference: payment.provider_reference,
    failure_reason: payment.failure_reason,
    waiting_reason: payment.waiting_reason,
    arrives_at: payment.arrives_at,
    is_returning: payment.is_returning,
    refunded_cents: payment.refunded_cents,
    reversed_cents: payment.reversed_cents,
    unrecovered_cents: payment.status === 'reversed' ? payment.amount_cents - payment.reversed_cents : 0,
    settled_by_owner: payment.settled_by_owner,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
  }
}

export function presentPayment(
  direction: Direction,
  payment: PaymentRow,
  { currency, depositInstructions, publicUrl }: PaymentSettings,
): Static<typeof Payment> {
  const facts = presentPaymentFacts(direction, payment, currency)
  const { settledBy } = providers[payment.provider]
  const isToBePaid = direction === 'deposit' && payment.status === 'pending'
  const hasPage = isToBePaid && settledBy === 'worker'
  return {
    ...facts,
    destination: maskedDestination(payment),
    instructions:
      isToBePaid && settledBy === 'operators' ? (depositInstructions?.replaceAll('{id}', facts.id) ?? null) : null,
    checkout_url: hasPage ? `${publicUrl()}/pay/${facts.id}` : null,
    expires_at: hasPage ? payment.expires_at : null,
  }
}

export type PaymentSettings = { currency: string; depositInstructions: string | null; publicUrl: () => string }

function maskedDestination({ destination, sealed_destination }: PaymentRow): string | null {
  return destination === null || sealed_destination ? destination : maskReference(destination)
}

export const examplePaymentFacts: Static<typeof PaymentFacts> = {
  id: 'dep_01kz3vj7e9g1j3m5p7r9t1v3x5',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  amount_cents: 100_000,
  requested_cents: 100_000,
  amount_reason: null,
  currency: 'USD',
  status: 'succeeded',
  provider: 'sandbox',
  provider_reference: 'sandbox-0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  failure_reason: null,
  waiting_reason: null,
  arrives_at: null,
  is_returning: false,
  refunded_cents: 0,
  reversed_cents: 0,
  unrecovered_cents: 0,
  settled_by_owner: false,
  created_at: '2026-11-15T11:30:00.000Z',
  updated_at: '2026-11-15T11:30:00.000Z',
}

export const exampleDeposit: Static<typeof Payment> = {
  ...examplePaymentFacts,
  destination: null,
  instructions: null,
  checkout_url: null,
  expires_at: null,
}

export const exampleDestination: Static<typeof Destination> = {
  holder: 'Ada Example',
  label: 'Example Bank',
  reference: 'FR76 3000 6000 0112 3456 7890 189',
}
