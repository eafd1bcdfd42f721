import { type Static, Type } from 'typebox'
import { IdOut, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { type Transfer, transferKinds } from '../ledger/domain.ts'

export const Wallet = Strict(
  {
    currency: Type.String(),
    available_cents: Type.Integer({ description: 'Can be spent or withdrawn now.' }),
    escrow_cents: Type.Integer({ description: 'Held for milestones that the caller funded.' }),
    clearing_cents: Type.Integer({ description: 'Released to the caller and clearing, without fees.' }),
  },
  { title: 'Wallet' },
)

export const Transaction = Strict(
  {
    id: IdOut('txn'),
    kind: OneOf(transferKinds),
    amount_cents: Type.Integer({ description: 'Positive when it came in, negative when it went out.' }),
    currency: Type.String(),
    subject: Strict(
      { type: Type.String(), id: Type.String() },
      {
        description:
          'What it is for: a deposit, withdrawal, milestone, payout, dispute, or the transaction that it reverses.',
      },
    ),
    created_at: Timestamp(),
  },
  { title: 'Transaction' },
)

const subjects = {
  deposit: ['deposit', 'dep'],
  withdrawal: ['withdrawal', 'wdr'],
  fund: ['milestone', 'mil'],
  refund: ['milestone', 'mil'],
  release: ['payout', 'pay'],
  fee: ['payout', 'pay'],
  payout: ['payout', 'pay'],
  settlement: ['dispute', 'dsp'],
  reversal: ['transaction', 'txn'],
} as const

export function presentTransaction(
  transfer: Transfer & { signedCents: number },
  currency: string,
): Static<typeof Transaction> {
  const [type, prefix] = subjects[transfer.kind]
  return {
    id: encodeId('txn', transfer.id),
    kind: transfer.kind,
    amount_cents: transfer.signedCents,
    currency,
    subject: { type, id: encodeId(prefix, transfer.reference as Id<typeof prefix>) },
    created_at: transfer.created_at,
  }
}

export const exampleTransaction: Static<typeof Transaction> = {
  id: 'txn_01kz3vk0g2j4m6p8r0t2v4x6z8',
  kind: 'fund',
  amount_cents: -90_000,
  currency: 'USD',
  subject: { type: 'milestone', id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8' },
  created_at: '2026-11-16T10:00:00.000Z',
}
