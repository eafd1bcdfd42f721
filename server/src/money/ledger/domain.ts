import { conflict } from '../../platform/kernel/errors.ts'
import {
  type AccountId,
  encodeId,
  type Id,
  type MilestoneId,
  type Prefix,
  type UserId,
} from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** `external` stands for money outside the marketplace. User and milestone accounts can't be negative. */
export type Account =
  | { kind: 'external' }
  | { kind: 'fees' }
  /** What payment providers charge; the platform pays it. */
  | { kind: 'processing' }
  | { kind: 'available'; owner: UserId }
  | { kind: 'clearing'; owner: UserId }
  | { kind: 'escrow'; owner: MilestoneId }

export const accountKinds = [
  'available',
  'clearing',
  'escrow',
  'external',
  'fees',
  'processing',
] as const satisfies Account['kind'][]
export type AccountKind = (typeof accountKinds)[number]

/** What a transfer is for. Kind and reference are unique together, so nothing moves twice. */
export const transferKinds = [
  'deposit',
  'deposit_reversal',
  'deposit_refund',
  'deposit_refund_reversal',
  'processing_fee',
  'withdrawal',
  'withdrawal_reversal',
  'fund',
  'refund',
  'settlement',
  'release',
  'release_reversal',
  'fee',
  'fee_reversal',
  'payout',
  'clearing_correction',
  'fee_correction',
  'fee_waiver',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** Money to move from one account to another. */
export interface NewTransfer {
  from: Account
  to: Account
  amountCents: number
  kind: TransferKind
  reference: Id<Prefix>
}

export interface Transfer {
  id: Id<'txn'>
  debit_account: AccountId
  credit_account: AccountId
  amount_cents: number
  kind: TransferKind
  reference: string
  created_at: Instant
}

/** What a transfer is for, in API terms. */
export function subjectOf({ kind, reference }: Pick<Transfer, 'kind' | 'reference'>): { type: string; id: string } {
  const [type, prefix] = subjects[kind]
  return { type, id: encodeId(prefix, reference as Id<typeof prefix>) }
}

const subjects = {
  deposit: ['deposit', 'dep'],
  deposit_reversal: ['deposit', 'dep'],
  deposit_refund: ['refund', 'rfd'],
  deposit_refund_reversal: ['refund', 'rfd'],
  processing_fee: ['deposit', 'dep'],
  withdrawal: ['withdrawal', 'wdr'],
  withdrawal_reversal: ['withdrawal', 'wdr'],
  fund: ['milestone', 'mil'],
  refund: ['milestone', 'mil'],
  settlement: ['dispute', 'dsp'],
  release: ['payout', 'pay'],
  release_reversal: ['payout', 'pay'],
  fee: ['payout', 'pay'],
  fee_reversal: ['payout', 'pay'],
  payout: ['payout', 'pay'],
  clearing_correction: ['dispute', 'dsp'],
  fee_correction: ['dispute', 'dsp'],
  fee_waiver: ['dispute', 'dsp'],
} as const satisfies Record<TransferKind, readonly [string, Prefix]>

/** The id prefixes of what transfers can be for. */
export const subjectPrefixes = [...new Set(Object.values(subjects).map(([, prefix]) => prefix))]

/** How much each account with a cached balance gains or loses. */
export function changesOf(transfers: readonly NewTransfer[]): { account: Account; cents: number }[] {
  const changes = new Map<string, { account: Account; cents: number }>()
  const add = (account: Account, cents: number) => {
    if (!('owner' in account)) return
    const key = `${account.kind} ${account.owner}`
    const existing = changes.get(key)
    changes.set(key, { account, cents: (existing?.cents ?? 0) + cents })
  }
  for (const { from, to, amountCents } of transfers) {
    add(from, -amountCents)
    add(to, amountCents)
  }
  return [...changes.values()]
}

/** Refuses to spend more than what's available in the wallet or in platform fees. */
export function requireFunds(from: 'wallet' | 'fees', availableCents: number, neededCents: number): void {
  if (availableCents >= neededCents) return
  const missing_cents = neededCents - availableCents
  const message =
    from === 'wallet'
      ? `The wallet is ${missing_cents} cents short.`
      : `Only ${availableCents} cents of the fees can be withdrawn right now.`
  throw conflict('insufficient_funds', message, { available_cents: availableCents, missing_cents })
}
