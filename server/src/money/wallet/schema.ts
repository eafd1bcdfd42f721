import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdOut,
  ListOf,
  Nullable,
  OneOf,
  SignedCents,
  Strict,
  Subject,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { type ContractId, encodeId } from '../../platform/kernel/ids.ts'
import { subjectOf, type Transfer, transferKinds } from '../ledger/domain.ts'

export const Wallet = Answer(
  {
    currency: Type.String(),
    available_cents: Cents('Money that can be spent now.'),
    withdrawable_cents: Cents(
      'The part of the available money that can be withdrawn: all of it, unless the payment provider only pays out earnings.',
    ),
    escrow_cents: Cents('Money in escrow for milestones you’ve funded.'),
    clearing_cents: Cents('Released money that isn’t available yet, after fees.'),
    deposit_min_cents: Cents('The least that can be deposited at once.'),
    deposit_max_cents: Cents('The most that can be deposited at once.'),
    withdrawal_min_cents: Cents('The least that can be withdrawn at once.'),
    withdrawal_max_cents: Cents('The most that can be withdrawn at once.'),
  },
  { title: 'Wallet' },
)

export const TransactionKind = OneOf('TransactionKind', transferKinds)

export const Transaction = Answer(
  {
    id: IdOut('txn'),
    kind: described(
      TransactionKind,
      'A `fee_correction` follows a dispute that changed how much of a contract was released: it returns excess fees to the worker, or charges the difference if fees were too low. A `fee_waiver` is the part of it that the wallet couldn’t cover and the platform waives.',
    ),
    amount_cents: SignedCents('Positive for incoming money, negative for outgoing money.'),
    currency: Type.String(),
    subject: Subject('The reason: a deposit, withdrawal, milestone, payout or dispute.'),
    contract_id: Nullable(IdOut('con', 'The contract that the milestone, payout or dispute belongs to.')),
    created_at: Timestamp(),
  },
  { title: 'Transaction' },
)

export const TransactionFilter = Strict({
  q: Type.Optional(
    Text(1, 200, {
      description:
        'Only transactions that contain all of these words in the gig’s title, the other side’s name, the amount, the kind or the payment’s reference. Parts of words match too.',
    }),
  ),
  kind: Type.Optional(
    ListOf(TransactionKind, transferKinds.length, {
      description: 'Only transactions of these kinds. Repeat the parameter for each.',
    }),
  ),
})

export function presentTransaction(
  transfer: Transfer & { signedCents: number },
  contractId: ContractId | null,
  currency: string,
): Static<typeof Transaction> {
  return {
    id: encodeId('txn', transfer.id),
    kind: transfer.kind,
    amount_cents: transfer.signedCents,
    currency,
    subject: subjectOf(transfer),
    contract_id: contractId && encodeId('con', contractId),
    created_at: transfer.created_at,
  }
}

export const exampleTransaction: Static<typeof Transaction> = {
  id: 'txn_01kz3vk0g2j4m6p8r0t2v4x6z8',
  kind: 'fund',
  amount_cents: -90_000,
  currency: 'USD',
  subject: { type: 'milestone', id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8' },
  contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
  created_at: '2026-11-16T10:00:00.000Z',
}
