import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdOut,
  Nullable,
  OneOf,
  PositiveCents,
  Strict,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Refund as RefundRow, refundStatuses } from './refund-domain.ts'

export const NewRefund = Strict(
  { amount_cents: Type.Optional(PositiveCents('Default: everything that’s unspent.')) },
  { title: 'NewRefund' },
)

export const Refund = Answer(
  {
    id: IdOut('rfd'),
    deposit_id: IdOut('dep'),
    user_id: IdOut('usr', 'The owner of the wallet.'),
    amount_cents: Cents(),
    currency: Type.String(),
    status: described(
      OneOf('RefundStatus', refundStatuses),
      'A refund can become `failed` even after it `succeeded`, for example because the card has expired. The money is then back in the wallet.',
    ),
    provider_reference: Nullable(Type.String({ description: 'The provider’s reference of the refund.' })),
    failure_reason: Nullable(Type.String()),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Refund', about: 'Part of a deposit that goes back to where it came from.' },
)

export function presentRefund(refund: RefundRow, currency: string): Static<typeof Refund> {
  return {
    id: encodeId('rfd', refund.id),
    deposit_id: encodeId('dep', refund.deposit_id),
    user_id: encodeId('usr', refund.user_id),
    amount_cents: refund.amount_cents,
    currency,
    status: refund.status,
    provider_reference: refund.provider_reference,
    failure_reason: refund.failure_reason,
    created_at: refund.created_at,
    updated_at: refund.updated_at,
  }
}

export const exampleRefund: Static<typeof Refund> = {
  id: 'rfd_01kz3vj9g1j3m5p7r9t1v3x5z7',
  deposit_id: 'dep_01kz3vj7e9g1j3m5p7r9t1v3x5',
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  amount_cents: 40_000,
  currency: 'USD',
  status: 'pending',
  provider_reference: null,
  failure_reason: null,
  created_at: '2026-11-15T11:30:00.000Z',
  updated_at: '2026-11-15T11:30:00.000Z',
}
