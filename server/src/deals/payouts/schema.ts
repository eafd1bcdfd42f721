import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Strict,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Payout as PayoutRow, payoutStatuses } from './domain.ts'

const PayoutStatus = OneOf('PayoutStatus', payoutStatuses)

export const Payout = Answer(
  {
    id: IdOut('pay'),
    milestone_id: IdOut('mil'),
    contract_id: IdOut('con'),
    worker_id: IdOut('usr', 'The user who is paid.'),
    dispute_id: Nullable(
      IdOut(
        'dsp',
        'The dispute that is holding this payout, reversed it, or created it as the worker’s part. In the last case, it replaces all payouts that the same dispute reversed.',
      ),
    ),
    currency: Type.String(),
    gross_cents: Cents('The released amount.'),
    fee_cents: Cents('The platform’s fee on it.'),
    net_cents: Cents('What the worker gets.'),
    status: PayoutStatus,
    payable_at: Timestamp('When it becomes available in the worker’s wallet.'),
    paid_at: Nullable(Timestamp()),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Payout' },
)

export const PayoutFilter = Strict({
  status: Type.Optional(described(PayoutStatus, 'Only payouts with this status.')),
  contract_id: Type.Optional(IdIn('con', 'Only payouts of this contract.')),
})

export function presentPayout(payout: PayoutRow, currency: string): Static<typeof Payout> {
  return {
    id: encodeId('pay', payout.id),
    milestone_id: encodeId('mil', payout.milestone_id),
    contract_id: encodeId('con', payout.contract_id),
    worker_id: encodeId('usr', payout.worker_id),
    dispute_id: payout.dispute_id && encodeId('dsp', payout.dispute_id),
    currency,
    gross_cents: payout.gross_cents,
    fee_cents: payout.fee_cents,
    net_cents: payout.net_cents,
    status: payout.status,
    payable_at: payout.payable_at,
    paid_at: payout.paid_at,
    created_at: payout.created_at,
    updated_at: payout.updated_at,
  }
}

export const examplePayout: Static<typeof Payout> = {
  id: 'pay_01kz3vh4c6e8g0j2m4p6r8t0v2',
  milestone_id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8',
  contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  dispute_id: null,
  currency: 'USD',
  gross_cents: 90_000,
  fee_cents: 4_500,
  net_cents: 85_500,
  status: 'clearing',
  payable_at: '2026-12-07T10:00:00.000Z',
  paid_at: null,
  created_at: '2026-12-02T10:00:00.000Z',
  updated_at: '2026-12-02T10:00:00.000Z',
}
