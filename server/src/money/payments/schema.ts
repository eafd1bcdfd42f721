import { type Static, Type } from 'typebox'
import { IdOut, Line, Nullable, OneOf, Strict, Text, Timestamp, Whole } from '../../platform/http/shapes.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { type Direction, type Payment as PaymentRow, paymentStatuses } from './domain.ts'

export const NewPayment = Strict(
  { amount_cents: Whole(1, Number.MAX_SAFE_INTEGER, { description: 'In cents.' }) },
  { title: 'NewPayment' },
)

export const PaymentConfirmation = Strict(
  {
    reference: Line(1, 200, {
      description: 'The reference of the payment, for example at the bank; unique for each payment.',
    }),
  },
  { title: 'PaymentConfirmation' },
)

export const PaymentFailure = Strict(
  {
    reference: Type.Optional(
      Line(1, 200, { description: 'The reference of the failed attempt; unique for each payment.' }),
    ),
    reason: Type.Optional(Text(1, 1_000, { description: 'Shown to the user.' })),
  },
  { title: 'PaymentFailure' },
)

export const Payment = Strict(
  {
    id: IdOut('dep'),
    user_id: IdOut('usr', 'The owner of the wallet.'),
    amount_cents: Type.Integer(),
    currency: Type.String(),
    status: OneOf(paymentStatuses),
    provider_reference: Nullable(Type.String({ description: 'The provider’s reference of the payment.' })),
    failure_reason: Nullable(Type.String()),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Payment', description: 'A deposit (`dep_…`) or a withdrawal (`wdr_…`).' },
)

export const PaymentFilter = Strict({
  status: Type.Optional(OneOf(paymentStatuses, { description: 'Only payments with this status.' })),
})

function publicPaymentId(direction: Direction, id: PaymentRow['id']): string {
  return direction === 'deposit' ? encodeId('dep', id as Id<'dep'>) : encodeId('wdr', id as Id<'wdr'>)
}

export function presentPayment(direction: Direction, payment: PaymentRow, currency: string): Static<typeof Payment> {
  return {
    id: publicPaymentId(direction, payment.id),
    user_id: encodeId('usr', payment.user_id),
    amount_cents: payment.amount_cents,
    currency,
    status: payment.status,
    provider_reference: payment.provider_reference,
    failure_reason: payment.failure_reason,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
  }
}

export const examplePayment: Static<typeof Payment> = {
  id: 'dep_01kz3vj7e9g1j3m5p7r9t1v3x5',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  amount_cents: 100_000,
  currency: 'USD',
  status: 'succeeded',
  provider_reference: 'sandbox-0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  failure_reason: null,
  created_at: '2026-11-15T11:30:00.000Z',
  updated_at: '2026-11-15T11:30:00.000Z',
}
